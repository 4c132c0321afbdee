/** The severity of a rule: by its set, by the scenario, and by how the default mode differs from strict. */
import type { Side } from "../model/side.ts";
import { advice, type RuleId, xrechnung } from "../rules/index.ts";
import { type Rule, type Severity, severityAs } from "../rules/kit/rule.ts";
import { type ServiceId, serviceRow } from "../rules/own/service.ts";
import type { Mode, Profile, ScenarioRow } from "../scenarios/table.ts";
import type { Syntax } from "../model/codes/index.ts";

/** How the default mode differs from strict. This is the whole list. */
export interface Difference {
  readonly why: string;
  readonly profiles: readonly Profile[];
  readonly rules: readonly RuleId[];
  readonly inDefault: "warning" | "off";
  /** Only where the invoice came as XML. */
  readonly onXml?: true;
}

const ADDRESS_RULES: readonly RuleId[] = ["PEPPOL-EN16931-R010", "PEPPOL-EN16931-R020"];
const german: readonly Profile[] = ["xrechnung-ubl", "xrechnung-cii"];

function isPeppolRule(id: string): id is RuleId {
  return id.startsWith("PEPPOL-");
}

export const differences: readonly Difference[] = [
  {
    why: "A missing electronic address is a warning.",
    profiles: [...german, "peppol-bis-3"],
    rules: ADDRESS_RULES,
    inDefault: "warning",
  },
  {
    why: "Peppol's rules run for Peppol invoices alone.",
    profiles: german,
    rules: Object.keys(xrechnung).filter(isPeppolRule).filter((id) => !ADDRESS_RULES.includes(id)),
    inDefault: "off",
  },
  {
    why: "A rule on the XML document's own identifier does not judge the model.",
    profiles: german,
    rules: ["BR-DE-21"],
    inDefault: "off",
    onXml: true,
  },
];

/** The severity of one of the service's own findings, when an invoice is checked or is to be written. */
export function ownSeverity(id: ServiceId, mode: Mode | "write"): Severity {
  const { severity, inStrict = "information", written = severity } = serviceRow(id);
  if (mode === "write") return written;
  return mode === "strict" && inStrict !== "kept" ? inStrict : severity;
}

/** What other sets say of a rule: that it does not run, or how grave it is; undefined where they say nothing. */
export interface Grades {
  /** The ids of the sets. */
  readonly by: string;
  of(id: string): Severity | "off" | undefined;
  /** What else they call a rule that they have from another set. */
  called?(id: string): string | undefined;
}

/** What decides how grave a rule of the engine is. */
export interface Grading {
  readonly profile: Profile;
  readonly side: Side;
  readonly syntax: Syntax;
  readonly mode: Mode;
  /** How the invoice came: a few rules judge only what came as XML. */
  readonly input: "xml" | "json";
  /** The row that it is judged by. */
  readonly scenario: ScenarioRow;
  /** What the sets of the row that were handed in say of others' rules. */
  readonly grades?: Grades | undefined;
}

/** The severity that a scenario gives a rule which has one of its own. */
export function gradedIn({ severities }: ScenarioRow, syntax: Syntax, id: string, own: Severity): Severity {
  return severities[syntax]?.[id] ?? own;
}

/** The severity of a failed rule of the engine; "off" when it does not run. */
export function severityOf(id: RuleId, rule: Rule, how: Grading): Severity | "off" {
  const { scenario, syntax, mode, profile, input, grades } = how;
  const own = severityAs(rule, how.side);
  if (Object.hasOwn(advice, id)) return mode === "strict" ? "information" : own;
  const official = grades?.of(id) ?? gradedIn(scenario, syntax, id, own);
  if (mode === "strict" || official === "off") return official;
  const exception = differences.find((it) =>
    it.profiles.includes(profile) && it.rules.includes(id) && (it.onXml === undefined || input === "xml")
  );
  return exception?.inDefault ?? official;
}
