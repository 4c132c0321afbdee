/** What passes between sockets and the app, at its edges: pieces of bodies, what is thrown away, looks at connections, the log. */
import assert from "node:assert/strict";
import { Hono } from "hono";
import type { LogEntry } from "../../host/domain/log_entry.ts";
import { Crumbs } from "../../host/http/listen/crumbs.ts";
import { listen } from "../../host/http/listen/listen.ts";
import { drain } from "../../host/http/middleware/body.ts";
import { log } from "../../host/http/middleware/log.ts";
import type { AppEnv } from "../../host/http/service.ts";
import { withService } from "../support/service.ts";

const MEGABYTE = 1_048_576;

/** Which of so many pieces of a size is the first that is too many; 0 for none. */
function firstTooMany(pieces: number, bytes: number): number {
  const crumbs = new Crumbs();
  return Array.from({ length: pieces }, (_, at) => at + 1).find(() => crumbs.areTooMany(bytes)) ?? 0;
}

for (const [bytes, first] of [[1, 2_001], [63, 2_001], [64, 0], [65, 0]] as const) {
  const many = first === 0 ? "as many as there are" : "two thousand";
  Deno.test(`of pieces of ${bytes} bytes a body may have ${many}`, () => {
    assert.equal(firstTooMany(3_000, bytes), first);
  });
}

Deno.test("small pieces of a body are weighed with its large ones", () => {
  const crumbs = new Crumbs();
  assert.equal(crumbs.areTooMany(64 * 2_001 - 2_000), false);
  for (let piece = 2; piece <= 2_001; piece++) assert.equal(crumbs.areTooMany(1), false, `${piece}`);
  assert.equal(crumbs.areTooMany(1), true);
});

/** A body without end, in pieces of a megabyte, that says how many were taken. */
function endless() {
  const taken = { megabytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.megabytes++;
      controller.enqueue(new Uint8Array(MEGABYTE));
    },
  }, { highWaterMark: 0 });
  return { taken, body };
}

Deno.test("of what nobody reads 64 MB are thrown away, and no more is taken than shows that there is more", async () => {
  const { taken, body } = endless();
  await drain(body);
  assert.equal(taken.megabytes, 65);
});

Deno.test("of a body that is too large 64 MB are thrown away, and no more is taken than shows that there is more", () =>
  withService(async ({ ask, key }) => {
    const { taken, body } = endless();
    const { authorization } = await key();
    const response = await ask("/v1/validate", { method: "POST", body, headers: { authorization } });
    assert.deepEqual([response.status, taken.megabytes], [413, 65]);
  }));

Deno.test("connections are looked at every second", async () => {
  const every: number[] = [];
  const real = globalThis.setInterval;
  const noting = (work: () => void, milliseconds = 0) => {
    every.push(milliseconds);
    return real(work, milliseconds);
  };
  globalThis.setInterval = Object.assign(noting, real);
  const times = { headers: 1_000, keepAlive: 1_000, idle: 1_000, body: 1_000, answer: 1_000 };
  const limits = { connections: 4, each: 4, ...times };
  try {
    const server = await listen({ host: "127.0.0.1", port: 0, limits, unlimited: () => false }, () => new Response());
    await server.stop(0);
  } finally {
    globalThis.setInterval = real;
  }
  assert.deepEqual(every, [1_000]);
});

/** The line of the log for an answer with a status that took so many milliseconds. */
async function logged(status: number, milliseconds: number): Promise<LogEntry | undefined> {
  const lines: LogEntry[] = [];
  const app = new Hono<AppEnv>().use(log({ log: (entry) => void lines.push(entry), clock: () => 0 }));
  app.get("/", () => new Response(null, { status }));
  const real = performance.now;
  const times = [0, milliseconds];
  performance.now = () => times.shift() ?? milliseconds;
  try {
    await app.request("/");
  } finally {
    performance.now = real;
  }
  return lines[0];
}

for (const [status, level] of [[499, "info"], [500, "error"], [501, "info"], [503, "info"]] as const) {
  Deno.test(`an answer with status ${status} is logged as ${level}`, async () => {
    assert.equal((await logged(status, 1))?.level, level);
  });
}

for (const [took, ms] of [[12.34, 12.3], [12.35, 12.4], [0.04, 0], [100, 100]] as const) {
  Deno.test(`an answer that took ${took} ms is logged with ${ms}`, async () => {
    const line = await logged(200, took);
    assert.equal(line !== undefined && "ms" in line ? line.ms : undefined, ms);
  });
}
