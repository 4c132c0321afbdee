/** What VAT rates are called: by the law of the country whose VAT it is, and by nothing but the number where that is unknown. */
import type { Invoice } from "../../mod.ts";
import { digitsOf } from "./format.ts";

export type RateName = "standardRate" | "reducedRate" | "intermediateRate" | "superReducedRate" | "specialRate";

/** Rates in per cent; an intermediate one lies between the reduced and the standard one and has a name of its own. */
interface Rates {
  readonly standardRate: string;
  readonly reducedRate?: readonly string[];
  readonly intermediateRate?: readonly string[];
  readonly superReducedRate?: readonly string[];
  readonly specialRate?: readonly string[];
}

/**
 * Rates in force in 2026 (Directive 2006/112/EC, articles 96 to 105a and 110 to 119, and the laws of Switzerland, Norway,
 * Iceland and the United Kingdom). A rate that a country had before is not in it, because nobody would know which it was.
 */
const rates: Readonly<Record<string, Rates>> = {
  AT: { standardRate: "20", reducedRate: ["10", "13"] },
  BE: { standardRate: "21", reducedRate: ["6", "12"] },
  BG: { standardRate: "20", reducedRate: ["9"] },
  CH: { standardRate: "8.1", reducedRate: ["2.6"], specialRate: ["3.8"] },
  CY: { standardRate: "19", reducedRate: ["5", "9"], superReducedRate: ["3"] },
  CZ: { standardRate: "21", reducedRate: ["12"] },
  DE: { standardRate: "19", reducedRate: ["7"] },
  DK: { standardRate: "25" },
  EE: { standardRate: "24", reducedRate: ["9", "13"] },
  ES: { standardRate: "21", reducedRate: ["10"], superReducedRate: ["4"] },
  FI: { standardRate: "25.5", reducedRate: ["10", "13.5"] },
  FR: { standardRate: "20", reducedRate: ["5.5"], intermediateRate: ["10"], specialRate: ["2.1"] },
  GB: { standardRate: "20", reducedRate: ["5"] },
  GR: { standardRate: "24", reducedRate: ["6", "13"] },
  HR: { standardRate: "25", reducedRate: ["5", "13"] },
  HU: { standardRate: "27", reducedRate: ["5", "18"] },
  IE: { standardRate: "23", reducedRate: ["9", "13.5"], superReducedRate: ["4.8"] },
  IS: { standardRate: "24", reducedRate: ["11"] },
  IT: { standardRate: "22", reducedRate: ["5", "10"], superReducedRate: ["4"] },
  LI: { standardRate: "8.1", reducedRate: ["2.6"], specialRate: ["3.8"] },
  LT: { standardRate: "21", reducedRate: ["5", "12"] },
  LU: { standardRate: "17", reducedRate: ["8"], intermediateRate: ["14"], superReducedRate: ["3"] },
  LV: { standardRate: "21", reducedRate: ["5", "12"] },
  MT: { standardRate: "18", reducedRate: ["5", "7", "12"] },
  NL: { standardRate: "21", reducedRate: ["9"] },
  NO: { standardRate: "25", reducedRate: ["12", "15"] },
  PL: { standardRate: "23", reducedRate: ["5", "8"] },
  PT: { standardRate: "23", reducedRate: ["6"], intermediateRate: ["13"] },
  RO: { standardRate: "21", reducedRate: ["11"] },
  SE: { standardRate: "25", reducedRate: ["6", "12"] },
  SI: { standardRate: "22", reducedRate: ["5", "9.5"] },
  SK: { standardRate: "23", reducedRate: ["5", "19"] },
};

/** VAT identifiers begin with these where the country has another code (Directive 2006/112/EC, article 215; Northern Ireland). */
const prefixes: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

/** The country whose VAT an invoice states: that of the VAT identifier that it is accounted for under, or the seller's. */
export function vatCountry({ seller, taxRepresentative }: Invoice): string | undefined {
  const prefix = (taxRepresentative?.vatId ?? seller?.vatId)?.trim().slice(0, 2).toUpperCase() ?? "";
  const country = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : prefix;
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : seller?.address?.countryCode;
}

/** What a country calls a rate; undefined for a rate that it does not have, and for a country without a row. */
export function rateName(country: string | undefined, rate: string | number | undefined): RateName | undefined {
  const of = country !== undefined && Object.hasOwn(rates, country) ? rates[country] : undefined;
  const digits = digitsOf(`${rate ?? ""}`);
  if (of === undefined || digits === undefined || digits.negative) return undefined;
  const written = digits.fraction === "" ? digits.whole : `${digits.whole}.${digits.fraction}`;
  const names = Object.keys(of) as RateName[];
  return names.find((name) => of[name] === written || of[name]?.includes(written) === true && name !== "standardRate");
}
