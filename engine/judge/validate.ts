/** Reading and judging an invoice: the engine's front door. */
import { Surplus } from "./findings.ts";
import { assumption, judge } from "./run.ts";
import { locate, type Place } from "./locate.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Invoice } from "../model/invoice.ts";
import { type Profile, profileOf, type Side } from "./profiles.ts";
import { type ConformanceRecord, provenance } from "./provenance.ts";
import { activeIn, type Followed, Following, type RuleSet } from "./sets.ts";
import { DOCS_BASE } from "../texts/reference.ts";
import { binder, type BindOptions, isRefusal } from "../syntax/read/bind.ts";
import { type Bound, leaves } from "../syntax/bound.ts";
import { refuseBytes } from "../syntax/read/detect.ts";
import { Origins } from "../syntax/project/origins.ts";
import { project } from "../syntax/project/project.ts";
import { cii } from "../syntax/cii.ts";
import { ubl } from "../syntax/ubl.ts";
import { normalize } from "../syntax/values.ts";
import { en } from "../texts/en/index.ts";
import type { Locale } from "../texts/locale.ts";
import { keep, type Verdict, verdictOf } from "./verdict.ts";
import { checkText, decodeXml } from "../xml/decode.ts";
import type { Refusal } from "../xml/refusal.ts";

/**
 * Caps of the reader: what is left out keeps its default (depth 100, 50,000 elements, 256 attributes an element,
 * 8,000,000 UTF-16 code units). And whether to open a transport envelope.
 */
export interface ReadOptions extends Omit<BindOptions, "listen"> {
  /** Rule sets beyond the engine's own; those that follow a document do so while it is read. */
  readonly sets?: readonly RuleSet[];
}

export interface ParseOptions extends ReadOptions {
  /** What the document came out of. A bare EN 16931 invoice out of a PDF is one of Factur-X. */
  readonly container?: "pdf";
}

export interface ValidateOptions extends ParseOptions {
  /** What to judge by; left out, the document says it (BT-24). */
  readonly profile?: Profile;
  /** Judge exactly as the official validators do. */
  readonly strict?: boolean;
  /** Address under which the rule pages stand. */
  readonly docsBase?: string;
  /** The language of the findings; left out, English. */
  readonly texts?: Locale;
  /** What the provenance says of the last comparison with the reference validator. */
  readonly conformance?: ConformanceRecord;
}

export interface NotRead {
  readonly total: number;
  /** The first hundred. */
  readonly elements: readonly Place[];
}

export interface ValidationResult extends Verdict<Place> {
  readonly syntax: Syntax;
  readonly invoiceTypeCode: string | null;
  readonly specificationIdentifier: string | null;
  readonly profileSource: "query" | "document" | "default";
  readonly notRead: NotRead;
}

export interface ParseResult {
  /** The transport envelope that the invoice was taken out of. */
  readonly envelope?: "sbdh";
  /** With its profile, which JSON invoices name, it can be posted or generated as it is. */
  readonly invoice: Invoice;
  /** What the document would be judged by: the profile that its specification identifier (BT-24) names. */
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly notRead: NotRead;
}

/** A document that was read: its text, and what the rules run on. */
export interface Reading {
  readonly text: string;
  readonly document: Bound;
  /** What further rule sets found on the way. */
  readonly followed: readonly Followed[];
}

export type Outcome<T> = { readonly ok: T } | { readonly refusal: Refusal };

const bind = binder([ubl, cii]);

/** Reads an XML invoice (UTF-8, UTF-16 or a declared single-byte encoding when given bytes). Never throws on bad input. */
export function read(input: Uint8Array | string, options: ReadOptions = {}): Outcome<Reading> {
  const decoded = decode(input, options);
  if ("refusal" in decoded) return decoded;
  const { limits, unwrap, sets } = options;
  const { followed, listen } = new Following(sets);
  const document = bind(decoded.text, {
    ...(limits === undefined ? {} : { limits }),
    ...(unwrap === undefined ? {} : { unwrap }),
    ...(listen === undefined ? {} : { listen }),
  });
  return isRefusal(document) ? { refusal: document } : { ok: { text: decoded.text, document, followed } };
}

function decode(
  input: Uint8Array | string,
  { limits }: ReadOptions,
): { readonly text: string } | { readonly refusal: Refusal } {
  if (typeof input !== "string") {
    const refusal = refuseBytes(input);
    return refusal === undefined ? decodeXml(input, limits?.characters) : { refusal };
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
export function judgeReading(reading: Reading, options: ValidateOptions = {}): ValidationResult {
  return judged(reading, options, (found) => found);
}

/** The verdict, and the invoice that `parse` gives; findings say where in it their place is, too. */
export function judgeReadingWhole(reading: Reading, options: ValidateOptions = {}) {
  const origins = new Origins();
  const { invoice } = project(reading.document, origins);
  const verdict = judged(reading, options, (found) => {
    const pointers = origins.pointers(invoice, found.keys());
    return new Map([...found].map(([offset, place]) => {
      const pointer = pointers.get(offset);
      return [offset, pointer === undefined ? place : { ...place, pointer }];
    }));
  });
  return { verdict, invoice };
}

type Places = ReadonlyMap<number, Place>;

/** `placed` makes of the places in the document what the findings say. */
function judged(
  { text, document, followed }: Reading,
  options: ValidateOptions,
  placed: (found: Places) => Places,
): ValidationResult {
  const side = sideOf(document);
  const identifier = stated(document, "specificationIdentifier");
  const { profile, source, assumed } = selected(identifier, side, options);
  const how = { side, mode: options.strict === true ? "strict" : "default", input: "xml" } as const;
  const judging = {
    profile,
    docsBase: options.docsBase ?? DOCS_BASE,
    texts: options.texts ?? en,
    form: document.syntax,
    ...how,
  };
  const surplus = new Surplus();
  const sets = activeIn({ profile, ...how, specification: identifier ?? undefined }, followed);
  const drafts = [...judge(document, judging, { surplus, sets }), ...(assumed ? [assumption(document, judging)] : [])];
  const kept = keep(drafts, surplus);
  const notRead = document.notRead.slice(0, NOT_READ_CAP).map(({ offset }) => offset);
  const found = locate(text, [...kept.offsets, ...notRead]);
  return {
    ...verdictOf(kept, placed(found), provenance(profile, how, { ...options, sets }), judging.texts),
    syntax: document.syntax,
    invoiceTypeCode: stated(document, "invoiceTypeCode"),
    specificationIdentifier: identifier,
    profileSource: source,
    notRead: { total: document.notRead.length, elements: placesOf(notRead, found) },
  };
}

function sideOf({ syntax }: Bound): Side {
  return syntax === "cii" ? "cii" : "ubl";
}

/** The caller's profile, else the one that BT-24 selects, else EN 16931; `assumed` when BT-24 names more than that. */
function selected(identifier: string | null, side: Side, { profile: asked, container }: ValidateOptions) {
  const found = identifier === null ? undefined : profileOf(identifier, side);
  if (asked !== undefined) return { profile: asked, source: "query", assumed: false } as const;
  if (found === undefined) return { profile: "en16931", source: "default", assumed: identifier !== null } as const;
  const profile = container === "pdf" && found.profile === "en16931" ? "facturx-en16931" : found.profile;
  return { profile, source: "document", assumed: !found.exact } as const;
}

const NOT_READ_CAP = 100;

function placesOf(offsets: readonly number[], found: ReadonlyMap<number, Place>): readonly Place[] {
  return offsets.map((offset) => found.get(offset)).filter((place) => place !== undefined);
}

function stated(document: Bound, slot: "invoiceTypeCode" | "specificationIdentifier"): string | null {
  const [leaf] = leaves(document.root, slot);
  return leaf === undefined ? null : normalize(leaf.text);
}

/** Reads an XML invoice into the JSON model. */
export function parse(input: Uint8Array | string, options: ParseOptions = {}): Outcome<ParseResult> {
  const reading = read(input, options);
  return "refusal" in reading ? reading : { ok: parseReading(reading.ok, options) };
}

/** The JSON model of a document that was read. */
export function parseReading({ text, document }: Reading, options: ParseOptions = {}): ParseResult {
  const { invoice, notRead } = project(document);
  const listed = notRead.slice(0, NOT_READ_CAP);
  const { profile } = selected(stated(document, "specificationIdentifier"), sideOf(document), options);
  return {
    ...(document.envelope === undefined ? {} : { envelope: document.envelope }),
    invoice: { profile, ...invoice },
    profile,
    syntax: document.syntax,
    notRead: { total: notRead.length, elements: placesOf(listed, locate(text, listed)) },
  };
}
