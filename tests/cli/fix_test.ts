/** `faktlint validate --fix`: files are repaired where they are. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { applyPatch } from "diff";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { classic, objectsWith } from "../support/pdf.ts";

const broken = validInvoice.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI");

Deno.test("--fix repairs a file in place, says how much, and the status is that of the repaired file", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", `${folder}/a.xml`]);
    assert.equal(status, 0, out);
    assert.match(out, /VALID by[^]*Fixed: \d+ findings?/);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), validInvoice);
    assert.deepEqual((await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name), ["a.xml"]);
  });
});

Deno.test("--fix leaves a file alone in which nothing can be repaired, and keeps permissions and links", async () => {
  const hopeless = validInvoice.replace("<cbc:ID>TWB-2025-0417</cbc:ID>", "");
  await withFolder({ "a.xml": hopeless, "b.xml": broken }, async (folder) => {
    await Deno.chmod(`${folder}/b.xml`, 0o640);
    await Deno.symlink(`${folder}/b.xml`, `${folder}/c.xml`);
    const before = await Deno.stat(`${folder}/a.xml`);
    assert.equal((await faktlint(["validate", "--fix", `${folder}/a.xml`, `${folder}/c.xml`])).status, 1);
    assert.equal((await Deno.stat(`${folder}/a.xml`)).ino, before.ino);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), hopeless);
    assert.ok((await Deno.lstat(`${folder}/c.xml`)).isSymlink);
    assert.equal(((await Deno.stat(`${folder}/b.xml`)).mode ?? 0) & 0o777, 0o640);
    assert.equal(await Deno.readTextFile(`${folder}/b.xml`), validInvoice);
  });
});

Deno.test("--fix --dry-run prints a diff that makes the repaired file of the file, and changes nothing", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const { status, out, err } = await faktlint(["validate", "--fix", "--dry-run", `${folder}/a.xml`]);
    assert.equal(status, 0);
    assert.equal(applyPatch(broken, out), validInvoice);
    assert.match(err, /1 file: 1 valid/);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), broken);
  });
});

const invoice = `{
    "profile": "en16931",
    "invoiceNumber": "1",   "issueDate": "2026-11-01",
    "currency": "eur",
    "seller": { "name": "A", "vatId": "DE123456788", "address": { "city": "B", "postalCode": "1", "countryCode": "DE" } },
    "buyer": { "name": "C", "address": { "city": "B", "postalCode": "1", "countryCode": "DE" } },
    "lines": [ { "id": "1", "description": "D", "quantity": 1.000, "unitCode": "H87", "unitPrice": 10.50, "vatCategory": "S", "vatRate": 19 } ],
    "payment": { "meansCode": "58", "iban": "DE02120300000000202051" },
    "paymentTerms": "30 days",
    "declaredTotals": { "payableAmount": 12.00 }
}
`;

Deno.test("--fix repairs JSON, where numbers and layout stay as they are written", async () => {
  await withFolder({ "a.json": invoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", `${folder}/a.json`]);
    const text = await Deno.readTextFile(`${folder}/a.json`);
    assert.equal(status, 0, out);
    assert.equal(text, invoice.replace('"eur"', '"EUR"').replace("12.00", "12.50"));
  });
});

Deno.test("--fix does not touch a PDF, and refuses what it cannot do", async () => {
  const content = Buffer.from(broken).toString("latin1");
  const pdf = classic(objectsWith([{ name: "factur-x.xml", content }]));
  await withFolder({ "a.pdf": pdf, "a.xml": broken }, async (folder) => {
    await faktlint(["validate", "--fix", `${folder}/a.pdf`]);
    assert.deepEqual(await Deno.readFile(`${folder}/a.pdf`), pdf);
    for (const args of [["--dry-run"], ["--fix", "--dry-run", "--format", "json"]]) {
      assert.equal((await faktlint(["validate", ...args, `${folder}/a.xml`])).status, 2);
    }
    const { status, err } = await faktlint(["validate", "--fix", "-"], { stdin: broken });
    assert.equal(status, 2);
    assert.match(err, /--fix/);
  });
});

Deno.test("json and ndjson say how many findings were repaired", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", "--format", "json", `${folder}/a.xml`]);
    const { fixed, result } = JSON.parse(out);
    assert.ok(fixed > 0);
    assert.equal(result.valid, true);
  });
});
