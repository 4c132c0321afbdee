/** How an invoice spreads over its pages. */
import assert from "node:assert/strict";
import { mm, sheet } from "../../engine/pdf/write/styles.ts";
import { type Item, type Page, readPages } from "../support/pdf_pages.ts";
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

async function itemsOf(name: string): Promise<readonly Item[]> {
  return readPages(await bytesOf(sample(name))).pages.flatMap(({ items }) => items).filter(({ artifact }) => !artifact);
}

async function textsOf(name: string): Promise<readonly string[]> {
  return (await itemsOf(name)).map(({ text }) => text);
}

Deno.test("a first item that is longer than what is left of page 1 begins there, below the head of the table", async () => {
  const [first, second] = readPages(await bytesOf(sample("long-first-item"))).pages;
  assert.ok(first !== undefined && second !== undefined);
  assert.ok(first.items.some(({ text }) => text === "Bezeichnung"));
  assert.ok(first.items.some(({ text }) => text.startsWith("Instandsetzung der Wellenanlage")));
  assert.ok(lowest(first) > mm(255), `${lowest(first)}`);
});

Deno.test("identifiers stand on one line: beside their label, smaller, or on a line of their own", async () => {
  const items = await itemsOf("long-identifiers");
  const { invoice } = sample("long-identifiers");
  for (const id of [invoice.buyerReference, invoice.contractReference, invoice.orderReference, "04011000-12345-34"]) {
    const here = id === "04011000-12345-34" ? await itemsOf("simple-de") : items;
    const found = here.find(({ text }) => text === id);
    assert.ok(found !== undefined && found.x + found.width <= sheet.right + 1, id);
  }
});

for (
  const [lang, favour, due] of [
    ["de", "Guthaben zu Ihren Gunsten", ["Zahlbetrag", "Fällig am"]],
    ["en", "Amount in your favour", ["Amount due", "Due date"]],
    ["fr", "Solde en votre faveur", ["Net à payer", "Échéance"]],
  ] as const
) {
  Deno.test(`an overpaid invoice asks for no payment in ${lang}, and says what is in the buyer's favour`, async () => {
    const { pages } = readPages(await bytesOf(sample(`overpaid-${lang}`)));
    const texts = await textsOf(`overpaid-${lang}`);
    assert.ok(texts.includes(favour));
    assert.ok(texts.some((text) => /^31[.,]00$/.test(text)));
    assert.ok(!texts.some((text) => /\u221231[.,]00/.test(text)));
    for (const word of due) assert.ok(!texts.includes(word), word);
    assert.ok(!texts.some((text) => text.replaceAll(/\s/g, "").includes("DE02120300000000202051")));
    assert.deepEqual(pages.flatMap(({ squares }) => squares), []);
  });
}

Deno.test("VAT in the accounting currency is beside the addition, and not in its column", async () => {
  const items = await itemsOf("tax-currency");
  const right = ({ x, width }: Item) => x + width;
  const sums = items.filter(({ text }) => ["418,80", "79,57", "498,37"].includes(text)).map(right);
  const other = items.find(({ text }) => text.includes("901,23"));
  assert.ok(other !== undefined && other.text.includes("SEK"));
  assert.ok(right(other) < Math.max(...sums) - 20);
  assert.deepEqual([other.size, other.grey], [8.5, 0]);
});

Deno.test("no page shows a VAT category by its code, and what has no word says what its code is of", async () => {
  for (const it of samples) {
    const raw = (await textsOf(it.name)).filter((text) =>
      /^(?:AE|[EKGOZ])(?:[ \u00a0]0[ \u00a0\u202f]?%| – |$)/.test(text)
    );
    assert.deepEqual(raw, [], it.name);
  }
  const texts = await textsOf("rare-codes");
  assert.ok(texts.includes("Einh. (D41)"));
  assert.ok(texts.includes("Andere (Code 33)"));
});

/** Texts that the law wants, by how they begin. */
const lawful = [
  ["reverse-charge", "Steuerschuldnerschaft des Leistungsempfängers"],
  ["reverse-charge-fr", "Autoliquidation : la TVA est due"],
  ["exempt", "Steuerfrei nach § 4 Nr. 21 UStG"],
  ["small-business", "Kein Ausweis von Umsatzsteuer"],
  ["simple-de", "USt-IdNr. DE900000119"],
  ["simple-de", "Verkäufer – Registernummer: HRB 11820 KI"],
  ["penalties", "Pénalités de retard"],
  ["penalties", "Indemnité forfaitaire"],
] as const;

for (const [name, begins] of lawful) {
  Deno.test(`what the law wants is as large and dark as anything else: "${begins}" in ${name}`, async () => {
    const found = (await itemsOf(name)).find(({ text }) => text.startsWith(begins));
    assert.deepEqual([found?.size, found?.grey], [8.5, 0]);
  });
}

Deno.test("what is said of penalties stands with the payment, and other notes below", async () => {
  const items = await itemsOf("penalties");
  const at = (begins: string) => items.find(({ text }) => text.startsWith(begins))?.baseline ?? NaN;
  const order = ["Paiement", "Pénalités", "Indemnité", "Pas d’escompte", "Remarques", "Merci"].map(at);
  assert.deepEqual(order, order.toSorted((a, b) => a - b));
});
