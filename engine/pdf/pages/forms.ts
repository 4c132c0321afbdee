/** Looking for a value in a text in the forms that pages use: 1.035,30, 1,035.30, 1 035,30; 10.03.2026, 10 March 2026. */
import type { Budget } from "../read/budget.ts";
import { folded } from "./folded.ts";

/** What the pages say, to look for values in. */
export class PagesText {
  /** Without any blanks: values that are drawn in pieces are whole in it, and neighbours stand together. */
  readonly #dense: string;
  readonly #known = new Map<string, LookedFor>();
  readonly #months = new Map<string, readonly string[]>();

  /** The text has blanks and line ends where the pages have gaps. */
  constructor(private readonly text: string, private readonly budget: Budget) {
    this.#dense = text.replaceAll(" ", "").replaceAll("\n", "");
  }

  /** Whether a value is on the pages by itself, and not as a part of something longer. Throws Unreadable. */
  isWritten(value: string): boolean {
    const { forms, edges } = this.#lookedFor(value);
    const { text, budget } = this;
    return forms.some((form) => {
      budget.look(text.length);
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        budget.look(form.length);
        if (edges(text, at, at + form.length)) return true;
      }
      return false;
    });
  }

  /**
   * Whether a value may be on the pages. One with digits also as a part of something, or in pieces; of letters alone it
   * takes a word, for "eur" is a part of many. Throws Unreadable.
   */
  isAnywhere(value: string): boolean {
    if (!/\d/.test(value)) return this.isWritten(value);
    return this.#lookedFor(value).forms.some((form) => {
      this.budget.look(this.#dense.length);
      const whole = form.replaceAll(" ", "");
      return whole !== "" && this.#dense.includes(whole);
    });
  }

  /** Whether pages write two values alike. */
  isSame(one: string, other: string): boolean {
    const [before, after] = [this.#lookedFor(one), this.#lookedFor(other)];
    return before.edges === after.edges && before.forms.some((it) => after.forms.includes(it));
  }

  #lookedFor(value: string): LookedFor {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    this.budget.look(COST + value.length);
    const made = this.#made(value);
    this.#known.set(value, made);
    return made;
  }

  #made(value: string): LookedFor {
    const text = folded(value).trim();
    const [, sign = "", whole = "", fraction = ""] = decimal.exec(text) ?? [];
    if (whole !== "") return { forms: amounts(whole, fraction), edges: sign === "-" ? isNegative : isPositive };
    const [, year = "", month = "", day = ""] = date.exec(text) ?? [];
    if (year !== "") return { forms: dates(year, month, day, this.#namesOf(month)), edges: isAlone };
    return { forms: text === "" ? [] : [text], edges: isAlone };
  }

  /** What a month is called, worked out once. */
  #namesOf(month: string): readonly string[] {
    const names = this.#months.get(month) ?? monthNames(month);
    this.#months.set(month, names);
    return names;
  }
}

/** To put the forms of a value together takes as long as to look at so many bytes. */
const COST = 10_000;

interface LookedFor {
  readonly forms: readonly string[];
  /** Whether what is at a place of a text, up to another, is the whole value there. */
  readonly edges: (text: string, from: number, to: number) => boolean;
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

function monthNames(month: string): readonly string[] {
  const when = new Date(`2000-${month}-01T00:00:00Z`);
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).map((form) => {
      // With a day beside it, a month is in the form that is beside one.
      const format = new Intl.DateTimeFormat(language, { month: form, day: "numeric", timeZone: "UTC" });
      return folded(format.formatToParts(when).find(({ type }) => type === "month")?.value ?? "");
    })
  );
  return [...new Set(names)].filter((it) => /\p{L}/u.test(it));
}

function dates(year: string, month: string, day: string, names: readonly string[]): readonly string[] {
  const [shortYear, shortMonth, shortDay] = [year.slice(2), month.replace(/^0/, ""), day.replace(/^0/, "")];
  const numeric = [".", "/", "-", " ", ". "].flatMap((between) => [
    ...[[day, month], [shortDay, shortMonth]].flatMap((it) =>
      [year, shortYear].map((last) => [...it, last].join(between))
    ),
    [year, month, day].join(between),
  ]);
  const worded = names.flatMap((name) =>
    [day, shortDay].flatMap((it) => [
      ...[" ", ". ", ".", "-", " de "].flatMap((first) =>
        [" ", "-", " de ", ", "].map((second) => `${it}${first}${name}${second}${year}`)
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
