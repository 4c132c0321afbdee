/** Lexical forms that take more than a regular expression. */

/** What a form may look at beyond the value: whether a prefix is bound where it is. */
export type Bound = (prefix: string) => boolean;

const NAME_START = ":A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d" +
  "\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd";
const NAME_REST = `${NAME_START}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040`;
export const NAME = new RegExp(`^[${NAME_START}][${NAME_REST}]*$`);
export const TOKEN = new RegExp(`^[${NAME_REST}]+$`);

export function isNoColonName(value: string): boolean {
  return NAME.test(value) && !value.includes(":");
}

/** A name whose prefix, if it has one, is bound. */
export function isQualifiedName(value: string, bound: Bound): boolean {
  const parts = value.split(":");
  const [prefix = ""] = parts;
  return parts.length <= 2 && parts.every(isNoColonName) && (parts.length === 1 || bound(prefix));
}

/** Whether a text lists at least one item, and each is of a form. */
export function isListOf(value: string, is: (item: string) => boolean): boolean {
  return value !== "" && value.split(" ").every(is);
}

/** Whether an integer lies between bounds; that below is without its minus. */
export function isBetween(value: string, below: string, above: string): boolean {
  const digits = value.replace(/^[+-]?0*/, "");
  const bound = value.startsWith("-") ? below : above;
  return digits.length < bound.length || digits.length === bound.length && digits <= bound;
}

const LONGEST = ["01", "03", "05", "07", "08", "10", "12"];
const SHORTER = ["04", "06", "09", "11"];

/** A day of the calendar (XML Schema Part 2, appendix E), in years that 31 bits hold. */
export function isDay(year: string, month: string, day: string): boolean {
  if (!isBetween(year, "2147483648", "2147483647") || day === "00") return false;
  if (LONGEST.includes(month)) return day <= "31";
  if (SHORTER.includes(month)) return day <= "30";
  return month === "02" && day <= (isLeap(year) ? "29" : "28");
}

function isLeap(year: string): boolean {
  const centuries = isMultipleOfFour(year.slice(0, -2));
  return year.endsWith("00") ? centuries : isMultipleOfFour(year);
}

function isMultipleOfFour(digits: string): boolean {
  return /(?:^|\D|[02468])[048]$|[13579][26]$/.test(digits);
}

/** Fours of digits, white space between any of them, and no bits beyond the last byte (RFC 4648, 3.5). */
export function isBase64(value: string): boolean {
  let digits = 0;
  let last = 0;
  let padding = 0;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === 0x20) continue;
    if (code === 0x3d) {
      padding++;
      continue;
    }
    const digit = code < 128 ? (DIGITS[code] ?? -1) : -1;
    if (digit < 0 || padding > 0) return false;
    last = digit;
    digits++;
  }
  if ((digits + padding) % 4 !== 0) return false;
  return padding === 0 || padding === 1 && (last & 3) === 0 || padding === 2 && (last & 15) === 0;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** The value of a digit, by its character code. */
const DIGITS: readonly number[] = Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));
