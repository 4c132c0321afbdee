/** The machine of a run of the benchmarks, and how one run compares with another. */
import { availableParallelism, cpus, totalmem } from "node:os";
import type { Machine, Row } from "../../web/benchmarks/recorded.ts";

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
  /** How many times as long as before; by the ratios where there are some, because two runs seldom have the same machine. */
  readonly times: number;
  readonly by: "ratio" | "ms";
  /** How many times as much memory as before. */
  readonly peak: number;
}

/** What changed from one run to another, the slowest first. */
export function changes(before: readonly Row[], after: readonly Row[]): readonly Change[] {
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
