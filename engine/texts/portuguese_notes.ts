/** The wording of the rules of CIUS-PT on notes: sentences of a language, filled in for each mark. */
import type { Text } from "./text.ts";

/** What stands behind a mark, in words. */
export type NoteValue = "currency" | "rate" | "20" | "50" | "150" | "amount" | "type";

export interface NoteSentences {
  readonly values: Readonly<Record<NoteValue, string>>;
  /** `{mark}` is how the note begins, `{value}` what stands behind it, `{sample}` a whole note, `{other}` another mark. */
  readonly form: Text;
  readonly value: Text;
  readonly once: Text;
  readonly copied: Text;
  readonly needs: Text;
}

type Row = readonly [number: string, mark: string, value: NoteValue, sample: string, needs?: readonly string[]];

const program = (part: string) => `${part}@ATCERTIFIEDPROGRAM`;
const withheld = (part: string) => `WITHHOLDINGTAX${part}@WITHHOLDINGTAX`;
const payment = (part: string) => `${part}@ATMPAYMENT`;

/** Notes of which there is one; `needs` are those that need it. */
const single: readonly Row[] = [
  ["2", "SOURCECURRENCYCODE", "currency", "USD", ["CALCULATIONRATE"]],
  ["3", "CALCULATIONRATE", "rate", "1.0842", ["SOURCECURRENCYCODE"]],
  ["4", "DESCRIPTION@INVOICEPERIOD", "150", "November"],
  ["6", program("NUMBER"), "20", "1234/AT", ["HASHCODE", "DESCRIPTION"].map(program)],
  ["7", program("HASHCODE"), "20", "a1B2", ["NUMBER", "DESCRIPTION"].map(program)],
  ["8", program("DESCRIPTION"), "150", "Invoicing 4.2"],
];

/** Notes with a number behind the mark; `needs` are those that they need. */
const many: readonly Row[] = [
  ["9", withheld("DESCRIPTION"), "150", "IRS", ["TYPE", "AMOUNT"].map(withheld)],
  ["10", withheld("AMOUNT"), "amount", "25.00", ["TYPE", "DESCRIPTION"].map(withheld)],
  ["11", withheld("TYPE"), "type", "IRF", ["DESCRIPTION", "AMOUNT"].map(withheld)],
  ["12", payment("ENTITY"), "20", "20001", ["REFERENCE", "AMOUNT"].map(payment)],
  ["13", payment("REFERENCE"), "20", "123456789", ["ENTITY", "AMOUNT"].map(payment)],
  ["14", payment("AMOUNT"), "amount", "123.00", ["ENTITY", "REFERENCE"].map(payment)],
  ["15", payment("DESCRIPTION"), "150", "Pay by 30 November", ["ENTITY", "REFERENCE", "AMOUNT"].map(payment)],
];

function filled(text: Text, words: Readonly<Record<string, string>>): Text {
  const fill = (sentence: string) => sentence.replace(/\{(mark|value|sample|other)\}/g, (_, name) => words[name] ?? "");
  return {
    ...(text.requires === undefined ? {} : { requires: fill(text.requires) }),
    message: fill(text.message),
    fix: fill(text.fix),
  };
}

/** The words of all rules on marks, by their ids. */
export function noteWords(sentences: NoteSentences): Readonly<Record<string, Text>> {
  const { values, form, value, once, copied, needs } = sentences;
  const all: [string, Text][] = [];
  for (const [number, mark, kind, sample, needed] of single) {
    const words = { mark: `#${mark}#`, value: values[kind], sample: `#${mark}#${sample}#` };
    const last = needed === undefined ? "3" : "4";
    const by = (needed ?? []).map((it) => `#${it}#`).join(", ");
    all.push(
      [`${number}.1`, filled(value, words)],
      [`${number}.2`, filled(form, words)],
      ...(needed === undefined ? [] : [
        [`${number}.3`, filled(needs, { ...words, mark: by, other: words.mark })] as [string, Text],
      ]),
      [`${number}.${last}`, filled(once, words)],
    );
  }
  for (const [number, mark, kind, sample, needed = []] of many) {
    const words = { mark: `#${mark}-001#`, value: values[kind], sample: `#${mark}-001#${sample}#` };
    all.push(
      [`${number}.1`, filled(form, words)],
      [`${number}.2`, filled(value, words)],
      [`${number}.3`, filled(copied, words)],
      ...needed.map((it, at): [string, Text] => [
        `${number}.${4 + at}`,
        filled(needs, { ...words, other: `#${it}-001#`, sample: sampleOf(it) }),
      ]),
    );
  }
  const PROPERTY = {
    mark: "#ADDITIONALPROPERTY#",
    value: values["50"],
    sample: "#ADDITIONALPROPERTY#Vehicle#AA-01-BB#",
  };
  for (const step of ["1", "2"]) all.push([`5.${step}`, filled(value, PROPERTY)]);
  all.push(["5.3", filled(form, PROPERTY)]);
  return Object.fromEntries(all.map(([number, text]) => [`DT-CIUS-PT-020_${number}`, text]));
}

function sampleOf(mark: string): string {
  const [, , , sample = ""] = many.find(([, it]) => it === mark) ?? [];
  return `#${mark}-001#${sample}#`;
}
