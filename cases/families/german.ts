/** Cases of the rules that XRechnung (BR-DE-*, BR-TMP-2) and Peppol (DE-R-*) share, by their keys. */
import {
  add,
  attribute,
  drop,
  type Edit,
  fails,
  onCreditNote,
  type Pass,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import type { german } from "../../engine/rules/xrechnung/german.ts";

type Edits = readonly Edit[];

const ubl = "/Invoice";
const seller = "cac:AccountingSupplierParty/cac:Party";
const contact = `${seller}/cac:Contact`;
const sellerAddress = `${seller}/cac:PostalAddress`;
const buyerAddress = "cac:AccountingCustomerParty/cac:Party/cac:PostalAddress";
const deliveryAddress = "cac:Delivery/cac:DeliveryLocation/cac:Address";
const means = "cac:PaymentMeans[1]";
const account = `${means}/cac:PayeeFinancialAccount`;
const mandate = `${means}/cac:PaymentMandate`;
const reference = "cac:AdditionalDocumentReference";
const attached = "cac:Attachment/cbc:EmbeddedDocumentBinaryObject";
const external = "cac:Attachment/cac:ExternalReference";
const lineCategory = "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID";

const cii = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const line = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const ofLine = "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax";
const lineTax = `${line}/${ofLine}`;
const ciiSeller = `${agreement}/ram:SellerTradeParty`;
const ciiContact = `${ciiSeller}/ram:DefinedTradeContact`;
const registration = `${ciiSeller}/ram:SpecifiedTaxRegistration`;
const representative = `${agreement}/ram:SellerTaxRepresentativeTradeParty`;
const ciiSellerAddress = `${ciiSeller}/ram:PostalTradeAddress`;
const ciiBuyerAddress = `${agreement}/ram:BuyerTradeParty/ram:PostalTradeAddress`;
const ciiDeliveryAddress = `${deal}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:PostalTradeAddress`;
const ciiMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans[1]`;
const allMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ciiAccount = `${ciiMeans}/ram:PayeePartyCreditorFinancialAccount`;
const ciiBanks = `${ciiMeans}/ram:PayeeSpecifiedCreditorFinancialInstitution`;
const ciiPayer = `${ciiMeans}/ram:PayerPartyDebtorFinancialAccount`;
const terms = `${settlement}/ram:SpecifiedTradePaymentTerms`;
const ciiReference = `${agreement}/ram:AdditionalReferencedDocument`;
const ciiType = "rsm:ExchangedDocument/ram:TypeCode";

const IBAN = "DE02200505501015871393";
const CREDITOR = "DE98ZZZ09999999999";

const payer = `<cac:PayerFinancialAccount><cbc:ID>${IBAN}</cbc:ID></cac:PayerFinancialAccount>`;
const addCard = add(means, "<cac:CardAccount/>");
const addMandate = add(means, `<cac:PaymentMandate><cbc:ID>MANDATE-0093</cbc:ID>${payer}</cac:PaymentMandate>`);
const dropAccount = drop(account);

const ciiAddCard = add(ciiMeans, "<ram:ApplicableTradeSettlementFinancialCard/>");
const ciiAddMandate = add(terms, "<ram:DirectDebitMandateID>MANDATE-0093</ram:DirectDebitMandateID>");
const ciiAddCreditor = add(settlement, `<ram:CreditorReferenceID>${CREDITOR}</ram:CreditorReferenceID>`);
const ciiAddPayer = add(ciiMeans, debtor(`<ram:IBANID>${IBAN}</ram:IBANID>`));
const ciiDropAccount = drop(ciiAccount);
const ciiDropBank = drop(ciiBanks);

/** The base invoice of CII, paid by direct debit alone but for its code. */
export const ciiDirectDebit = [
  drop(`${allMeans}[2]`),
  ciiDropAccount,
  ciiDropBank,
  ciiAddMandate,
  ciiAddCreditor,
  ciiAddPayer,
];

export const germanUblCases = {
  "1": {
    fail: [
      fails("without payment instructions", ubl, drop("cac:PaymentMeans")),
      onCreditNote(fails("without payment instructions", "/CreditNote", drop("cac:PaymentMeans"))),
    ],
    pass: [passes("empty payment instructions", set("cac:PaymentMeans", ""))],
  },
  "2": {
    fail: [
      fails("without a contact", `${ubl}/cac:AccountingSupplierParty`, drop(contact)),
      fails(
        "a contact beside the party",
        `${ubl}/cac:AccountingSupplierParty`,
        drop(contact),
        add("cac:AccountingSupplierParty", "<cac:SellerContact><cbc:Name>Thomsen</cbc:Name></cac:SellerContact>"),
      ),
    ],
    pass: [passes("an empty contact", set(contact, ""))],
  },
  "3": filled(ubl, sellerAddress, "cbc:CityName", twice(sellerAddress, "cbc:CityName")),
  "4": filled(ubl, sellerAddress, "cbc:PostalZone", twice(sellerAddress, "cbc:PostalZone")),
  "5": filled(ubl, contact, "cbc:Name", twice(contact, "cbc:Name")),
  "6": filled(ubl, contact, "cbc:Telephone"),
  "7": filled(ubl, contact, "cbc:ElectronicMail"),
  "8": filled(ubl, buyerAddress, "cbc:CityName", twice(buyerAddress, "cbc:CityName")),
  "9": filled(ubl, buyerAddress, "cbc:PostalZone", twice(buyerAddress, "cbc:PostalZone")),
  "10": filled(ubl, deliveryAddress, "cbc:CityName", passes("no address", drop(deliveryAddress))),
  "11": filled(ubl, deliveryAddress, "cbc:PostalZone", passes("no address", drop(deliveryAddress))),
  "14": {
    fail: [
      fails("without a rate", `${ubl}/cac:TaxTotal[1]/cac:TaxSubtotal[1]`, drop(ublRate(1))),
      fails("a blank rate", `${ubl}/cac:TaxTotal[1]/cac:TaxSubtotal[2]`, set(ublRate(2), " \n ")),
      fails(
        "category O, which needs none in EN 16931",
        `${ubl}/cac:TaxTotal[1]/cac:TaxSubtotal[1]`,
        set("cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cbc:ID", "O"),
        drop(ublRate(1)),
      ),
    ],
    pass: [passes("a rate of 0", set(ublRate(1), "0"))],
  },
  "15": filledRoot(
    ubl,
    "cbc:BuyerReference",
    passes("an empty one beside one that is filled", add("", "<cbc:BuyerReference/>")),
  ),
  "16": {
    fail: [
      fails("no registration and no representative", ubl, ...withoutRegistration()),
      fails(
        "empty registrations",
        ubl,
        set(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, " "),
        drop("cac:TaxRepresentativeParty"),
      ),
      fails("an allowance alone that is taxed", ubl, ...withoutRegistration(), ...allButOneInO("[1]")),
      fails("a charge alone that is taxed", ubl, ...withoutRegistration(), ...allButOneInO("[2]")),
      onCreditNote(fails("no registration and no representative", "/CreditNote", ...withoutRegistration())),
    ],
    pass: [
      passes("a representative alone", drop(`${seller}/cac:PartyTaxScheme`)),
      passes(
        "a tax number alone",
        drop(`${seller}/cac:PartyTaxScheme[1]`),
        drop("cac:TaxRepresentativeParty"),
      ),
      passes(
        "nothing that is taxed but the breakdown",
        ...withoutRegistration(),
        set(lineCategory, "O"),
        set("cac:AllowanceCharge/cac:TaxCategory/cbc:ID", "O"),
      ),
      passes(
        "category S with a space, which is another category here",
        ...withoutRegistration(),
        set(lineCategory, "S "),
        set("cac:AllowanceCharge/cac:TaxCategory/cbc:ID", " S"),
      ),
    ],
  },
  "17": {
    fail: [
      fails("a type that is not of the list", `${ubl}/cbc:InvoiceTypeCode`, set("cbc:InvoiceTypeCode", "383")),
      fails("no type", ubl, drop("cbc:InvoiceTypeCode")),
      onCreditNote(
        fails(
          "a type that is not of the list",
          "/CreditNote/cbc:CreditNoteTypeCode",
          set("cbc:CreditNoteTypeCode", "396"),
        ),
      ),
    ],
    pass: [
      passes("a partial construction invoice", set("cbc:InvoiceTypeCode", "875")),
      passes("white space around the code", set("cbc:InvoiceTypeCode", " 326\n")),
    ],
  },
  "18": skonto(`${ubl}/cac:PaymentTerms/cbc:Note`, "cac:PaymentTerms", "cbc:Note"),
  "19": ibans({
    root: ubl,
    means,
    account,
    element: "cbc:ID",
    first: [],
    other: ublCode("30"),
  }),
  "20": ibans({
    root: ubl,
    means,
    account: `${mandate}/cac:PayerFinancialAccount`,
    element: "cbc:ID",
    first: [ublCode("59"), addMandate],
    other: ublCode("58"),
  }),
  "22": {
    fail: [
      fails(
        "two attachments of one name",
        `${ubl}/${reference}[3]/${attached}`,
        add(`${reference}[3]/cac:Attachment`, ublFile("crew-hours.csv")),
      ),
    ],
    pass: [
      passes("names that differ in case", add(`${reference}[3]/cac:Attachment`, ublFile("Crew-hours.csv"))),
      passes(
        "attachments without a name",
        attribute(`${reference}[2]/${attached}`, "filename"),
        add(`${reference}[3]/cac:Attachment`, "<cbc:EmbeddedDocumentBinaryObject/>"),
      ),
      passes(
        "two attachments of one name in one document",
        add(`${reference}[2]/cac:Attachment`, ublFile("crew-hours.csv")),
      ),
    ],
  },
  "23-a": {
    fail: [
      fails("no account", `${ubl}/${means}`, dropAccount),
      fails("no account with the other transfer code", `${ubl}/${means}`, dropAccount, ublCode(" 30 ")),
    ],
    pass: [
      passes("an empty account", set(account, "")),
      passes("no account with another code", dropAccount, ublCode("42")),
    ],
  },
  "23-b": {
    fail: [
      fails("a card", `${ubl}/${means}`, addCard),
      fails("a mandate", `${ubl}/${means}`, addMandate, ublCode("30")),
    ],
    pass: [
      passes("a card with another code", addCard, ublCode("42")),
      passes("a card with two codes", addCard, add(means, "<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>")),
    ],
  },
  "24-a": {
    fail: [
      repairedBy(
        fails("no card", `${ubl}/${means}`, ublCode("48")),
        ublCode("48"),
        dropAccount,
        add(means, "<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID></cac:CardAccount>"),
      ),
      fails("no credit card", `${ubl}/${means}`, ublCode("54")),
      fails("no debit card", `${ubl}/${means}`, ublCode("55")),
    ],
    pass: [passes("an empty card", ublCode("48"), addCard), passes("another code", ublCode("49"))],
  },
  "24-b": {
    fail: [
      fails("an account", `${ubl}/${means}`, ublCode("54"), addCard),
      fails("a mandate", `${ubl}/${means}`, ublCode("48"), addCard, dropAccount, addMandate),
    ],
    pass: [passes("a card alone", ublCode("55"), addCard, dropAccount)],
  },
  "25-a": {
    fail: [
      repairedBy(
        fails("no mandate", `${ubl}/${means}`, ublCode("59"), dropAccount),
        ublCode("59"),
        dropAccount,
        addMandate,
      ),
    ],
    pass: [
      passes("an empty mandate", ublCode("59"), dropAccount, add(means, "<cac:PaymentMandate/>")),
      passes("another code for direct debits", ublCode("49"), dropAccount),
    ],
  },
  "25-b": {
    fail: [
      fails("an account", `${ubl}/${means}`, ublCode("59"), addMandate),
      fails("a card", `${ubl}/${means}`, ublCode("59"), addMandate, dropAccount, addCard),
    ],
    pass: [passes("a mandate alone", ublCode("59"), addMandate, dropAccount)],
  },
  "26": {
    fail: [
      fails(
        "a corrected invoice that names none",
        ubl,
        set("cbc:InvoiceTypeCode", "384"),
        drop("cac:BillingReference"),
      ),
      fails(
        "a reference to a credit note alone",
        ubl,
        set("cbc:InvoiceTypeCode", " 384 "),
        set(
          "cac:BillingReference",
          "<cac:CreditNoteDocumentReference><cbc:ID>1</cbc:ID></cac:CreditNoteDocumentReference>",
        ),
      ),
      onCreditNote(
        fails(
          "its code in a credit note",
          "/CreditNote",
          set("cbc:CreditNoteTypeCode", "384"),
          drop("cac:BillingReference"),
        ),
      ),
    ],
    pass: [
      passes(
        "an empty reference",
        set("cbc:InvoiceTypeCode", "384"),
        set("cac:BillingReference/cac:InvoiceDocumentReference", ""),
      ),
      passes("another type without a reference", drop("cac:BillingReference")),
    ],
  },
  "27": phones(ubl, contact, "cbc:Telephone"),
  "28": emails(ubl, contact, "cbc:ElectronicMail"),
  "30": {
    fail: [
      fails("no creditor identifier", ubl, addMandate, drop(`${seller}/cac:PartyIdentification[3]`)),
      fails(
        "the scheme in small letters",
        ubl,
        addMandate,
        attribute(`${seller}/cac:PartyIdentification[3]/cbc:ID`, "schemeID", "sepa"),
      ),
    ],
    pass: [
      passes("the seller's identifier", addMandate),
      passes(
        "the payee's identifier",
        addMandate,
        drop(`${seller}/cac:PartyIdentification[3]`),
        attribute("cac:PayeeParty/cac:PartyIdentification/cbc:ID", "schemeID", "SEPA"),
      ),
      passes("no mandate and no identifier", drop(`${seller}/cac:PartyIdentification[3]`)),
    ],
  },
  "31": {
    fail: [
      fails("no account to debit", ubl, addMandate, drop(`${mandate}/cac:PayerFinancialAccount`)),
      fails("an account without its number", ubl, addMandate, set(`${mandate}/cac:PayerFinancialAccount`, "")),
    ],
    pass: [
      passes("an account to debit", addMandate),
      passes("one of two mandates has an account", addMandate, add("cac:PaymentMeans[2]", "<cac:PaymentMandate/>")),
    ],
  },
  "url": urls(`${ubl}/${reference}[3]`, `${reference}[3]/${external}/cbc:URI`, {
    fail: [fails("no address", `${ubl}/${reference}[3]`, drop(`${reference}[3]/${external}/cbc:URI`))],
    pass: [passes("no place outside", drop(`${reference}[3]/${external}`))],
  }),
} as const satisfies Readonly<Record<keyof typeof german, SyntaxCases>>;

export const germanCiiCases = {
  "1": {
    fail: [fails("without payment instructions", cii, drop(allMeans))],
    pass: [passes("empty payment instructions", set(allMeans, ""))],
  },
  "2": {
    fail: [fails("without a contact", `${cii}/${ciiSeller}`, drop(ciiContact))],
    pass: [passes("an empty contact", set(ciiContact, ""))],
  },
  "3": filled(cii, ciiSellerAddress, "ram:CityName", twice(ciiSellerAddress, "ram:CityName")),
  "4": filled(cii, ciiSellerAddress, "ram:PostcodeCode", twice(ciiSellerAddress, "ram:PostcodeCode")),
  "5": filled(
    cii,
    ciiContact,
    "ram:PersonName",
    passes(
      "a department alone",
      drop(`${ciiContact}/ram:PersonName`),
      add(ciiContact, "<ram:DepartmentName>Invoicing</ram:DepartmentName>"),
    ),
  ),
  "6": filled(cii, ciiContact, "ram:TelephoneUniversalCommunication/ram:CompleteNumber"),
  "7": filled(cii, ciiContact, "ram:EmailURIUniversalCommunication/ram:URIID"),
  "8": filled(cii, ciiBuyerAddress, "ram:CityName", twice(ciiBuyerAddress, "ram:CityName")),
  "9": filled(cii, ciiBuyerAddress, "ram:PostcodeCode", twice(ciiBuyerAddress, "ram:PostcodeCode")),
  "10": filled(cii, ciiDeliveryAddress, "ram:CityName", passes("no address", drop(ciiDeliveryAddress))),
  "11": filled(cii, ciiDeliveryAddress, "ram:PostcodeCode", passes("no address", drop(ciiDeliveryAddress))),
  "14": {
    fail: [
      fails("without a rate", `${cii}/${ciiTax(1)}`, drop(`${ciiTax(1)}/ram:RateApplicablePercent`)),
      fails("a blank rate", `${cii}/${ciiTax(2)}`, set(`${ciiTax(2)}/ram:RateApplicablePercent`, " ")),
      fails(
        "category O, which needs none in EN 16931",
        `${cii}/${ciiTax(1)}`,
        set(`${ciiTax(1)}/ram:CategoryCode`, "O"),
        drop(`${ciiTax(1)}/ram:RateApplicablePercent`),
      ),
    ],
    pass: [passes("a rate of 0", set(`${ciiTax(1)}/ram:RateApplicablePercent`, "0"))],
  },
  "15": filledRoot(
    cii,
    `${agreement}/ram:BuyerReference`,
    passes("an empty one beside one that is filled", add(agreement, "<ram:BuyerReference/>")),
  ),
  "16": {
    fail: [
      fails("no registration and no representative", cii, drop(registration), drop(representative)),
      fails("empty registrations", cii, set(`${registration}/ram:ID`, " "), drop(representative)),
      fails(
        "a registration of another kind",
        cii,
        attribute(`${registration}/ram:ID`, "schemeID", "VAT"),
        drop(representative),
      ),
      fails(
        "VAT on one line, and a taxed category on another",
        cii,
        drop(registration),
        drop(representative),
        set(`${line}[1]/${ofLine}/ram:CategoryCode`, "O"),
        set(`${line}[2]/${ofLine}/ram:TypeCode`, "GST"),
        set(`${line}[3]/${ofLine}/ram:TypeCode`, "GST"),
      ),
    ],
    pass: [
      passes("a representative alone", drop(registration)),
      passes("a tax number alone", drop(`${registration}[1]`), drop(representative)),
      passes(
        "white space around the kind of registration",
        drop(`${registration}[2]`),
        attribute(`${registration}/ram:ID`, "schemeID", " VA "),
        drop(representative),
      ),
      passes(
        "allowances and charges that are taxed, on which CII's rule does not look",
        drop(registration),
        drop(representative),
        set(`${lineTax}/ram:CategoryCode`, "O"),
      ),
      passes("lines with another tax", drop(registration), drop(representative), set(`${lineTax}/ram:TypeCode`, "GST")),
    ],
  },
  "17": {
    fail: [
      fails("a type that is not of the list", `${cii}/${ciiType}`, set(ciiType, "383")),
      fails("no type", cii, drop(ciiType)),
    ],
    pass: [
      passes("a credit note", set(ciiType, "381")),
      passes("white space around the code", set(ciiType, " 326\n")),
    ],
  },
  "18": skonto(`${cii}/${terms}/ram:Description`, terms, "ram:Description"),
  "19": ibans({
    root: cii,
    means: ciiMeans,
    account: ciiAccount,
    element: "ram:IBANID",
    first: [],
    other: ciiCode("30"),
  }),
  "20": ibans({
    root: cii,
    means: ciiMeans,
    account: ciiPayer,
    element: "ram:IBANID",
    first: [ciiCode("59"), ciiAddPayer],
    other: ciiCode("58"),
  }),
  "22": {
    fail: [
      fails(
        "two attachments of one name",
        `${cii}/${ciiReference}[4]/ram:AttachmentBinaryObject`,
        add(`${ciiReference}[4]`, ciiFile("crew-hours.csv")),
      ),
      fails(
        "two attachments of one name in a line",
        `${cii}/${line}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument[2]/ram:AttachmentBinaryObject`,
        add(`${line}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument`, ciiFile("a.csv")),
        add(`${line}[1]/ram:SpecifiedLineTradeSettlement`, ciiDocument(ciiFile("a.csv"))),
      ),
    ],
    pass: [
      passes("names that differ in case", add(`${ciiReference}[4]`, ciiFile("Crew-hours.csv"))),
      passes(
        "one name in the document and in a line",
        add(`${line}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument`, ciiFile("crew-hours.csv")),
      ),
      passes("two attachments of one name in one document", add(`${ciiReference}[3]`, ciiFile("crew-hours.csv"))),
    ],
  },
  "23-a": {
    fail: [
      fails("no account", `${cii}/${ciiMeans}`, ciiDropAccount),
      fails("no account with the other transfer code", `${cii}/${ciiMeans}`, ciiDropAccount, ciiCode(" 30 ")),
    ],
    pass: [
      passes("an empty account", set(ciiAccount, "")),
      passes("no account with another code", ciiDropAccount, ciiCode("42")),
    ],
  },
  "23-b": {
    fail: [
      fails("a card", `${cii}/${ciiMeans}`, ciiAddCard),
      fails("a mandate", `${cii}/${ciiMeans}`, ciiAddMandate),
      fails("a creditor identifier", `${cii}/${ciiMeans}`, ciiAddCreditor, ciiCode("30")),
      fails("an account to debit", `${cii}/${ciiMeans}`, ciiAddPayer),
    ],
    pass: [
      passes("an account to debit without its number", add(ciiMeans, debtor(""))),
      passes("a card with another code", ciiAddCard, ciiCode("42")),
    ],
  },
  "24-a": {
    fail: [
      repairedBy(
        fails("no card", `${cii}/${ciiMeans}`, ciiCode("48")),
        ciiCode("48"),
        ciiDropAccount,
        ciiDropBank,
        add(
          ciiMeans,
          "<ram:ApplicableTradeSettlementFinancialCard><ram:ID>1234</ram:ID></ram:ApplicableTradeSettlementFinancialCard>",
        ),
      ),
      fails("no credit card", `${cii}/${ciiMeans}`, ciiCode("54")),
      fails("no debit card", `${cii}/${ciiMeans}`, ciiCode("55")),
    ],
    pass: [passes("an empty card", ciiCode("48"), ciiAddCard), passes("another code", ciiCode("49"))],
  },
  "24-b": {
    fail: [
      fails("an account", `${cii}/${ciiMeans}`, ciiCode("54"), ciiAddCard),
      fails("a mandate", `${cii}/${ciiMeans}`, ciiCode("48"), ciiAddCard, ciiDropAccount, ciiAddMandate),
      fails("a creditor identifier", `${cii}/${ciiMeans}`, ciiCode("48"), ciiAddCard, ciiDropAccount, ciiAddCreditor),
    ],
    pass: [passes("a card and a bank", ciiCode("55"), ciiAddCard, ciiDropAccount)],
  },
  "25-a": {
    fail: [
      repairedBy(
        fails("no part of a direct debit", `${cii}/${ciiMeans}`, ciiCode("59")),
        ciiCode("59"),
        ...ciiDirectDebit,
      ),
    ],
    pass: [
      passes("a mandate alone", ciiCode("59"), ciiAddMandate),
      passes("a creditor identifier alone", ciiCode("59"), ciiAddCreditor),
      passes("an account to debit alone", ciiCode("59"), ciiAddPayer),
      passes("another code for direct debits", ciiCode("49")),
    ],
  },
  "25-b": {
    fail: [
      fails("an account", `${cii}/${ciiMeans}`, ciiCode("59"), ciiDropBank),
      fails("the payee's bank", `${cii}/${ciiMeans}`, ciiCode("59"), ciiDropAccount),
      fails(
        "the payer's bank",
        `${cii}/${ciiMeans}`,
        ciiCode("59"),
        ciiDropAccount,
        ciiDropBank,
        add(ciiMeans, "<ram:PayerSpecifiedDebtorFinancialInstitution/>"),
      ),
      fails("a card", `${cii}/${ciiMeans}`, ciiCode("59"), ciiDropAccount, ciiDropBank, ciiAddCard),
    ],
    pass: [passes("an account to debit alone", ciiCode("59"), ciiDropAccount, ciiDropBank, ciiAddPayer)],
  },
  "26": {
    fail: [
      fails(
        "a corrected invoice that names none",
        cii,
        set(ciiType, " 384 "),
        drop(`${settlement}/ram:InvoiceReferencedDocument`),
      ),
    ],
    pass: [
      passes("an empty reference", set(ciiType, "384"), set(`${settlement}/ram:InvoiceReferencedDocument`, "")),
      passes("another type without a reference", drop(`${settlement}/ram:InvoiceReferencedDocument`)),
    ],
  },
  "27": phones(cii, ciiContact, "ram:TelephoneUniversalCommunication/ram:CompleteNumber"),
  "28": emails(cii, ciiContact, "ram:EmailURIUniversalCommunication/ram:URIID"),
  "30": {
    fail: [
      fails("a mandate alone", cii, ciiAddMandate),
      fails("an account to debit alone", cii, ciiAddPayer),
      fails("a creditor identifier alone", cii, ciiAddCreditor),
    ],
    pass: [
      passes("a creditor identifier beside a mandate", ciiAddMandate, ciiAddCreditor),
      passes("a creditor identifier beside an account to debit", ciiAddPayer, ciiAddCreditor),
      passes("no part of a direct debit", add(ciiMeans, debtor(""))),
    ],
  },
  "31": {
    fail: [
      fails("a mandate alone", cii, ciiAddMandate),
      fails("an account to debit alone", cii, ciiAddPayer),
      fails("a mandate and a creditor identifier", cii, ciiAddMandate, ciiAddCreditor),
    ],
    pass: [
      passes("an account to debit beside a mandate", ciiAddMandate, ciiAddPayer),
      passes("an account to debit beside a creditor identifier", ciiAddCreditor, ciiAddPayer),
    ],
  },
  "url": urls(`${cii}/${ciiReference}[4]`, `${ciiReference}[4]/ram:URIID`, {
    fail: [],
    pass: [
      passes("no address", drop(`${ciiReference}[4]/ram:URIID`)),
      passes(
        "a document of another type",
        set(`${ciiReference}[4]/ram:TypeCode`, "130"),
        set(`${ciiReference}[4]/ram:URIID`, "stage-c.pdf"),
      ),
    ],
  }),
} as const satisfies Readonly<Record<keyof typeof german, SyntaxCases>>;

/** An element of the parent that must hold more than white space; the finding names the parent. */
function filled(root: string, parent: string, element: string, ...more: readonly Pass[]): SyntaxCases {
  return filledAt(`${root}/${parent}`, `${parent}/${element}`, more);
}

/** The same, with a finding that names the document. */
function filledRoot(root: string, path: string, ...more: readonly Pass[]): SyntaxCases {
  return filledAt(root, path, more);
}

function filledAt(at: string, path: string, more: readonly Pass[]): SyntaxCases {
  return {
    fail: [fails("without it", at, drop(path)), fails("white space alone", at, set(path, " \n\t"))],
    pass: [passes("one character", set(path, "-")), ...more],
  };
}

function twice(parent: string, element: string): Pass {
  return passes("an empty one beside one that is filled", add(parent, `<${element}/>`));
}

function ublRate(n: number): string {
  return `cac:TaxTotal[1]/cac:TaxSubtotal[${n}]/cac:TaxCategory/cbc:Percent`;
}

function ciiTax(n: number): string {
  return `${settlement}/ram:ApplicableTradeTax[${n}]`;
}

function ublCode(code: string): Edit {
  return set(`${means}/cbc:PaymentMeansCode`, code);
}

function ciiCode(code: string): Edit {
  return set(`${ciiMeans}/ram:TypeCode`, code);
}

function debtor(content: string): string {
  return `<ram:PayerPartyDebtorFinancialAccount>${content}</ram:PayerPartyDebtorFinancialAccount>`;
}

function ublFile(name: string): string {
  return `<cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="${name}">QQ==</cbc:EmbeddedDocumentBinaryObject>`;
}

function ciiFile(name: string): string {
  return `<ram:AttachmentBinaryObject mimeCode="text/csv" filename="${name}">QQ==</ram:AttachmentBinaryObject>`;
}

function ciiDocument(content: string): string {
  return `<ram:AdditionalReferencedDocument>${content}</ram:AdditionalReferencedDocument>`;
}

function withoutRegistration(): Edits {
  return [drop(`${seller}/cac:PartyTaxScheme`), drop("cac:TaxRepresentativeParty")];
}

/** Category O everywhere but in one allowance or charge of the document. */
function allButOneInO(index: "[1]" | "[2]"): Edits {
  const other = index === "[1]" ? "[2]" : "[1]";
  return [set(lineCategory, "O"), set(`cac:AllowanceCharge${other}/cac:TaxCategory/cbc:ID`, "O")];
}

/** Skonto lines in the payment terms. */
function skonto(at: string, parent: string, element: string): SyntaxCases {
  const path = `${parent}/${element}`;
  const right = "#SKONTO#TAGE=14#PROZENT=2.00#";
  const name = parent.slice(parent.lastIndexOf("/") + 1);
  const above = parent.slice(0, -name.length - 1);
  const other = add(above, `<${name}><${element}>At once</${element}></${name}>`);
  return {
    fail: [
      fails("a percentage without decimals", at, set(path, "#SKONTO#TAGE=14#PROZENT=2#\n")),
      fails("a decimal comma", at, set(path, "#SKONTO#TAGE=14#PROZENT=2,00#\n")),
      fails("no line break at the end", at, set(path, right)),
      fails("another key word", at, set(path, "#VERZUG#TAGE=14#PROZENT=2.00#\n")),
      fails("its parts in another order", at, set(path, "#SKONTO#PROZENT=2.00#TAGE=14#\n")),
      fails("no sign at the end", at, set(path, "#SKONTO#TAGE=14#PROZENT=2.00\n")),
      fails("text behind it in its line", at, set(path, `${right} thank you\n`)),
      fails("a wrong line behind a right one", at, set(path, `${right}\n#SKONTO#TAGE=30#\n`)),
      fails("two signs in a later line of text", at, set(path, `${right}\nSee # 1 and # 2\n.`)),
      fails("a wrong line, and other terms", at.replace(name, `${name}[1]`), set(path, "#SKONTO#\n"), other),
    ],
    pass: [
      passes("a right line", set(path, `${right}\n`)),
      passes("two right lines", set(path, `${right}\n#SKONTO#TAGE=30#PROZENT=10.00#\n`)),
      passes("an amount that it is taken from", set(path, "#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=-0.50#\n")),
      passes("text before and behind", set(path, `Thank you\n${right}\n\nSee you soon`)),
      passes("white space around it", set(path, `\n  ${right}\t \n`)),
      passes("line breaks of two characters", set(path, `${right}&#13;\n${right}&#13;\n`)),
      passes("a sign within a line of text", set(path, "Quote #14 please")),
      passes("a second note, which is not read", add(parent, `<${element}>${right}</${element}>`)),
      passes("no payment terms", drop(parent)),
      passes("other terms, and no line in either", other),
    ],
  };
}

interface IbanPlace {
  readonly root: string;
  readonly means: string;
  readonly account: string;
  readonly element: string;
  /** Edits that make the place. */
  readonly first: Edits;
  /** Another means code, with which the account is not looked at. */
  readonly other: Edit;
}

function ibans({ root, means, account, element, first, other }: IbanPlace): SyntaxCases {
  const path = `${account}/${element}`;
  const at = `${root}/${path}`;
  const written = (iban: string) => [...first, set(path, iban)];
  return {
    fail: [
      fails("two digits swapped", at, ...written("DE02200505501015871339")),
      fails("the country in small letters", at, ...written("de02200505501015871393")),
      fails("hyphens", at, ...written("DE02-2005-0550-1015-8713-93")),
      fails("letters in small", at, ...written("GB82west12345698765432")),
      fails("no account", `${root}/${means}`, ...first, drop(account)),
      fails("an empty account number", at, ...written("")),
    ],
    pass: [
      passes("white space within", ...written(" DE02 2005 0550\n1015 8713 93 ")),
      passes("letters", ...written("GB82WEST12345698765432")),
      passes("small letters whose values fit", ...written("GB53west12345698765432")),
      passes("another code", ...written("DE02200505501015871339"), other),
    ],
  };
}

function phones(root: string, contact: string, value: string): SyntaxCases {
  const path = `${contact}/${value}`;
  return {
    fail: [
      fails("two digits", `${root}/${path}`, set(path, "ext. 12")),
      fails("digits of another script", `${root}/${path}`, set(path, "١٢٣٤٥٦")),
      fails("no number", `${root}/${contact}`, drop(path)),
    ],
    pass: [
      passes("three digits between other characters", set(path, "1-a-2 b\n3")),
      passes("digits alone", set(path, "110")),
    ],
  };
}

function emails(root: string, contact: string, value: string): SyntaxCases {
  const path = `${contact}/${value}`;
  return {
    fail: [
      fails("no dot behind the at sign", `${root}/${path}`, set(path, "invoices@localhost")),
      fails("two at signs", `${root}/${path}`, set(path, "a@b@example.com")),
      fails("a dot at the end", `${root}/${path}`, set(path, "a@example.com.")),
      fails("a dot at the start of the domain", `${root}/${path}`, set(path, "a@.example.com")),
      fails("two dots in a row", `${root}/${path}`, set(path, "a@example..com")),
      fails("a space", `${root}/${path}`, set(path, "a b@example.com")),
      fails("no name", `${root}/${path}`, set(path, "@example.com")),
      fails("no address", `${root}/${contact}`, drop(path)),
    ],
    pass: [
      passes("a single character in each part", set(path, "a@b.c")),
      passes("white space around it", set(path, " \n a@example.com ")),
      passes("dots and quotes in the name", set(path, '.&#34;ö"..@müller.example')),
    ],
  };
}

function urls(
  at: string,
  path: string,
  more: Readonly<Record<"fail", readonly ReturnType<typeof fails>[]> & Record<"pass", readonly Pass[]>>,
): SyntaxCases {
  return {
    fail: [
      fails("a file name", at, set(path, "stage-c.pdf")),
      fails("a scheme of one letter", at, set(path, "c:/plans/stage-c.pdf")),
      fails("a scheme that begins with a digit", at, set(path, "9p://plans.example/stage-c.pdf")),
      fails("white space before it", at, set(path, " https://plans.example")),
      fails("an empty address", at, set(path, "")),
      ...more.fail,
    ],
    pass: [
      passes("another scheme", set(path, "x-Plan+1.0:stage c")),
      passes("a scheme alone", set(path, "urn:")),
      ...more.pass,
    ],
  };
}
