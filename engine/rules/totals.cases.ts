/** Cases of BR-CO-10 … BR-CO-16. */
import { add, attribute, type Cases, drop, fails, passes, set } from "./case.ts";
import type { totals } from "./totals.ts";

const total = "cac:LegalMonetaryTotal";
const at = `/Invoice/${total}`;

export const totalsCases = {
  "BR-CO-10": {
    ubl: {
      fail: [
        fails("a cent too much", `${at}/cbc:LineExtensionAmount`, set(`${total}/cbc:LineExtensionAmount`, "2989.11")),
        fails(
          "a line more",
          `${at}/cbc:LineExtensionAmount`,
          set("cac:InvoiceLine[3]/cbc:LineExtensionAmount", "700.01"),
        ),
      ],
      pass: [
        passes("more digits that mean the same", set(`${total}/cbc:LineExtensionAmount`, "2989.1000")),
        passes("a sum that rounds up to it", set("cac:InvoiceLine[3]/cbc:LineExtensionAmount", "699.995")),
      ],
    },
  },
  "BR-CO-11": {
    ubl: {
      fail: [
        fails("another sum", `${at}/cbc:AllowanceTotalAmount`, set(`${total}/cbc:AllowanceTotalAmount`, "228.90")),
        fails("no sum for an allowance", at, drop(`${total}/cbc:AllowanceTotalAmount`)),
        fails("a sum of nothing", `${at}/cbc:AllowanceTotalAmount`, drop("cac:AllowanceCharge[1]")),
      ],
      pass: [
        passes("neither allowance nor sum", drop("cac:AllowanceCharge[1]"), drop(`${total}/cbc:AllowanceTotalAmount`)),
        passes("the indicator as a digit", set("cac:AllowanceCharge[1]/cbc:ChargeIndicator", "0")),
      ],
    },
  },
  "BR-CO-12": {
    ubl: {
      fail: [
        fails("another sum", `${at}/cbc:ChargeTotalAmount`, set(`${total}/cbc:ChargeTotalAmount`, "28.01")),
        fails("no sum for a charge", at, drop(`${total}/cbc:ChargeTotalAmount`)),
      ],
      pass: [passes("neither charge nor sum", drop("cac:AllowanceCharge[2]"), drop(`${total}/cbc:ChargeTotalAmount`))],
    },
  },
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
      ],
      pass: [passes("a third decimal that rounds away", set(`${total}/cbc:LineExtensionAmount`, "2989.104"))],
    },
  },
  "BR-CO-14": {
    ubl: {
      fail: [
        fails("a cent off", "/Invoice/cac:TaxTotal[1]/cbc:TaxAmount", set("cac:TaxTotal[1]/cbc:TaxAmount", "602.42")),
      ],
      pass: [passes("a total without a breakdown", set("cac:TaxTotal[2]/cbc:TaxAmount", "1.00"))],
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
      ],
      pass: [passes("without an invoice currency to look for", drop("cbc:DocumentCurrencyCode"))],
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
        passes("without a stray child to disturb it", add(total, "<!-- checked -->")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof totals, Cases>>;
