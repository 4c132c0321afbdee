/** The verdict on a source, with the invoice as it was judged. */
import {
  type ConformanceRecord,
  generate,
  type Invoice,
  isProfile,
  type JsonRefusal,
  judgeJsonWhole,
  judgeReadingWhole,
  type Locale,
  readJson,
  type Refusal,
  type Verdict,
} from "../../engine/mod.ts";
import type { Settings } from "./protocol.ts";
import { limits, type Source } from "./source.ts";

/** How it is judged: what the person chose, and what stands fast. */
export interface Judging extends Pick<Settings, "profile" | "strict" | "docsBase"> {
  readonly texts: Locale;
  /** What provenance says of the last comparison with the reference validator. */
  readonly conformance: ConformanceRecord;
}

export interface Judged {
  readonly verdict: Verdict;
  readonly invoice: Invoice;
  /** The lines of the document; none where findings have no line. */
  readonly lines: readonly string[];
  readonly notRead: number;
  readonly envelope?: "sbdh";
  /** The invoice written as XML, where it was asked for and the rules let it pass. */
  readonly xml?: string;
}

export type Outcome = Judged | { readonly refusal: Refusal | JsonRefusal };

export function judge(source: Source, judging: Judging): Outcome {
  const options = optionsFor(source, judging);
  if (source.kind === "json") {
    const reading = readJson(source.json, { ...jsonLimits, asStated: source.madeOf !== undefined });
    return "refusal" in reading ? reading : { ...judgeJsonWhole(reading.ok, options), lines: [], notRead: 0 };
  }
  const { reading } = source;
  const { verdict, invoice } = judgeReadingWhole(reading, options);
  const { envelope } = reading.document;
  const lines = reading.text.split(/\r\n|\n|\r/);
  return { verdict, invoice, lines, notRead: verdict.notRead.total, ...(envelope === undefined ? {} : { envelope }) };
}

/** The XML of a JSON invoice; undefined where the rules forbid to write it. */
export function written(source: Source, judging: Judging): string | undefined {
  if (source.kind !== "json") return undefined;
  const outcome = generate(source.json, { ...optionsFor(source, judging), ...jsonLimits });
  return "ok" in outcome ? outcome.ok.xml : undefined;
}

const jsonLimits = { limits: { characters: limits.characters, values: limits.elements } };

export function optionsFor(source: Source, { profile, ...judging }: Judging) {
  const chosen = profile ?? (source.kind === "json" ? source.madeOf : undefined);
  const container = source.kind === "xml" && source.attachment !== undefined ? { container: "pdf" } as const : {};
  return { ...judging, ...container, ...(chosen !== undefined && isProfile(chosen) ? { profile: chosen } : {}) };
}
