/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: does batches of documents. */
import { claim, type Do, type Reply, type Start, type Task, type Work } from "./crew.ts";
import { all } from "./many.ts";

interface Told<Done> extends Pick<Start, "claims" | "port"> {
  readonly todo: Promise<Do<Done>>;
}

/** Does what it is told to, for as long as the worker lives. */
export function serve<Order, Done>(make: Work<Order, Done>["make"]): void {
  let told: Told<Done> | undefined;
  /** One after the other: a batch that waits here may be done by another thread, and what judges has a memory of the last document. */
  let last: Promise<void> = Promise.resolve();
  self.onmessage = ({ data }: MessageEvent<Start<Order> | Task>) => {
    if ("claims" in data) told = { ...data, todo: make(data.order) };
    else last = last.then(() => answer(told, data));
  };
}

async function answer<Done>(told: Told<Done> | undefined, { number, items }: Task): Promise<void> {
  if (told === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const todo = await told.todo;
  if (!claim(told.claims, number)) return;
  const reply: Reply<Done> = { number, done: await all(items, todo) };
  told.port.postMessage(reply);
}
