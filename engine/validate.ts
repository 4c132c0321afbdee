/** Reading and judging an invoice: the engine's front door. */
import { bySeverity, cut, type Finding, type Sorted, type Truncated, truncated } from "./findings.ts";
import { judge } from "./judge.ts";
import { locate, type Place } from "./locate.ts";
import type { Syntax } from "./model/codes/index.ts";
import type { Invoice } from "./model/invoice.ts";
import type { Profile } from "./profiles.ts";
import { type Provenance, provenance } from "./provenance.ts";
import { DOCS_BASE } from "./reference.ts";
import { binder, isRefusal } from "./syntax/bind.ts";
import { type Bound, leaves } from "./syntax/bound.ts";
import { refuseBytes } from "./syntax/detect.ts";
import { project } from "./syntax/project.ts";
import { cii } from "./syntax/cii.ts";
import { ubl } from "./syntax/ubl.ts";
import { normalize } from "./syntax/values.ts";
import { checkText, decodeXml } from "./xml/decode.ts";
import type { XmlLimits } from "./xml/reader.ts";
import type { Refusal } from "./xml/refusal.ts";

export interface ReadOptions {
  /** Caps of the reader; what is left out keeps its default (depth 100, 50,000 elements, 256 attributes an element,
   * 8,000,000 UTF-16 code units). */
  readonly limits?: Partial<XmlLimits>;
}

export interface ValidateOptions extends ReadOptions {
  readonly profile?: Profile;
  /** Address under which the rule pages stand. */
  readonly docsBase?: string;
}

export interface NotRead {
  readonly total: number;
  /** The first hundred. */
  readonly elements: readonly Place[];
}

export interface ValidationResult extends Sorted<Finding> {
  readonly valid: boolean;
  readonly profile: Profile;
  readonly provenance: Provenance;
  readonly findings_truncated?: Truncated;
  readonly syntax: Syntax;
  readonly invoiceTypeCode: string | null;
  readonly specificationIdentifier: string | null;
  readonly profileSource: "query" | "default";
  readonly notRead: NotRead;
}

export interface ParseResult {
  readonly invoice: Invoice;
  readonly syntax: Syntax;
  readonly notRead: NotRead;
}

/** A document that was read: its text, and what the rules run on. */
export interface Reading {
  readonly text: string;
  readonly document: Bound;
}

export type Outcome<T> = { readonly ok: T } | { readonly refusal: Refusal };

const bind = binder([ubl, cii]);

/** Reads an XML invoice (UTF-8, UTF-16 or a declared single-byte encoding when given bytes). Never throws on bad input. */
export function read(input: Uint8Array | string, options: ReadOptions = {}): Outcome<Reading> {
  const decoded = decode(input);
  if ("refusal" in decoded) return decoded;
  const document = bind(decoded.text, options.limits);
  return isRefusal(document) ? { refusal: document } : { ok: { text: decoded.text, document } };
}

function decode(input: Uint8Array | string): { readonly text: string } | { readonly refusal: Refusal } {
  if (typeof input !== "string") {
    const refusal = refuseBytes(input);
    return refusal === undefined ? decodeXml(input) : { refusal };
  }
  const refusal = checkText(input);
  // Places are those of the text behind its byte order mark, as they are for bytes.
  return refusal === undefined ? { text: input.replace(/^\ufeff/, "") } : { refusal };
}

/** Reads and judges an XML invoice. */
export function validate(input: Uint8Array | string, options: ValidateOptions = {}): Outcome<ValidationResult> {
  const reading = read(input, options);
  return "refusal" in reading ? reading : { ok: judgeReading(reading.ok, options) };
}

/** The verdict on a document that was read. */
export function judgeReading({ text, document }: Reading, options: ValidateOptions = {}): ValidationResult {
  const profile = options.profile ?? "en16931";
  const drafts = bySeverity(judge(document, { profile, docsBase: options.docsBase ?? DOCS_BASE }));
  const kept = { errors: cut(drafts.errors), warnings: cut(drafts.warnings), information: cut(drafts.information) };
  const offsets = Object.values(kept).flat().map((draft) => draft.offset);
  const notRead = document.notRead.slice(0, NOT_READ_CAP);
  const found = locate(text, [...offsets, ...notRead]);
  const cutNote = truncated(drafts, kept);
  return {
    valid: drafts.errors.length === 0,
    profile,
    errors: kept.errors.map((draft) => placed(draft, found)),
    warnings: kept.warnings.map((draft) => placed(draft, found)),
    information: kept.information.map((draft) => placed(draft, found)),
    provenance: provenance(profile, document.syntax === "cii" ? "cii" : "ubl"),
    ...(cutNote === undefined ? {} : { findings_truncated: cutNote }),
    syntax: document.syntax,
    invoiceTypeCode: stated(document, "invoiceTypeCode"),
    specificationIdentifier: stated(document, "specificationIdentifier"),
    profileSource: options.profile === undefined ? "default" : "query",
    notRead: { total: document.notRead.length, elements: placesOf(notRead, found) },
  };
}

const NOT_READ_CAP = 100;

function placed({ offset, ...finding }: ReturnType<typeof judge>[number], found: ReadonlyMap<number, Place>): Finding {
  const location = found.get(offset);
  return location === undefined ? finding : { ...finding, location };
}

function placesOf(offsets: readonly number[], found: ReadonlyMap<number, Place>): readonly Place[] {
  return offsets.map((offset) => found.get(offset)).filter((place) => place !== undefined);
}

function stated(document: Bound, slot: "invoiceTypeCode" | "specificationIdentifier"): string | null {
  const [leaf] = leaves(document.root, slot);
  return leaf === undefined ? null : normalize(leaf.text);
}

/** Reads an XML invoice into the JSON model. */
export function parse(input: Uint8Array | string, options: ReadOptions = {}): Outcome<ParseResult> {
  const reading = read(input, options);
  if ("refusal" in reading) return reading;
  const { text, document } = reading.ok;
  const { invoice, notRead } = project(document);
  const listed = notRead.slice(0, NOT_READ_CAP);
  return {
    ok: {
      invoice,
      syntax: document.syntax,
      notRead: { total: notRead.length, elements: placesOf(listed, locate(text, listed)) },
    },
  };
}
