import assert from "node:assert/strict";
import { profileNames } from "../../engine/mod.ts";
import { type Ask, smoke } from "../../tools/smoke.ts";
import { withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

/** A page as it is where pages were built. */
const site = {
  validator: "validator.js",
  workbench: "workbench.js",
  writing: "writing.js",
  examples: () => Promise.resolve(() => ({})),
  file: () => Promise.resolve(undefined),
};

const service = { site, generation: { profiles: profileNames, pages: true } };

function asking(it: Parameters<Parameters<typeof withService>[0]>[0]): Ask {
  return (path, init) => it.ask(path, init);
}

longTest("smoke finds nothing wrong with the service, with a key and without", () =>
  withService(async (it) => {
    const { key, authorization } = await it.key();
    const { ok, lines } = await smoke(asking(it), key);
    assert.ok(ok, lines.join("\n"));
    assert.ok(lines.every((line) => line.startsWith("ok ")), lines.join("\n"));
    const usage = await (await it.ask("/v1/usage", { headers: { authorization } })).json();
    assert.equal(usage.used, 3);
    const keyless = await smoke(asking(it), undefined);
    assert.deepEqual([keyless.ok, keyless.lines.filter((line) => line.startsWith("skipped")).length], [true, 3]);
  }, { service }));

Deno.test("smoke says what is wrong: a key that opens nothing, a service that answers nothing", () =>
  withService(async (it) => {
    const { ok, lines } = await smoke(asking(it), `fl_live_${"0".repeat(40)}`);
    assert.equal(ok, false);
    assert.equal(lines.filter((line) => line.startsWith("WRONG")).length, 3, lines.join("\n"));
    const gone = await smoke(() => Promise.reject(new Error("connection refused")), undefined);
    assert.equal(gone.ok, false);
    assert.ok(gone.lines.some((line) => /^WRONG .*connection refused$/.test(line)));
  }, { service }));
