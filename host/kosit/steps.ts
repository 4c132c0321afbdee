/** The steps of a validation as KoSIT's validator reports them, with the findings of each. */
import type { AnyPlace, AnyVerdict, Finding } from "../../engine/mod.ts";
import type { Scenario } from "./scenarios.ts";

export interface Step {
  readonly id: string;
  /** What it was done with. */
  readonly resource: { readonly name: string; readonly location: string };
  readonly findings: readonly Finding<AnyPlace>[];
}

const SCHEMA = /^ATW-SCHEMA-/;
const OWN = /^ATW-/;
/** The rules of XRechnung's own Schematron; those of CEN's are all others. */
const GERMAN = /^(?:BR-DE|BR-TMP|PEPPOL-)/;

export function stepsOf(verdict: AnyVerdict, { schema }: Scenario): readonly Step[] {
  const findings = [...verdict.errors, ...verdict.warnings, ...verdict.information];
  const [first, ...more] = verdict.provenance.editions;
  const where = (rule: string) =>
    SCHEMA.test(rule) ? "val-xsd" : OWN.test(rule) ? "val-own" : GERMAN.test(rule) ? "val-sch.2" : "val-sch.1";
  const step = (id: string, name: string, location: string): Step => ({
    id,
    resource: { name, location },
    findings: findings.filter(({ rule }) => where(rule) === id),
  });
  const edition = (it: typeof first, at: number) =>
    it === undefined ? [] : [step(`val-sch.${at}`, `${it.set} ${it.edition}`, `faktlint:${it.set}`)];
  const own = step("val-own", "Faktlint", "faktlint:own");
  return [
    step("val-xsd", `XML Schema of ${schema}`, "faktlint:schema"),
    ...edition(first, 1),
    ...more.flatMap((it, at) => edition(it, at + 2)),
    // What the official sets do not say; it has no step in the other validator, and decides nothing unless reading failed.
    ...(own.findings.length > 0 ? [own] : []),
  ];
}
