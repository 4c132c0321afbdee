/**
 * Cases of PEPPOL-EN16931-R*, as XRechnung includes them (UBL and CII) and as Peppol has them (UBL). The two differ in
 * what they let pass in Hungarian forint, and in how grave PEPPOL-EN16931-R120 is.
 */
import {
  add,
  attribute,
  type Cases,
  drop,
  type Edit,
  fails,
  onCreditNote,
  passes,
  set,
  type SyntaxCases,
} from "./case.ts";
import type { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "./peppol.ts";

const line = "cac:InvoiceLine";
const creditLine = "cac:CreditNoteLine";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const period = "cac:InvoicePeriod";
const item = "cac:AllowanceCharge";
const discount = `${line}[1]/cac:Price/cac:AllowanceCharge`;
const total = "cac:TaxTotal";

const root = "/rsm:CrossIndustryInvoice";
const context = "rsm:ExchangedDocumentContext";
const process = `${context}/ram:BusinessProcessSpecifiedDocumentContextParameter`;
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const ciiMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ciiPeriod = `${settlement}/ram:BillingSpecifiedPeriod`;
const ciiItem = `${settlement}/ram:SpecifiedTradeAllowanceCharge`;
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const lineSettlement = "ram:SpecifiedLineTradeSettlement";
const linePeriod = `${ciiLine}[1]/${lineSettlement}/ram:BillingSpecifiedPeriod`;
const lineTotal = `${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`;
const gross = "ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice";
const net = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice";
const ciiDiscount = `${ciiLine}[1]/${gross}/ram:AppliedTradeAllowanceCharge`;
const indicator = "ram:ChargeIndicator/udt:Indicator";

/** A credit note's line in an invoice, or the other way round: some rules look at it, some do not. */
function oddLine(kind: "InvoiceLine" | "CreditNoteLine", content: string): string {
  return `<cac:${kind}><cbc:ID>9</cbc:ID>${content}</cac:${kind}>`;
}

function amount(name: string, value: string): string {
  return `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
}

const credited = '<cbc:CreditedQuantity unitCode="C62">3</cbc:CreditedQuantity>';
const price = `<cac:Price>${
  amount("PriceAmount", "5.00")
}<cbc:BaseQuantity unitCode="C62">1</cbc:BaseQuantity></cac:Price>`;

function bareItem(content: string): string {
  return `<cac:AllowanceCharge>${content}${amount("Amount", "1.00")}</cac:AllowanceCharge>`;
}

const early = set(`${line}[1]/${period}/cbc:StartDate`, "2020-01-01");

/** The base invoice without a VAT accounting currency. */
const withoutAccounting = [drop("cbc:TaxCurrencyCode"), drop(`${total}[2]`)] as const;
const ciiWithoutAccounting = [drop(`${settlement}/ram:TaxCurrencyCode`), drop(`${summation}/ram:TaxTotalAmount[2]`)];

const sharedCases = {
  "PEPPOL-EN16931-R001": {
    ubl: {
      fail: [fails("no business process", "/Invoice", drop("cbc:ProfileID"))],
      pass: [
        passes("a business process that nobody knows", set("cbc:ProfileID", "billing")),
        passes("an empty business process", set("cbc:ProfileID", "")),
      ],
    },
    cii: {
      fail: [
        fails("no business process", root, drop(process)),
        fails("a business process without an identifier", root, drop(`${process}/ram:ID`)),
      ],
      pass: [
        passes("a business process that nobody knows", set(`${process}/ram:ID`, "billing")),
        passes("no context, where a business process would stand", drop(context)),
      ],
    },
  },
  "PEPPOL-EN16931-R005": {
    ubl: {
      fail: [
        fails("the same currency", "/Invoice/cbc:TaxCurrencyCode", set("cbc:TaxCurrencyCode", "EUR")),
        fails(
          "the same currency with space around it",
          "/Invoice/cbc:TaxCurrencyCode",
          set("cbc:TaxCurrencyCode", "\n EUR "),
        ),
        fails(
          "two blank currencies",
          "/Invoice/cbc:TaxCurrencyCode",
          set("cbc:TaxCurrencyCode", ""),
          set("cbc:DocumentCurrencyCode", " "),
        ),
        fails(
          "a blank accounting currency, and no invoice currency",
          "/Invoice/cbc:TaxCurrencyCode",
          set("cbc:TaxCurrencyCode", " "),
          drop("cbc:DocumentCurrencyCode"),
        ),
      ],
      pass: [
        passes("the same letters in lower case", set("cbc:TaxCurrencyCode", "eur")),
        passes("a blank accounting currency", set("cbc:TaxCurrencyCode", "")),
        passes("no accounting currency", ...withoutAccounting),
        passes("no currency at all", drop("cbc:TaxCurrencyCode"), drop("cbc:DocumentCurrencyCode")),
      ],
    },
    cii: {
      fail: [
        fails("the same currency", root, set(`${settlement}/ram:TaxCurrencyCode`, "EUR")),
        fails(
          "two blank currencies",
          root,
          set(`${settlement}/ram:TaxCurrencyCode`, " "),
          set(`${settlement}/ram:InvoiceCurrencyCode`, ""),
        ),
      ],
      pass: [
        passes("the same letters in lower case", set(`${settlement}/ram:TaxCurrencyCode`, "eur")),
        passes("no accounting currency", ...ciiWithoutAccounting),
      ],
    },
  },
  "PEPPOL-EN16931-R008": {
    ubl: {
      fail: [
        fails("an empty element", "/Invoice/cbc:BuyerReference", set("cbc:BuyerReference", "")),
        fails("white space in an element", "/Invoice/cbc:BuyerReference", set("cbc:BuyerReference", " \n\t")),
        fails(
          "a comment in an element",
          "/Invoice/cbc:BuyerReference",
          set("cbc:BuyerReference", "<!-- not yet known -->"),
        ),
        fails("an empty group", "/Invoice/cac:Delivery", set("cac:Delivery", "")),
        fails(
          "an element with an attribute alone",
          `/Invoice/${seller}/cbc:EndpointID`,
          set(`${seller}/cbc:EndpointID`, ""),
        ),
        fails("an element that no term has", "/Invoice/cbc:UUID", add("", "<cbc:UUID/>")),
        fails(
          "an element within another",
          "/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Description",
          set(`${line}[2]/cac:Item/cbc:Description`, ""),
        ),
      ],
      pass: [
        passes("a space that does not break", set("cbc:BuyerReference", "&#160;")),
        passes("a group that holds a value deep inside", set("cac:OrderReference", "\n<cbc:ID>1</cbc:ID>")),
      ],
    },
    cii: {
      fail: [
        fails(
          "an empty element",
          `${root}/${agreement}/ram:BuyerReference`,
          set(`${agreement}/ram:BuyerReference`, ""),
        ),
        fails(
          "an empty group",
          `${root}/${delivery}/ram:ActualDeliverySupplyChainEvent`,
          set(`${delivery}/ram:ActualDeliverySupplyChainEvent`, ""),
        ),
        fails(
          "no delivery, by another prefix",
          `${root}/${deal}/ram:ApplicableHeaderTradeDelivery`,
          drop(delivery),
          add(
            deal,
            '<x:ApplicableHeaderTradeDelivery xmlns:x="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"/>',
          ),
        ),
      ],
      pass: [
        passes("no delivery, which the schema wants an element for", set(delivery, "")),
        passes("white space for the delivery", set(delivery, "\n    ")),
      ],
    },
  },
  "PEPPOL-EN16931-R010": address("cac:AccountingCustomerParty", "ram:BuyerTradeParty"),
  "PEPPOL-EN16931-R020": address("cac:AccountingSupplierParty", "ram:SellerTradeParty"),
  "PEPPOL-EN16931-R041": lonely("factor"),
  "PEPPOL-EN16931-R042": lonely("base"),
  "PEPPOL-EN16931-R044": {
    ubl: {
      fail: [
        fails("a charge on a price", `/Invoice/${discount}`, set(`${discount}/cbc:ChargeIndicator`, "true")),
        fails("the digit 0", `/Invoice/${discount}`, set(`${discount}/cbc:ChargeIndicator`, "0")),
        fails("no indicator", `/Invoice/${discount}`, drop(`${discount}/cbc:ChargeIndicator`)),
        fails(
          "a charge on the price of a sub line",
          "/Invoice/cac:InvoiceLine[2]/cac:SubInvoiceLine/cac:Price/cac:AllowanceCharge",
          add(
            `${line}[2]`,
            "<cac:SubInvoiceLine><cac:Price><cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator>" +
              "</cac:AllowanceCharge></cac:Price></cac:SubInvoiceLine>",
          ),
        ),
      ],
      pass: [
        passes("an indicator with space around it", set(`${discount}/cbc:ChargeIndicator`, " false\n")),
        passes("no discount", drop(discount)),
        passes("a charge on the line", set(`${line}[3]/${item}/cbc:ChargeIndicator`, "true")),
      ],
    },
    cii: {
      fail: [
        fails("a charge on a price", `${root}/${ciiLine}[1]/${gross}`, set(`${ciiDiscount}/${indicator}`, "true")),
        fails(
          "an indicator with space around it",
          `${root}/${ciiLine}[1]/${gross}`,
          set(`${ciiDiscount}/${indicator}`, " false"),
        ),
        fails("no indicator", `${root}/${ciiLine}[1]/${gross}`, drop(`${ciiDiscount}/ram:ChargeIndicator`)),
      ],
      pass: [
        passes("no discount", drop(ciiDiscount)),
        passes(
          "a charge without an amount",
          set(`${ciiDiscount}/${indicator}`, "true"),
          drop(`${ciiDiscount}/ram:ActualAmount`),
        ),
        passes(
          "a second indicator that says so",
          set(`${ciiDiscount}/${indicator}`, "true"),
          add(`${ciiDiscount}/ram:ChargeIndicator`, "<udt:Indicator>false</udt:Indicator>"),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R046": {
    ubl: {
      fail: [
        fails("a discount of a cent more", `/Invoice/${discount}`, set(`${discount}/cbc:Amount`, "21.01")),
        fails("a net price of less than a cent more", `/Invoice/${discount}`, set(`${discount}/cbc:Amount`, "21.0001")),
        fails("no discount on a gross price", `/Invoice/${discount}`, drop(`${discount}/cbc:Amount`)),
        fails("no net price", `/Invoice/${discount}`, drop(`${line}[1]/cac:Price/cbc:PriceAmount`)),
      ],
      pass: [
        passes("more digits that mean the same", set(`${discount}/cbc:Amount`, "21.00000")),
        passes("no gross price", drop(`${discount}/cbc:BaseAmount`), set(`${discount}/cbc:Amount`, "5.00")),
      ],
    },
    cii: {
      fail: [
        fails(
          "a discount of a cent more",
          `${root}/${ciiLine}[1]/${gross}`,
          set(`${ciiDiscount}/ram:ActualAmount`, "21.01"),
        ),
        fails("a gross price that nothing is taken off", `${root}/${ciiLine}[1]/${gross}`, drop(ciiDiscount)),
        fails("no net price", `${root}/${ciiLine}[1]/${gross}`, drop(`${ciiLine}[1]/${net}/ram:ChargeAmount`)),
      ],
      pass: [
        passes("more digits that mean the same", set(`${ciiDiscount}/ram:ActualAmount`, "21.00000")),
        passes(
          "a gross price that is the net price",
          drop(ciiDiscount),
          set(`${ciiLine}[1]/${gross}/ram:ChargeAmount`, "189"),
        ),
        passes("no gross price", drop(`${ciiLine}[1]/${gross}/ram:ChargeAmount`)),
      ],
    },
  },
  "PEPPOL-EN16931-R053": {
    ubl: {
      fail: [
        fails("no VAT breakdown", "/Invoice", drop(`${total}[1]/cac:TaxSubtotal`)),
        fails("no VAT total", "/Invoice", drop(total)),
        fails(
          "a VAT breakdown in the accounting currency too",
          "/Invoice",
          add(`${total}[2]`, `<cac:TaxSubtotal>${amount("TaxableAmount", "1.00")}</cac:TaxSubtotal>`),
        ),
        onCreditNote(fails("no VAT breakdown in a credit note", "/CreditNote", drop(`${total}[1]/cac:TaxSubtotal`))),
      ],
      pass: [passes("one VAT total", ...withoutAccounting)],
    },
    cii: {
      fail: [
        fails(
          "a second VAT total in the invoice currency",
          root,
          add(summation, '<ram:TaxTotalAmount currencyID="EUR">602.41</ram:TaxTotalAmount>'),
        ),
      ],
      pass: [
        passes("no VAT total", drop(`${summation}/ram:TaxTotalAmount`)),
        passes("a VAT total without a currency", add(summation, "<ram:TaxTotalAmount>602.41</ram:TaxTotalAmount>")),
      ],
    },
  },
  "PEPPOL-EN16931-R054": {
    ubl: {
      fail: [
        fails("no total in the accounting currency", "/Invoice", drop(`${total}[2]`)),
        fails("a total and no accounting currency", "/Invoice", drop("cbc:TaxCurrencyCode")),
        fails(
          "two totals without a breakdown",
          "/Invoice",
          add("", `<cac:TaxTotal>${amount("TaxAmount", "1.00")}</cac:TaxTotal>`),
        ),
      ],
      pass: [
        passes("neither", ...withoutAccounting),
        passes("a total in a third currency", attribute(`${total}[2]/cbc:TaxAmount`, "currencyID", "NOK")),
      ],
    },
    cii: {
      fail: [
        fails("no total in the accounting currency", root, drop(`${summation}/ram:TaxTotalAmount[2]`)),
        fails("a total and no accounting currency", root, drop(`${settlement}/ram:TaxCurrencyCode`)),
        fails(
          "no currency on the total",
          root,
          attribute(`${summation}/ram:TaxTotalAmount[2]`, "currencyID"),
        ),
      ],
      pass: [
        passes("neither", ...ciiWithoutAccounting),
        passes("a total in a third currency", attribute(`${summation}/ram:TaxTotalAmount[2]`, "currencyID", "NOK")),
      ],
    },
  },
  "PEPPOL-EN16931-R055": {
    ubl: {
      fail: [
        fails("another sign", "/Invoice", set(`${total}[2]/cbc:TaxAmount`, "-6867.47")),
        fails(
          "another currency on the second total",
          "/Invoice",
          attribute(`${total}[2]/cbc:TaxAmount`, "currencyID", "NOK"),
        ),
        fails("no total in the invoice currency", "/Invoice", drop(`${total}[1]`)),
      ],
      pass: [
        passes(
          "two negative totals",
          set(`${total}[1]/cbc:TaxAmount`, "-602.41"),
          set(`${total}[2]/cbc:TaxAmount`, "-6867.47"),
        ),
        passes("zero beside a positive total", set(`${total}[2]/cbc:TaxAmount`, "0.00")),
        passes(
          "zero beside a negative total",
          set(`${total}[1]/cbc:TaxAmount`, "0"),
          set(`${total}[2]/cbc:TaxAmount`, "-1.00"),
        ),
        passes("no accounting currency", drop("cbc:TaxCurrencyCode"), set(`${total}[2]/cbc:TaxAmount`, "-1.00")),
      ],
    },
    cii: {
      fail: [
        fails("another sign", root, set(`${summation}/ram:TaxTotalAmount[2]`, "-6867.47")),
        fails(
          "zero beside a negative total",
          root,
          set(`${summation}/ram:TaxTotalAmount[1]`, "0"),
          set(`${summation}/ram:TaxTotalAmount[2]`, "-1.00"),
        ),
        fails("no total in the accounting currency", root, drop(`${summation}/ram:TaxTotalAmount[2]`)),
      ],
      pass: [
        passes("zero beside a positive total", set(`${summation}/ram:TaxTotalAmount[2]`, "0.00")),
        passes(
          "two negative totals",
          set(`${summation}/ram:TaxTotalAmount[1]`, "-602.41"),
          set(`${summation}/ram:TaxTotalAmount[2]`, "-6867.47"),
        ),
        passes("no total in the invoice currency", drop(`${summation}/ram:TaxTotalAmount[1]`)),
      ],
    },
  },
  "PEPPOL-EN16931-R061": {
    ubl: {
      fail: [
        fails(
          "a SEPA direct debit without a mandate",
          "/Invoice/cac:PaymentMeans[1]",
          set("cac:PaymentMeans[1]/cbc:PaymentMeansCode", "59"),
        ),
        fails(
          "a direct debit with space around its code",
          "/Invoice/cac:PaymentMeans[2]",
          set("cac:PaymentMeans[2]/cbc:PaymentMeansCode", " 49 "),
        ),
        fails(
          "a mandate without its reference",
          "/Invoice/cac:PaymentMeans[1]",
          set("cac:PaymentMeans[1]/cbc:PaymentMeansCode", "59"),
          add(
            "cac:PaymentMeans[1]",
            "<cac:PaymentMandate><cac:PayerFinancialAccount><cbc:ID>DE02200505501015871393</cbc:ID>" +
              "</cac:PayerFinancialAccount></cac:PaymentMandate>",
          ),
        ),
      ],
      pass: [
        passes(
          "a mandate with its reference",
          set("cac:PaymentMeans[1]/cbc:PaymentMeansCode", "59"),
          add("cac:PaymentMeans[1]", "<cac:PaymentMandate><cbc:ID>MANDATE-0093</cbc:ID></cac:PaymentMandate>"),
        ),
        passes("another way to pay", set("cac:PaymentMeans[1]/cbc:PaymentMeansCode", "48")),
      ],
    },
    cii: {
      fail: [
        fails(
          "a SEPA direct debit without a mandate",
          `${root}/${ciiMeans}[1]`,
          set(`${ciiMeans}[1]/ram:TypeCode`, "59"),
        ),
        fails("a direct debit", `${root}/${ciiMeans}[2]`, set(`${ciiMeans}[2]/ram:TypeCode`, "49\n")),
      ],
      pass: [
        passes(
          "a mandate with its reference",
          set(`${ciiMeans}/ram:TypeCode`, "59"),
          add(
            `${settlement}/ram:SpecifiedTradePaymentTerms`,
            "<ram:DirectDebitMandateID>MANDATE-0093</ram:DirectDebitMandateID>",
          ),
        ),
        passes("another way to pay", set(`${ciiMeans}/ram:TypeCode`, "48")),
      ],
    },
  },
  "PEPPOL-EN16931-R101": {
    ubl: {
      fail: [
        fails(
          "another kind of document",
          `/Invoice/${line}[1]`,
          set(`${line}[1]/cac:DocumentReference/cbc:DocumentTypeCode`, "916"),
        ),
        fails(
          "space around the type code",
          `/Invoice/${line}[1]`,
          set(`${line}[1]/cac:DocumentReference/cbc:DocumentTypeCode`, "130 "),
        ),
        fails(
          "no type code",
          `/Invoice/${line}[2]`,
          drop(`${line}[2]/cac:DocumentReference/cbc:DocumentTypeCode`),
        ),
        fails(
          "a credit note's line in an invoice",
          `/Invoice/${creditLine}`,
          add("", oddLine("CreditNoteLine", "<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference>")),
        ),
      ],
      pass: [
        passes("no document", drop(`${line}/cac:DocumentReference`)),
        passes(
          "another document beside the object",
          add(
            `${line}[1]`,
            "<cac:DocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>916</cbc:DocumentTypeCode></cac:DocumentReference>",
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "another kind of document",
          `${root}/${ciiLine}[1]`,
          set(`${ciiLine}[1]/${lineSettlement}/ram:AdditionalReferencedDocument/ram:TypeCode`, "916"),
        ),
        fails(
          "no type code",
          `${root}/${ciiLine}[2]`,
          drop(`${ciiLine}[2]/${lineSettlement}/ram:AdditionalReferencedDocument/ram:TypeCode`),
        ),
      ],
      pass: [passes("no document", drop(`${ciiLine}/${lineSettlement}/ram:AdditionalReferencedDocument`))],
    },
  },
  "PEPPOL-EN16931-R110": {
    ubl: {
      fail: [
        fails(
          "a line that starts a day before",
          `/Invoice/${line}[1]/${period}/cbc:StartDate`,
          set(`${line}[1]/${period}/cbc:StartDate`, "2025-08-31"),
        ),
        onCreditNote(
          fails(
            "a credit note's line that starts before",
            `/CreditNote/${creditLine}[2]/${period}/cbc:StartDate`,
            set(`${creditLine}[2]/${period}/cbc:StartDate`, "2024-09-24"),
          ),
        ),
        fails(
          "a day that a time zone makes earlier",
          `/Invoice/${line}[1]/${period}/cbc:StartDate`,
          set(`${line}[1]/${period}/cbc:StartDate`, "2025-09-01+02:00"),
          set(`${period}/cbc:StartDate`, "2025-09-01Z"),
        ),
      ],
      pass: [
        passes("the same day", set(`${line}[1]/${period}/cbc:StartDate`, "2025-09-01")),
        passes("no start of the invoicing period", drop(`${period}/cbc:StartDate`), early),
        passes("no invoicing period", drop(period), early),
        passes(
          "a credit note's line in an invoice",
          add(
            "",
            oddLine(
              "CreditNoteLine",
              "<cac:InvoicePeriod><cbc:StartDate>2020-01-01</cbc:StartDate></cac:InvoicePeriod>",
            ),
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "a line that starts a day before",
          `${root}/${linePeriod}/ram:StartDateTime/udt:DateTimeString`,
          set(`${linePeriod}/ram:StartDateTime/udt:DateTimeString`, "20250831"),
        ),
        fails(
          "a text that is before",
          `${root}/${linePeriod}/ram:StartDateTime/udt:DateTimeString`,
          set(`${linePeriod}/ram:StartDateTime/udt:DateTimeString`, "2025-09-24"),
        ),
        fails(
          "a start without its date",
          `${root}/${linePeriod}`,
          set(`${linePeriod}/ram:StartDateTime`, "<udt:DateTime>2025-09-24T00:00:00</udt:DateTime>"),
        ),
      ],
      pass: [
        passes("the same day", set(`${linePeriod}/ram:StartDateTime/udt:DateTimeString`, "20250901")),
        passes(
          "no start of the invoicing period",
          drop(`${ciiPeriod}/ram:StartDateTime`),
          set(`${linePeriod}/ram:StartDateTime/udt:DateTimeString`, "20200101"),
        ),
        passes("no start of the line's period", drop(`${linePeriod}/ram:StartDateTime`)),
      ],
    },
  },
  "PEPPOL-EN16931-R111": {
    ubl: {
      fail: [
        fails(
          "a line that ends a day after",
          `/Invoice/${line}[1]/${period}/cbc:EndDate`,
          set(`${line}[1]/${period}/cbc:EndDate`, "2025-10-01"),
        ),
        onCreditNote(
          fails(
            "a credit note's line that ends after",
            `/CreditNote/${creditLine}[2]/${period}/cbc:EndDate`,
            set(`${creditLine}[2]/${period}/cbc:EndDate`, "2026-09-24"),
          ),
        ),
      ],
      pass: [
        passes("the same day", set(`${line}[1]/${period}/cbc:EndDate`, "2025-09-30")),
        passes(
          "no end of the invoicing period",
          drop(`${period}/cbc:EndDate`),
          set(`${line}[1]/${period}/cbc:EndDate`, "2030-01-01"),
        ),
        onCreditNote(
          passes(
            "an invoice's line in a credit note",
            add(
              "",
              oddLine("InvoiceLine", "<cac:InvoicePeriod><cbc:EndDate>2030-01-01</cbc:EndDate></cac:InvoicePeriod>"),
            ),
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "a line that ends a day after",
          `${root}/${linePeriod}/ram:EndDateTime/udt:DateTimeString`,
          set(`${linePeriod}/ram:EndDateTime/udt:DateTimeString`, "20251001"),
        ),
        fails(
          "an end without its date",
          `${root}/${linePeriod}`,
          set(`${linePeriod}/ram:EndDateTime`, "<udt:DateTime>2025-09-24T00:00:00</udt:DateTime>"),
        ),
      ],
      pass: [
        passes("the same day", set(`${linePeriod}/ram:EndDateTime/udt:DateTimeString`, "20250930")),
        passes("no invoicing period", drop(ciiPeriod), set(`${linePeriod}/ram:EndDateTime/udt:DateTimeString`, "2030")),
      ],
    },
  },
  "PEPPOL-EN16931-R121": {
    ubl: {
      fail: [
        fails("a base quantity of zero", `/Invoice/${line}[1]`, set(`${line}[1]/cac:Price/cbc:BaseQuantity`, "0.0")),
        fails("one below zero", `/Invoice/${line}[2]`, set(`${line}[2]/cac:Price/cbc:BaseQuantity`, "-1")),
      ],
      pass: [
        passes("a base quantity of next to nothing", set(`${line}[1]/cac:Price/cbc:BaseQuantity`, "0.00001")),
        passes("no base quantity", drop(`${line}/cac:Price/cbc:BaseQuantity`)),
      ],
    },
    cii: {
      fail: [
        fails(
          "a base quantity of zero",
          `${root}/${ciiLine}[1]/${net}/ram:BasisQuantity`,
          set(`${ciiLine}[1]/${net}/ram:BasisQuantity`, "0"),
        ),
        fails(
          "one below zero on the gross price",
          `${root}/${ciiLine}[1]/${gross}/ram:BasisQuantity`,
          set(`${ciiLine}[1]/${gross}/ram:BasisQuantity`, "-10"),
        ),
      ],
      pass: [passes("no base quantity", drop(`${ciiLine}[1]/${net}/ram:BasisQuantity`))],
    },
  },
  "PEPPOL-EN16931-R130": {
    ubl: {
      fail: [
        fails(
          "another unit",
          `/Invoice/${line}[1]/cac:Price/cbc:BaseQuantity`,
          attribute(`${line}[1]/cac:Price/cbc:BaseQuantity`, "unitCode", "C62"),
        ),
        fails(
          "the unit in lower case",
          `/Invoice/${line}[2]/cac:Price/cbc:BaseQuantity`,
          attribute(`${line}[2]/cac:Price/cbc:BaseQuantity`, "unitCode", "hur"),
        ),
        fails(
          "no unit on the line's quantity",
          `/Invoice/${line}[1]/cac:Price/cbc:BaseQuantity`,
          attribute(`${line}[1]/cbc:InvoicedQuantity`, "unitCode"),
        ),
        fails(
          "a credit note's quantity in an invoice",
          `/Invoice/${creditLine}/cac:Price/cbc:BaseQuantity`,
          add("", oddLine("CreditNoteLine", credited + price)),
        ),
      ],
      pass: [
        passes("no unit", attribute(`${line}[1]/cac:Price/cbc:BaseQuantity`, "unitCode")),
        passes("a line without a quantity", drop(`${line}[1]/cbc:InvoicedQuantity`)),
        onCreditNote(
          passes("a credit note's quantity in a credit note", add("", oddLine("CreditNoteLine", credited + price))),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "another unit",
          `${root}/${ciiLine}[1]/${net}/ram:BasisQuantity`,
          attribute(`${ciiLine}[1]/${net}/ram:BasisQuantity`, "unitCode", "C62"),
        ),
        fails(
          "another unit on the gross price",
          `${root}/${ciiLine}[1]/${gross}/ram:BasisQuantity`,
          attribute(`${ciiLine}[1]/${gross}/ram:BasisQuantity`, "unitCode", "C62"),
        ),
        fails(
          "a line without a quantity",
          `${root}/${ciiLine}[2]/${net}/ram:BasisQuantity`,
          drop(`${ciiLine}[2]/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`),
        ),
      ],
      pass: [passes("no unit", attribute(`${ciiLine}[1]/${net}/ram:BasisQuantity`, "unitCode"))],
    },
  },
} as const satisfies Readonly<Record<keyof typeof peppolShared, Cases>>;

/** The one rule on both parties' addresses. */
function address(party: string, ciiParty: string): Cases {
  const of = `${party}/cac:Party`;
  const ciiOf = `${agreement}/${ciiParty}`;
  return {
    ubl: {
      fail: [
        fails("no electronic address", `/Invoice/${party}`, drop(`${of}/cbc:EndpointID`)),
        onCreditNote(fails("none in a credit note", `/CreditNote/${party}`, drop(`${of}/cbc:EndpointID`))),
      ],
      pass: [
        passes("an address without its scheme", attribute(`${of}/cbc:EndpointID`, "schemeID")),
        passes("an empty address", set(`${of}/cbc:EndpointID`, "")),
        passes("no party", drop(of)),
      ],
    },
    cii: {
      fail: [
        fails("no electronic address", `${root}/${ciiOf}`, drop(`${ciiOf}/ram:URIUniversalCommunication`)),
        fails(
          "an address without a value",
          `${root}/${ciiOf}`,
          drop(`${ciiOf}/ram:URIUniversalCommunication/ram:URIID`),
        ),
      ],
      pass: [
        passes(
          "an address without its scheme",
          attribute(`${ciiOf}/ram:URIUniversalCommunication/ram:URIID`, "schemeID"),
        ),
        passes("no party", drop(ciiOf)),
      ],
    },
  };
}

const ublNames = { factor: "cbc:MultiplierFactorNumeric", base: "cbc:BaseAmount" } as const;
const ciiNames = { factor: "ram:CalculationPercent", base: "ram:BasisAmount" } as const;

/** A percentage without a base amount, or the other way round. */
function lonely(which: "factor" | "base"): Cases {
  const other = which === "factor" ? "base" : "factor";
  const named = which === "factor" ? "a percentage alone" : "a base amount alone";
  const [ubl, cii] = [ublNames[other], ciiNames[other]];
  const own = which === "factor"
    ? "<cbc:MultiplierFactorNumeric>5</cbc:MultiplierFactorNumeric>"
    : amount("BaseAmount", "20.00");
  return {
    ubl: {
      fail: [
        fails(`${named} on an allowance`, `/Invoice/${item}[1]`, drop(`${item}[1]/${ubl}`)),
        fails(`${named} on a charge`, `/Invoice/${item}[2]`, drop(`${item}[2]/${ubl}`)),
        fails(`${named} on a line's allowance`, `/Invoice/${line}[1]/${item}[1]`, drop(`${line}[1]/${item}[1]/${ubl}`)),
        onCreditNote(
          fails(
            `${named} on a credit note's line`,
            `/CreditNote/${creditLine}[1]/${item}[2]`,
            drop(`${creditLine}[1]/${item}[2]/${ubl}`),
          ),
        ),
      ],
      pass: [
        passes("neither", drop(`${item}[1]/${ublNames.factor}`), drop(`${item}[1]/${ublNames.base}`)),
        passes(`${named} on a credit note's line in an invoice`, add("", oddLine("CreditNoteLine", bareItem(own)))),
        passes(`${named} on a discount of a price`, drop(`${discount}/cbc:BaseAmount`), add(discount, own)),
      ],
    },
    cii: {
      fail: [
        fails(`${named} on an allowance`, `${root}/${ciiItem}[1]`, drop(`${ciiItem}[1]/${cii}`)),
        fails(
          `${named} on a line's charge`,
          `${root}/${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]`,
          drop(`${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/${cii}`),
        ),
      ],
      pass: [passes("neither", drop(`${ciiItem}[1]/${ciiNames.factor}`), drop(`${ciiItem}[1]/${ciiNames.base}`))],
    },
  };
}

type AmountId = keyof ReturnType<typeof peppolAmounts>;

const itemAmount = `${item}[1]/cbc:Amount`;
const ciiItemAmount = `${ciiItem}[1]/ram:ActualAmount`;
const netAmount = `${line}[3]/cbc:LineExtensionAmount`;
const ciiNetAmount = `${ciiLine}[3]/${lineTotal}`;
const inForint = set("cbc:DocumentCurrencyCode", "HUF");
const ciiInForint = set(`${settlement}/ram:InvoiceCurrencyCode`, "HUF");

const thirds = (stated: string): readonly Edit[] => [
  set(`${line}[3]/cbc:InvoicedQuantity`, "100000000000000000"),
  set(`${line}[3]/cac:Price/cbc:PriceAmount`, "1"),
  add(`${line}[3]/cac:Price`, '<cbc:BaseQuantity unitCode="C62">3</cbc:BaseQuantity>'),
  set(netAmount, stated),
];

const plainAmountCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [
        fails("three cents more", `/Invoice/${itemAmount}`, set(itemAmount, "228.94")),
        fails("a little over two cents less", `/Invoice/${itemAmount}`, set(itemAmount, "228.8899")),
        fails("no amount, which counts as 0", `/Invoice/${item}[1]`, drop(itemAmount)),
        fails("another percentage", `/Invoice/${item}[2]/cbc:Amount`, set(`${item}[2]/${ublNames.factor}`, "4.1")),
        fails(
          "another base amount on a line",
          `/Invoice/${line}[1]/${item}[2]/cbc:Amount`,
          set(`${line}[1]/${item}[2]/cbc:BaseAmount`, "757.00"),
        ),
        onCreditNote(
          fails(
            "another amount on a credit note's line",
            `/CreditNote/${creditLine}[1]/${item}[1]/cbc:Amount`,
            set(`${creditLine}[1]/${item}[1]/cbc:Amount`, "36.00"),
          ),
        ),
      ],
      pass: [
        passes("two cents more", set(itemAmount, "228.93")),
        passes("two cents less", set(itemAmount, "228.8900")),
        passes("a percentage that nothing follows from", set(itemAmount, "1.00"), drop(`${item}[1]/cbc:BaseAmount`)),
        passes(
          "neither",
          set(itemAmount, "1.00"),
          drop(`${item}[1]/cbc:BaseAmount`),
          drop(`${item}[1]/${ublNames.factor}`),
        ),
        passes("no amount of a base amount of 0", drop(itemAmount), set(`${item}[1]/cbc:BaseAmount`, "0")),
        passes(
          "a credit note's line in an invoice",
          add(
            "",
            oddLine(
              "CreditNoteLine",
              bareItem(`<cbc:MultiplierFactorNumeric>5</cbc:MultiplierFactorNumeric>${amount("BaseAmount", "100.00")}`),
            ),
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails("three cents more", `${root}/${ciiItemAmount}`, set(ciiItemAmount, "228.94")),
        fails("no amount, which counts as 0", `${root}/${ciiItem}[1]`, drop(ciiItemAmount)),
        fails(
          "another base amount on a line",
          `${root}/${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/ram:ActualAmount`,
          set(`${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/ram:BasisAmount`, "757.00"),
        ),
      ],
      pass: [
        passes("two cents more", set(ciiItemAmount, "228.93")),
        passes(
          "a percentage that nothing follows from",
          set(ciiItemAmount, "1.00"),
          drop(`${ciiItem}[1]/ram:BasisAmount`),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [
        fails("three cents more", `/Invoice/${netAmount}`, set(netAmount, "700.03")),
        fails("a little over two cents less", `/Invoice/${netAmount}`, set(netAmount, "699.9799")),
        fails("no net amount, which counts as 0", `/Invoice/${line}[3]`, drop(netAmount)),
        fails(
          "no base quantity",
          `/Invoice/${line}[1]/cbc:LineExtensionAmount`,
          drop(`${line}[1]/cac:Price/cbc:BaseQuantity`),
        ),
        fails("no quantity, which counts as 1", `/Invoice/${netAmount}`, drop(`${line}[3]/cbc:InvoicedQuantity`)),
        fails("no price, which counts as 0", `/Invoice/${netAmount}`, drop(`${line}[3]/cac:Price`)),
        fails(
          "an indicator that is no text for an allowance",
          `/Invoice/${netAmount}`,
          set(`${line}[3]/${item}/cbc:ChargeIndicator`, "0"),
        ),
        fails(
          "a credited quantity in an invoice, which counts as 1",
          `/Invoice/${creditLine}/cbc:LineExtensionAmount`,
          add("", oddLine("CreditNoteLine", credited + amount("LineExtensionAmount", "15.00") + price)),
        ),
        onCreditNote(
          fails(
            "an invoiced quantity in a credit note, which counts as 1",
            `/CreditNote/${line}/cbc:LineExtensionAmount`,
            add(
              "",
              oddLine(
                "InvoiceLine",
                credited.replaceAll("Credited", "Invoiced") + amount("LineExtensionAmount", "15.00") + price,
              ),
            ),
          ),
        ),
        fails(
          "a price that does not come out even, cut after eighteen digits",
          `/Invoice/${netAmount}`,
          ...thirds("33333333333333313.33"),
        ),
      ],
      pass: [
        passes("two cents more", set(netAmount, "700.02")),
        passes("two cents less", set(netAmount, "699.98")),
        passes(
          "allowances rounded to the cent",
          set(`${line}[3]/${item}/cbc:Amount`, "20.005"),
          set(netAmount, "699.97"),
        ),
        passes(
          "a base quantity of 0, which counts as 1",
          set(`${line}[2]/cac:Price/cbc:BaseQuantity`, "0"),
        ),
        passes("an indicator with space around it", set(`${line}[3]/${item}/cbc:ChargeIndicator`, " false ")),
        passes("a charge", set(`${line}[3]/${item}/cbc:ChargeIndicator`, "true"), set(netAmount, "740.00")),
        passes(
          "a credited quantity in an invoice, which counts as 1",
          add("", oddLine("CreditNoteLine", credited + amount("LineExtensionAmount", "5.00") + price)),
        ),
        passes(
          "a sub line",
          add(`${line}[3]`, `<cac:SubInvoiceLine>${amount("LineExtensionAmount", "15.00")}</cac:SubInvoiceLine>`),
        ),
        passes("a price that does not come out even", ...thirds("33333333333333313.30")),
      ],
    },
    cii: {
      fail: [
        fails("three cents more", `${root}/${ciiNetAmount}`, set(ciiNetAmount, "700.03")),
        fails("no net amount, which counts as 0", `${root}/${ciiLine}[3]`, drop(ciiNetAmount)),
        fails(
          "no base quantity at all",
          `${root}/${ciiLine}[1]/${lineTotal}`,
          drop(`${ciiLine}[1]/${net}/ram:BasisQuantity`),
          drop(`${ciiLine}[1]/${gross}/ram:BasisQuantity`),
        ),
      ],
      pass: [
        passes("two cents less", set(ciiNetAmount, "699.98")),
        passes("the base quantity of the gross price", drop(`${ciiLine}[1]/${net}/ram:BasisQuantity`)),
        passes(
          "the base quantity of the gross price in place of 0",
          set(`${ciiLine}[1]/${net}/ram:BasisQuantity`, "0"),
        ),
        passes(
          "an indicator with space around it",
          set(`${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge/${indicator}`, " false "),
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

/** XRechnung lets half a forint pass. */
const forintCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [
        fails("over half a forint", `/Invoice/${itemAmount}`, inForint, set(itemAmount, "229.42")),
        fails(
          "half a unit where forint is not quite what the document says",
          `/Invoice/${itemAmount}`,
          set("cbc:DocumentCurrencyCode", "HUF "),
          set(itemAmount, "229.41"),
        ),
      ],
      pass: [passes("half a forint", inForint, set(itemAmount, "229.41"))],
    },
    cii: {
      fail: [fails("over half a forint", `${root}/${ciiItemAmount}`, ciiInForint, set(ciiItemAmount, "229.4100001"))],
      pass: [passes("half a forint", ciiInForint, set(ciiItemAmount, "229.41"))],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [fails("over half a forint", `/Invoice/${netAmount}`, inForint, set(netAmount, "699.49"))],
      pass: [passes("half a forint", inForint, set(netAmount, "699.50"))],
    },
    cii: {
      fail: [fails("over half a forint", `${root}/${ciiNetAmount}`, ciiInForint, set(ciiNetAmount, "700.51"))],
      pass: [passes("half a forint", ciiInForint, set(ciiNetAmount, "700.50"))],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

/** Peppol does not. */
const peppolForintCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [fails("three cents in forint", `/Invoice/${itemAmount}`, inForint, set(itemAmount, "228.94"))],
      pass: [passes("two cents in forint", inForint, set(itemAmount, "228.93"))],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [fails("three cents in forint", `/Invoice/${netAmount}`, inForint, set(netAmount, "700.03"))],
      pass: [passes("two cents in forint", inForint, set(netAmount, "700.02"))],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

const indicatorCases = {
  "PEPPOL-EN16931-R043": {
    ubl: {
      fail: [
        fails("the digit 0", `/Invoice/${item}[1]`, set(`${item}[1]/cbc:ChargeIndicator`, "0")),
        fails("a capital letter", `/Invoice/${item}[2]`, set(`${item}[2]/cbc:ChargeIndicator`, "True")),
        fails("no indicator on a line", `/Invoice/${line}[3]/${item}`, drop(`${line}[3]/${item}/cbc:ChargeIndicator`)),
        onCreditNote(
          fails(
            "the digit 1 on a credit note's line",
            `/CreditNote/${creditLine}[3]/${item}`,
            set(`${creditLine}[3]/${item}/cbc:ChargeIndicator`, "1"),
          ),
        ),
      ],
      pass: [
        passes("an indicator with space around it", set(`${item}[1]/cbc:ChargeIndicator`, "\n true ")),
        passes(
          "the digit 0 beside a percentage alone, which another rule has refused",
          set(`${item}[1]/cbc:ChargeIndicator`, "0"),
          drop(`${item}[1]/cbc:BaseAmount`),
        ),
        passes(
          "the digit 0 beside a base amount alone, which another rule has refused",
          set(`${item}[1]/cbc:ChargeIndicator`, "0"),
          drop(`${item}[1]/cbc:MultiplierFactorNumeric`),
        ),
        passes("the digit 0 on a price", set(`${discount}/cbc:ChargeIndicator`, "0")),
        passes(
          "a credit note's line in an invoice",
          add("", oddLine("CreditNoteLine", bareItem("<cbc:ChargeIndicator>0</cbc:ChargeIndicator>"))),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R043-1": {
    cii: {
      fail: [
        fails("the digit 0", `${root}/${ciiItem}[1]`, set(`${ciiItem}[1]/${indicator}`, "0")),
        fails(
          "no indicator on a line",
          `${root}/${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`,
          drop(`${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator`),
        ),
      ],
      pass: [
        passes("an indicator with space around it", set(`${ciiItem}[1]/${indicator}`, "\n true ")),
        passes(
          "the digit 0 beside a percentage alone, which another rule has refused",
          set(`${ciiItem}[1]/${indicator}`, "0"),
          drop(`${ciiItem}[1]/ram:BasisAmount`),
        ),
        passes(
          "the digit 0 beside a base amount alone, which another rule has refused",
          set(`${ciiItem}[1]/${indicator}`, "0"),
          drop(`${ciiItem}[1]/ram:CalculationPercent`),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R043-2": {
    cii: {
      fail: [
        fails("the digit 0", `${root}/${ciiDiscount}`, set(`${ciiDiscount}/${indicator}`, "0")),
        fails("no indicator", `${root}/${ciiDiscount}`, drop(`${ciiDiscount}/ram:ChargeIndicator`)),
      ],
      pass: [
        passes("a charge", set(`${ciiDiscount}/${indicator}`, "true")),
        passes("the digit 0 on an allowance", set(`${ciiItem}[1]/${indicator}`, "0")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof indicatorRules, Cases>>;

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing";
const inAustria = set(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "AT");

const onlyCases = {
  "PEPPOL-EN16931-R002": {
    ubl: {
      fail: [
        fails("two notes for an Austrian buyer", "/Invoice", inAustria),
        fails(
          "two notes of a seller without a country",
          "/Invoice",
          drop(`${seller}/cac:PostalAddress/cac:Country`),
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
          "a VAT total with a breakdown",
          `/Invoice/${total}[1]/cbc:TaxAmount`,
          attribute(`${total}[1]/cbc:TaxAmount`, "currencyID", "SEK"),
        ),
        fails(
          "the VAT of a breakdown",
          `/Invoice/${total}[1]/cac:TaxSubtotal[2]/cbc:TaxAmount`,
          attribute(`${total}[1]/cac:TaxSubtotal[2]/cbc:TaxAmount`, "currencyID", "SEK"),
        ),
        fails("no invoice currency", `/Invoice/${itemAmount}`, drop("cbc:DocumentCurrencyCode")),
        fails(
          "space around the invoice currency",
          `/Invoice/${itemAmount}`,
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

/** The cases of a rule with others of the same rule behind them. */
function withMore(id: AmountId, more: Cases): Cases {
  const { ubl, cii } = plainAmountCases[id];
  return { ubl: together(ubl, more.ubl), ...(more.cii === undefined ? {} : { cii: together(cii, more.cii) }) };
}

function together(first: SyntaxCases, more: Cases["ubl"]): SyntaxCases {
  return { fail: [...first.fail, ...more?.fail ?? []], pass: [...first.pass, ...more?.pass ?? []] };
}

/** As XRechnung includes them. */
export const xrechnungPeppolCases = {
  ...sharedCases,
  "PEPPOL-EN16931-R040": withMore("PEPPOL-EN16931-R040", forintCases["PEPPOL-EN16931-R040"]),
  "PEPPOL-EN16931-R120": withMore("PEPPOL-EN16931-R120", forintCases["PEPPOL-EN16931-R120"]),
  ...indicatorCases,
} as const;

type SharedId = keyof typeof peppolShared;

/** There is no official edition for CII to judge Peppol's by. */
function inUbl(table: Readonly<Record<SharedId, Cases>>): Readonly<Record<SharedId, Cases>> {
  const entries = Object.entries(table).map(([id, { ubl }]) => [id, ubl === undefined ? {} : { ubl }]);
  return Object.fromEntries(entries) as Readonly<Record<SharedId, Cases>>;
}

/** As Peppol has them. */
export const peppolCases = {
  ...inUbl(sharedCases),
  ...onlyCases,
  "PEPPOL-EN16931-R040": withMore("PEPPOL-EN16931-R040", peppolForintCases["PEPPOL-EN16931-R040"]),
  "PEPPOL-EN16931-R120": withMore("PEPPOL-EN16931-R120", peppolForintCases["PEPPOL-EN16931-R120"]),
  "PEPPOL-EN16931-R043": indicatorCases["PEPPOL-EN16931-R043"],
} as const;
