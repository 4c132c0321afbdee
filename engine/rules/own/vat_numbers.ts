/** Check digits of VAT identifiers, for the countries whose algorithm is public and unambiguous. */
import { isLuhn } from "../kit/check_digits.ts";

type Check = (digits: string) => boolean;

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(i) - 48), 0);
}

/** Sum of the digits of a number below 20. */
function crossSum(number: number): number {
  return number > 9 ? number - 9 : number;
}

/** ISO 7064, mod 11,10. */
function mod11And10(digits: string): boolean {
  const last = digits.length - 1;
  let product = 10;
  for (let at = 0; at < last; at++) {
    const sum = (digits.charCodeAt(at) - 48 + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === digits.charCodeAt(last) - 48;
}

function austria(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce(
    (total, digit, i) => total + (i % 2 === 0 ? +digit : crossSum(+digit * 2)),
    4,
  );
  return (10 - (sum % 10)) % 10 === +digits.slice(7);
}

function portugal(digits: string): boolean {
  const check = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === +digits.slice(8);
}

function finland(digits: string): boolean {
  const rest = weighted(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return (rest === 0 ? 0 : 11 - rest) === +digits.slice(7);
}

function greece(digits: string): boolean {
  return ((weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10) === +digits.slice(8);
}

function poland(digits: string): boolean {
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === +digits.slice(9);
}

function slovenia(digits: string): boolean {
  const check = 11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === +digits.slice(7);
}

interface Country {
  /** What all numbers after the prefix look like (VIES, "VAT identification number structure"). */
  readonly form: RegExp;
  /** The check, and the form of the numbers that it holds for where that is not all of them. */
  readonly check?: Check;
  readonly checked?: RegExp;
}

/** By their prefixes, the countries whose registers VIES asks. */
const countries: ReadonlyMap<string, Country> = new Map(Object.entries<Country>({
  AT: { form: /^U[0-9]{8}$/, check: (id) => austria(id.slice(1)) },
  BE: { form: /^[01][0-9]{9}$/, check: (id) => +id.slice(8) === 97 - (+id.slice(0, 8) % 97) },
  BG: { form: /^[0-9]{9,10}$/ },
  CY: { form: /^[0-9]{8}[A-Z]$/ },
  CZ: { form: /^[0-9]{8,10}$/ },
  DE: { form: /^[0-9]{9}$/, check: mod11And10 },
  DK: { form: /^[0-9]{8}$/, check: (id) => weighted(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^[0-9]{9}$/ },
  EL: { form: /^[0-9]{9}$/, check: greece },
  ES: { form: /^[A-Z0-9][0-9]{7}[A-Z0-9]$/ },
  FI: { form: /^[0-9]{8}$/, check: finland },
  FR: {
    form: /^[A-HJ-NP-Z0-9]{2}[0-9]{9}$/,
    checked: /^[0-9]{11}$/,
    check: (id) => (12 + 3 * (+id.slice(2) % 97)) % 97 === +id.slice(0, 2),
  },
  HR: { form: /^[0-9]{11}$/, check: mod11And10 },
  HU: { form: /^[0-9]{8}$/ },
  IE: { form: /^(?:[0-9][A-Z0-9+*][0-9]{5}[A-Z]|[0-9]{7}[A-W][A-I])$/ },
  IT: { form: /^[0-9]{11}$/, check: isLuhn },
  LT: { form: /^(?:[0-9]{9}|[0-9]{12})$/ },
  LU: { form: /^[0-9]{8}$/, check: (id) => +id.slice(0, 6) % 89 === +id.slice(6) },
  LV: { form: /^[0-9]{11}$/ },
  MT: { form: /^[0-9]{8}$/ },
  NL: { form: /^[A-Z0-9+*]{12}$/ },
  PL: { form: /^[0-9]{10}$/, check: poland },
  PT: { form: /^[0-9]{9}$/, check: portugal },
  RO: { form: /^[0-9]{2,10}$/ },
  SE: { form: /^[0-9]{12}$/, checked: /^[0-9]{10}01$/, check: (id) => isLuhn(id.slice(0, 10)) },
  SI: { form: /^[0-9]{8}$/, checked: /^[1-9][0-9]{7}$/, check: slovenia },
  SK: { form: /^[0-9]{10}$/ },
  XI: { form: /^(?:[0-9]{9}|[0-9]{12}|GD[0-9]{3}|HA[0-9]{3})$/ },
}));

/** What is wrong with a VAT identifier as far as it says so itself; `prefix`: no country of the EU, nor Northern Ireland. */
export type VatIdFault = "prefix" | "format" | "check_digits";

/** Looks at a VAT identifier with its country prefix, in capital letters and without spaces. */
export function vatIdFault(id: string): VatIdFault | undefined {
  const country = countries.get(id.slice(0, 2));
  if (country === undefined) return "prefix";
  const { form, check, checked = form } = country;
  const number = id.slice(2);
  if (!form.test(number)) return "format";
  return check === undefined || !checked.test(number) || check(number) ? undefined : "check_digits";
}

/** Whether a VAT identifier with its country prefix has the right check digit; true where that cannot be determined. */
export function mayBeVatId(id: string): boolean {
  return vatIdFault(id) !== "check_digits";
}

/** Whether its check digits prove a VAT identifier with its country prefix; false where the country has none. */
export function provenVatId(id: string): boolean {
  const { check, form, checked = form } = countries.get(id.slice(0, 2)) ?? {};
  return check !== undefined && checked?.test(id.slice(2)) === true && form?.test(id.slice(2)) === true &&
    check(id.slice(2));
}
