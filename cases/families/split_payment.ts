/** Cases of BR-B-* and BR-CO-05 … BR-CO-08. */
import { type Cases, drop, type Edit, fails, onCreditNote, passes, repairedBy, set } from "../case.ts";
import type { reasonRules } from "../../engine/rules/en16931/reasons.ts";
import type { splitPayment } from "../../engine/rules/en16931/split_payment.ts";

const line = "cac:InvoiceLine[1]/cac:Item/cac:ClassifiedTaxCategory/cbc:ID";
const breakdown = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID";
const item = "cac:AllowanceCharge/cac:TaxCategory/cbc:ID";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem[1]`;
const ciiLineCode = `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`;
const root = "/rsm:CrossIndustryInvoice";

const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const supplier = `cac:AccountingSupplierParty/cac:Party/${country}`;
/** Everything in Italy. */
const italian: readonly Edit[] = [
  set(supplier, "IT"),
  set(`cac:AccountingCustomerParty/cac:Party/${country}`, "IT"),
  set(`cac:TaxRepresentativeParty/${country}`, "IT"),
  set("cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode", "IT"),
];
const origins = drop("cac:InvoiceLine/cac:Item/cac:OriginCountry");
const ciiCountry = "ram:PostalTradeAddress/ram:CountryID";
const ciiSupplier = `${deal}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/${ciiCountry}`;
const ciiItalian: readonly Edit[] = [
  set(`${deal}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/${ciiCountry}`, "IT"),
  set(`${deal}/ram:ApplicableHeaderTradeAgreement/ram:SellerTaxRepresentativeTradeParty/${ciiCountry}`, "IT"),
  set(`${deal}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/${ciiCountry}`, "IT"),
  set(ciiSupplier, "IT"),
];

const split = set(line, "B");
const ciiSplit = set(ciiLineCode, "B");
/** No category but B. */
const whole: readonly Edit[] = [
  set("cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID", "B"),
  set(breakdown, "B"),
];
const ciiCodes = [
  `${deal}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
  `${settlement}/ram:ApplicableTradeTax/ram:CategoryCode`,
  `${settlement}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode`,
];

export const splitPaymentCases = {
  "BR-B-01": {
    ubl: {
      fail: [
        repairedBy(
          fails("in a line, with parties elsewhere", `/Invoice/${supplier}`, split),
        ),
        fails(
          "with an origin abroad alone",
          "/Invoice/cac:InvoiceLine[1]/cac:Item/cac:OriginCountry/cbc:IdentificationCode",
          split,
          ...italian,
        ),
        fails(
          "in an allowance",
          `/Invoice/${supplier}`,
          set(`${item.replace("AllowanceCharge", "AllowanceCharge[1]")}`, "B"),
        ),
      ],
      pass: [
        passes("all of it in Italy", split, ...italian, origins),
        passes("the code with space around it, which the rule does not see", set(line, " B ")),
        onCreditNote(passes("no such category")),
      ],
    },
    cii: {
      fail: [
        repairedBy(fails("in a line, with parties elsewhere", `${root}/${ciiSupplier}`, ciiSplit)),
        fails(
          "in a breakdown",
          `${root}/${ciiSupplier}`,
          set(`${settlement}/ram:ApplicableTradeTax[1]/ram:CategoryCode`, "B"),
        ),
      ],
      pass: [
        passes("all parties in Italy, whatever the origin of items", ciiSplit, ...ciiItalian),
        passes("no such category"),
      ],
    },
  },
  "BR-B-02": {
    ubl: {
      fail: [
        repairedBy(
          fails(
            "beside the standard rate",
            "/Invoice/cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cbc:ID",
            ...italian,
            origins,
            split,
          ),
          ...italian,
          origins,
        ),
        fails(
          "in an allowance, beside a line with the standard rate",
          "/Invoice/cac:AllowanceCharge[2]/cac:TaxCategory/cbc:ID",
          set(breakdown, "Z"),
          set(item.replace("AllowanceCharge", "AllowanceCharge[1]"), "B"),
        ),
      ],
      pass: [passes("nothing else", ...whole, set(item, "B")), onCreditNote(passes("no such category"))],
    },
    cii: {
      fail: [
        repairedBy(
          fails(
            "beside the standard rate",
            `${root}/${ciiLineCode.replace("Item[1]", "Item[2]")}`,
            ...ciiItalian,
            ciiSplit,
          ),
          ...ciiItalian,
        ),
      ],
      pass: [passes("nothing else", ...ciiCodes.map((path) => set(path, "B"))), passes("no such category")],
    },
  },
} as const satisfies Readonly<Record<keyof typeof splitPayment, Cases>>;

const contradiction = passes(
  "a text that is not what its code means",
  set("cac:AllowanceCharge/cbc:AllowanceChargeReason", "x"),
);
const inLine = passes(
  "a text that is not what its code means",
  set("cac:InvoiceLine[1]/cac:AllowanceCharge/cbc:AllowanceChargeReason", "x"),
);
const ciiContradiction = passes(
  "a text that is not what its code means",
  set(`${settlement}/ram:SpecifiedTradeAllowanceCharge/ram:Reason`, "x"),
);
const inCiiLine = passes(
  "a text that is not what its code means",
  set(`${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:Reason`, "x"),
);

export const reasonCases = {
  "BR-CO-05": { ubl: { fail: [], pass: [contradiction] }, cii: { fail: [], pass: [ciiContradiction] } },
  "BR-CO-06": { ubl: { fail: [], pass: [contradiction] }, cii: { fail: [], pass: [ciiContradiction] } },
  "BR-CO-07": { ubl: { fail: [], pass: [inLine] }, cii: { fail: [], pass: [inCiiLine] } },
  "BR-CO-08": { ubl: { fail: [], pass: [inLine] }, cii: { fail: [], pass: [inCiiLine] } },
} as const satisfies Readonly<Record<keyof typeof reasonRules, Cases>>;
