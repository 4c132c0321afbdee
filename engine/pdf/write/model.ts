/** What the pages need of the invoice, and the texts that several parts of them share. */
import type { Invoice } from "../../mod.ts";
import { wordsFor } from "./code_words.ts";
import { type Formats, isZero } from "./format.ts";
import type { Say } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Mark } from "./mark.ts";
import { type Address, postalLines } from "./postal.ts";

type Of<T> = NonNullable<T>;
type ItemOf<T> = Of<T> extends readonly (infer I)[] ? I : never;

type Seller = Of<Invoice["seller"]>;
export type InvoiceLine = ItemOf<Invoice["lines"]>;
export type Adjustment = ItemOf<InvoiceLine["allowances"]>;
type Identifier = Of<Seller["legalRegistrationId"]>;
type Period = Of<Invoice["invoicingPeriod"]>;

/** An invoice, and how to say what is in it. */
export interface Scene {
  readonly invoice: Invoice;
  readonly say: Say;
  readonly formats: Formats;
  /** Whether it is what is sent: nobody is to pay by a page with a watermark. */
  readonly final: boolean;
  /** The text at the foot of every page. */
  readonly footer: readonly Line[];
  /** The note that stands above the lines. */
  readonly opening?: string | undefined;
  /** The seller's logo. */
  readonly mark?: Mark | undefined;
}

/** A label and what follows it; left out where there is nothing. */
export type Fact = readonly [label: string, value: string];

export function factsOf(...facts: readonly (readonly [label: string, value: string | undefined])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) => value === undefined || value.trim() === "" ? [] : [[label, value] as const]);
}

/** The texts that are there, with something between them. */
export function joined(texts: readonly (string | undefined)[], between: string): string {
  return texts.filter((it) => it !== undefined && it !== "").join(between);
}

/** Schemes (ISO 6523 and the EAS list) by the names that their identifiers are known by. An e-mail address needs none. */
const schemes: Readonly<Record<string, string>> = {
  "0002": "SIREN",
  "0009": "SIRET",
  "0060": "D-U-N-S",
  "0088": "GLN",
  "0106": "KVK",
  "0160": "GTIN",
  "0184": "CVR",
  "0199": "LEI",
  "0204": "Leitweg-ID",
  "0208": "KBO/BCE",
  EM: "",
};

/** An identifier, with the scheme that it was issued under: by its name, or by its code where nobody knows it otherwise. */
export function identifierText(identifier: Identifier | undefined): string {
  if (identifier === undefined || typeof identifier === "string") return identifier ?? "";
  const { value, schemeId } = identifier;
  const scheme = schemeId !== undefined && Object.hasOwn(schemes, schemeId) ? schemes[schemeId] : schemeId;
  return scheme === undefined || scheme === "" ? value : `${value} (${scheme})`;
}

/** BT-27 and BT-44: the name that counts in law. */
export function legalName({ legalName, name }: { readonly legalName?: string; readonly name?: string }): string {
  return legalName ?? name ?? "";
}

/** BT-28 and BT-45: a name beside it. */
export function tradingName({ legalName, name }: { readonly legalName?: string; readonly name?: string }): string {
  return legalName === undefined || legalName === name ? "" : name ?? "";
}

/** The lines of an address; the country in words at its end, for who writes to it from abroad. */
export function addressLines(
  address: Address | undefined,
  formats: Formats,
  from: string | undefined,
): readonly string[] {
  if (address === undefined) return [];
  const { countryCode = "" } = address;
  const country = countryCode === from ? "" : formats.country(countryCode);
  return country === "" ? postalLines(address) : [...postalLines(address), country];
}

export function periodText(period: Period | undefined, { say, formats }: Scene): string {
  const [start, end] = [formats.date(period?.startDate), formats.date(period?.endDate)];
  if (start !== "" && end !== "") return `${start} – ${end}`;
  return start !== "" ? say("since", start) : end !== "" ? say("until", end) : "";
}

/** Why an allowance or a charge is made: in the words of the invoice, else in those for its code. */
export function reasonText(
  { reason, reasonCode }: Pick<Adjustment, "reason" | "reasonCode">,
  kind: "allowance" | "charge",
  { say, formats }: Scene,
): string {
  if (reason !== undefined || reasonCode === undefined) return reason ?? say(kind);
  return wordsFor(`${kind}s`, reasonCode, formats.lang) ?? `${say(kind)} (${reasonCode})`;
}

/** "10 % of 200.00", of what there is. */
export function shareText({ percentage, baseAmount }: Adjustment, { say, formats }: Scene): string {
  const base = baseAmount === undefined ? "" : formats.amount(baseAmount);
  const share = percentage === undefined ? "" : formats.percent(percentage);
  return share !== "" && base !== "" ? say("share", share, base) : share;
}

/** A VAT rate, or in a word why there is none; the breakdown says it in full. */
export function vatText(category: string | undefined, rate: string | number | undefined, { formats }: Scene): string {
  const shown = rate === undefined ? "" : formats.percent(rate);
  const word = wordsFor("columns", category, formats.lang);
  if (word === undefined) return shown;
  return isZero(rate) || rate === undefined ? word : joined([word, shown], "\u00a0");
}

/** A unit as it is beside a quantity. */
export function unitText(code: string | undefined, { say, formats }: Scene): string {
  return code === undefined ? "" : wordsFor("units", code, formats.lang) ?? say("otherUnit", code);
}

/** How one pays. */
export function meansText(code: string | undefined, { say, formats }: Scene): string {
  return code === undefined ? "" : wordsFor("means", code, formats.lang) ?? say("otherMeans", code);
}
