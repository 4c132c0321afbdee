/** Work that would hold up the event loop, done beside it: what is asked, and how it can end. Nothing here knows of HTTP. */
import { pdfWriter, viewWriter } from "../documents/pdf.ts";
import type { Bytes, JobName, OptionsOf, ResultOf, Tools } from "./jobs.ts";
import { work, type Worked } from "./work.ts";

/** Who asks, and whether they still do. */
export interface Asker {
  /** Whose jobs take turns with those of others; undefined if all callers are alike. */
  readonly account: string | undefined;
  /** Aborted when nobody waits for the result any more: a job that has not begun is dropped. */
  readonly signal?: AbortSignal | undefined;
  /** Whether even small documents leave the event loop: of many that come in one message, others would wait for all. */
  readonly apart?: boolean | undefined;
}

/**
 * Why a job was not done: too many are waiting, this one waited too long, or the machine gave it no processor (`busy`); it
 * worked longer than any document may (`too_slow`); its worker broke (`died`); or nobody waits for it any more (`dropped`).
 */
export type Failure = "busy" | "too_slow" | "died" | "dropped";

export type Done<T> = Worked<T> | { readonly failed: Failure };

export interface Pool {
  /**
   * Does a job. The bytes belong to the pool from then on: their buffer may have moved to a worker. What the job throws is
   * thrown, as an error with the name and the stack of the original.
   */
  run<Name extends JobName>(
    name: Name,
    bytes: Bytes,
    options: OptionsOf<Name>,
    by: Asker,
  ): Promise<Done<ResultOf<Name>>>;
  /** How many workers there may be and have a job, and how many jobs wait for one. Without workers there is none. */
  standing?(): Standing;
  /** Ends all workers. Jobs that are not done end as `dropped`. */
  stop(): void;
}

export interface Standing {
  readonly workers: number;
  readonly busy: number;
  readonly waiting: number;
}

/** A pool that does every job at once, where it is asked. */
export function localPool(tools: Tools = ownTools()): Pool {
  return {
    run: (name, bytes, options) => work(name, bytes, options, tools),
    stop: () => {},
  };
}

export function ownTools(): Tools {
  return { pdf: pdfWriter(), view: viewWriter() };
}
