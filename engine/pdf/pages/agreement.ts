/** Whether the pages of a PDF state another number, date, total or IBAN than an invoice. */
import type { Budget } from "../read/budget.ts";
import { PagesText } from "./forms.ts";

/** What an invoice states, as its model has it. */
export interface StatedValues {
  readonly number: string;
  readonly date: string;
  /** The total with VAT and what is due: pages show one of them. */
  readonly totals: readonly string[];
  readonly ibans: readonly string[];
}

export interface Disagreement {
  readonly term: "BT-1" | "BT-2" | "BT-115" | "BT-84";
  readonly pages: string;
  readonly xml: string;
}

/** The values that the pages contradict: what the XML says is not on them, and something of its kind is. Throws Unreadable. */
export function disagreements(text: string, stated: StatedValues, budget: Budget): readonly Disagreement[] {
  const pages = new PagesText(text, budget);
  budget.look(20 * text.length);
  const isThere = (term: Disagreement["term"], values: readonly string[]) =>
    values.length === 0 || values.some((it) => pages.isWritten(it) || inPieces.has(term) && pages.isAnywhere(it));
  const rows: readonly (readonly [Disagreement["term"], readonly string[], string | undefined])[] = [
    ["BT-1", [stated.number].filter((it) => it !== ""), labelled(text, numberLabels, NUMBER)],
    ["BT-2", [stated.date].filter((it) => it !== ""), labelled(text, dateLabels, DATE) ?? DATE.exec(text)?.[0]],
    ["BT-115", stated.totals, labelled(text, totalLabels, AMOUNT) ?? largest(text)],
    ["BT-84", stated.ibans, ibanIn(text)],
  ];
  return rows.flatMap(([term, values, found]) => {
    const [xml = ""] = values;
    return found === undefined || isThere(term, values) ? [] : [{ term, pages: found, xml }];
  });
}

/** What pages set in groups or letter by letter; an amount is a part of many others. */
const inPieces: ReadonlySet<Disagreement["term"]> = new Set(["BT-1", "BT-84"]);

const numberLabels = [
  "rechnungsnummer",
  "rechnungs-nr",
  "rechnung nr",
  "rechnung",
  "invoice number",
  "invoice no",
  "invoice",
  "numéro de facture",
  "facture n°",
  "facture no",
  "facture",
];
const dateLabels = ["rechnungsdatum", "datum", "invoice date", "date de facture", "date"];
const totalLabels = [
  "zahlbetrag",
  "gesamtbetrag",
  "rechnungsbetrag",
  "gesamt",
  "brutto",
  "amount due",
  "total due",
  "grand total",
  "net à payer",
  "montant dû",
  "total ttc",
  "total",
];

const NUMBER = /[\p{L}\p{N}][\p{L}\p{N}_./-]{0,40}/u;
const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\b/;
const AMOUNT = /\d{1,3}(?:[ .,']\d{3}){1,4}[.,]\d{2}\b|\d{1,12}[.,]\d{2}\b/;
const AMOUNTS = /\d{1,3}(?:[ .,']\d{3}){1,4}[.,]\d{2}\b|\d{1,12}[.,]\d{2}\b/g;
/** So far behind a label its value may be. */
const BEHIND = 40;

/** What stands behind the last of some labels that has something of the kind behind it on its line. */
function labelled(text: string, labels: readonly string[], kind: RegExp): string | undefined {
  const lower = text.toLowerCase();
  for (const label of labels) {
    for (let at = lower.lastIndexOf(label); at >= 0; at = at === 0 ? -1 : lower.lastIndexOf(label, at - 1)) {
      const [line = ""] = text.slice(at + label.length, at + label.length + BEHIND).split("\n", 1);
      const found = kind.exec(line.replace(/^[\s:.#]{0,10}/, ""))?.[0];
      if (found !== undefined && /\d/.test(found)) return found;
    }
  }
  return undefined;
}

function largest(text: string): string | undefined {
  const found = text.match(AMOUNTS) ?? [];
  const digits = (it: string) => it.replaceAll(/\D/g, "").replace(/^0+/, "");
  return found.toSorted((a, b) => digits(b).length - digits(a).length || (digits(b) > digits(a) ? 1 : -1))[0];
}

/** An IBAN with its check digits right (ISO 7064), in groups or not. */
function ibanIn(text: string): string | undefined {
  const found = text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g) ?? [];
  return found.map((it) => it.replaceAll(" ", "")).find(isIban);
}

function isIban(text: string): boolean {
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const it of turned) {
    const value = it >= "A" ? it.charCodeAt(0) - 55 : it.charCodeAt(0) - 48;
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest === 1;
}
