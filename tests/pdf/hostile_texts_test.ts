/** Invoices that were made to take long, or to write what they must not: pages all the same, or a finding, in bounded time. */
import assert from "node:assert/strict";
import type { Invoice } from "../../engine/mod.ts";
import type { PdfOutcome } from "../../engine/pdf/mod.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { date, generated, write } from "./made.ts";
import { samples } from "./samples.ts";
import { faultsOf } from "./faults.ts";

const [base] = samples.filter(({ name }) => name === "simple-de").map(generated);
assert.ok(base !== undefined);
const { invoice, xml } = base;

function drawn(more: Partial<Invoice>): Promise<PdfOutcome> {
  return write({ ...invoice, ...more }, xml, { lang: "de", date });
}

function described(description: string): Partial<Invoice> {
  return { lines: (invoice.lines ?? []).map((line) => ({ ...line, description })) };
}

async function textOf(more: Partial<Invoice>): Promise<string> {
  const outcome = await drawn(more);
  assert.ok("ok" in outcome, JSON.stringify(outcome).slice(0, 300));
  const read = readPages(outcome.ok);
  for (const page of read.pages) assert.deepEqual(faultsOf(page), []);
  return textOfPages(read);
}

Deno.test("control, zero-width and direction characters leave no trace, and half a character is a sign for one", async () => {
  const text = await textOf(described("Pu\u200bm\u0000pe\u202e \u001b[31mrot\u2066\u0007 \u00ad\ufeffEnde"));
  assert.match(text, /^Pumpe \[31mrot Ende$/m);
  assert.match(await textOf(described("halb \ud83d!")), /^halb \ufffd!$/m);
});

Deno.test("a description of nothing that is seen, and one of line breaks, takes no pages", async () => {
  for (const description of ["\u200b".repeat(100_000), "\n".repeat(100_000) + "x", "\u2028 ".repeat(100_000)]) {
    const outcome = await drawn(described(description));
    assert.ok("ok" in outcome);
    assert.equal(readPages(outcome.ok).pages.length, 1);
  }
});

/** How long an invoice takes, in milliseconds. */
async function took(more: Partial<Invoice>): Promise<number> {
  const start = performance.now();
  await drawn(more);
  return performance.now() - start;
}

const growing: readonly (readonly [what: string, (size: number) => Partial<Invoice>])[] = [
  ["words", (size) => described("Bronze nach Zeichnung ".repeat(size))],
  ["one word", (size) => described("x".repeat(20 * size))],
  ["marks", (size) => described(`a${"\u0301".repeat(20 * size)}`)],
  ["Arabic", (size) => described("شركة الخليج ".repeat(size / 4))],
  ["Japanese", (size) => described("試運転を含む。".repeat(size))],
  ["brackets and digits from right to left", (size) => described("א(1)[".repeat(size))],
  ["the seller's name", (size) => ({ seller: { ...invoice.seller, name: "Müller & ".repeat(size) } })],
  ["lines", (size) => ({ lines: Array.from({ length: size / 4 }, () => ({ ...invoice.lines?.[0] })) })],
];

for (const [what, more] of growing) {
  Deno.test(`ten times as much of ${what} takes no more than forty times as long`, async () => {
    await took(more(100));
    const [short, long] = [await took(more(400)), await took(more(4_000))];
    assert.ok(long < 40 * short + 500, `${short.toFixed()} ms, ${long.toFixed()} ms`);
  });
}

Deno.test("an attachment of each name is there, however many have the same", async () => {
  const document = { id: "a", content: "QUJD", mimeCode: "application/pdf", filename: "a.pdf" };
  const outcome = await drawn({ supportingDocuments: Array.from({ length: 300 }, () => document) });
  assert.ok("ok" in outcome);
});
