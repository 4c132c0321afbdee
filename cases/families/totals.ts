/** Cases of BR-CO-10 … BR-CO-16. */
import { add, attribute, type Cases, drop, type Edit, type Fail, fails, onCreditNote, passes, set } from "../case.ts";
import type { totals } from "../../engine/rules/en16931/totals.ts";

const total = "cac:LegalMonetaryTotal";
const at = `/Invoice/${total}`;
const line = "cac:InvoiceLine";
const lines = `${line}/cbc:LineExtensionAmount`;

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const ciiAt = `${root}/${summation}`;
const ciiItem = `${settlement}/ram:SpecifiedTradeAllowanceCharge`;
const breakdown = `${settlement}/ram:ApplicableTradeTax`;
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const lineTotal =
  "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount";

/** As a double, 1.005 is a little less, so that it rounds to 1.00; as a decimal it rounds to 1.01. */
const justBelow = "1.005";

export const totalsCases = {
  "BR-CO-10": {
    ubl: {
      fail: [
        fails("a cent too much", `${at}/cbc:LineExtensionAmount`, set(`${total}/cbc:LineExtensionAmount`, "2989.11")),
        fails("a line more", `${at}/cbc:LineExtensionAmount`, set(`${line}[3]/cbc:LineExtensionAmount`, "700.01")),
        fails("half a cent, rounded down", `${at}/cbc:LineExtensionAmount`, ...linesOfUbl(justBelow, "1.00")),
        fails(
          "half a cent below zero, rounded down",
          `${at}/cbc:LineExtensionAmount`,
          ...linesOfUbl("-0.005", "-0.01"),
        ),
        fails("a third decimal in the sum itself", `${at}/cbc:LineExtensionAmount`, ...linesOfUbl("1.004", "1.004")),
        fails(
          "a line within a sub line, which counts too",
          `${at}/cbc:LineExtensionAmount`,
          add(`${line}[3]`, `<cac:SubInvoiceLine>${bareLine("0.01")}</cac:SubInvoiceLine>`),
        ),
        fails("no sum", at, drop(`${total}/cbc:LineExtensionAmount`)),
        onCreditNote(
          fails(
            "a credit note's line more",
            `/CreditNote/${total}/cbc:LineExtensionAmount`,
            set("cac:CreditNoteLine[3]/cbc:LineExtensionAmount", "700.01"),
          ),
        ),
      ],
      pass: [
        passes("more digits that mean the same", set(`${total}/cbc:LineExtensionAmount`, "2989.1000")),
        passes("a sum that rounds up to it", set(`${line}[3]/cbc:LineExtensionAmount`, "699.995")),
        passes("half a cent below zero, rounded up", ...linesOfUbl("-0.005", "0")),
        passes("a line without an amount", drop(`${line}[3]/cbc:LineExtensionAmount`), setSum("2289.10")),
        passes("no lines and a sum of zero", drop(line), setSum("0")),
      ],
    },
    cii: {
      fail: [
        fails("a cent too much", `${ciiAt}/ram:LineTotalAmount`, set(`${summation}/ram:LineTotalAmount`, "2989.11")),
        fails("half a cent, rounded as a decimal", `${ciiAt}/ram:LineTotalAmount`, ...linesOfCii(justBelow, "1.01")),
        fails(
          "half a cent below zero whose double is a little more",
          `${ciiAt}/ram:LineTotalAmount`,
          ...linesOfCii("-0.005", "0"),
        ),
        fails("half a cent below zero, rounded down", `${ciiAt}/ram:LineTotalAmount`, ...linesOfCii("-1.125", "-1.13")),
        fails("no sum", ciiAt, drop(`${summation}/ram:LineTotalAmount`)),
      ],
      pass: [
        passes("more digits that mean the same", set(`${summation}/ram:LineTotalAmount`, "2989.1000")),
        passes("half a cent, rounded as a double", ...linesOfCii(justBelow, "1.00")),
        passes("half a cent below zero, rounded up", ...linesOfCii("-1.125", "-1.12")),
        passes(
          "a line in an odd place, which does not count",
          add(
            settlement,
            "<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>" +
              "<ram:LineTotalAmount>1.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>" +
              "</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>",
          ),
        ),
      ],
    },
  },
  "BR-CO-11": itemSum(1, "cbc:AllowanceTotalAmount", "ram:AllowanceTotalAmount", { other: "228.90", digit: "0" }),
  "BR-CO-12": itemSum(2, "cbc:ChargeTotalAmount", "ram:ChargeTotalAmount", { other: "28.01", digit: "1" }),
  "BR-CO-13": {
    ubl: {
      fail: [
        fails("a cent off", `${at}/cbc:TaxExclusiveAmount`, set(`${total}/cbc:TaxExclusiveAmount`, "2788.20")),
        fails(
          "the lines' sum to a third decimal, where nothing is added or taken off",
          `${at}/cbc:TaxExclusiveAmount`,
          drop(`${total}/cbc:AllowanceTotalAmount`),
          drop(`${total}/cbc:ChargeTotalAmount`),
          set(`${total}/cbc:LineExtensionAmount`, "2989.104"),
          set(`${total}/cbc:TaxExclusiveAmount`, "2989.10"),
        ),
        fails(
          "a third decimal of its own",
          `${at}/cbc:TaxExclusiveAmount`,
          set(`${total}/cbc:TaxExclusiveAmount`, "2788.194"),
        ),
        fails("no sum of lines", `${at}/cbc:TaxExclusiveAmount`, drop(`${total}/cbc:LineExtensionAmount`)),
        fails("no net total", at, drop(`${total}/cbc:TaxExclusiveAmount`)),
      ],
      pass: [
        passes("a third decimal that rounds away", set(`${total}/cbc:LineExtensionAmount`, "2989.104")),
        passes(
          "the same third decimal on both sides, where nothing is added or taken off",
          drop(`${total}/cbc:AllowanceTotalAmount`),
          drop(`${total}/cbc:ChargeTotalAmount`),
          set(`${total}/cbc:LineExtensionAmount`, "2989.104"),
          set(`${total}/cbc:TaxExclusiveAmount`, "2989.104"),
        ),
        passes(
          "half a cent below zero, rounded up",
          set(`${total}/cbc:LineExtensionAmount`, "200.905"),
          set(`${total}/cbc:TaxExclusiveAmount`, "0"),
        ),
        passes(
          "charges alone",
          drop(`${total}/cbc:AllowanceTotalAmount`),
          set(`${total}/cbc:TaxExclusiveAmount`, "3017.10"),
        ),
        passes(
          "allowances alone",
          drop(`${total}/cbc:ChargeTotalAmount`),
          set(`${total}/cbc:TaxExclusiveAmount`, "2760.19"),
        ),
      ],
    },
    cii: {
      fail: [
        fails("a cent off", `${ciiAt}/ram:TaxBasisTotalAmount`, set(`${summation}/ram:TaxBasisTotalAmount`, "2788.20")),
        fails(
          "a third decimal on both sides, for the sum is always rounded",
          `${ciiAt}/ram:TaxBasisTotalAmount`,
          drop(`${summation}/ram:AllowanceTotalAmount`),
          drop(`${summation}/ram:ChargeTotalAmount`),
          set(`${summation}/ram:LineTotalAmount`, "2989.104"),
          set(`${summation}/ram:TaxBasisTotalAmount`, "2989.104"),
        ),
        fails("no sum of lines", `${ciiAt}/ram:TaxBasisTotalAmount`, drop(`${summation}/ram:LineTotalAmount`)),
        fails("no net total", ciiAt, drop(`${summation}/ram:TaxBasisTotalAmount`)),
      ],
      pass: [
        passes(
          "a third decimal that rounds away, where nothing is added or taken off",
          drop(`${summation}/ram:AllowanceTotalAmount`),
          drop(`${summation}/ram:ChargeTotalAmount`),
          set(`${summation}/ram:LineTotalAmount`, "2989.104"),
          set(`${summation}/ram:TaxBasisTotalAmount`, "2989.10"),
        ),
        passes(
          "half a cent below zero, rounded up",
          set(`${summation}/ram:LineTotalAmount`, "200.905"),
          set(`${summation}/ram:TaxBasisTotalAmount`, "0"),
        ),
        passes(
          "charges alone",
          drop(`${summation}/ram:AllowanceTotalAmount`),
          set(`${summation}/ram:TaxBasisTotalAmount`, "3017.10"),
        ),
      ],
    },
  },
  "BR-CO-14": {
    ubl: {
      fail: [
        fails("a cent off", "/Invoice/cac:TaxTotal[1]/cbc:TaxAmount", set("cac:TaxTotal[1]/cbc:TaxAmount", "602.42")),
        fails(
          "a third decimal",
          "/Invoice/cac:TaxTotal[1]/cbc:TaxAmount",
          set("cac:TaxTotal[1]/cbc:TaxAmount", "602.414"),
        ),
        fails(
          "a breakdown of the total in another currency",
          "/Invoice/cac:TaxTotal[2]/cbc:TaxAmount",
          add(
            "cac:TaxTotal[2]",
            '<cac:TaxSubtotal><cbc:TaxAmount currencyID="SEK">1.00</cbc:TaxAmount></cac:TaxSubtotal>',
          ),
        ),
        fails("no total", "/Invoice/cac:TaxTotal[1]", drop("cac:TaxTotal[1]/cbc:TaxAmount")),
      ],
      pass: [
        passes("a total without a breakdown", set("cac:TaxTotal[2]/cbc:TaxAmount", "1.00")),
        passes("a part that rounds away", set("cac:TaxTotal[1]/cac:TaxSubtotal[2]/cbc:TaxAmount", "87.364")),
        passes(
          "half a cent below zero, rounded up",
          set("cac:TaxTotal[1]/cac:TaxSubtotal[2]/cbc:TaxAmount", "-515.055"),
          set("cac:TaxTotal[1]/cbc:TaxAmount", "0"),
        ),
        passes(
          "a total in a line",
          add(
            `${line}[1]`,
            '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxAmount currencyID="EUR">2.00</cbc:TaxAmount>' +
              "</cac:TaxSubtotal></cac:TaxTotal>",
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails("a cent off", `${ciiAt}/ram:TaxTotalAmount[1]`, set(`${summation}/ram:TaxTotalAmount[1]`, "602.42")),
        fails(
          "half a cent, rounded as a decimal",
          `${ciiAt}/ram:TaxTotalAmount[1]`,
          drop(`${breakdown}[2]`),
          set(`${breakdown}[1]/ram:CalculatedAmount`, justBelow),
          set(`${summation}/ram:TaxTotalAmount[1]`, "1.01"),
        ),
        fails(
          "breakdowns without amounts",
          `${ciiAt}/ram:TaxTotalAmount[1]`,
          drop(`${breakdown}/ram:CalculatedAmount`),
        ),
      ],
      pass: [
        passes("another amount in the accounting currency", set(`${summation}/ram:TaxTotalAmount[2]`, "1.00")),
        passes(
          "half a cent, rounded as a double",
          drop(`${breakdown}[2]`),
          set(`${breakdown}[1]/ram:CalculatedAmount`, justBelow),
          set(`${summation}/ram:TaxTotalAmount[1]`, "1.00"),
        ),
        passes(
          "a currency with a space, which is another one",
          attribute(`${summation}/ram:TaxTotalAmount[1]`, "currencyID", "EUR "),
          set(`${summation}/ram:TaxTotalAmount[1]`, "1.00"),
        ),
        passes("no VAT total", drop(`${summation}/ram:TaxTotalAmount`)),
      ],
    },
  },
  "BR-CO-15": {
    ubl: {
      fail: [
        fails("a cent off", `${at}/cbc:TaxInclusiveAmount`, set(`${total}/cbc:TaxInclusiveAmount`, "3390.61")),
        fails(
          "two VAT totals in the invoice currency",
          `${at}/cbc:TaxInclusiveAmount`,
          attribute("cac:TaxTotal[2]/cbc:TaxAmount", "currencyID", "EUR"),
        ),
        fails("no VAT total", `${at}/cbc:TaxInclusiveAmount`, drop("cac:TaxTotal")),
        fails(
          "a currency with a space, which is another one",
          `${at}/cbc:TaxInclusiveAmount`,
          attribute("cac:TaxTotal[1]/cbc:TaxAmount", "currencyID", "EUR "),
        ),
        fails(
          "the net total, whatever the VAT total is",
          `${at}/cbc:TaxInclusiveAmount`,
          set(`${total}/cbc:TaxInclusiveAmount`, "2788.19"),
        ),
      ],
      pass: [
        passes("without an invoice currency to look for", drop("cbc:DocumentCurrencyCode")),
        passes("a third decimal that rounds away", set(`${total}/cbc:TaxExclusiveAmount`, "2788.194")),
        passes(
          "another VAT total in a line",
          add(`${line}[1]`, '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1.00</cbc:TaxAmount></cac:TaxTotal>'),
        ),
      ],
    },
    cii: {
      fail: [
        fails("a cent off", `${ciiAt}/ram:GrandTotalAmount`, set(`${summation}/ram:GrandTotalAmount`, "3390.61")),
        fails(
          "two VAT totals in the invoice currency",
          `${ciiAt}/ram:GrandTotalAmount`,
          attribute(`${summation}/ram:TaxTotalAmount[2]`, "currencyID", "EUR"),
        ),
        fails("no VAT total", `${ciiAt}/ram:GrandTotalAmount`, drop(`${summation}/ram:TaxTotalAmount`)),
        fails(
          "the net total to a cent",
          `${ciiAt}/ram:GrandTotalAmount`,
          set(`${summation}/ram:GrandTotalAmount`, "2788.20"),
        ),
      ],
      pass: [
        passes("the net total, whatever the VAT total is", set(`${summation}/ram:GrandTotalAmount`, "2788.190")),
        passes(
          "the net total, where there is no VAT total",
          drop(`${summation}/ram:TaxTotalAmount`),
          set(`${summation}/ram:GrandTotalAmount`, "2788.19"),
        ),
        passes("without an invoice currency to look for", drop(`${settlement}/ram:InvoiceCurrencyCode`)),
        passes("a third decimal that rounds away", set(`${summation}/ram:TaxBasisTotalAmount`, "2788.194")),
      ],
    },
  },
  "BR-CO-16": {
    ubl: {
      fail: [
        fails("a cent off", `${at}/cbc:PayableAmount`, set(`${total}/cbc:PayableAmount`, "2891.01")),
        fails(
          "a third decimal, where nothing was paid or rounded",
          `${at}/cbc:PayableAmount`,
          drop(`${total}/cbc:PrepaidAmount`),
          drop(`${total}/cbc:PayableRoundingAmount`),
          set(`${total}/cbc:PayableAmount`, "3390.601"),
        ),
        fails(
          "a third decimal of its own, where something was paid alone",
          `${at}/cbc:PayableAmount`,
          drop(`${total}/cbc:PayableRoundingAmount`),
          set(`${total}/cbc:PayableAmount`, "2890.601"),
        ),
        fails(
          "a third decimal of the gross total, where something was rounded alone",
          `${at}/cbc:PayableAmount`,
          drop(`${total}/cbc:PrepaidAmount`),
          set(`${total}/cbc:TaxInclusiveAmount`, "3390.604"),
          set(`${total}/cbc:PayableAmount`, "3391.00"),
        ),
        fails("no amount due", at, drop(`${total}/cbc:PayableAmount`)),
      ],
      pass: [
        passes(
          "the gross total, where nothing was paid or rounded",
          drop(`${total}/cbc:PrepaidAmount`),
          drop(`${total}/cbc:PayableRoundingAmount`),
          set(`${total}/cbc:PayableAmount`, "3390.60"),
        ),
        passes(
          "a paid amount alone",
          drop(`${total}/cbc:PayableRoundingAmount`),
          set(`${total}/cbc:PayableAmount`, "2890.60"),
        ),
        passes(
          "a rounding amount alone",
          drop(`${total}/cbc:PrepaidAmount`),
          set(`${total}/cbc:PayableAmount`, "3391.00"),
        ),
        passes("a third decimal of the paid amount that rounds away", set(`${total}/cbc:PrepaidAmount`, "500.004")),
        passes(
          "a third decimal of its own that rounds away with the rounding amount",
          set(`${total}/cbc:PayableAmount`, "2891.004"),
        ),
        passes("a comment among the totals", add(total, "<!-- checked -->")),
      ],
    },
    cii: {
      fail: [
        fails("a cent off", `${ciiAt}/ram:DuePayableAmount`, set(`${summation}/ram:DuePayableAmount`, "2891.01")),
        fails(
          "a third decimal of the paid amount, for nothing is rounded",
          `${ciiAt}/ram:DuePayableAmount`,
          set(`${summation}/ram:TotalPrepaidAmount`, "500.004"),
        ),
        fails(
          "a third decimal of its own",
          `${ciiAt}/ram:DuePayableAmount`,
          set(`${summation}/ram:DuePayableAmount`, "2891.004"),
        ),
        fails("no amount due", ciiAt, drop(`${summation}/ram:DuePayableAmount`)),
        fails("no gross total", `${ciiAt}/ram:DuePayableAmount`, drop(`${summation}/ram:GrandTotalAmount`)),
      ],
      pass: [
        passes(
          "a third decimal on both sides",
          set(`${summation}/ram:TotalPrepaidAmount`, "500.004"),
          set(`${summation}/ram:DuePayableAmount`, "2890.996"),
        ),
        passes(
          "a paid amount alone",
          drop(`${summation}/ram:RoundingAmount`),
          set(`${summation}/ram:DuePayableAmount`, "2890.60"),
        ),
        passes(
          "a rounding amount alone",
          drop(`${summation}/ram:TotalPrepaidAmount`),
          set(`${summation}/ram:DuePayableAmount`, "3391.00"),
        ),
        passes(
          "the gross total, where nothing was paid or rounded",
          drop(`${summation}/ram:TotalPrepaidAmount`),
          drop(`${summation}/ram:RoundingAmount`),
          set(`${summation}/ram:DuePayableAmount`, "3390.60"),
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof totals, Cases>>;

function setSum(to: string): Edit {
  return set(`${total}/cbc:LineExtensionAmount`, to);
}

/** Lines that add up to an amount, and the sum that is stated. */
function linesOfUbl(amount: string, stated: string): readonly Edit[] {
  return [set(lines, "0"), set(`${line}[2]/cbc:LineExtensionAmount`, amount), setSum(stated)];
}

function linesOfCii(amount: string, stated: string): readonly Edit[] {
  return [
    set(`${ciiLine}/${lineTotal}`, "0"),
    set(`${ciiLine}[2]/${lineTotal}`, amount),
    set(`${summation}/ram:LineTotalAmount`, stated),
  ];
}

function bareLine(amount: string): string {
  return `<${line}><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount></${line}>`;
}

/** The sums of allowances and of charges: the one at the position is the only one of its sort. */
function itemSum(
  position: 1 | 2,
  ubl: string,
  cii: string,
  { other, digit }: { readonly other: string; readonly digit: string },
): Cases {
  const item = `cac:AllowanceCharge[${position}]`;
  const inSettlement = `${ciiItem}[${position}]`;
  const ublHalf = (stated: string) => [set(`${item}/cbc:Amount`, justBelow), set(`${total}/${ubl}`, stated)];
  const ciiHalf = (
    stated: string,
  ) => [set(`${inSettlement}/ram:ActualAmount`, justBelow), set(`${summation}/${cii}`, stated)];
  return {
    ubl: {
      fail: [
        fails("another sum", `${at}/${ubl}`, set(`${total}/${ubl}`, other)),
        fails("half a cent, rounded down", `${at}/${ubl}`, ...ublHalf("1.00")),
        ...missing(at, total, ubl, item),
      ],
      pass: [
        passes("neither items nor sum", drop(item), drop(`${total}/${ubl}`)),
        passes("the indicator a digit", set(`${item}/cbc:ChargeIndicator`, digit)),
        passes("half a cent, rounded up", ...ublHalf("1.01")),
        passes("an item without an amount, and a sum of zero", drop(`${item}/cbc:Amount`), set(`${total}/${ubl}`, "0")),
        passes("an item in a line", add(`${line}[2]`, otherItem(position))),
      ],
    },
    cii: {
      fail: [
        fails("another sum", `${ciiAt}/${cii}`, set(`${summation}/${cii}`, other)),
        fails("half a cent, rounded as a decimal", `${ciiAt}/${cii}`, ...ciiHalf("1.01")),
        ...missing(ciiAt, summation, cii, inSettlement),
      ],
      pass: [
        passes("neither items nor sum", drop(inSettlement), drop(`${summation}/${cii}`)),
        passes("the indicator a digit", set(`${inSettlement}/ram:ChargeIndicator/udt:Indicator`, digit)),
        passes("half a cent, rounded as a double", ...ciiHalf("1.00")),
        passes("the sum written otherwise", set(`${summation}/${cii}`, `0${position === 1 ? "228.910" : "28"}`)),
      ],
    },
  };
}

/** Items without a sum, and a sum without items. */
function missing(top: string, group: string, sum: string, item: string): readonly Fail[] {
  return [
    fails("items without a sum", top, drop(`${group}/${sum}`)),
    fails("a sum without items", `${top}/${sum}`, drop(item)),
  ];
}

function otherItem(position: 1 | 2): string {
  return `<cac:AllowanceCharge><cbc:ChargeIndicator>${position === 2}</cbc:ChargeIndicator>` +
    '<cbc:Amount currencyID="EUR">1.00</cbc:Amount></cac:AllowanceCharge>';
}
