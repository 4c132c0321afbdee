/** How the values of an invoice are written for a person: digits as stated, in the way of the language. */
import type { SheetTexts } from "../texts/texts.ts";
import type { Format } from "./layout.ts";

export interface Formatting {
  readonly language: string;
  readonly texts: SheetTexts;
  readonly currency?: string | undefined;
  readonly taxCurrency?: string | undefined;
}

/** Writes a value; one that is not of its type is written as it is. */
export type Write = (text: string, format: Format) => string;

const DECIMAL = /^-?\d+(?:\.(\d+))?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function writer({ language, texts, currency, taxCurrency }: Formatting): Write {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const countries = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const number = numbers(language);
  const date = (text: string) => {
    return DATE.test(text) && !Number.isNaN(Date.parse(text)) ? dates.format(Date.parse(text)) : text;
  };
  const coded = (names: Readonly<Record<string, string>>) => (text: string) => {
    const name = Object.hasOwn(names, text) ? names[text] : undefined;
    return name === undefined ? text : `${name} (${text})`;
  };
  const formats: Readonly<Record<Format, (text: string) => string>> = {
    text: (text) => text,
    code: (text) => `(${text})`,
    file: (text) => text,
    date,
    until: (text) => `\u2013 ${date(text)}`,
    number,
    amount: number,
    money: (text) => withUnit(number(text), currency),
    taxMoney: (text) => withUnit(number(text), taxCurrency),
    percentage: (text) => DECIMAL.test(text) ? `${number(text)}\u00a0%` : text,
    country: (text) => /^[A-Z]{2}$/.test(text) ? countries.of(text) ?? text : text,
    document: coded(texts.documents),
    category: coded(texts.categories),
    means: coded(texts.means),
    unit: (text) => Object.hasOwn(texts.units, text) ? texts.units[text] ?? text : text,
  };
  return (text, format) => visible(formats[format](text));
}

/** An amount as it is written for a person, in the language of the page. */
export type Money = (amount: string) => string;

export function moneyIn(currency: string | null | undefined, { language, texts }: Formatting): Money {
  const write = writer({ language, texts, currency: currency ?? undefined });
  return (amount) => write(amount, "money");
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === "" ? text : `${text}\u00a0${unit}`;
}

/** Groups the digits of a decimal and keeps each of them: the formatter reads the text itself (ECMA-402, 2023). */
function numbers(language: string): (text: string) => string {
  const kept = new Map<number, Intl.NumberFormat>();
  return (text) => {
    const scale = DECIMAL.exec(text)?.[1]?.length ?? 0;
    if (!isDecimal(text) || scale > 100) return text;
    const format = kept.get(scale) ??
      new Intl.NumberFormat(language, { minimumFractionDigits: scale, maximumFractionDigits: scale });
    kept.set(scale, format);
    return format.format(text);
  };
}

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return DECIMAL.test(text);
}

/** Characters that change how others are shown, or that cannot be seen: controls, bidi controls, line separators. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]|\p{Cs}/gu;

/** Text with every such character named, so that what is read is what is there. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (found) => `⟨U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}
