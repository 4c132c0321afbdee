/** Letters that the first typeface lacks: which face draws them, in which order and shape, and how they are read out. */
import assert from "node:assert/strict";
import { type Faces, facesOf, type Fonts, gathered, lackedBy, shown } from "../../engine/pdf/write/faces.ts";
import { linesOf } from "../../engine/pdf/write/lines.ts";
import { runsOf, widthOf } from "../../engine/pdf/write/setting.ts";
import { styles } from "../../engine/pdf/write/styles.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { quickest } from "../support/quickest.ts";
import { pdfWriter } from "../../engine/pdf/write.ts";
import { readFonts } from "../../host/documents/pdf.ts";
import { bytesOf, date, fonts, generated } from "./made.ts";
import { samples } from "./samples.ts";
import { worldSamples } from "./world_samples.ts";

const first = facesOf(fonts);

function facesFor(...texts: readonly string[]): Promise<Faces> {
  return gathered(first, fonts, texts);
}

/** The fonts, and which further ones are loaded. */
function watched(): { readonly fonts: Fonts; readonly loaded: () => readonly string[] } {
  const loaded: string[] = [];
  const further = (fonts.further ?? []).map(({ characters, load }) => ({
    characters,
    load: async () => {
      const files = await load();
      if (files !== undefined) loaded.push(facesOf(files).regular.font.postscriptName ?? "");
      return files;
    },
  }));
  return { fonts: { ...fonts, further }, loaded: () => loaded };
}

const loads = [
  ["Grüße, Ελλάδα, Привет, 12 €", []],
  ["חיפה", ["NotoSansHebrew-Regular"]],
  ["دبي", ["NotoSansArabic-Regular"]],
  ["서울", ["NotoSansKR-Regular"]],
  ["株式会社", ["NotoSansJP-Regular"]],
  ["🚢", ["NotoEmoji-Regular"]],
] as const;

for (const [text, names] of loads) {
  Deno.test(`for ${text} there is loaded ${names.length === 0 ? "nothing" : names.join(", ")}`, async () => {
    const { fonts, loaded } = watched();
    const faces = await gathered(first, fonts, [text]);
    assert.deepEqual(loaded(), names);
    assert.deepEqual(lackedBy(faces, text), []);
  });
}

Deno.test("a Chinese text is drawn by one face, though a Japanese one has most of its characters", async () => {
  const text = "言语测试";
  const faces = await facesFor(text);
  const names = runsOf(faces, text, "regular").map(({ face }) => face.font.postscriptName);
  assert.deepEqual(names, ["NotoSansSC-Regular"]);
});

/** What is seen from left to right, by the characters of the glyphs. */
function seen(faces: Faces, text: string): string {
  const runs = runsOf(faces, text, "regular").flatMap(({ glyphs }) => glyphs);
  return runs.map(({ glyph }) => String.fromCodePoint(...glyph.codePoints)).join("");
}

Deno.test("Hebrew runs from right to left, numbers and Latin letters in it do not, and brackets are turned round", async () => {
  const text = "דגם (A-17) 40";
  assert.equal(seen(await facesFor(text), text), "40 (A-17) םגד");
  assert.equal(seen(await facesFor("ab חי cd"), "ab חי cd"), "ab יח cd");
  assert.equal(seen(await facesFor("(א) [ב]"), "(א) [ב]"), "[ב] (א)");
});

Deno.test("Arabic letters join, and a non-joiner keeps them apart", async () => {
  const [joined, apart] = ["ميخواهم", "می\u200cخواهم"];
  const faces = await facesFor(joined, apart);
  const ids = (text: string) =>
    runsOf(faces, text, "regular").flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph.id));
  const alone = [...joined].map((it) => ids(it)[0]).reverse();
  assert.notDeepEqual(ids(joined), alone);
  assert.notDeepEqual(ids(apart), ids(apart.replace("\u200c", "")));
  assert.equal(shown(apart), apart);
  assert.equal(shown("a\u200cb"), "ab");
});

Deno.test("a mark stands where its letter is, and takes no room", async () => {
  const [plain, marked] = ["שפוץ", "שִפוץ"];
  const faces = await facesFor(marked);
  assert.ok(Math.abs(widthOf(faces, plain, styles.body) - widthOf(faces, marked, styles.body)) < 0.01);
});

Deno.test("Japanese lines break between characters, and not in front of what closes", async () => {
  const text = "試運転を含む。作業報告書は納品時に提出します。";
  const faces = await facesFor(text);
  for (let width = 30; width < 90; width += 3) {
    const lines = linesOf(faces, [{ text, style: "body" }], width).map((line) => line.text);
    assert.equal(lines.join(""), text);
    assert.ok(lines.every((line) => !line.startsWith("。")), lines.join("|"));
    assert.ok(lines.every((line) => widthOf(faces, line, styles.body) <= width), lines.join("|"));
  }
});

Deno.test("an emoji keeps its place, and its colour is left out", () => {
  assert.equal(shown("👍🏽!"), "👍!");
  assert.equal(shown("☀️"), "☀");
});

for (const sample of worldSamples) {
  Deno.test(`the texts of ${sample.name} are found on its pages as they are read`, async () => {
    const text = textOfPages(readPages(await bytesOf(sample))).replaceAll("\n", "").replaceAll(" ", "");
    const { buyer, lines = [], notes = [] } = sample.invoice;
    const texts = [buyer?.name, ...lines.map(({ description }) => description), ...notes.map((note) => note.text)];
    for (const it of texts) {
      const wanted = shown(it ?? "").replaceAll(" ", "");
      assert.ok(wanted !== "" && text.includes(wanted), wanted);
    }
  });
}

Deno.test("a word of Arabic without an end takes as long for each letter as a short one", async () => {
  const faces = await facesFor("م");
  const set = (length: number) => {
    const text = "مل".repeat(length / 2);
    return () => linesOf(faces, [{ text, style: "body" }], 200);
  };
  const [short, long] = await quickest(set(2_000), set(20_000), 3);
  assert.ok(long < short * 40, `${short} ms, ${long} ms`);
});

Deno.test("Latin letters in a Japanese text stay together, and a line may end in front of them and behind them", async () => {
  const faces = await facesFor("部品");
  const wide = (text: string) => widthOf(faces, text, styles.body) + 0.01;
  const lines = (text: string, width: number) => linesOf(faces, [{ text, style: "body" }], width).map((it) => it.text);
  assert.deepEqual(lines("品ABC", wide("品AB")), ["品", "ABC"]);
  assert.deepEqual(lines("ABC品", wide("ABC")), ["ABC", "品"]);
  assert.deepEqual(lines("品AB部C", wide("品AB")), ["品AB", "部C"]);
});

Deno.test("a text whose typeface is not installed is a finding of its own, and one that no typeface has is not", async () => {
  const bare = pdfWriter(await readFonts(new URL("none/", import.meta.url)));
  const plain = samples.find(({ name }) => name === "simple-en");
  assert.ok(plain !== undefined);
  const { invoice, xml } = generated(plain);
  const note = { text: "Grüße, Ελλάδα, 12 €" };
  const of = async (...texts: readonly string[]) => {
    const notes = [note, ...texts.map((text) => ({ text }))];
    const outcome = await bare({ ...invoice, notes }, xml, { lang: "en", date });
    return "findings" in outcome ? outcome.findings.map(({ rule, location }) => [rule, location?.pointer]) : outcome;
  };
  assert.ok("ok" in await of());
  assert.deepEqual(await of("株式会社", "ಕನ್ನಡ", "서울 ಕ"), [
    ["ATW-TYPEFACE-NOT-INSTALLED", "/notes/1/text"],
    ["ATW-TEXT-NOT-PRINTABLE", "/notes/2/text"],
    ["ATW-TEXT-NOT-PRINTABLE", "/notes/3/text"],
    ["ATW-TYPEFACE-NOT-INSTALLED", "/notes/3/text"],
  ]);
});
