/** Cases of BR-DEC-*: the same for every amount, at its place. */
import { type Cases, fails, passes, set, type SyntaxCases } from "./case.ts";
import type { decimals } from "./decimals.ts";

const total = "cac:LegalMonetaryTotal";
const breakdown = "cac:TaxTotal[1]/cac:TaxSubtotal[1]";
const line = "cac:InvoiceLine[1]";

export const decimalsCases = {
  "BR-DEC-01": { ubl: amountAt("cac:AllowanceCharge[1]/cbc:Amount") },
  "BR-DEC-02": { ubl: amountAt("cac:AllowanceCharge[1]/cbc:BaseAmount") },
  "BR-DEC-05": { ubl: amountAt("cac:AllowanceCharge[2]/cbc:Amount") },
  "BR-DEC-06": { ubl: amountAt("cac:AllowanceCharge[2]/cbc:BaseAmount") },
  "BR-DEC-09": { ubl: amountAt(`${total}/cbc:LineExtensionAmount`) },
  "BR-DEC-10": { ubl: amountAt(`${total}/cbc:AllowanceTotalAmount`) },
  "BR-DEC-11": { ubl: amountAt(`${total}/cbc:ChargeTotalAmount`) },
  "BR-DEC-12": { ubl: amountAt(`${total}/cbc:TaxExclusiveAmount`) },
  "BR-DEC-14": { ubl: amountAt(`${total}/cbc:TaxInclusiveAmount`) },
  "BR-DEC-16": { ubl: amountAt(`${total}/cbc:PrepaidAmount`) },
  "BR-DEC-17": { ubl: amountAt(`${total}/cbc:PayableRoundingAmount`) },
  "BR-DEC-18": { ubl: amountAt(`${total}/cbc:PayableAmount`) },
  "BR-DEC-19": { ubl: amountAt(`${breakdown}/cbc:TaxableAmount`) },
  "BR-DEC-20": { ubl: amountAt(`${breakdown}/cbc:TaxAmount`) },
  "BR-DEC-23": { ubl: amountAt(`${line}/cbc:LineExtensionAmount`) },
  "BR-DEC-24": { ubl: amountAt(`${line}/cac:AllowanceCharge[1]/cbc:Amount`) },
  "BR-DEC-25": { ubl: amountAt(`${line}/cac:AllowanceCharge[1]/cbc:BaseAmount`) },
  "BR-DEC-27": { ubl: amountAt(`${line}/cac:AllowanceCharge[2]/cbc:Amount`) },
  "BR-DEC-28": { ubl: amountAt(`${line}/cac:AllowanceCharge[2]/cbc:BaseAmount`) },
} as const satisfies Readonly<Record<keyof typeof decimals, Cases>>;

function amountAt(path: string): SyntaxCases {
  const at = `/Invoice/${path}`;
  return {
    fail: [
      fails("a zero too many", at, set(path, "1.000")),
      fails("a space behind two decimals", at, set(path, "1.00 ")),
    ],
    pass: [passes("one decimal", set(path, "1.5")), passes("no decimals", set(path, "1"))],
  };
}
