/** A value that stands in another place than the one where it is looked for. */
import { isIban, isLeitwegId } from "../../rules/kit/check_digits.ts";
import { vatIdFault } from "../../rules/own/vat_numbers.ts";
import { compact, datesIn } from "../../edits/values.ts";
import type { JsonTree, Operation } from "../../edits/operation.ts";
import { fieldAt, isTermId, termRows } from "../../model/terms.ts";
import { settingOf } from "../../edits/answers.ts";
import type { PatchValue } from "../../edits/operation.ts";
import { type Mishap, type Reading, replaced, type Scene } from "./mishap.ts";

interface Move {
  readonly to: string;
  readonly from: readonly string[];
  /** The value as it stands in its own place; undefined for what is none. */
  readonly read: (text: string) => PatchValue | undefined;
  /** It does not belong where it stands, and goes from there; or it may belong there, too. */
  readonly leaves?: true | "perhaps";
}

const VAT_ID = 9;
const asIs = (text: string) => text.trim() === "" ? undefined : text.trim();
const unlessLeitwegId = (text: string) => isLeitwegId(text.trim()) ? undefined : asIs(text);
const found = (pattern: RegExp, fits: (it: string) => boolean) => (text: string) =>
  text.match(pattern)?.map(compact).find(fits);
// Also one with a wrong digit is one, by its form.
const isVatId = (text: string) =>
  /^[A-Z]{2}\d{9,12}$/.test(compact(text)) ||
  /^[A-Z]{2}/.test(compact(text)) && vatIdFault(compact(text)) === undefined;
/** In nine digits it is a VAT identifier without its country. */
export const isTaxNumber = (text: string) => /^[\d/ .-]{8,}$/.test(text) && compact(text).length > VAT_ID;
/** Why no VAT is charged, as invoices say it. */
const EXEMPT =
  /§\s?(?:19|4|13b)\b|kleinunternehmer|steuerfrei|steuerbefreit|\bexempt|exonér|293\s?b\b|reverse.?charge|innergemein/i;
const texts = ["/paymentTerms", "/notes/0/text", "/notes/1/text", "/notes/2/text"];

const ofParty = (party: string): readonly Move[] => [
  {
    to: `/${party}/vatId`,
    from: [
      "taxRegistrationId",
      "legalRegistrationId",
      "legalRegistrationId/value",
      "identifiers/0",
      "identifiers/0/value",
    ]
      .map((it) => `/${party}/${it}`),
    read: (text) => isVatId(text) ? compact(text) : undefined,
    leaves: true,
  },
  {
    to: `/${party}/taxRegistrationId`,
    from: [`/${party}/vatId`],
    read: (text) => isTaxNumber(text) ? text.trim() : undefined,
    leaves: true,
  },
  { to: `/${party}/legalName`, from: [`/${party}/name`], read: asIs },
  {
    to: `/${party}/electronicAddress`,
    from: [`/${party}/contact/email`],
    read: (text) => text.includes("@") ? { value: text.trim(), schemeId: "EM" } : undefined,
  },
  {
    to: `/${party}/contact/email`,
    from: [`/${party}/electronicAddress/value`, `/${party}/electronicAddress`],
    read: (text) => text.includes("@") ? text.trim() : undefined,
  },
];

const moves: readonly Move[] = [
  ...["seller", "buyer", "taxRepresentative"].flatMap(ofParty),
  {
    to: "/payment/creditTransfers/0/iban",
    from: [
      "/payment/creditTransfers/0/accountName",
      "/payment/creditTransfers/0/bic",
      "/payment/remittanceInformation",
    ],
    // Also one with a wrong digit is an account, and nothing else.
    read: (text) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact(text)) ? compact(text) : undefined,
    leaves: true,
  },
  {
    to: "/payment/creditTransfers/0/iban",
    from: texts,
    read: found(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g, isIban),
  },
  {
    to: "/buyerReference",
    from: ["/orderReference", "/contractReference", "/projectReference"],
    read: (text) => isLeitwegId(text.trim()) ? text.trim() : undefined,
    leaves: true,
  },
  {
    to: "/buyerReference",
    from: ["/buyer/electronicAddress/value"],
    read: (text) => isLeitwegId(text.trim()) ? text.trim() : undefined,
  },
  {
    to: "/buyerReference",
    from: ["/orderReference", "/contractReference", "/projectReference", ...texts],
    read: (text) =>
      text.match(/\d{2,12}-[A-Z0-9]{1,30}-\d{2}|\d{2,12}-\d{2}/g)?.find((it) => isLeitwegId(it) && it !== text.trim()),
  },
  {
    to: "/buyerReference",
    from: ["/orderReference", "/buyerAccountingReference"],
    read: unlessLeitwegId,
    leaves: "perhaps",
  },
  {
    to: "/dueDate",
    from: texts,
    read: (text) => text.match(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.\d{1,2}\.\d{4}\b/g)?.flatMap(datesIn)[0],
  },
  {
    to: "/vatBreakdown/0/exemptionReason",
    from: texts,
    read: (text) => EXEMPT.test(text) ? text.trim() : undefined,
  },
  { to: "/delivery/address/countryCode", from: ["/buyer/address/countryCode"], read: asIs },
  { to: "/delivery/date", from: ["/taxPointDate", "/invoicingPeriod/endDate"], read: asIs },
];

/** What is missing stands in another field. */
export const elsewhere = {
  id: "elsewhere",
  *readings({ tree, terms }: Scene): Iterable<Reading> {
    const told = new Set<string>();
    for (const { to, from, read, leaves } of moves) {
      const term = fieldAt(to);
      const isNamed = terms.has(term) || isTermId(term) && terms.has(termRows[term].group);
      const isThere = (tree.text(to) ?? tree.text(`${to}/value`) ?? "").trim() !== "";
      if (isThere) continue;
      for (const path of from) {
        // What a rule says of the value where it stands is why it does not belong there.
        if (!isNamed && (leaves !== true || !terms.has(fieldAt(path)))) continue;
        const text = tree.text(path);
        const value = text === undefined ? undefined : read(text);
        const patch = value === undefined ? undefined : settingOf(tree, to, value);
        // What was told of another place is the same.
        const isKnown = told.size === told.add(`${to} ${JSON.stringify(value)}`).size;
        if (patch === undefined || isKnown) continue;
        if (leaves !== true) yield { patch };
        if (leaves !== undefined) yield { patch: [...patch, gone(path)] };
      }
    }
  },
} as const satisfies Mishap;

function gone(path: string): Operation {
  return { op: "remove", path: path.replace(/\/value$/, "") };
}

/** Where a town and its postcode stand in one field. */
export const townAndCode = {
  id: "townAndCode",
  *readings({ tree }: Scene): Iterable<Reading> {
    for (const at of ["/seller/address", "/buyer/address", "/delivery/address", "/taxRepresentative/address"]) {
      if (tree.text(`${at}/postalCode`) !== undefined && tree.text(`${at}/city`) !== undefined) continue;
      for (const name of ["city", "postalCode", "line1", "line2"]) yield* split(tree, at, name);
    }
  },
} as const satisfies Mishap;

function* split(tree: JsonTree, at: string, name: string): Iterable<Reading> {
  const words = tree.text(`${at}/${name}`)?.trim().split(" ") ?? [];
  const index = words.findIndex((it) => POSTCODE.test(it));
  const [, code] = POSTCODE.exec(words[index] ?? "") ?? [];
  const [street, city] = [words.slice(0, Math.max(index, 0)).join(" "), words.slice(index + 1).join(" ")];
  const isOwn = name === "city" || name === "postalCode";
  if (code === undefined || !(isOwn ? /^\D/ : /^\p{L}/u).test(city)) return;
  const own = street.endsWith(",") ? street.slice(0, -1) : street;
  const left: readonly Operation[] = isOwn ? [] : [
    own === "" ? { op: "remove", path: `${at}/${name}` } : replaced(`${at}/${name}`, own),
  ];
  const moved = Object.entries({ postalCode: code, city }).flatMap(([field, value]): readonly Operation[] => {
    if (tree.text(`${at}/${field}`) === undefined) return [{ op: "add", path: `${at}/${field}`, value }];
    return field === name ? [replaced(`${at}/${field}`, value)] : [];
  });
  yield { patch: [...moved, ...left] };
}

const POSTCODE = /^(?:[A-Z]{1,2}-)?(\d{4,5}),?$/;
