/** Cases of the service's own rules; no official validator knows them. */
import type { advice } from "../../engine/rules/own/advice.ts";
import { add, attribute, type Cases, drop, fails, onCreditNote, passes, repairedBy, set } from "../case.ts";

const total = "cac:LegalMonetaryTotal";
const account = "cac:PaymentMeans[1]/cac:PayeeFinancialAccount/cbc:ID";
const vatId = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[1]/cbc:CompanyID";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const ciiAccount =
  `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans[1]/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`;
const ciiSeller = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty";
const ciiVatId = `${ciiSeller}/ram:SpecifiedTaxRegistration[1]/ram:ID`;
const ciiDue = `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`;
const credit = set("rsm:ExchangedDocument/ram:TypeCode", "381");
const root = "/rsm:CrossIndustryInvoice";

const net = "cac:InvoiceLine[1]/cbc:LineExtensionAmount";
const ciiNet =
  "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement/" +
  "ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount";

export const adviceCases = {
  "ATW-AMOUNT-CURRENCY": {
    ubl: {
      fail: [
        fails("a line's amount in dollars", `/Invoice/${net}`, attribute(net, "currencyID", "USD")),
        fails(
          "a line's amount in the accounting currency",
          `/Invoice/${net}`,
          attribute(net, "currencyID", "SEK"),
        ),
        onCreditNote(
          repairedBy(
            fails(
              "an amount due in dollars",
              `/CreditNote/${total}/cbc:PayableAmount`,
              attribute(`${total}/cbc:PayableAmount`, "currencyID", "USD"),
            ),
          ),
        ),
      ],
      pass: [
        passes("VAT in the accounting currency beside that of the invoice"),
        passes("no currency of the invoice", drop("cbc:DocumentCurrencyCode"), attribute(net, "currencyID", "USD")),
        passes("space around the code", attribute(net, "currencyID", " EUR ")),
        passes("no code", attribute(net, "currencyID")),
      ],
    },
    cii: {
      fail: [
        fails("a line's amount in dollars", `${root}/${ciiNet}`, attribute(ciiNet, "currencyID", "USD")),
      ],
      pass: [
        passes("VAT in the accounting currency beside that of the invoice"),
        passes("the invoice's currency", attribute(ciiNet, "currencyID", "EUR")),
      ],
    },
  },
  "ATW-CREDIT-NOTE-NEGATIVE": {
    ubl: {
      fail: [
        onCreditNote(
          fails(
            "a minus before the amount due",
            `/CreditNote/${total}/cbc:PayableAmount`,
            set(`${total}/cbc:PayableAmount`, "-1.00"),
          ),
        ),
      ],
      pass: [
        passes("an invoice, which may be negative", set(`${total}/cbc:PayableAmount`, "-1.00")),
        onCreditNote(passes("nothing to give back", set(`${total}/cbc:PayableAmount`, "0.00"))),
      ],
    },
    cii: {
      fail: [
        fails(
          "a minus before the amount due",
          `${root}/${summation}/ram:DuePayableAmount`,
          credit,
          set(`${summation}/ram:DuePayableAmount`, "-1.00"),
        ),
      ],
      pass: [passes("a credit note with positive amounts", credit)],
    },
  },
  "ATW-CREDIT-NOTE-NO-REFERENCE": {
    ubl: {
      fail: [onCreditNote(fails("no preceding invoice", "/CreditNote", drop("cac:BillingReference")))],
      pass: [passes("an invoice without one", drop("cac:BillingReference"))],
    },
    cii: {
      fail: [fails("no preceding invoice", root, credit, drop(`${settlement}/ram:InvoiceReferencedDocument`))],
      pass: [passes("a credit note with one", credit)],
    },
  },
  "ATW-CREDIT-NOTE-PROJECT": {
    ubl: {
      fail: [
        onCreditNote(
          fails(
            "an element that the schema does not have",
            "/CreditNote/cac:ProjectReference/cbc:ID",
            add("", "<cac:ProjectReference><cbc:ID>P-1</cbc:ID></cac:ProjectReference>"),
          ),
        ),
      ],
      pass: [onCreditNote(passes("a document reference of the type 50"))],
    },
  },
  "ATW-DUE-BEFORE-ISSUE": {
    ubl: {
      fail: [fails("a day before", "/Invoice/cbc:DueDate", set("cbc:DueDate", "2025-09-29"))],
      pass: [passes("the same day", set("cbc:DueDate", "2025-09-30"))],
    },
    cii: {
      fail: [fails("a day before", `${root}/${ciiDue}`, set(ciiDue, "20250929"))],
      pass: [passes("the same day", set(ciiDue, "20250930"))],
    },
  },
  "ATW-IBAN-CHECK-DIGIT": {
    ubl: {
      fail: [fails("two digits swapped", `/Invoice/${account}`, set(account, "DE02120300000000202015"))],
      pass: [
        passes("an account number of another kind", set(account, "1234567")),
        passes("spaces", set(account, "DE02 1203 0000 0000 2020 51")),
      ],
    },
    cii: {
      fail: [fails("two digits swapped", `${root}/${ciiAccount}`, set(ciiAccount, "DE02120300000000202015"))],
      pass: [passes("spaces", set(ciiAccount, "DE02 1203 0000 0000 2020 51"))],
    },
  },
  "ATW-VAT-ID-CHECK-DIGIT": {
    ubl: {
      fail: [fails("a wrong digit", `/Invoice/${vatId}`, set(vatId, "DE136695977"))],
      pass: [
        passes("the right digit", set(vatId, "DE136695976")),
        passes("a country that is not judged", set(vatId, "GB1")),
      ],
    },
    cii: {
      fail: [fails("a wrong digit", `${root}/${ciiVatId}`, set(ciiVatId, "DE136695977"))],
      pass: [passes("the right digit", set(ciiVatId, "DE136695976"))],
    },
  },
} as const satisfies Readonly<Record<keyof typeof advice, Cases>>;
