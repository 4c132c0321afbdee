/** One report on many files, to be kept: what was judged, when, and what is wrong with each. */
import type { Tallies } from "./tallied.ts";

export function reportOn({ all, totals: { files, accepted, refused, unreadable } }: Tallies, date: Date) {
  return {
    product: "Faktlint",
    date: date.toISOString(),
    files,
    accepted,
    refused,
    unreadable,
    results: all.map(({ name, tally }) => ({
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
