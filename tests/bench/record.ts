/** What a run of the benchmarks measured, as it is kept in a file and compared with another run. */
import { availableParallelism, cpus, totalmem } from "node:os";

/** One thing that was measured. */
export interface Row {
  /** What was done to what, by the names of `figure.ts`. */
  readonly work: string;
  readonly input: string;
  readonly bytes: number;
  readonly ms: number;
  /** The most memory that a process held, in bytes. */
  readonly peak: number;
  /** By what saxes takes for the events of the same bytes alone; absent where there is no XML. */
  readonly ratio?: number;
}

export interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly holds: boolean;
}

export interface Recorded {
  /** ISO 8601. */
  readonly date: string;
  readonly machine: {
    readonly processor: string;
    readonly processors: number;
    readonly gigabytes: number;
    readonly system: string;
    readonly runtime: string;
    /** How many processes wanted a processor when the run began: with more than one, its times are too long. */
    readonly load: number;
  };
  readonly rows: readonly Row[];
  readonly targets: readonly Target[];
}

/** The machine that this runs on; reading that needs `--allow-sys`. */
export function thisMachine(load: number): Recorded["machine"] {
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
