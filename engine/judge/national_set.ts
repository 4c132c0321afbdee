/**
 * A nation's rules on elements at paths as a set that is handed in. It says which rules of EN 16931 its edition lacks; those
 * that it has otherwise are its own, under the same ids, and the engine's do not run.
 */
import { nearestTerms } from "./nearest_terms.ts";
import { grouped } from "../model/grouped.ts";
import { once } from "../model/known.ts";
import { type Side, sideOf } from "../model/side.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import type { Severity } from "../rules/kit/rule.ts";
import type { Pattern, Row } from "../rules/paths/row.ts";
import { compilePatterns, patternSweep } from "../rules/paths/walk.ts";
import { nationalExamples } from "../texts/national_examples.ts";
import { exampleOf } from "../texts/examples.ts";
import { type OwnWords, pathText, placedAt } from "../texts/paths.ts";
import type { ListedRule, RuleSet, SetPlan } from "./sets.ts";

export interface National {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** The ids of its rules begin with these, the first that fits; others are those of EN 16931. */
  readonly families: readonly FamilyId[];
  /** The families of rules whose ids begin otherwise, by their ids. */
  readonly familiesOf?: Readonly<Record<string, FamilyId>>;
  readonly patterns: readonly Pattern[];
  /** Another set lists the rules that are in these, too. */
  readonly listedElsewhere?: readonly Pattern[];
  /** The rules of EN 16931 that it does not have. */
  readonly without?: readonly string[];
  /** Rules of others that it has with another severity. */
  readonly severities?: Readonly<Record<string, Severity>>;
  /** It applies beside the other sets of an invoice: no other set says which of its rules run. */
  readonly beside?: boolean;
  /** What it calls rules of EN 16931, where that is another id. */
  readonly called?: (id: string) => string | undefined;
  readonly words: OwnWords;
}

/** A set that judges by patterns; most hosts see no document of it, so it is compiled with the first. */
export function nationalSet(nation: National): RuleSet {
  const { id, name, side, patterns, words, listedElsewhere = [] } = nation;
  let compiled: ReturnType<typeof compilePatterns> | undefined;
  const rules = () => compiled ??= compilePatterns(patterns);
  let plan: SetPlan | undefined;
  return {
    id,
    name,
    follow: (syntax, report) => sideOf(syntax) === side ? patternSweep(rules(), report) : undefined,
    plan: () => plan ??= planFor(nation, rules().rows),
    terms: nearestTerms,
    rules: once(() => listedRules(rules().rows, nation, compilePatterns(listedElsewhere).rows)),
    example(rule) {
      const row = rules().rows.find(({ id }) => id === rule);
      if (row === undefined) return undefined;
      const [term] = row.terms;
      return row.sample ?? exampleOf(rule, term, side) ?? (term === undefined ? undefined : nationalExamples[term]);
    },
    text(rule, texts, kind) {
      const { rows } = rules();
      const [number, missing] = kind?.split(" ") ?? [];
      const row = number === undefined ? rows.find(({ id }) => id === rule) : rows.find((_, at) => `${at}` === number);
      if (row === undefined) throw new TypeError(`No wording for the rule ${rule}`);
      const text = pathText(row, texts, words);
      return missing === undefined ? text : { ...text, fix: placedAt(text.fix, missing, row, side, texts) };
    },
  };
}

function planFor(
  { id, without = [], severities = {}, called, beside = false }: National,
  rows: readonly Row[],
): SetPlan {
  const own = new Map(rows.map((row) => [row.id, row.severity]));
  const off = new Set([...without, ...own.keys()]);
  return {
    official: own.size,
    steps: [],
    beside,
    severityOf: (rule) => own.get(rule) ?? "off",
    grades: {
      by: id,
      of: (rule) => off.has(rule) ? "off" : severities[rule],
      ...(called === undefined ? {} : { called }),
    },
  };
}

/** Each rule once; a copy of a rule of EN 16931 is listed with the engine's own. */
function listedRules(
  rows: readonly Row[],
  { families, familiesOf = {} }: Pick<National, "families" | "familiesOf">,
  elsewhere: readonly Row[],
): readonly ListedRule[] {
  const others = new Set(elsewhere.map(({ id }) => id));
  const own = grouped(rows.filter(({ id }) => !others.has(id)), ({ id }) => id);
  return [...own].flatMap(([id, all]) => {
    const family = familiesOf[id] ?? families.find((it) => id.startsWith(`${it}-`));
    const about = [...new Set(all.flatMap(({ terms }) => terms))];
    const [{ severity } = { severity: "fatal" as const }] = all;
    // Listed by its terms, it would be among the rules of the standard, which apply to everybody.
    return family === undefined ? [] : [{ id, family, terms: [], about, severity }];
  });
}
