/** Many files, what became of each, and what they have in common. */
import type { Tally, Wrong } from "../../worker/protocol.ts";

export interface Tallied {
  readonly id: number;
  readonly name: string;
  /** Undefined as long as it waits. */
  readonly tally?: Tally | undefined;
}

export interface Totals {
  readonly files: number;
  readonly judged: number;
  readonly accepted: number;
  readonly refused: number;
  readonly unreadable: number;
}

export function totalsOf(files: readonly Tallied[]): Totals {
  const count = (verdict: Tally["verdict"]) => files.filter(({ tally }) => tally?.verdict === verdict).length;
  const judged = files.filter(({ tally }) => tally !== undefined).length;
  const [accepted, refused, unreadable] = [count("accepted"), count("refused"), count("unreadable")];
  return { files: files.length, judged, accepted, refused, unreadable };
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
