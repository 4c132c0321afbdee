/** `faktlint validate --fix`: files are repaired where they are, by what may be changed unasked. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { applyPatch } from "diff";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { classic, objectsWith, pdfThatSays } from "../support/pdf.ts";

/** An amount that follows from the others: repaired unasked. */
const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
/** The amount with VAT: what is owed changes with it. */
const owed = validInvoice.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI");

Deno.test("--fix repairs a file in place, says how much, and the status is that of the repaired file", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", `${folder}/a.xml`]);
    assert.equal(status, 0, out);
    assert.match(out, /VALID by[^]*worked out:[^]*taxExclusiveAmount: 9\.99 → [^]*Amount due: \S+ EUR, unchanged/);
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
    assert.match(out, /^@@ -\d+,7 \+\d+,7 @@$/m, "three lines around a line");
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
    "declaredTotals": { "payableAmount": 12.50 }
}
`;

Deno.test("--fix repairs JSON, where numbers and layout stay as they are written", async () => {
  await withFolder({ "a.json": invoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", `${folder}/a.json`]);
    const text = await Deno.readTextFile(`${folder}/a.json`);
    assert.equal(status, 0, out);
    assert.equal(text, invoice.replace('"eur"', '"EUR"'));
  });
});

Deno.test("--fix changes an amount due only with consent, and says how", async () => {
  await withFolder({ "a.xml": owed }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", `${folder}/a.xml`]);
    assert.equal(status, 1);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), owed);
    const [, id = ""] = /--accept '([^']*)'/.exec(out) ?? [];
    assert.match(id, /^BR-CO-15@/);
    await faktlint(["validate", "--fix", "--accept", id, `${folder}/a.xml`]);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), validInvoice);
  });
});

Deno.test("--accept takes the rule of the one cause that has it", async () => {
  await withFolder({ "a.xml": owed }, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", "--accept", "BR-CO-15", `${folder}/a.xml`]);
    assert.match(out, /with consent:/);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), validInvoice);
  });
});

Deno.test("an unknown repair and an invalid place are named, and change nothing", async () => {
  await withFolder({ "a.xml": owed }, async (folder) => {
    const args = ["--accept", "BR-99", "--answer", "/nonsense/0=x"];
    const { out } = await faktlint(["validate", "--fix", ...args, `${folder}/a.xml`]);
    assert.match(out, /--accept 'BR-99' names nothing here[^]*--answer \/nonsense\/0=… names nothing here/);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), owed);
  });
});

Deno.test("--answer writes a value where it belongs", async () => {
  const without = validInvoice.replace(/\n *<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, "");
  const [, date = ""] = /<cbc:IssueDate>([^<]*)/.exec(validInvoice) ?? [];
  await withFolder({ "a.xml": without }, async (folder) => {
    await faktlint(["validate", "--fix", "--answer", `/issueDate=${date}`, `${folder}/a.xml`]);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), validInvoice);
    const { status, err } = await faktlint(["validate", "--fix", "--answer", "issueDate", `${folder}/a.xml`]);
    assert.equal(status, 2);
    assert.match(err, /POINTER=VALUE/);
  });
});

Deno.test("--fix touches no file that has warnings alone, and --fix=warnings does", async () => {
  const spaced = validInvoice.replace(/(<cbc:ID>)(DE\d{2})(\d{4})/, "$1$2 $3");
  assert.notEqual(spaced, validInvoice);
  await withFolder({ "a.xml": spaced }, async (folder) => {
    await faktlint(["validate", "--fix", `${folder}/a.xml`]);
    assert.equal(await Deno.readTextFile(`${folder}/a.xml`), spaced);
    assert.equal((await faktlint(["validate", "--fix=all", `${folder}/a.xml`])).status, 2);
  });
});

Deno.test("--fix writes the XML of a PDF beside it, says so, and refuses what it cannot do", async () => {
  const content = Buffer.from(broken).toString("latin1");
  const pdf = classic(objectsWith([{ name: "factur-x.xml", content }]));
  await withFolder({ "a.pdf": pdf, "a.xml": broken }, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", `${folder}/a.pdf`]);
    assert.deepEqual(await Deno.readFile(`${folder}/a.pdf`), pdf);
    assert.match(out, /a\.repaired\.xml/);
    assert.ok(
      (await Deno.readTextFile(`${folder}/a.repaired.xml`)).includes(
        /<cbc:TaxExcl[^/]*/.exec(validInvoice)?.[0] ?? "?",
      ),
    );
    for (const args of [["--dry-run"], ["--fix", "--dry-run", "--format", "json"]]) {
      assert.equal((await faktlint(["validate", ...args, `${folder}/a.xml`])).status, 2);
    }
    const { status, err } = await faktlint(["validate", "--fix", "-"], { stdin: broken });
    assert.equal(status, 2);
    assert.match(err, /--fix/);
  });
});

Deno.test("--fix writes the XML into a PDF, behind its own bytes, where its pages do not say otherwise", async () => {
  const pdf = pdfThatSays("Invoice TWB-2025-0417", broken);
  await withFolder({ "a.pdf": pdf }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--fix", "--format", "json", `${folder}/a.pdf`]);
    const made = await Deno.readFile(`${folder}/a.pdf`);
    const { pdf: said, beside } = JSON.parse(out);
    assert.deepEqual([status, beside, made.length > pdf.length], [0, undefined, true], out);
    assert.match(said, /in the PDF/);
    assert.deepEqual(made.subarray(0, pdf.length), pdf);
    assert.deepEqual((await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name), ["a.pdf"]);
    const again = await faktlint(["validate", "--fix", `${folder}/a.pdf`]);
    assert.equal(again.status, 0, again.out);
    assert.deepEqual(await Deno.readFile(`${folder}/a.pdf`), made);
    assert.equal((await faktlint(["extract", `${folder}/a.pdf`])).out.includes("9.99"), false);
  });
});

Deno.test("--fix writes the XML beside a PDF whose pages say otherwise, and says what they say", async () => {
  const pdf = pdfThatSays("Invoice TWB-2025-0417, net 9,99", broken);
  await withFolder({ "a.pdf": pdf }, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", "--lang", "de", `${folder}/a.pdf`]);
    assert.match(out, /Das PDF bleibt, wie es ist: Auf seinen Seiten steht „9\.99“[^]*a\.repaired\.xml/);
    assert.deepEqual(await Deno.readFile(`${folder}/a.pdf`), pdf);
    assert.ok(!(await Deno.readTextFile(`${folder}/a.repaired.xml`)).includes("9.99"));
  });
});

Deno.test("json and ndjson say what was repaired, and what is due", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", "--format", "json", `${folder}/a.xml`]);
    const { repairs, result } = JSON.parse(out);
    assert.deepEqual(repairs.applied.map(({ kind }: { readonly kind: string }) => kind), ["derived"]);
    assert.equal(repairs.amount_due.old, repairs.amount_due.new);
    assert.equal(result.valid, true);
  });
});
