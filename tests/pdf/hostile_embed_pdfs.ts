/** PDFs that are made to take long, or to fill the memory, where an XML is to be put into them: by what is wrong with each. */
import { constants, deflateRawSync } from "node:zlib";
import { typeface as fontFolder } from "../../host/documents/pdf.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, type Objects, objectsWith, stream } from "../support/pdf.ts";
import { cffOfMany, cffProgram, compositeFont, simpleFont, type1Program } from "../support/typefaces.ts";

const MEGABYTE = 1_000_000;

function bomb(text: string, times: number): string {
  const block = text.repeat(Math.ceil(MEGABYTE / text.length));
  const packed = deflateRawSync(latin1(block), { finishFlush: constants.Z_FULL_FLUSH });
  return `\x78\x9c${String.fromCharCode(...packed).repeat(times)}\x03\x00`;
}

const page = (entries = "") => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${entries}>>`;
const shows = "BT /F1 10 Tf 50 700 Td (Hello) Tj ET";

/** A document with a tree of pages and further objects. */
function withTree(tree: string, more: readonly (readonly [number, string])[]): Objects {
  return new Map([...objectsWith([]), [2, tree], ...more]);
}

/** A document of some pages, all alike. */
function pages(count: number, one: string, more: readonly (readonly [number, string])[]): Objects {
  const numbers = Array.from({ length: count }, (_, at) => 1_000 + at);
  const kids = numbers.map((it) => `${it} 0 R`).join(" ");
  return withTree(`<</Type/Pages/Kids[${kids}]/Count ${count}>>`, [
    ...numbers.map((it) => [it, one] as const),
    ...more,
  ]);
}

function named(count: number, value: string): string {
  return Array.from({ length: count }, (_, at) => `/N${at} ${value}`).join("");
}

/** A typeface of two bytes a character, whose list of widths is given. */
function typeface(widths: string): readonly (readonly [number, string])[] {
  const file = Deno.readFileSync(new URL("400Regular/NotoSans_400Regular.ttf", fontFolder));
  const program = Array.from(file, (byte) => String.fromCharCode(byte)).join("");
  return [
    [20, "<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[21 0 R]>>"],
    [
      21,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDToGIDMap/Identity/FontDescriptor 22 0 R/W ${widths}>>`,
    ],
    [22, "<</Type/FontDescriptor/FontName/A/FontFile2 23 0 R>>"],
    [23, stream(program)],
  ];
}

/** Levels of forms, of which each has the next one many times. */
function nestedForms(depth: number, each: number): readonly (readonly [number, string])[] {
  return Array.from({ length: depth }, (_, at) => {
    const below = named(each, `${31 + at} 0 R`);
    return [30 + at, stream("", `/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<<${below}>>>>`)] as const;
  });
}

function metadata(properties: string): readonly (readonly [number, string])[] {
  const packet = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ` +
    `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
    `xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part>` +
    `<pdfaid:conformance>B</pdfaid:conformance>${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  return [[1, "<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R>>"], [9, stream(packet, "/Type/Metadata/Subtype/XML")]];
}

const one = "<</Type/Pages/Kids[4 0 R]/Count 1>>";
const content = (text: string, entries = "") => [6, stream(text, entries)] as const;
const plain = page("/Contents 6 0 R");

/** Made when it is embedded into. */
export const hostileToEmbed: Readonly<Record<string, () => Uint8Array>> = {
  "a tree of pages that leads to itself": () =>
    classic(withTree("<</Type/Pages/Kids[2 0 R 4 0 R]/Count 2>>", [[4, plain], content(shows)])),
  "two trees of pages that lead to each other": () =>
    classic(
      withTree("<</Type/Pages/Kids[4 0 R]/Count 1>>", [[4, "<</Type/Pages/Kids[5 0 R]>>"], [
        5,
        "<</Type/Pages/Kids[4 0 R]>>",
      ]]),
    ),
  "a tree of pages that is deeper than any": () =>
    classic(
      withTree(
        "<</Type/Pages/Kids[100 0 R]>>",
        Array.from({ length: 500 }, (_, at) => [100 + at, `<</Kids[${101 + at} 0 R]>>`] as const),
      ),
    ),
  "a tree of pages whose inline nodes share their kids": () =>
    classic(
      withTree(
        "<</Type/Pages/Kids 20 0 R>>",
        Array.from({ length: 20 }, (_, at) => [20 + at, `[${`<</Kids ${21 + at} 0 R>>`.repeat(9)}]`] as const),
      ),
    ),
  "ten thousand pages": () =>
    classic(pages(10_000, page("/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>>>"), [content(shows)])),
  "ten thousand pages with one list of annotations": () =>
    classic(pages(10_000, page("/Annots 7 0 R"), [[7, `[${"8 0 R ".repeat(50_000)}]`], [8, "<</Subtype/Link/F 4>>"]])),
  "ten thousand pages with one list of contents": () =>
    classic(pages(10_000, page("/Contents 7 0 R"), [[7, `[${"8 0 R ".repeat(50_000)}]`], [8, stream("")]])),
  "ten thousand pages with one list of forms": () =>
    classic(
      pages(10_000, page("/Resources 7 0 R"), [[7, `<</XObject<<${named(50_000, "8 0 R")}>>>>`], [
        8,
        stream("", "/Subtype/Form"),
      ]]),
    ),
  "ten thousand pages with one list of typefaces": () =>
    classic(
      pages(10_000, page("/Resources 7 0 R"), [[7, `<</Font<<${named(50_000, "8 0 R")}>>>>`], [
        8,
        "<</Type/Font/Subtype/Type3>>",
      ]]),
    ),
  "forms in forms, a hundred in each": () =>
    classic(withTree(one, [[4, page("/Resources<</XObject<</X 30 0 R>>>>")], ...nestedForms(11, 100)])),
  "forms that have themselves": () =>
    classic(
      withTree(one, [[4, page("/Resources<</XObject<</X 30 0 R>>>>")], [
        30,
        stream("", `/Subtype/Form/Resources<</XObject<<${named(1_000, "30 0 R")}>>>>`),
      ]]),
    ),
  "an appearance whose states are its own states": () =>
    classic(
      withTree(one, [[4, page("/Annots[8 0 R]")], [8, "<</Subtype/Link/AP<</N 9 0 R>>>>"], [
        9,
        `<<${named(100, "9 0 R")}>>`,
      ]]),
    ),
  "a bomb in a content": () => classic(withTree(one, [[4, plain], content(bomb("q Q ", 500), "/Filter/FlateDecode")])),
  "a content of millions of operands": () => classic(withTree(one, [[4, plain], content("1 ".repeat(3 * MEGABYTE))])),
  "a content of lists in lists": () => classic(withTree(one, [[4, plain], content("[".repeat(3 * MEGABYTE))])),
  "a content of pictures without an end": () =>
    classic(withTree(one, [[4, plain], content("BI ID E ".repeat(300_000))])),
  "a content that saves its state a million times": () =>
    classic(withTree(one, [[4, plain], content("q ".repeat(MEGABYTE))])),
  "a hundred thousand overlapping ranges of widths": () =>
    classic(withTree(one, [
      [4, page("/Contents 6 0 R/Resources<</Font<</F1 20 0 R>>>>")],
      content(`BT /F1 10 Tf <${"0003".repeat(200_000)}> Tj ET`),
      ...typeface(`[${"0 65000 500 ".repeat(100_000)}]`),
    ])),
  "a thousand typefaces with one program of 65,535 glyphs": () =>
    classic(withTree(one, [
      [4, page("/Contents 6 0 R/Resources<</Font 19 0 R>>")],
      content(Array.from({ length: 1_000 }, (_, at) => `BT /N${at} 10 Tf <00010002> Tj ET `).join("")),
      [19, `<<${Array.from({ length: 1_000 }, (_, at) => `/N${at} ${1_000 + 2 * at} 0 R`).join("")}>>`],
      ...Array.from({ length: 1_000 }, (_, at) => compositeFont("", "1[500 500]", 1_000 + 2 * at).slice(0, 2)).flat(),
      [7, "<</Type/FontDescriptor/FontName/Made/Flags 4/FontFile3 8 0 R>>"],
      [8, stream(cffOfMany(65_535), "/Subtype/CIDFontType0C")],
    ])),
  "a typeface whose subroutines call themselves": () =>
    classic(withTree(one, [
      [4, page("/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>>>")],
      content(`BT /F1 10 Tf <${"00010002".repeat(200_000)}> Tj ET`),
      ...compositeFont(
        cffProgram({ a: 500, b: 500 }, { ending: "call" }).replace("\x8b\x16\x0b", "\x20\x0a\x0a"),
        "1[500 500]",
      ),
    ])),
  "a Type 1 program of a hundred thousand glyphs": () =>
    classic(withTree(one, [
      [4, page("/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>>>")],
      content("BT /F1 10 Tf (AB) Tj ET"),
      ...simpleFont(
        type1Program(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`g${at}`, 500]))),
        [500, 500],
      ),
    ])),
  "metadata with ten thousand properties of Factur-X": () =>
    classic(
      withTree(one, [
        [4, page()],
        ...metadata('<fx:a xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">1</fx:a>'.repeat(15_000)),
      ]),
    ),
  "metadata of four megabytes": () =>
    classic(withTree(one, [[4, page()], ...metadata(`<!--${" ".repeat(3_900_000)}-->`)])),
  "a bomb in the metadata": () =>
    classic(
      withTree(one, [[1, "<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R>>"], [4, page()], [
        9,
        stream(bomb(" ", 500), "/Filter/FlateDecode"),
      ]]),
    ),
  "a title of megabytes": () =>
    classic(withTree(one, [[4, page()], [9, `<</Title(${"a".repeat(4 * MEGABYTE)})>>`]]), "/Info 9 0 R"),
};
