/** Cases of BR-CL-*: the same for every code, at its places. */
import {
  add,
  attribute,
  type Cases,
  drop,
  type Edit,
  type Fail,
  fails,
  onCreditNote,
  type Pass,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import type { codes } from "../../engine/rules/en16931/codes.ts";

/** A place of a code, with a code that the list has and one that it has not. */
interface Place {
  readonly path: string;
  /** The attribute that holds the code, where it is not the text. */
  readonly attribute?: string;
  readonly known: string;
  readonly unknown: string;
  /** The code of the list that repairs the invoice, where `known` would be another fault. */
  readonly right?: string;
  /** Edits that make the place, where the base document has none. */
  readonly first?: readonly Edit[];
  readonly fail?: readonly Fail[];
  readonly pass?: readonly Pass[];
}

const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const reference = "cac:AdditionalDocumentReference[1]";
const attachment = "cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject";
const period = "cac:InvoicePeriod";
const line = "cac:InvoiceLine[1]";
const standardId = "cac:Item/cac:StandardItemIdentification/cbc:ID";
const breakdown = "cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory";
const item = `${line}/cac:Item/cac:ClassifiedTaxCategory`;

const root = "/rsm:CrossIndustryInvoice";
const exchanged = "rsm:ExchangedDocument";
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const ciiSeller = `${agreement}/ram:SellerTradeParty`;
const ciiBuyer = `${agreement}/ram:BuyerTradeParty`;
const ciiMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ciiBreakdown = `${settlement}/ram:ApplicableTradeTax`;
const ciiAllowance = `${settlement}/ram:SpecifiedTradeAllowanceCharge`;
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem[1]`;
const product = `${ciiLine}/ram:SpecifiedTradeProduct`;

export const codesCases = {
  "BR-CL-01": code(
    {
      path: "cbc:InvoiceTypeCode",
      known: "326",
      unknown: "381",
      fail: [
        onCreditNote(
          fails(
            "an invoice's code in a credit note",
            "/CreditNote/cbc:CreditNoteTypeCode",
            set("cbc:CreditNoteTypeCode", "380"),
          ),
        ),
        fails(
          "a credit note's element with an invoice's code",
          "/Invoice/cbc:CreditNoteTypeCode",
          add("", "<cbc:CreditNoteTypeCode>380</cbc:CreditNoteTypeCode>"),
        ),
      ],
      pass: [
        onCreditNote(passes("a credit note's code", set("cbc:CreditNoteTypeCode", "396"))),
        passes(
          "a credit note's element and code in an invoice",
          drop("cbc:InvoiceTypeCode"),
          add("", "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>"),
        ),
      ],
    },
    {
      path: `${exchanged}/ram:TypeCode`,
      known: "381",
      unknown: "0380",
      pass: [passes("an invoice's code that UBL has not", set(`${exchanged}/ram:TypeCode`, "83"))],
    },
  ),
  "BR-CL-03": code(
    {
      path: `${line}/cac:Price/cbc:PriceAmount`,
      attribute: "currencyID",
      known: "ISK",
      unknown: "eur",
      fail: [
        fails(
          "no currency",
          "/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount",
          attribute("cac:LegalMonetaryTotal/cbc:PayableAmount", "currencyID"),
        ),
        fails(
          "an amount in an odd place",
          "/Invoice/cac:PaymentMeans[1]/cbc:Amount",
          add("cac:PaymentMeans[1]", "<cbc:Amount>1</cbc:Amount>"),
        ),
      ],
      pass: [
        passes(
          "an amount that the rule does not see",
          add("cac:TaxTotal[1]", "<cbc:RoundingAmount>1</cbc:RoundingAmount>"),
        ),
      ],
    },
    {
      path: `${summation}/ram:TaxTotalAmount[2]`,
      attribute: "currencyID",
      known: "ISK",
      unknown: "sek",
      pass: [
        passes("no currency", attribute(`${summation}/ram:TaxTotalAmount[2]`, "currencyID")),
        passes(
          "an amount that the rule does not see",
          attribute(`${summation}/ram:GrandTotalAmount`, "currencyID", "eur"),
        ),
      ],
    },
  ),
  "BR-CL-04": code(
    { path: "cbc:DocumentCurrencyCode", known: "ISK", unknown: "eur" },
    { path: `${settlement}/ram:InvoiceCurrencyCode`, known: "ISK", unknown: "EURO" },
  ),
  "BR-CL-05": code(
    {
      path: "cbc:TaxCurrencyCode",
      known: "XXX",
      unknown: "sek",
      pass: [passes("no accounting currency", drop("cbc:TaxCurrencyCode"))],
    },
    { path: `${settlement}/ram:TaxCurrencyCode`, known: "XXX", unknown: "978" },
  ),
  "BR-CL-06": code(
    {
      path: `${period}/cbc:DescriptionCode`,
      first: [drop("cbc:TaxPointDate"), add(period, "<cbc:DescriptionCode/>")],
      known: "432",
      unknown: "72",
      fail: [
        fails(
          "CII's code in a line",
          `/Invoice/${line}/${period}/cbc:DescriptionCode`,
          add(`${line}/${period}`, "<cbc:DescriptionCode>5</cbc:DescriptionCode>"),
        ),
      ],
    },
    {
      path: `${ciiBreakdown}[2]/ram:DueDateTypeCode`,
      first: [drop(`${ciiBreakdown}[1]/ram:TaxPointDate`), add(`${ciiBreakdown}[2]`, "<ram:DueDateTypeCode/>")],
      known: "29",
      unknown: "35",
    },
  ),
  "BR-CL-07": code(
    {
      path: `${reference}/cbc:ID`,
      attribute: "schemeID",
      known: "AC",
      unknown: "abz",
      fail: [
        fails(
          "a reference in a line",
          `/Invoice/${line}/cac:DocumentReference/cbc:ID`,
          attribute(`${line}/cac:DocumentReference/cbc:ID`, "schemeID", "se"),
        ),
      ],
      pass: [
        passes("no scheme", attribute(`${reference}/cbc:ID`, "schemeID")),
        passes(
          "a type code with a space, which is another one",
          set(`${reference}/cbc:DocumentTypeCode`, "130 "),
          attribute(`${reference}/cbc:ID`, "schemeID", "abz"),
        ),
        passes(
          "a supporting document",
          drop(`${reference}/cbc:DocumentTypeCode`),
          attribute(`${reference}/cbc:ID`, "schemeID", "abz"),
        ),
      ],
    },
    {
      path: `${agreement}/ram:AdditionalReferencedDocument[2]/ram:ReferenceTypeCode`,
      known: "AC",
      unknown: "abz",
      fail: [
        fails(
          "whatever the type code is",
          `${root}/${agreement}/ram:AdditionalReferencedDocument[3]/ram:ReferenceTypeCode`,
          add(`${agreement}/ram:AdditionalReferencedDocument[3]`, "<ram:ReferenceTypeCode>-</ram:ReferenceTypeCode>"),
        ),
      ],
    },
  ),
  "BR-CL-08": {
    ubl: {
      fail: [
        fails("a code that the list has not", "/Invoice/cbc:Note[1]", set("cbc:Note[1]", "#AAH#text")),
        fails("a code of a later edition", "/Invoice/cbc:Note[1]", set("cbc:Note[1]", "#CCM#text")),
        fails("small letters", "/Invoice/cbc:Note[2]", set("cbc:Note[2]", "#sur#text")),
        fails(
          "three characters anywhere in a text",
          "/Invoice/cbc:Note[1]",
          set("cbc:Note[1]", "cable no. #12a# is back"),
        ),
        fails("three spaces", "/Invoice/cbc:Note[1]", set("cbc:Note[1]", "#   #")),
        onCreditNote(fails("a credit note's code", "/CreditNote/cbc:Note[2]", set("cbc:Note[2]", "#SU #"))),
      ],
      pass: [
        passes("a code without a text", set("cbc:Note[1]", "#ABZ#")),
        passes("the end of a code and the space behind it", set("cbc:Note[1]", "#AA #text")),
        passes("the parts of two codes", set("cbc:Note[1]", "#A A#text")),
        passes("four characters", set("cbc:Note[1]", "#AAHH#text")),
        passes("one number sign", set("cbc:Note[1]", "#xyz")),
        passes("a code behind others", set("cbc:Note[1]", "##xyz#")),
        passes("a line's note", set(`${line}/cbc:Note`, "#xyz#text")),
      ],
    },
    cii: listed(root, {
      path: `${exchanged}/ram:IncludedNote[1]/ram:SubjectCode`,
      known: "ABZ",
      unknown: "AAH",
      fail: [
        fails(
          "a note in a line",
          `${root}/${ciiLine}/ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:SubjectCode`,
          add(
            `${ciiLine}/ram:AssociatedDocumentLineDocument/ram:IncludedNote`,
            "<ram:SubjectCode>AAH</ram:SubjectCode>",
          ),
        ),
      ],
      pass: [passes("a code as UBL writes it", set(`${exchanged}/ram:IncludedNote[1]/ram:Content`, "#xyz#text"))],
    }),
  },
  "BR-CL-10": code(
    {
      path: `${seller}/cac:PartyIdentification[2]/cbc:ID`,
      attribute: "schemeID",
      known: "0208",
      unknown: "9930",
      fail: [
        fails(
          "SEPA under the buyer",
          `/Invoice/${buyer}/cac:PartyIdentification/cbc:ID`,
          attribute(`${buyer}/cac:PartyIdentification/cbc:ID`, "schemeID", "SEPA"),
        ),
        fails(
          "SEPA in small letters",
          `/Invoice/${seller}/cac:PartyIdentification[3]/cbc:ID`,
          attribute(`${seller}/cac:PartyIdentification[3]/cbc:ID`, "schemeID", "sepa"),
        ),
      ],
      pass: [
        passes(
          "SEPA under the payee",
          attribute("cac:PayeeParty/cac:PartyIdentification/cbc:ID", "schemeID", " SEPA "),
        ),
        passes("no scheme", attribute(`${buyer}/cac:PartyIdentification/cbc:ID`, "schemeID")),
      ],
    },
    {
      path: `${ciiSeller}/ram:GlobalID`,
      attribute: "schemeID",
      known: "0208",
      unknown: "9930",
      fail: [
        fails("SEPA", `${root}/${ciiSeller}/ram:GlobalID`, attribute(`${ciiSeller}/ram:GlobalID`, "schemeID", "SEPA")),
      ],
      pass: [
        passes("no scheme", attribute(`${ciiBuyer}/ram:GlobalID`, "schemeID")),
        passes("the place of delivery", attribute(`${delivery}/ram:ShipToTradeParty/ram:GlobalID`, "schemeID", "-")),
        passes("an item", attribute(`${product}/ram:GlobalID`, "schemeID", "-")),
      ],
    },
  ),
  "BR-CL-11": code(
    {
      path: `${seller}/cac:PartyLegalEntity/cbc:CompanyID`,
      attribute: "schemeID",
      known: "0002",
      unknown: "2",
      pass: [
        passes("no scheme", attribute(`${buyer}/cac:PartyLegalEntity/cbc:CompanyID`, "schemeID")),
        passes("a tax registration", attribute(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`, "schemeID", "-")),
      ],
    },
    {
      path: `${ciiSeller}/ram:SpecifiedLegalOrganization/ram:ID`,
      attribute: "schemeID",
      known: "0002",
      unknown: "2",
      fail: [
        fails(
          "any other identifier with a scheme",
          `${root}/${ciiSeller}/ram:ID`,
          attribute(`${ciiSeller}/ram:ID`, "schemeID", "SEPA"),
        ),
        fails(
          "a country of origin with a scheme",
          `${root}/${product}/ram:OriginTradeCountry/ram:ID`,
          attribute(`${product}/ram:OriginTradeCountry/ram:ID`, "schemeID", "3166-1"),
        ),
      ],
      pass: [
        passes("no scheme", attribute(`${ciiBuyer}/ram:SpecifiedLegalOrganization/ram:ID`, "schemeID")),
        passes("a tax registration", attribute(`${ciiBuyer}/ram:SpecifiedTaxRegistration/ram:ID`, "schemeID", "-")),
      ],
    },
  ),
  "BR-CL-13": code(
    {
      path: `${line}/cac:Item/cac:CommodityClassification[2]/cbc:ItemClassificationCode`,
      attribute: "listID",
      known: "STI",
      unknown: "hs",
      pass: [
        passes(
          "no list, which is BR-65's concern",
          attribute(`${line}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode`, "listID"),
        ),
      ],
    },
    {
      path: `${product}/ram:DesignatedProductClassification[2]/ram:ClassCode`,
      attribute: "listID",
      known: "STI",
      unknown: "hs",
      pass: [
        passes(
          "no list, which is BR-65's concern",
          attribute(`${product}/ram:DesignatedProductClassification/ram:ClassCode`, "listID"),
        ),
      ],
    },
  ),
  "BR-CL-14": code(
    {
      path: `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
      known: "SS",
      unknown: "AN",
      fail: [
        fails(
          "Greece by its VAT prefix",
          "/Invoice/cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode",
          set("cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode", "EL"),
        ),
        fails(
          "a country in an odd place",
          "/Invoice/cac:PaymentMeans[1]/cac:Country/cbc:IdentificationCode",
          add("cac:PaymentMeans[1]", "<cac:Country><cbc:IdentificationCode>de</cbc:IdentificationCode></cac:Country>"),
        ),
      ],
      pass: [passes("Northern Ireland", set(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "XI"))],
    },
    {
      path: `${ciiSeller}/ram:PostalTradeAddress/ram:CountryID`,
      known: "AN",
      unknown: "SS",
      fail: [
        fails(
          "Greece by its VAT prefix",
          `${root}/${ciiBuyer}/ram:PostalTradeAddress/ram:CountryID`,
          set(`${ciiBuyer}/ram:PostalTradeAddress/ram:CountryID`, "EL"),
        ),
        fails(
          "a country in an odd place",
          `${root}/${delivery}/ram:CountryID`,
          add(delivery, "<ram:CountryID>de</ram:CountryID>"),
        ),
      ],
      pass: [passes("Kosovo", set(`${ciiBuyer}/ram:PostalTradeAddress/ram:CountryID`, "1A"))],
    },
  ),
  "BR-CL-15": code(
    {
      path: `${line}/cac:Item/cac:OriginCountry/cbc:IdentificationCode`,
      known: "SS",
      unknown: "AN",
      fail: [
        fails(
          "Greece by its VAT prefix",
          `/Invoice/${line}/cac:Item/cac:OriginCountry/cbc:IdentificationCode`,
          set(`${line}/cac:Item/cac:OriginCountry/cbc:IdentificationCode`, "EL"),
        ),
      ],
      pass: [passes("no origin", drop(`${line}/cac:Item/cac:OriginCountry`))],
    },
    {
      path: `${product}/ram:OriginTradeCountry/ram:ID`,
      known: "AN",
      unknown: "SS",
      pass: [
        passes(
          "a country with a scheme, which is BR-CL-11's concern",
          set(`${product}/ram:OriginTradeCountry/ram:ID`, "pl"),
          attribute(`${product}/ram:OriginTradeCountry/ram:ID`, "schemeID", "0002"),
        ),
      ],
    },
  ),
  "BR-CL-16": code(
    { path: "cac:PaymentMeans[1]/cbc:PaymentMeansCode", known: "ZZZ", unknown: "79" },
    { path: `${ciiMeans}[1]/ram:TypeCode`, known: "ZZZ", unknown: "058" },
  ),
  "BR-CL-17": code(
    {
      path: `${breakdown}/cbc:ID`,
      known: "M",
      unknown: "s",
      right: "S",
      fail: [
        fails(
          "an allowance's category",
          "/Invoice/cac:AllowanceCharge[1]/cac:TaxCategory/cbc:ID",
          set("cac:AllowanceCharge[1]/cac:TaxCategory/cbc:ID", "A"),
        ),
      ],
      pass: [passes("an item's category, which is BR-CL-18's concern", set(`${item}/cbc:ID`, "A"))],
    },
    {
      path: `${ciiAllowance}[1]/ram:CategoryTradeTax/ram:CategoryCode`,
      known: "M",
      unknown: "s",
      right: "S",
      pass: [
        passes("a breakdown's category, which is BR-CL-18's concern", set(`${ciiBreakdown}[1]/ram:CategoryCode`, "A")),
      ],
    },
  ),
  "BR-CL-18": code(
    {
      path: `${item}/cbc:ID`,
      known: "B",
      unknown: "SS",
      pass: [passes("a breakdown's category, which is BR-CL-17's concern", set(`${breakdown}/cbc:ID`, "A"))],
    },
    {
      path: `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
      known: "B",
      unknown: "SS",
      fail: [
        fails(
          "a breakdown's category",
          `${root}/${ciiBreakdown}[2]/ram:CategoryCode`,
          set(`${ciiBreakdown}[2]/ram:CategoryCode`, "A"),
        ),
      ],
    },
  ),
  "BR-CL-19": reasons(1, { known: "104", unknown: "ABL" }, ["false", "0"]),
  "BR-CL-20": reasons(2, { known: "ABK", unknown: "104" }, ["true", "1"]),
  "BR-CL-21": code(
    {
      path: `${line}/${standardId}`,
      attribute: "schemeID",
      known: "0088",
      unknown: "GTIN",
      pass: [passes("no scheme, which is BR-64's concern", attribute(`${line}/${standardId}`, "schemeID"))],
    },
    {
      path: `${product}/ram:GlobalID`,
      attribute: "schemeID",
      known: "0088",
      unknown: "GTIN",
      pass: [passes("no scheme, which is BR-64's concern", attribute(`${product}/ram:GlobalID`, "schemeID"))],
    },
  ),
  "BR-CL-22": code(
    {
      path: `${breakdown}/cbc:TaxExemptionReasonCode`,
      first: [add(breakdown, "<cbc:TaxExemptionReasonCode/>")],
      known: "vatex-eu-132-1a",
      unknown: "VATEX-EU-999",
      fail: [
        fails(
          "a code in a line",
          `/Invoice/${item}/cbc:TaxExemptionReasonCode`,
          add(item, "<cbc:TaxExemptionReasonCode>VATEX EU 132</cbc:TaxExemptionReasonCode>"),
        ),
      ],
    },
    {
      path: `${ciiBreakdown}[1]/ram:ExemptionReasonCode`,
      first: [add(`${ciiBreakdown}[1]`, "<ram:ExemptionReasonCode/>")],
      known: "Vatex-EU-132-1A",
      unknown: "VATEX-EU-999",
      fail: [
        fails(
          "an allowance's code",
          `${root}/${ciiAllowance}[1]/ram:CategoryTradeTax/ram:ExemptionReasonCode`,
          add(`${ciiAllowance}[1]/ram:CategoryTradeTax`, "<ram:ExemptionReasonCode>-</ram:ExemptionReasonCode>"),
        ),
      ],
    },
  ),
  "BR-CL-23": code(
    {
      path: `${line}/cac:Price/cbc:BaseQuantity`,
      attribute: "unitCode",
      known: "XZZ",
      unknown: "hur",
      fail: [
        fails(
          "a unit of UN/ECE recommendation 21 without its X",
          `/Invoice/${line}/cbc:InvoicedQuantity`,
          attribute(`${line}/cbc:InvoicedQuantity`, "unitCode", "BX"),
        ),
        onCreditNote(
          fails(
            "a credited quantity",
            "/CreditNote/cac:CreditNoteLine[1]/cbc:CreditedQuantity",
            attribute("cac:CreditNoteLine[1]/cbc:CreditedQuantity", "unitCode", "pc"),
          ),
        ),
      ],
      pass: [passes("no unit, which is BR-23's concern", attribute(`${line}/cbc:InvoicedQuantity`, "unitCode"))],
    },
    {
      path: `${ciiLine}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`,
      attribute: "unitCode",
      known: "XZZ",
      unknown: "hur",
      fail: [
        fails(
          "the quantity of a gross price",
          `${root}/${ciiLine}/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity`,
          attribute(
            `${ciiLine}/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity`,
            "unitCode",
            "pc",
          ),
        ),
      ],
      pass: [
        passes(
          "a quantity that the rule does not see",
          add(
            `${ciiLine}/ram:SpecifiedLineTradeDelivery`,
            '<ram:ChargeFreeQuantity unitCode="pc">1</ram:ChargeFreeQuantity>',
          ),
        ),
      ],
    },
  ),
  "BR-CL-24": {
    ubl: mime("/Invoice", attachment),
    cii: mime(root, `${agreement}/ram:AdditionalReferencedDocument[3]/ram:AttachmentBinaryObject`),
  },
  "BR-CL-25": code(
    {
      path: `${seller}/cbc:EndpointID`,
      attribute: "schemeID",
      known: "EM",
      unknown: "0003",
      pass: [passes("no scheme, which is BR-62's concern", attribute(`${seller}/cbc:EndpointID`, "schemeID"))],
    },
    {
      path: `${ciiBuyer}/ram:URIUniversalCommunication/ram:URIID`,
      attribute: "schemeID",
      known: "EM",
      unknown: "0003",
      pass: [
        passes(
          "an address of a contact",
          attribute(
            `${ciiBuyer}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
            "schemeID",
            "-",
          ),
        ),
      ],
    },
  ),
  "BR-CL-26": code(
    {
      path: "cac:Delivery/cac:DeliveryLocation/cbc:ID",
      attribute: "schemeID",
      known: "0248",
      unknown: "0249",
      pass: [passes("no scheme", attribute("cac:Delivery/cac:DeliveryLocation/cbc:ID", "schemeID"))],
    },
    {
      path: `${delivery}/ram:ShipToTradeParty/ram:GlobalID`,
      attribute: "schemeID",
      known: "0248",
      unknown: "0249",
      pass: [
        passes(
          "the place of a line's delivery",
          add(
            `${ciiLine}/ram:SpecifiedLineTradeDelivery`,
            '<ram:ShipToTradeParty><ram:GlobalID schemeID="-">1</ram:GlobalID></ram:ShipToTradeParty>',
          ),
        ),
      ],
    },
  ),
} as const satisfies Readonly<Record<keyof typeof codes, Cases>>;

function code(ubl: Place, cii: Place): Cases {
  return { ubl: listed("/Invoice", ubl), cii: listed(root, cii) };
}

/** What holds for every code: white space around it does not count, and nothing, two codes and other codes fail. */
function listed(top: string, place: Place): SyntaxCases {
  const { path, known, unknown, right = known, first = [] } = place;
  const at = `${top}/${path}`;
  const to = (value: string): Edit =>
    place.attribute === undefined ? set(path, value) : attribute(path, place.attribute, value);
  return {
    fail: [
      repairedBy(fails(`${unknown}, which the list has not`, at, ...first, to(unknown)), ...first, to(right)),
      fails("nothing but space", at, ...first, to(" ")),
      fails("the same code twice", at, ...first, to(`${known} ${known}`)),
      ...place.fail ?? [],
    ],
    pass: [
      passes(`${known}, which the list has`, ...first, to(known)),
      passes("white space around the code", ...first, to(` ${known}  `)),
      ...place.pass ?? [],
    ],
  };
}

/** Reason codes of allowances and charges: here CII takes the indicator for an xs:boolean, as UBL does. */
function reasons(
  position: 1 | 2,
  sample: Pick<Place, "known" | "unknown">,
  [text, digit]: readonly [text: string, digit: string],
): Cases {
  const ubl = `cac:AllowanceCharge[${position}]`;
  const inLine = `${line}/cac:AllowanceCharge[${position}]`;
  const cii = `${ciiAllowance}[${position}]`;
  const inCiiLine = `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge[${position}]`;
  const gross = `${ciiLine}/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice`;
  return code(
    {
      path: `${ubl}/cbc:AllowanceChargeReasonCode`,
      ...sample,
      fail: [
        fails(
          "in a line",
          `/Invoice/${inLine}/cbc:AllowanceChargeReasonCode`,
          set(`${inLine}/cbc:AllowanceChargeReasonCode`, "-"),
        ),
        fails(
          "in an odd place",
          "/Invoice/cac:PaymentMeans[1]/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode",
          add(
            "cac:PaymentMeans[1]",
            `<cac:AllowanceCharge><cbc:ChargeIndicator>${text}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>-</cbc:AllowanceChargeReasonCode></cac:AllowanceCharge>`,
          ),
        ),
      ],
      pass: [passes("a reason without a code", drop(`${ubl}/cbc:AllowanceChargeReasonCode`))],
    },
    {
      path: `${cii}/ram:ReasonCode`,
      ...sample,
      fail: [
        fails("in a line", `${root}/${inCiiLine}/ram:ReasonCode`, set(`${inCiiLine}/ram:ReasonCode`, "-")),
        fails(
          "the indicator a digit",
          `${root}/${cii}/ram:ReasonCode`,
          set(`${cii}/ram:ChargeIndicator/udt:Indicator`, digit),
          set(`${cii}/ram:ReasonCode`, sample.unknown),
        ),
      ],
      pass: [
        passes(
          "an allowance or charge of a gross price",
          add(
            gross,
            `<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${text}</udt:Indicator></ram:ChargeIndicator><ram:ReasonCode>-</ram:ReasonCode></ram:AppliedTradeAllowanceCharge>`,
          ),
        ),
      ],
    },
  );
}

/** MIME codes are compared as written. */
function mime(top: string, path: string): SyntaxCases {
  const at = `${top}/${path}`;
  return {
    fail: [
      fails("capitals", at, attribute(path, "mimeCode", "TEXT/CSV")),
      fails("a space behind it", at, attribute(path, "mimeCode", "text/csv ")),
      fails("a type of no attachment", at, attribute(path, "mimeCode", "application/xml")),
      fails("an empty code", at, attribute(path, "mimeCode", "")),
    ],
    pass: [
      passes("the longest", attribute(path, "mimeCode", "application/vnd.oasis.opendocument.spreadsheet")),
      passes("no code", attribute(path, "mimeCode")),
    ],
  };
}
