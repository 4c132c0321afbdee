/** Repairing a file: what may be changed unasked, and what there is consent to, is changed in it; everything else stays as it is. */
import type { Verdict } from "../../../engine/mod.ts";
import { loadWords } from "../../../engine/diagnosis/mod.ts";
import { type Answers, claimsOf, repair, type Repaired, repairedBytes } from "../../../engine/repair/mod.ts";
import { createTwoFilesPatch } from "diff";
import { type Language, loadNational } from "../../documents/locales.ts";
import { repairsIn, saidOfPdf } from "../../documents/repairs.ts";
import { extractor, pdfLimits, type Reading } from "../media.ts";
import { printable, printableText } from "../printable.ts";
import { replaceWhole, writeWhole } from "../write_whole.ts";
import type { Document, Outcome, Way } from "./way.ts";

/** How files are repaired; it can be cloned. */
export interface Fixing {
  /** Write the files, or show as a unified diff what that would change. */
  readonly mode: "write" | "show";
  /** Also what is only warned of. */
  readonly warnings: boolean;
  readonly accept: readonly string[];
  readonly answers: Answers;
}

export async function fixWith({ mode, ...wanted }: Fixing, language: Language): Promise<Way> {
  const words = await loadWords(language);
  return async (document, reading, { official, sets: _, ...options }) => {
    const national = await loadNational({ name: document.file, input: document.bytes }, language, options);
    const repaired = await repairedFrom(document, reading, { ...options, ...wanted, words, national });
    if (repaired === undefined) throw new TypeError("a document that was opened cannot be opened again");
    const { applied, text } = repaired;
    const verdict = official === true ? repaired.verdict : withoutOfficial(repaired.verdict);
    const told = { verdict, repairs: repairsIn(repaired) };
    const bytes = applied.length === 0 ? undefined : repairedBytes(document.bytes, document.opened, repaired);
    if (bytes === undefined) return applied.length === 0 ? told : { verdict, problem: UNWRITTEN };
    if (mode === "show") return { ...told, text, diff: diffOf(document, text) };
    const { bytes: whole, ...pdf } = await inPdf(document, repaired, bytes, reading, language);
    const { beside } = pdf;
    const problem = beside === undefined
      ? replaceWhole(document.file, whole, document.bytes)
      : await writeWhole(beside, whole, document.file);
    return problem === undefined ? { ...told, ...pdf, text } : { verdict, problem };
  };
}

const UNWRITTEN = "its encoding is read here, and not written: save it in UTF-8, and repair it then";

/** What is written, and where if that is not the file itself. */
interface Written extends Pick<Outcome, "beside" | "pdf"> {
  readonly bytes: Uint8Array;
}

/** Of a PDF the whole file with the repaired XML in it, or the XML to be written beside it, with the reason. */
async function inPdf(
  document: Document,
  repaired: Repaired,
  xml: Uint8Array,
  { limits }: Reading,
  language: Language,
): Promise<Written> {
  if (!isInPdf(document)) return { bytes: xml };
  const { exchange } = await import("../../../engine/pdf/mod.ts");
  const asked = { ...claimsOf(repaired), xml, date: new Date() };
  const outcome = exchange(document.bytes, asked, await pdfLimits(limits));
  const pdf = saidOfPdf(outcome, language);
  return "ok" in outcome ? { bytes: outcome.ok, pdf } : { bytes: xml, pdf, beside: besideOf(document.file) };
}

function isInPdf({ opened }: Document): boolean {
  return opened.kind === "xml" && opened.container === "pdf";
}

/** Where the XML of a PDF is written that stays as it is. */
function besideOf(file: string): string {
  return `${file.replace(/\.pdf$/i, "")}.repaired.xml`;
}

type Wanted = Parameters<typeof repair>[1];

async function repairedFrom(
  { file, bytes }: Document,
  { limits }: Reading,
  wanted: Wanted,
): Promise<Repaired | undefined> {
  const extract = await extractor(limits);
  // What is repaired was opened: text beside elements, if there is any, by a schema that refuses it.
  const outcome = repair({ name: file, input: bytes }, { ...wanted, limits, unwrap: true, mixed: true, extract });
  return "ok" in outcome ? outcome.ok : undefined;
}

function withoutOfficial({ official: _, ...verdict }: Verdict): Verdict {
  return verdict;
}

function diffOf({ file, opened }: Document, text: string): string {
  const name = printable(file);
  const before = opened.kind === "xml" ? opened.text : opened.source.text;
  return printableText(createTwoFilesPatch(name, name, before, text, undefined, undefined, { context: 3 }));
}
