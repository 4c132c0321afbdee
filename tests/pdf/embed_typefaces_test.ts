/** Whether the typefaces that pages are set in are embedded, glyph by glyph, in each form that PDFs have them. */
import assert from "node:assert/strict";
import { embed } from "../../engine/pdf/mod.ts";
import { typeface } from "../../host/documents/pdf.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { cffProgram, compositeFont, simpleFont, type1Program } from "../support/typefaces.ts";
import { samples } from "./all_samples.ts";
import { date, generated } from "./made.ts";

const sample = samples.find(({ name }) => name === "simple-de");
assert.ok(sample);
const xml = new TextEncoder().encode(generated(sample).xml);

type Font = readonly (readonly [number, string])[];

/** What is said of a page that shows a text in a font: its obstacles, or the level that is claimed. */
function said(font: Font, shown = "(AB)"): readonly string[] {
  const content = `BT /F1 10 Tf 50 700 Td ${shown} Tj ET`;
  const outcome = embed(classic(new Map([...withPage(objectsWith([]), content), ...font])), xml, { date, force: true });
  if ("ok" in outcome) return [outcome.ok.pdfa];
  assert.ok("reasons" in outcome, JSON.stringify(outcome));
  return outcome.reasons.map(({ kind, page, about }) => `${kind} ${page} ${about}`);
}

const noto = Array.from(
  Deno.readFileSync(new URL("400Regular/NotoSans_400Regular.ttf", typeface)),
  (byte) => String.fromCharCode(byte),
).join("");
const glyphs = { alpha: 640, beta: 710 };
const latin = { A: 640, B: 710 };
const widths = [640, 710];
const winAnsi = { encoding: "/Encoding/WinAnsiEncoding" };
const different = { encoding: "/Encoding<</Type/Encoding/Differences[65/alpha/beta]>>" };

const whole: Readonly<Record<string, Font>> = {
  "Type 1 by its own encoding": simpleFont(type1Program(glyphs), widths),
  "Type 1 by the standard encoding": simpleFont(type1Program(latin, "StandardEncoding"), widths),
  "Type 1 by an encoding of the PDF": simpleFont(type1Program(latin), widths, winAnsi),
  "Type 1 by a list of the PDF": simpleFont(type1Program(glyphs, "StandardEncoding"), widths, different),
  "CFF by its own encoding": simpleFont(cffProgram(glyphs), widths, { type1c: true }),
  "CFF whose width is in front of a movement": simpleFont(cffProgram(glyphs, { ending: "move" }), widths, {
    type1c: true,
  }),
  "CFF whose width is in front of a call": simpleFont(cffProgram(glyphs, { ending: "call" }), widths, { type1c: true }),
  "CFF of the usual width": simpleFont(cffProgram(glyphs, { ending: "usual" }), [600, 600], { type1c: true }),
  "CFF by a list of the PDF": simpleFont(cffProgram(glyphs), widths, { type1c: true, ...different }),
  "TrueType letters": simpleFont(noto, [639, 650], { trueType: 32, ...winAnsi }),
};

for (const [what, font] of Object.entries(whole)) {
  Deno.test(`a page in ${what} becomes PDF/A-3`, () => assert.deepEqual(said(font), ["3b"]));
}

Deno.test("a page in CFF of two bytes a character becomes PDF/A-3, by CIDs and by the numbers of glyphs", () => {
  const shown = "<00070008>";
  assert.deepEqual(said(compositeFont(cffProgram(glyphs, { cid: true }), "7[640 710]"), shown), ["3b"]);
  assert.deepEqual(said(compositeFont(cffProgram(glyphs), "1[640 710]"), "<00010002>"), ["3b"]);
});

const type1c = { type1c: true };
const [FONT, GLYPH, WIDTHS] = ["font-unsure 1 ABCDEF+Made", "glyph 1 ABCDEF+Made", "font-widths 1 ABCDEF+Made"];
const faulty: Readonly<Record<string, readonly [Font, string]>> = {
  "Type 1 that lacks a glyph": [simpleFont(type1Program({ alpha: 640 }), widths), GLYPH],
  "Type 1 with other widths": [simpleFont(type1Program(glyphs), [640, 700]), WIDTHS],
  "Type 1 whose list names what is not there": [simpleFont(type1Program(latin), widths, different), GLYPH],
  "Type 1 that shows .notdef": [
    simpleFont(type1Program(glyphs), widths, { encoding: "/Encoding<</Differences[66/.notdef]>>" }),
    GLYPH,
  ],
  "Type 1 that is none": [simpleFont("%!PS", widths), FONT],
  "Type 1 of another scale": [simpleFont(type1Program(glyphs).replace("[0.001", "[0.002"), widths), FONT],
  "Type 1 in an encoding of experts": [
    simpleFont(type1Program(latin), widths, { encoding: "/Encoding/MacExpertEncoding" }),
    FONT,
  ],
  "CFF that lacks a glyph": [simpleFont(cffProgram({ alpha: 640 }), widths, type1c), GLYPH],
  "CFF with other widths": [simpleFont(cffProgram(glyphs), [640, 700], type1c), WIDTHS],
  "CFF that is cut off": [simpleFont(cffProgram(glyphs).slice(0, 60), widths, type1c), FONT],
  "TrueType with other widths": [simpleFont(noto, [639, 600], { trueType: 32, ...winAnsi }), WIDTHS],
  "TrueType letters without an encoding": [simpleFont(noto, [639, 650], { trueType: 32 }), FONT],
  "TrueType symbols with an encoding": [simpleFont(noto, [639, 650], { trueType: 4, ...winAnsi }), FONT],
  "fewer widths than codes": [simpleFont(type1Program(glyphs), [640]), WIDTHS],
};

for (const [what, [font, fault]] of Object.entries(faulty)) {
  Deno.test(`a page in ${what} is not claimed to be PDF/A, and says so`, () => assert.deepEqual(said(font), [fault]));
}

Deno.test("a page in CFF of two bytes a character that lacks a glyph, or has other widths, is not claimed to be PDF/A", () => {
  const program = cffProgram(glyphs, { cid: true });
  assert.deepEqual(said(compositeFont(program, "7[640 700]"), "<00070008>"), ["font-widths 1 Made"]);
  assert.deepEqual(said(compositeFont(program, "7[640 710]"), "<00070009>"), ["glyph 1 Made"]);
});

Deno.test("objects that are not on lines of their own are not claimed to be PDF/A", () => {
  const whole = new TextDecoder("latin1").decode(
    classic(withPage(objectsWith([]), "1 0 0 rg 0 0 100 100 re f")),
  );
  const changes: readonly (readonly [string, string])[] = [
    ["2 0 obj\n<<", "2 0 obj <<"],
    ["\n3 0 obj", " 3 0 obj"],
    [">>\nendobj\n3", ">> endobj\n3"],
    ["endobj\n3", "endobj 3"],
    ["endstream\nendobj", "endstream endobj"],
  ];
  for (const [from, to] of [["", ""], ...changes] as const) {
    const pdf = Uint8Array.from(whole.replace(from, to), (it) => it.charCodeAt(0));
    const outcome = embed(pdf, xml, { date, force: true });
    const kinds = "reasons" in outcome ? outcome.reasons.map(({ kind }) => kind) : ["ok" in outcome && outcome.ok.pdfa];
    assert.deepEqual(kinds, [from === "" ? "3b" : "syntax"], to);
  }
});
