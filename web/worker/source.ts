/** What a file is: an XML invoice that was read, by itself or out of a PDF, or the text of a JSON invoice. */
import { defaultLimits, type JsonRefusal, parseReading, read, type Reading, type Refusal } from "../../engine/mod.ts";
import type { Patch } from "../../engine/patches/mod.ts";

/** What larger files than the service takes need; what is beyond would make the page slow. */
export const limits = { ...defaultLimits, characters: 16_000_000, elements: 400_000 };
/** UTF-8 needs at most three bytes a UTF-16 code unit. */
export const MOST_BYTES = 3 * limits.characters;

export interface Input {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Source =
  | {
    readonly kind: "xml";
    readonly reading: Reading;
    /** The attachment of a PDF that it is. */
    readonly attachment?: string;
  }
  | {
    readonly kind: "json";
    readonly json: Uint8Array | string;
    /** The profile of the XML that it was made of, whose totals are taken as stated. */
    readonly madeOf?: string;
  };

export type Opened = Source | { readonly refusal: Refusal | JsonRefusal };

export async function opened({ name, bytes }: Input): Promise<Opened> {
  if (!isPdf(bytes)) return isJson(name, bytes) ? { kind: "json", json: bytes } : xml(bytes);
  const taken = await takenOut(bytes);
  return "refusal" in taken ? taken : xml(taken.ok.xml, taken.ok.name);
}

function xml(bytes: Uint8Array, attachment?: string): Opened {
  const reading = read(bytes, { limits, unwrap: true });
  if ("refusal" in reading) return reading;
  return { kind: "xml", reading: reading.ok, ...(attachment === undefined ? {} : { attachment }) };
}

/** The e-invoice inside of a PDF. What reads PDF is loaded with the first one. */
async function takenOut(pdf: Uint8Array) {
  return (await import("../../engine/pdf/extract.ts")).extract(pdf);
}

/** Mail programs put things in front of a PDF's header. What begins as XML or JSON is none, whatever it quotes. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^[^<{[]*%PDF-/.test(String.fromCharCode(...bytes.subarray(0, 1_024)));
}

/** Whether a file is JSON, by its name or its first character. XML cannot begin as a JSON object or array does. */
function isJson(name: string, bytes: Uint8Array): boolean {
  if (/\.json$/i.test(name)) return true;
  return /^(?:\u00ef\u00bb\u00bf)?[ \t\r\n]*[{[]/.test(String.fromCharCode(...bytes.subarray(0, 1_000)));
}

/** The source with patches applied, which is JSON from then on; undefined where one of them does not fit. */
export async function repaired(source: Source, patches: readonly Patch[]): Promise<Source | undefined> {
  const { patchedText } = await import("../../engine/patches/mod.ts");
  const from = source.kind === "xml" ? parsed(source) : source;
  const text = typeof from.json === "string" ? from.json : new TextDecoder().decode(from.json);
  const json = patchedText(text, patches);
  return json === undefined ? undefined : { ...from, json };
}

function parsed({ reading, attachment }: Extract<Source, { kind: "xml" }>): Extract<Source, { kind: "json" }> {
  const { invoice, profile } = parseReading(reading, attachment === undefined ? {} : { container: "pdf" });
  return { kind: "json", json: JSON.stringify(invoice), madeOf: profile };
}
