/** Invoices with many of one thing that is wrong, for who wants to know what a diagnosis of them costs. */
import { lines } from "../bench/invoices.ts";
import { seeds, sound } from "./seeded.ts";

type Fields = Readonly<Record<string, unknown>>;

function invoice(changes: Fields): string {
  return JSON.stringify({ ...sound, ...changes });
}

function many(count: number, piece: (index: number) => Fields): readonly Fields[] {
  return Array.from({ length: count }, (_, index) => piece(index));
}

function line(index: number, more: Fields = {}): Fields {
  const amounts = { quantity: "2", unitPrice: "10.00", netAmount: "20.00" };
  const vat = { vatCategory: "S", vatRate: "19" };
  return { id: `${index + 1}`, description: "Oar, ash", unitCode: "H87", ...amounts, ...vat, ...more };
}

/** The sound invoice with lines of 20.00 that have this in them. */
export function invoiceOf(pieces: readonly Fields[]): string {
  return invoice({ lines: pieces.map((piece, index) => line(index, piece)) });
}

/** The rate of the nth group: 0.1 %, 0.2 % and so on. */
function rate(index: number): string {
  return ((index + 1) / 10).toFixed(1);
}

/** Text in a line that is wrong in one of several ways. */
const wrongs: readonly Fields[] = [
  { unitCode: "ltr" },
  { quantity: "1,5" },
  { vatRate: "16" },
  { description: undefined },
  { unitPrice: "abc" },
  { netAmount: "7.77" },
  { vatCategory: "Z" },
  { id: undefined },
];

/** The first so many of the things that can be wrong with the sound invoice, all at once. */
function differently(count: number): string {
  const broken: Record<string, unknown> = structuredClone(sound);
  for (const { changes } of seeds.slice(0, count)) {
    for (const [pointer, value] of Object.entries(changes)) put(broken, pointer.split("/").slice(1), value);
  }
  return JSON.stringify(broken);
}

/** What a change before took away as a whole stays away. */
function put(around: Record<string, unknown>, [step = "", ...rest]: readonly string[], value: unknown): void {
  const within = around[step];
  if (rest.length === 0) around[step] = value;
  else if (typeof within === "object" && within !== null) put(within as Record<string, unknown>, rest, value);
}

/** By what they have many of. */
export const crowds: Readonly<Record<string, (count: number) => string>> = {
  "empty lines": (count) => invoice({ lines: many(count, () => ({})) }),
  "empty lines without totals": (count) =>
    invoice({ lines: many(count, () => ({})), totals: undefined, vatBreakdown: undefined }),
  "wrong line amounts": (count) =>
    invoice({ lines: many(count, (index) => line(index, { netAmount: `${21 + index}.00` })) }),
  "the same wrong code": (count) => invoice({ lines: many(count, (index) => line(index, { unitCode: "ltr" })) }),
  "codes that nobody knows": (count) =>
    invoice({ lines: many(count, (index) => line(index, { unitCode: `bad${index}` })) }),
  "decimal commas": (count) => invoice({ lines: many(count, (index) => line(index, { quantity: `${index + 1},50` })) }),
  "lines wrong in several ways": (count) =>
    invoice({ lines: many(count, (index) => line(index, wrongs[index % wrongs.length])) }),
  "lines without an exemption reason": (count) =>
    invoice({ lines: many(count, (index) => line(index, { vatCategory: "E", vatRate: undefined })) }),
  "lines without an identifier": (count) => invoice({ lines: many(count, (index) => line(index, { id: undefined })) }),
  "different faults": (count) => differently(Math.ceil(count / 10)),
  "VAT groups": (count) =>
    invoice({
      vatBreakdown: many(count, (index) => ({
        taxableAmount: "1.00",
        taxAmount: "1.00",
        vatCategory: "S",
        vatRate: rate(index),
      })),
    }),
  "VAT groups of lines": (count) =>
    invoice({
      lines: many(count, (index) => line(index, { vatRate: rate(index + 5) })),
      vatBreakdown: many(count, (index) => ({
        taxableAmount: "20.00",
        taxAmount: "1.00",
        vatCategory: "S",
        vatRate: rate(index),
      })),
    }),
  "empty VAT groups": (count) => invoice({ vatBreakdown: many(count, () => ({})) }),
  allowances: (count) =>
    invoice({ allowances: many(count, (index) => ({ amount: `${index}.001`, vatCategory: "S", vatRate: "19" })) }),
  "empty allowances": (count) => invoice({ allowances: many(count, () => ({})) }),
  "empty documents and notes": (count) =>
    invoice({ supportingDocuments: many(count, () => ({})), notes: many(count, () => ({ subjectCode: "xx" })) }),
  "unknown fields": (count) =>
    invoice(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, "x"]))),
  "XML lines that do not add up": (count) => {
    return lines(count).replaceAll(/(<cac:InvoiceLine>[^]*?LineExtensionAmount[^>]*>)[^<]*/g, "$17.77");
  },
  "XML lines with a code in lower case": (count) => lines(count).replaceAll(/unitCode="[A-Z0-9]+"/g, 'unitCode="ltr"'),
  "XML lines without a name": (count) => lines(count).replaceAll(/<cbc:Name>[^<]*<\/cbc:Name>/g, ""),
};
