/** Cases of BR-DEC-*: the same for every amount, at its place. */
import { type Cases, drop, fails, passes, set, type SyntaxCases } from "../case.ts";
import type { decimals } from "../../engine/rules/en16931/decimals.ts";

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const vatTotals = `${summation}/ram:TaxTotalAmount`;
const breakdown = `${settlement}/ram:ApplicableTradeTax[1]`;
const line = "cac:InvoiceLine[1]";
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement`;

export const decimalsCases = {
  "BR-DEC-01": allowanceCharge(1, "cbc:Amount", "ram:ActualAmount"),
  "BR-DEC-02": allowanceCharge(1, "cbc:BaseAmount", "ram:BasisAmount"),
  "BR-DEC-05": allowanceCharge(2, "cbc:Amount", "ram:ActualAmount"),
  "BR-DEC-06": allowanceCharge(2, "cbc:BaseAmount", "ram:BasisAmount"),
  "BR-DEC-09": total("cbc:LineExtensionAmount", "ram:LineTotalAmount"),
  "BR-DEC-10": total("cbc:AllowanceTotalAmount", "ram:AllowanceTotalAmount"),
  "BR-DEC-11": total("cbc:ChargeTotalAmount", "ram:ChargeTotalAmount"),
  "BR-DEC-12": total("cbc:TaxExclusiveAmount", "ram:TaxBasisTotalAmount"),
  "BR-DEC-13": {
    ubl: { fail: [], pass: [passes("a zero too many", set("cac:TaxTotal[1]/cbc:TaxAmount", "602.410"))] },
    cii: {
      fail: [fails("a third decimal", `${root}/${vatTotals}`, drop(`${vatTotals}[2]`), set(vatTotals, "602.411"))],
      pass: [
        passes("a zero too many, for its value counts", drop(`${vatTotals}[2]`), set(vatTotals, "602.410")),
        passes("a third decimal beside a total in another currency", set(`${vatTotals}[1]`, "602.411")),
        passes("no VAT total", drop(vatTotals)),
      ],
    },
  },
  "BR-DEC-15": {
    ubl: { fail: [], pass: [passes("a third decimal", set("cac:TaxTotal[2]/cbc:TaxAmount", "6867.471"))] },
    cii: {
      fail: [
        fails("a third decimal", `${root}/${vatTotals}[1]`, set(`${vatTotals}[2]`, "6867.471")),
        fails("no total in the accounting currency", `${root}/${vatTotals}`, drop(`${vatTotals}[2]`)),
      ],
      pass: [
        passes("a zero too many, for its value counts", set(`${vatTotals}[2]`, "6867.470")),
        passes(
          "a third decimal where there is no accounting currency",
          drop(`${settlement}/ram:TaxCurrencyCode`),
          set(`${vatTotals}[2]`, "6867.471"),
        ),
        passes("no VAT total", drop(vatTotals)),
      ],
    },
  },
  "BR-DEC-14": total("cbc:TaxInclusiveAmount", "ram:GrandTotalAmount"),
  "BR-DEC-16": total("cbc:PrepaidAmount", "ram:TotalPrepaidAmount"),
  "BR-DEC-17": total("cbc:PayableRoundingAmount", "ram:RoundingAmount"),
  "BR-DEC-18": total("cbc:PayableAmount", "ram:DuePayableAmount"),
  "BR-DEC-19": amount("cac:TaxTotal[1]/cac:TaxSubtotal[1]/cbc:TaxableAmount", `${breakdown}/ram:BasisAmount`),
  "BR-DEC-20": amount("cac:TaxTotal[1]/cac:TaxSubtotal[1]/cbc:TaxAmount", `${breakdown}/ram:CalculatedAmount`),
  "BR-DEC-23": amount(
    `${line}/cbc:LineExtensionAmount`,
    `${ciiLine}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
  ),
  "BR-DEC-24": lineAllowanceCharge(1, "cbc:Amount", "ram:ActualAmount"),
  "BR-DEC-25": lineAllowanceCharge(1, "cbc:BaseAmount", "ram:BasisAmount"),
  "BR-DEC-27": lineAllowanceCharge(2, "cbc:Amount", "ram:ActualAmount"),
  "BR-DEC-28": lineAllowanceCharge(2, "cbc:BaseAmount", "ram:BasisAmount"),
} as const satisfies Readonly<Record<keyof typeof decimals, Cases>>;

function allowanceCharge(position: 1 | 2, ubl: string, cii: string): Cases {
  return amount(
    `cac:AllowanceCharge[${position}]/${ubl}`,
    `${settlement}/ram:SpecifiedTradeAllowanceCharge[${position}]/${cii}`,
  );
}

function lineAllowanceCharge(position: 1 | 2, ubl: string, cii: string): Cases {
  return amount(
    `${line}/cac:AllowanceCharge[${position}]/${ubl}`,
    `${ciiLine}/ram:SpecifiedTradeAllowanceCharge[${position}]/${cii}`,
  );
}

function total(ubl: string, cii: string): Cases {
  return amount(`cac:LegalMonetaryTotal/${ubl}`, `${summation}/${cii}`);
}

/** The characters behind the point are counted, whatever they are. */
function amount(ubl: string, cii: string): Cases {
  return { ubl: amountAt("/Invoice", ubl), cii: amountAt(root, cii) };
}

function amountAt(top: string, path: string): SyntaxCases {
  const at = `${top}/${path}`;
  return {
    fail: [
      fails("a zero too many", at, set(path, "1.000")),
      fails("a space behind two decimals", at, set(path, "1.00 ")),
    ],
    pass: [
      passes("two decimals behind a space", set(path, " 1.00")),
      passes("one decimal and a space", set(path, "1.5 ")),
      passes("nothing behind the point", set(path, "1.")),
      passes("no point, and many digits", set(path, "1000000")),
    ],
  };
}
