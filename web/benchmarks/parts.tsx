/** What the sections of the page of the benchmarks share. */
import type { Child, FC } from "hono/jsx";
import type { Numbers } from "./numbers.ts";
import type { MeasuredRow, Recorded } from "./recorded.ts";
import type { BenchmarkWords } from "./words.ts";

export interface Shown {
  readonly words: BenchmarkWords;
  readonly numbers: Numbers;
  readonly record: Recorded;
}

export const Section: FC<{ readonly id: string; readonly title: string; readonly children: Child }> = (props) => (
  <section>
    <h2 id={props.id}>{props.title}</h2>
    {props.children}
  </section>
);

interface TableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: Child;
}

/** A table that scrolls by itself where it is too wide, with the keyboard, too. */
export const Table: FC<TableProps> = ({ title, heads, children }) => (
  <div class="wide" tabindex={0} role="region" aria-label={title}>
    <table>
      <thead>
        <tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

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
