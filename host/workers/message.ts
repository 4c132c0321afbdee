/** What passes between the pool and its workers. */
import type { Bytes, JobName, OptionsOf, ResultOf, Tools } from "./jobs.ts";
import { type Thrown, thrown, work, type Worked } from "./work.ts";

export interface Task<Name extends JobName = JobName> {
  readonly name: Name;
  readonly bytes: Bytes;
  readonly options: OptionsOf<Name>;
}

export type Reply<T> = { readonly ready: true } | Worked<T> | { readonly thrown: Thrown };

export async function replyTo<Name extends JobName>(
  { name, bytes, options }: Task<Name>,
  tools: Tools,
): Promise<Reply<ResultOf<Name>>> {
  try {
    return await work(name, bytes, options, tools);
  } catch (error) {
    return { thrown: thrown(error) };
  }
}
