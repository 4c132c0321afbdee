/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: judges batches of documents. */
import { claim, type Reply, type Start, type Task } from "./crew.ts";
import { all } from "./many.ts";
import { doneWith, type JudgeDone } from "./order.ts";

interface Told extends Pick<Start, "claims" | "port"> {
  readonly judge: Promise<JudgeDone>;
}

let told: Told | undefined;
/** One after the other: a batch that waits here may be done by another thread, and what judges has a memory of the last document. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Start | Task>) => {
  if ("claims" in data) told = { ...data, judge: doneWith(data.order) };
  else last = last.then(() => work(data));
};

async function work({ number, items }: Task): Promise<void> {
  if (told === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const judge = await told.judge;
  if (!claim(told.claims, number)) return;
  const reply: Reply = { number, done: await all(items, judge) };
  told.port.postMessage(reply);
}
