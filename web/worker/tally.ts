/** A file judged in short: for a table of many, any of which is shown whole when it is asked for. */
import type { AnyPlace, Finding } from "../../engine/mod.ts";
import { chosenOf, refused, sha256 } from "./chosen.ts";
import { openedAsAsked } from "./copies.ts";
import { judged, judgingOf } from "./judging.ts";
import type { Ask, Settings, Tally, Wrong } from "./protocol.ts";
import { ordered } from "./report.ts";

/** How many rules of one file are listed: nobody reads hundreds. */
const MOST_RULES = 50;

export async function tallied(ask: Ask): Promise<Tally> {
  const { file, settings } = ask;
  const source = await chosenOf(file, settings);
  if ("kind" in source) return unreadable(source.error, source.message);
  const digest = await sha256(source.input);
  const judging = await judgingOf(source, settings, true);
  const opening = await openedAsAsked(ask, source, judging.sets);
  if ("refusal" in opening) {
    const { xmlCode, error, message, said } = await refused(opening.refusal, source, settings.language);
    return { ...unreadable(xmlCode ?? error, said ?? message), sha256: digest };
  }
  const { verdict, invoice } = await judged(opening.ok, judging);
  const { errors, warnings } = verdict.findings_truncated?.by_severity ?? {};
  return {
    verdict: verdict.valid ? "accepted" : "refused",
    wrong: wrongIn(ordered(verdict)),
    errors: errors?.total ?? verdict.errors.length,
    warnings: warnings?.total ?? verdict.warnings.length,
    due: saidOf(invoice.totals?.payableAmount),
    currency: saidOf(invoice.currency),
    sha256: digest,
  };
}

/** A fault of this program itself: the next file is read, and this one has no verdict. */
export function broken({ texts: { ui } }: Settings): Tally {
  return unreadable("internal_error", ui.broken);
}

function unreadable(rule: string, message: string): Tally {
  return { verdict: "unreadable", wrong: [{ rule, severity: "fatal", message }], errors: 0, warnings: 0 };
}

/** A value as it is there; in JSON, it can be anything. */
function saidOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? `${value}` : undefined;
}

/** Each rule once, in the order in which to fix them. */
function wrongIn(findings: readonly Finding<AnyPlace>[]): readonly Wrong[] {
  const rules = new Map<string, Wrong>();
  for (const { rule, severity, message } of findings) {
    if (!rules.has(rule)) rules.set(rule, { rule, severity, message });
  }
  return [...rules.values()].slice(0, MOST_RULES);
}
