/** PDFs for the fuzzer: whole ones as writers make them, and what can be changed in one so that it is still nearly a PDF. */
import { generate } from "../../engine/mod.ts";
import { pdfWriter } from "../../host/documents/pdf.ts";
import { corpusFolder, hasCorpus } from "../../tests/conformance/corpus.ts";
import { validInvoice } from "../../tests/support/terminal.ts";
import { classic, cut, deflated, modern, objectsWith, stream } from "../../tests/support/pdf.ts";
import type { Random } from "../../tests/support/random.ts";
import { type Change, replaced, type Source, wild } from "./changes.ts";

/** Larger ones are mostly pictures and typefaces. */
const MOST_BYTES = 150_000;

/** By hand, by our own writer, and of the corpus where it is at hand. */
export async function pdfSources(): Promise<readonly Source[]> {
  const attached = [{ name: "factur-x.xml", content: validInvoice }, { name: "terms.txt", content: "a" }];
  const plain = objectsWith(attached);
  const packed = objectsWith(attached, (content) => stream(deflated(content), "/Filter/FlateDecode"));
  const made = { classic: classic(plain), modern: modern(packed), cut: cut(packed), drawn: await drawn() };
  const own = Object.entries(made).map(([name, bytes]) => ({ name: `${name}.pdf`, bytes }));
  return [...own, ...inCorpus()];
}

async function drawn(): Promise<Uint8Array> {
  const example = new URL("../../examples/invoice-from-json.json", import.meta.url);
  const written = generate(await Deno.readFile(example), { profile: "facturx-en16931" });
  if (!("ok" in written)) throw new RangeError("Cannot make a PDF to start from: the example is not written");
  const { invoice, xml } = written.ok;
  const outcome = await pdfWriter()(invoice, xml, { lang: "en", date: new Date("2026-11-20T09:30:00Z") });
  if ("ok" in outcome) return outcome.ok;
  throw new RangeError("Cannot make a PDF to start from: the example has characters that the fonts lack");
}

function inCorpus(): readonly Source[] {
  if (!hasCorpus()) return [];
  const folder = new URL("pdf/", corpusFolder);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.endsWith(".pdf")).sort();
  return names.map((name) => ({ name, bytes: Deno.readFileSync(new URL(name, folder)) }))
    .filter(({ bytes }) => bytes.length <= MOST_BYTES);
}

/** Half of the changes know what a PDF is made of. */
export const tangled: readonly Change[] = [
  newNumber,
  newNumber,
  newName,
  newName,
  insertedToken,
  insertedToken,
  ...wild,
];

const encoder = new TextEncoder();
const [SLASH, NUMBER] = [0x2f, /[0-9]+/y];

/** Numbers that count, place, measure or refer to something. */
const numbers = [
  "0",
  "1",
  "-1",
  "3",
  "10",
  "11",
  "2.5",
  "255",
  "65535",
  "4294967296",
  "9".repeat(25),
  "4 0 R",
  "[]",
  "<<>>",
];

const names = [
  ...["Kids", "Names", "Length", "Filter", "Prev", "XRefStm", "ObjStm", "XRef", "First", "N", "Index", "W", "EF", "UF"],
  ...[
    "F",
    "AF",
    "Root",
    "DecodeParms",
    "Predictor",
    "Columns",
    "FlateDecode",
    "ASCII85Decode",
    "ASCIIHexDecode",
    "Type",
  ],
];

const tokens = [
  ...["<<", ">>", "[", "]", "(", ")", "<", ">", "{", "%", "/", "obj", "endobj", "stream\n", "endstream", "xref\n0 9\n"],
  ...[
    "trailer<</Root 1 0 R>>",
    "startxref\n9\n",
    "3 0 R",
    "/Kids[3 0 R 3 0 R]",
    "/Length 1 0 R",
    "1 0 obj",
    "\\",
    "#20",
  ],
].map((token) => encoder.encode(token));

function newNumber(bytes: Uint8Array, random: Random): Uint8Array {
  const start = placeOf(bytes, random, (byte) => byte >= 0x30 && byte <= 0x39);
  NUMBER.lastIndex = 0;
  const [digits = ""] = NUMBER.exec(String.fromCharCode(...bytes.subarray(start, start + 20))) ?? [];
  const by = random.oneIn(3) ? `${random.below(bytes.length)}` : random.of(numbers);
  return replaced(bytes, start, start + digits.length, encoder.encode(by));
}

function newName(bytes: Uint8Array, random: Random): Uint8Array {
  const start = placeOf(bytes, random, (byte) => byte === SLASH);
  let end = start + 1;
  while (/[A-Za-z0-9]/.test(String.fromCharCode(bytes[end] ?? 0))) end++;
  return replaced(bytes, start, end, encoder.encode(`/${random.of(names)}`));
}

function insertedToken(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length + 1);
  return replaced(bytes, at, at, random.of(tokens));
}

/** The first fitting byte behind a random one; the random one itself where there is none. */
function placeOf(bytes: Uint8Array, random: Random, fits: (byte: number) => boolean): number {
  const from = random.below(bytes.length);
  const found = bytes.subarray(from).findIndex(fits);
  return from + Math.max(found, 0);
}
