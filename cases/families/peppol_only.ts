/** Cases of the PEPPOL-EN16931-R* that XRechnung does not include. */
import { add, attribute, type Cases, drop, fails, onCreditNote, passes, repairedBy, set } from "../case.ts";
import type { peppolOnly } from "../../engine/rules/peppol/peppol.ts";
import { buyer, creditLine, item, line, oddLine, seller, total } from "./peppol_scene.ts";

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing";
const inAustria = set(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "AT");

export const peppolOnlyCases = {
  "PEPPOL-EN16931-R002": {
    ubl: {
      fail: [
        repairedBy(fails("two notes for an Austrian buyer", "/Invoice", inAustria), inAustria, drop("cbc:Note[2]")),
        fails(
          "two notes of a seller without a country",
          "/Invoice",
          drop(`${seller}/cac:PostalAddress/cac:Country`),
        ),
        fails(
          "two notes of a seller with two countries for an Austrian buyer",
          "/Invoice",
          inAustria,
          add(
            `${seller}/cac:PostalAddress`,
            "<cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country>",
          ),
        ),
        fails(
          "two notes of an Austrian seller for a buyer with two countries",
          "/Invoice",
          set(`${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "AT"),
          add(
            `${buyer}/cac:PostalAddress`,
            "<cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country>",
          ),
        ),
        onCreditNote(fails("two notes in a credit note for an Austrian buyer", "/CreditNote", inAustria)),
      ],
      pass: [
        passes("one note for an Austrian buyer", inAustria, drop("cbc:Note[2]")),
        passes("no note for an Austrian buyer", inAustria, drop("cbc:Note")),
        passes(
          "two notes between Germans in lower case",
          set(`${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, " de "),
        ),
        passes("three notes between Germans", add("", "<cbc:Note>Thank you</cbc:Note>")),
      ],
    },
  },
  "PEPPOL-EN16931-R003": {
    ubl: {
      fail: [
        fails("no reference at all", "/Invoice", drop("cbc:BuyerReference"), drop("cac:OrderReference")),
        fails(
          "the seller's order number alone",
          "/Invoice",
          drop("cbc:BuyerReference"),
          drop("cac:OrderReference/cbc:ID"),
        ),
      ],
      pass: [
        passes("a buyer reference", drop("cac:OrderReference")),
        passes("an order number", drop("cbc:BuyerReference")),
        passes("an empty buyer reference", drop("cac:OrderReference"), set("cbc:BuyerReference", "")),
      ],
    },
  },
  "PEPPOL-EN16931-R004": {
    ubl: {
      fail: [
        fails("EN 16931 alone", "/Invoice", set("cbc:CustomizationID", "urn:cen.eu:en16931:2017")),
        fails("something before it", "/Invoice", set("cbc:CustomizationID", `x${PEPPOL}`)),
        fails("capital letters", "/Invoice", set("cbc:CustomizationID", PEPPOL.toUpperCase())),
        fails("a double colon behind it", "/Invoice", set("cbc:CustomizationID", `${PEPPOL}#conformant#urn::x`)),
        fails("no identifier", "/Invoice", drop("cbc:CustomizationID")),
      ],
      pass: [
        passes("an extension behind it", set("cbc:CustomizationID", `${PEPPOL}#conformant#urn:x`)),
        passes("space around it", set("cbc:CustomizationID", `\n  ${PEPPOL} `)),
      ],
    },
  },
  "PEPPOL-EN16931-R007": {
    ubl: {
      fail: [
        fails("another number", "/Invoice", set("cbc:ProfileID", `${BILLING}:02:1.0`)),
        fails("no version", "/Invoice", set("cbc:ProfileID", `${BILLING}:01`)),
        fails("no business process", "/Invoice", drop("cbc:ProfileID")),
      ],
      pass: [
        passes("space around it", set("cbc:ProfileID", ` ${BILLING}:01:1.0\n`)),
        passes("billing with a response", set("cbc:ProfileID", "urn:peppol:bis:billing_with_response")),
        passes("French billing", set("cbc:ProfileID", "urn:peppol:france:billing:regulated")),
        passes("French billing that is not regulated", set("cbc:ProfileID", "urn:peppol:france:billing:non-regulated")),
      ],
    },
  },
  "PEPPOL-EN16931-R051": {
    ubl: {
      fail: [
        fails(
          "a total in dollars",
          "/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount",
          attribute("cac:LegalMonetaryTotal/cbc:PayableAmount", "currencyID", "USD"),
        ),
        fails(
          "a price without a currency",
          `/Invoice/${line}[1]/cac:Price/cbc:PriceAmount`,
          attribute(`${line}[1]/cac:Price/cbc:PriceAmount`, "currencyID"),
        ),
        fails(
          "withheld tax in dollars",
          "/Invoice/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount",
          add(
            "",
            `<cac:WithholdingTaxTotal><cac:TaxSubtotal><cbc:TaxAmount currencyID="USD">1.00</cbc:TaxAmount></cac:TaxSubtotal></cac:WithholdingTaxTotal>`,
          ),
        ),
        fails(
          "a VAT total with a breakdown",
          `/Invoice/${total}[1]/cbc:TaxAmount`,
          attribute(`${total}[1]/cbc:TaxAmount`, "currencyID", "SEK"),
        ),
        fails(
          "the VAT of a breakdown",
          `/Invoice/${total}[1]/cac:TaxSubtotal[2]/cbc:TaxAmount`,
          attribute(`${total}[1]/cac:TaxSubtotal[2]/cbc:TaxAmount`, "currencyID", "SEK"),
        ),
        fails("no invoice currency", `/Invoice/${item}[1]/cbc:Amount`, drop("cbc:DocumentCurrencyCode")),
        fails(
          "space around the invoice currency",
          `/Invoice/${item}[1]/cbc:Amount`,
          set("cbc:DocumentCurrencyCode", " EUR"),
        ),
        fails(
          "an amount in an odd place",
          "/Invoice/cac:PaymentMeans[1]/cbc:Amount",
          add("cac:PaymentMeans[1]", '<cbc:Amount currencyID="USD">1</cbc:Amount>'),
        ),
      ],
      pass: [
        passes(
          "a VAT total without a breakdown",
          attribute(`${total}[2]/cbc:TaxAmount`, "currencyID", "NOK"),
        ),
        passes(
          "an amount that the rule does not see",
          add(`${total}[1]`, '<cbc:RoundingAmount currencyID="USD">1</cbc:RoundingAmount>'),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R080": {
    ubl: {
      fail: [
        onCreditNote(fails("two project references", "/CreditNote", add("", projectReference("50")))),
      ],
      pass: [
        onCreditNote(passes("another document", add("", projectReference("51")))),
        onCreditNote(passes("a type code with space around it", add("", projectReference(" 50")))),
        passes("two such documents in an invoice", add("", projectReference("50") + projectReference("50"))),
      ],
    },
  },
  "PEPPOL-EN16931-R100": {
    ubl: {
      fail: [
        fails(
          "two objects",
          `/Invoice/${line}[1]`,
          add(
            `${line}[1]`,
            "<cac:DocumentReference><cbc:ID>2</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>",
          ),
        ),
        fails(
          "two documents on a credit note's line in an invoice",
          `/Invoice/${creditLine}`,
          add(
            "",
            oddLine(
              "CreditNoteLine",
              "<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference>" +
                "<cac:DocumentReference><cbc:ID>2</cbc:ID></cac:DocumentReference>",
            ),
          ),
        ),
      ],
      pass: [passes("no object", drop(`${line}/cac:DocumentReference`))],
    },
  },
} as const satisfies Readonly<Record<keyof typeof peppolOnly, Cases>>;

function projectReference(type: string): string {
  return "<cac:AdditionalDocumentReference><cbc:ID>PRJ-2</cbc:ID>" +
    `<cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;
}
