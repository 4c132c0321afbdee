/** Puts together what the pages show of the rules. */
import { explainable, type FamilyId, type Guides, guides } from "../../engine/explain/guide.ts";
import type { Explanation, Locale, RuleSet } from "../../engine/mod.ts";
import type { ShownRule } from "./shown.ts";

/** The examples of a rule; asked only for what shows them, as making them may take a moment. */
export type ExamplesOf = (rule: string) => ShownRule["examples"];

/** The wording of a language, and the rule sets that only strict mode has. */
interface Wording {
  readonly texts: Locale;
  readonly sets?: readonly RuleSet[];
}

/** How many rules of the family are shown where no rule is on the same terms. */
const FEW = 8;
/** After so many rules, others have their turn. */
const AT_ONCE = 50;

/** All rules with the wording of a language; what is shown of one is put together when it is asked for. */
export class Rules {
  readonly #guides: Guides;
  readonly #explained: ReadonlyMap<string, () => Explanation>;
  readonly #shown: Map<string, ShownRule> = new Map();

  constructor({ texts, sets = [] }: Wording, readonly examplesOf: ExamplesOf) {
    this.#guides = guides(sets);
    this.#explained = explainable({ texts, sets });
  }

  /** The ids, in the order in which rules are explained. */
  get ids(): readonly string[] {
    return [...this.#guides.rules.keys()];
  }

  get(rule: string): ShownRule | undefined {
    const shown = this.#shown.get(rule) ?? this.#made(rule);
    if (shown !== undefined) this.#shown.set(rule, shown);
    return shown;
  }

  /** All rules, or those of some families. */
  async all(families?: readonly FamilyId[]): Promise<readonly ShownRule[]> {
    const shown: ShownRule[] = [];
    for (const rule of this.#of(families)) {
      if (shown.length % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
      shown.push(...this.#some([rule]));
    }
    return shown;
  }

  /** The rules on the same terms; where there are none, others of the family. */
  nearTo({ rule, guide: { family, related } }: ShownRule): readonly ShownRule[] {
    const near = this.#some(related);
    return near.length > 0 ? near : this.#some(this.#of([family]).filter((it) => it !== rule).slice(0, FEW));
  }

  #of(families: readonly FamilyId[] | undefined): readonly string[] {
    if (families === undefined) return this.ids;
    return [...this.#guides.rules.values()].filter(({ family }) => families.includes(family)).map(({ rule }) => rule);
  }

  #some(rules: readonly string[]): readonly ShownRule[] {
    return rules.map((rule) => this.get(rule)).filter((it) => it !== undefined);
  }

  #made(rule: string): ShownRule | undefined {
    const [guide, explanation] = [this.#guides.of(rule), this.#explained.get(rule)?.()];
    if (guide === undefined || explanation === undefined) return undefined;
    const { examplesOf } = this;
    return {
      rule,
      explanation,
      guide,
      get examples() {
        return examplesOf(rule);
      },
    };
  }
}
