/** XML text to events: well-formed XML 1.0 with namespaces, and nothing that a DOCTYPE could bring in. */
import { forbiddenAt } from "./characters.ts";
import { Fault } from "./faults.ts";
import { defaultLimits, type XmlLimits } from "./limits.ts";
import { Namespaces, NameTables } from "./namespaces.ts";
import { placeOf } from "./place.ts";
import { Reading } from "./reading.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { XmlSink } from "./sink.ts";

export { type Attributes, NameTables } from "./namespaces.ts";
export { defaultLimits, type XmlLimits } from "./limits.ts";
export { placeOf, placesOf } from "./place.ts";
export type { Place } from "./place.ts";
export type { Scope, XmlSink } from "./sink.ts";

export interface XmlOptions {
  /** Namespace to the prefix it is known by. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly limits?: Partial<XmlLimits>;
  /** Names that documents before this one resolved, with the same `prefixes`. */
  readonly tables?: NameTables;
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
  const forbidden = forbiddenAt(text);
  try {
    const namespaces = new Namespaces(options.prefixes, options.tables ?? new NameTables());
    // What stands before a character that is not allowed is checked first.
    new Reading(forbidden < 0 ? text : text.slice(0, forbidden), sink, limits, namespaces, text).run();
    return undefined;
  } catch (signal) {
    if (signal instanceof Fault) return refuse(signal.xmlCode, signal.message, placeOf(text, signal.offset));
    throw signal;
  }
}
