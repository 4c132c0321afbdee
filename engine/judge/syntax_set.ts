/** The syntax rules of EN 16931 as a rule set that is handed in. The specification has them run in strict mode alone. */
import type { Side } from "./profiles.ts";
import { ciiSyntax } from "../rules/syntax/cii.ts";
import { compile, type SyntaxRow } from "../rules/syntax/compile.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import type { SyntaxTable } from "../rules/syntax/row.ts";
import { sweeper } from "../rules/syntax/sweep.ts";
import { ublSyntax } from "../rules/syntax/ubl.ts";
import { syntaxText } from "../texts/syntax.ts";
import { scenarioOf } from "./scenarios.ts";
import type { ListedRule, RuleSet } from "./sets.ts";

/** The rows of a rule: more than one where it asks for several things. */
type Rows = readonly [SyntaxRow, ...SyntaxRow[]];

const tables = { ubl: ublSyntax, cii: ciiSyntax } as const;

/** Most hosts see one syntax, and many no strict mode: a table is compiled with its first document. */
const compiled = { ubl: once(() => rulesOf(tables.ubl)), cii: once(() => rulesOf(tables.cii)) } as const;

const families = {
  ubl: ["UBL-CR", "UBL-SR", "UBL-DT"],
  cii: ["CII-SR", "CII-DT"],
} as const satisfies Readonly<Record<Side, readonly FamilyId[]>>;

export const syntaxSet: RuleSet = {
  name: "EN 16931 syntax rules",
  follow: (syntax, report) => compiled[syntax === "cii" ? "cii" : "ubl"]().sweep(report),
  plan(scope) {
    const { side, mode } = scope;
    if (mode !== "strict") return undefined;
    const { rows } = compiled[side]();
    const levels = scenarioOf(scope)?.severities ?? {};
    return {
      families: families[side].map((it) => `${it}-*`),
      official: rows.size,
      steps: [],
      severityOf: (id) => levels[id] ?? rows.get(id)?.[0].severity ?? (rows.has(id) ? "fatal" : "off"),
    };
  },
  rules: () => [...listed("ubl"), ...listed("cii")],
  text(id, texts) {
    const rows = compiled[id.startsWith("CII-") ? "cii" : "ubl"]().rows.get(id);
    if (rows === undefined) throw new TypeError(`No wording for the rule ${id}`);
    return syntaxText(rows, texts);
  },
};

function listed(side: Side): readonly ListedRule[] {
  return [...compiled[side]().rows].flatMap(([id, [{ severity = "fatal" }]]) => {
    const family = families[side].find((it) => id.startsWith(`${it}-`));
    return family === undefined ? [] : [{ id, family, terms: [], severity }];
  });
}

function rulesOf(table: SyntaxTable) {
  const rules = compile(table);
  const rows = new Map<string, Rows>();
  for (const row of rules.rows) {
    const others = rows.get(row.key);
    rows.set(row.key, others === undefined ? [row] : [...others, row]);
  }
  return { rows, sweep: sweeper(rules) };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ??= make();
}
