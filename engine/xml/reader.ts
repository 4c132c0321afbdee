/** XML text to events: well-formed XML 1.0 with namespaces, and nothing that a DOCTYPE could bring in. */
import { forbiddenAt } from "./characters.ts";
import type { Fault } from "./faults.ts";
import { defaultLimits, type XmlLimits } from "./limits.ts";
import { NameTables } from "./names.ts";
import { Namespaces } from "./namespaces.ts";
import { placeOf } from "./place.ts";
import { Reading } from "./reading.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { XmlSink } from "./sink.ts";
import { encodedUtf8 } from "./utf8.ts";

export type { Attributes } from "./attributes.ts";
export { NameTables } from "./names.ts";
export { defaultLimits, type XmlLimits } from "./limits.ts";
export { placeOf, placesOf } from "./place.ts";
export type { Kept, Scope, XmlSink } from "./sink.ts";

export interface XmlOptions {
  /** Namespace to the prefix it is known by. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly limits?: Partial<XmlLimits>;
  /** Names that documents before this one resolved, with the same `prefixes`. */
  readonly tables?: NameTables;
  /** The text in UTF-8, if the caller has it. */
  readonly bytes?: Uint8Array | undefined;
}

/**
 * Reads a document. The text is what `decodeXml` gave or `checkText` let pass; one leading byte order mark is skipped.
 * Returns the first fault found, or undefined. Throws only what the sink throws.
 */
export function readXml(text: string, sink: XmlSink, options: XmlOptions): Refusal | undefined {
  const limits = { ...defaultLimits, ...options.limits };
  if (text.length > limits.characters) {
    const message = `The document has ${text.length} characters, and ${limits.characters} are allowed. Split it.`;
    return refuse("character_limit", message);
  }
  if (!/[^ \t\r\n\ufeff]/.test(text)) {
    return refuse("empty_document", "The document is empty. Send the XML of an invoice.");
  }
  const last = text.length - 1;
  if ((text.charCodeAt(last) & 0xfc00) === 0xd800) {
    return refuse("not_well_formed", "The text ends with half a character. Send all of it.", placeOf(text, last));
  }
  const fault = faultIn(text, options.bytes, sink, limits, options);
  if (fault === undefined) return undefined;
  const forbidden = forbiddenAt(text);
  // What comes before a character that is not allowed is checked first: all of it again, and nothing behind it.
  const first = forbidden < 0 ? fault : faultIn(text.slice(0, forbidden), undefined, nobody, limits, options, text);
  const { xmlCode, message, offset } = first ?? fault;
  return refuse(xmlCode, message, placeOf(text, offset));
}

const nobody: XmlSink = { open() {}, text() {}, close() {} };

function faultIn(
  text: string,
  bytes: Uint8Array = encodedUtf8(text),
  sink: XmlSink,
  limits: XmlLimits,
  { prefixes, tables }: XmlOptions,
  whole = text,
): Fault | undefined {
  return new Reading(text, bytes, sink, limits, new Namespaces(prefixes, tables ?? new NameTables()), whole).run();
}
