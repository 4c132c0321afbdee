/** Numbers, dates and names as a language writes them. Numbers are decimal text throughout; none becomes a float. */

export type Lang = "en" | "de" | "fr";

export const langs: readonly Lang[] = ["en", "de", "fr"];

const MINUS = "\u2212";
const NARROW_SPACE = "\u202f";
const NO_BREAK_SPACE = "\u00a0";

interface Customs {
  readonly group: string;
  readonly point: string;
  readonly date: (day: string, month: number, year: string) => string;
  readonly percent: string;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const customs: Readonly<Record<Lang, Customs>> = {
  en: {
    group: ",",
    point: ".",
    date: (day, month, year) => `${day.replace(/^0/, "")}${NO_BREAK_SPACE}${months[month]}${NO_BREAK_SPACE}${year}`,
    percent: "%",
  },
  de: {
    group: ".",
    point: ",",
    date: (day, month, year) => `${day}.${twoDigits(month + 1)}.${year}`,
    percent: `${NO_BREAK_SPACE}%`,
  },
  fr: {
    group: NARROW_SPACE,
    point: ",",
    date: (day, month, year) => `${day}/${twoDigits(month + 1)}/${year}`,
    percent: `${NARROW_SPACE}%`,
  },
};

function twoDigits(number: number): string {
  return `${number}`.padStart(2, "0");
}

export type Numeric = string | number | undefined;

/** A decimal, taken apart. */
interface Digits {
  readonly negative: boolean;
  readonly whole: string;
  /** Without zeros at its end. */
  readonly fraction: string;
}

/** The digits of a decimal; undefined for anything else. */
export function digitsOf(text: string): Digits | undefined {
  const written = text.trim();
  const [whole = "", fraction = "", more] = written.replace(/^[+-]/, "").split(".", 3);
  if (more !== undefined || !/^\d+$/.test(whole + fraction)) return undefined;
  return {
    negative: written.startsWith("-"),
    whole: whole.replace(/^0+/, "") || "0",
    fraction: withoutZeros(fraction),
  };
}

/** Without the zeros at the end: by index, because a regular expression would rescan every run of zeros. */
function withoutZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction.charAt(end - 1) === "0") end--;
  return fraction.slice(0, end);
}

/** Digits in groups of three, counted from the right. */
function inThrees(digits: string, mark: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(mark);
}

export function isZero(value: Numeric): boolean {
  const digits = digitsOf(`${value ?? ""}`);
  return digits !== undefined && digits.fraction === "" && digits.whole === "0";
}

/** A number with the opposite sign, for what is taken off. */
export function negated(value: string | number): string {
  const text = `${value}`.trim();
  return isZero(text) ? text : text.startsWith("-") ? text.slice(1) : `-${text.replace(/^\+/, "")}`;
}

/** Currencies without a minor unit (ISO 4217). */
const coinless = new Set(
  ["BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"],
);

export interface Formats {
  readonly lang: Lang;
  /** Two digits after the point, or as many as there are; none for currencies without coins. */
  amount(value: Numeric): string;
  price(value: Numeric): string;
  quantity(value: Numeric): string;
  percent(value: Numeric): string;
  /** A date as ISO 8601 writes it; another text is given as it is. */
  date(value: string | undefined): string;
  country(code: string | undefined): string;
}

export function formatsOf(lang: Lang, currency: string | undefined): Formats {
  const { group, point, date, percent } = customs[lang];
  const places = currency !== undefined && coinless.has(currency) ? 0 : 2;
  const number = (value: Numeric, least: number) => {
    const digits = digitsOf(`${value ?? ""}`);
    if (digits === undefined) return `${value ?? ""}`;
    const whole = inThrees(digits.whole, group);
    const fraction = digits.fraction.padEnd(least, "0");
    return `${digits.negative && !isZero(value) ? MINUS : ""}${whole}${fraction === "" ? "" : point + fraction}`;
  };
  const countries = new Intl.DisplayNames([lang], { type: "region", fallback: "code" });
  return {
    lang,
    amount: (value) => number(value, places),
    price: (value) => number(value, places),
    quantity: (value) => number(value, 0),
    percent: (value) => `${number(value, 0)}${percent}`,
    date: (value = "") => {
      const [, year, month = "", day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(value) ?? [];
      return year === undefined || day === undefined ? value : date(day, monthNumbers.indexOf(month), year);
    },
    country: (code = "") => /^[A-Z]{2}$/.test(code) ? countries.of(code) ?? code : code,
  };
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));

/** An account number in groups of four (ISO 13616, print format). */
export function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, `$1${NO_BREAK_SPACE}`);
}
