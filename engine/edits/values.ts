/** Values in the form that their fields ask for, where only one thing can be meant. Undefined where more than one can. */
import { type CodeListId, codeLists, type Syntax } from "../model/codes/index.ts";
import type { Decimal } from "../model/decimal.ts";
import { decimalOf, numberOf } from "../model/numeric.ts";
import type { DataType } from "../model/terms.ts";

/** Another way to write a value of a type; the likelier where there are two, which `isMeant` tells. */
export function inForm(text: string, type: DataType): string | undefined {
  const other = type === "date" ? dateIn(text) : numeric.includes(type) ? numberIn(text) : undefined;
  return other === text ? undefined : other;
}

/** Whether a value, written in another way, can be meant as nothing else than a text in the form of its type. */
export function isMeant(text: string, form: string, type: DataType): boolean {
  if (type !== "date") return inForm(text, type) === form;
  const days = datesIn(text);
  return days.length === 1 && days[0] === form;
}

/** The types whose values are numbers. */
export const numeric: readonly DataType[] = ["amount", "unitPrice", "quantity", "percentage"];

/** The one that is likelier where a date can be read in two ways: with points the day comes first. */
function dateIn(text: string): string | undefined {
  const [first, second] = datesIn(text);
  return second === undefined || text.includes(".") ? first : undefined;
}

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ](\d\d):\d\d\S{0,20})?$/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
/** From this hour of UTC on, it is the next day somewhere in Europe. */
const LATE = "21";

/**
 * The calendar days that a text may stand for, the likelier first: with the year first there is one, with the year last the
 * day or the month may come first, and late in the day of UTC it may be the next one.
 */
export function datesIn(text: string): readonly string[] {
  const plain = text.trim();
  const [found, year = "", , month = "", day = "", hour = ""] = YEAR_FIRST.exec(plain) ?? [];
  if (found !== undefined) {
    const own = calendarDay(year, month, day);
    if (own === undefined) return [];
    return hour >= LATE && found.endsWith("Z") ? [dayAfter(own), own] : [own];
  }
  const [, first = "", , second = "", last = ""] = YEAR_LAST.exec(plain) ?? [];
  const days = [calendarDay(last, second, first), calendarDay(last, first, second)].filter((it) => it !== undefined);
  return [...new Set(days)];
}

function dayAfter(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function calendarDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Where the decimal mark can be told: one that stands last, before two digits, and the other one for thousands. */
function numberIn(text: string): string | undefined {
  const plain = text.trim().replace(/^(?:[A-Z]{3}|€|\$)/, "").replace(/(?:[A-Z]{3}|€|\$|%)$/, "").trim();
  if (/\de/i.test(plain)) return withoutPower(plain);
  const thousands = /^([+-]?\d{1,3})((?:[.,' \u00a0]\d{3}){0,10})[.,](\d{2})$/.exec(plain);
  const number = thousands === null
    ? plain.replace(/^([+-]?\d+),(\d{1,2})$/, "$1.$2")
    : `${thousands[1]}${(thousands[2] ?? "").replace(/\D/g, "")}.${thousands[3]}`;
  return decimalIn(number) === undefined ? undefined : number;
}

/** As programs and spreadsheets write numbers: 4.0355E+02 is 403.55. */
function withoutPower(text: string): string | undefined {
  const { text: number, problem } = numberOf(text);
  return problem === undefined ? number : undefined;
}

/** A number with no more decimals than the model holds, whose rest is noise of binary arithmetic. */
export function withoutNoise(text: string): string | undefined {
  const number = decimalIn(text);
  if (number === undefined || number.scale <= MOST_DECIMALS) return undefined;
  return number.round(MOST_DECIMALS).toShortString();
}

const MOST_DECIMALS = 10;

/** The number that a text is, as XML has numbers. */
export function decimalIn(text: string): Decimal | undefined {
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

/** An identifier as it is registered: in capitals, without what makes it easy to read. */
export function compact(text: string): string {
  return text.replace(/[\s.·/-]/g, "").toUpperCase();
}

/** Lines on cash discount (BR-DE-18): capitals, two decimals after a point, and a line break after each. */
export function discountLines(text: string): string {
  const lines = text.replace(/\n$/, "").split("\n").map((line) =>
    line.startsWith("#") ? line.trimEnd().toUpperCase().replace(/=(\d+)(?:[.,](\d{1,2}))?(?=#)/g, inDecimals) : line
  );
  return `${lines.join("\n")}\n`;
}

function inDecimals(found: string, whole: string, fraction: string | undefined, at: number, line: string): string {
  return line.slice(0, at).endsWith("TAGE") ? found : `=${whole}.${(fraction ?? "").padEnd(2, "0")}`;
}
