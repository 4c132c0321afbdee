/** What a hostile file, or its name, could do to the terminal of who judges it. */
import assert from "node:assert/strict";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { invoiceOf } from "../support/ubl.ts";

/** Control characters that XML allows, bidi marks, invisible characters, separators, and a tag beyond the basic plane. */
const hostile = "\x7f\x85\x9b31m\u00ad\u061c\u200b\u200e\u200f\u2028\u2029\u202e\u2066\u2069\ufeff\u{e0041}";
const raw = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const files = {
  "amount.xml": validInvoice.replace(">2891.00<", `>2891${hostile}<`),
  "long.xml": validInvoice.replace(">2891.00<", `>2891.00${hostile.repeat(20)}<`),
  "text.xml": invoiceOf(`${hostile}<cbc:ID>1</cbc:ID>`),
  "root.xml": `<a xmlns="urn:${hostile}"/>`,
  "reference.xml": `<a>&${hostile};</a>`,
  "name.xml": `<a${hostile}/>`,
  "note.xml": invoiceOf(`<cbc:Note>${hostile}</cbc:Note><cbc:Odd>${hostile}</cbc:Odd>`),
  [`\x1b[31m${hostile}.xml`]: validInvoice,
  [`b\n\r\t${hostile}.xml`]: "<a>",
};

for (const format of ["text", "json", "ndjson"]) {
  Deno.test(`no control, bidi or invisible character reaches the terminal in the format ${format}`, async () => {
    await withFolder(files, async (folder) => {
      const { out, err } = await faktlint(["validate", "--format", format, folder]);
      assert.ok(out.includes("amount.xml"));
      assert.doesNotMatch(out, raw);
      assert.equal(err, "");
    });
  });
}

Deno.test("JSON means what the file says, though it is written with escapes", async () => {
  await withFolder(files, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "json", folder]);
    const named: string[] = JSON.parse(out).map(({ file }: { file: string }) => file);
    assert.deepEqual(named.sort(), Object.keys(files).map((name) => `${folder}/${name}`).sort());
    const parsed = await faktlint(["parse", `${folder}/note.xml`]);
    assert.doesNotMatch(parsed.out, raw);
    assert.deepEqual(JSON.parse(parsed.out).invoice.notes, [{ text: hostile.replace("\x85", "\x85") }]);
  });
});

Deno.test("parse writes no such character to the error stream", async () => {
  await withFolder(files, async (folder) => {
    for (const name of Object.keys(files)) {
      const { out, err } = await faktlint(["parse", `${folder}/${name}`]);
      assert.doesNotMatch(out + err, raw);
    }
  });
});

Deno.test("arguments are shown without such characters too", async () => {
  for (
    const args of [[hostile], ["validate", `--format=${hostile}`, "a"], ["explain", `\x1b[31m${hostile}`], [
      "parse",
      hostile,
    ]]
  ) {
    const { status, out, err } = await faktlint(args);
    assert.equal(status, 2);
    assert.doesNotMatch(out + err, raw);
  }
});

Deno.test("a message stays on its line, whatever the value in it holds", async () => {
  const xml = validInvoice.replace(">2891.00<", ">28\n91\n  What: forged\n<");
  const { out } = await faktlint(["validate", "-"], { stdin: xml });
  assert.doesNotMatch(out, /^ {2,4}What: forged/m);
});
