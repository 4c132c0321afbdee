/** What passes between the pool and its workers. */
import type { Bytes, JobName, OptionsOf, ResultOf, Tools } from "./jobs.ts";
import { isFields } from "../kit/fields.ts";
import { type Thrown, thrown, work, type Worked } from "./work.ts";

export interface Task<Name extends JobName = JobName> {
  readonly name: Name;
  readonly bytes: Bytes;
  readonly options: OptionsOf<Name>;
}

/** What a worker says: that it is ready, or what came of a job, with the bytes that its memory holds by then. */
export type Reply<T> = { readonly ready: true } | (Outcome<T> & { readonly held: number });

/**
 * What holds the bytes of an outcome, each once: it moves, where it would be copied twice, once of that on the event loop.
 * Nobody here needs it any more.
 */
export function buffersOf(outcome: object): ArrayBuffer[] {
  return [...new Set(buffersIn(outcome))];
}

function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  // Lists are of findings and repairs, which have none.
  return isFields(value) ? Object.values(value).flatMap(buffersIn) : [];
}

type Outcome<T> = Worked<T> | { readonly thrown: Thrown };

export async function replyTo<Name extends JobName>(
  { name, bytes, options }: Task<Name>,
  tools: Tools,
): Promise<Outcome<ResultOf<Name>>> {
  try {
    return await work(name, bytes, options, tools);
  } catch (error) {
    return { thrown: thrown(error) };
  }
}
