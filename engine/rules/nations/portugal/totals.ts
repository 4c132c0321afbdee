/** Sums over many elements of a document, each worked out once however often it is asked for. */
import { decimalOf, sumOf } from "../../paths/asks.ts";
import { pathOf, pathsOf, select } from "../../paths/path.ts";
import { type Fault, type Row, rule } from "../../paths/row.ts";
import { one, type Scene, Unread } from "../../paths/scene.ts";
import { Attribute, type Node, valueOf } from "../../paths/tree.ts";
import { Decimal } from "../../../model/decimal.ts";
import { grouped } from "../../../model/grouped.ts";
import { known } from "../../../model/known.ts";
import { normalize } from "../../../syntax/values.ts";
import { ALLOWANCE, type Category, CHARGE, letters } from "./categories.ts";
import { doubleOf } from "./forms.ts";

/** What was worked out for an element, and that it could not be. */
export function kept<T>(make: (at: Node) => T): (at: Node) => T {
  const all = new WeakMap<Node, { readonly made: T } | Unread>();
  return (at) => {
    const found = known(all, at, () => tried(make, at));
    if (found instanceof Unread) throw found;
    return found.made;
  };
}

function tried<T>(make: (at: Node) => T, at: Node): { readonly made: T } | Unread {
  try {
    return { made: make(at) };
  } catch (error) {
    if (error instanceof Unread) return error;
    throw error;
  }
}

/** Whether something is at some paths below an element. */
export function isBelow(paths: string): (at: Node) => boolean {
  const all = pathsOf(paths);
  return kept((at) => all.some((it) => select(at, it).length > 0));
}

/** The sum of what is at some paths below an element. */
export function totalOf(paths: string): (at: Node) => Decimal {
  const all = pathsOf(paths);
  return kept((at) => sumOf(all.flatMap((it) => select(at, it))));
}

const LINES = ["cac:InvoiceLine", "cac:CreditNoteLine"] as const;
const AMOUNT = "cbc:LineExtensionAmount";

/** What the exempt parts of the breakdown state, and what the lines, allowances and charges come to, by the kind of line. */
export function exemptSums({ root }: Scene) {
  const of = `~=${letters.E}`;
  const total = (path: string) => sumOf(select(root, pathOf(path)));
  const reduced = total(`//${CHARGE}[cac:TaxCategory/cbc:ID${of}]/cbc:Amount`)
    .minus(total(`//${ALLOWANCE}[cac:TaxCategory/cbc:ID${of}]/cbc:Amount`));
  return {
    stated: total(`//cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID${of}]/cbc:TaxableAmount`),
    lines: LINES.filter((it) => select(root, pathOf(`//${it}`)).length > 0).map((it) =>
      total(`//${it}[cac:Item/cac:ClassifiedTaxCategory/cbc:ID${of}]/${AMOUNT}`).plus(reduced)
    ),
  };
}

type ByRate = ReadonlyMap<number, Decimal>;

const OWN_RATE = pathOf("cbc:Percent");
const CATEGORY = "cac:Item/cac:ClassifiedTaxCategory";

/**
 * What the lines, allowances and charges of a category and a rate come to, by the kind of line that the document has. The rate
 * is that of the part, rounded to a whole number, so that a part at 5.5 % has no lines. Undefined where it has no rate.
 */
export function ratedSums(category: Category): (at: Node, scene: Scene) => readonly Decimal[] | undefined {
  const of = `~=${letters[category]}`;
  const byLine = LINES.map((it) => ({
    isThere: isBelow(`//${it}`),
    rates: addedByRate(`${it}[${CATEGORY}/cbc:ID${of}]`, `${CATEGORY}/cbc:Percent`, AMOUNT),
  }));
  const [charges, allowances] = [CHARGE, ALLOWANCE].map((it) =>
    addedByRate(`${it}[cac:TaxCategory/cbc:ID${of}]`, "cac:TaxCategory/cbc:Percent", "cbc:Amount")
  );
  return (at, { root }) => {
    const rate = one(at, OWN_RATE);
    const around = at.parent?.parent?.parent;
    if (rate === undefined || around === undefined) return rate === undefined ? undefined : [];
    const percent = Math.round(doubleOf(rate));
    const sum = (rates: ((at: Node) => ByRate) | undefined) => rates?.(around).get(percent) ?? Decimal.zero;
    const added = sum(charges).minus(sum(allowances));
    return byLine.flatMap(({ isThere, rates }) => isThere(root) ? [sum(rates).plus(added)] : []);
  };
}

/** Of the elements at a path below one, an amount by each of their rates. */
function addedByRate(path: string, rate: string, amount: string): (at: Node) => ByRate {
  const [all, rates, amounts] = [pathOf(path), pathOf(rate), pathOf(amount)];
  return kept((at) => {
    const sums = new Map<number, Decimal>();
    for (const element of select(at, all)) {
      for (const percent of new Set(select(element, rates).map(doubleOf))) {
        sums.set(percent, (sums.get(percent) ?? Decimal.zero).plus(sumOf(select(element, amounts))));
      }
    }
    return sums;
  });
}

const CURRENCIES = pathOf("cbc:DocumentCurrencyCode");
const TAXES = pathOf("cac:TaxTotal/cbc:TaxAmount");

/** The VAT total in each currency of the invoice, of which there must be one. */
export function taxInCurrency(root: Node): readonly (Decimal | undefined)[] {
  const byCurrency = grouped(select(root, TAXES), currencyOf);
  return [...new Set(select(root, CURRENCIES).map(valueOf))].map((currency) => {
    const [tax, second] = byCurrency.get(currency) ?? [];
    if (second !== undefined) throw new Unread(second);
    return tax === undefined ? undefined : decimalOf(tax);
  });
}

const CURRENCY = pathOf("@currencyID");

function currencyOf(amount: Node): string | undefined {
  const [currency] = select(amount, CURRENCY);
  return currency instanceof Attribute ? currency.value : undefined;
}

const EXEMPT_PARTS = pathOf(`//cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID=${letters.E}]`);
const REASON = pathOf("cac:TaxCategory/cbc:TaxExemptionReasonCode");

/** How many exempt parts of the breakdown have a reason. */
function partsByReason({ root }: Scene): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of select(root, EXEMPT_PARTS)) {
    for (const reason of new Set(select(part, REASON).map(valueOf))) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

/** The reason of an exempt line, among its properties, is that of exactly one part of the breakdown. */
export const exemptionCodes: readonly Row[] = LINES.map((line) => {
  const codes = pathOf(
    `//${line}[cac:Item/cac:ClassifiedTaxCategory/cbc:ID=${letters.E}]/cac:Item` +
      "/cac:AdditionalItemProperty[cbc:Name=#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#]/cbc:Value",
  );
  return rule("DT-CIUS-PT-176", ["BT-121"], {
    kind: "own",
    about: ".",
    sample: "M07",
    test: (at, scene): true | Fault => {
      const counts = scene.once(partsByReason);
      const wrong = select(at, codes).find((it) => counts.get(valueOf(it)) !== 1);
      return wrong === undefined || { at: wrong, actual: normalize(valueOf(wrong)) };
    },
  });
});
