/** What passes between the pool and its workers. */
import { type Bytes, type JobName, jobs, type OptionsOf, type ResultOf, type Tools } from "./jobs.ts";

export interface Task<Name extends JobName = JobName> {
  readonly name: Name;
  readonly bytes: Bytes;
  readonly options: OptionsOf<Name>;
}

export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

export type Reply<T> = { readonly ready: true } | { readonly ok: T } | { readonly thrown: Thrown };

export async function replyTo<Name extends JobName>(
  { name, bytes, options }: Task<Name>,
  tools: Tools,
): Promise<Reply<ResultOf<Name>>> {
  try {
    return { ok: await jobs[name].run(bytes, options, tools) };
  } catch (error) {
    return { thrown: thrown(error) };
  }
}

function thrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: typeof error, message: "", stack: "" };
  return { name: error.name, message: error.message, stack: error.stack ?? "" };
}

/** An exception of a worker, to be thrown here as it was there. */
export function rethrown({ name, message, stack }: Thrown): Error {
  return Object.assign(new Error(message), { name, stack });
}
