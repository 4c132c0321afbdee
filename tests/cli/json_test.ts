import assert from "node:assert/strict";
import { profileNames } from "../../engine/mod.ts";
import { invoiceSchema } from "../../engine/model/schema.ts";
import { invoiceWith } from "../../cases/json.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

Deno.test("validate judges a JSON file, and places findings by pointer", async () => {
  await withFolder({ "a.json": invoiceWith({ "/lines/0/vatRate": 190 }) }, async (folder) => {
    const text = await faktlint(["validate", "--preflight", `${folder}/a.json`]);
    assert.equal(text.status, 1);
    assert.match(text.out, /^ {2}error ATW-VAT-RATE-OUT-OF-RANGE {2}\/lines\/0\/vatRate$/m);
    const json = await faktlint(["validate", "--preflight", "--format", "ndjson", `${folder}/a.json`]);
    const { status, result } = JSON.parse(json.out);
    assert.equal(status, 200);
    assert.deepEqual(result.errors[0].location, { pointer: "/lines/0/vatRate" });
    // The five fields of XML are not there.
    for (const name of ["syntax", "invoiceTypeCode", "specificationIdentifier", "profileSource", "notRead"]) {
      assert.ok(!(name in result), name);
    }
  });
});

Deno.test("validate takes standard input for JSON by its first character", async () => {
  for (const start of ["", " \r\n\t", "\ufeff"]) {
    const { status, out } = await faktlint(["validate", "-"], { stdin: start + invoiceWith() });
    assert.deepEqual([status, out.split("\n")[0]], [0, "-: VALID by en16931@1.3.16"]);
  }
});

Deno.test("validate takes --profile and --strict for JSON too", async () => {
  const { out } = await faktlint(["validate", "--profile", "xrechnung-cii", "--strict", "--format", "json", "-"], {
    stdin: invoiceWith(),
  });
  const { profile, provenance } = JSON.parse(out).result;
  assert.deepEqual([profile, provenance.profile, provenance.mode], ["xrechnung-cii", "xrechnung-cii", "strict"]);
});

Deno.test("a place of the whole invoice is named so", async () => {
  const { out } = await faktlint(["validate", "-"], { stdin: invoiceWith({ "/invoiceNumber": undefined }) });
  assert.match(out, /^ {2}error BR-02 {2}the invoice$/m);
});

Deno.test("a JSON file that is not JSON is not read, with status 400 and its place", async () => {
  await withFolder({ "a.json": "{\n  oops\n}" }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--format", "ndjson", `${folder}/a.json`]);
    const { status: code, error: { message, docs, ...error } } = JSON.parse(out);
    assert.deepEqual([status, code, error], [2, 400, { error: "bad_request", line: 2, column: 3 }]);
    assert.match(message, /not JSON/);
    assert.equal(docs, "faktlint explain bad_request");
  });
});

Deno.test("XML in a file named .json is not read, and the message says what it is", async () => {
  await withFolder({ "a.json": "<Invoice/>" }, async (folder) => {
    const { status, out } = await faktlint(["validate", `${folder}/a.json`]);
    assert.equal(status, 2);
    assert.match(out, /This is XML/);
  });
});

Deno.test("more values than the cap are a finding, and --max-elements raises it", async () => {
  const stdin = `{"lines":[${Array(250_000).fill("1").join()}]}`;
  for (const [more, expected] of [[[], true], [["--max-elements", "300000"], false]] as const) {
    const { status, out } = await faktlint(["validate", "--format", "ndjson", ...more, "-"], { stdin });
    const { status: http, result } = JSON.parse(out);
    const rules = result.errors.map(({ rule }: { readonly rule: string }) => rule);
    assert.deepEqual([status, http, rules.includes("ATW-INPUT-TOO-MANY")], [1, 200, expected]);
  }
});

Deno.test("a pointer cannot write to the terminal", async () => {
  const { out } = await faktlint(["validate", "-"], { stdin: invoiceWith({ "/a\u001b[2Jb": 1 }) });
  assert.ok(!out.includes("\u001b"));
});

Deno.test("parse does not take JSON", async () => {
  const { status, err } = await faktlint(["parse", "-"], { stdin: invoiceWith() });
  assert.deepEqual([status, JSON.parse(err).error], [2, "unsupported_media_type"]);
});

Deno.test("schema prints the schema of the model, and takes no file", async () => {
  const { status, out } = await faktlint(["schema"]);
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(out), invoiceSchema(profileNames));
  const wrong = await faktlint(["schema", "a.json"]);
  assert.deepEqual([wrong.status, wrong.out], [2, ""]);
});
