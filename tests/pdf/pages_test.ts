/** The text of pages, and values looked for in it in the forms that pages use. */
import assert from "node:assert/strict";
import { constants, deflateRawSync } from "node:zlib";
import { exchange } from "../../engine/pdf/mod.ts";
import { contradicted } from "../../engine/pdf/pages/claims.ts";
import { folded } from "../../engine/pdf/pages/folded.ts";
import { PagesText } from "../../engine/pdf/pages/forms.ts";
import { textOfPages } from "../../engine/pdf/pages/text.ts";
import { Budget, defaultPdfLimits } from "../../engine/pdf/read/budget.ts";
import { readXref } from "../../engine/pdf/read/xref.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, deflated, type Objects, objectsWith, stream } from "../support/pdf.ts";
import { Random } from "../support/random.ts";
import { samples } from "./all_samples.ts";
import { bytesOf, date, generated } from "./made.ts";
import { sampled } from "../support/sweeps.ts";

const helvetica = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** A page with a content, its font, and further objects. */
function page(
  content: string,
  font = helvetica,
  more: readonly (readonly [number, string])[] = [],
  named = "",
): Uint8Array {
  return classic(
    new Map([
      ...objectsWith([{ name: "factur-x.xml", content: "<a/>" }]),
      [2, "<</Type/Pages/Kids[4 0 R]/Count 1/Resources<</Font<</F1 5 0 R>>" + named + ">>>>"],
      [4, "<</Type/Page/Parent 2 0 R/Contents 6 0 R>>"],
      [5, font],
      [6, stream(content)],
      ...more,
    ]) satisfies Objects,
  );
}

function textIn(pdf: Uint8Array): string | undefined {
  const budget = new Budget(defaultPdfLimits);
  return textOfPages(readXref(pdf, budget), budget);
}

const shown: Readonly<Record<string, readonly [content: string, text: string]>> = {
  "one string": ["BT /F1 10 Tf (Total 1.035,30) Tj ET", "Total 1.035,30"],
  "pieces that are kerned": ["BT /F1 10 Tf [(1.0)20(35)-30(,30)] TJ ET", "1.035,30"],
  "pieces with a gap": ["BT /F1 10 Tf [(one)-300(two)] TJ ET", "one two"],
  "lines": ["BT /F1 10 Tf 12 TL (one) Tj T* (two) Tj (three) ' ET", "one\ntwo\nthree"],
  "a line by a move": ["BT /F1 10 Tf 50 700 Td (one) Tj 0 -14 TD (two) Tj ET", "one\ntwo"],
  "columns": ["BT /F1 10 Tf 1 0 0 1 50 700 Tm (2) Tj 1 0 0 1 100 700 Tm (100,00) Tj ET", "2 100,00"],
  "texts that go on right behind each other": [
    "BT /F1 10 Tf 1 0 0 1 50 700 Tm (12) Tj ET BT /F1 10 Tf 1 0 0 1 60.5 700 Tm (34) Tj ET",
    "1234",
  ],
  "a scale of the page": ["q .1 0 0 .1 0 0 cm BT /F1 100 Tf 500 700 Td (one) Tj 400 0 Td (two) Tj ET Q", "one two"],
  "letters beyond ASCII": ["BT /F1 10 Tf (M\\374ller \\200 5) Tj ET", "Müller € 5"],
  "a picture in the content": ["BI /W 1 /H 1 ID \x01\x02 EIx\x03 EI BT /F1 10 Tf (one) Tj ET", "one"],
  "words that are widened": ["BT /F1 10 Tf 5 Tw 1 Tc (a b) Tj ET", "a b"],
};

for (const [what, [content, text]] of Object.entries(shown)) {
  Deno.test(`the text of ${what} is read as it is seen`, () => assert.equal(textIn(page(content)), text));
}

const toUnicode = "/CIDInit begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange " +
  "2 beginbfchar <0001> <0041> <0002> <00660069> endbfchar 2 beginbfrange <0010> <0019> <0030> <0020> <0021> [<20ac> <002c>] " +
  "endbfrange endcmap";
const composite = "<</Type/Font/Subtype/Type0/Encoding/Identity-H/ToUnicode 20 0 R/DescendantFonts[21 0 R]>>";
const descendant: readonly (readonly [number, string])[] = [
  [20, stream(deflated(toUnicode), "/Filter/FlateDecode")],
  [21, "<</Subtype/CIDFontType2/DW 500/W[16 25 556 1[600 700]]>>"],
];

Deno.test("codes of composite fonts are read by the map that they bring, and blank by their widths", () => {
  const content = "BT /F1 10 Tf <00010002> Tj 40 0 Td <0011001000210013> Tj ET";
  assert.equal(textIn(page(content, composite, descendant)), "Afi 10,3");
});

Deno.test("glyphs are read by their names where a font names them", () => {
  const font = "<</Type/Font/Subtype/Type1/Encoding<</Differences[65/one/comma/Euro/adieresis/uni20AC/c]>>>>";
  assert.equal(textIn(page("BT /F1 10 Tf (ABCDEF) Tj ET", font)), "1,€ä€c");
});

Deno.test("forms and what is noted on a page are a part of it", () => {
  const form = (text: string) => stream(`BT /F1 10 Tf (${text}) Tj ET`, "/Subtype/Form/Matrix[1 0 0 1 0 50]");
  const more = [[7, form("inside")], [8, form("noted")], [
    4,
    "<</Parent 2 0 R/Contents 6 0 R/Annots[<</AP<</N 8 0 R>>>>]>>",
  ]] as const;
  assert.equal(
    textIn(page("BT /F1 10 Tf (page) Tj ET /X1 Do", helvetica, more, "/XObject<</X1 7 0 R>>")),
    "page\ninside noted",
  );
});

Deno.test("pages without text, and those whose glyphs stand for nothing that is known, have none", () => {
  assert.equal(textIn(page("0 0 9 9 re f")), undefined);
  const unnamed = "<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[21 0 R]>>";
  assert.equal(textIn(page("BT /F1 10 Tf <00010002> Tj ET", unnamed, descendant)), undefined);
});

Deno.test("what the engine draws is read: number, day and amount due of the samples", async () => {
  for (const sample of sampled(samples.filter(({ preview }) => preview === undefined), 3)) {
    const { invoice } = generated(sample);
    const text = textIn(await bytesOf(sample));
    assert.ok(text !== undefined, sample.name);
    const looking = pagesOf(text);
    const { invoiceNumber = "" } = invoice;
    // What is owed to the buyer is shown without its sign, in words.
    const due = `${invoice.totals?.payableAmount ?? "?"}`.replace("-", "");
    assert.ok(looking.isWritten(invoiceNumber), `${sample.name}: ${invoiceNumber}`);
    assert.ok(looking.isWritten(due), `${sample.name}: ${due}`);
    assert.ok(looking.isWritten(invoice.issueDate ?? "?"), `${sample.name}: ${invoice.issueDate}`);
  }
});

function pagesOf(text: string): PagesText {
  return new PagesText(folded(text), new Budget(defaultPdfLimits));
}

const found: readonly (readonly [value: string, text: string])[] = [
  ["1035.30", "1.035,30"],
  ["1035.30", "EUR 1,035.30"],
  ["1035.30", "1 035,30 €"],
  ["1035.3", "1\u202f035,30"],
  ["1035.30", "CHF 1'035.30"],
  ["1035.30", "1’035.3"],
  ["1035", "1.035,00"],
  ["1234567.89", "1.234.567,89"],
  ["19", "19 %"],
  ["19.00", "19%"],
  ["-10.00", "-10,00"],
  ["-10.00", "\u221210,00"],
  ["-10.00", "10,00-"],
  ["0.5", "0,50"],
  ["2026-03-09", "09.03.2026"],
  ["2026-03-09", "9.3.26"],
  ["2026-03-09", "9 March 2026"],
  ["2026-03-09", "9. März 2026"],
  ["2026-03-09", "March 9, 2026"],
  ["2026-03-09", "le 9 mars 2026"],
  ["2026-03-09", "2026-03-09"],
  ["2026-03-09", "20260309"],
  ["Müller  GmbH", "Mu\u0308ller GmbH, Kiel"],
  ["04711", "Nr. 04711"],
];

for (const [value, text] of found) {
  Deno.test(`"${value}" is on a page that says "${text}"`, () => assert.ok(pagesOf(text).isWritten(value)));
}

const missed: readonly (readonly [value: string, text: string])[] = [
  ["35.30", "1.035,30"],
  ["1035.30", "11.035,30"],
  ["1035.3", "1035,35"],
  ["10", "10,50"],
  ["10", "-10,00"],
  ["-10", "10,00"],
  ["100", "A100"],
  ["2026-03-09", "19.03.2026"],
  ["2026-03-09", "09.03.2025"],
  ["2026-03-09", "03.09.2026"],
  ["R-1", "R-12"],
  ["EUR", "eur"],
  ["", "anything"],
];

for (const [value, text] of missed) {
  Deno.test(`"${value}" is not on a page that says "${text}"`, () => assert.ok(!pagesOf(text).isWritten(value)));
}

Deno.test("an old value counts as shown also where it is drawn in pieces, or beside something else", () => {
  assert.ok(pagesOf("1 . 0 3 5 , 3 0").isAnywhere("1035.30"));
  assert.ok(pagesOf("2100,00").isAnywhere("100"));
  assert.ok(!pagesOf("2.100,00").isAnywhere("35"));
  assert.ok(!pagesOf("Acheteur : 5 €").isAnywhere("eur"));
  assert.ok(pagesOf("5 eur").isAnywhere("eur"));
});

Deno.test("values that pages write alike are the same there, but for their sign", () => {
  assert.ok(
    pagesOf("").isSame("10", "10.00") && pagesOf("").isSame(" R-1 ", "R-1") && pagesOf("").isSame("19.00", "19"),
  );
  assert.ok(!pagesOf("").isSame("10", "-10") && !pagesOf("").isSame("eur", "EUR") && !pagesOf("").isSame("10", "100"));
});

const invoice = "Invoice R-1 of 09.03.2026\nTotal 100,00\nVAT 19,00\nDue 119,00 EUR";
const known = ["R-1"];
const cases: readonly (readonly [old: string | null, now: string | null, said: ReturnType<typeof contradicted>])[] = [
  ["90.00", "100.00", undefined],
  ["100.00", "90.00", { stands: "100.00", instead: "90.00" }],
  ["100.00", "119.00", undefined],
  ["c62", "C62", undefined],
  ["eur", "EUR", undefined],
  ["2026-03-09", "2026-03-10", { stands: "2026-03-09", instead: "2026-03-10" }],
  ["100.00", null, { stands: "100.00", instead: null }],
  [null, "5", undefined],
  ["119.0", "119.00", undefined],
];

for (const [old, now, said] of cases) {
  Deno.test(`pages ${said === undefined ? "do not say" : "say"} otherwise where "${old}" became "${now}"`, () => {
    const budget = new Budget(defaultPdfLimits);
    assert.deepEqual(contradicted(invoice, { changes: [{ old, new: now }], known }, budget), said);
  });
}

Deno.test("pages that do not show the number, the day or what is due are not known to be those of the invoice", () => {
  const budget = new Budget(defaultPdfLimits);
  assert.equal(contradicted(invoice, { changes: [], known: ["R-2", "120.00"] }, budget), "unknown");
  assert.equal(contradicted(invoice, { changes: [], known: ["R-2", "119.00"] }, budget), undefined);
});

function bomb(text: string, megabytes: number): string {
  const packed = deflateRawSync(latin1(text.repeat(Math.ceil(1_000_000 / text.length))), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return `\x78\x9c${String.fromCharCode(...packed).repeat(megabytes)}\x03\x00`;
}

const twice = (number: number) =>
  stream(
    "/X1 Do /X2 Do BT /F1 9 Tf (a) Tj ET",
    `/Resources<</XObject<</X1 ${number} 0 R/X2 ${number} 0 R>>/Font<</F1 5 0 R>>>>`,
  );
const mapBomb = "1 beginbfrange <00000000> <ffffffff> <0041> endbfrange ";

const hostile: Readonly<Record<string, () => Uint8Array>> = {
  "a content that unpacks to 500 MB": () =>
    page("", helvetica, [[6, stream(bomb("BT /F1 9 Tf (a) Tj ET ", 500), "/Filter/FlateDecode")]]),
  "a content of 50 MB of short texts": () =>
    page("", helvetica, [[6, stream(bomb("BT /F1 9 Tf (a) Tj 5 0 Td ET ", 50), "/Filter/FlateDecode")]]),
  "forms that draw themselves": () => page("/X1 Do", helvetica, [[7, twice(7)]], "/XObject<</X1 7 0 R>>"),
  "forms that draw the next one twice, eleven deep": () =>
    page(
      "/X1 Do",
      helvetica,
      Array.from({ length: 11 }, (_, at) => [70 + at, twice(71 + at)]),
      "/XObject<</X1 70 0 R>>",
    ),
  "a map of four billion codes, a thousand times": () =>
    page("BT /F1 9 Tf (a) Tj ET", composite, [[20, stream(mapBomb.repeat(1_000))], [21, "<</DW 9>>"]]),
  "widths of a billion codes": () =>
    page("BT /F1 9 Tf (a) Tj ET", composite, [descendant[0] ?? [20, ""], [21, "<</W[0 999999999 5]>>"]]),
  "a tree of pages without end": () =>
    page("", helvetica, [[2, "<</Kids[2 0 R 9 0 R]>>"], [9, "<</Kids[<</Kids[2 0 R 9 0 R]>>]>>"]]),
  "states that are never left": () => page("q ".repeat(500_000) + "BT /F1 9 Tf (a) Tj ET"),
  "a list of numbers without end": () =>
    page("", helvetica, [[6, stream(bomb("[1 2 3 4 5] ", 60), "/Filter/FlateDecode")]]),
};

for (const [what, make] of Object.entries(hostile)) {
  Deno.test(`pages with ${what} are read within the budget, or not at all`, () => {
    const pdf = make();
    const claims = { changes: [{ old: "1", new: "2" }], known: ["zz"], otherLevel: false, date };
    const outcome = exchange(pdf, { ...claims, xml: new Uint8Array() });
    assert.equal("beside" in outcome && outcome.beside.why, "unreadable");
  });
}

Deno.test("changes that are too many to be looked for leave the PDF as it is", () => {
  const pdf = page(`BT /F1 9 Tf (R-1 ${"9 ".repeat(20_000)}) Tj ET`);
  const changes = Array.from({ length: 2_000 }, (_, index) => ({ old: `${100_000 + index}.55`, new: "1" }));
  const outcome = exchange(pdf, { changes, known, otherLevel: false, date, xml: new Uint8Array() });
  assert.equal("beside" in outcome && outcome.beside.why, "unreadable");
});

Deno.test("a PDF with changed bytes is exchanged whole, or stays as it is with a reason", async () => {
  const [sample] = samples;
  assert.ok(sample !== undefined);
  const original = await bytesOf(sample);
  const whys = new Set<string>();
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const pdf = original.slice();
    for (let count = random.below(60); count >= 0; count--) pdf[random.below(pdf.length)] = random.below(256);
    const xml = new TextEncoder().encode("<a/>");
    const outcome = exchange(pdf, {
      changes: [],
      known: [generated(sample).invoice.invoiceNumber ?? ""],
      otherLevel: false,
      date,
      xml,
    });
    whys.add("ok" in outcome ? "ok" : outcome.beside.why);
    if ("ok" in outcome) assert.deepEqual(outcome.ok.subarray(0, pdf.length), pdf);
  }
  assert.ok(whys.has("ok") && whys.size > 1, [...whys].join());
});
