/** How an invoice spreads over its pages. */
import assert from "node:assert/strict";
import { mm, sheet } from "../../engine/pdf/write/styles.ts";
import { type Page, readPages } from "../support/pdf_pages.ts";
import { bytesOf } from "./made.ts";
import { samples } from "./all_samples.ts";
import type { Sample } from "./samples.ts";

function sample(name: string): Sample {
  const found = samples.find((it) => it.name === name);
  assert.ok(found !== undefined, name);
  return found;
}

/** Where the text of a page ends, from its upper edge. */
function lowest({ items }: Page): number {
  return Math.max(...items.filter(({ artifact }) => !artifact).map(({ baseline }) => baseline));
}

for (const it of samples) {
  Deno.test(`no leftover stands alone on the last page of ${it.name}`, async () => {
    const { pages } = readPages(await bytesOf(it));
    const last = pages.at(-1);
    assert.ok(last !== undefined);
    if (pages.length > 1) assert.ok(lowest(last) > sheet.top + (sheet.bottom - sheet.top) * 0.3, `${lowest(last)}`);
  });
}

Deno.test("an invoice that is a few lines longer than a page is set closer, and needs one", async () => {
  for (const name of ["allowances", "many-rates", "references"]) {
    assert.equal(readPages(await bytesOf(sample(name))).pages.length, 1, name);
  }
});

Deno.test("a row that goes on on the next page leaves no line alone there", async () => {
  const { pages } = readPages(await bytesOf(sample("long-rows")));
  assert.ok(pages.length > 5);
  for (const { items } of pages.slice(1)) {
    const first = items.find(({ size, artifact }) => size === 8.5 && !artifact)?.baseline ?? Infinity;
    const above = items.filter(({ artifact, baseline, size }) => !artifact && size === 7.5 && baseline < first);
    assert.notEqual(above.length, 1);
  }
});

Deno.test("a row that is longer than a page goes on on the next, from margin to margin", async () => {
  const { pages } = readPages(await bytesOf(sample("long-texts")));
  const full = pages.slice(0, -1).map(lowest);
  assert.ok(full.length > 1 && full.every((it) => it > mm(200)), full.join(", "));
});
