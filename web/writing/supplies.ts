/** What an invoice is about, in the words of people, and what follows from it for the VAT of its lines. */
import { type Draft, linePointer } from "./draft.ts";
import { standardRates } from "./fields.ts";
import { type Supply, type Target, targets } from "./row.ts";

/** The VAT category of each (UNTDID 5305). */
const categories: Readonly<Record<Supply, string>> = {
  domestic: "S",
  smallBusiness: "E",
  reverse: "AE",
  goodsInEu: "K",
  servicesInEu: "AE",
  export: "G",
};

/** Why a small business charges no VAT, in the words of the law of its country. */
const exemptions: Readonly<Record<string, string>> = {
  DE: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG",
  AT: "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung gemäß § 6 Abs. 1 Z 27 UStG",
  FR: "TVA non applicable, art. 293 B du CGI",
};

const SUPPLY = "/supply";
const TARGET = "/target";
const EXEMPTION = "/vatExemptionReasons/E";

export const supplies = Object.keys(categories).filter((it): it is Supply => it in categories);

export function supplyOf(draft: Draft): Supply {
  return supplies.find((it) => it === draft.at(SUPPLY)) ?? "domestic";
}

/** What the invoice is to become. */
export function targetOf(draft: Draft): Target {
  return targets.find((it) => it === draft.at(TARGET)) ?? targets[0];
}

export function toBecome(draft: Draft, target: Target): void {
  draft.set(TARGET, target);
}

export function supply(draft: Draft, what: Supply): void {
  draft.set(SUPPLY, what);
  for (let line = 0; line < draft.lines; line++) categorize(draft, line, categories[what]);
}

/** Each category but one has one rate; the rate that was there comes back with it. */
export function categorize(draft: Draft, line: number, category: string): void {
  const [at, before] = [linePointer(line, "/vatRate"), linePointer(line, "/vatRateBefore")];
  draft.set(linePointer(line, "/vatCategory"), category);
  const rate = draft.at(at);
  if (category === "S") {
    if (rate === "0" || rate === "") draft.set(at, draft.at(before) || usualRate(draft));
  } else {
    if (rate !== "0") draft.set(before, rate);
    draft.set(at, "0");
  }
  if (category === "E" && draft.at(EXEMPTION) === "") draft.set(EXEMPTION, exemptions[countryOf(draft)] ?? "");
}

/** A new line is about what the others are, at the usual rate of the seller's country. */
export function startLine(draft: Draft, line: number): void {
  const what = supplyOf(draft);
  if (what !== "domestic" && draft.at(linePointer(line, "/vatCategory")) === "") {
    return categorize(draft, line, categories[what]);
  }
  if (draft.at(linePointer(line, "/vatRate")) === "") draft.set(linePointer(line, "/vatRate"), usualRate(draft));
}

const usualRate = (draft: Draft) => standardRates[countryOf(draft)] ?? "";
const countryOf = (draft: Draft) => draft.at("/seller/address/countryCode");
