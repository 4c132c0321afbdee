import assert from "node:assert/strict";
import jsQR from "jsqr";
import type { Invoice } from "../../engine/mod.ts";
import { extract } from "../../engine/pdf/mod.ts";
import { Budget, defaultPdfLimits } from "../../engine/pdf/read/budget.ts";
import { nameOf, type Value } from "../../engine/pdf/read/objects.ts";
import { stringText } from "../../engine/pdf/read/text.ts";
import { formatsOf } from "../../engine/pdf/write/format.ts";
import { epcText, qrMatrix, transferOf } from "../../engine/pdf/write/giro.ts";
import { words } from "../../engine/pdf/write/labels.ts";
import { mm, sheet } from "../../engine/pdf/write/styles.ts";
import { dict, type Page, type Read, readPages, textOfPages } from "../support/pdf_pages.ts";
import { creditNotes, invoices } from "../support/credit_notes.ts";
import { faultsOf } from "./faults.ts";
import { bytesOf, date, generated, made, write } from "./made.ts";
import { samples } from "./all_samples.ts";
import type { Sample } from "./samples.ts";

function sample(name: string): Sample {
  const found = samples.find((it) => it.name === name);
  assert.ok(found !== undefined, name);
  return found;
}

async function pagesOf(name: string): Promise<Read> {
  return readPages(await bytesOf(sample(name)));
}

async function textIn(name: string): Promise<string> {
  return textOfPages(await pagesOf(name));
}

Deno.test("the XML is the attachment factur-x.xml, to the byte, as an alternative of the pages", async () => {
  const outcome = extract(await bytesOf(sample("odd-characters")));
  assert.ok("ok" in outcome);
  const { name, relationship, all, xml } = outcome.ok;
  assert.deepEqual([name, relationship, all], ["factur-x.xml", "Alternative", ["factur-x.xml"]]);
  assert.equal(new TextDecoder().decode(xml), generated(sample("odd-characters")).xml);
});

Deno.test("the same invoice and date give the same bytes, whatever was written between; another date gives others", async () => {
  const one = await bytesOf(sample("preview-de"));
  await bytesOf(sample("odd-characters"));
  assert.deepEqual(await made(sample("preview-de")), { ok: one });
  const { invoice, xml } = generated(sample("preview-de"));
  const later = await write(invoice, xml, { lang: "de", date: new Date("2026-11-21T00:00:00Z"), preview: true });
  assert.ok("ok" in later);
  assert.notDeepEqual(later.ok, one);
});

for (const it of samples) {
  Deno.test(`nothing overlaps or leaves the page in ${it.name}`, async () => {
    const { pages } = readPages(await bytesOf(it));
    for (const [index, page] of pages.entries()) assert.deepEqual(faultsOf(page), [], `page ${index + 1}`);
  });
}

Deno.test("two texts that touch, and one beyond the margins, are found", () => {
  const item = { baseline: 100, size: 10, grey: 0, turned: false, artifact: false };
  const [a, b] = [{ ...item, text: "a", x: 100, width: 50 }, { ...item, text: "b", x: 149, width: 20 }];
  assert.deepEqual(faultsOf({ items: [a, b], squares: [] }), ['"a" and "b" touch']);
  assert.deepEqual(faultsOf({ items: [{ ...a, width: 600 }], squares: [] }), ['"a" is beyond the margins']);
  assert.deepEqual(faultsOf({ items: [a, { ...b, x: 151 }, { ...b, baseline: 110 }], squares: [] }), []);
});

/** Amounts by where they are in the model, and how many of each there are. */
function amountsIn(invoice: Invoice): readonly (string | number | undefined)[] {
  const { lines = [], allowances = [], charges = [], vatBreakdown = [], totals = {} } = invoice;
  const { lineExtensionAmount: _, allowanceTotalAmount: __, chargeTotalAmount: ___, ...shown } = totals;
  return [
    ...lines.map(({ netAmount }) => netAmount),
    ...[...allowances, ...charges].map(({ amount }) => amount),
    ...vatBreakdown.flatMap(({ taxableAmount, taxAmount }) => [taxableAmount, taxAmount]),
    ...Object.values(shown),
  ];
}

for (const it of samples) {
  Deno.test(`every amount of ${it.name} is on its pages as its language writes it`, async () => {
    const { invoice } = generated(it);
    const text = textOfPages(readPages(await bytesOf(it))).split("\n");
    const { amount } = formatsOf(it.lang, invoice.currency);
    for (const value of amountsIn(invoice)) {
      const written = amount(value).replace(/^\u2212/, "");
      // VAT in the accounting currency follows its label.
      const isIt = (line: string) => line.replace(/^\u2212/, "") === written || line.endsWith(`: ${written}`);
      assert.ok(text.some(isIt), `${value} as ${written}`);
    }
  });
}

Deno.test("every text of the invoice can be found on the pages", async () => {
  const { invoice } = generated(sample("references"));
  const text = (await textIn("references")).replaceAll("\n", " ");
  const left = new Set(["businessProcess", "specificationIdentifier", "content", "mimeCode", "profile"]);
  const codes = /^(?:S|C62|DE|EUR|380|58|EM|ABZ|04011000.*)$/;
  const missing = [...textsIn(invoice, left)].filter((it) => !codes.test(it) && !/^[\d.]+$|^\d{4}-\d\d-\d\d$/.test(it))
    .filter((it) => !text.includes(it.replace(/^(DE\d{2})(\d{4})\d{14}$/, "$1\u00a0$2")));
  assert.deepEqual(missing, []);
});

function* textsIn(value: unknown, left: ReadonlySet<string>): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (!left.has(name)) yield* textsIn(inner, left);
  }
}

Deno.test("the head of the line table is on every page with lines, and pages are numbered", async () => {
  const { pages } = await pagesOf("lines-100");
  const texts = pages.map(({ items }) => items.map(({ text }) => text));
  assert.ok(pages.length > 3);
  for (const [index, page] of texts.entries()) {
    assert.ok(page.includes(`Page ${index + 1} sur ${pages.length}`));
    if (page.some((text) => /^(?:\d{1,2}|100)$/.test(text) && index < pages.length - 1)) {
      assert.equal(page.filter((text) => text === "Désignation").length, 1, `page ${index + 1}`);
    }
  }
  const again = pages.slice(1).flatMap(({ items }) => items.filter(({ text }) => text === "Désignation"));
  assert.ok(again.every(({ artifact }) => artifact), "only the first head is read out");
});

Deno.test("the numbers of a column end at one edge", async () => {
  const { pages } = await pagesOf("lines-40");
  const edges = new Set(
    pages.flatMap(({ items }) => items.filter(({ text, x }) => x > mm(150) && /^[\d,]+\.\d\d$/.test(text)))
      .filter(({ x, width }) => x + width > mm(189)).map(({ x, width }) => (x + width).toFixed(1)),
  );
  assert.deepEqual([...edges], [sheet.right.toFixed(1)]);
});

Deno.test("the pages speak the language that is asked for", async () => {
  const { invoice, xml } = generated(sample("simple-de"));
  const titles = { en: "Invoice", de: "Rechnung", fr: "Facture" } as const;
  const dates = { en: "20\u00a0Nov\u00a02026", de: "20.11.2026", fr: "20/11/2026" } as const;
  for (const lang of ["en", "de", "fr"] as const) {
    const outcome = await write(invoice, xml, { lang, date });
    assert.ok("ok" in outcome);
    const read = readPages(outcome.ok);
    const texts = textOfPages(read).split("\n");
    assert.ok(texts.includes(`${titles[lang]} RE-2026-0815`) && texts.includes(dates[lang]), lang);
    assert.equal(stringText(read.catalog.get("Lang") ?? null, new Budget(defaultPdfLimits)), lang);
  }
});

Deno.test("a credit note is called one, and asks for no payment", async () => {
  const read = await pagesOf("credit-note");
  const texts = textOfPages(read).split("\n");
  assert.ok(texts.includes("Rechnungskorrektur RE-2026-0815") && texts.includes("Gutschriftbetrag"));
  assert.ok(!texts.includes("Zahlbetrag"));
  assert.ok(read.pages.every(({ squares }) => squares.length === 0));
});

for (const invoiceTypeCode of creditNotes) {
  Deno.test(`the pages of a credit note of type ${invoiceTypeCode} ask for no payment`, async () => {
    const { invoice, ...like } = sample("credit-note");
    const read = readPages(await bytesOf({ ...like, invoice: { ...invoice, invoiceTypeCode } }));
    const texts = textOfPages(read).split("\n");
    assert.ok(texts.includes("Gutschriftbetrag") && !texts.includes("Zahlbetrag"));
    assert.ok(!texts.includes("Rechnung RE-2026-0815"));
    assert.ok(read.pages.every(({ squares }) => squares.length === 0));
  });
}

Deno.test("a watermark that the fonts cannot show is a mistake of the caller", async () => {
  const { invoice, xml } = generated(sample("simple-en"));
  await assert.rejects(write(invoice, xml, { lang: "en", date, watermark: "ಮಾದರಿ" }), RangeError);
});

Deno.test("a watermark follows everything, on every page, and only when it is asked for", async () => {
  for (const { items } of (await pagesOf("lines-100")).pages) {
    const [first, ...more] = items;
    assert.deepEqual([first?.text, first?.turned, first?.artifact], ["APERÇU", true, true]);
    assert.ok(more.every(({ turned }) => !turned));
  }
  assert.doesNotMatch(await textIn("lines-40"), /APERÇU|PREVIEW|VORSCHAU/);
});

Deno.test("texts with characters that the fonts cannot show are findings, with pointer and characters", async () => {
  const it = sample("simple-en");
  const outcome = await made({
    ...it,
    invoice: {
      ...it.invoice,
      notes: [{ text: "fine" }, { text: "ಕನ್ನಡ and ಕ" }],
      buyer: { ...it.invoice.buyer, name: "አማርኛ" },
      lines: (it.invoice.lines ?? []).map((line) => ({ ...line, attributes: [{ name: "a/b", value: "नमस्ते" }] })),
    },
  });
  assert.ok("findings" in outcome);
  const found = outcome.findings.map((
    { rule, severity, field, location },
  ) => [location?.pointer, field, rule, severity]);
  assert.deepEqual(found.sort(), [
    ["/buyer/name", "BT-45", "ATW-TEXT-NOT-PRINTABLE", "fatal"],
    ["/lines/0/attributes/0/value", "BT-161", "ATW-TEXT-NOT-PRINTABLE", "fatal"],
    ["/notes/1/text", "BT-22", "ATW-TEXT-NOT-PRINTABLE", "fatal"],
  ]);
  const note = outcome.findings.find(({ location }) => location?.pointer === "/notes/1/text");
  assert.match(note?.message ?? "", /ಕ \(U\+0C95\), ನ \(U\+0CA8\)/);
});

/** The code on a page, as a picture in which each square has some pixels, with a white margin. */
function picture({ squares }: Page): { data: Uint8ClampedArray; size: number } {
  const side = squares[0]?.[2] ?? 1;
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const count = Math.round((Math.max(...squares.map(([x]) => x)) - left) / side) + 1;
  const [pixels, margin] = [4, 16];
  const size = count * pixels + 2 * margin;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y] of squares) {
    const [column, row] = [Math.round((x - left) / side), Math.round((y - top) / side)];
    for (let down = 0; down < pixels; down++) {
      const start = ((margin + row * pixels + down) * size + margin + column * pixels) * 4;
      for (let right = 0; right < pixels; right++) data.fill(0, start + right * 4, start + right * 4 + 3);
    }
  }
  return { data, size };
}

async function decoded(name: string): Promise<readonly string[]> {
  const page = (await pagesOf(name)).pages.find(({ squares }) => squares.length > 0);
  assert.ok(page !== undefined, "there is a code");
  const { data, size } = picture(page);
  const found = jsQR.default(data, size, size);
  return new TextDecoder().decode(Uint8Array.from(found?.binaryData ?? [])).split("\n");
}

Deno.test("the code holds BIC, name, IBAN, amount and remittance text", async () => {
  const head = ["BCD", "002", "1", "SCT"];
  const account = ["BYLADEM1001", "Feinmechanik Wattenbek GmbH", "DE02120300000000202051"];
  assert.deepEqual(await decoded("simple-de"), [...head, ...account, "EUR498.37", "", "", "RE-2026-0815 / K-20481"]);
});

Deno.test("the code holds a creditor reference as one, and letters beyond ASCII", async () => {
  assert.deepEqual((await decoded("simple-fr")).slice(4), [
    "",
    "Ateliers Beaurivage",
    "FR7630006000011234567890189",
    "EUR2222.10",
    "",
    "RF18539007547034",
  ]);
});

const transferable: Invoice = {
  invoiceNumber: "7",
  currency: "EUR",
  seller: { name: "Söhne & Töchter" },
  totals: { payableAmount: "10.5" },
  payment: { meansCode: "58", creditTransfers: [{ iban: "de02 1203 0000 0000 2020 51" }] },
};

Deno.test("a transfer names the seller and the invoice where no account name and no text is given", () => {
  const transfer = transferOf(transferable);
  assert.ok(transfer !== undefined);
  assert.deepEqual(epcText(transfer).split("\n").slice(4), [
    "",
    "Söhne & Töchter",
    "DE02120300000000202051",
    "EUR10.50",
    "",
    "",
    "7",
  ]);
});

const untransferable: Readonly<Record<string, Invoice>> = {
  "another currency": { ...transferable, currency: "SEK" },
  "nothing to pay": { ...transferable, totals: { payableAmount: "0.00" } },
  "a negative amount": { ...transferable, totals: { payableAmount: "-10.00" } },
  "a fraction of a cent": { ...transferable, totals: { payableAmount: "10.005" } },
  "a billion": { ...transferable, totals: { payableAmount: "1000000000.00" } },
  "no amount": { ...transferable, totals: {} },
  "a direct debit": { ...transferable, payment: { ...transferable.payment, meansCode: "59" } },
  ...Object.fromEntries(
    creditNotes.map((code) => [`a credit note of type ${code}`, { ...transferable, invoiceTypeCode: code }]),
  ),
  "an account that is no IBAN": {
    ...transferable,
    payment: { meansCode: "30", creditTransfers: [{ iban: "1234 5678" }] },
  },
};

for (const [what, invoice] of Object.entries(untransferable)) {
  Deno.test(`there is no code for ${what}`, () => assert.equal(transferOf(invoice), undefined));
}

Deno.test("everything but a credit note asks for payment, whatever its type", () => {
  for (const code of invoices) assert.ok(transferOf({ ...transferable, invoiceTypeCode: code }) !== undefined, code);
});

Deno.test("no code is drawn where there is nothing to pay", async () => {
  assert.ok((await pagesOf("nothing-due")).pages.every(({ squares }) => squares.length === 0));
});

Deno.test("the text has a structure: headings, tables with heads, and what the code says in words", async () => {
  const { file, catalog } = await pagesOf("simple-de");
  const roles: string[] = [];
  const visit = (value: Value | undefined) => {
    const element = file.dict(value);
    const role = nameOf(element?.get("S"));
    if (role !== undefined) roles.push(role);
    if (role === "Figure") {
      assert.equal(stringText(file.get(element?.get("Alt")), new Budget(defaultPdfLimits)), "GiroCode");
    }
    for (const kid of file.list(element?.get("K"))) visit(kid);
  };
  visit(dict(file, catalog.get("StructTreeRoot")));
  for (const role of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Figure"]) {
    assert.ok(roles.includes(role), role);
  }
  assert.equal(dict(file, catalog.get("MarkInfo")).get("Marked"), true);
});

/** The lines of text on the pages of an invoice. */
async function linesOf(invoice: Invoice): Promise<readonly string[]> {
  const outcome = await write(invoice, "", { lang: "en", date });
  assert.ok("ok" in outcome);
  return textOfPages(readPages(outcome.ok)).split("\n");
}

/** The lines of text on the pages of the simple English sample with something changed. */
function linesOn(changes: Invoice): Promise<readonly string[]> {
  return linesOf({ ...generated(sample("simple-en")).invoice, ...changes });
}

/** What is under a line of the table. */
async function lineWith(changes: object): Promise<string> {
  const [line] = generated(sample("simple-en")).invoice.lines ?? [];
  return (await linesOn({ lines: [{ ...line, ...changes }] })).join("\n");
}

Deno.test("a price says what it is for, unless that is one of what is counted", async () => {
  assert.doesNotMatch(await lineWith({ unitCode: "HUR", baseQuantity: "1" }), /\bper\b/);
  assert.doesNotMatch(await lineWith({ unitCode: "HUR", baseQuantity: "1.0", baseQuantityUnitCode: "HUR" }), /\bper\b/);
  assert.match(await lineWith({ unitCode: "HUR", baseQuantity: "1", baseQuantityUnitCode: "KGM" }), /^per 1\u00a0kg$/m);
  assert.match(await lineWith({ unitCode: "KGM", baseQuantity: "100" }), /^per 100\u00a0kg$/m);
});

Deno.test("the standard identifier of an item is a GTIN by its scheme, and has any other scheme behind it", async () => {
  const gtin = await lineWith({ standardItemId: { value: "4012345678901", schemeId: "0160" } });
  assert.match(gtin, /GTIN: 4012345678901(?! \()/);
  const other = await lineWith({ standardItemId: { value: "123", schemeId: "0193" } });
  assert.match(other, /: 123 \(0193\)/);
  assert.doesNotMatch(other, /GTIN/);
});

Deno.test("terms of payment are said also where nothing else is said of the payment", async () => {
  const { payment: _, paymentTerms: __, ...invoice } = generated(sample("simple-en")).invoice;
  assert.ok((await linesOf({ ...invoice, paymentTerms: "Payable in silver." })).includes("Payable in silver."));
  const heading = words("en")("payment");
  const both = [await linesOf({ ...invoice, paymentTerms: "Payable in silver." }), await linesOf(invoice)];
  assert.deepEqual(both.map((lines) => lines.includes(heading)), [true, false]);
});

Deno.test("notes of blanks alone have no heading", async () => {
  const noted = async (text: string) => (await linesOn({ notes: [{ text }] })).includes("Notes");
  assert.deepEqual([await noted("  "), await noted("Thank you")], [false, true]);
});

Deno.test("a code holds 331 bytes, and none is made of more", () => {
  assert.ok(qrMatrix("x".repeat(331)) !== undefined);
  assert.equal(qrMatrix("x".repeat(332)), undefined);
  assert.ok(qrMatrix("ü".repeat(165)) !== undefined);
  assert.equal(qrMatrix("ü".repeat(166)), undefined);
});

Deno.test("a transfer has a name of 70 and a text of 140 characters at most, without blanks around them", () => {
  const account = { iban: "DE02120300000000202051" };
  const transfer = (accountName: string, remittanceInformation: string) => {
    const payment = { meansCode: "58", creditTransfers: [{ ...account, accountName }], remittanceInformation };
    return transferOf({ ...transferable, payment });
  };
  const long = transfer(`${"n".repeat(69)} n`, ` ${"r".repeat(141)}`);
  assert.deepEqual([long?.name, long?.remittance], ["n".repeat(69), "r".repeat(140)]);
  const blank = transfer("A \n  B", "one\ttwo");
  assert.deepEqual([blank?.name, blank?.remittance], ["A B", "one two"]);
  assert.equal(transfer("  ", "x"), undefined);
  assert.equal(transferOf({ ...transferable, totals: { payableAmount: "999999999.99" } })?.amount, "999999999.99");
});
