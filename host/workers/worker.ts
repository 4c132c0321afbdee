/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: does one job after the other. */
import { buffersOf, type Reply, replyTo, type Task } from "./message.ts";
import { ownTools } from "./pool.ts";

const tools = ownTools();
const ready: Reply<never> = { ready: true };

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  const outcome = await replyTo(data, tools);
  const { heapTotal, external } = Deno.memoryUsage();
  self.postMessage({ ...outcome, held: heapTotal + external }, buffersOf(outcome));
};
self.postMessage(ready);
