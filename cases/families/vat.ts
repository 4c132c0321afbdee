/** Cases of the VAT rules. The base invoice knows category S alone, at 25 and 12 per cent. */
import { add, type Cases, drop, fails, onCreditNote, passes, set } from "../case.ts";
import type { vat } from "../../engine/rules/en16931/vat.ts";
import { families } from "../../engine/rules/en16931/vat_families.ts";
import { familyCases } from "./vat_families.ts";
import { cii, keep, only, recast, type Scene, ubl } from "./vat_scenes.ts";

const subtotal = `${ubl.root}/${ubl.breakdowns}`;
const tradeTax = `${cii.root}/${cii.breakdowns}`;
const trade = "rsm:SupplyChainTradeTransaction";
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const delivery = `${trade}/ram:ApplicableHeaderTradeDelivery`;
const item = `${trade}/ram:IncludedSupplyChainTradeLineItem`;
const lineTax = `${item}[2]/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`;

const { L, M, O, K } = { L: families.AF, M: families.AG, O: families.O, K: families.IC };

/** A breakdown in the VAT total of the accounting currency. */
const secondTotal = (base: string, tax: string) =>
  add(
    "cac:TaxTotal[2]",
    `<cac:TaxSubtotal>${ubl.breakdown({ code: "S", rate: "25", base, tax })}</cac:TaxSubtotal>`,
  );

const breakdownCases = {
  "BR-45": {
    ubl: {
      fail: [
        fails("no taxable amount", `${subtotal}[2]`, drop(`${ubl.breakdowns}[2]/cbc:TaxableAmount`)),
        fails("no taxable amount, in category O too", subtotal, ...recast(ubl, O, { base: undefined })),
      ],
      pass: [passes("an amount of 0", set(`${ubl.breakdowns}[2]/cbc:TaxableAmount`, "0.00"))],
    },
    cii: {
      fail: [
        fails("no taxable amount", `${tradeTax}[2]`, drop(`${cii.breakdowns}[2]/ram:BasisAmount`)),
        fails(
          "no taxable amount in category L of another tax",
          `${tradeTax}[1]`,
          ...recast(cii, L, { base: undefined, scheme: "GST" }),
        ),
      ],
      pass: [
        passes("an amount of 0", set(`${cii.breakdowns}[2]/ram:BasisAmount`, "0.00")),
        passes("none in category O, which has rules of its own", ...recast(cii, O, { base: undefined })),
        passes("none in category L, which has rules of its own", ...recast(cii, L, { base: undefined })),
        passes("none in category M, which has rules of its own", ...recast(cii, M, { base: undefined })),
      ],
    },
  },
  "BR-46": {
    ubl: {
      fail: [
        fails("no tax amount", `${subtotal}[2]`, drop(`${ubl.breakdowns}[2]/cbc:TaxAmount`)),
        fails("no tax amount, in category O too", subtotal, ...recast(ubl, O, { tax: undefined })),
      ],
      pass: [passes("an amount of 0", set(`${ubl.breakdowns}[2]/cbc:TaxAmount`, "0.00"))],
    },
    cii: {
      fail: [fails("no tax amount", `${tradeTax}[2]`, drop(`${cii.breakdowns}[2]/ram:CalculatedAmount`))],
      pass: [
        passes("an amount of 0", set(`${cii.breakdowns}[2]/ram:CalculatedAmount`, "0.00")),
        passes("none in category O, which has rules of its own", ...recast(cii, O, { tax: undefined })),
      ],
    },
  },
  "BR-47": {
    ubl: {
      fail: [
        fails("no category code", `${subtotal}[2]`, drop(`${ubl.breakdowns}[2]/cac:TaxCategory/cbc:ID`)),
        fails("a category of another tax", `${subtotal}[1]`, ...recast(ubl, families.S, { scheme: "GST" })),
        fails("no category", `${subtotal}[2]`, drop(`${ubl.breakdowns}[2]/cac:TaxCategory`)),
      ],
      pass: [
        passes("the tax scheme in small letters and space", ...recast(ubl, families.S, { scheme: " vat " })),
        passes("any code: other rules know the codes", set(`${ubl.breakdowns}[2]/cac:TaxCategory/cbc:ID`, "VAT")),
      ],
    },
    cii: {
      fail: [
        fails("no category code", `${tradeTax}[2]`, drop(`${cii.breakdowns}[2]/ram:CategoryCode`)),
        fails("a category of another tax", `${tradeTax}[1]`, ...recast(cii, families.S, { scheme: "GST" })),
        fails("space around the tax type", `${tradeTax}[1]`, ...recast(cii, families.S, { scheme: " VAT " })),
        fails("category O of another tax", tradeTax, ...recast(cii, O, { scheme: "GST" })),
      ],
      pass: [passes("the tax type in small letters", ...recast(cii, families.S, { scheme: "vat" }))],
    },
  },
  "BR-48": {
    ubl: {
      fail: [
        fails("no rate", `${subtotal}[2]`, drop(`${ubl.breakdowns}[2]/cac:TaxCategory/cbc:Percent`)),
        fails("the rate of another tax", `${subtotal}[1]`, ...recast(ubl, families.S, { scheme: "GST" })),
        fails("no rate in category O of another tax", subtotal, ...recast(ubl, O, { scheme: "GST" })),
      ],
      pass: [
        passes("category O, which has no rate", ...recast(ubl, O)),
        passes("category O with space around it", ...recast(ubl, O, { code: " O " })),
        passes("a rate of 0", set(`${ubl.breakdowns}[2]/cac:TaxCategory/cbc:Percent`, "0")),
      ],
    },
    cii: {
      fail: [
        fails("no rate", `${tradeTax}[2]`, drop(`${cii.breakdowns}[2]/ram:RateApplicablePercent`)),
        fails("category O with space around it", tradeTax, ...recast(cii, O, { code: " O " })),
        fails("category O of another tax", tradeTax, ...recast(cii, O, { scheme: "GST" })),
      ],
      pass: [
        passes("category O, which has no rate", ...recast(cii, O)),
        passes("no rate in category L, which has rules of its own", ...recast(cii, L, { rate: undefined })),
      ],
    },
  },
  "BR-CO-04": {
    ubl: {
      fail: [
        fails(
          "a line without a category",
          "/Invoice/cac:InvoiceLine[2]",
          drop("cac:InvoiceLine[2]/cac:Item/cac:ClassifiedTaxCategory"),
        ),
        fails(
          "a category without a code",
          "/Invoice/cac:InvoiceLine[3]",
          drop("cac:InvoiceLine[3]/cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
        ),
        fails(
          "a category of another tax",
          "/Invoice/cac:InvoiceLine[2]",
          set(`${ubl.spots.line}/cac:TaxScheme/cbc:ID`, "GST"),
        ),
      ],
      pass: [
        passes("the tax scheme in small letters and space", set(`${ubl.spots.line}/cac:TaxScheme/cbc:ID`, " vat ")),
        passes("an empty code, which is there", set(`${ubl.spots.line}/cbc:ID`, "")),
        onCreditNote(passes("the lines of a credit note")),
      ],
    },
    cii: {
      fail: [
        fails("a line without a category", `${cii.root}/${item}[2]`, drop(lineTax)),
        fails("a category without a code", `${cii.root}/${item}[2]`, drop(`${lineTax}/ram:CategoryCode`)),
        fails("a category of another tax", `${cii.root}/${item}[2]`, set(`${lineTax}/ram:TypeCode`, "GST")),
        fails("space around the tax type", `${cii.root}/${item}[2]`, set(`${lineTax}/ram:TypeCode`, "VAT ")),
      ],
      pass: [
        passes("the tax type in small letters", set(`${lineTax}/ram:TypeCode`, "vat")),
        passes("an empty code, which is there", set(`${lineTax}/ram:CategoryCode`, "")),
      ],
    },
  },
  "BR-CO-17": {
    ubl: {
      fail: [
        fails("a unit off", `${subtotal}[1]/cbc:TaxAmount`, ...recast(ubl, families.S, { tax: "516.05" })),
        fails(
          "tax at a rate that rounds to nothing",
          `${subtotal}[1]/cbc:TaxAmount`,
          ...recast(ubl, families.S, { rate: "0.4" }),
        ),
        fails("tax without a rate", `${subtotal}[1]/cbc:TaxAmount`, ...recast(ubl, families.S, { rate: undefined })),
        fails("no taxable amount", `${subtotal}[1]/cbc:TaxAmount`, ...recast(ubl, families.S, { base: undefined })),
        fails("no tax amount", `${subtotal}[1]`, ...recast(ubl, families.S, { tax: undefined })),
        fails(
          "a breakdown in the accounting currency",
          "/Invoice/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount",
          secondTotal("100.00", "26.00"),
        ),
        fails("tax in category O", `${subtotal}/cbc:TaxAmount`, ...recast(ubl, O, { tax: "0.50" })),
      ],
      pass: [
        passes("less than a unit off", ...recast(ubl, families.S, { tax: "516.04" })),
        passes("a negative amount, for signs do not count", ...recast(ubl, families.S, { base: "-2060.19" })),
        passes("a breakdown in the accounting currency that is right", secondTotal("100.00", "25.99")),
        passes("half a unit less of tax without a rate", ...recast(ubl, O, { tax: "-0.50" })),
      ],
    },
    cii: {
      fail: [
        fails(
          "more than a unit off",
          `${tradeTax}[1]/ram:CalculatedAmount`,
          ...recast(cii, families.S, { tax: "516.06" }),
        ),
        fails(
          "tax at a rate that rounds to nothing",
          `${tradeTax}[1]/ram:CalculatedAmount`,
          ...recast(cii, families.S, { rate: "0.4" }),
        ),
        fails(
          "tax without a rate",
          `${tradeTax}[1]/ram:CalculatedAmount`,
          ...recast(cii, families.S, { rate: undefined }),
        ),
        fails(
          "a rate of another tax, which does not count",
          `${tradeTax}[1]/ram:CalculatedAmount`,
          ...recast(cii, families.S, { scheme: "GST" }),
        ),
        fails("no tax amount", `${tradeTax}[1]`, ...recast(cii, families.S, { tax: undefined })),
      ],
      pass: [
        passes("a unit off", ...recast(cii, families.S, { tax: "516.05" })),
        passes("a unit less", ...recast(cii, families.S, { tax: "514.05" })),
        passes("space around the tax type", ...recast(cii, families.S, { scheme: " VAT " })),
        passes("any tax in category L, which has rules of its own", ...recast(cii, L, { tax: "1.00" })),
        passes("any tax in category O, which has rules of its own", ...recast(cii, O, { tax: "1.00" })),
      ],
    },
  },
  "BR-CO-18": {
    ubl: {
      fail: [fails("no breakdown", "/Invoice", drop(ubl.breakdowns))],
      pass: [
        passes("one of the two", drop(`${ubl.breakdowns}[1]`)),
        passes("one in the accounting currency alone", secondTotal("100.00", "25.00"), drop(ubl.breakdowns)),
      ],
    },
    cii: {
      fail: [fails("no breakdown", `${cii.root}/${item}[1]`, drop(cii.breakdowns))],
      pass: [
        passes("one of the two", drop(`${cii.breakdowns}[1]`)),
        passes("neither breakdown nor line", drop(cii.breakdowns), drop(item)),
      ],
    },
  },
} as const satisfies Readonly<Record<string, Cases>>;

const noDelivery = drop("cac:Delivery/cbc:ActualDeliveryDate");
const noOccurrence = drop(`${delivery}/ram:ActualDeliverySupplyChainEvent`);

const intraCommunityCases = {
  "BR-IC-11": {
    ubl: {
      fail: [
        fails("neither delivery date nor period", "/Invoice", ...recast(ubl, K), noDelivery, drop("cac:InvoicePeriod")),
        fails(
          "an empty delivery date and an empty period",
          "/Invoice",
          ...recast(ubl, K),
          set("cac:Delivery/cbc:ActualDeliveryDate", ""),
          set("cac:InvoicePeriod", ""),
        ),
      ],
      pass: [
        passes("a delivery date alone", ...recast(ubl, K), drop("cac:InvoicePeriod")),
        passes("a period alone", ...recast(ubl, K), noDelivery),
        passes(
          "a period that says anything",
          ...recast(ubl, K),
          noDelivery,
          set("cac:InvoicePeriod", "<cbc:DescriptionCode>35</cbc:DescriptionCode>"),
        ),
        passes(
          "neither, where a line is of the category and no breakdown",
          ...only(ubl, K, "line"),
          noDelivery,
          drop("cac:InvoicePeriod"),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "neither delivery date nor period",
          tradeTax,
          ...recast(cii, K),
          noOccurrence,
          drop(`${settlement}/ram:BillingSpecifiedPeriod`),
        ),
        fails(
          "a delivery date without its text and a period without dates",
          tradeTax,
          ...recast(cii, K),
          set(`${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`, ""),
          set(`${settlement}/ram:BillingSpecifiedPeriod`, ""),
        ),
      ],
      pass: [
        passes("a delivery date alone", ...recast(cii, K), drop(`${settlement}/ram:BillingSpecifiedPeriod`)),
        passes(
          "an empty delivery date, which is there",
          ...recast(cii, K),
          set(`${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`, ""),
          drop(`${settlement}/ram:BillingSpecifiedPeriod`),
        ),
        passes(
          "an empty end of the period alone",
          ...recast(cii, K),
          noOccurrence,
          set(`${settlement}/ram:BillingSpecifiedPeriod`, "<ram:EndDateTime/>"),
        ),
      ],
    },
  },
  "BR-IC-12": {
    ubl: {
      fail: [
        fails("no country of delivery", "/Invoice", ...recast(ubl, K), drop("cac:Delivery")),
        fails(
          "a country of one letter",
          "/Invoice",
          ...recast(ubl, K),
          set("cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode", "S"),
        ),
      ],
      pass: [
        passes("the country of delivery", ...recast(ubl, K)),
        passes("none in another category", drop("cac:Delivery")),
      ],
    },
    cii: {
      fail: [fails("no country of delivery", tradeTax, ...recast(cii, K), drop(`${delivery}/ram:ShipToTradeParty`))],
      pass: [
        passes("the country of delivery", ...recast(cii, K)),
        passes(
          "an empty one, which is there",
          ...recast(cii, K),
          set(`${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`, ""),
        ),
        passes("none in another category", drop(`${delivery}/ram:ShipToTradeParty`)),
      ],
    },
  },
} as const satisfies Readonly<Record<string, Cases>>;

/** An invoice of category O, with category Z at one spot. */
function beside(scene: Scene, spot: "line" | "allowance" | "charge", scheme = "VAT") {
  return [...recast(scene, O), set(scene.spots[spot], scene.category({ code: "Z", rate: "0", scheme }))];
}

/** Category S broken down as in the base invoice, and O beside it. */
function withBreakdown(scene: Scene, scheme = "VAT") {
  return [
    ...keep(scene, ["sellerTax", "buyerLegal"]),
    set(`${scene.breakdowns}[2]`, scene.breakdown({ code: "O", base: "0.00", tax: "0.00", scheme })),
  ];
}

const outOfScopeCases = {
  "BR-O-11": {
    ubl: {
      fail: [fails("a breakdown of another category", `${subtotal}[1]/cac:TaxCategory`, ...withBreakdown(ubl))],
      pass: [
        passes("a line of another category", ...beside(ubl, "line")),
        passes("a breakdown of O in another tax scheme, which does not count", ...withBreakdown(ubl, "GST")),
        passes("category O alone", ...recast(ubl, O)),
      ],
    },
    cii: {
      fail: [
        fails("a breakdown of another category", `${tradeTax}[1]`, ...withBreakdown(cii)),
        fails("a line of another category", `${cii.root}/${cii.spots.line}`, ...beside(cii, "line")),
        fails("a line of another category and tax", `${cii.root}/${cii.spots.line}`, ...beside(cii, "line", "GST")),
      ],
      pass: [
        passes("an allowance of another category", ...beside(cii, "allowance")),
        passes("a breakdown of O of another tax, which does not count", ...withBreakdown(cii, "GST")),
        passes("a line without a category code", ...recast(cii, O), drop(`${cii.spots.line}/ram:CategoryCode`)),
      ],
    },
  },
  "BR-O-12": {
    ubl: {
      fail: [fails("a line of another category", `${ubl.root}/${ubl.spots.line}`, ...beside(ubl, "line"))],
      pass: [
        passes("an allowance of another category", ...beside(ubl, "allowance")),
        passes("a line of another category and tax", ...beside(ubl, "line", "GST")),
      ],
    },
    cii: {
      fail: [
        fails("a line of another category", `${cii.root}/${cii.spots.line}`, ...beside(cii, "line")),
        fails("a breakdown of another category", `${tradeTax}[1]`, ...withBreakdown(cii)),
      ],
      pass: [passes("a charge of another category", ...beside(cii, "charge"))],
    },
  },
  "BR-O-13": {
    ubl: {
      fail: [
        fails("an allowance of another category", `${ubl.root}/${ubl.spots.allowance}`, ...beside(ubl, "allowance")),
      ],
      pass: [
        passes("a charge of another category", ...beside(ubl, "charge")),
        passes("an allowance of another category and tax", ...beside(ubl, "allowance", "GST")),
      ],
    },
    cii: {
      fail: [
        fails("an allowance of another category", `${cii.root}/${cii.spots.allowance}`, ...beside(cii, "allowance")),
        fails("a charge of another category", `${cii.root}/${cii.spots.charge}`, ...beside(cii, "charge")),
        fails(
          "an allowance of another category and tax",
          `${cii.root}/${cii.spots.allowance}`,
          ...beside(cii, "allowance", "GST"),
        ),
      ],
      pass: [passes("a line of another category", ...beside(cii, "line"))],
    },
  },
  "BR-O-14": {
    ubl: {
      fail: [fails("a charge of another category", `${ubl.root}/${ubl.spots.charge}`, ...beside(ubl, "charge"))],
      pass: [
        passes("an allowance of another category", ...beside(ubl, "allowance")),
        passes("a charge of another category and tax", ...beside(ubl, "charge", "GST")),
      ],
    },
    cii: {
      fail: [
        fails("a charge of another category", `${cii.root}/${cii.spots.charge}`, ...beside(cii, "charge")),
        fails("an allowance of another category", `${cii.root}/${cii.spots.allowance}`, ...beside(cii, "allowance")),
      ],
      pass: [passes("a line of another category", ...beside(cii, "line"))],
    },
  },
} as const satisfies Readonly<Record<string, Cases>>;

export const vatCases = {
  ...breakdownCases,
  ...familyCases("S"),
  ...familyCases("Z"),
  ...familyCases("E"),
  ...familyCases("AE"),
  ...familyCases("IC"),
  ...intraCommunityCases,
  ...familyCases("G"),
  ...familyCases("O"),
  ...outOfScopeCases,
  ...familyCases("AF"),
  ...familyCases("AG"),
} as const satisfies Readonly<Record<keyof typeof vat, Cases>>;
