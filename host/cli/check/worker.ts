/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: judges batches of documents. */
import type { Reply, Task } from "./many.ts";
import { type Done, doneWith, type JudgeDone } from "./order.ts";

let judge: Promise<JudgeDone> | undefined;

self.onmessage = async ({ data: { number, order, items } }: MessageEvent<Task>) => {
  if (order !== undefined) judge = doneWith(order);
  const asked = await judge;
  if (asked === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const done: Done[] = [];
  for (const item of items) done.push(await asked(item));
  const reply: Reply = { number, done };
  self.postMessage(reply);
};
