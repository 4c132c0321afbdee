/** What a run of the benchmarks measured, as `deno task bench --json` keeps it and as the page shows it. */

/** One thing that was measured. */
export interface MeasuredRow {
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
  jobsTime: "times",
  filesInZip: "times",
  filesInTar: "times",
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
  readonly rows: readonly MeasuredRow[];
  /** Those that were looked at; without the corpus, not all can be. */
  readonly goals: Readonly<Partial<Record<GoalName, Goal>>>;
}

/**
 * What gets the same documents: parsers, which only read them, the engine by default and strictly, and what runs the published
 * rule sets, SaxonJS and the stack of official validators, Saxon-HE with Xerces in a warm Java.
 */
export const programs = ["saxes", "libxml2", "judge", "strict", "saxonjs", "saxon"] as const;
export type Program = (typeof programs)[number];

/** A row of the comparison: what each takes for all documents of an input together, in milliseconds of processor time. */
export interface PeerRow {
  readonly input: string;
  readonly documents: number;
  readonly bytes: number;
  readonly ms: Readonly<Record<Program, number>>;
}

export interface Ran {
  readonly version: string;
  /** What it runs on. */
  readonly runtime: string;
  /** Milliseconds a document, and nanoseconds a byte, by the line through the single documents of all sizes. */
  readonly constant: number;
  readonly slope: number;
}

/** What `deno task tool peers --json` keeps. */
export interface Peers {
  /** ISO 8601. */
  readonly date: string;
  readonly version: string;
  readonly machine: Machine;
  readonly ruleSets: readonly string[];
  readonly programs: Readonly<Record<Program, Ran>>;
  readonly rows: readonly PeerRow[];
  /** In how many documents the same rules are fatal here and in both of those that run the rule sets. */
  readonly agreement: { readonly documents: number; readonly same: number };
}
