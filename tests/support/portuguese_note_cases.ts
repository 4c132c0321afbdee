/** Cases of the rules on what CIUS-PT writes into notes, as the official file has them; by the places of the notes in the document. */
import type { PortugueseCase } from "./portuguese_cases.ts";

/** The number of a rule, the note that has its mark, and what its value may be and may not. */
type Row = readonly [number: string, at: number, mark: string, has: readonly string[], lacks: readonly string[]];

const short: readonly [readonly string[], readonly string[]] = [["1", "x".repeat(20)], ["x".repeat(21), "", " "]];
const long: readonly [readonly string[], readonly string[]] = [["1", "x".repeat(150)], ["x".repeat(151), ""]];
const amounts: readonly [readonly string[], readonly string[]] = [["25.00", "25,00", "1234567890123.00"], [
  "25",
  "25.0",
  ".00",
]];

const single: readonly Row[] = [
  ["2", 1, "SOURCECURRENCYCODE", ["USD", "ANG"], ["usd", "SLE", ""]],
  ["3", 2, "CALCULATIONRATE", ["1.08", "1.08421"], ["1", "1.0", "1.084212", "1234567890.00"]],
  ["4", 3, "DESCRIPTION@INVOICEPERIOD", ...long],
  ["6", 5, "NUMBER@ATCERTIFIEDPROGRAM", ...short],
  ["7", 6, "HASHCODE@ATCERTIFIEDPROGRAM", ...short],
  ["8", 7, "DESCRIPTION@ATCERTIFIEDPROGRAM", ...long],
];

const many: readonly Row[] = [
  ["9", 9, "WITHHOLDINGTAXDESCRIPTION@WITHHOLDINGTAX", ...long],
  ["10", 10, "WITHHOLDINGTAXAMOUNT@WITHHOLDINGTAX", ...amounts],
  ["11", 8, "WITHHOLDINGTAXTYPE@WITHHOLDINGTAX", ["IRF", "RF", "F"], ["IRS", "irf"]],
  ["12", 11, "ENTITY@ATMPAYMENT", ...short],
  ["13", 12, "REFERENCE@ATMPAYMENT", ...short],
  ["14", 13, "AMOUNT@ATMPAYMENT", ...amounts],
  ["15", 14, "DESCRIPTION@ATMPAYMENT", ...long],
];

/** The notes without which a rule on another fails, by the place of the one that is missing. */
const missing: Readonly<Record<string, number>> = {
  "2.3": 1,
  "3.3": 2,
  "6.3": 5,
  "7.3": 6,
  "9.4": 8,
  "9.5": 10,
  "10.4": 8,
  "10.5": 9,
  "11.4": 9,
  "11.5": 10,
  "12.4": 12,
  "12.5": 13,
  "13.4": 11,
  "13.5": 13,
  "14.4": 11,
  "14.5": 12,
  "15.4": 11,
  "15.5": 12,
  "15.6": 13,
};

function note(
  number: string,
  at: number,
  keeps: readonly string[],
  breaks: readonly (string | null)[],
): PortugueseCase {
  return { id: `DT-CIUS-PT-020_${number}`, path: `cbc:Note#${at}`, keeps, breaks };
}

export const portugueseNotes: readonly PortugueseCase[] = [
  ...single.flatMap(([number, at, mark, has, lacks]) => {
    const written = (value: string) => `#${mark}#${value}#`;
    const [good = ""] = has;
    const once = ["4", "8"].includes(number) ? "3" : "4";
    return [
      note(`${number}.1`, at, has.map(written), lacks.map(written)),
      note(`${number}.2`, at, [written(good)], [`#${mark}#${good}`, ` ${written(good)}`, `#${mark}##`]),
      // The first note is another, until it has the mark, too.
      note(`${number}.${once}`, 0, ["Viatura"], [written(good)]),
    ];
  }),
  ...many.flatMap(([number, at, mark, has, lacks]) => {
    const written = (value: string) => `#${mark}-001#${value}#`;
    const [good = ""] = has;
    return [
      note(`${number}.1`, at, [written(good)], [`#${mark}-1#${good}#`, `#${mark}-001#${good}`, `#${mark}-001##`]),
      note(`${number}.2`, at, has.map(written), lacks.map(written)),
      { ...note(`${number}.3`, 0, ["Viatura"], [written(good)]), beside: { [`cbc:Note#${at}`]: written(good) } },
    ];
  }),
  ...Object.entries(missing).map(([number, at]) => {
    const [, , mark = "", [good = ""] = []] = [...single, ...many].find((it) => it[1] === at) ?? [];
    const start = at < 8 ? mark : `${mark}-001`;
    return note(number, at, [`#${start}#${good}#`], [null, ...(at < 8 ? [] : [`#${mark}-002#${good}#`])]);
  }),
  note("5.1", 4, ["#ADDITIONALPROPERTY#a#b#"], [`#ADDITIONALPROPERTY#${"x".repeat(51)}#b#`, "#ADDITIONALPROPERTY##b#"]),
  note("5.2", 4, ["#ADDITIONALPROPERTY#a#b#"], [`#ADDITIONALPROPERTY#a#${"x".repeat(51)}#`, "#ADDITIONALPROPERTY#a#"]),
  note("5.3", 4, ["#ADDITIONALPROPERTY#a#b#", "#ADDITIONALPROPERTY#a#b#c#"], [
    "#ADDITIONALPROPERTY#a#",
    "#ADDITIONALPROPERTY#a#b",
  ]),
];
