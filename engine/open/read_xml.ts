/** Reading an XML invoice: text or bytes to the bound document, or the reason why there is none. */
import { type Followed, Following } from "./follow.ts";
import { identityOf, nationOf } from "./identity.ts";
import { refuseBytes } from "./kind.ts";
import type { Handed, Identity } from "../scenarios/find.ts";
import type { Bound } from "../syntax/bound.ts";
import { cii } from "../syntax/cii.ts";
import { binder, isRefusal } from "../syntax/read/bind.ts";
import { ubl } from "../syntax/ubl.ts";
import { checkText, type Decoded, decodeXml } from "../xml/decode.ts";
import type { XmlLimits } from "../xml/limits.ts";
import type { Refusal } from "../xml/refusal.ts";

export interface XmlReadOptions {
  /**
   * Caps of the reader: what is left out keeps its default (depth 100, 50,000 elements, 256 attributes an element, 8,000,000
   * UTF-16 code units).
   */
  readonly limits?: Partial<XmlLimits>;
  /** Whether to read the document inside a transport envelope (SBDH), which is refused otherwise. */
  readonly unwrap?: boolean | undefined;
  /** Whether text beside elements is left to the XML Schema that follows; what no schema refuses for it is refused here. */
  readonly mixed?: boolean | undefined;
  /** What is to follow the document. */
  readonly sets?: readonly Handed[] | undefined;
}

/** A document that was read. */
export interface XmlReading {
  /** Behind its byte order mark. */
  readonly text: string;
  /** What the rules run on. */
  readonly document: Bound;
  /** What the document says of itself. */
  readonly identity: Identity;
  /** What followed the document. */
  readonly followed: readonly Followed[];
}

export type Outcome<T> = { readonly ok: T } | { readonly refusal: Refusal };

const bind = binder([ubl, cii]);

/** Reads an XML invoice (bytes in UTF-8, UTF-16 or an encoding that it declares, or text). Never throws on bad input. */
export function readXmlInvoice(input: Uint8Array | string, options: XmlReadOptions = {}): Outcome<XmlReading> {
  const { sets, ...reading } = options;
  const decoded = decode(input, reading.limits?.characters);
  if ("refusal" in decoded) return decoded;
  const { text, bytes } = decoded;
  const following = new Following(sets);
  const { listen } = following;
  const document = bind(text, { ...reading, bytes, ...(listen && { listen }) });
  if (isRefusal(document)) return { refusal: document };
  const { followed, identity = identityOf(document) } = following;
  if (document.mixed === true && !followed.some(refusesElements)) {
    return readXmlInvoice(input, { ...options, mixed: false });
  }
  return { ok: { text, document, followed, identity: { ...identity, nation: nationOf(document) } } };
}

function refusesElements({ found }: Followed): boolean {
  return found.some(({ id }) => id === "ATW-SCHEMA-ELEMENT");
}

function decode(
  input: Uint8Array | string,
  characters: number | undefined,
): Decoded {
  if (typeof input !== "string") {
    const refusal = refuseBytes(input);
    return refusal === undefined ? decodeXml(input, characters) : { refusal };
  }
  const refusal = checkText(input);
  // Places are those of the text after its byte order mark, as they are for bytes.
  return refusal === undefined ? { text: input.replace(/^\ufeff/, "") } : { refusal };
}
