/** The machine of a run of the benchmarks, and how one run compares with another. */
import { availableParallelism, cpus, totalmem } from "node:os";
import type { Machine, MeasuredRow } from "../../web/benchmarks/recorded.ts";

/** The machine that this runs on; reading that needs `--allow-sys`. */
export function thisMachine(load: number): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    processors: availableParallelism(),
    gigabytes: Math.round(totalmem() / 1e9),
    system: `${Deno.build.os} ${Deno.build.arch}`,
    runtime: `deno ${Deno.version.deno}`,
    load,
  };
}

/** A row that is there in both runs. */
export interface Change {
  readonly work: string;
  readonly input: string;
  /** How many times as long as before; by ratios where available, because two runs seldom have the same machine. */
  readonly times: number;
  readonly by: "ratio" | "ms";
  /** How many times as much memory as before. */
  readonly peak: number;
}

/** What changed from one run to another, the slowest first. */
export function changes(before: readonly MeasuredRow[], after: readonly MeasuredRow[]): readonly Change[] {
  return after.flatMap((row): readonly Change[] => {
    const { work, input } = row;
    const old = before.find((it) => it.work === work && it.input === input);
    if (old === undefined) return [];
    const peak = row.peak / old.peak;
    if (row.ratio !== undefined && old.ratio !== undefined) {
      return [{ work, input, times: row.ratio / old.ratio, by: "ratio", peak }];
    }
    return [{ work, input, times: row.ms / old.ms, by: "ms", peak }];
  }).toSorted((a, b) => b.times - a.times);
}

/** A document, and how long it takes. */
export interface Point {
  readonly bytes: number;
  readonly ms: number;
}

/** What a document takes whatever its size, in milliseconds, and each of its bytes, in nanoseconds. */
export interface Line {
  readonly constant: number;
  readonly slope: number;
}

/** The line through some points by least squares, in which a small document counts as much as a large one. Throws a RangeError for fewer than two. */
export function lineThrough(points: readonly Point[]): Line {
  if (points.length < 2) {
    throw new RangeError(`Cannot draw a line through ${points.length} points: at least 2 are needed`);
  }
  const sum = (of: (point: Point) => number) => points.reduce((total, it) => total + of(it) / it.ms ** 2, 0);
  const [one, x, y] = [sum(() => 1), sum(({ bytes }) => bytes), sum(({ ms }) => ms)];
  const [xx, xy] = [sum(({ bytes }) => bytes ** 2), sum(({ bytes, ms }) => bytes * ms)];
  const slope = (one * xy - x * y) / (one * xx - x ** 2);
  return { constant: (y - slope * x) / one, slope: slope * 1e6 };
}
