/** One report on many files, to be kept: what was judged, when, and what is wrong with each. */
import { type Tallied, totalsOf } from "./tallied.ts";

export function reportOn(files: readonly Tallied[], date: Date) {
  const { files: number, accepted, refused, unreadable } = totalsOf(files);
  return {
    product: "Faktlint",
    date: date.toISOString(),
    files: number,
    accepted,
    refused,
    unreadable,
    results: files.map(({ name, tally }) => ({
      file: name,
      sha256: tally?.sha256 ?? null,
      verdict: tally?.verdict ?? null,
      errors: tally?.errors ?? null,
      warnings: tally?.warnings ?? null,
      amount_due: tally?.due ?? null,
      currency: tally?.currency ?? null,
      findings: tally?.wrong ?? [],
    })),
  };
}
