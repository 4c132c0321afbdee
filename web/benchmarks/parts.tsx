/** What the sections of the page of the benchmarks share. */
import type { Numbers } from "./numbers.ts";
import type { MeasuredRow, Recorded } from "./recorded.ts";
import type { BenchmarkWords } from "./words.ts";

export interface Shown {
  readonly words: BenchmarkWords;
  readonly numbers: Numbers;
  readonly record: Recorded;
}

export function inputTitle(
  words: BenchmarkWords,
  numbers: Numbers,
  row: Pick<MeasuredRow, "input" | "documents">,
): string {
  const { inputs } = words;
  if (row.input === "suite") return `${inputs.suite}, ${numbers.counted(words.documents, row.documents)}`;
  const kind = row.input.startsWith("ciilines-") ? inputs.ciilines : inputs.lines;
  return `${kind}, ${linesOf(words, numbers, row)}`;
}

export function linesOf(words: BenchmarkWords, numbers: Numbers, { input }: Pick<MeasuredRow, "input">): string {
  return numbers.counted(words.lines, +input.slice(input.indexOf("-") + 1));
}
