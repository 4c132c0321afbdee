/** `viewWriter` of `faktlint/pdf`: an invoice for people, as PDF. */
import assert from "node:assert/strict";
import { readFonts } from "../../host/documents/pdf.ts";
import { de } from "../../packages/npm/locales/de.ts";
import { official } from "../../packages/npm/official.ts";
import { extract, viewWriter } from "../../packages/npm/pdf.ts";
import { readPages } from "../support/pdf_pages.ts";
import { missingIn, openedOf } from "../support/views.ts";

const example = (name: string) => Deno.readFileSync(new URL(`../../examples/${name}`, import.meta.url));
const { regular, bold } = await readFonts();
const write = await viewWriter({ regular, bold });
const date = new Date("2026-11-28T09:30:00Z");

function textOf(pdf: Uint8Array): string {
  return readPages(pdf).pages.flatMap(({ items }) => items.map(({ text }) => text)).join("\n");
}

Deno.test("a view as PDF has every value that the invoice states, also of one that is not valid", async () => {
  const broken = example("broken-totals.xml");
  const outcome = await write(broken, { date, lang: "de", findings: true, texts: de, sets: official });
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  const text = textOf(outcome.ok);
  assert.deepEqual(missingIn(openedOf(broken), text, "de"), []);
  assert.match(text, /BR-CO-10/);
  const plain = await write(broken, { date });
  assert.ok("ok" in plain && !textOf(plain.ok).includes("BR-CO-10"));
});

Deno.test("a view as PDF of what is no invoice is a refusal, and of a PDF without one, too", async () => {
  for (const input of ["<Order/>", "no XML", new TextEncoder().encode("%PDF-1.7")]) {
    assert.ok("refusal" in await write(input, { date, extract }), String(input));
  }
});

Deno.test("a view as PDF names the text that its typefaces lack, by its place", async () => {
  const text = new TextDecoder().decode(example("invoice-simple.xml"));
  const outcome = await write(text.replace(/<cbc:Name>[^<]*</, "<cbc:Name>\u05d7\u05d1\u05e8\u05d4<"), { date });
  assert.ok("findings" in outcome, JSON.stringify(outcome).slice(0, 200));
  const [{ rule = "", location } = {}] = outcome.findings;
  assert.equal(rule, "ATW-TEXT-NOT-PRINTABLE");
  assert.match(location?.pointer ?? "", /^\//);
});

Deno.test("viewWriter() without typefaces is a TypeError that names the argument", async () => {
  const loose: (fonts: unknown) => unknown = (fonts) => Reflect.apply(viewWriter, undefined, [fonts]);
  await assert.rejects(async () => await loose({}), /^TypeError: viewWriter\(\): The argument fonts/);
});
