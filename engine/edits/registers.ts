/** The registers that numbers of parties are of, by their schemes (ISO 6523 ICD, CEF EAS). */
import {
  isBelgianEnterprise,
  isDanishCvr,
  isGln,
  isItalianVatNumber,
  isLeitwegId,
  isNorwegianOrganisation,
  isSirenOrSiret,
  isSwedishOrganisation,
} from "../rules/kit/check_digits.ts";

export interface Register {
  readonly scheme: string;
  /** ISO 3166 of those that are in it. */
  readonly country?: string;
  readonly has: (number: string) => boolean;
  /** A number in the form that rules ask for, which belongs to nobody. */
  readonly example: string;
}

const digits = (count: number, fits: (it: string) => boolean = () => true) => (it: string) =>
  /^\d+$/.test(it) && it.length === count && fits(it);

/** The likelier first. */
export const registers: readonly Register[] = [
  { scheme: "EM", example: "someone@example.org", has: (it) => it.includes("@") && !/\s/.test(it) },
  { scheme: "0204", example: "04011000-12345-03", has: isLeitwegId },
  { scheme: "0225", example: "732829320", country: "FR", has: digits(9, isSirenOrSiret) },
  { scheme: "0002", example: "732829320", country: "FR", has: digits(9, isSirenOrSiret) },
  { scheme: "0009", example: "73282932000074", country: "FR", has: digits(14, isSirenOrSiret) },
  { scheme: "0208", example: "0202239951", country: "BE", has: digits(10, isBelgianEnterprise) },
  { scheme: "0106", example: "12345678", country: "NL", has: digits(8) },
  { scheme: "0190", example: "00000001003214345000", country: "NL", has: digits(20) },
  { scheme: "0192", example: "974760673", country: "NO", has: digits(9, isNorwegianOrganisation) },
  { scheme: "0184", example: "13585628", country: "DK", has: (it) => isDanishCvr(it) || digits(8)(it) },
  { scheme: "0007", example: "5560360793", country: "SE", has: digits(10, isSwedishOrganisation) },
  {
    scheme: "0211",
    example: "IT06363391001",
    country: "IT",
    has: (it) => it.startsWith("IT") && isItalianVatNumber(it.slice(2)),
  },
  { scheme: "9930", example: "DE123456789", country: "DE", has: (it) => /^DE\d{9}$/.test(it) },
  { scheme: "9914", example: "ATU12345678", country: "AT", has: (it) => /^ATU\d{8}$/.test(it) },
  { scheme: "9925", example: "BE0202239951", country: "BE", has: (it) => /^BE0?\d{9,10}$/.test(it) },
  { scheme: "9944", example: "NL123456789B01", country: "NL", has: (it) => /^NL\d{9}B\d{2}$/.test(it) },
  { scheme: "9957", example: "FR44732829320", country: "FR", has: (it) => /^FR[0-9A-Z]{2}\d{9}$/.test(it) },
  { scheme: "9934", example: "12345678903", country: "HR", has: (it) => /^(?:HR)?\d{11}$/.test(it) },
  { scheme: "9947", example: "RO123456", country: "RO", has: (it) => /^(?:RO)?\d{2,10}$/.test(it) },
  { scheme: "9948", example: "RS123456789", country: "RS", has: (it) => /^(?:RS)?\d{9}$/.test(it) },
  { scheme: "0088", example: "4012345000009", has: digits(13, isGln) },
];

/** The scheme of an address or a number that its form tells, in a country where that is known. */
export function schemeOf(number: string, country: string | undefined): string | undefined {
  return registers.find((it) => (it.country === undefined || it.country === country) && it.has(number))?.scheme;
}
