/**
 * What CIUS-PT writes into notes (BT-22) between number signs, because EN 16931 has no place for it: `#MARK#value#`, and for
 * what occurs several times `#MARK-001#value#`. A mark is known by how a note begins, the white space around it aside; what
 * follows it is read from the note as it is written.
 */
import { normalize } from "../../../syntax/values.ts";
import { pathOf, select } from "../../paths/path.ts";
import { on, type Place, type Row, rule } from "../../paths/row.ts";
import type { Scene } from "../../paths/scene.ts";
import { valueOf } from "../../paths/tree.ts";
import { currencies } from "./codes.ts";
import { isLine } from "./forms.ts";

/** Whether a text is `#MARK#…#` with one to so many characters in it, which may be number signs. */
export function marked(mark: string, most = Infinity): (text: string) => boolean {
  const start = `#${mark}#`;
  return (text) => text.startsWith(start) && text.endsWith("#") && isLine(text.slice(start.length, -1), most);
}

/** `#MARK-001#…#` */
function numbered(mark: string): (text: string) => boolean {
  const start = `#${mark}-`;
  return (text) => {
    const number = text.slice(start.length, start.length + 4);
    return text.startsWith(start) && /^[0-9]{3}#$/.test(number) && text.endsWith("#") &&
      isLine(text.slice(start.length + 4, -1), Infinity);
  };
}

/** substring-after() */
function behind(text: string, start: string): string {
  const from = text.indexOf(start);
  return from < 0 ? "" : text.slice(from + start.length);
}

/** What stands between a start and the next number sign, without the white space around it. */
function valueBehind(start: string, text: string): string {
  const rest = behind(text, start);
  return normalize(rest.slice(0, Math.max(rest.indexOf("#"), 0)));
}

/** A mark with the number that it has in a text, such as `#MARK-001#`. */
function startIn(text: string, mark: string): string {
  return `#${mark}-${valueBehind(`#${mark}-`, text)}#`;
}

interface Mark {
  readonly number: string;
  readonly mark: string;
  readonly holds: (value: string) => boolean;
  /** A value that is right. */
  readonly sample: string;
  /** The notes that a note needs beside it, by their marks. */
  readonly needs?: readonly string[];
  /** The most characters that its form takes, where it says so. */
  readonly most?: number;
}

const upTo = (most: number) => (value: string) => isLine(value, most);
const isRate = (value: string) => /^\p{Nd}{1,9}\.\p{Nd}{2,5}$/u.test(value);
// The official rule has a point that stands for any character.
const isAmount = (value: string) => /^[0-9]{1,13}[^\n\r][0-9]{2}$/u.test(value);
// It looks for the type and a comma in "IRF,", where the ends of IRF stand, too.
const types: ReadonlySet<string> = new Set(["IRF", "RF", "F", ""]);

const program = (part: string) => `${part}@ATCERTIFIEDPROGRAM`;
const withheld = (part: string) => `WITHHOLDINGTAX${part}@WITHHOLDINGTAX`;
const payment = (part: string) => `${part}@ATMPAYMENT`;

/** `needs` are the marks whose notes need this one. */
const single: readonly Mark[] = [
  {
    number: "2",
    mark: "SOURCECURRENCYCODE",
    holds: (value) => currencies.has(value),
    sample: "USD",
    needs: ["CALCULATIONRATE"],
  },
  { number: "3", mark: "CALCULATIONRATE", holds: isRate, sample: "1.0842", needs: ["SOURCECURRENCYCODE"] },
  { number: "4", mark: "DESCRIPTION@INVOICEPERIOD", holds: upTo(150), sample: "November", most: 150 },
  {
    number: "6",
    mark: program("NUMBER"),
    holds: upTo(20),
    sample: "1234/AT",
    needs: [program("HASHCODE"), program("DESCRIPTION")],
  },
  {
    number: "7",
    mark: program("HASHCODE"),
    holds: upTo(20),
    sample: "a1B2",
    needs: [program("NUMBER"), program("DESCRIPTION")],
  },
  { number: "8", mark: program("DESCRIPTION"), holds: upTo(150), sample: "Invoicing 4.2" },
];

const many: readonly Mark[] = [
  ...([
    ["9", "DESCRIPTION", upTo(150), "IRS", ["TYPE", "AMOUNT"]],
    ["10", "AMOUNT", isAmount, "25.00", ["TYPE", "DESCRIPTION"]],
    ["11", "TYPE", (value: string) => types.has(value), "IRF", ["DESCRIPTION", "AMOUNT"]],
  ] as const).map(([number, part, holds, sample, needs]) => ({
    number,
    mark: withheld(part),
    holds,
    sample,
    needs: needs.map(withheld),
  })),
  ...([
    ["12", "ENTITY", upTo(20), "20001", ["REFERENCE", "AMOUNT"]],
    ["13", "REFERENCE", upTo(20), "123456789", ["ENTITY", "AMOUNT"]],
    ["14", "AMOUNT", isAmount, "123.00", ["ENTITY", "REFERENCE"]],
    ["15", "DESCRIPTION", upTo(150), "Pay by 30 November", ["ENTITY", "REFERENCE", "AMOUNT"]],
  ] as const).map(([number, part, holds, sample, needs]) => ({
    number,
    mark: payment(part),
    holds,
    sample,
    needs: needs.map(payment),
  })),
];

const NOTES = pathOf("/*/cbc:Note");

/** What is asked of all notes of a document together. */
interface Notes {
  /** How often a text occurs, to the letter. */
  readonly times: ReadonlyMap<string, number>;
  /** How many notes have the form of a single mark. */
  readonly formed: ReadonlyMap<string, number>;
  /** How notes begin, as `#MARK-001#`. */
  readonly starts: ReadonlySet<string>;
}

function notesOf({ root }: Scene): Notes {
  const texts = select(root, NOTES).map(valueOf);
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const tidy = texts.map(normalize);
  return {
    times,
    formed: new Map(single.map(({ mark, most }) => [mark, texts.filter(marked(mark, most)).length])),
    starts: new Set(tidy.map((text) => text.slice(0, text.indexOf("#", 1) + 1))),
  };
}

type Holds = (text: string, notes: () => Notes) => boolean;

function note(number: string, sample: string, holds: Holds): Row {
  return rule(`DT-CIUS-PT-020${number}`, ["BT-22"], {
    kind: "own",
    about: ".",
    sample,
    test: (at, scene) => {
      const text = valueOf(at);
      return holds(text, () => scene.once(notesOf)) || { at, actual: normalize(text) };
    },
  });
}

/** Asks of a note that begins so, and of no other. */
function beginning(start: string, holds: Holds): Holds {
  return (text, notes) => !normalize(text).startsWith(start) || holds(text, notes);
}

function rowsOfSingle({ number, mark, holds, sample, needs, most }: Mark): readonly Row[] {
  const start = `#${mark}#`;
  const count = (notes: () => Notes) => notes().formed.get(mark) ?? 0;
  const asked: readonly Holds[] = [
    beginning(start, (text) => holds(valueBehind(start, text))),
    beginning(start, marked(mark, most)),
    ...(needs === undefined ? [] : [
      (text: string, notes: () => Notes) =>
        needs.every((it) => beginning(`#${it}#`, (_, all) => count(all) > 0)(text, notes)),
    ]),
    beginning(start, (_, notes) => count(notes) <= 1),
  ];
  return asked.map((it, at) => note(`_${number}.${at + 1}`, `${start}${sample}#`, it));
}

function rowsOfMany({ number, mark, holds, sample, needs = [] }: Mark): readonly Row[] {
  const start = `#${mark}-`;
  const own = `${start}001#${sample}#`;
  const ofOne = (ask: Holds): Holds => (text, notes) => beginning(startIn(text, mark), ask)(text, notes);
  const asked: readonly (readonly [sample: string, Holds])[] = [
    [own, beginning(start, numbered(mark))],
    [own, beginning(start, (text) => holds(valueBehind(startIn(text, mark), text)))],
    [own, ofOne((text, notes) => (notes().times.get(text) ?? 0) <= 1)],
    ...needs.map((other): readonly [string, Holds] => [
      `#${other}-001#${many.find((it) => it.mark === other)?.sample ?? ""}#`,
      ofOne((text, notes) => notes().starts.has(`#${other}-${valueBehind(start, text)}#`)),
    ]),
  ];
  return asked.map(([example, it], at) => note(`_${number}.${at + 1}`, example, it));
}

const PROPERTY = "#ADDITIONALPROPERTY#";

/** A name and a value of up to 50 characters each, in which number signs may stand. */
function isProperty(text: string): boolean {
  if (!text.startsWith(PROPERTY) || !text.endsWith("#")) return false;
  const both = text.slice(PROPERTY.length, -1);
  if (!isLine(both, 101)) return false;
  const parts = both.split("#");
  return parts.some((_, at) =>
    at > 0 && isLine(parts.slice(0, at).join("#"), 50) && isLine(parts.slice(at).join("#"), 50)
  );
}

const isShort = upTo(50);
const named = "#ADDITIONALPROPERTY#Vehicle#AA-01-BB#";

const properties: readonly Row[] = [
  note("_5.1", named, beginning(PROPERTY, (text) => isShort(valueBehind(PROPERTY, text)))),
  note("_5.2", named, beginning(PROPERTY, (text) => isShort(valueBehind("#", behind(text, PROPERTY))))),
  note("_5.3", named, beginning(PROPERTY, isProperty)),
];

/** Of all that is longer than a line, a note alone may have several. */
const whole = note("", "Vehicle AA-01-BB", (text) => text !== "" && [...text].length <= 500);

export const notes: Place = on(
  "//(ubl:Invoice|cn:CreditNote)/cbc:Note",
  whole,
  ...single.flatMap((it) => it.number === "6" ? [...properties, ...rowsOfSingle(it)] : rowsOfSingle(it)),
  ...many.flatMap(rowsOfMany),
);
