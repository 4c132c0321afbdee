/** Puts together what the pages show of every rule. */
import { type Guide, guides } from "../../engine/explain/guide.ts";
import { explainAll, type Locale, type RuleSet } from "../../engine/mod.ts";
import type { ShownRule } from "./shown.ts";

export type Rules = ReadonlyMap<string, ShownRule>;
export type Examples = Readonly<Record<string, ShownRule["examples"]>>;

/** The wording of a language, and the rule sets that only strict mode has. */
interface Wording {
  readonly texts: Locale;
  readonly sets?: readonly RuleSet[];
}

/** All rules by their ids, with the wording of a language. */
export function gathered({ texts, sets = [] }: Wording, examples: Examples): Rules {
  const guideOf = new Map<string, Guide>(guides(sets).map((guide) => [guide.rule, guide]));
  return new Map(
    explainAll({ texts, sets }).flatMap((explanation) => {
      const { rule } = explanation;
      const guide = guideOf.get(rule);
      return guide === undefined ? [] : [[rule, { rule, explanation, guide, examples: examples[rule] ?? {} }] as const];
    }),
  );
}

/** How many rules of the family are shown where no rule is on the same terms. */
const FEW = 8;

/** The rules on the same terms; where there are none, others of the family. */
export function nearTo({ rule, guide }: ShownRule, rules: Rules): readonly ShownRule[] {
  const near = guide.related.map((id) => rules.get(id)).filter((it) => it !== undefined);
  if (near.length > 0) return near;
  return [...rules.values()].filter((it) => it.rule !== rule && it.guide.family === guide.family).slice(0, FEW);
}
