/** The totals of the invoice, and its VAT breakdown. */
import { isCreditNote, type VatBreakdown } from "../../mod.ts";
import { columnsOf, type Flow, type TableRow } from "./flow.ts";
import { fitted } from "./items.ts";
import { exemptionInWords, reasonInWords } from "./exemption.ts";
import { inFavour } from "./favour.ts";
import { formatsOf, isZero, negated } from "./format.ts";
import { linesOf } from "./lines.ts";
import { meaning } from "./code_words.ts";
import type { Scene } from "./model.ts";
import { rateName, vatCountry } from "./rates.ts";
import { as, body, type Cell, mm, sheet, type StyleName } from "./styles.ts";

type Numeric = string | number;

interface Sum {
  readonly label: string;
  /** What is below the label, and is no part of the addition. */
  readonly beside?: string;
  readonly amount: Numeric | undefined;
  readonly style?: StyleName;
  readonly above?: TableRow["above"];
}

export function totals(flow: Flow, scene: Scene): void {
  const { invoice: { currency = "" }, formats } = scene;
  const rows = sumsOf(scene).filter(({ amount }) => amount !== undefined).map(
    ({ label, beside = "", amount, style = "body", above }): TableRow => ({
      cells: [
        [...as(style, label), ...(beside === "" ? [] : body(beside))],
        as(style, currency),
        as(style, formats.amount(amount)),
      ],
      above,
    }),
  );
  const widest = (index: number) =>
    Math.max(
      0,
      ...rows.flatMap(({ cells }) => linesOf(flow.faces, cells[index] ?? [], Infinity).map(({ width }) => width)),
    ) + 0.1;
  const [code, amount] = [widest(1), Math.min(widest(2), mm(70))];
  const label = Math.min(Math.max(widest(0), mm(45)), sheet.right - sheet.left - code - amount - 16);
  const left = sheet.right - label - code - amount - 16;
  flow.skip(10);
  flow.table({
    columns: columnsOf([label, code, amount], ["left", "left", "right"], left),
    rows,
    whole: true,
    padding: 2,
  });
}

/** Sums of allowances and charges are shown with the sum of lines, which without them is the total. */
function sumsOf({ invoice, say, formats }: Scene): readonly Sum[] {
  const { totals = {}, taxCurrency } = invoice;
  const { allowanceTotalAmount: allowed, chargeTotalAmount: charged, prepaidAmount, roundingAmount } = totals;
  const adjusted = [allowed, charged].some((it) => it !== undefined && !isZero(it));
  const inTaxCurrency = totals.taxAmountInTaxCurrency;
  const credit = inFavour(invoice);
  return [
    { label: say("lineTotal"), amount: adjusted ? totals.lineExtensionAmount : undefined },
    { label: say("allowanceTotal"), amount: allowed === undefined || isZero(allowed) ? undefined : negated(allowed) },
    { label: say("chargeTotal"), amount: charged === undefined || isZero(charged) ? undefined : charged },
    { label: say("taxExclusive"), amount: totals.taxExclusiveAmount, ...(adjusted ? { above: "thin" } : {}) },
    {
      label: say("taxAmount"),
      amount: totals.taxAmount,
      ...(inTaxCurrency === undefined ? {} : {
        beside: `${say("taxAmountInTaxCurrency", taxCurrency ?? "")}: ${
          formatsOf(formats.lang, taxCurrency).amount(inTaxCurrency)
        }`,
      }),
    },
    { label: say("taxInclusive"), amount: totals.taxInclusiveAmount, style: "strong", above: "thin" },
    { label: say("prepaid"), amount: prepaidAmount === undefined ? undefined : negated(prepaidAmount) },
    { label: say("rounding"), amount: roundingAmount },
    {
      label: say(
        isCreditNote(invoice.invoiceTypeCode ?? "") ? "credited" : credit === undefined ? "payable" : "favour",
      ),
      amount: credit ?? totals.payableAmount,
      style: "due",
      above: "strong",
    },
  ];
}

export function vatBreakdown(flow: Flow, scene: Scene): void {
  const { invoice: { vatBreakdown = [] }, say, formats } = scene;
  const country = vatCountry(scene.invoice);
  if (vatBreakdown.length === 0) return;
  const rows = vatBreakdown.map((it, index): TableRow => {
    const code = it.exemptionReasonCode;
    const given = it.exemptionReason;
    const reason = given !== undefined
      ? reasonInWords(given, it.vatCategory, scene)
      : code === undefined
      ? ""
      : exemptionInWords(code, scene);
    const category = categoryText(it, country, scene);
    const why: Cell = reason === "" || reason === category ? [] : body(reason);
    return {
      cells: [
        [...as("body", category), ...why],
        as("body", it.vatRate === undefined ? "" : formats.percent(it.vatRate)),
        as("body", formats.amount(it.taxableAmount)),
        as("body", formats.amount(it.taxAmount)),
      ],
      ...(index === 0 ? {} : { above: "thin" }),
    };
  });
  const head = (["vatBreakdown", "rate", "taxable", "taxAmount"] as const).map((it) => as("head", say(it)));
  const columns = fitted(flow, [head, ...rows.map(({ cells }) => cells)], ["left", "right", "right", "right"], 0);
  flow.skip(14);
  flow.table({ columns, head, rows, padding: 2.5 });
}

/** A rate by its name in the country whose VAT it is, and any other category in words. */
function categoryText(
  { vatCategory: code, vatRate }: VatBreakdown,
  country: string | undefined,
  { say, formats }: Scene,
): string {
  if (code === undefined || code === "S") {
    return say(rateName(country, vatRate) ?? "someRate", vatRate === undefined ? "" : formats.percent(vatRate)).trim();
  }
  return meaning("categories", code, formats.lang);
}
