/** Cases of BR-01 … BR-28. */
import { add, attribute, type Cases, drop, type Fail, fails, onCreditNote, type Pass, passes, set } from "../case.ts";
import type { presence } from "../../engine/rules/en16931/presence.ts";

const total = "cac:LegalMonetaryTotal";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const payee = "cac:PayeeParty";
const representative = "cac:TaxRepresentativeParty";
const line = "cac:InvoiceLine";

const root = "/rsm:CrossIndustryInvoice";
const exchanged = "rsm:ExchangedDocument";
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const ciiSeller = `${agreement}/ram:SellerTradeParty`;
const ciiBuyer = `${agreement}/ram:BuyerTradeParty`;
const ciiPayee = `${settlement}/ram:PayeeTradeParty`;
const ciiTerms = `${settlement}/ram:SpecifiedTradePaymentTerms`;
const termsPayee = (content: string) => add(ciiTerms, `<ram:PayeeTradeParty>${content}</ram:PayeeTradeParty>`);
const ciiRepresentative = `${agreement}/ram:SellerTaxRepresentativeTradeParty`;
const item = "ram:IncludedSupplyChainTradeLineItem";
const guideline = "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter";
const issued = `${exchanged}/ram:IssueDateTime`;
const net = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount";
const gross = "ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount";
const lineId = "ram:AssociatedDocumentLineDocument/ram:LineID";
const lineTotal =
  "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount";
const productName = "ram:SpecifiedTradeProduct/ram:Name";
const billed = "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity";

export const presenceCases = {
  "BR-01": {
    ubl: {
      fail: [
        fails("without a specification identifier", "/Invoice", drop("cbc:CustomizationID")),
        fails("with white space for one", "/Invoice", set("cbc:CustomizationID", " \n ")),
      ],
      pass: [passes("any text: other rules know the identifiers", set("cbc:CustomizationID", "x"))],
    },
    cii: {
      fail: [
        fails("without a specification identifier", root, drop(guideline)),
        fails("with white space for one", root, set(`${guideline}/ram:ID`, " \t ")),
      ],
      pass: [passes("any text: other rules know the identifiers", set(`${guideline}/ram:ID`, "x"))],
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
    cii: {
      fail: [
        fails("without a number", root, drop(`${exchanged}/ram:ID`)),
        fails("with nothing but a comment", root, set(`${exchanged}/ram:ID`, "<!-- 7 -->")),
      ],
      pass: [passes("a digit behind a comment", set(`${exchanged}/ram:ID`, "<!-- no. -->7"))],
    },
  },
  "BR-03": {
    ubl: {
      fail: [fails("without an issue date", "/Invoice", drop("cbc:IssueDate"))],
      pass: [passes("anything written there", set("cbc:IssueDate", "yesterday"))],
    },
    cii: {
      fail: [
        fails("without an issue date", root, drop(issued)),
        fails("a date of another format", root, attribute(`${issued}/udt:DateTimeString`, "format", "203")),
        fails("a date without a format", root, attribute(`${issued}/udt:DateTimeString`, "format")),
      ],
      pass: [passes("anything that claims the format", set(`${issued}/udt:DateTimeString`, "yesterday"))],
    },
  },
  "BR-04": {
    ubl: {
      fail: [
        fails("without a type code", "/Invoice", drop("cbc:InvoiceTypeCode")),
        onCreditNote(fails("a credit note without its code", "/CreditNote", drop("cbc:CreditNoteTypeCode"))),
      ],
      pass: [
        onCreditNote(passes("the credit note's own element")),
        passes(
          "the credit note's element in an invoice",
          drop("cbc:InvoiceTypeCode"),
          add("", "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>"),
        ),
      ],
    },
    cii: {
      fail: [
        fails("without a type code", root, drop(`${exchanged}/ram:TypeCode`)),
        fails("with an empty one", root, set(`${exchanged}/ram:TypeCode`, "")),
      ],
      pass: [passes("any text", set(`${exchanged}/ram:TypeCode`, "invoice"))],
    },
  },
  "BR-05": {
    ubl: {
      fail: [fails("without a currency", "/Invoice", drop("cbc:DocumentCurrencyCode"))],
      pass: [passes("any text", set("cbc:DocumentCurrencyCode", "EURO"))],
    },
    cii: {
      fail: [
        fails("without a currency", root, drop(`${settlement}/ram:InvoiceCurrencyCode`)),
        fails("with a blank one", root, set(`${settlement}/ram:InvoiceCurrencyCode`, "  ")),
      ],
      pass: [passes("any text", set(`${settlement}/ram:InvoiceCurrencyCode`, "EURO"))],
    },
  },
  "BR-06": {
    ubl: {
      fail: [
        fails("without the seller's name", "/Invoice", drop(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)),
      ],
      pass: [passes("without a trading name", drop(`${seller}/cac:PartyName`))],
    },
    cii: {
      fail: [fails("with a trading name alone", root, drop(`${ciiSeller}/ram:Name`))],
      pass: [passes("without a trading name", drop(`${ciiSeller}/ram:SpecifiedLegalOrganization`))],
    },
  },
  "BR-07": {
    ubl: {
      fail: [
        fails("with a trading name alone", "/Invoice", set(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`, " ")),
      ],
      pass: [passes("without a trading name", drop(`${buyer}/cac:PartyName`))],
    },
    cii: {
      fail: [
        fails("with a trading name alone", root, set(`${ciiBuyer}/ram:Name`, "\n")),
        fails("without a buyer", root, drop(ciiBuyer)),
      ],
      pass: [passes("without a trading name", drop(`${ciiBuyer}/ram:SpecifiedLegalOrganization`))],
    },
  },
  "BR-08": {
    ubl: {
      fail: [fails("without the seller's address", "/Invoice", drop(`${seller}/cac:PostalAddress`))],
      pass: [
        passes("an address of a country alone", drop(`${seller}/cac:PostalAddress/cbc:CityName`)),
        passes("an empty address", set(`${seller}/cac:PostalAddress`, "")),
      ],
    },
    cii: {
      fail: [fails("without the seller's address", root, drop(`${ciiSeller}/ram:PostalTradeAddress`))],
      pass: [passes("an empty address", set(`${ciiSeller}/ram:PostalTradeAddress`, ""))],
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
    cii: {
      fail: [
        fails("without the seller's country", root, drop(`${ciiSeller}/ram:PostalTradeAddress/ram:CountryID`)),
        fails("without an address", root, drop(`${ciiSeller}/ram:PostalTradeAddress`)),
      ],
      pass: [passes("any text", set(`${ciiSeller}/ram:PostalTradeAddress/ram:CountryID`, "Deutschland"))],
    },
  },
  "BR-10": {
    ubl: {
      fail: [fails("without the buyer's address", "/Invoice", drop(`${buyer}/cac:PostalAddress`))],
      pass: [
        passes("an address of a country alone", drop(`${buyer}/cac:PostalAddress/cbc:CityName`)),
        passes("an empty address", set(`${buyer}/cac:PostalAddress`, "")),
      ],
    },
    cii: {
      fail: [fails("without the buyer's address", root, drop(`${ciiBuyer}/ram:PostalTradeAddress`))],
      pass: [passes("an empty address", set(`${ciiBuyer}/ram:PostalTradeAddress`, ""))],
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
    cii: {
      fail: [
        fails("with an empty country", root, set(`${ciiBuyer}/ram:PostalTradeAddress/ram:CountryID`, "")),
        fails("without an address", root, drop(`${ciiBuyer}/ram:PostalTradeAddress`)),
      ],
      pass: [passes("any text", set(`${ciiBuyer}/ram:PostalTradeAddress/ram:CountryID`, "Deutschland"))],
    },
  },
  "BR-12": stated("cbc:LineExtensionAmount", "ram:LineTotalAmount"),
  "BR-13": stated("cbc:TaxExclusiveAmount", "ram:TaxBasisTotalAmount"),
  "BR-14": stated("cbc:TaxInclusiveAmount", "ram:GrandTotalAmount"),
  "BR-15": stated("cbc:PayableAmount", "ram:DuePayableAmount"),
  "BR-16": {
    ubl: {
      fail: [
        fails("without a line", "/Invoice", drop(line)),
        onCreditNote(fails("a credit note without a line", "/CreditNote", drop("cac:CreditNoteLine"))),
        fails("a line below another element alone", "/Invoice", drop(line), add(total, `<${line}/>`)),
      ],
      pass: [
        passes("one line left", drop(`${line}[3]`), drop(`${line}[2]`)),
        passes("a credit note's line in an invoice", drop(line), add("", "<cac:CreditNoteLine/>")),
      ],
    },
    cii: {
      fail: [fails("without a line", root, drop(`${deal}/${item}`))],
      pass: [passes("a line, wherever it stands", drop(`${deal}/${item}`), add(settlement, `<${item}/>`))],
    },
  },
  "BR-17": {
    ubl: {
      fail: [
        fails("without the payee's name", `/Invoice/${payee}`, drop(`${payee}/cac:PartyName`)),
        fails(
          "the seller's trading name",
          `/Invoice/${payee}`,
          set(`${payee}/cac:PartyName/cbc:Name`, "Tannwerder Stagecraft"),
        ),
        fails(
          "one of the seller's identifiers, whatever its scheme",
          `/Invoice/${payee}`,
          set(`${payee}/cac:PartyIdentification/cbc:ID`, "CREDITOR-70771"),
        ),
      ],
      pass: [
        passes("the seller's legal name", set(`${payee}/cac:PartyName/cbc:Name`, "Tannwerder Bühnenbau GmbH")),
        passes("the seller's name in other letters", set(`${payee}/cac:PartyName/cbc:Name`, "TANNWERDER STAGECRAFT")),
        passes("an empty name", set(`${payee}/cac:PartyName/cbc:Name`, "")),
      ],
    },
    cii: {
      fail: [
        fails("without the payee's name", `${root}/${ciiPayee}`, drop(`${ciiPayee}/ram:Name`)),
        fails(
          "the seller's legal name",
          `${root}/${ciiPayee}`,
          set(`${ciiPayee}/ram:Name`, "Tannwerder Bühnenbau GmbH"),
        ),
        fails("the seller's identifier", `${root}/${ciiPayee}`, add(ciiPayee, "<ram:ID>CREDITOR-70771</ram:ID>")),
        fails(
          "a payee without a name in payment terms",
          `${root}/${ciiTerms}/ram:PayeeTradeParty`,
          termsPayee("<ram:ID>1</ram:ID>"),
        ),
        fails(
          "the seller's legal registration",
          `${root}/${ciiPayee}`,
          set(`${ciiPayee}/ram:SpecifiedLegalOrganization/ram:ID`, "529900TANNWERDER0011"),
        ),
      ],
      pass: [
        passes("the seller's trading name", set(`${ciiPayee}/ram:Name`, "Tannwerder Stagecraft")),
        passes("the seller's global identifier", set(`${ciiPayee}/ram:GlobalID`, "4099999000029")),
        passes(
          "the seller's name of a payee in payment terms",
          termsPayee("<ram:Name>Tannwerder Bühnenbau GmbH</ram:Name>"),
        ),
        passes(
          "the seller's identifier of a payee in payment terms",
          termsPayee("<ram:ID>CREDITOR-70771</ram:ID><ram:Name>Tannwerder</ram:Name>"),
        ),
      ],
    },
  },
  "BR-18": {
    ubl: {
      fail: [fails("without its name", `/Invoice/${representative}`, drop(`${representative}/cac:PartyName`))],
      pass: [passes("without a representative", drop(representative))],
    },
    cii: {
      fail: [fails("with an empty name", `${root}/${ciiRepresentative}`, set(`${ciiRepresentative}/ram:Name`, " "))],
      pass: [passes("without a representative", drop(ciiRepresentative))],
    },
  },
  "BR-19": {
    ubl: {
      fail: [fails("without its address", `/Invoice/${representative}`, drop(`${representative}/cac:PostalAddress`))],
      pass: [passes("an empty address", set(`${representative}/cac:PostalAddress`, ""))],
    },
    cii: {
      fail: [
        fails(
          "without its address",
          `${root}/${ciiRepresentative}`,
          drop(`${ciiRepresentative}/ram:PostalTradeAddress`),
        ),
      ],
      pass: [passes("an empty address", set(`${ciiRepresentative}/ram:PostalTradeAddress`, ""))],
    },
  },
  "BR-20": {
    ubl: {
      fail: [
        fails(
          "without its country",
          `/Invoice/${representative}/cac:PostalAddress`,
          drop(`${representative}/cac:PostalAddress/cac:Country`),
        ),
      ],
      pass: [passes("without an address, which is BR-19's concern", drop(`${representative}/cac:PostalAddress`))],
    },
    cii: {
      fail: [
        fails(
          "without its country",
          `${root}/${ciiRepresentative}`,
          drop(`${ciiRepresentative}/ram:PostalTradeAddress/ram:CountryID`),
        ),
        fails(
          "without an address",
          `${root}/${ciiRepresentative}`,
          drop(`${ciiRepresentative}/ram:PostalTradeAddress`),
        ),
      ],
      pass: [passes("any text", set(`${ciiRepresentative}/ram:PostalTradeAddress/ram:CountryID`, "-"))],
    },
  },
  "BR-21": onLines(
    {
      element: "cbc:ID",
      fail: fails("a blank identifier", `/Invoice/${line}[1]`, set(`${line}[1]/cbc:ID`, " ")),
      pass: passes("one identifier for all lines", set(`${line}/cbc:ID`, "1")),
    },
    {
      element: lineId,
      fail: fails("a blank identifier", `${root}/${deal}/${item}[1]`, set(`${deal}/${item}[1]/${lineId}`, " ")),
      pass: passes("one identifier for all lines", set(`${deal}/${item}/${lineId}`, "1")),
    },
  ),
  "BR-22": onLines(
    {
      element: "cbc:InvoicedQuantity",
      creditNote: "cbc:CreditedQuantity",
      pass: passes(
        "a credited quantity in an invoice",
        drop(`${line}[1]/cbc:InvoicedQuantity`),
        add(`${line}[1]`, "<cbc:CreditedQuantity/>"),
      ),
    },
    { element: billed, pass: passes("an empty quantity", set(`${deal}/${item}[1]/${billed}`, "")) },
  ),
  "BR-23": {
    ubl: {
      fail: [
        fails(
          "without a unit",
          `/Invoice/${line}[2]/cbc:InvoicedQuantity`,
          attribute(`${line}[2]/cbc:InvoicedQuantity`, "unitCode"),
        ),
        fails("without a quantity", `/Invoice/${line}[3]`, drop(`${line}[3]/cbc:InvoicedQuantity`)),
        onCreditNote(
          fails(
            "a credited quantity without a unit",
            "/CreditNote/cac:CreditNoteLine[1]/cbc:CreditedQuantity",
            attribute("cac:CreditNoteLine[1]/cbc:CreditedQuantity", "unitCode"),
          ),
        ),
      ],
      pass: [
        passes("an empty unit", attribute(`${line}[1]/cbc:InvoicedQuantity`, "unitCode", "")),
        passes("a price's quantity without a unit", attribute(`${line}/cac:Price/cbc:BaseQuantity`, "unitCode")),
      ],
    },
    cii: {
      fail: [
        fails(
          "without a unit",
          `${root}/${deal}/${item}[2]/${billed}`,
          attribute(`${deal}/${item}[2]/${billed}`, "unitCode"),
        ),
        fails("without a quantity", `${root}/${deal}/${item}[3]`, drop(`${deal}/${item}[3]/${billed}`)),
      ],
      pass: [passes("an empty unit", attribute(`${deal}/${item}[1]/${billed}`, "unitCode", ""))],
    },
  },
  "BR-24": onLines(
    {
      element: "cbc:LineExtensionAmount",
      pass: passes("an amount of zero", set(`${line}[1]/cbc:LineExtensionAmount`, "0")),
    },
    { element: lineTotal, pass: passes("an amount of zero", set(`${deal}/${item}[1]/${lineTotal}`, "0")) },
  ),
  "BR-25": onLines(
    {
      element: "cac:Item/cbc:Name",
      fail: fails("an item with a description alone", `/Invoice/${line}[1]`, set(`${line}[1]/cac:Item/cbc:Name`, "")),
      pass: passes("a single character", set(`${line}/cac:Item/cbc:Name`, "-")),
    },
    {
      element: productName,
      fail: fails("a blank name", `${root}/${deal}/${item}[1]`, set(`${deal}/${item}[1]/${productName}`, "\t")),
      pass: passes("a single character", set(`${deal}/${item}[1]/${productName}`, "-")),
    },
  ),
  "BR-26": onLines(
    {
      element: "cac:Price/cbc:PriceAmount",
      pass: passes("a price below zero, which is BR-27's concern", set(`${line}[1]/cac:Price/cbc:PriceAmount`, "-1")),
    },
    {
      element: net,
      fail: fails(
        "a gross price alone",
        `${root}/${deal}/${item}[1]`,
        drop(`${deal}/${item}[1]/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice`),
      ),
      pass: passes("a price below zero, which is BR-27's concern", set(`${deal}/${item}[1]/${net}`, "-1")),
    },
  ),
  "BR-27": {
    ubl: {
      fail: [
        fails(
          "a price below zero",
          `/Invoice/${line}[3]/cac:Price/cbc:PriceAmount`,
          set(`${line}[3]/cac:Price/cbc:PriceAmount`, "-0.0001"),
        ),
        fails(
          "zero with a minus and a point, which is the double below zero",
          `/Invoice/${line}[1]/cac:Price/cbc:PriceAmount`,
          set(`${line}[1]/cac:Price/cbc:PriceAmount`, "-0.00"),
        ),
        fails("no price, for then none fits", `/Invoice/${line}[2]`, drop(`${line}[2]/cac:Price`)),
      ],
      pass: [
        passes("a price of zero", set(`${line}[1]/cac:Price/cbc:PriceAmount`, "0")),
        passes("a whole zero with a minus", set(`${line}[1]/cac:Price/cbc:PriceAmount`, "-0")),
        passes("an exponent", set(`${line}[1]/cac:Price/cbc:PriceAmount`, " 1.89E2 ")),
      ],
    },
    cii: {
      fail: [
        fails(
          "a price below zero",
          `${root}/${deal}/${item}[3]/${net}`,
          set(`${deal}/${item}[3]/${net}`, "-0.0001"),
        ),
        fails(
          "zero with a minus and a point",
          `${root}/${deal}/${item}[1]/${net}`,
          set(`${deal}/${item}[1]/${net}`, "-0.00"),
        ),
        fails("no price, for then none fits", `${root}/${deal}/${item}[2]`, drop(`${deal}/${item}[2]/${net}`)),
      ],
      pass: [
        passes("a price of zero", set(`${deal}/${item}[1]/${net}`, "0.00")),
        passes("a whole zero with a minus", set(`${deal}/${item}[1]/${net}`, "-0")),
        passes("a gross price below zero, which is BR-28's concern", set(`${deal}/${item}[1]/${gross}`, "-1")),
      ],
    },
  },
  "BR-28": {
    ubl: {
      fail: [
        fails(
          "a gross price below zero",
          `/Invoice/${line}[1]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`,
          set(`${line}[1]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`, "-0.01"),
        ),
      ],
      pass: [
        passes("no gross price", drop(`${line}/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`)),
        passes(
          "one of two below zero",
          set(`${line}[1]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`, "-0.01"),
          add(
            `${line}[1]/cac:Price`,
            '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1</cbc:Amount>' +
              '<cbc:BaseAmount currencyID="EUR">0</cbc:BaseAmount></cac:AllowanceCharge>',
          ),
        ),
        passes("an allowance's base amount below zero", set(`${line}[1]/cac:AllowanceCharge[1]/cbc:BaseAmount`, "-1")),
      ],
    },
    cii: {
      fail: [
        fails(
          "a gross price below zero",
          `${root}/${deal}/${item}[1]/${gross}`,
          set(`${deal}/${item}[1]/${gross}`, "-0.01"),
        ),
      ],
      pass: [
        passes("a gross price of zero", set(`${deal}/${item}[1]/${gross}`, "0")),
        passes("a whole zero with a minus", set(`${deal}/${item}[1]/${gross}`, "-0")),
        passes("no gross price", drop(`${deal}/${item}/${gross}`)),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof presence, Cases>>;

/** A total that the group of totals must state. */
function stated(ubl: string, cii: string): Cases {
  return {
    ubl: {
      fail: [fails("without the amount", `/Invoice/${total}`, drop(`${total}/${ubl}`))],
      pass: [
        passes("an amount of zero", set(`${total}/${ubl}`, "0")),
        passes("without any totals, where there is nothing to look at", drop(total)),
      ],
    },
    cii: {
      fail: [
        fails("without the amount", `${root}/${summation}`, drop(`${summation}/${cii}`)),
        fails(
          "empty totals in an odd place",
          `${root}/${agreement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
          add(agreement, "<ram:SpecifiedTradeSettlementHeaderMonetarySummation/>"),
        ),
      ],
      pass: [
        passes("an amount of zero", set(`${summation}/${cii}`, "0")),
        passes("without any totals, where there is nothing to look at", drop(summation)),
      ],
    },
  };
}

interface InLine {
  readonly element: string;
  /** Its name in a credit note, where that is another. */
  readonly creditNote?: string;
  readonly fail?: Fail;
  readonly pass: Pass;
}

/** What every line must have. A line element is a line wherever it is; a sub line is not. */
function onLines(ubl: InLine, cii: InLine): Cases {
  return {
    ubl: {
      fail: [
        fails("one line without it", `/Invoice/${line}[2]`, drop(`${line}[2]/${ubl.element}`)),
        fails(
          "a line within a sub line",
          `/Invoice/${line}[3]/cac:SubInvoiceLine/${line}`,
          add(`${line}[3]`, `<cac:SubInvoiceLine><${line}/></cac:SubInvoiceLine>`),
        ),
        onCreditNote(
          fails(
            "a credit note's line without it",
            "/CreditNote/cac:CreditNoteLine[1]",
            drop(`cac:CreditNoteLine[1]/${ubl.creditNote ?? ubl.element}`),
          ),
        ),
        ...optional(ubl.fail),
      ],
      pass: [ubl.pass, passes("a bare sub line", add(`${line}[3]`, "<cac:SubInvoiceLine/>"))],
    },
    cii: {
      fail: [
        fails("one line without it", `${root}/${deal}/${item}[2]`, drop(`${deal}/${item}[2]/${cii.element}`)),
        fails("a bare line in an odd place", `${root}/${settlement}/${item}`, add(settlement, `<${item}/>`)),
        ...optional(cii.fail),
      ],
      pass: [cii.pass],
    },
  };
}

function optional(it: Fail | undefined): readonly Fail[] {
  return it === undefined ? [] : [it];
}
