/** What people see of many files: those that need something, and which errors most of them have. */
import type { Words } from "../words.ts";
import type { Done } from "./order.ts";

/** So many valid files are named; further ones are only counted. Of more files the most frequent errors are said, too. */
const FEW = 20;
/** So many errors are said to be frequent. */
const MOST_RULES = 10;

export class Overview {
  #files = 0;
  #named = 0;
  readonly #failed = new Map<string, number>();

  constructor(private readonly words: Words) {}

  /** What is printed of a file. */
  shown({ line = "", kind, failed }: Done): string {
    this.#files++;
    for (const rule of failed) this.#failed.set(rule, (this.#failed.get(rule) ?? 0) + 1);
    // A warning, a note or a repair takes lines of its own, and is shown whatever the number of files.
    if (kind !== "valid" || line.trimEnd().includes("\n") || line === "") return line;
    this.#named++;
    if (this.#named > FEW) return this.#named === FEW + 1 ? `${this.words.onlyCounted}\n\n` : "";
    return line;
  }

  /** The errors that several files have, the most frequent first, before the summary; nothing where the files can be read one by one. */
  frequent(): string {
    if (this.#files <= FEW) return "";
    const shared = [...this.#failed].filter(([, files]) => files > 1);
    const rows = shared.toSorted(([, one], [, other]) => other - one).slice(0, MOST_RULES);
    const lines = rows.map(([rule, files]) => `  ${rule}: ${this.words.files(files)}\n`);
    return rows.length === 0 ? "" : `${this.words.frequent}\n${lines.join("")}\n`;
  }
}
