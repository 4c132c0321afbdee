/**
 * Writes the code lists of the engine from the reference lists.
 *
 *     deno run --allow-read --allow-write=engine/model/codes tools/codes.ts [FOLDER] [--check]
 *
 * FOLDER holds the reference lists (default: ../shared/reference/codelists beside the project). With `--check` nothing is
 * written: the status is 1 when a generated file differs from what its list gives.
 *
 * One file a list: an object whose values are the codes as one text, separated by white space. Codes that differ in their
 * last characters only share a word: `AA:ABC` stands for AAA, AAB and AAC. In other lists each code follows the one before it
 * with what is not the same: `10,1;A` stands for 10, 11 and 11A. Of the two, that is written of which less is left when it
 * is zipped: a quarter of what an array of strings takes. `engine/model/codes/index.ts` splits it on first use.
 */

import { gzipSync } from "node:zlib";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = new URL("../", import.meta.url);
const target = new URL("engine/model/codes/", root);
const defaultSource = new URL("../shared/reference/codelists/", root);

/** Reference list (file name without .json) to the name that the engine knows it by. */
const lists: Readonly<Record<string, string>> = {
  "cef-eas": "eas",
  "iso-3166-1-country": "country",
  "iso-4217-currency": "currency",
  "iso-6523-icd": "icd",
  "mime": "mime",
  "unece-rec20-rec21-unit": "unit",
  "untdid-1001-document-type": "documentType",
  "untdid-1153-reference": "reference",
  "untdid-2005-2475-tax-point": "taxPoint",
  "untdid-4451-note-subject": "noteSubject",
  "untdid-4461-payment-means": "paymentMeans",
  "untdid-5189-allowance-reason": "allowanceReason",
  "untdid-5305-vat-category": "vatCategory",
  "untdid-7143-item-classification": "itemClassification",
  "untdid-7161-charge-reason": "chargeReason",
  "vatex": "vatex",
};

/** The sets a list may hold, in the order they are written: one for all syntaxes, or what differs between them. */
const variants = ["codes", "ublOnly", "ciiOnly", "ubl", "ublInvoice", "ublCreditNote", "cii"] as const;

/** Fields of a reference list that are not sets of codes. */
const remarks = ["list", "edition", "rules", "note"];

const lineWidth = 118;

function stop(message: string): never {
  console.error(message);
  Deno.exit(1);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A code that can stand unescaped in a template literal, between white space, and is no word for several. */
function isCode(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]+$/.test(value) && !/[`\\$:,;]/.test(value);
}

function isCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCode);
}

function wrap(codes: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const code of codes) {
    if (line !== "" && line.length + 1 + code.length > lineWidth) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? code : ` ${code}`;
  }
  return [...lines, line];
}

/** The codes as words, in the shorter of two ways. */
function words(codes: readonly string[]): readonly string[] {
  const [runs, others] = [inRuns(codes), afterEachOther(codes.toSorted())];
  return zipped(others) < zipped(runs) ? others : runs;
}

function zipped(words: readonly string[]): number {
  return gzipSync(words.join(" "), { level: 9 }).length;
}

/** What begins with another character begins a word; `,` stands for the first character of the code before, `;` for two. */
function afterEachOther(codes: readonly string[]): readonly string[] {
  let before = "";
  const texts = codes.map((code) => {
    const same = code[0] !== before[0] ? 0 : code[1] === undefined || code[1] !== before[1] ? 1 : 2;
    before = code;
    return [" ", ",", ";"][same] + code.slice(same);
  });
  return texts.join("").trim().split(" ");
}

/** In their order: neighbours with the same beginning are one word. */
function inRuns(codes: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[0]?.slice(0, -1) === code.slice(0, -1)) run.push(code);
    else runs.push([code]);
  }
  return runs.map((run) => {
    const [first = "", second] = run;
    return second === undefined ? first : `${first.slice(0, -1)}:${run.map((code) => code.at(-1)).join("")}`;
  });
}

function property(key: string, codes: readonly string[]): string {
  const lines = wrap(words(codes));
  const single = `  ${key}: \`${lines[0]}\`,\n`;
  return lines.length === 1 && single.length <= lineWidth ? single : `  ${key}: \`\n${lines.join("\n")}\n\`,\n`;
}

function moduleText(stem: string, name: string, json: unknown): string {
  if (!isRecord(json) || typeof json.edition !== "string") return stop(`${stem}.json is not an object with an edition`);
  const known: readonly string[] = [...remarks, ...variants];
  const unknown = Object.keys(json).filter((key) => !known.includes(key));
  if (unknown.length > 0) stop(`${stem}.json has fields that tools/codes.ts does not know: ${unknown.join(", ")}`);
  const properties = variants.filter((key) => key in json).map((key) => {
    const codes = json[key];
    if (!isCodes(codes)) return stop(`${stem}.json: ${key} is not a list of codes without white space and colons`);
    if (new Set(codes).size !== codes.length) return stop(`${stem}.json: ${key} names a code twice`);
    return property(key, codes);
  });
  if (properties.length === 0) stop(`${stem}.json holds no codes`);
  return [
    `// Generated by tools/codes.ts; run it again instead of editing this file.\n`,
    `// Source list: ${stem} (${json.edition}).\n\n`,
    `export const ${name} = {\n${properties.join("")}};\n`,
  ].join("");
}

function fileName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + ".gen.ts";
}

function exists(folder: URL): boolean {
  try {
    return Deno.statSync(folder).isDirectory;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

function namesIn(folder: URL, ending: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map((entry) => entry.name).filter((name) => name.endsWith(ending)).sort();
}

/** File name to text, for every reference list. */
function generate(source: URL): ReadonlyMap<string, string> {
  const stems = namesIn(source, ".json").map((name) => name.slice(0, -".json".length));
  const unknown = stems.filter((stem) => !Object.hasOwn(lists, stem));
  if (unknown.length > 0) stop(`Lists without a name in tools/codes.ts: ${unknown.join(", ")}; add them to its table`);
  return new Map(
    Object.entries(lists).map(([stem, name]) => {
      if (!stems.includes(stem)) return stop(`${stem}.json is missing from ${source.pathname}`);
      const json: unknown = JSON.parse(Deno.readTextFileSync(new URL(`${stem}.json`, source)));
      return [fileName(name), moduleText(stem, name, json)];
    }),
  );
}

function check(files: ReadonlyMap<string, string>): void {
  const present = namesIn(target, ".gen.ts");
  const stale = [...files].filter(([name, text]) => {
    return !present.includes(name) || Deno.readTextFileSync(new URL(name, target)) !== text;
  }).map(([name]) => `${name} differs from its list`);
  const orphans = present.filter((name) => !files.has(name)).map((name) => `${name} has no list`);
  if (stale.length + orphans.length === 0) {
    console.log(`The ${files.size} code lists in engine/model/codes are up to date.`);
    return;
  }
  const found = [...stale, ...orphans].map((line) => `  engine/model/codes/${line}`).join("\n");
  stop(`${found}\nRun: deno run --allow-read --allow-write=engine/model/codes tools/codes.ts`);
}

function write(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) Deno.writeTextFileSync(new URL(name, target), text);
  for (const name of namesIn(target, ".gen.ts")) {
    if (!files.has(name)) Deno.removeSync(new URL(name, target));
  }
  console.log(`Wrote ${files.size} code lists to engine/model/codes. To compare later: add --check.`);
}

function folderUrl(path: string): URL {
  return pathToFileURL(`${resolve(path)}/`);
}

function main(args: readonly string[]): void {
  const folder = args.find((arg) => !arg.startsWith("-"));
  const wrong = args.find((arg) => arg !== "--check" && arg !== folder);
  if (wrong !== undefined) stop(`Unknown argument ${wrong}; wanted: [FOLDER] [--check]`);
  const source = folder === undefined ? defaultSource : folderUrl(folder);
  if (!exists(source)) {
    const message = `No reference lists at ${source.pathname}: nothing compared or written.`;
    if (folder !== undefined) stop(message);
    console.log(message);
    return;
  }
  const files = generate(source);
  if (args.includes("--check")) check(files);
  else write(files);
}

if (import.meta.main) main(Deno.args);
