/** Rules on elements as a set that is handed in: those of one outline, which a sweep checks while the document is read. */
import { nearestTerms } from "./nearest_terms.ts";
import { once } from "../model/known.ts";
import { type Side, sideOf } from "../model/side.ts";
import { compile } from "../rules/elements/compile.ts";
import type { ElementRow } from "../rules/elements/compiled.ts";
import type { ElementTable } from "../rules/elements/row.ts";
import { saidOf } from "../rules/elements/kinds.ts";
import { sweeper } from "../rules/elements/sweep.ts";
import { ciiElements } from "../rules/en16931/cii.elements.ts";
import { ublElements } from "../rules/en16931/ubl.elements.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import { elementExample } from "../texts/element_examples.ts";
import { elementText } from "../texts/elements.ts";
import type { ListedRule, RuleSet } from "./sets.ts";

/** The rows of a rule: more than one where it asks for several things. */
type Rows = readonly [ElementRow, ...ElementRow[]];

export interface Elements {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly table: ElementTable;
  /** The ids of its rules begin with these, or all are of one. */
  readonly families: readonly FamilyId[] | FamilyId;
}

/** A set that judges elements by a table; most hosts see one syntax, so it is compiled with the first document of it. */
export function elementsSet({ id, name, side, table, families }: Elements): RuleSet {
  const compiled = once(() => rulesOf(table));
  const rowOf = (rule: string) => compiled().rows().get(rule);
  const plan = once(() => ({
    official: compiled().ids.size,
    steps: [],
    severityOf(rule: string) {
      const row = rowOf(rule);
      return row === undefined ? "off" : row[0].severity ?? "fatal";
    },
  }));
  return {
    id,
    name,
    follow: (syntax, report) => sideOf(syntax) === side ? compiled().sweep(report) : undefined,
    plan,
    terms: nearestTerms,
    around: (rule) => [...new Set(rowOf(rule)?.flatMap(({ term = [] }) => term))],
    rules: once(() => listedRules(compiled().rows(), families)),
    text(rule, texts, kind) {
      const all = rowOf(rule);
      if (all === undefined) throw new TypeError(`No wording for the rule ${rule}`);
      const { order, ...said } = saidOf(kind);
      const row = all.find((it) => `${it.order}` === order);
      return elementText(row === undefined ? all : [row], texts, said);
    },
    example(rule, side) {
      const [row] = rowOf(rule) ?? [];
      return row === undefined ? undefined : elementExample(row, side);
    },
  };
}

const name = "EN 16931 syntax rules";

/** The syntax rules of EN 16931. The specification has them run in strict mode alone. */
export const elementsSets = [
  elementsSet({ id: "elements-ubl", name, side: "ubl", table: ublElements, families: ["UBL-CR", "UBL-SR", "UBL-DT"] }),
  elementsSet({ id: "elements-cii", name, side: "cii", table: ciiElements, families: ["CII-SR", "CII-DT"] }),
] as const;

function listedRules(rows: ReadonlyMap<string, Rows>, families: Elements["families"]): readonly ListedRule[] {
  return [...rows].flatMap(([id, [{ severity = "fatal" }]]) => {
    const family = typeof families === "string" ? families : families.find((it) => id.startsWith(`${it}-`));
    return family === undefined ? [] : [{ id, family, terms: [], severity }];
  });
}

function rulesOf(table: ElementTable) {
  const rules = compile(table);
  return { ids: rules.ids, rows: once(() => byRule(rules.rows)), sweep: sweeper(rules) };
}

function byRule(all: readonly ElementRow[]): ReadonlyMap<string, Rows> {
  const rows = new Map<string, Rows>();
  for (const row of all) {
    const others = rows.get(row.key);
    rows.set(row.key, others === undefined ? [row] : [...others, row]);
  }
  return rows;
}
