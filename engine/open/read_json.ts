/** Reading a JSON invoice: text to the checked and completed model, or the reason why there is none. */
import { FINDINGS_CAP } from "../model/faults.ts";
import { checkInput, type Input } from "../model/input.ts";
import {
  JsonFault,
  type JsonLimits as ReadLimits,
  type JsonNode,
  type JsonObject,
  type JsonText,
  parseJson,
} from "../model/json.ts";
import { refuseBytes, startsAsXml } from "./kind.ts";
import { type Amounts, type Filled, fillTotals } from "./totals.ts";
import { decodeUtf8 } from "../xml/utf8.ts";
import { defaultLimits } from "../xml/limits.ts";
import { placeOf } from "../xml/place.ts";
import type { Refusal } from "../xml/refusal.ts";

export interface JsonLimits {
  /** UTF-16 code units of the text (8,000,000). */
  readonly characters: number;
  /** Objects, lists and scalars in all (250,000); of what has more, the first are read, and no rule is evaluated. */
  readonly values: number;
}

export interface JsonReadOptions {
  readonly limits?: Partial<JsonLimits>;
  /** Take the invoice as it is stated, without the type and the totals that are otherwise filled in. */
  readonly asStated?: boolean;
}

/** Why a text is no JSON invoice. */
export interface JsonRefusal {
  readonly error: "bad_request" | "payload_too_large";
  /** One sentence that says what is wrong, and one that says what to do. */
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

export type JsonOutcome<T> = { readonly ok: T } | { readonly refusal: JsonRefusal | Refusal };

/** A JSON invoice that was read. */
export interface JsonReading extends Input, Filled {
  /** The JSON itself, with the places of its values, and as it is written, without a byte order mark. */
  readonly source: JsonText & { readonly object: JsonObject; readonly limits: ReadLimits; readonly text: string };
  /** Nothing was filled in. */
  readonly asStated: boolean;
  /** No rule is evaluated: of a part of an invoice, none can say what is missing. */
  readonly unjudged?: true;
}

const defaults: JsonLimits = { characters: defaultLimits.characters, values: 250_000 };
const DEPTH = 100;

/** Reads a JSON invoice (UTF-8 when given bytes). Any object is one; never throws on bad input. */
export function readJson(input: Uint8Array | string, options: JsonReadOptions = {}): JsonOutcome<JsonReading> {
  const limits = { ...defaults, ...options.limits };
  const decoded = typeof input === "string" ? { text: input } : decode(input, limits);
  if ("refusal" in decoded) return decoded;
  const text = decoded.text.replace(/^\ufeff/, "");
  if (text.length > limits.characters) return tooLarge(`${text.length} characters, and ${limits.characters} are read`);
  const most = { depth: DEPTH, values: Math.max(1, limits.values) };
  const parsed = parseJson(text, most);
  if (parsed instanceof JsonFault) return refused(parsed, text);
  const root = invoiceIn(parsed.root);
  const { value } = root;
  if (!(value instanceof Map)) return bad("The JSON is no object. Send one invoice as an object in braces.", text, 0);
  parsed.pointers.startAt(root.place);
  const source = { ...parsed, root, object: value, limits: most, text };
  return { ok: checked(source, options.asStated === true ? undefined : "stated") };
}

/** What `parse` prints holds the invoice beside what it says of the document; it is taken as if it were that alone. */
function invoiceIn(root: JsonNode): JsonNode {
  const inner = root.value instanceof Map && root.value.has("notRead") ? root.value.get("invoice") : undefined;
  return inner?.value instanceof Map ? inner : root;
}

/** The same invoice as it is stated, without what is filled in. */
export function asStated(reading: JsonReading): JsonReading {
  return reading.asStated ? reading : checked(reading.source, undefined);
}

/** The same invoice with what it does not state filled in. */
export function completed(reading: JsonReading): JsonReading {
  return reading.asStated ? checked(reading.source, "stated") : reading;
}

/** The same invoice with the totals and the VAT that it adds up to, whatever it states. */
export function computed({ source }: JsonReading): JsonReading {
  return checked(source, "computed");
}

function checked(source: JsonReading["source"], amounts: Amounts | undefined): JsonReading {
  const reading = checkInput(source, source.object, FINDINGS_CAP);
  for (const [limit, place] of source.beyond) {
    reading.faults.add({ id: beyond[limit], place, field: "BG-0", expected: `${source.limits[limit]}` });
  }
  const filled = amounts === undefined ? nothingFilled : complete(reading, amounts);
  const unjudged = source.beyond.has("values") ? { unjudged: true } as const : {};
  return { ...reading, ...filled, ...unjudged, source, asStated: amounts === undefined };
}

const beyond = { depth: "ATW-INPUT-TOO-DEEP", values: "ATW-INPUT-TOO-MANY" } as const;

function decode(
  bytes: Uint8Array,
  { characters }: JsonLimits,
): { readonly text: string } | Exclude<JsonOutcome<never>, { ok: never }> {
  const refusal = refuseBytes(bytes);
  if (refusal !== undefined) return { refusal };
  // UTF-8 needs at most three bytes a UTF-16 code unit, and three for its byte order mark.
  if (bytes.length > 3 * characters + 3) {
    return tooLarge(`${bytes.length} bytes, and ${characters} characters are read`);
  }
  const text = decodeUtf8(bytes, 0);
  if (typeof text === "string") return { text };
  const message = `The byte at offset ${text.offset} is not valid UTF-8. Save the JSON as UTF-8.`;
  return bad(message, text.before, text.before.length);
}

function refused({ message, offset }: JsonFault, text: string) {
  if (startsAsXml(text)) {
    return bad(
      "This is XML, not JSON. Send it with the header Content-Type: application/xml, or name its file .xml.",
      text,
      offset,
    );
  }
  if (!/\S/.test(text)) return bad("The text is empty. Send a JSON object.", text, offset);
  return bad(`The text is not JSON: ${message}. Fix it there, or have a JSON library write it.`, text, offset);
}

function bad(message: string, text: string, offset: number) {
  return { refusal: { error: "bad_request", message, ...placeOf(text, offset) } } as const;
}

function tooLarge(what: string) {
  const message = `The JSON is too large: ${what}. Split the invoice, or raise the cap.`;
  return { refusal: { error: "payload_too_large", message } } as const;
}

/** An invoice without a type is a commercial invoice. */
const COMMERCIAL_INVOICE = "380";

const nothingFilled: Filled = { incomplete: new Set(), differing: [] };

/** What every invoice has, whatever it is judged by: a type, and its totals. */
function complete({ invoice, exemptionReasons, faults }: Input, amounts: Amounts): Filled {
  if (invoice.value("invoiceTypeCode") === undefined) {
    invoice.add("invoiceTypeCode", { text: COMMERCIAL_INVOICE, place: invoice.place });
  }
  return fillTotals(invoice, exemptionReasons, amounts, faults);
}
