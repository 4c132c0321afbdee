/**
 * Cases of PEPPOL-EN16931-R*, as XRechnung includes them (UBL and CII) and as Peppol has them (UBL). The two differ in
 * what they let pass in Hungarian forint, and in the severity of PEPPOL-EN16931-R120.
 */
import { add, attribute, type Cases, drop, fails, onCreditNote, passes, repairedBy, set } from "../case.ts";
import type { peppolShared } from "../../engine/rules/peppol/peppol.ts";
import { factorCases, indicatorCases, peppolAmountCases, xrechnungAmountCases } from "./peppol_amounts.ts";
import { ciiDirectDebit } from "./german.ts";
import { peppolOnlyCases } from "./peppol_only.ts";
import {
  agreement,
  amount,
  ciiDiscount,
  ciiLine,
  ciiMeans,
  ciiPeriod,
  ciiWithoutAccounting,
  context,
  credited,
  creditLine,
  deal,
  delivery,
  discount,
  early,
  gross,
  indicator,
  item,
  line,
  linePeriod,
  lineSettlement,
  net,
  oddLine,
  period,
  price,
  process,
  root,
  seller,
  settlement,
  summation,
  total,
  withoutAccounting,
} from "./peppol_scene.ts";

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
          `${root}/${deal}/x:ApplicableHeaderTradeDelivery`,
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
  ...factorCases,
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
        repairedBy(
          fails("a charge on a price", `${root}/${ciiLine}[1]/${gross}`, set(`${ciiDiscount}/${indicator}`, "true")),
          set(`${ciiDiscount}/${indicator}`, "false"),
        ),
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
          "a second one without an amount, which is an allowance",
          set(`${ciiDiscount}/${indicator}`, "true"),
          add(
            `${ciiLine}[1]/${gross}`,
            "<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator>" +
              "</ram:ChargeIndicator></ram:AppliedTradeAllowanceCharge>",
          ),
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
        fails(
          "no net price, and two amounts that are compared with nothing",
          `/Invoice/${discount}`,
          drop(`${line}[1]/cac:Price/cbc:PriceAmount`),
          add(discount, amount("Amount", "21.00")),
        ),
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
        fails(
          "a net price in a second agreement of the line",
          `${root}/${ciiLine}[1]/${gross.replace("/", "[1]/")}`,
          drop(`${ciiLine}[1]/${net}`),
          add(
            `${ciiLine}[1]`,
            "<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>189.00</ram:ChargeAmount>" +
              "</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>",
          ),
        ),
      ],
      pass: [
        passes("more digits that mean the same", set(`${ciiDiscount}/ram:ActualAmount`, "21.00000")),
        passes("a second amount of the discount", add(ciiDiscount, "<ram:ActualAmount>1.00</ram:ActualAmount>")),
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
        fails(
          "no total in the invoice currency, and a second accounting currency",
          "/Invoice",
          drop(`${total}[1]`),
          add("", "<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>"),
        ),
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
        repairedBy(
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
          set("cac:PaymentMeans[1]/cbc:PaymentMeansCode", "59"),
          add(
            "cac:PaymentMeans[1]",
            "<cac:PaymentMandate><cbc:ID>MANDATE-0093</cbc:ID><cac:PayerFinancialAccount>" +
              "<cbc:ID>DE02200505501015871393</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>",
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
        repairedBy(
          fails(
            "a SEPA direct debit without a mandate",
            `${root}/${ciiMeans}[1]`,
            set(`${ciiMeans}[1]/ram:TypeCode`, "59"),
          ),
          set(`${ciiMeans}[1]/ram:TypeCode`, "59"),
          ...ciiDirectDebit,
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
        repairedBy(
          fails(
            "another kind of document",
            `${root}/${ciiLine}[1]`,
            set(`${ciiLine}[1]/${lineSettlement}/ram:AdditionalReferencedDocument/ram:TypeCode`, "916"),
          ),
          set(`${ciiLine}[1]/${lineSettlement}/ram:AdditionalReferencedDocument/ram:TypeCode`, "130"),
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
        fails("no electronic address", `/Invoice/${of}`, drop(`${of}/cbc:EndpointID`)),
        onCreditNote(fails("none in a credit note", `/CreditNote/${of}`, drop(`${of}/cbc:EndpointID`))),
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

/** As XRechnung includes them. */
export const xrechnungPeppolCases = { ...sharedCases, ...xrechnungAmountCases, ...indicatorCases } as const;

type SharedId = keyof typeof peppolShared;

/** There is no official edition for CII to judge Peppol's by. */
function inUbl(table: Readonly<Record<SharedId, Cases>>): Readonly<Record<SharedId, Cases>> {
  const entries = Object.entries(table).map(([id, { ubl }]) => [id, ubl === undefined ? {} : { ubl }]);
  return Object.fromEntries(entries) as Readonly<Record<SharedId, Cases>>;
}

/** As Peppol has them. */
export const peppolCases = {
  ...inUbl(sharedCases),
  ...peppolOnlyCases,
  ...peppolAmountCases,
  "PEPPOL-EN16931-R043": indicatorCases["PEPPOL-EN16931-R043"],
} as const;
