/**
 * Entry of the service on Deno Deploy (`deploy` in deno.json). A start that fails exits with status 1 before it listens, so
 * that the platform keeps the previous revision.
 */
import { LogQueue } from "./service/log_queue.ts";
import { deployed, ended, schedule, type TaskName } from "./service/deployed.ts";

const log = new LogQueue((bytes) => Deno.stderr.write(bytes));
const service = deployed((entry) => log.take(entry));

// Before anything is awaited: the platform learns the times by running the beginning of this file. Elsewhere there is no cron.
const cron: unknown = Reflect.get(Deno, "cron");
if (typeof cron === "function") {
  const at = (name: TaskName) =>
    Reflect.apply(cron, Deno, [name, schedule[name], async () => (await service).tasks[name]()]);
  at("follow news of payments");
  at("reconcile payments");
}

try {
  const running = await service;
  const { baseUrl, off } = running;
  const onListen = ({ hostname, port }: Deno.NetAddr) => {
    console.log(`Faktlint serves ${baseUrl}, and listens on http://${hostname}:${port}.`);
    if (off.length > 0) console.log(`Off: ${off.join("; ")}`);
  };
  const listener = Deno.serve({ onListen }, running.fetch);
  const end = async () => {
    await ended(listener, running);
    await log.flushed(500);
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, end);
} catch (error) {
  console.error(`faktlint: ${error instanceof Error ? error.message : "the service could not start"}`);
  Deno.exit(1);
}
