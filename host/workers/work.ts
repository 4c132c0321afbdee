/** One job, done where this runs, with what broke in the engine on the way in a form that can be cloned. */
import { holdFindings, holdVerdict } from "../domain/invariants.ts";
import { type Bytes, type JobName, jobs, type OptionsOf, type ResultOf, type Tools } from "./jobs.ts";

/** An exception as it passes between the pool and its workers. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** A fault of the engine that its result only mentions. */
export interface Fault {
  /** The rule that broke, or what else was being done. */
  readonly at: string;
  readonly thrown: Thrown;
}

export interface Worked<T> {
  readonly ok: T;
  readonly faults?: readonly Fault[];
}

export async function work<Name extends JobName>(
  name: Name,
  bytes: Bytes,
  options: OptionsOf<Name>,
  tools: Tools,
): Promise<Worked<ResultOf<Name>>> {
  const faults: Fault[] = [];
  const ok = await jobs[name].run(bytes, options, {
    ...tools,
    onFault: ({ at, cause }) => faults.length < MOST && faults.push({ at, thrown: thrown(cause) }),
  });
  looks[name]?.(ok, bytes);
  return faults.length === 0 ? { ok } : { ok, faults };
}

type Looks = { readonly [Name in JobName]?: (result: ResultOf<Name>, bytes: Bytes) => void };

/** What must hold of a result, looked at where the work was done. */
const looks: Looks = {
  validate: ({ outcome }, bytes) => "ok" in outcome && holdVerdict(outcome.ok, bytes),
  validateJson: ({ outcome }) => "ok" in outcome && holdVerdict(outcome.ok),
  generate: (outcome) => {
    if ("ok" in outcome) holdFindings(outcome.ok);
    else if ("refused" in outcome) holdVerdict(outcome.refused);
  },
};

/** A rule that breaks may do so on every line. */
const MOST = 10;

export function thrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: typeof error, message: "", stack: "" };
  return { name: error.name, message: error.message, stack: error.stack ?? "" };
}

/** An exception of a worker, to be thrown or logged here as it was there. */
export function rethrown({ name, message, stack }: Thrown): Error {
  return Object.assign(new Error(message), { name, stack });
}
