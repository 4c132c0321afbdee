/** The front door: a document, whatever it is, is opened once; everything later (judge, parse, write, patch) works on what this gives. */
import { type OpenedJson, openJson } from "./json.ts";
import { type DocumentKind, kindOf, type Source } from "./kind.ts";
import type { JsonRefusal } from "./read_json.ts";
import { type OpenedXml, type OpenOptions, openPdf, openXml } from "./xml.ts";
import type { Refusal } from "../xml/refusal.ts";

export { type OpenedJson, openJson } from "./json.ts";
export { type Extract, type Limits, type OpenedXml, type OpenOptions, openXml } from "./xml.ts";

export type Opened = OpenedXml | OpenedJson;

export type Opening<O extends Opened = Opened> = { readonly ok: O } | { readonly refusal: Refusal | JsonRefusal };

/** Opens a document. Never throws on bad input. */
export function open(source: Source, options: OpenOptions = {}): Opening {
  return openers[kindOf(source)](source.input, options);
}

type Opener = (input: Uint8Array | string, options: OpenOptions) => Opening;

const openers: Readonly<Record<DocumentKind, Opener>> = { xml: openXml, json: openJson, pdf: openPdf };
