/** What a run of the benchmarks measured, as `deno task bench --json` keeps it and as the page shows it. */

/** One thing that was measured. */
export interface Row {
  /** What was done to what, by the names of `tests/bench/figure.ts`: "judge", and "lines-100". */
  readonly work: string;
  readonly input: string;
  readonly documents: number;
  /** Of all documents together. */
  readonly bytes: number;
  /** For all documents together. */
  readonly ms: number;
  /** The most memory that a process held, in bytes. */
  readonly peak: number;
  /** By what saxes takes for the events of the same bytes alone; absent where there is no XML. */
  readonly ratio?: number;
}

/** What a figure of a goal is counted in. */
export type Unit = "times" | "milliseconds" | "seconds" | "megabytes" | "kilobytes" | "perSecond";

/** The goals, in the order in which they are shown, each with its unit. What they are called is in the words of the page. */
export const goals = {
  suite: "times",
  suiteStrict: "times",
  constant: "milliseconds",
  constantStrict: "milliseconds",
  files: "times",
  filesStrict: "times",
  largest: "times",
  growth: "times",
  memory: "megabytes",
  breakdownsUbl: "seconds",
  breakdownsCii: "seconds",
  emptyLines: "times",
  wrongLines: "times",
  differentFaults: "times",
  vatGroups: "times",
  manyAllowances: "times",
  start: "seconds",
  jobs: "times",
  generateUbl: "perSecond",
  generateCii: "perSecond",
  writeUbl: "perSecond",
  writeCii: "perSecond",
  engine: "kilobytes",
  official: "kilobytes",
} as const satisfies Readonly<Record<string, Unit>>;

export type GoalName = keyof typeof goals;

export const goalNames = Object.keys(goals) as readonly GoalName[];

/** A goal of one run. It has one of the two bounds. */
export interface Goal {
  readonly measured: number;
  readonly most?: number;
  readonly least?: number;
  /** How large the documents were, where the goal has that in its name. */
  readonly sizes?: readonly number[];
}

export function isMet({ measured, most = Infinity, least = -Infinity }: Goal): boolean {
  return measured <= most && measured >= least;
}

export interface Machine {
  readonly processor: string;
  readonly processors: number;
  readonly gigabytes: number;
  readonly system: string;
  readonly runtime: string;
  /** How many processes wanted a processor when the run began: with more than one, its times are too long. */
  readonly load: number;
}

export interface Recorded {
  /** ISO 8601. */
  readonly date: string;
  /** The version of the engine. */
  readonly version: string;
  readonly machine: Machine;
  readonly rows: readonly Row[];
  /** Those that were looked at; without the corpus, not all can be. */
  readonly goals: Readonly<Partial<Record<GoalName, Goal>>>;
}

/** A row of a comparison with another validator, on the same documents. */
export interface PeerRow {
  readonly input: string;
  readonly documents: number;
  readonly bytes: number;
  /** What the engine takes for all documents together, in processor time. */
  readonly ms: number;
  /** What the other takes, in processor time. */
  readonly peerMs: number;
}

/** What `deno task peers --json` keeps. */
export interface Peers {
  /** ISO 8601. */
  readonly date: string;
  readonly version: string;
  readonly machine: Machine;
  readonly peer: {
    readonly name: string;
    readonly version: string;
    readonly runtime: string;
    readonly ruleSets: readonly string[];
  };
  readonly rows: readonly PeerRow[];
  /** In how many documents the same rules are fatal. */
  readonly agreement: { readonly documents: number; readonly same: number };
}
