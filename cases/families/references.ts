/** Cases of BR-49 … BR-65, BR-CO-09 and BR-CO-26. */
import { add, attribute, type Cases, drop, fails, onCreditNote, passes, repairedBy, set } from "../case.ts";
import type { references } from "../../engine/rules/en16931/references.ts";

const means = "cac:PaymentMeans";
const account = "cac:PayeeFinancialAccount";
const card = "cac:CardAccount/cbc:PrimaryAccountNumberID";
const document = "cac:AdditionalDocumentReference";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const representative = "cac:TaxRepresentativeParty";
const address = "cac:Delivery/cac:DeliveryLocation/cac:Address";
const line = "cac:InvoiceLine";
const property = "cac:Item/cac:AdditionalItemProperty";
const standardId = "cac:Item/cac:StandardItemIdentification/cbc:ID";
const classification = "cac:Item/cac:CommodityClassification";

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const ciiMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ciiAccount = "ram:PayeePartyCreditorFinancialAccount";
const ciiCard = "ram:ApplicableTradeSettlementFinancialCard";
const ciiDocument = "ram:AdditionalReferencedDocument";
const ciiSeller = `${agreement}/ram:SellerTradeParty`;
const ciiBuyer = `${agreement}/ram:BuyerTradeParty`;
const ciiRepresentative = `${agreement}/ram:SellerTaxRepresentativeTradeParty`;
const registration = "ram:SpecifiedTaxRegistration/ram:ID";
const ciiSellerVatId = `${ciiSeller}/ram:SpecifiedTaxRegistration[1]/ram:ID`;
const ciiBuyerVatId = `${ciiBuyer}/${registration}`;
const shipTo = `${delivery}/ram:ShipToTradeParty`;
const item = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const product = "ram:SpecifiedTradeProduct";
const preceding = `${settlement}/ram:InvoiceReferencedDocument`;

export const referencesCases = {
  "BR-49": {
    ubl: {
      fail: [
        fails("without a means code", `/Invoice/${means}[1]`, drop(`${means}[1]/cbc:PaymentMeansCode`)),
        fails("empty means in a line", `/Invoice/${line}[1]/${means}`, add(`${line}[1]`, `<${means}/>`)),
      ],
      pass: [
        passes("an empty code", set(`${means}[1]/cbc:PaymentMeansCode`, "")),
        passes("no payment means", drop(means)),
      ],
    },
    cii: {
      fail: [fails("without a means code", `${root}/${ciiMeans}[2]`, drop(`${ciiMeans}[2]/ram:TypeCode`))],
      pass: [
        passes("an empty code", set(`${ciiMeans}[1]/ram:TypeCode`, "")),
        passes("no payment means", drop(ciiMeans)),
      ],
    },
  },
  "BR-50": {
    ubl: {
      fail: [
        fails("an empty account number", `/Invoice/${means}[1]/${account}`, set(`${means}[1]/${account}/cbc:ID`, "")),
        fails(
          "no account number, with the other transfer code",
          `/Invoice/${means}[2]/${account}`,
          set(`${means}[2]/cbc:PaymentMeansCode`, "30"),
          drop(`${means}[2]/${account}/cbc:ID`),
        ),
      ],
      pass: [
        passes(
          "the transfer code with a space, which is another code here",
          set(`${means}[1]/cbc:PaymentMeansCode`, "58 "),
          set(`${means}[1]/${account}/cbc:ID`, ""),
        ),
        passes("no account, which is BR-61's concern", drop(`${means}/${account}`)),
      ],
    },
    cii: {
      fail: [
        fails(
          "an empty IBAN",
          `${root}/${ciiMeans}[1]/${ciiAccount}`,
          set(`${ciiMeans}[1]/${ciiAccount}/ram:IBANID`, " "),
        ),
        fails(
          "an account name alone",
          `${root}/${ciiMeans}[2]/${ciiAccount}`,
          drop(`${ciiMeans}[2]/${ciiAccount}/ram:IBANID`),
        ),
      ],
      pass: [
        passes(
          "an account number of another kind",
          set(`${ciiMeans}[1]/${ciiAccount}/ram:IBANID`, ""),
          add(`${ciiMeans}[1]/${ciiAccount}`, "<ram:ProprietaryID>1</ram:ProprietaryID>"),
        ),
        passes(
          "another means code",
          set(`${ciiMeans}[1]/ram:TypeCode`, "42"),
          drop(`${ciiMeans}[1]/${ciiAccount}/ram:IBANID`),
        ),
      ],
    },
  },
  "BR-51": {
    ubl: {
      fail: [fails("eleven digits", `/Invoice/${means}[1]/${card}`, set(`${means}[1]/${card}`, "12345678901"))],
      pass: [
        passes("ten characters", set(`${means}[1]/${card}`, "123456****")),
        passes("ten characters with white space around them", set(`${means}[1]/${card}`, "\n  1234567890\n")),
        passes(
          "a card outside payment means",
          add(
            "",
            "<cac:CardAccount><cbc:PrimaryAccountNumberID>12345678901</cbc:PrimaryAccountNumberID></cac:CardAccount>",
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "eleven digits",
          `${root}/${ciiMeans}[1]/${ciiCard}/ram:ID`,
          set(`${ciiMeans}[1]/${ciiCard}/ram:ID`, "12345678901"),
        ),
      ],
      pass: [
        passes("ten characters, one of them a space", set(`${ciiMeans}[1]/${ciiCard}/ram:ID`, " 1234   67890 ")),
        passes("no number", drop(`${ciiMeans}[1]/${ciiCard}/ram:ID`)),
      ],
    },
  },
  "BR-52": {
    ubl: {
      fail: [
        fails("without an identifier", `/Invoice/${document}[3]`, drop(`${document}[3]/cbc:ID`)),
        fails(
          "a blank identifier in a line",
          `/Invoice/${line}[1]/${document}`,
          add(`${line}[1]`, `<${document}><cbc:ID> </cbc:ID></${document}>`),
        ),
        onCreditNote(fails("an empty reference", `/CreditNote/${document}[4]`, set(`${document}[4]`, ""))),
      ],
      pass: [passes("a line's document, which has another element", drop(`${line}[1]/cac:DocumentReference/cbc:ID`))],
    },
    cii: {
      fail: [
        fails(
          "without an identifier",
          `${root}/${agreement}/${ciiDocument}[3]`,
          drop(`${agreement}/${ciiDocument}[3]/ram:IssuerAssignedID`),
        ),
        fails(
          "a blank identifier in a line",
          `${root}/${item}[1]/ram:SpecifiedLineTradeSettlement/${ciiDocument}`,
          set(`${item}[1]/ram:SpecifiedLineTradeSettlement/${ciiDocument}/ram:IssuerAssignedID`, " "),
        ),
      ],
      pass: [
        passes(
          "another reference without one",
          drop(`${agreement}/ram:ContractReferencedDocument/ram:IssuerAssignedID`),
        ),
      ],
    },
  },
  "BR-53": {
    ubl: {
      fail: [
        fails("no VAT total in the accounting currency", "/Invoice/cbc:TaxCurrencyCode", drop("cac:TaxTotal[2]")),
        fails(
          "a space in the code, for it is compared as written",
          "/Invoice/cbc:TaxCurrencyCode",
          set("cbc:TaxCurrencyCode", "SEK "),
        ),
      ],
      pass: [
        passes("no accounting currency", drop("cbc:TaxCurrencyCode"), drop("cac:TaxTotal[2]")),
        passes("the invoice currency", set("cbc:TaxCurrencyCode", "EUR")),
        passes(
          "a VAT total anywhere",
          drop("cac:TaxTotal[2]"),
          add(`${line}[1]`, '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">1.00</cbc:TaxAmount></cac:TaxTotal>'),
        ),
      ],
    },
    cii: {
      fail: [
        repairedBy(
          fails(
            "no VAT total in the accounting currency",
            `${root}/${settlement}/ram:TaxCurrencyCode`,
            set(`${settlement}/ram:TaxCurrencyCode`, "NOK"),
          ),
          set(`${settlement}/ram:TaxCurrencyCode`, "NOK"),
          attribute(
            `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount[2]`,
            "currencyID",
            "NOK",
          ),
        ),
        fails(
          "the invoice currency",
          `${root}/${settlement}/ram:TaxCurrencyCode`,
          set(`${settlement}/ram:TaxCurrencyCode`, "EUR"),
        ),
      ],
      pass: [passes("no accounting currency", drop(`${settlement}/ram:TaxCurrencyCode`))],
    },
  },
  "BR-54": {
    ubl: {
      fail: [
        fails("a name alone", `/Invoice/${line}[1]/${property}[2]`, drop(`${line}[1]/${property}[2]/cbc:Value`)),
        fails("a value alone", `/Invoice/${line}[1]/${property}[1]`, drop(`${line}[1]/${property}[1]/cbc:Name`)),
        fails(
          "an empty property in an odd place",
          "/Invoice/cac:AdditionalItemProperty",
          add("", "<cac:AdditionalItemProperty/>"),
        ),
      ],
      pass: [
        passes(
          "both empty",
          set(`${line}[1]/${property}[1]/cbc:Name`, ""),
          set(`${line}[1]/${property}[1]/cbc:Value`, ""),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "a name alone",
          `${root}/${item}[1]/${product}/ram:ApplicableProductCharacteristic[2]`,
          drop(`${item}[1]/${product}/ram:ApplicableProductCharacteristic[2]/ram:Value`),
        ),
        fails(
          "an empty property in an odd place",
          `${root}/${delivery}/ram:ApplicableProductCharacteristic`,
          add(delivery, "<ram:ApplicableProductCharacteristic/>"),
        ),
      ],
      pass: [
        passes("an empty value", set(`${item}[1]/${product}/ram:ApplicableProductCharacteristic[1]/ram:Value`, "")),
        passes(
          "a value as a measure beside it",
          add(
            `${item}[1]/${product}/ram:ApplicableProductCharacteristic[1]`,
            '<ram:ValueMeasure unitCode="KGM">750</ram:ValueMeasure>',
          ),
        ),
      ],
    },
  },
  "BR-55": {
    ubl: {
      fail: [
        fails(
          "an issue date alone",
          "/Invoice/cac:BillingReference",
          drop("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"),
        ),
        fails(
          "an empty reference in a line",
          `/Invoice/${line}[2]/cac:BillingReference`,
          add(`${line}[2]`, "<cac:BillingReference/>"),
        ),
      ],
      pass: [passes("an empty number", set("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID", ""))],
    },
    cii: {
      fail: [
        fails("an issue date alone", `${root}/${preceding}`, drop(`${preceding}/ram:IssuerAssignedID`)),
        fails("an empty number", `${root}/${preceding}`, set(`${preceding}/ram:IssuerAssignedID`, "")),
      ],
      pass: [
        passes(
          "an empty reference in a line",
          add(`${item}[2]/ram:SpecifiedLineTradeSettlement`, "<ram:InvoiceReferencedDocument/>"),
        ),
      ],
    },
  },
  "BR-56": {
    ubl: {
      fail: [
        fails(
          "no VAT identifier",
          `/Invoice/${representative}`,
          drop(`${representative}/cac:PartyTaxScheme/cbc:CompanyID`),
        ),
        fails(
          "an identifier of another tax",
          `/Invoice/${representative}`,
          set(`${representative}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`, "GST"),
        ),
      ],
      pass: [
        passes(
          "a scheme in small letters with space",
          set(`${representative}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`, " vat "),
        ),
        passes("an empty identifier", set(`${representative}/cac:PartyTaxScheme/cbc:CompanyID`, "")),
      ],
    },
    cii: {
      fail: [
        fails(
          "an identifier of another scheme",
          `${root}/${ciiRepresentative}`,
          attribute(`${ciiRepresentative}/${registration}`, "schemeID", "FC"),
        ),
        fails(
          "a scheme in small letters",
          `${root}/${ciiRepresentative}`,
          attribute(`${ciiRepresentative}/${registration}`, "schemeID", "va"),
        ),
        fails("an empty identifier", `${root}/${ciiRepresentative}`, set(`${ciiRepresentative}/${registration}`, "")),
      ],
      pass: [
        passes(
          "another registration beside it",
          add(
            ciiRepresentative,
            '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1</ram:ID></ram:SpecifiedTaxRegistration>',
          ),
        ),
      ],
    },
  },
  "BR-57": {
    ubl: {
      fail: [
        fails("without a country", `/Invoice/${address}`, drop(`${address}/cac:Country`)),
        fails(
          "an empty address in a line",
          `/Invoice/${line}[1]/${address}`,
          add(`${line}[1]`, "<cac:Delivery><cac:DeliveryLocation><cac:Address/></cac:DeliveryLocation></cac:Delivery>"),
        ),
      ],
      pass: [
        passes("an empty country code", set(`${address}/cac:Country/cbc:IdentificationCode`, "")),
        passes("no address", drop(address)),
      ],
    },
    cii: {
      fail: [
        fails("without a country", `${root}/${delivery}`, drop(`${shipTo}/ram:PostalTradeAddress/ram:CountryID`)),
        fails(
          "an empty country code",
          `${root}/${delivery}`,
          set(`${shipTo}/ram:PostalTradeAddress/ram:CountryID`, ""),
        ),
      ],
      pass: [
        passes("no address", drop(`${shipTo}/ram:PostalTradeAddress`)),
        passes(
          "an address in a line",
          add(
            `${item}[1]/ram:SpecifiedLineTradeDelivery`,
            "<ram:ShipToTradeParty><ram:PostalTradeAddress/></ram:ShipToTradeParty>",
          ),
        ),
      ],
    },
  },
  "BR-61": {
    ubl: {
      fail: [
        fails("no account", `/Invoice/${means}[1]`, drop(`${means}[1]/${account}`)),
        fails("an account without a number", `/Invoice/${means}[2]`, drop(`${means}[2]/${account}/cbc:ID`)),
        fails(
          "a transfer code with space around it",
          `/Invoice/${means}[1]`,
          set(`${means}[1]/cbc:PaymentMeansCode`, " 30 "),
          drop(`${means}[1]/${account}`),
        ),
      ],
      pass: [
        passes("an empty number, which is BR-50's concern", set(`${means}/${account}/cbc:ID`, "")),
        passes("another means code", set(`${means}/cbc:PaymentMeansCode`, "42"), drop(`${means}/${account}`)),
        passes(
          "no means code, which is BR-49's concern",
          drop(`${means}/cbc:PaymentMeansCode`),
          drop(`${means}/${account}`),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "an account without a number",
          `${root}/${ciiMeans}[1]/${ciiAccount}`,
          drop(`${ciiMeans}[1]/${ciiAccount}/ram:IBANID`),
        ),
      ],
      pass: [
        passes("no account, where there is nothing to look at", drop(`${ciiMeans}/${ciiAccount}`)),
        passes("an empty number, which is BR-50's concern", set(`${ciiMeans}/${ciiAccount}/ram:IBANID`, "")),
        passes(
          "a number of another kind",
          drop(`${ciiMeans}[1]/${ciiAccount}/ram:IBANID`),
          add(`${ciiMeans}[1]/${ciiAccount}`, "<ram:ProprietaryID/>"),
        ),
      ],
    },
  },
  "BR-62": endpoint(seller, ciiSeller),
  "BR-63": endpoint(buyer, ciiBuyer),
  "BR-64": {
    ubl: {
      fail: [
        fails(
          "without a scheme",
          `/Invoice/${line}[1]/${standardId}`,
          attribute(`${line}[1]/${standardId}`, "schemeID"),
        ),
        onCreditNote(
          fails(
            "without a scheme",
            `/CreditNote/cac:CreditNoteLine[3]/${standardId}`,
            attribute(`cac:CreditNoteLine[3]/${standardId}`, "schemeID"),
          ),
        ),
      ],
      pass: [
        passes("an empty scheme", attribute(`${line}[1]/${standardId}`, "schemeID", "")),
        passes(
          "an item in a sub line",
          add(
            `${line}[1]`,
            `<cac:SubInvoiceLine><cac:Item><cac:StandardItemIdentification><cbc:ID>1</cbc:ID></cac:StandardItemIdentification></cac:Item></cac:SubInvoiceLine>`,
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails("without a scheme", `${root}/${item}[1]`, attribute(`${item}[1]/${product}/ram:GlobalID`, "schemeID")),
        fails("a blank scheme", `${root}/${item}[3]`, attribute(`${item}[3]/${product}/ram:GlobalID`, "schemeID", " ")),
      ],
      pass: [passes("an item without a standard identifier", drop(`${item}/${product}/ram:GlobalID`))],
    },
  },
  "BR-65": {
    ubl: {
      fail: [
        fails(
          "without a list",
          `/Invoice/${line}[1]/${classification}[2]/cbc:ItemClassificationCode`,
          attribute(`${line}[1]/${classification}[2]/cbc:ItemClassificationCode`, "listID"),
        ),
      ],
      pass: [
        passes("an empty list", attribute(`${line}[1]/${classification}/cbc:ItemClassificationCode`, "listID", "")),
        passes(
          "a list without a version",
          attribute(`${line}/${classification}/cbc:ItemClassificationCode`, "listVersionID"),
        ),
      ],
    },
    cii: {
      fail: [
        fails(
          "without a list",
          `${root}/${item}[1]/${product}/ram:DesignatedProductClassification[2]/ram:ClassCode`,
          attribute(`${item}[1]/${product}/ram:DesignatedProductClassification[2]/ram:ClassCode`, "listID"),
        ),
        fails(
          "an empty list",
          `${root}/${item}[2]/${product}/ram:DesignatedProductClassification/ram:ClassCode`,
          attribute(`${item}[2]/${product}/ram:DesignatedProductClassification/ram:ClassCode`, "listID", ""),
        ),
      ],
      pass: [
        passes(
          "a classification without a code",
          drop(`${item}[1]/${product}/ram:DesignatedProductClassification/ram:ClassCode`),
        ),
      ],
    },
  },
  "BR-CO-09": {
    ubl: {
      fail: [
        fails("small letters", `/Invoice/${vatId(seller)}`, set(vatId(seller), "de900000119")),
        fails("no country", `/Invoice/${vatId(buyer)}`, set(vatId(buyer), "900000225")),
        fails("a country of CII's list alone", `/Invoice/${vatId(representative)}`, set(vatId(representative), "AN1")),
        fails("two spaces before it", `/Invoice/${vatId(buyer)}`, set(vatId(buyer), "  DE900000225")),
        fails(
          "an identifier in a line",
          `/Invoice/${line}[1]/cac:PartyTaxScheme/cbc:CompanyID`,
          add(
            `${line}[1]`,
            "<cac:PartyTaxScheme><cbc:CompanyID>ZZ1</cbc:CompanyID><cac:TaxScheme><cbc:ID>vat</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>",
          ),
        ),
      ],
      pass: [
        passes("Greece by its VAT prefix", set(vatId(buyer), "EL900000225")),
        passes("a country of UBL's list alone", set(vatId(buyer), "SS900000225")),
        passes("the end of one country and the space behind it", set(vatId(buyer), "D 900000225")),
        passes("the space before a country and its first letter", set(vatId(buyer), " DE900000225")),
        passes("a single letter of the list", set(vatId(buyer), "X")),
        passes("an empty identifier", set(vatId(buyer), "")),
        passes("no identifier", drop(vatId(buyer))),
        passes("an identifier of another tax", set(`${seller}/cac:PartyTaxScheme[2]/cbc:CompanyID`, "ZZ")),
      ],
    },
    cii: {
      fail: [
        fails("small letters", `${root}/${ciiSellerVatId}`, set(ciiSellerVatId, "de900000119")),
        fails(
          "no country",
          `${root}/${ciiRepresentative}/${registration}`,
          set(`${ciiRepresentative}/${registration}`, "559900017001"),
        ),
        fails("a country of UBL's list alone", `${root}/${ciiBuyer}/${registration}`, set(ciiBuyerVatId, "SS1")),
        fails("the end of a country and a space", `${root}/${ciiBuyer}/${registration}`, set(ciiBuyerVatId, "D 1")),
        fails("a single letter", `${root}/${ciiBuyer}/${registration}`, set(ciiBuyerVatId, "D")),
        fails("an empty identifier", `${root}/${ciiBuyer}/${registration}`, set(ciiBuyerVatId, "")),
        fails(
          "an identifier of the payee",
          `${root}/${settlement}/ram:PayeeTradeParty/${registration}`,
          add(
            `${settlement}/ram:PayeeTradeParty`,
            '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">ZZ1</ram:ID></ram:SpecifiedTaxRegistration>',
          ),
        ),
      ],
      pass: [
        passes("Greece by its VAT prefix", set(ciiBuyerVatId, "EL900000225")),
        passes("a country of CII's list alone", set(ciiBuyerVatId, "AN900000225")),
        passes("two letters and no more", set(ciiBuyerVatId, "DE")),
        passes(
          "an identifier of another scheme",
          set(ciiBuyerVatId, "900000225"),
          attribute(ciiBuyerVatId, "schemeID", "FC"),
        ),
      ],
    },
  },
  "BR-CO-26": {
    ubl: {
      fail: [
        fails(
          "a SEPA creditor identifier alone",
          "/Invoice/cac:AccountingSupplierParty",
          drop(`${seller}/cac:PartyIdentification[2]`),
          drop(`${seller}/cac:PartyIdentification[1]`),
          drop(`${seller}/cac:PartyTaxScheme[1]`),
          drop(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
        ),
        fails(
          "nothing but the identifier of another tax",
          "/Invoice/cac:AccountingSupplierParty",
          drop(`${seller}/cac:PartyIdentification`),
          drop(`${seller}/cac:PartyTaxScheme[1]`),
          drop(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
        ),
      ],
      pass: [
        passes(
          "an identifier without a scheme",
          drop(`${seller}/cac:PartyIdentification[3]`),
          drop(`${seller}/cac:PartyIdentification[2]`),
          drop(`${seller}/cac:PartyTaxScheme`),
          drop(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
        ),
        passes(
          "an empty legal registration",
          drop(`${seller}/cac:PartyIdentification`),
          drop(`${seller}/cac:PartyTaxScheme`),
          set(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`, ""),
        ),
        passes(
          "the VAT identifier",
          drop(`${seller}/cac:PartyIdentification`),
          drop(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
        ),
        passes("no seller, where there is nothing to look at", drop("cac:AccountingSupplierParty")),
      ],
    },
    cii: {
      fail: [
        fails(
          "nothing but the identifier of another tax",
          `${root}/${ciiSeller}`,
          drop(`${ciiSeller}/ram:ID`),
          drop(`${ciiSeller}/ram:GlobalID`),
          drop(`${ciiSeller}/ram:SpecifiedLegalOrganization/ram:ID`),
          drop(`${ciiSeller}/ram:SpecifiedTaxRegistration[1]`),
        ),
        fails(
          "a bare seller in a line",
          `${root}/${item}[1]/ram:SellerTradeParty`,
          add(`${item}[1]`, "<ram:SellerTradeParty/>"),
        ),
      ],
      pass: [
        passes(
          "an empty identifier",
          set(`${ciiSeller}/ram:ID`, ""),
          drop(`${ciiSeller}/ram:GlobalID`),
          drop(`${ciiSeller}/ram:SpecifiedLegalOrganization`),
          drop(`${ciiSeller}/ram:SpecifiedTaxRegistration`),
        ),
        passes(
          "a global identifier",
          drop(`${ciiSeller}/ram:ID`),
          drop(`${ciiSeller}/ram:SpecifiedLegalOrganization`),
          drop(`${ciiSeller}/ram:SpecifiedTaxRegistration`),
        ),
        passes(
          "the VAT identifier",
          drop(`${ciiSeller}/ram:ID`),
          drop(`${ciiSeller}/ram:GlobalID`),
          drop(`${ciiSeller}/ram:SpecifiedLegalOrganization`),
          drop(`${ciiSeller}/ram:SpecifiedTaxRegistration[2]`),
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof references, Cases>>;

/** The VAT identifier of a party of UBL, which is its first tax registration in the base documents. */
function vatId(party: string): string {
  return party === seller
    ? `${party}/cac:PartyTaxScheme[1]/cbc:CompanyID`
    : `${party}/cac:PartyTaxScheme/cbc:CompanyID`;
}

/** An electronic address has a scheme. CII's rule wants one as soon as there is the element around the address. */
/** Electronic addresses of CII with the attributes that are given. */
function twoIds(...attributes: readonly string[]): string {
  return attributes.map((written) => `<ram:URIID${written}>x</ram:URIID>`).join("");
}

function endpoint(ubl: string, cii: string): Cases {
  const wrapper = `${cii}/ram:URIUniversalCommunication`;
  return {
    ubl: {
      fail: [
        fails("without a scheme", `/Invoice/${ubl}/cbc:EndpointID`, attribute(`${ubl}/cbc:EndpointID`, "schemeID")),
      ],
      pass: [
        passes("an empty scheme", attribute(`${ubl}/cbc:EndpointID`, "schemeID", "")),
        passes("no electronic address", drop(`${ubl}/cbc:EndpointID`)),
        passes("an electronic address of the payee", add("cac:PayeeParty", "<cbc:EndpointID>1</cbc:EndpointID>")),
      ],
    },
    cii: {
      fail: [
        fails("without a scheme", root, attribute(`${wrapper}/ram:URIID`, "schemeID")),
        fails("a blank scheme", root, attribute(`${wrapper}/ram:URIID`, "schemeID", " ")),
        fails("an empty element around the address", root, set(wrapper, "")),
        fails("two addresses in one element, neither with a scheme", root, set(wrapper, twoIds("", ""))),
        fails(
          "a scheme in the second address alone",
          root,
          set(wrapper, ""),
          add(
            cii,
            '<ram:URIUniversalCommunication><ram:URIID schemeID="EM">x</ram:URIID></ram:URIUniversalCommunication>',
          ),
        ),
      ],
      pass: [
        passes("no electronic address", drop(wrapper)),
        passes(
          "a second address without a scheme",
          add(cii, "<ram:URIUniversalCommunication><ram:URIID>x</ram:URIID></ram:URIUniversalCommunication>"),
        ),
        passes("an empty address with a scheme", set(`${wrapper}/ram:URIID`, "")),
        passes("two addresses in one element, one with a scheme", set(wrapper, twoIds("", ' schemeID="EM"'))),
      ],
    },
  };
}
