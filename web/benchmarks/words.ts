/** What the page of the benchmarks says, by language. "{0}" is replaced by the argument. */
import type { Plural } from "../texts/texts.ts";
import type { GoalName, Program, Unit } from "./recorded.ts";

/** What is done to XML, and measured beside the events of a parser. */
export const xmlWorks = ["judge", "named", "strict"] as const;
/** What is done to a JSON invoice. */
export const jsonWorks = ["json", "write-ubl", "generate-ubl", "write-cii", "generate-cii", "pdf"] as const;

/** What goals alone tell of: how it grows says more than what it takes. */
export const goalWorks = ["diagnose"] as const;

export type Work = (typeof xmlWorks)[number] | (typeof jsonWorks)[number];

/** Kinds of documents, by what their names in a record begin with. */
export type InputKind = "suite" | "lines" | "ciilines" | "json";

export interface BenchmarkWords {
  readonly title: string;
  readonly lead: string;
  readonly machineTitle: string;
  readonly date: string;
  readonly version: string;
  readonly processor: string;
  readonly threads: Plural;
  readonly memory: string;
  readonly system: string;
  readonly runtime: string;
  readonly load: string;
  readonly loadLead: string;
  readonly goalsTitle: string;
  /** {0} of {1} are met. */
  readonly goalsLead: string;
  readonly goal: string;
  readonly wanted: string;
  readonly measured: string;
  readonly result: string;
  readonly met: string;
  readonly missed: string;
  readonly atMost: string;
  readonly atLeast: string;
  readonly goals: Readonly<Record<GoalName, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  readonly xmlTitle: string;
  readonly xmlLead: string;
  readonly jsonTitle: string;
  readonly jsonLead: string;
  readonly work: string;
  readonly size: string;
  readonly milliseconds: string;
  readonly throughput: string;
  readonly ratio: string;
  readonly peak: string;
  readonly perSecond: string;
  readonly works: Readonly<Record<Work, string>>;
  readonly inputs: Readonly<Record<InputKind, string>>;
  readonly documents: Plural;
  readonly lines: Plural;
  readonly peersTitle: string;
  /** With the rule sets {0}. */
  readonly peersLead: string;
  /** On {0}, {1}. */
  readonly peersRun: string;
  /** In {0} of {1} documents. */
  readonly agreement: string;
  readonly pictureTitle: string;
  readonly programs: Readonly<Record<Program, string>>;
  readonly program: string;
  readonly programVersion: string;
  readonly constant: string;
  readonly slope: string;
  readonly slower: string;
  readonly howTitle: string;
  readonly how: readonly string[];
  readonly repeatTitle: string;
  readonly repeat: string;
  readonly repeatMore: string;
}
