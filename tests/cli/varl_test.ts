/** `faktlint validate --format varl`, and `faktlint serve --kosit` before it listens. */
import assert from "node:assert/strict";
import { serveCommand } from "../../host/cli/serve.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { assess } from "../../host/kosit/assessment.ts";
import { validate } from "../../engine/mod.ts";
import { xpathOf } from "../../host/kosit/xpath.ts";
import { textOf } from "../house/sources.ts";
import { specifications } from "../../engine/model/specifications.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { every, reportIn } from "../support/varl.ts";

const varl = (...args: readonly string[]) => faktlint(["validate", "--format", "varl", ...args]);

Deno.test("varl judges strictly, and its status is that of what is recommended", async () => {
  const accepted = await varl("examples/cii-xrechnung.xml");
  assert.deepEqual([accepted.status, every(reportIn(accepted.out), "rep:accept").length], [0, 1]);
  const rejected = await varl("examples/broken-cii-xrechnung.xml");
  assert.deepEqual([rejected.status, every(reportIn(rejected.out), "rep:reject").length], [1, 1]);
});

Deno.test("varl rejects a valid invoice of another specification", async () => {
  const peppol = textOf("examples/invoice-simple.xml").replace(
    specifications["en16931"].identifiers[0],
    "urn:example:mine",
  );
  await withFolder({ "a.xml": peppol }, async (folder) => {
    const { status, out } = await varl(`${folder}/a.xml`);
    assert.equal(status, 1);
    assert.equal(every(reportIn(out), "rep:documentReference")[0]?.text, "a.xml");
  });
});

Deno.test("varl has a report for a file that is not there, without a hash", async () => {
  const { status, out } = await varl("nowhere.xml");
  assert.deepEqual([status, every(reportIn(out), "rep:hashValue")[0]?.text], [2, ""]);
});

Deno.test("varl is a report on one document, and on nothing but the official verdict", async () => {
  await withFolder({ "a.xml": validInvoice, "b.xml": validInvoice }, async (folder) => {
    const several = await varl(folder);
    assert.deepEqual([several.status, several.out], [2, ""]);
    assert.match(several.err, /one document/);
  });
  for (const more of [["--profile", "en16931"], ["--fix"], ["--ignore", "x"], ["--patches"], ["--jobs", "2"]]) {
    const { status, err } = await varl(...more, "examples/cii-xrechnung.xml");
    assert.equal(status, 2);
    assert.match(err, new RegExp(`leave out ${more[0]}`));
  }
});

Deno.test("what broke in the engine was not processed, and is not accepted", () => {
  const outcome = validate(textOf("examples/cii-xrechnung.xml"));
  assert.ok("ok" in outcome);
  const { processed, recommends } = assess({ verdict: outcome.ok });
  assert.deepEqual([processed, recommends], [true, "accept"]);
  const failed = {
    rule: "ATW-RULE-FAILED",
    field: "BT-1",
    severity: "fatal",
    message: "",
    fix: "",
    docsUrl: "",
  } as const;
  const after = assess({ verdict: { ...outcome.ok, errors: [failed] } });
  assert.deepEqual([after.processed, after.recommends], [false, "reject"]);
  assert.equal(assess({ verdict: { ...outcome.ok, valid: false } }).recommends, "reject");
});

Deno.test("xpathOf() counts as the engine's path does, and gives no name that was cut", () => {
  assert.equal(xpathOf("/Invoice/cac:InvoiceLine[2]"), "/*[name()='Invoice'][1]/*[name()='cac:InvoiceLine'][2]");
  assert.equal(xpathOf(`/Invoice/${"a".repeat(57)}…`), undefined);
});

function started(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const silent = () => Promise.resolve(0);
  const process = {
    environment,
    listening: () => Promise.resolve(),
    stopped: () => Promise.resolve(),
    out: silent,
    err: silent,
  };
  const terminal = {
    out: () => {},
    err: () => {},
    stdin: () => new Blob([]).stream(),
    interactive: false,
    env: () => undefined,
    enter: () => {},
    now: () => new Date(),
  };
  return serveCommand(() => process).run(args, terminal);
}

for (const host of ["0.0.0.0", "::", "192.0.2.1", "example.com"]) {
  Deno.test(`serve --kosit does not listen on ${host} while it is not said that nobody needs a key`, async () => {
    await assert.rejects(() => started({ HOST: host, PORT: "0" }, "--kosit"), UsageError);
  });
}

Deno.test("serve --kosit listens on this machine's own address", async () => {
  assert.equal(await started({ HOST: "127.0.0.1", PORT: "0" }, "--kosit"), 0);
});
