/** What a row makes of the counts of its element. */
import { type ElementRow, endOf, tallyOf } from "./compiled.ts";
import { type Comparison, type Condition, mostOf, pathsOf } from "./row.ts";
import { noTally, type Subject, type Tally } from "./subject.ts";
import { compared } from "./values.ts";

/** Where a subject stands. */
export interface Surroundings {
  readonly document: Subject;
  /** The element, and those around it from the document's root on. */
  readonly frames: readonly { readonly element: string }[];
  /** How many of the frames are open. */
  readonly depth: number;
  /** What its siblings lend it. */
  readonly lent: ReadonlySet<string>;
  /** Where it is in one, the element whose values it is compared with. */
  readonly around?: Subject | undefined;
}

const LONGEST_QUOTED = 200;

/** What a row objects to. */
export interface Found {
  readonly offset: number;
  /** The value that stands there; of an element with others in it there is none. */
  readonly actual?: string;
  /** What is not there although it must be. */
  readonly missing?: string;
}

/** Undefined where the row holds. */
export function failure(row: ElementRow, subject: Subject, at: Surroundings): Found | undefined {
  if (row.plain !== undefined) {
    const { count } = tallyAt(row.plain, subject, at);
    if (count >= (row.min ?? 0) && count <= mostOf(row)) return undefined;
  }
  if (row.when !== undefined && !holds(row.when, subject, at)) return undefined;
  const tallies = pathsIn(row).map((path) => tallyAt(path, subject, at)).filter(({ count }) => count > 0);
  // Where nothing was counted and nothing need be, there is nothing to measure.
  if (tallies.length === 0 && (row.min ?? 0) === 0) return undefined;
  const { count, offsets, texts } = measured(row, tallies, subject, at);
  if (count < (row.min ?? 0)) return { offset: subject.offset, missing: pathsOf(row)[0] ?? "" };
  if (count <= mostOf(row)) return undefined;
  const first = Math.min(mostOf(row), offsets.length - 1);
  return foundAt(offsets[first] ?? subject.offset, texts[first]);
}

/** With the value, unless it is long: its quotation would keep all of it. */
export function foundAt(offset: number, text = ""): Found {
  return text === "" || text.length > LONGEST_QUOTED ? { offset } : { offset, actual: text };
}

function pathsIn(row: ElementRow): readonly string[] {
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

function measured(row: ElementRow, tallies: readonly Tally[], subject: Subject, at: Surroundings): Measure {
  const { distinct, form, minus, unlike } = row;
  if (distinct === "paths") return inOrder(tallies.map((it) => it.first), tallies.length);
  if (distinct !== undefined) return differing(tallies, distinct);
  if (form !== undefined) return chosen(tallies, (text) => !row.isFormed(text));
  if (unlike !== undefined) return chosen(tallies, (text) => at.lent.size > (at.lent.has(text) ? 1 : 0));
  if (minus === undefined) return inOrder(tallies, tallies.reduce((sum, it) => sum + it.count, 0));
  const exempt = new Set(tallyAt(minus, subject, at).offsets);
  return chosen(tallies, (_, offset) => !exempt.has(offset));
}

/** The first places that are kept, in the order of the document, with what stands there. */
function inOrder(tallies: readonly Tally[], count: number): Measure {
  const [only] = tallies;
  if (only !== undefined && tallies.length === 1) return { count, offsets: only.offsets, texts: only.texts };
  const found = tallies.flatMap(({ offsets, texts }) =>
    offsets.map((offset, nth) => ({ offset, text: texts[nth] ?? "" }))
  )
    .toSorted((a, b) => a.offset - b.offset);
  return { count, offsets: found.map(({ offset }) => offset), texts: found.map(({ text }) => text) };
}

function chosen(tallies: readonly Tally[], wanted: (text: string, offset: number) => boolean): Measure {
  const found = tallies.flatMap(({ offsets, texts }) =>
    offsets.map((offset, index) => ({ offset, text: texts[index] ?? "" }))
  );
  const left = found.filter(({ text, offset }) => wanted(text, offset));
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

export function holds(condition: Condition, subject: Subject, at: Surroundings): boolean {
  if ("is" in condition) {
    const { texts } = tallyAt(condition.is, subject, at);
    return texts.some((text) => condition.among.includes(compared(text, condition.as)));
  }
  if ("same" in condition) {
    const [, of] = endOf(condition.at);
    const others = at.around === undefined ? tallyAt(condition.at, subject, at) : at.around.tallies.get(of) ?? noTally;
    return tallyAt(condition.same, subject, at).texts.some((text) => others.texts.includes(text));
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
