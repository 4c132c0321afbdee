/** Documents over HTTP, and the pool that does the work on them. */
import assert from "node:assert/strict";
import { workerPool } from "../../host/workers/worker_pool.ts";
import { localPool, type Pool } from "../../host/workers/pool.ts";
import { failing, type Noted, noting } from "../support/pools.ts";
import { type TestService, withService } from "../support/service.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";
import { generation, jsonInvoice, post, postXml } from "./requests.ts";
import { longTest } from "../support/sweeps.ts";

const printing = { ...generation, pages: true };

async function used({ service: { stores } }: TestService, id: string): Promise<number> {
  const { value } = await stores.kv.get<{ readonly used: number }>(["usage", id, "2026-11"]);
  return value?.used ?? 0;
}

/** Documents that are too large for the event loop, one for each kind of work. */
const large: readonly (readonly [path: string, body: string])[] = [
  ["/v1/validate?record=true", invalidInvoice.padEnd(100_000)],
  ["/v1/validate?record=true&lang=de", jsonInvoice({ lines: Array.from({ length: 2000 }, () => ({ id: "1" })) })],
  ["/v1/validate", "<a>".padEnd(100_000)],
  ["/v1/parse?lang=fr", validInvoice.padEnd(100_000)],
  ["/v1/generate", jsonInvoice({ note: "x" }).padEnd(100_000)],
  ["/v1/generate?format=xml", jsonInvoice({}).padEnd(100_000)],
  ["/v1/generate?format=pdf", jsonInvoice({ profile: "facturx-en16931" }).padEnd(100_000)],
  ["/v1/generate?format=pdf", jsonInvoice({ profile: "facturx-en16931", note: "ग्राहक" }).padEnd(100_000)],
  ["/v1/generate?format=pdf", jsonInvoice({ profile: "xrechnung-ubl" }).padEnd(100_000)],
  ["/v1/repair?lang=de", invalidInvoice.padEnd(100_000)],
  ["/v1/repair?format=xml", invalidInvoice.padEnd(100_000)],
  ["/v1/repair", JSON.stringify({ document: invalidInvoice, accept: ["BR-99"] }).padEnd(100_000)],
];

/** Status and body of each, without the ids of records, which are random. */
async function answers(pool: Pool): Promise<readonly (readonly [path: string, status: number, body: string])[]> {
  const all: [string, number, string][] = [];
  await withService(async ({ ask, key }) => {
    const by = await key();
    for (const [path, body] of large) {
      const response = await ask(path, body.startsWith("<") ? postXml(body, by) : post(body, by));
      const bytes = await response.bytes();
      const isPdf = response.headers.get("content-type") === "application/pdf";
      const text = isPdf
        ? bytes.toHex()
        : new TextDecoder().decode(bytes).replaceAll(/[0-9a-f]{32}(?![0-9a-f])/g, "ID");
      all.push([path, response.status, text]);
    }
  }, { service: { generation: printing, pool } });
  return all;
}

longTest(
  "large documents are answered by a worker as they would be on the loop: records, languages, refusals and PDF",
  async () => {
    // On a machine that is busy with other things, pages may take longer than a document may here.
    const pool = workerPool({ workers: 1, limit: 120_000 });
    try {
      const expected = await answers(localPool());
      assert.deepEqual(expected.map(([, status]) => status), [
        ...[200, 200, 400, 200, 200, 200, 200, 422, 400],
        200,
        200,
        400,
      ]);
      assert.deepEqual(await answers(pool), expected);
    } finally {
      pool.stop();
    }
  },
);

Deno.test("the work of every route is the pool's, for the account and for as long as somebody waits", async () => {
  const noted: Noted[] = [];
  await withService(async ({ ask, key }) => {
    const by = await key();
    const controller = new AbortController();
    for (const [path, body] of large) {
      const init = body.startsWith("<") ? postXml(body, by) : post(body, by);
      await ask(path, { ...init, signal: controller.signal });
    }
    const jobs = ["validate", "validateJson", "validate", "parse", "generate", "generate", "print", "print", "print"];
    assert.deepEqual(noted.map(({ job }) => job), [...jobs, "repair", "repair", "repair"]);
    assert.ok(noted.every(({ by: { account } }) => account === by.id));
    assert.ok(noted.every(({ by: { signal } }) => signal?.aborted === false));
    controller.abort();
    assert.ok(noted.every(({ by: { signal } }) => signal?.aborted === true));
  }, { service: { generation: printing, pool: noting(noted) } });
});

Deno.test("with METERING=off each request takes its own turn", async () => {
  const noted: Noted[] = [];
  await withService(async ({ ask }) => {
    for (let count = 0; count < 3; count++) await ask("/v1/validate", { method: "POST", body: "{}" });
    assert.equal(new Set(noted.map(({ by: { account } }) => account)).size, 3);
  }, { service: { pool: noting(noted) }, environment: { METERING: "off" } });
});

for (const failure of ["busy", "too_slow", "died", "dropped"] as const) {
  Deno.test(`nothing is charged, and no record is stored, for work that is not done: ${failure}`, () =>
    withService(async (it) => {
      const by = await it.key();
      const response = await it.ask("/v1/validate?record=true", post("{}", by, { "idempotency-key": "1" }));
      const wait = response.headers.get("retry-after");
      const isBusy = failure === "busy" || failure === "dropped";
      assert.deepEqual([response.headers.get("x-ratelimit-remaining"), wait], ["100", isBusy ? "5" : null]);
      assert.equal(await used(it, by.id), 0);
      assert.deepEqual(await it.service.stores.kv.list(["record"]), []);
      assert.deepEqual(await it.service.stores.kv.list(["idempotency"]), []);
    }, { service: { pool: failing(failure) } }));
}

Deno.test("a caller that was refused as busy may send the document again at once, however large it is", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    for (let count = 0; count < 20; count++) {
      assert.equal((await ask("/v1/parse", postXml(validInvoice.padEnd(1_000_000), by))).status, 503);
    }
    assert.equal((await ask("/v1/parse", postXml(validInvoice, by))).status, 429);
  }, { service: { pool: failing("busy") } }));

Deno.test("an exception of a worker is a fault of the server, which the log gets to know and the client does not", async () => {
  const secret = "the invoice of Jane Doe";
  const pool: Pool = { run: () => Promise.reject(new RangeError(secret)), stop: () => {} };
  await withService(async ({ ask, key, logged }) => {
    const response = await ask("/v1/validate", post("{}", await key()));
    const { error, message } = await response.json();
    assert.deepEqual([response.status, error], [500, "internal_error"]);
    assert.ok(!message.includes(secret) && !JSON.stringify(logged).includes(secret));
    assert.ok(logged.some((entry) => "fault" in entry && entry.fault === "RangeError"));
  }, { service: { pool } });
});
