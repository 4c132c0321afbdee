/** Looking for a value in a text in the forms that pages use: 1.035,30, 1,035.30, 1 035,30; 10.03.2026, 10 March 2026. */
import type { Budget } from "../read/budget.ts";
import { folded } from "./folded.ts";

export interface PagesText {
  /** With blanks and line ends where the pages have gaps. */
  readonly text: string;
  /** Without any: values that are drawn in pieces are whole in it, and neighbours stand together. */
  readonly dense: string;
  readonly budget: Budget;
}

/** Whether a value stands on the pages by itself, and not as a part of something longer. */
export function isWritten({ text, budget }: PagesText, value: string): boolean {
  const { forms, edges } = lookedFor(value);
  return forms.some((form) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      budget.look(form.length);
      if (edges(text, at, at + form.length)) return true;
    }
    budget.look(text.length);
    return false;
  });
}

/** Whether a value may stand on the pages, also as a part of something, or in pieces. */
export function isAnywhere({ dense, budget }: PagesText, value: string): boolean {
  return lookedFor(value).forms.some((form) => {
    budget.look(dense.length);
    const whole = form.replaceAll(" ", "");
    return whole !== "" && dense.includes(whole);
  });
}

/** Whether pages write two values alike. */
export function isSameOnPages(one: string, other: string): boolean {
  const [before, after] = [lookedFor(one), lookedFor(other)];
  return before.edges === after.edges && before.forms.some((it) => after.forms.includes(it));
}

interface LookedFor {
  readonly forms: readonly string[];
  /** Whether what stands at a place of a text, up to another, is the whole value there. */
  readonly edges: (text: string, from: number, to: number) => boolean;
}

function lookedFor(value: string): LookedFor {
  const text = folded(value).trim();
  const [, sign = "", whole = "", fraction = ""] = decimal.exec(text) ?? [];
  if (whole !== "") return { forms: amounts(whole, fraction), edges: sign === "-" ? isNegative : isPositive };
  const [, year = "", month = "", day = ""] = date.exec(text) ?? [];
  if (year !== "") return { forms: dates(year, month, day), edges: isAlone };
  return { forms: text === "" ? [] : [text], edges: isAlone };
}

const decimal = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/;
const date = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Pages show cents, or as many digits as there are. */
const CENTS = 2;

/** An amount with each of the signs between thousands and in front of the fraction. */
function amounts(whole: string, fraction: string): readonly string[] {
  const shortest = withoutZeros(fraction);
  const longest = Math.max(CENTS, fraction.length);
  const fractions = Array.from(
    { length: longest - shortest.length + 1 },
    (_, index) => shortest.padEnd(shortest.length + index, "0"),
  );
  const digits = whole.replace(/^0+(?=\d)/, "");
  const forms = ["", ".", ",", " ", "'"].flatMap((between) => {
    const grouped = inThousands(digits, between);
    return fractions.flatMap((it) =>
      it === "" ? [grouped] : [".", ","].filter((point) => point !== between).map((point) => `${grouped}${point}${it}`)
    );
  });
  return [...new Set([...forms, ...(fraction === "" ? [whole] : [])])];
}

function withoutZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === "0") end--;
  return fraction.slice(0, end);
}

function inThousands(digits: string, between: string): string {
  const first = digits.length % 3;
  const groups = Array.from(
    { length: Math.floor(digits.length / 3) },
    (_, index) => digits.slice(first + 3 * index, first + 3 * index + 3),
  );
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(between);
}

/** The languages of the countries that invoices come from, whose months are written in letters. */
const languages = ["en", "de", "fr", "nl", "it", "es", "pl", "ro", "hr"];

function dates(year: string, month: string, day: string): readonly string[] {
  const [shortYear, shortMonth, shortDay] = [year.slice(2), month.replace(/^0/, ""), day.replace(/^0/, "")];
  const numeric = [".", "/", "-", " ", ". "].flatMap((between) => [
    ...[[day, month], [shortDay, shortMonth]].flatMap((it) =>
      [year, shortYear].map((last) => [...it, last].join(between))
    ),
    [year, month, day].join(between),
  ]);
  const when = new Date(`${year}-${month}-01T00:00:00Z`);
  const months = languages.flatMap((language) =>
    (["long", "short"] as const).map((form) => {
      const name = new Intl.DateTimeFormat(language, { month: form, day: "numeric", timeZone: "UTC" });
      return folded(name.formatToParts(when).find(({ type }) => type === "month")?.value ?? "");
    })
  );
  const worded = [...new Set(months.filter((it) => /\p{L}/u.test(it)))].flatMap((name) =>
    [day, shortDay].flatMap((it) => [
      ...[`${it} ${name}`, `${it}. ${name}`, `${it}-${name}`, `${it} de ${name} de`].map((begin) =>
        `${begin}${begin.includes("-") ? "-" : " "}${year}`
      ),
      `${name} ${it}, ${year}`,
    ])
  );
  return [...new Set([...numeric, `${year}${month}${day}`, ...worded])];
}

/** No letter and no digit goes on with it. */
function isAlone(text: string, from: number, to: number): boolean {
  return !isWordy(text[from - 1]) && !isWordy(text[to]);
}

/** No more digits on either side, also not behind a sign between digits. */
function isNumber(text: string, from: number, to: number): boolean {
  return isAlone(text, from, to) && !(isPoint(text[from - 1]) && isDigit(text[from - 2])) &&
    !(isPoint(text[to]) && isDigit(text[to + 1]));
}

function isPositive(text: string, from: number, to: number): boolean {
  return isNumber(text, from, to) && !hasMinus(text, from, to);
}

function isNegative(text: string, from: number, to: number): boolean {
  return isNumber(text, from, to) && hasMinus(text, from, to);
}

/** In front of the digits, or behind them, as bookkeepers write it. A minus between two words or numbers is a dash. */
function hasMinus(text: string, from: number, to: number): boolean {
  const before = text[from - 1] === " " ? from - 2 : from - 1;
  return text[before] === "-" && !isWordy(text[before - 1]) || text[to] === "-" && !isWordy(text[to + 1]);
}

function isPoint(character: string | undefined): boolean {
  return character === "." || character === "," || character === "'";
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

function isWordy(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
