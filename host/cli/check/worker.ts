/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: judges one batch of documents after the other. */
import type { Task } from "./many.ts";
import { type Done, doneWith, type JudgeDone } from "./order.ts";

let judge: Promise<JudgeDone> | undefined;

self.onmessage = async ({ data: { order, items } }: MessageEvent<Task>) => {
  if (order !== undefined) judge = doneWith(order);
  const asked = await judge;
  if (asked === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const done: Done[] = [];
  for (const item of items) done.push(await asked(item));
  self.postMessage(done);
};
