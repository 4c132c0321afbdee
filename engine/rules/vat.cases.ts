/** Cases of the VAT category rules. The base invoice knows category S alone, at 25 and 12 per cent. */
import { add, type Cases, drop, type Edit, fails, passes, set } from "./case.ts";
import type { vat } from "./vat.ts";

const seller = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme";
const subtotal = "cac:TaxTotal[1]/cac:TaxSubtotal";
const line = "cac:InvoiceLine";
const lineCategory = "cac:Item/cac:ClassifiedTaxCategory";

/** No seller or representative with a tax registration is left. */
const unregistered: readonly Edit[] = [drop(seller), drop("cac:TaxRepresentativeParty")];
const noLines = set(`${line}/${lineCategory}/cbc:ID`, "Z");
const otherAllowances = set("cac:AllowanceCharge/cac:TaxCategory/cbc:ID", "Z");

export const vatCases = {
  "BR-CO-17": {
    ubl: {
      fail: [
        fails("a unit off", `/Invoice/${subtotal}[1]/cbc:TaxAmount`, set(`${subtotal}[1]/cbc:TaxAmount`, "516.05")),
        fails(
          "tax at a rate that rounds to nothing",
          `/Invoice/${subtotal}[1]/cbc:TaxAmount`,
          set(`${subtotal}[1]/cac:TaxCategory/cbc:Percent`, "0.4"),
        ),
        fails(
          "tax without a rate",
          `/Invoice/${subtotal}[2]/cbc:TaxAmount`,
          drop(`${subtotal}[2]/cac:TaxCategory/cbc:Percent`),
        ),
      ],
      pass: [
        passes("less than a unit off", set(`${subtotal}[1]/cbc:TaxAmount`, "516.04")),
        passes("a negative amount, for signs do not count", set(`${subtotal}[2]/cbc:TaxableAmount`, "-728.00")),
      ],
    },
  },
  "BR-S-01": {
    ubl: {
      fail: [fails("lines and no breakdown", "/Invoice", drop(subtotal))],
      pass: [passes("a scheme that is not VAT", set(`${line}/${lineCategory}/cac:TaxScheme/cbc:ID`, "GST"))],
    },
  },
  "BR-S-02": {
    ubl: {
      fail: [
        fails("no tax registration", `/Invoice/${line}[1]/${lineCategory}`, ...unregistered),
        fails(
          "lines of another tax scheme, which nothing satisfies",
          `/Invoice/${line}[1]/${lineCategory}`,
          set(`${line}/${lineCategory}/cac:TaxScheme/cbc:ID`, "GST"),
        ),
      ],
      pass: [
        passes("the tax representative's VAT identifier", drop(seller)),
        passes("no line of the category", ...unregistered, noLines),
      ],
    },
  },
  "BR-S-03": {
    ubl: {
      fail: [fails("no tax registration", "/Invoice/cac:AllowanceCharge[1]/cac:TaxCategory", ...unregistered)],
      pass: [passes("no allowance of the category", ...unregistered, otherAllowances)],
    },
  },
  "BR-S-04": {
    ubl: {
      fail: [fails("no tax registration", "/Invoice/cac:AllowanceCharge[2]/cac:TaxCategory", ...unregistered)],
      pass: [passes("no charge of the category", ...unregistered, otherAllowances)],
    },
  },
  "BR-S-05": {
    ubl: {
      fail: [
        fails(
          "a rate of 0",
          `/Invoice/${line}[2]/${lineCategory}/cbc:Percent`,
          set(`${line}[2]/${lineCategory}/cbc:Percent`, "0"),
        ),
        fails("no rate", `/Invoice/${line}[3]/${lineCategory}`, drop(`${line}[3]/${lineCategory}/cbc:Percent`)),
      ],
      pass: [passes("the smallest rate", set(`${line}[2]/${lineCategory}/cbc:Percent`, "0.001"))],
    },
  },
  "BR-S-06": {
    ubl: {
      fail: [
        fails(
          "a rate below 0",
          "/Invoice/cac:AllowanceCharge[1]/cac:TaxCategory/cbc:Percent",
          set("cac:AllowanceCharge[1]/cac:TaxCategory/cbc:Percent", "-25"),
        ),
      ],
      pass: [passes("a rate as a double", set("cac:AllowanceCharge[1]/cac:TaxCategory/cbc:Percent", "2.5e1"))],
    },
  },
  "BR-S-07": {
    ubl: {
      fail: [
        fails(
          "a rate of 0",
          "/Invoice/cac:AllowanceCharge[2]/cac:TaxCategory/cbc:Percent",
          set("cac:AllowanceCharge[2]/cac:TaxCategory/cbc:Percent", "0.00"),
        ),
      ],
      pass: [passes("another category", set("cac:AllowanceCharge[2]/cac:TaxCategory/cbc:ID", "Z"))],
    },
  },
  "BR-S-08": {
    ubl: {
      fail: [
        fails(
          "a unit too much",
          `/Invoice/${subtotal}[2]/cbc:TaxableAmount`,
          set(`${subtotal}[2]/cbc:TaxableAmount`, "729.00"),
        ),
        fails(
          "a rate that nothing has",
          `/Invoice/${subtotal}[1]/cbc:TaxableAmount`,
          set(`${subtotal}[1]/cac:TaxCategory/cbc:Percent`, "24"),
        ),
      ],
      pass: [
        passes("less than a unit off", set(`${subtotal}[2]/cbc:TaxableAmount`, "728.99")),
        passes("the rate with more digits", set(`${subtotal}[1]/cac:TaxCategory/cbc:Percent`, "25.00")),
      ],
    },
  },
  "BR-S-09": {
    ubl: {
      fail: [
        fails("a unit off", `/Invoice/${subtotal}[1]/cbc:TaxAmount`, set(`${subtotal}[1]/cbc:TaxAmount`, "514.05")),
      ],
      pass: [passes("less than a unit off", set(`${subtotal}[1]/cbc:TaxAmount`, "514.06"))],
    },
  },
  "BR-S-10": {
    ubl: {
      fail: [
        fails(
          "an exemption reason",
          `/Invoice/${subtotal}[1]/cac:TaxCategory`,
          add(`${subtotal}[1]/cac:TaxCategory`, "<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>"),
        ),
      ],
      pass: [
        passes(
          "a reason on a line, which this rule does not see",
          add(`${line}[1]/${lineCategory}`, "<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>"),
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof vat, Cases>>;
