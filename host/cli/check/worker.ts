/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: judges batches of documents. */
import { claim, type Claims, type Reply, type Start, type Task } from "./many.ts";
import { type Done, doneWith, type JudgeDone } from "./order.ts";

let told: { readonly claims: Claims; readonly judge: Promise<JudgeDone> } | undefined;
/** One after the other: a batch that waits here may be done by another thread, and what judges has a memory of the last document. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Start | Task>) => {
  if ("claims" in data) told = { claims: data.claims, judge: doneWith(data.order) };
  else last = last.then(() => work(data));
};

async function work({ number, items }: Task): Promise<void> {
  if (told === undefined) throw new TypeError("a worker got files before it was told what to do with them");
  const judge = await told.judge;
  if (!claim(told.claims, number)) return;
  const done: Done[] = [];
  for (const item of items) done.push(await judge(item));
  const reply: Reply = { number, done };
  self.postMessage(reply);
}
