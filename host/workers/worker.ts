/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Runs in a worker: does one job after the other. */
import { type Reply, replyTo, type Task } from "./message.ts";
import { ownTools } from "./pool.ts";

const tools = ownTools();
const ready: Reply<never> = { ready: true };

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  self.postMessage(await replyTo(data, tools));
};
self.postMessage(ready);
