/** Values in the form that their fields ask for, where only one thing can be meant. Undefined where more than one can. */
import { type CodeListId, codeLists, type Syntax } from "../model/codes/index.ts";
import type { Decimal } from "../model/decimal.ts";
import { decimalOf } from "../model/numeric.ts";
import type { DataType } from "../model/terms.ts";

/** Another way to write a value of a type. */
export function inForm(text: string, type: DataType): string | undefined {
  const other = type === "date" ? dateIn(text) : numeric.includes(type) ? numberIn(text) : undefined;
  return other === text ? undefined : other;
}

/** The types whose values are numbers. */
export const numeric: readonly DataType[] = ["amount", "unitPrice", "quantity", "percentage"];

/** A date with the year first is unambiguous; with points the day comes first, and with slashes if it is above 12. */
function dateIn(text: string): string | undefined {
  const plain = text.trim();
  const [found, year = "", month = "", day = ""] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:T.*)?$/.exec(plain) ?? [];
  if (found !== undefined) return calendarDay(year, month, day);
  const [, first = "", mark, second = "", last = ""] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (mark === ".") return calendarDay(last, second, first);
  if (first > "12" && first.length === 2) return calendarDay(last, second, first);
  return second > "12" && second.length === 2 ? calendarDay(last, first, second) : undefined;
}

function calendarDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Where the decimal mark can be told: one that stands last, before two digits, and the other one for thousands. */
function numberIn(text: string): string | undefined {
  const plain = text.trim().replace(/^(?:[A-Z]{3}|€|\$)/, "").replace(/(?:[A-Z]{3}|€|\$|%)$/, "").trim();
  const thousands = /^([+-]?\d{1,3})((?:[.,' \u00a0]\d{3}){0,10})[.,](\d{2})$/.exec(plain);
  const number = thousands === null
    ? plain.replace(/^([+-]?\d+),(\d{1,2})$/, "$1.$2")
    : `${thousands[1]}${(thousands[2] ?? "").replace(/\D/g, "")}.${thousands[3]}`;
  return decimal(number) === undefined ? undefined : number;
}

/** A number with no more decimals than the model holds, whose rest is noise of binary arithmetic. */
export function withoutNoise(text: string): string | undefined {
  const number = decimal(text);
  if (number === undefined || number.scale <= MOST_DECIMALS) return undefined;
  return number.round(MOST_DECIMALS).toShortString();
}

const MOST_DECIMALS = 10;

function decimal(text: string): Decimal | undefined {
  return decimalOf({ text, place: 0 });
}

/** Characters that XML 1.0 cannot hold (production 2). */
const NOT_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function asXml(text: string): string {
  return text.replace(NOT_XML, "");
}

const signs: ReadonlyMap<string, string> = new Map([["€", "EUR"], ["£", "GBP"], ["zł", "PLN"], ["Kč", "CZK"]]);

/** The code of a list that a text is, but for letter case and white space, or for being a sign of a currency. */
export function codeIn(text: string, list: CodeListId, syntax: Syntax): string | undefined {
  const codes = codeLists[list].codes(syntax);
  const plain = text.trim();
  return [plain, plain.toUpperCase(), plain.toLowerCase(), signs.get(plain) ?? plain].find((it) =>
    it !== text && codes.has(it)
  );
}
