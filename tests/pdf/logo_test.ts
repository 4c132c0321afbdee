/** Logos and footers: what is drawn, and what is refused with a reason, quickly and whatever the bytes are. */
import assert from "node:assert/strict";
import { type Logo, type LogoFault, readLogo } from "../../engine/pdf/write/logo.ts";
import { langs } from "../../engine/pdf/write/format.ts";
import { sheet } from "../../engine/pdf/write/styles.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { jpegLogo, pngLogo, pngOf, svgLogo } from "./logos.ts";
import { bytesOf, date, generated, write } from "./made.ts";
import { type Sample, samples } from "./samples.ts";

function sample(name: string): Sample {
  const found = samples.find((it) => it.name === name);
  assert.ok(found !== undefined, name);
  return found;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function said(logo: Logo | LogoFault): string {
  return "lacks" in logo ? logo.lacks : "fault" in logo ? logo.fault : logo.kind;
}

function svg(content: string, attributes = 'viewBox="0 0 100 40"'): Uint8Array {
  return bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
}

Deno.test("PNG, JPEG and SVG are recognised by their bytes, with their sizes", () => {
  const sizes = [pngLogo, jpegLogo, svgLogo].map(readLogo).map((it) => {
    return "kind" in it ? [it.kind, it.width, it.height] : it;
  });
  assert.deepEqual(sizes, [["png", 120, 120], ["jpeg", 64, 32], ["svg", 240, 60]]);
});

/** A JPEG whose frame says something else. */
function jpegWith(at: number, value: number): Uint8Array {
  const frame = jpegLogo.findIndex((byte, index) => byte === 0xff && jpegLogo[index + 1] === 0xc0);
  const changed = jpegLogo.slice();
  changed[frame + at] = value;
  return changed;
}

const refused: readonly (readonly [what: string, logo: Uint8Array, reason: string])[] = [
  ["no picture", bytes("%PDF-1.7"), "unknown"],
  ["an empty file", new Uint8Array(), "unknown"],
  ["a page of HTML", bytes("<!DOCTYPE html><p>"), "unknown"],
  ["a megabyte and more", new Uint8Array(1_048_577), "large"],
  ["a PNG that is cut off", pngLogo.subarray(0, pngLogo.length - 20), "damaged"],
  ["a PNG of too many pixels", pngOf(60_000, 60_000, new Uint8Array(10)), "pixels"],
  ["a PNG that unpacks to more than it shows", pngOf(2, 2, new Uint8Array(5_000_000)), "damaged"],
  ["a PNG without pixels", pngOf(0, 4, new Uint8Array(4)), "damaged"],
  ["a very long PNG", pngOf(1, 40, new Uint8Array(200)), "shape"],
  ["a JPEG that is cut off", jpegLogo.subarray(0, 200), "damaged"],
  ["a JPEG in CMYK", jpegWith(9, 4), "cmyk"],
  ["a JPEG of 12 bits", jpegWith(4, 12), "damaged"],
  ["a JPEG with arithmetic coding", jpegWith(1, 0xc9), "damaged"],
  ["a JPEG without height", jpegWith(6, 0), "damaged"],
  ["a text in SVG", svg("<text>A</text>"), "<text>"],
  ["a script in SVG", svg("<script>alert(1)</script>"), "<script>"],
  ["a picture in SVG", svg('<image href="https://example.org/a.png"/>'), "<image>"],
  ["a style sheet in SVG", svg("<style>path{fill:red}</style>"), "<style>"],
  ["a gradient in SVG", svg('<rect width="9" height="9" fill="url(#a)"/>'), "url(#a)"],
  ["a clip path in SVG", svg('<g clip-path="url(#a)"/>'), "clip-path"],
  ["dashes in SVG", svg('<path d="M0 0h9" stroke="red" style="stroke-dasharray: 1 2"/>'), "stroke-dasharray"],
  [
    "a DOCTYPE in SVG",
    bytes(`<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>`),
    "<!DOCTYPE>",
  ],
  ["an SVG without a size", svg("<g/>", ""), "viewBox"],
  ["an SVG that is not well-formed", bytes('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'), "damaged"],
  ["an SVG of another namespace", bytes('<svg viewBox="0 0 1 1"/>'), "damaged"],
  ["an SVG with 30,000 elements", svg("<g/>".repeat(30_000)), "complex"],
  ["an SVG with 400,000 points", svg(`<path d="M0 0${"h1".repeat(400_000)}"/>`), "complex"],
  ["an SVG whose numbers are beyond measure", svg('<path d="M1e300 0h1e300"/>'), "damaged"],
  ["an SVG 100 deep", svg(`${"<g>".repeat(100)}${"</g>".repeat(100)}`), "complex"],
];

for (const [what, logo, reason] of refused) {
  Deno.test(`${what} is refused as a logo: ${reason}`, () => assert.equal(said(readLogo(logo)), reason));
}

Deno.test("shapes of SVG are operators in its own units, with their colours, and what is hidden is not there", () => {
  const drawn = (content: string) => {
    const logo = readLogo(svg(content, 'viewBox="10 20 100 40"'));
    assert.ok("drawing" in logo, said(logo));
    return logo.drawing.split("\n").slice(1).join(" ");
  };
  assert.equal(drawn('<path d="M1 2h3v4z"/>'), "0 0 0 rg 1 2 m 4 2 l 4 6 l h f");
  assert.equal(
    drawn('<path d="M0 0L9 9" fill="none" stroke="#f00" stroke-width="2"/>'),
    "1 0 0 RG 2 w 0 J 0 j 0 0 m 9 9 l S",
  );
  assert.equal(
    drawn('<g transform="scale(2)"><path transform="translate(1)" d="M1 1L2 2Z" fill="lime"/></g>'),
    "0 1 0 rg 4 2 m 6 4 l h f",
  );
  assert.equal(drawn('<path d="M0 0L1 1" fill-opacity=".5"/>'), "0.5 0.5 0.5 rg 0 0 m 1 1 l f");
  assert.equal(
    drawn('<path d="M0 0L1 1" fill-rule="evenodd" stroke="white"/>'),
    "0 0 0 rg 1 1 1 RG 1 w 0 J 0 j 0 0 m 1 1 l B*",
  );
  assert.equal(drawn('<path d="M0 0Q3 3 6 0" style="fill:white"/>'), "1 1 1 rg 0 0 m 2 2 4 2 6 0 c f");
  assert.equal(drawn('<path d="M0 0h9" display="none"/><defs><path d="M0 0h9"/></defs><circle r="0"/>'), "");
});

Deno.test("a logo is above the seller's name, inside of the margins, with words for who does not see it", async () => {
  for (const name of ["logo-png", "logo-svg", "logo-jpeg"]) {
    const { pages: [first] } = readPages(await bytesOf(sample(name)));
    assert.ok(first !== undefined);
    const seller = first.items.find(({ size }) => size === 14);
    assert.ok(seller !== undefined && seller.baseline > 60 && Math.abs(seller.x - sheet.left) < 0.01);
    const pdf = new TextDecoder("latin1").decode(await bytesOf(sample(name)));
    const alt = Array.from("Logo", (it) => it.charCodeAt(0).toString(16).padStart(4, "0")).join("");
    assert.match(pdf, new RegExp(`/Alt <FEFF${alt}`, "i"));
  }
});

Deno.test("a footer is at the foot of every page, and the text ends above it", async () => {
  const { pages } = readPages(await bytesOf(sample("logo-jpeg")));
  assert.ok(pages.length > 1);
  for (const { items } of pages) assert.ok(items.some(({ text, artifact }) => text === "Danke." && artifact));
  assert.match(textOfPages(readPages(await bytesOf(sample("logo-svg")))), /^Vielen Dank für Ihren Auftrag!$/m);
});

Deno.test("the note that a letter begins with stands above the lines, once, and the others below", async () => {
  const { invoice, xml } = generated(sample("simple-de"));
  const notes = [{ text: "Wir danken für den Auftrag." }, { text: "Mit freundlichen Grüßen" }];
  const outcome = await write({ ...invoice, notes }, xml, {
    lang: "de",
    date,
    opening: "Wir danken für den Auftrag. ",
  });
  assert.ok("ok" in outcome);
  const text = textOfPages(readPages(outcome.ok));
  const [opening, line, closing] = ["Wir danken", "Lagerbuchse", "Mit freundlichen"].map((it) => text.indexOf(it));
  assert.ok((opening ?? -1) >= 0 && (opening ?? 0) < (line ?? -1) && (line ?? 0) < (closing ?? -1), text);
  assert.equal(text.split("Wir danken").length, 2);
});

Deno.test("what is wrong with a logo or a footer is said in the language of the pages", async () => {
  const { invoice, xml } = generated(sample("simple-de"));
  const words = { en: /PNG nor JPEG nor SVG/, de: /weder PNG noch JPEG noch SVG/, fr: /ni PNG, ni JPEG, ni SVG/ };
  for (const lang of langs) {
    const outcome = await write(invoice, xml, { lang, date, logo: bytes("GIF89a") });
    assert.ok("problem" in outcome && outcome.problem.option === "logo");
    assert.match(outcome.problem.message, words[lang]);
  }
});

Deno.test("a footer that is too long, or has characters that no typeface has, is refused, and five of them are named", async () => {
  const { invoice, xml } = generated(sample("simple-de"));
  const asked = [["x\n".repeat(7), / 6 /], ["wort ".repeat(50_000), / 6 /], ["ಕಖಗಘಙಚ", /ಕ ಖ ಗ ಘ ಙ(?! ಚ)/]] as const;
  for (const [footer, said] of asked) {
    const outcome = await write(invoice, xml, { lang: "en", date, footer });
    assert.ok("problem" in outcome && outcome.problem.option === "footer");
    assert.match(outcome.problem.message, said);
  }
});

Deno.test("a PNG whose rows are not there is drawn or refused, and never breaks", async () => {
  const { invoice, xml } = generated(sample("simple-de"));
  const outcome = await write(invoice, xml, { lang: "de", date, logo: pngOf(100, 100, new Uint8Array(50)) });
  assert.ok("ok" in outcome || "problem" in outcome);
});
