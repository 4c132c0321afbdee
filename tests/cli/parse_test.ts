import assert from "node:assert/strict";
import { baseInvoice } from "../engine/golden.ts";
import { postXml } from "../http/requests.ts";
import { enveloped } from "../support/hostile.ts";
import { withService } from "../support/service.ts";
import { faktlint, validFile, validInvoice, withFolder } from "../support/terminal.ts";

Deno.test("parse prints the invoice with its profile, its syntax and what was not read", async () => {
  const { status, out, err } = await faktlint(["parse", validFile]);
  const { invoice, syntax, notRead } = JSON.parse(out);
  assert.deepEqual([status, err], [0, ""]);
  assert.deepEqual(invoice, { profile: "en16931", ...baseInvoice });
  assert.equal(syntax, "ubl-invoice");
  assert.deepEqual(notRead.elements.map(({ path }: { path: string }) => path), [
    "/Invoice/cac:PaymentMeans[1]/cac:CardAccount/cbc:NetworkID",
  ]);
});

Deno.test("parse gives what POST /v1/parse gives, with an envelope where there was one", async () => {
  await withService(async ({ ask, key }) => {
    const there = await (await ask("/v1/parse", postXml(validInvoice, await key()))).json();
    assert.deepEqual(JSON.parse((await faktlint(["parse", validFile])).out), there);
  });
  const { out } = await faktlint(["parse", "-"], { stdin: enveloped(validInvoice) });
  assert.equal(JSON.parse(out).envelope, "sbdh");
});

Deno.test("parse reads standard input", async () => {
  const { status, out } = await faktlint(["parse", "-"], { stdin: validInvoice });
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(out).invoice, { profile: "en16931", ...baseInvoice });
});

Deno.test("parse says on the error stream why a file was not read", async () => {
  await withFolder({ "a.xml": "<a>\n</b>" }, async (folder) => {
    const path = `${folder}/a.xml`;
    const { status, out, err } = await faktlint(["parse", path]);
    const { message, docs, ...rest } = JSON.parse(err);
    assert.deepEqual([status, out], [2, ""]);
    assert.deepEqual(rest, { file: path, error: "xml_malformed", xml_code: "not_well_formed", line: 2, column: 1 });
    assert.ok(message.length > 0 && docs === "faktlint explain xml_malformed");
  });
});

Deno.test("parse says when there is no such file, and that a folder is not a file", async () => {
  const missing = await faktlint(["parse", `${validFile}.missing`]);
  assert.deepEqual([missing.status, JSON.parse(missing.err).error], [2, "bad_request"]);
  await withFolder({}, async (folder) => {
    const { status, err } = await faktlint(["parse", folder]);
    assert.deepEqual([status, JSON.parse(err).error], [2, "bad_request"]);
  });
});

Deno.test("parse takes the caps of the reader as options", async () => {
  const { status, err } = await faktlint(["parse", "--max-elements", "5", validFile]);
  assert.deepEqual([status, JSON.parse(err).xml_code], [2, "element_limit"]);
});
