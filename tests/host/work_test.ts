/** What breaks in the engine during a job is reported beside its result, and logged. */
import assert from "node:assert/strict";
import type { RuleSet } from "../../engine/mod.ts";
import { localPool, ownTools, type Pool } from "../../host/workers/pool.ts";
import { rethrown, work } from "../../host/workers/work.ts";
import { textOf } from "../house/sources.ts";
import { withService } from "../support/service.ts";

function invoice(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(textOf("examples/invoice-simple.xml"));
}

const faulty: RuleSet = {
  id: "tests",
  name: "F-*",
  follow: () => {
    throw new TypeError("secret of an invoice");
  },
  plan: () => ({ official: 0, steps: [], severityOf: () => "fatal" }),
  text: () => ({ message: "", fix: "" }),
};

Deno.test("a job has the faults of the engine beside its result, in a form that can be cloned", async () => {
  const options = { strict: false, sets: [faulty] };
  const { ok, faults = [] } = await work("validate", invoice(), options, ownTools());
  assert.ok("ok" in ok.outcome);
  assert.deepEqual(ok.outcome.ok.errors.map(({ rule }) => rule), ["ATW-RULE-FAILED"]);
  assert.deepEqual(structuredClone(faults).map(({ at, thrown: { name, message } }) => [at, name, message]), [
    ["F-*", "TypeError", "secret of an invoice"],
  ]);
  assert.match(faults[0] === undefined ? "" : rethrown(faults[0].thrown).stack ?? "", /work_test\.ts/);
});

Deno.test("a job that goes well has no faults", async () => {
  const done = await work("validate", invoice(), {}, ownTools());
  assert.deepEqual(Object.keys(done), ["ok"]);
});

Deno.test("the service answers, and logs what broke by its rule and the places of its stack, without its message", async () => {
  const local = localPool();
  const pool: Pool = {
    ...local,
    run: (name, bytes, options, by) => {
      const broken = { ...options, sets: [faulty] };
      return local.run(name, bytes, broken, by);
    },
  };
  await withService(async ({ ask, key, logged }) => {
    const { authorization } = await key();
    const headers = { authorization, "content-type": "application/xml" };
    const body = invoice();
    const response = await ask("/v1/validate", { method: "POST", headers, body });
    assert.equal(response.status, 200);
    const { errors } = await response.json();
    assert.deepEqual(errors.map(({ rule }: { readonly rule: string }) => rule), ["ATW-RULE-FAILED"]);
    const entry = logged.find((it) => "fault" in it);
    assert.ok(entry !== undefined && "fault" in entry);
    assert.deepEqual([entry.fault, entry.at, entry.level], ["TypeError", "F-*", "error"]);
    assert.equal(entry.request_id, response.headers.get("x-request-id"));
    assert.ok(entry.stack.some((place) => place.includes("work_test.ts")));
    assert.ok(!JSON.stringify(logged).includes("secret"));
  }, { service: { pool } });
});
