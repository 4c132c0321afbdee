/** Many files, what became of each, and what they have in common. */
import type { Tally, Wrong } from "../../worker/protocol.ts";

export interface Tallied {
  readonly id: number;
  readonly name: string;
  /** Undefined as long as it waits. */
  readonly tally?: Tally | undefined;
}

/** Files as they are judged, with what they come to so far: each verdict is counted once, however many there are. */
export class Tallies {
  readonly #files = new Map<number, Tallied>();
  readonly #counts = { accepted: 0, refused: 0, unreadable: 0 };

  get all(): readonly Tallied[] {
    return [...this.#files.values()];
  }

  get totals() {
    const { accepted, refused, unreadable } = this.#counts;
    return { files: this.#files.size, judged: accepted + refused + unreadable, ...this.#counts };
  }

  /** A file that is known already keeps its verdict until it has another. */
  add(id: number, name: string): void {
    if (!this.#files.has(id)) this.#files.set(id, { id, name });
  }

  judge(id: number, tally: Tally): void {
    const file = this.#files.get(id);
    if (file === undefined) return;
    if (file.tally !== undefined) this.#counts[file.tally.verdict]--;
    this.#counts[tally.verdict]++;
    this.#files.set(id, { ...file, tally });
  }
}

/** A rule that several files break, or what makes them unreadable. */
export interface Shared extends Wrong {
  readonly files: number;
  /** It is said of all of them alike; else the message is one of several. */
  readonly isSame: boolean;
}

/** What refuses more than one of the files, each rule once, the most frequent first. */
export function sharedIn(files: readonly Tallied[]): readonly Shared[] {
  const found = new Map<string, Shared>();
  for (const { tally } of files) {
    for (const wrong of tally?.wrong ?? []) {
      if (wrong.severity !== "fatal") continue;
      const { files, isSame, message } = found.get(wrong.rule) ?? { files: 0, isSame: true, message: wrong.message };
      found.set(wrong.rule, { ...wrong, message, files: files + 1, isSame: isSame && message === wrong.message });
    }
  }
  return [...found.values()].filter(({ files }) => files > 1).sort((one, other) => other.files - one.files);
}

/** Which of the files are shown. */
export interface Filter {
  readonly verdict: Tally["verdict"] | "";
  /** A part of the name, in any case. */
  readonly name: string;
  readonly rule: string;
}

export const everything: Filter = { verdict: "", name: "", rule: "" };

export function filtered(files: readonly Tallied[], { verdict, name, rule }: Filter): readonly Tallied[] {
  const part = name.toLowerCase();
  return files.filter(({ name, tally }) =>
    (verdict === "" || tally?.verdict === verdict) && (part === "" || name.toLowerCase().includes(part)) &&
    (rule === "" || tally?.wrong.some((it) => it.rule === rule && it.severity === "fatal") === true)
  );
}
