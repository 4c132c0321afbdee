/** What an invoice states is found in its view, in every language and form, and nothing in it does anything. */
import assert from "node:assert/strict";
import { open, type Opened, validateJson } from "../../engine/mod.ts";
import { htmlOf, type Outline, outlineOf, textOf } from "../../engine/view/mod.ts";
import { languages } from "../../engine/locales.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { sampled } from "../support/sweeps.ts";
import { missingIn, openedOf } from "../support/views.ts";

function example(name: string): string {
  return Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
}

function unescaped(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** Stated values that are not in one of the forms of a view. */
function missing(opened: Opened, language: Outline["language"]): readonly string[] {
  const outline = outlineOf(opened, language);
  const page = unescaped(htmlOf(outline).replaceAll(/<[^>]*>/g, ""));
  return [page, textOf(outline)].flatMap((text) => missingIn(opened, text, language));
}

Deno.test("everything that an invoice states is in its view, in every language, and its attachments are named", () => {
  for (const name of ["invoice-attachment.xml", "cii-xrechnung.xml", "invoice-from-json.json", "broken-vat.xml"]) {
    for (const language of languages) assert.deepEqual(missing(openedOf(example(name)), language), [], name);
  }
});

Deno.test(withCorpus("everything that a document of the corpus states is in its view, valid or not", () => {
  for (const [path, bytes] of sampled(corpusFiles("documents"), 8)) {
    const opened = open({ input: bytes });
    if (!("ok" in opened)) continue;
    for (const language of languages) assert.deepEqual(missing(opened.ok, language), [], `${path} ${language}`);
  }
}));

Deno.test("amounts, shares and days are written as people of the language write them", () => {
  const opened = openedOf(example("invoice-simple.xml").replaceAll("571.20", "1234571.20"));
  const shown = (language: "en" | "de" | "fr") => textOf(outlineOf(opened, language));
  assert.match(shown("en"), /1,234,571\.20\u00a0EUR/);
  assert.match(shown("de"), /1\.234\.571,20\u00a0EUR[^]*19\u00a0%/);
  assert.match(shown("fr"), /1\u202f234\u202f571,20\u00a0EUR/);
  assert.match(shown("de"), /03\.11\.2025/);
  assert.match(shown("fr"), /03\/11\/2025/);
});

Deno.test("what no business term holds stands at the end, with its place", () => {
  const opened = openedOf(
    example("invoice-simple.xml").replace("<cbc:IssueDate>", "<cbc:UUID>7d1f</cbc:UUID><cbc:IssueDate>"),
  );
  assert.match(textOf(outlineOf(opened, "de")), /Außerhalb der Geschäftsbegriffe\n {2}\/Invoice\/cbc:UUID: 7d1f\n$/);
});

Deno.test("a finding stands at the value that it is about, and one about nothing that is there at the beginning", () => {
  const invoice = { ...JSON.parse(example("invoice-from-json.json")), totals: { payableAmount: 1 } };
  const opened = openedOf(JSON.stringify(invoice));
  const judged = validateJson(JSON.stringify(invoice));
  assert.ok("ok" in judged);
  const due = judged.ok.errors.filter(({ rule }) => rule === "BR-CO-16");
  const elsewhere = due.map((it) => ({ ...it, rule: "BR-16", location: { pointer: "/nothing" } }));
  const lines = textOf(outlineOf(opened, "en", [...due, ...elsewhere])).split("\n");
  assert.match(lines[1] ?? "", /^! Error BR-16: /);
  const at = lines.findIndex((it) => it.includes("! Error BR-CO-16: "));
  assert.match(lines[at - 1] ?? "", /Amount due for payment/);
});

Deno.test("what an invoice says is text on the page, and the page loads nothing", () => {
  const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
  const opened = openedOf(JSON.stringify({ ...JSON.parse(example("invoice-from-json.json")), invoiceNumber: hostile }));
  const html = htmlOf(outlineOf(opened, "en"));
  assert.doesNotMatch(html, /<script|<img|<link|<iframe|<[^>]*\b(?:src|href|on[a-z]+)=/);
  assert.match(html, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/);
  assert.match(html, /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/);
});
