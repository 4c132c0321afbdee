/** The options of the component's functions: what callers write, and what the engine makes of it. */
import { words as german } from "../../engine/diagnosis/texts/de.ts";
import { words as french } from "../../engine/diagnosis/texts/fr.ts";
import type { Language } from "../../engine/locales.ts";
import type { Days } from "../../engine/selection/days.ts";
import { defaultPdfLimits, encodeUtf8, extract, pdfWords } from "../../engine/pdf/whole.ts";
import { unpackedBytes } from "../../host/documents/caps.ts";
import { isDay } from "../../host/kit/calendar.ts";
import { facturx } from "../npm/facturx.ts";
import { de } from "../npm/locales/de.ts";
import { fr } from "../npm/locales/fr.ts";
import type { ConformanceRecord } from "../../engine/mod.ts";
import {
  isProfile,
  type JsonRefusal,
  type Limits,
  type OpenOptions,
  type Profile,
  profileNames,
  type Refusal,
  type RuleSet,
} from "../npm/mod.ts";
import { isTarget, type Target, targets } from "../npm/convert.ts";
import { official } from "../npm/official.ts";
import { base64, boolean, type Form, keyed, list, number, oneOf, optional, text } from "./shape.ts";

/** Everything official, for strict mode and for what is written. */
const everything = [...official, ...facturx];

/** Languages with what their wording needs; English is the engine's own. */
const languages = {
  en: {},
  de: { texts: de, words: german },
  fr: { texts: fr, words: french },
} as const;

/** What a host adds for one document to what is always at hand. */
export interface Also {
  /** The name of its file, which helps to tell what it is. */
  readonly name?: string;
  /** The sets of its nation, and those of editions that follow. */
  readonly sets?: readonly RuleSet[];
  /** What day it is. The component has no clock: without one, the youngest editions that are carried hold. */
  readonly today?: Days;
  /** What time it is. */
  readonly now?: Date;
  /** What the provenance says of the last comparison with the reference validator. */
  readonly conformance?: ConformanceRecord;
  /** What is said of a document that is not read, in a language; English where nobody says it. */
  readonly said?: (refusal: Refusal | JsonRefusal, language: Language) => string;
}

/** Everything official, with what a host adds. */
export function setsWith({ sets = [] }: Also): readonly RuleSet[] {
  return sets.length === 0 ? everything : [...new Set([...everything, ...sets])];
}

/** Options that nobody can follow, in words for the caller. */
export class BadOptions extends Error {}

/** What callers can write; each function takes some of it. */
export interface Options {
  readonly profile?: string | null;
  readonly strict?: boolean | null;
  readonly preflight?: boolean | null;
  readonly official?: boolean | null;
  readonly asOf?: string | null;
  readonly values?: boolean | null;
  readonly amounts?: "computed" | "stated" | null;
  readonly accept?: readonly string[] | null;
  readonly answers?: readonly (readonly [pointer: string, value: string])[] | null;
  readonly warnings?: boolean | null;
  readonly to?: string | null;
  readonly allowLoss?: boolean | null;
  readonly format?: "html" | "text" | null;
  readonly findings?: boolean | null;
  readonly other?: string | null;
  readonly otherBytes?: string | null;
  readonly container?: boolean | null;
  readonly xml?: string | null;
  readonly date?: string | null;
  readonly noPdfa?: boolean | null;
  readonly force?: boolean | null;
  readonly lang?: string | null;
  readonly maxCharacters?: number | null;
  readonly maxElements?: number | null;
}

export type OptionName = keyof Options;

/** What they are in WIT. */
export const optionForms: Readonly<Record<OptionName, Form>> = {
  profile: optional(text).form,
  strict: optional(boolean).form,
  preflight: optional(boolean).form,
  official: optional(boolean).form,
  asOf: optional(text).form,
  values: optional(boolean).form,
  amounts: optional(oneOf("amounts", "Whether totals and VAT are written as worked out, or as stated.", [
    "computed",
    "stated",
  ])).form,
  accept: optional(list(text)).form,
  answers: optional(keyed(text)).form,
  warnings: optional(boolean).form,
  to: optional(text).form,
  allowLoss: optional(boolean).form,
  format: optional(oneOf("format", "As a page without scripts, or as text.", ["html", "text"])).form,
  findings: optional(boolean).form,
  other: optional(text).form,
  otherBytes: optional(base64).form,
  container: optional(boolean).form,
  xml: optional(text).form,
  date: optional(text).form,
  noPdfa: optional(boolean).form,
  force: optional(boolean).form,
  lang: optional(text).form,
  maxCharacters: optional(number).form,
  maxElements: optional(number).form,
};

export const optionDocs: Readonly<Record<OptionName, string>> = {
  profile: `By what to check: ${profileNames.join(", ")}; left out, the document says it.`,
  strict: "Check exactly as the official validators do, XML Schema included.",
  preflight: "Check in the lighter mode: without XML Schema, syntax rules, extensions and nations.",
  official: "Say as well what strict mode would say, in numbers.",
  asOf: "The day whose editions of the rules hold, such as 2026-11-23.",
  values: "Give the values that findings are about, stated and wanted, as they are in their messages.",
  amounts: "Totals and VAT as they are worked out, which is the default, or as stated.",
  accept: "Repairs that are consented to: ids of causes or choices, or the rule of the one cause that has it.",
  answers: "Values by their places in the JSON model, as JSON pointers.",
  warnings: "Repair what is only warned of, too.",
  to: `What it is to become: ${targets.join(", ")}.`,
  allowLoss: "Write it although something gets lost: what has no place is left out, and listed.",
  format: "A page without scripts, or text, which is the default.",
  findings: "Say at each value what the official validators find there.",
  other: "The other invoice, as a text: XML or JSON.",
  otherBytes: "The other invoice as bytes: XML, JSON, or a PDF with XML inside.",
  container:
    "Of a PDF, refuse also what Factur-X forbids of the PDF around the XML: its findings PDF-… are fatal then.",
  xml: "The invoice that goes into the PDF, as a text: CII of a level of Factur-X, EN 16931 or XRechnung.",
  date: "When it is made, such as 2026-11-28T09:30:00Z; left out, now, where the engine has a clock.",
  noPdfa: "Make an ordinary PDF with the XML inside, which does not claim to be PDF/A-3.",
  force: "Embed also where the pages state another number, date, total or IBAN than the XML.",
  lang: `The language of texts: ${Object.keys(languages).join(", ")}.`,
  maxCharacters: "Characters that are read at most.",
  maxElements: "Elements, or values of JSON, that are read at most.",
};

/** How a document is opened, whatever it is. */
export function opening({ maxCharacters, maxElements }: Options) {
  const limits: Partial<Limits> = {
    ...(maxCharacters == null ? {} : { characters: unsigned(maxCharacters) }),
    ...(maxElements == null ? {} : { elements: unsigned(maxElements) }),
  };
  const within = { inflated: unpackedBytes(limits, defaultPdfLimits.inflated) };
  return { limits, unwrap: true, extract: (pdf: Uint8Array) => extract(pdf, within) } satisfies OpenOptions;
}

/** The sets that a verdict takes: those that a host adds, with everything where what is official is asked for. */
export function setsFor({ strict, official }: Options, also: Also): readonly RuleSet[] {
  return strict === true || official === true ? setsWith(also) : also.sets ?? [];
}

/** QuickJS is handed a number of 32 bits as if it had a sign. */
function unsigned(value: number): number {
  return value >>> 0;
}

/** How it is judged. Throws BadOptions. */
export function judging(
  { profile, strict, preflight, official, asOf, values, lang = null }: Options,
  { conformance, today }: Also = {},
) {
  if (strict === true && preflight === true) throw new BadOptions("Give strict or preflight, not both.");
  return {
    conformance,
    ...(profile == null ? {} : { profile: known(profile) }),
    ...(strict == null ? {} : { strict }),
    ...(official == null ? {} : { official }),
    ...(values == null ? {} : { values }),
    ...(asOf == null ? {} : { asOf: day(asOf) }),
    ...(today === undefined ? {} : { today }),
    ...worded({ lang }),
  };
}

function day(text: string): string {
  if (isDay(text)) return text;
  throw new BadOptions(`${JSON.stringify(text)} is no day: a day is written as 2026-11-23.`);
}

/** What is consented to and answered. Throws BadOptions. */
export function repairing({ accept, answers, warnings }: Options) {
  const wrong = answers?.find(([pointer]) => !pointer.startsWith("/"));
  if (wrong !== undefined) throw new BadOptions(`${JSON.stringify(wrong[0])} is no JSON pointer: it begins with "/".`);
  return {
    ...(accept == null ? {} : { accept }),
    ...(answers == null ? {} : { answers: Object.fromEntries(answers) }),
    ...(warnings == null ? {} : { warnings }),
  };
}

/** What an invoice is to become. Throws BadOptions. */
export function targetIn({ to }: Options): Target {
  if (to != null && isTarget(to)) return to;
  throw new BadOptions(`There is no target ${JSON.stringify(to ?? null)}: give one as to, of ${targets.join(", ")}.`);
}

/** The invoice to compare with. Throws BadOptions. */
export function otherIn({ other, otherBytes }: Options): string | Uint8Array {
  if (other != null && otherBytes != null) throw new BadOptions("Give other or other-bytes, not both.");
  if (otherBytes != null) return bytesIn(otherBytes);
  if (other != null) return other;
  throw new BadOptions("There is no second invoice: give its text as other, or its bytes as other-bytes.");
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** QuickJS reads no base64 by itself (RFC 4648, 4). */
function bytesIn(text: string): Uint8Array {
  const plain = text.replace(/={0,2}$/, "");
  const bytes = new Uint8Array(Math.floor(plain.length * 3 / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of plain) {
    const value = digits.indexOf(digit);
    if (value < 0) throw new BadOptions("other-bytes is not base64.");
    bits = (bits << 6 | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
}

/** What is embedded, and how. Throws BadOptions. */
export function embedding({ xml, date, noPdfa, force, ...options }: Options, { now }: Also) {
  if (xml == null) throw new BadOptions("There is no invoice to embed: give its text as xml.");
  return {
    xml: encodeUtf8(xml),
    how: {
      date: date == null ? clock(now) : moment(date),
      pdfa: noPdfa !== true,
      force: force === true,
      words: pdfWords[languageIn(options)].embedding,
    },
  };
}

function clock(now: Date | undefined): Date {
  if (now !== undefined) return now;
  throw new BadOptions("There is no clock here: give date, such as 2026-11-28T09:30:00Z.");
}

function moment(text: string): Date {
  const date = new Date(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(date.getTime())) return date;
  throw new BadOptions(`${JSON.stringify(text)} is no moment: one is written as 2026-11-28T09:30:00Z.`);
}

/** How the PDF around an invoice is looked at. */
export function inspecting({ container, ...options }: Options) {
  return { words: pdfWords[languageIn(options)].container, fatal: container === true };
}

/** In which language. Throws BadOptions. */
export function worded({ lang = null }: Pick<Options, "lang">): typeof languages[keyof typeof languages] {
  return languages[languageIn({ lang })];
}

function languageIn({ lang }: Pick<Options, "lang">): keyof typeof languages {
  const name = lang ?? "en";
  if (isLanguage(name)) return name;
  throw new BadOptions(`There is no language ${JSON.stringify(name)}; there are ${Object.keys(languages).join(", ")}.`);
}

function isLanguage(name: string): name is keyof typeof languages {
  return Object.hasOwn(languages, name);
}

function known(profile: string): Profile {
  if (isProfile(profile)) return profile;
  throw new BadOptions(`There is no profile ${JSON.stringify(profile)}; there are ${profileNames.join(", ")}.`);
}
