/** The words of the page by language, and what they make of a goal and of a document. */
import { filled } from "../texts/filled.ts";
import type { LanguageTag } from "../texts/languages.ts";
import type { Numbers } from "./numbers.ts";
import { type Goal, type GoalName, goals, type MeasuredRow, type Recorded } from "./recorded.ts";
import type { BenchmarkWords } from "./words.ts";
import { de } from "./words_de.ts";
import { en } from "./words_en.ts";
import { fr } from "./words_fr.ts";

export const benchmarkWords: Readonly<Record<LanguageTag, BenchmarkWords>> = { en, de, fr };

export function goalTitle(words: BenchmarkWords, numbers: Numbers, name: GoalName, { sizes = [] }: Goal): string {
  return filled(words.goals[name], ...sizes.map((size) => numbers.rounded(size, 6)));
}

export function wantedOf(words: BenchmarkWords, numbers: Numbers, name: GoalName, { most, least }: Goal): string {
  return most === undefined
    ? filled(words.atLeast, numbers.of(goals[name], least ?? 0))
    : filled(words.atMost, numbers.of(goals[name], most));
}

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
