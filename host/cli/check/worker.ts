/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: judges one batch of files after the other. */
import type { Reply, Task } from "./many.ts";
import { doneWith, type JudgeDone } from "./order.ts";

let judge: Promise<JudgeDone> | undefined;
const noInput = { stdin: () => new ReadableStream<Uint8Array>() };

self.onmessage = async ({ data: { order, number, files } }: MessageEvent<Task>) => {
  if (order !== undefined) judge = doneWith(order);
  const asked = await judge;
  if (asked === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const done = [];
  for (const file of files) done.push(await asked(file, noInput));
  const reply: Reply = { number, done };
  self.postMessage(reply);
};
