/**
 * Run as a program, it reads PDFs that were made or changed to do harm, some of them, others every day, and prints what that
 * took as JSON: a process of its own, because only a process can be asked for the most memory that it held.
 */
import process from "node:process";
import { constants, deflateRawSync } from "node:zlib";
import { hostileToEmbed } from "./hostile_embed_pdfs.ts";
import { embed, extract } from "../../engine/pdf/mod.ts";
import { corpusFolder, hasCorpus } from "../conformance/corpus.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, cut, modern, objectsWith, stream } from "../support/pdf.ts";
import { peakMemory } from "../support/peak.ts";
import { Random } from "../support/random.ts";
import { sampled } from "../support/sweeps.ts";

export interface Measured {
  readonly name: string;
  /** Of the processor, for a busy machine makes all else slow. */
  readonly milliseconds: number;
  readonly code: string;
}

export interface Report {
  readonly hostile: readonly Measured[];
  readonly mutants: readonly Measured[];
  /** What becomes of an XML that is to be put into each: the code, or what it claims. */
  readonly embedded: readonly Measured[];
  /** Bytes. */
  readonly peak: number;
}

const MEGABYTE = 1_000_000;

/** A zlib stream that unpacks to `times` megabytes of a text. */
function bomb(text: string, times: number): string {
  const block = text.repeat(Math.ceil(MEGABYTE / text.length));
  const packed = deflateRawSync(latin1(block), { finishFlush: constants.Z_FULL_FLUSH });
  return `\x78\x9c${String.fromCharCode(...packed).repeat(times)}\x03\x00`;
}

const attached = objectsWith([{ name: "factur-x.xml", content: "<Invoice/>" }]);
const catalog = `1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>endobj 2 0 obj<<>>endobj `;
const trailer = "trailer<</Root 1 0 R>>";

function after(object: string): Uint8Array {
  return latin1(`%PDF-1.7\n${catalog}3 0 obj ${object}\n${trailer}`);
}

function objectStream(content: string): Uint8Array {
  return latin1(
    `%PDF-1.7\n${catalog}9 0 obj\n${
      stream(content, "/Type/ObjStm/N 99999999/First 5/Filter/FlateDecode")
    } endobj ${trailer}`,
  );
}

/** By what is wrong with it; made when it is read. */
const hostile: Readonly<Record<string, () => Uint8Array>> = {
  "a bomb in an attachment": () =>
    classic(new Map([...attached, [11, stream(bomb("<a/>", 500), "/Filter/FlateDecode")]])),
  "a bomb of white space in an object stream": () => objectStream(bomb(" ", 500)),
  "a bomb of dictionaries in an object stream": () => objectStream(bomb("<<>>", 500)),
  "a bomb of numbers in an object stream": () => objectStream(bomb("3 5 ", 500)),
  "a bomb in the cross-reference": () =>
    latin1(
      `%PDF-1.7\n1 0 obj${
        stream(bomb("\x01", 500), "/W[1 1 1]/Root 1 0 R/Filter/FlateDecode")
      }endobj startxref\n9\n%%EOF`,
    ),
  "millions of dictionaries": () => after(`[${"<<>>".repeat(2 * MEGABYTE)}`),
  "lists in lists": () => after("[".repeat(6 * MEGABYTE)),
  "a string without an end": () => after(`(${"a".repeat(6 * MEGABYTE)}`),
  "a name without an end": () => after(`/${"a".repeat(6 * MEGABYTE)}`),
  "a number without an end": () => after("1".repeat(6 * MEGABYTE)),
  "a comment without an end": () => after("%".repeat(6 * MEGABYTE)),
  "millions of objects": () => after("4 0 obj ".repeat(MEGABYTE)),
  "a million object streams": () => after("4 0 obj<</Type/ObjStm>>".repeat(MEGABYTE)),
  "a million trailers": () => after("trailer<<".repeat(MEGABYTE)),
  "a hundred thousand streams without an end": () =>
    after(
      `<</Names[${"(factur-x.xml)<</F()/EF<</F 4 0 R>>>>".repeat(100_000)}]>>${
        "4 0 obj<</Length 9>>stream\n".repeat(100_000)
      }`,
    ),
  "a million filters": () => classic(new Map([...attached, [11, stream("30".repeat(MEGABYTE), filters())]])),
  "a name tree that doubles with each branch": () => after(branches()),
  "a name tree with one branch a million times": () => after(`<</Kids[${"3 0 R ".repeat(MEGABYTE)}]>>`),
  "a long list of names a hundred thousand times": () =>
    after(`<</Kids[${"<</Names 4 0 R>>".repeat(100_000)}]>> 4 0 obj[${"1 ".repeat(100_000)}]`),
  "a hundred thousand cross-references": () => latin1(`%PDF-1.7\n${crossReferences()}`),
  "two objects that refer to each other": () => after("4 0 R endobj 4 0 obj 3 0 R endobj"),
  "a name tree whose inline nodes share their kids": () =>
    after(
      `<</Kids 20 0 R>>endobj ${
        Array.from({ length: 20 }, (_, at) => `${20 + at} 0 obj[${`<</Kids ${21 + at} 0 R>>`.repeat(9)}]endobj`).join(
          " ",
        )
      } 40 0 obj[<<>>]endobj`,
    ),
  "a name tree of inline nodes that share their names": () =>
    after(`<</Kids[${"<</Names 4 0 R>>".repeat(200)}]>> endobj 4 0 obj[${"(a)5 0 R ".repeat(200)}] endobj 5 0 obj<<>>`),
  "a hundred thousand files with one name": () =>
    after(`<</Names[${"6 0 R 5 0 R ".repeat(100_000)}]>> endobj 6 0 obj(${"a".repeat(MEGABYTE)}) endobj
      5 0 obj<</EF<</F 7 0 R>>>> endobj 7 0 obj<</Length 0>>stream\n\nendstream endobj`),
  "a list of associated files that all are the same": () =>
    latin1(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/AF[${"5 0 R ".repeat(200_000)}]>>endobj 2 0 obj<<>>endobj
      5 0 obj<</UF(${"b".repeat(MEGABYTE)})/EF<</F 7 0 R>>>>endobj 7 0 obj<<>>stream\nendstream endobj ${trailer}`,
    ),
  "twenty thousand object streams in a string without an end": () =>
    latin1(`%PDF-1.7\n${catalog}${nested(20_000, () => "<</Type/ObjStm/X(")} ${trailer}`),
  "twenty thousand object streams in a hexadecimal string without an end": () =>
    latin1(`%PDF-1.7\n${catalog}${nested(20_000, () => "<</Type/ObjStm/X<00")} ${trailer}`),
  "ten thousand object streams that unpack the rest of the file to nothing": () =>
    latin1(
      `%PDF-1.7\n${catalog}${
        nested(10_000, () => `<</Type/ObjStm/N 1/First 1/Filter/Fl>>stream\n${emptyBlocks.slice(0, 102)}`)
      }${emptyBlocks} endstream ${trailer}`,
    ),
  "ten thousand object streams of the same white space": () =>
    latin1(
      `%PDF-1.7\n${catalog}${nested(10_000, () => "<</Type/ObjStm/N 1/First 1/Filter/AHx>>stream\n")}${
        " ".repeat(MEGABYTE)
      }endstream ${trailer}`,
    ),
  "streams that share a hundred thousand parameters": () =>
    latin1(
      `%PDF-1.7\n${catalog}${
        nested(5_000, () => `<</Type/ObjStm/N 1/First 1/Filter/A85/DecodeParms 5 0 R>>stream\nzz~>\nendstream endobj`)
      } 5 0 obj<<${Array.from({ length: 100_000 }, (_, at) => `/A${at} 1`).join("")}>>endobj ${trailer}`,
    ),
  "a chain of object streams, each with its length in the next": () => latin1(`%PDF-1.7\n${chained(5_000)}`),
  "a thousand sections that read the whole file as rows": () => latin1(sections(1_000)),
  "an object stream whose length is inside of it": () =>
    latin1(
      `%PDF-1.7\n${catalog}9 0 obj<</Type/ObjStm/N 1/First 4/Length 10 0 R>>stream\n10 0 99\nendstream endobj ${trailer}`,
    ),
};

/** The places of objects in a file, each with the rest of the file inside of it. */
function nested(count: number, object: (number: number) => string): string {
  return Array.from({ length: count }, (_, at) => `${at + 10} 0 obj${object(at + 10)}`).join(" ");
}

/** A deflate stream of blocks that hold nothing. */
const emptyBlocks = `\x78\x9c${"\x00\x00\x00\xff\xff".repeat(20_000)}`;

function filters(): string {
  return `/Filter[${"/AHx ".repeat(MEGABYTE)}]`;
}

function branches(): string {
  return Array.from({ length: 60 }, (_, at) => `<</Kids[${at + 4} 0 R ${at + 4} 0 R]>>endobj ${at + 4} 0 obj`).join("");
}

/** With a cross-reference stream that says that the length of each object stream is in the next. */
function chained(count: number): string {
  let text = catalog;
  const rows = ["\x00\x00\x00\x00\x00"];
  const row = (kind: number, place: number) => {
    rows.push(String.fromCharCode(kind, place >>> 24 & 0xff, place >>> 16 & 0xff, place >>> 8 & 0xff, place & 0xff));
  };
  const header = "%PDF-1.7\n".length;
  row(1, header);
  row(1, header + text.indexOf("2 0 obj"));
  row(2, 10);
  for (let number = 4; number < 10; number++) row(0, 0);
  for (let at = 0; at < count; at++) {
    const number = 10 + 2 * at;
    row(1, header + text.length);
    row(2, number + 2);
    text += `${number} 0 obj<</Type/ObjStm/N 1/First 5/Length ${number + 1} 0 R>>stream\n${
      at === 0 ? 3 : number - 1
    } 0 0\nendstream endobj\n`;
  }
  const entries = `/Type/XRef/W[1 4 0]/Size ${rows.length}/Root 1 0 R`;
  const place = header + text.length;
  return `${text}9 0 obj${stream(rows.join(""), entries)}endobj startxref\n${place}\n%%EOF`;
}

/** Cross-reference streams without a filter, whose bytes go on to the end of the file. */
function sections(count: number): string {
  const rest = "\x00".repeat(2 * MEGABYTE);
  const one = (at: number, before: number, length: number) =>
    `9 0 obj<</W[1 0 0]/Root 1 0 R/Length ${`${length}`.padStart(9)}/Prev ${`${before}`.padStart(9)}>>stream\n`
      .padEnd(at);
  const size = one(0, 0, 0).length;
  let text = `%PDF-1.7\n${catalog}`;
  const start = text.length;
  const end = start + size * count + rest.length;
  for (let at = 0; at < count; at++) {
    const here = start + at * size;
    text += one(0, Math.max(start, here - size), end - here - size);
  }
  return `${text}${rest}endstream endobj startxref\n${start + (count - 1) * size}\n%%EOF`;
}

function crossReferences(): string {
  let [text, previous] = [catalog, 0];
  for (let count = 0; count < 100_000; count++) {
    const at = text.length + 9;
    text += `xref\n0 0\ntrailer<</Root 1 0 R/Prev ${previous}>>\n`;
    previous = at;
  }
  return `${text}startxref\n${previous}\n%%EOF`;
}

/** What the making of one left behind is not to count as memory of the next (`--v8-flags=--expose-gc`). */
function tidy(): void {
  const collect: unknown = Reflect.get(globalThis, "gc");
  if (typeof collect === "function") collect();
}

const MUTANTS = 2_000;

/** More of the processor than any of them needs on a machine with nothing else to do. */
const LONG = 1_000;

/** What took long is taken again, twice at the most, and its quickest turn counts: others slow the processor down, too. */
function measured(name: string, pdf: Uint8Array, work = read): Measured {
  const turns: Measured[] = [];
  do turns.push(once(name, pdf, work)); while (
    turns.length < 3 && turns.every(({ milliseconds }) => milliseconds > LONG)
  );
  return turns.reduce((one, other) => one.milliseconds <= other.milliseconds ? one : other);
}

function once(name: string, pdf: Uint8Array, work: (pdf: Uint8Array) => string): Measured {
  const before = process.cpuUsage();
  const code = work(pdf);
  const { user, system } = process.cpuUsage(before);
  return { name, milliseconds: (user + system) / 1_000, code };
}

function read(pdf: Uint8Array): string {
  const outcome = extract(pdf);
  return "refusal" in outcome ? outcome.refusal.xmlCode : "ok";
}

const invoice = Deno.readFileSync(new URL("../../examples/cii-two-rates.xml", import.meta.url));

/** As PDF/A-3, where every object and every page is looked at. */
function embedded(pdf: Uint8Array): string {
  const outcome = embed(pdf, invoice, { date: new Date(0), force: true });
  if ("refusal" in outcome) return outcome.refusal.xmlCode;
  return "ok" in outcome ? outcome.ok.pdfa : "reasons" in outcome ? "reasons" : "disagreements";
}

function originals(): readonly Uint8Array[] {
  const made = [classic(attached), modern(attached), cut(attached)];
  if (!hasCorpus()) return made;
  const folder = new URL("pdf/", corpusFolder);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
  return [...made, ...names.map((name) => Deno.readFileSync(new URL(name, folder)))];
}

/** Some bytes are changed, and now and then the end is cut off. */
function mutant(seed: number, from: readonly Uint8Array[]): Uint8Array {
  const random = new Random(seed);
  const pdf = random.of(from).slice();
  for (let count = random.below(60); count >= 0; count--) {
    pdf[random.below(pdf.length)] = random.oneIn(3) ? 0x20 + random.below(95) : random.below(256);
  }
  return random.oneIn(8) ? pdf.subarray(0, random.below(pdf.length)) : pdf;
}

if (import.meta.main) {
  const from = originals();
  const seeds = sampled(Array(MUTANTS).keys(), 4);
  const mutants = Array.from(seeds, (seed) => measured(`mutant ${seed}`, mutant(seed, from)));
  const report: Report = {
    mutants,
    hostile: Array.from(sampled(Object.entries(hostile), 3), ([name, make]) => {
      tidy();
      return measured(name, make());
    }),
    embedded: Array.from(sampled(Object.entries({ ...hostile, ...hostileToEmbed }), 3), ([name, make]) => {
      tidy();
      return measured(name, make(), embedded);
    }),
    peak: peakMemory(),
  };
  console.log(JSON.stringify(report));
}
