/** The verdict on an XML together with what was found about the PDF around it. */
import type { AnyPlace, Finding, Truncated, Verdict } from "../mod.ts";
import type { ContainerFinding } from "./container/judge.ts";

/** What both verdicts say together. Nothing of the container is ever cut. */
export function withContainer<V extends Verdict<AnyPlace>>(
  verdict: V,
  findings: readonly ContainerFinding[],
): V | Joined<V> {
  if (findings.length === 0) return verdict;
  const { findings_truncated: cut } = verdict;
  const joined = (list: readonly Finding<AnyPlace>[], severity: Finding["severity"]) => [
    ...list,
    ...findings.filter((it) => it.severity === severity),
  ];
  const errors = joined(verdict.errors, "fatal");
  return {
    ...verdict,
    valid: verdict.valid && errors.length === 0,
    errors,
    information: joined(verdict.information, "information"),
    ...(cut === undefined ? {} : { findings_truncated: raised(cut, findings) }),
  };
}

type Joined<V> = Omit<V, "errors" | "information"> & Pick<Verdict<AnyPlace>, "errors" | "information">;

function raised(cut: Truncated, findings: readonly ContainerFinding[]): Truncated {
  const of = (severity: Finding["severity"]) => findings.filter((it) => it.severity === severity).length;
  const more = ({ total, returned }: { readonly total: number; readonly returned: number }, count: number) => ({
    total: total + count,
    returned: returned + count,
  });
  const { errors, warnings, information } = cut.by_severity;
  return {
    ...cut,
    ...more(cut, findings.length),
    by_severity: { errors: more(errors, of("fatal")), warnings, information: more(information, of("information")) },
  };
}
