/** The table of admissions: what it says of each route is what the route does, a test a row. */
import assert from "node:assert/strict";
import { createApp } from "../../host/http/app.ts";
import { type Admission, admissions, valuesOnLoop } from "../../host/http/admission.ts";
import { limits } from "../../host/domain/limits.ts";
import { operations } from "../../host/operations/index.ts";
import { docsTable, docsTimes } from "../../tools/admission.ts";
import { textOf } from "../house/sources.ts";
import { inPool, type Noted, noting } from "../support/pools.ts";
import { selling, withSelling } from "../support/stripe/selling.ts";
import { type TestService, withService } from "../support/service.ts";

const rows = admissions(operations);
const anybody = rows.filter(({ from, bytes }) => from === "anybody" && bytes > 0);

/** Every route is there. */
const withKosit = { environment: { KOSIT: "on" } };

const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
/** A key that nobody has. */
const unknown = { authorization: `Bearer fl_live_${"0".repeat(40)}` };

/** What a route cannot do without. */
const queries: Readonly<Record<string, string>> = { "/v1/convert": "?to=ubl" };

function sent({ ask }: TestService, { method, path }: Admission, body: string, more = {}, address?: string) {
  return ask(
    `${path}${queries[path] ?? ""}`,
    { method: method.toUpperCase(), body, headers: { ...headers, ...more } },
    address,
  );
}

async function codeOf(response: Response): Promise<unknown> {
  const { error } = await response.json();
  return typeof error === "object" ? error.code : error;
}

const list = (values: number) => `{"a":[${Array(values).fill("0").join()}]}`;

function named({ method, path }: Admission): string {
  return `${method.toUpperCase()} ${path}`;
}

Deno.test("each route that can have a body has one row, and each row a route", () =>
  withService((it) => {
    const app = createApp(it.service);
    const routes = app.routes.filter(({ method, path }) => !["ALL", "GET"].includes(method) && path !== "/*");
    const mounted = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const posts = rows.filter(({ method }) => method !== "get");
    assert.deepEqual([...mounted].sort(), posts.map(named).sort());
    return Promise.resolve();
  }, withKosit));

Deno.test("the docs show the table as it is, and the times that every request has", () => {
  const docs = textOf("docs/limits.md");
  assert.ok(docs.includes(docsTable()), "run: deno task tool admission");
  assert.ok(docs.replaceAll(/\s+/g, " ").includes(docsTimes()), docsTimes());
});

Deno.test("each route that works on documents or asks others has a time", () => {
  const timeless = rows.filter(({ seconds }) => seconds === undefined).map(({ path }) => path);
  assert.deepEqual(
    timeless.filter((path) => /validate|parse|extract|generate|diagnose|repair|lookups|mcp|verify/.test(path)),
    [],
  );
});

Deno.test("a body of anybody is made into as many values on the event loop as others wait for", () => {
  for (const row of rows) assert.ok(valuesOnLoop(row) <= 1_000, named(row));
  assert.ok(rows.some(({ json }) => (json?.values ?? 0) > 1_000), "some read more, in the pool");
});

for (const row of rows.filter(({ from, bytes }) => from === "key" && bytes > 0)) {
  Deno.test(`${named(row)} reads nothing before it knows a good key`, () =>
    withService(async (it) => {
      const large = " ".repeat(row.bytes + 1);
      assert.equal(await codeOf(await sent(it, row, large)), "missing_api_key");
      const { authorization } = await it.key();
      assert.equal(await codeOf(await sent(it, row, large, { authorization })), "payload_too_large");
    }, withKosit));
}

for (const row of anybody) {
  Deno.test(`${named(row)} takes ${row.bytes} bytes of anybody, and not one more`, () =>
    withSelling(async (it) => {
      assert.equal(await codeOf(await sent(it, row, " ".repeat(row.bytes + 1), unknown)), "payload_too_large");
      assert.notEqual(await codeOf(await sent(it, row, " ".repeat(row.bytes), unknown)), "payload_too_large");
      if (row.raised === undefined) return;
      // What was signed here is raised by a key alone.
      const raised = row.job === "statement" ? row : { ...row, path: `${row.path}?max_characters=16000000` };
      const stranger = await sent(it, raised, " ".repeat(row.bytes + 1), unknown, "203.0.113.9");
      assert.equal(await codeOf(stranger), "payload_too_large");
      const { authorization } = await it.key();
      assert.notEqual(
        await codeOf(await sent(it, raised, " ".repeat(row.bytes + 1), { authorization })),
        "payload_too_large",
      );
    }));

  Deno.test(`${named(row)} counts the bytes of an address, as those that nobody pays for`, () =>
    withSelling(async (it) => {
      const body = " ".repeat(1_000_000);
      const codes: unknown[] = [];
      for (let count = 0; count < 3; count++) codes.push(await codeOf(await sent(it, row, body, unknown)));
      assert.deepEqual(codes.map((code) => code === "rate_limited"), [false, false, true]);
      assert.notEqual(await codeOf(await sent(it, row, body, unknown, "203.0.113.9")), "rate_limited");
      it.time.now += 1_000;
      assert.notEqual(await codeOf(await sent(it, row, body, unknown)), "rate_limited");
    }));
}

for (const row of anybody.filter(({ json }) => json !== undefined)) {
  const { values, levels } = row.json ?? { values: 0, levels: 0 };
  Deno.test(`${named(row)} makes nothing of a body with more than ${values} values or ${levels} levels`, () =>
    withSelling(async (it) => {
      const deep = `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
      for (const body of [list(values), deep]) {
        const response = await sent(it, row, body);
        assert.ok(response.status === 400 || response.status === 413, `${response.status}`);
        assert.match(await response.text(), /holds more than|nested deeper/);
      }
    }));
}

for (const row of anybody.filter(({ job }) => job !== undefined)) {
  Deno.test(`${named(row)} has larger bodies read in the pool`, () => {
    const noted: Noted[] = [];
    return withService(async (it) => {
      await (await sent(it, row, list(700))).text();
      assert.deepEqual(inPool(noted), []);
      await (await sent(it, row, list(5_000))).text();
      assert.deepEqual(inPool(noted), [row.job]);
    }, { service: { pool: noting(noted) } });
  });
}

for (const row of rows.filter(({ window }) => window !== undefined)) {
  Deno.test(`${named(row)} counts the requests of an address`, () => {
    const few = { requests: 2, milliseconds: 60_000 };
    const service = { limits: { ...limits, ...(row.window === undefined ? {} : { [row.window]: few }) } };
    return withSelling(
      async (it) => {
        const codes: unknown[] = [];
        const ask = () =>
          row.bytes === 0
            ? it.ask(row.path.replace("{id}", "0".repeat(32)), { method: row.method.toUpperCase() })
            : sent(it, row, "{}");
        for (let count = 0; count < 3; count++) codes.push((await ask()).status);
        assert.deepEqual(codes.map((code) => code === 429), [false, false, true]);
      },
      selling,
      service,
    );
  });
}
