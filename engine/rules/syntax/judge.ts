/** What a row makes of the counts of its element. */
import { trimmed } from "../../model/space.ts";
import { normalize } from "../../syntax/values.ts";
import { type SyntaxRow, tallyOf } from "./compile.ts";
import { type Comparison, type Condition, type Form, mostOf, pathsOf } from "./row.ts";
import { noTally, type Subject, type Tally } from "./subject.ts";

/** Where a subject stands. */
export interface Surroundings {
  readonly document: Subject;
  /** The element, and those around it from the document's root on. */
  readonly frames: readonly { readonly element: string }[];
  /** How many of the frames are open. */
  readonly depth: number;
  /** What its siblings lend it. */
  readonly lent: ReadonlySet<string>;
}

const LONGEST_QUOTED = 200;

/** What a row objects to. */
export interface Found {
  readonly offset: number;
  /** The value where the row is about values, else the element in question. */
  readonly actual: string;
}

/** Undefined where the row holds. */
export function failure(row: SyntaxRow, subject: Subject, at: Surroundings): Found | undefined {
  if (row.when !== undefined && !holds(row.when, subject, at)) return undefined;
  const tallies = pathsIn(row).map((path) => tallyAt(path, subject, at)).filter(({ count }) => count > 0);
  // Where nothing was counted and nothing need be, there is nothing to measure.
  if (tallies.length === 0 && (row.min ?? 0) === 0) return undefined;
  const { count, offsets, texts } = measured(row, tallies, subject, at);
  if (count < (row.min ?? 0)) return { offset: subject.offset, actual: subject.element };
  if (count <= mostOf(row)) return undefined;
  const first = Math.min(mostOf(row), offsets.length - 1);
  return foundAt(offsets[first] ?? subject.offset, texts[first], subject);
}

/** With the value, unless it is long: its quotation would keep all of it. */
export function foundAt(offset: number, text: string | undefined, { element }: Subject): Found {
  return { offset, actual: text === undefined || text.length > LONGEST_QUOTED ? element : text };
}

function pathsIn(row: SyntaxRow): readonly string[] {
  return row.among === undefined ? pathsOf(row) : [tallyOf(row)];
}

function tallyAt(path: string, { tallies }: Subject, { document }: Surroundings): Tally {
  return (path.startsWith("/") ? document.tallies : tallies).get(path) ?? noTally;
}

/** What was counted, with the places in the order of the document as far as they are kept. */
interface Measure {
  readonly count: number;
  readonly offsets: readonly number[];
  /** The values, where the row is about values. */
  readonly texts: readonly string[];
}

function measured(row: SyntaxRow, tallies: readonly Tally[], subject: Subject, at: Surroundings): Measure {
  const { distinct, minus, unlike } = row;
  if (distinct === "paths") return inOrder(tallies.map(({ offsets: [first = 0] }) => first), tallies.length);
  if (distinct !== undefined) return differing(tallies, distinct);
  if (unlike !== undefined) return chosen(tallies, (text) => at.lent.size > (at.lent.has(text) ? 1 : 0));
  const offsets = tallies.flatMap((it) => it.offsets);
  if (minus === undefined) return inOrder(offsets, tallies.reduce((sum, it) => sum + it.count, 0));
  const spared = new Set(tallyAt(minus, subject, at).offsets);
  const left = offsets.filter((offset) => !spared.has(offset));
  return inOrder(left, left.length);
}

function inOrder(offsets: readonly number[], count: number): Measure {
  return { count, offsets: offsets.length < 2 ? offsets : offsets.toSorted((a, b) => a - b), texts: [] };
}

function chosen(tallies: readonly Tally[], wanted: (text: string) => boolean): Measure {
  const found = tallies.flatMap(({ offsets, texts }) =>
    offsets.map((offset, index) => ({ offset, text: texts[index] ?? "" }))
  );
  const left = found.filter(({ text }) => wanted(text));
  return { count: left.length, offsets: left.map(({ offset }) => offset), texts: left.map(({ text }) => text) };
}

/** The first place of each text. */
function differing(tallies: readonly Tally[], as: Comparison): Measure {
  const places = new Map<string, number>();
  for (const { offsets, texts } of tallies) {
    for (const [index, offset] of offsets.entries()) {
      const text = compared(texts[index] ?? "", as);
      if (!places.has(text)) places.set(text, offset);
    }
  }
  return { count: places.size, offsets: [...places.values()], texts: [...places.keys()] };
}

const booleans: Readonly<Record<string, string>> = { "1": "true", "0": "false" };

function compared(text: string, as: Comparison): string {
  switch (as) {
    case "exact":
      return text;
    case "normalized":
      return normalize(text);
    case "upper":
      return text.toUpperCase();
    case "boolean":
      return booleans[normalize(text)] ?? normalize(text);
  }
}

/** `\d` of the official rules is a digit of any script, and `\s` is XML's white space. */
const date = /^\p{Nd}{4}(?:1[0-2]|0[1-9])(?:3[01]|[12][0-9]|0[1-9])$/u;

function isShort(text: string): boolean {
  // A character is two code units at the most.
  return text.length <= 4 && [...text].length <= 2;
}

/** Whether a text is of a form. */
export function isFormed(text: string, form: Form): boolean {
  return forms[form](text);
}

const forms: Readonly<Record<Form, (text: string) => boolean>> = {
  // What stands after the first point, white space too, is no more than two characters long.
  "two decimals": (text) => !text.includes(".") || isShort(text.slice(text.indexOf(".") + 1)),
  date: (text) => date.test(trimmed(text)),
};

export function holds(condition: Condition, subject: Subject, at: Surroundings): boolean {
  if ("is" in condition) {
    const { texts } = tallyAt(condition.is, subject, at);
    return texts.some((text) => condition.among.includes(compared(text, condition.as)));
  }
  if ("isNot" in condition) {
    const { texts } = tallyAt(condition.isNot, subject, at);
    return texts.some((text) => !condition.among.includes(compared(text, condition.as)));
  }
  if ("fewer" in condition) {
    return tallyAt(condition.fewer, subject, at).count < tallyAt(condition.than, subject, at).count;
  }
  if ("has" in condition) return tallyAt(condition.has, subject, at).count > 0;
  if ("named" in condition) return subject.element === condition.named;
  if ("within" in condition) {
    return at.frames.slice(0, at.depth - 1).some(({ element }) => element === condition.within);
  }
  if ("root" in condition) return at.frames[0]?.element === condition.root;
  if ("not" in condition) return !holds(condition.not, subject, at);
  return "all" in condition
    ? condition.all.every((it) => holds(it, subject, at))
    : condition.any.some((it) => holds(it, subject, at));
}
