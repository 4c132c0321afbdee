/** The view as PDF: all that an invoice states is on its pages, under headings in their order, whatever its texts are. */
import assert from "node:assert/strict";
import { validateJson } from "../../engine/mod.ts";
import { languages } from "../../engine/locales.ts";
import { viewWriter } from "../../engine/pdf/view.ts";
import { nameOf } from "../../engine/pdf/read/objects.ts";
import { readFonts } from "../../host/documents/pdf.ts";
import { type Outline, outlineOf } from "../../engine/view/mod.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { dict, type Read, readPages } from "../support/pdf_pages.ts";
import { sampled } from "../support/sweeps.ts";
import { missingIn, openedOf } from "../support/views.ts";
import { faultsOf } from "./faults.ts";

const date = new Date("2026-11-20T09:30:00Z");
const fonts = await readFonts();
const write = viewWriter(fonts);

async function bytesOf(outline: Outline): Promise<Uint8Array> {
  const outcome = await write(outline, { date });
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

/** What is read on the pages, without what is at the top and the foot of each. */
function textOf({ pages }: Read): string {
  return pages.flatMap(({ items }) => items.filter(({ artifact }) => !artifact).map(({ text }) => text)).join("\n");
}

function example(name: string): string {
  return Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
}

const invoice = JSON.parse(example("invoice-from-json.json"));

/** The structure types of all elements, in the order in which they are read. */
function rolesIn({ file, catalog }: Read): readonly string[] {
  const roles: string[] = [];
  const walk = (value: Parameters<typeof file.dict>[0]) => {
    const element = file.dict(value);
    if (element === undefined) return;
    roles.push(nameOf(element.get("S")) ?? "");
    for (const kid of file.list(element.get("K"))) walk(kid);
  };
  for (const kid of file.list(dict(file, catalog.get("StructTreeRoot")).get("K"))) walk(kid);
  return roles;
}

Deno.test("everything that an invoice states is in the text of its pages, in every language", async () => {
  for (const name of ["invoice-attachment.xml", "cii-xrechnung.xml", "invoice-from-json.json", "broken-vat.xml"]) {
    for (const language of languages) {
      const opened = openedOf(example(name));
      const read = readPages(await bytesOf(outlineOf(opened, language)));
      assert.deepEqual(missingIn(opened, textOf(read), language), [], `${name} ${language}`);
      assert.deepEqual(read.pages.flatMap(faultsOf), [], `${name} ${language}`);
    }
  }
});

Deno.test(withCorpus("everything that a document of the corpus states is in the text of its pages", async () => {
  let index = 0;
  for (const [path, bytes] of sampled(corpusFiles("documents"), 32)) {
    const opened = openedOf(bytes);
    const language = languages[index++ % languages.length] ?? "en";
    const outcome = await write(outlineOf(opened, language), { date });
    // Without further typefaces.
    if ("findings" in outcome) {
      assert.ok(outcome.findings.every(({ rule }) => rule === "ATW-TYPEFACE-NOT-INSTALLED"), path);
      continue;
    }
    const read = readPages(outcome.ok);
    assert.deepEqual(missingIn(opened, textOf(read), language), [], `${path} ${language}`);
    assert.deepEqual(read.pages.flatMap(faultsOf), [], `${path} ${language}`);
  }
}));

Deno.test("headings begin with one of the first level, and none is more than a level below the one before", async () => {
  const opened = openedOf(JSON.stringify({ ...invoice, lines: [invoice.lines[0], invoice.lines[0]] }));
  const roles = rolesIn(readPages(await bytesOf(outlineOf(opened, "de"))));
  const levels = roles.filter((it) => /^H\d$/.test(it)).map((it) => +it.slice(1));
  assert.equal(levels[0], 1);
  assert.ok(levels.includes(3));
  for (const [index, level] of levels.slice(1).entries()) {
    assert.ok(level > 1 && level <= (levels[index] ?? 0) + 1, `${levels}`);
  }
  assert.ok(roles.includes("TH") && roles.includes("TD"));
});

Deno.test("findings stand in the rows after what they are about", async () => {
  const broken = JSON.stringify({ ...invoice, totals: { payableAmount: "1.00" } });
  const judged = validateJson(broken);
  assert.ok("ok" in judged);
  const read = readPages(await bytesOf(outlineOf(openedOf(broken), "en", judged.ok.errors)));
  assert.match(textOf(read), /Amount due for payment\n1\.00.*\n(?:Error .*\n(?:.*\n)+?)?Error BR-CO-16\n/);
});

Deno.test("a thousand lines and texts of several pages are all there", async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => ({ ...invoice.lines[0], id: `L${at + 1}` }));
  const note = Array.from({ length: 4_000 }, (_, at) => `word${at}`).join(" ");
  const opened = openedOf(JSON.stringify({ ...invoice, lines, notes: [{ text: note }, { text: "w".repeat(20_000) }] }));
  const read = readPages(await bytesOf(outlineOf(opened, "fr")));
  assert.deepEqual(missingIn(opened, textOf(read), "fr"), []);
  assert.deepEqual(read.pages.slice(0, 5).flatMap(faultsOf), []);
});

Deno.test("a text that no typeface shows is said with its place, and so is one whose typeface is not installed", async () => {
  const odd = { ...invoice, buyerReference: "\u0e01", seller: { ...invoice.seller, legalName: "\u8acb" } };
  const without = viewWriter({
    ...fonts,
    further: [{ characters: /\p{Script=Han}/u, load: () => Promise.resolve(undefined) }],
  });
  const outcome = await without(outlineOf(openedOf(JSON.stringify(odd)), "en"), { date });
  assert.ok("findings" in outcome);
  assert.deepEqual(outcome.findings.map(({ rule, severity, location }) => [rule, severity, location]), [
    ["ATW-TEXT-NOT-PRINTABLE", "fatal", { pointer: "/buyerReference" }],
    ["ATW-TYPEFACE-NOT-INSTALLED", "fatal", { pointer: "/seller/legalName" }],
  ]);
});

Deno.test("what no business term holds is on the pages, and the same view gives the same bytes", async () => {
  const xml = example("invoice-simple.xml").replace("<cbc:IssueDate>", "<cbc:UUID>7d1f</cbc:UUID><cbc:IssueDate>");
  const outline = outlineOf(openedOf(xml), "de");
  const bytes = await bytesOf(outline);
  assert.match(textOf(readPages(bytes)), /\nAußerhalb der Geschäftsbegriffe\n\/Invoice\/cbc:UUID\n7d1f$/);
  assert.deepEqual(bytes, await bytesOf(outline));
});
