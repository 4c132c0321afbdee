/** Cases of BR-01 … BR-16. */
import { type Cases, drop, fails, onCreditNote, passes, set } from "./case.ts";
import type { presence } from "./presence.ts";

const total = "/Invoice/cac:LegalMonetaryTotal";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";

export const presenceCases = {
  "BR-01": {
    ubl: {
      fail: [
        fails("without a specification identifier", "/Invoice", drop("cbc:CustomizationID")),
        fails("with white space for one", "/Invoice", set("cbc:CustomizationID", " \n ")),
      ],
      pass: [passes("any text: other rules know the identifiers", set("cbc:CustomizationID", "x"))],
    },
  },
  "BR-02": {
    ubl: {
      fail: [
        fails("without a number", "/Invoice", drop("cbc:ID")),
        fails("with an empty number", "/Invoice", set("cbc:ID", "")),
      ],
      pass: [passes("a single digit", set("cbc:ID", "7"))],
    },
  },
  "BR-03": {
    ubl: {
      fail: [fails("without an issue date", "/Invoice", drop("cbc:IssueDate"))],
      pass: [passes("anything written there", set("cbc:IssueDate", "yesterday"))],
    },
  },
  "BR-04": {
    ubl: {
      fail: [
        fails("without a type code", "/Invoice", drop("cbc:InvoiceTypeCode")),
        onCreditNote(fails("a credit note without its code", "/CreditNote", drop("cbc:CreditNoteTypeCode"))),
      ],
      pass: [onCreditNote(passes("the credit note's own element"))],
    },
  },
  "BR-05": {
    ubl: {
      fail: [fails("without a currency", "/Invoice", drop("cbc:DocumentCurrencyCode"))],
      pass: [passes("any text", set("cbc:DocumentCurrencyCode", "EURO"))],
    },
  },
  "BR-06": {
    ubl: {
      fail: [
        fails("without the seller's name", "/Invoice", drop(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)),
      ],
      pass: [passes("without a trading name", drop(`${seller}/cac:PartyName`))],
    },
  },
  "BR-07": {
    ubl: {
      fail: [
        fails("with a trading name alone", "/Invoice", set(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`, " ")),
      ],
      pass: [passes("without a trading name", drop(`${buyer}/cac:PartyName`))],
    },
  },
  "BR-08": {
    ubl: {
      fail: [fails("without the seller's address", "/Invoice", drop(`${seller}/cac:PostalAddress`))],
      pass: [passes("an address of a country alone", drop(`${seller}/cac:PostalAddress/cbc:CityName`))],
    },
  },
  "BR-09": {
    ubl: {
      fail: [
        fails(
          "without the seller's country",
          "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PostalAddress",
          drop(`${seller}/cac:PostalAddress/cac:Country`),
        ),
      ],
      pass: [passes("without an address, which is BR-08's concern", drop(`${seller}/cac:PostalAddress`))],
    },
  },
  "BR-10": {
    ubl: {
      fail: [fails("without the buyer's address", "/Invoice", drop(`${buyer}/cac:PostalAddress`))],
      pass: [passes("an address of a country alone", drop(`${buyer}/cac:PostalAddress/cbc:CityName`))],
    },
  },
  "BR-11": {
    ubl: {
      fail: [
        fails(
          "with an empty country",
          "/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress",
          set(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ""),
        ),
      ],
      pass: [passes("without an address, which is BR-10's concern", drop(`${buyer}/cac:PostalAddress`))],
    },
  },
  "BR-12": {
    ubl: {
      fail: [fails("without the sum of lines", total, drop("cac:LegalMonetaryTotal/cbc:LineExtensionAmount"))],
      pass: [passes("without any totals, where there is nothing to look at", drop("cac:LegalMonetaryTotal"))],
    },
  },
  "BR-13": {
    ubl: {
      fail: [fails("without the net total", total, drop("cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount"))],
      pass: [passes("an amount of zero", set("cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount", "0"))],
    },
  },
  "BR-14": {
    ubl: {
      fail: [fails("without the gross total", total, drop("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount"))],
      pass: [passes("an amount of zero", set("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "0"))],
    },
  },
  "BR-15": {
    ubl: {
      fail: [fails("without the amount due", total, drop("cac:LegalMonetaryTotal/cbc:PayableAmount"))],
      pass: [passes("an amount of zero", set("cac:LegalMonetaryTotal/cbc:PayableAmount", "0"))],
    },
  },
  "BR-16": {
    ubl: {
      fail: [
        fails("without a line", "/Invoice", drop("cac:InvoiceLine")),
        onCreditNote(fails("a credit note without a line", "/CreditNote", drop("cac:CreditNoteLine"))),
      ],
      pass: [passes("one line left", drop("cac:InvoiceLine[3]"), drop("cac:InvoiceLine[2]"))],
    },
  },
} as const satisfies Readonly<Record<keyof typeof presence, Cases>>;
