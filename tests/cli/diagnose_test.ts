/** What `faktlint diagnose` prints for people. */
import assert from "node:assert/strict";
import { languages } from "../../engine/locales.ts";
import { loadWords } from "../../engine/diagnosis/mod.ts";
import { diagnosisWords } from "../../host/cli/diagnosis_words.ts";
import { words } from "../../host/cli/words.ts";
import { faktlint, type Run, validFile, withFolder } from "../support/terminal.ts";
import { invoiceWith } from "../../cases/json.ts";

const totals = "examples/broken-totals.xml";
const parts = "examples/broken-cii-xrechnung.xml";

function diagnosed(...args: readonly string[]): Promise<Run> {
  return faktlint(["diagnose", ...args]);
}

Deno.test("diagnose prints the causes in order, each with its place, its rules, and the value before and after", async () => {
  const { status, out, err } = await diagnosed(totals);
  assert.deepEqual([status, err], [1, ""]);
  assert.ok(out.startsWith(`${totals}: INVALID by en16931`), out);
  const [first = "", second = ""] = out.split(/^ {2}\d+\. /m).slice(1);
  assert.match(first, /BT-106/);
  assert.match(first, /line 75, column 5 .*LegalMonetaryTotal/);
  assert.match(first, /BR-CO-10, BR-CO-13/);
  assert.match(
    first,
    /Before: +\/totals\/lineExtensionAmount = 440\.00\n +After: +\/totals\/lineExtensionAmount = 450\.00/,
  );
  assert.match(second, /BT-110/);
  assert.match(out, /^With all 3 repairs the invoice is valid, and the official validator would accept it\.$/m);
});

Deno.test("diagnose says what remains, what is asked, and whether the buyer has to answer it or the issuer of the invoice", async () => {
  const { out } = await diagnosed(parts);
  const [buyer = "", amounts = "", issuer = ""] = out.split(/^ {2}\d+\. /m).slice(1);
  assert.match(buyer, /Question: +Which reference did the buyer give you\?\n +Who knows: +the buyer/);
  assert.doesNotMatch(amounts, /Question:/);
  assert.match(issuer, /Question: +To which account is it to be paid\?\n +Who knows: +the issuer of the invoice/);
  assert.match(out, /^2 causes remain that a person has to decide/m);
});

Deno.test("a reading that makes a claim of a refund says so, at the choice, in the plan and when it is accepted", async () => {
  await withFolder({}, async (folder) => {
    const text = await Deno.readTextFile("examples/credit-note.xml");
    const file = `${folder}/a.xml`;
    await Deno.writeTextFile(file, text.replace(/(?<=CreditNoteTypeCode>)381/, "380"));
    const turned = "this changes who pays whom, or whether it counts as paid";
    const { out } = await diagnosed(file);
    assert.match(out, /^1\. amount due 94\.04, unchanged; valid afterwards\n.*#1'$/m);
    assert.match(out, new RegExp(`^2\\. amount due 94\\.04; ${turned}; valid afterwards\\n.*#2'$`, "m"));
    assert.equal(out.replaceAll(/\n */g, " ").split(`(${turned})`).length, 2);
    const fix = ["validate", "--fix", "--accept", "BR-CL-01@/invoiceTypeCode#2", file];
    assert.match((await faktlint(fix)).out, new RegExp(`^ *Amount due: 94\\.04 EUR, unchanged; ${turned}$`, "m"));
  });
});

Deno.test("what nothing is proposed for and nothing is asked about is said with what to do, and no decision is asked for", async () => {
  await withFolder({}, async (folder) => {
    const text = await Deno.readTextFile("examples/xrechnung-public-buyer.xml");
    await Deno.writeTextFile(`${folder}/a.xml`, text.replace(/(?<=<cbc:DueDate>)[^<]*/, "2020-01-01"));
    const { out } = await diagnosed(`${folder}/a.xml`);
    assert.match(out, / Rules: ATW-DUE-BEFORE-ISSUE\n +Fix: +Correct the wrong date\./);
    assert.doesNotMatch(out, /remain|Question:|Perhaps:/);
  });
});

Deno.test("diagnose prints whole plans: what to type for each, what would be due then, and whether it is valid", async () => {
  await withFolder({}, async (folder) => {
    const text = await Deno.readTextFile("examples/invoice-simple.xml");
    const due = />([0-9.]+)<\/cbc:PayableAmount>/.exec(text)?.[1] ?? assert.fail();
    await Deno.writeTextFile(
      `${folder}/a.xml`,
      text.replace(`>${due}</cbc:PayableAmount>`, ">751.20</cbc:PayableAmount>"),
    );
    const { out } = await diagnosed("--strict", `${folder}/a.xml`);
    const [, plans = ""] = out.split("the likeliest first:\n");
    const [first = "", accept = ""] = plans.split("\n");
    assert.equal(first, `1. amount due 751.20 → ${due}; valid afterwards`);
    const [, id = ""] = /^ {3}--accept '([^']+)'$/.exec(accept) ?? [];
    const { status } = await faktlint(["validate", "--strict", "--fix", "--accept", id, `${folder}/a.xml`]);
    assert.equal(status, 0);
    assert.match(await Deno.readTextFile(`${folder}/a.xml`), new RegExp(`>${due}</cbc:PayableAmount>`));
  });
});

for (
  const [name, broken, fix] of [
    [
      "elements in another order",
      (text: string) => text.replace(/(<cbc:ID>.*<\/cbc:ID>)(\s*)(<cbc:IssueDate>.*<\/cbc:IssueDate>)/, "$3$2$1"),
      "",
    ],
    [
      "an element that nobody knows",
      (text: string) => text.replace("<cbc:ID>", "<cbc:Software>x</cbc:Software>$&"),
      " --accept structure@surplus",
    ],
  ] as const
) {
  Deno.test(`diagnose says how ${name} is put right in the file`, async () => {
    await withFolder({}, async (folder) => {
      await Deno.writeTextFile(`${folder}/a.xml`, broken(await Deno.readTextFile("examples/invoice-simple.xml")));
      const { out } = await diagnosed("--strict", `${folder}/a.xml`);
      assert.match(
        out,
        new RegExp(`^ +Fix: +faktlint validate --strict --fix${fix} puts it right in the file\\.$`, "m"),
      );
      assert.doesNotMatch(out, /remain/);
    });
  });
}

Deno.test("diagnose has a row for each profile, and marks the one that the invoice asks for", async () => {
  const { out } = await diagnosed(parts);
  assert.match(out, /^xrechnung-cii \* +invalid +invalid +3 +2$/m);
  for (const profile of ["en16931", "xrechnung-ubl", "facturx-en16931", "peppol-bis-3"]) {
    assert.match(out, new RegExp(`^${profile} +(in)?valid +(in)?valid +\\d+ +\\d+$`, "m"));
  }
});

Deno.test("diagnose judges as the official validators do, and by less where the lighter check is asked for", async () => {
  const text = await Deno.readTextFile(validFile);
  const order = text.replace(/(<cbc:ID>[^<]*<\/cbc:ID>\s*)(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>\s*)/, "$2$1");
  await withFolder({ "order.xml": order }, async (folder) => {
    const file = `${folder}/order.xml`;
    for (const how of [[], ["--strict"]]) {
      const { status, out } = await diagnosed(...how, file);
      assert.deepEqual([status, out.includes("ATW-SCHEMA-ELEMENT")], [1, true], out);
    }
    const { status, out } = await diagnosed("--preflight", file);
    assert.deepEqual([status, out.includes("ATW-SCHEMA-ELEMENT")], [1, false], out);
    assert.match(out, /without --preflight it is said why/);
    const both = await diagnosed("--preflight", "--strict", file);
    assert.deepEqual([both.status, both.out], [2, ""]);
  });
});

Deno.test("diagnose of a valid invoice has nothing to repair, and status 0", async () => {
  const { status, out } = await diagnosed(validFile);
  assert.equal(status, 0);
  assert.match(out, /VALID by .*: nothing to repair$/m);
  assert.doesNotMatch(out, /repair the invoice is|remain/);
});

for (const lang of languages) {
  Deno.test(`diagnose --lang ${lang} writes the report, titles and questions in the language`, async () => {
    const { out } = await diagnosed("--lang", lang, parts);
    const { labels, who } = diagnosisWords[lang];
    assert.ok(out.includes(`${parts}: ${words[lang].invalid} xrechnung-cii`), out);
    for (const label of [labels.before, labels.after, labels.question, labels.who]) {
      assert.ok(out.includes(`\n    ${label} `), label);
    }
    assert.ok(out.replaceAll(/\s+/g, " ").includes(who.buyer.replaceAll(/\s+/g, " ")));
    assert.ok(out.includes((await loadWords(lang)).termTitle("BT-10")));
    assert.doesNotMatch(out, /undefined|[{}]/);
  });
}

Deno.test("diagnose --format json prints what the service answers, with status 1 where the invoice is invalid", async () => {
  const { status, out } = await diagnosed("--format", "json", totals);
  const { causes, profiles, receipt } = JSON.parse(out);
  assert.deepEqual([status, causes.length, profiles.en16931.valid, receipt.unsigned], [1, 3, false, true]);
  const wrong = await diagnosed("--format", "sarif", totals);
  assert.deepEqual([wrong.status, wrong.out], [2, ""]);
  assert.match(wrong.err, /choose one of text, json/);
});

Deno.test("diagnose shows no control character of an invoice to a terminal, colours only what is its own, and lists few of many changes", async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `/lines/${index}`);
  const base = JSON.parse(invoiceWith({}));
  const [line] = base.lines;
  const many = { ...base, lines: lines.map((_, index) => ({ ...line, id: `${index + 1}`, unitCode: "ltr" })) };
  const hostile = { ...base, currency: "EU\u001b[31m\u202e" };
  const files = { "many.json": JSON.stringify(many), "hostile.json": JSON.stringify(hostile) };
  await withFolder(files, async (folder) => {
    const shown = await faktlint(["diagnose", `${folder}/hostile.json`], { colour: true });
    assert.ok(shown.out.includes("\x1b[31mINVALID by\x1b[39m"), shown.out);
    const bare = shown.out.split("\x1b[").map((part, at) => at === 0 ? part : part.replace(/^\d+m/, "")).join("");
    assert.doesNotMatch(bare.replaceAll("\n", ""), /[\p{Cc}\p{Cf}]/u);
    const { out } = await diagnosed(`${folder}/many.json`);
    assert.match(out, /and 22 more; --format json lists them all/);
  });
});

Deno.test("diagnose --out writes the report to a file, completely", async () => {
  await withFolder({}, async (folder) => {
    const { status, out } = await diagnosed("--out", `${folder}/report.txt`, totals);
    assert.deepEqual([status, out], [1, ""]);
    assert.equal(await Deno.readTextFile(`${folder}/report.txt`), (await diagnosed(totals)).out);
  });
});
