/**
 * What CIUS-PT asks to be there: the second pattern of its file, which has copies of rules of EN 16931, too. Of those, the
 * ones that ask the same as in the edition of the engine are not here. Most others are content with an element that is empty.
 */
import { and, asks, has, type Holds, is, not, or, present, where } from "../../paths/asks.ts";
import { pathOf } from "../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms } from "../../paths/row.ts";
import { valuesAt } from "../../paths/scene.ts";
import { ALLOWANCE, CHARGE, reasons, taxed } from "./categories.ts";
import { isBelow } from "./totals.ts";

const SELLER = "cac:AccountingSupplierParty";
const BUYER = "cac:AccountingCustomerParty";
const AGENT = "cac:TaxRepresentativeParty";
const COUNTRY = "cac:Country/cbc:IdentificationCode";
const SCHEME = "cac:TaxScheme/cbc:ID";
const CONTACT = "cac:Party/cac:Contact";
const REASON = "cbc:AllowanceChargeReason | cbc:AllowanceChargeReasonCode";
const LINES = ["//cac:InvoiceLine", "//cac:CreditNoteLine"];
const ROOTS = ["//ubl:Invoice", "//cn:CreditNote"];

/** What must be there, whatever it holds. */
function needs(id: string, paths: string, ...terms: Terms): Row {
  return rule(id, terms, present(paths));
}

const own = (number: string, paths: string, ...terms: Terms) => needs(`BR-CIUS-PT-${number}`, paths, ...terms);

/** What must be there where something else is. */
function asked(number: string, condition: Holds, paths: string, ...terms: Terms): Row {
  return rule(`BR-CIUS-PT-${number}`, terms, where(condition, present(paths)));
}

/** A group that is there has something in it: `paths` are below the group. */
function filled(number: string, group: string, paths: string, ...terms: Terms): Row {
  const below = paths.split(" | ").map((it) => `${group}/${it}`).join(" | ");
  return asked(number, has(group), below, ...terms);
}

const everyContact = "cbc:Name | cbc:Telephone | cbc:ElectronicMail";
const addressLine = (number: string, term: Terms[number]) => filled(number, "cac:AddressLine", "cbc:Line", term);

/** A VAT identifier by the letter: no other tax scheme, and no lower case. */
function vat(number: string, party: string, ...terms: Terms): Row {
  const path = `${party}/cac:Party/cac:PartyTaxScheme/${SCHEME}`;
  return rule(`BR-CIUS-PT-${number}`, terms, asks(is(path, "VAT"), path, "VAT"));
}

const isNote = has("/cn:CreditNote");
const isDebit: Holds = is("cbc:InvoiceTypeCode", "383", "ND");
const isExempt: Holds = is("cac:ClassifiedTaxCategory/cbc:ID", "E", "ISE");

const document: readonly Row[] = [
  needs("BR-01", "cbc:CustomizationID", "BT-24"),
  needs("BR-02", "cbc:ID", "BT-1"),
  needs("BR-03", "cbc:IssueDate", "BT-2"),
  needs("BR-04", "cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode", "BT-3"),
  needs("BR-05", "cbc:DocumentCurrencyCode", "BT-5"),
  needs("BR-06", `${SELLER}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`, "BT-27"),
  own("01", `${SELLER}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`, "BT-31", "BT-32"),
  vat("02", SELLER, "BT-31"),
  needs("BR-07", `${BUYER}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`, "BT-44"),
  own("03", `${BUYER}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`, "BT-48"),
  vat("04", BUYER, "BT-48"),
  own("10", "cac:LegalMonetaryTotal", "BG-22"),
  own("11", "cac:TaxTotal/cbc:TaxAmount", "BT-110"),
  asked("25", isNote, "cac:BillingReference", "BG-3"),
  ...(["AA", "S", "E"] as const).flatMap(taxed),
  asked("65", isDebit, "cac:BillingReference", "BG-3"),
  own("66", "cac:Delivery/cac:DeliveryLocation/cac:Address", "BG-15"),
];

const [START, END] = [pathOf("cbc:StartDate"), pathOf("cbc:EndDate")] as const;

/** Compared as texts: what is no date does not stop the rule. */
const inOrder: Holds = (at) => {
  const [starts, ends] = [valuesAt(at, START), valuesAt(at, END)];
  const [first, last] = [
    starts.reduce((a, b) => a < b ? a : b, starts[0] ?? ""),
    ends.reduce((a, b) => a > b ? a : b, ""),
  ];
  return starts.length === 0 || ends.length === 0 || last >= first;
};

function ordered(id: string, ...terms: Terms): Row {
  return rule(id, terms, asks(inOrder, "cbc:EndDate", "2026-11-30"));
}

const hasUnit = (quantity: string): Holds => or(not(has(quantity)), has(`${quantity}/@unitCode`));

/** Allowances and charges of the whole invoice and of its lines: the numbers of their rules, and their terms. */
function reductions(of: string, ids: readonly string[], terms: Terms): readonly Place[] {
  const [amount, category, reason, same, scheme, inLine, whyInLine, sameInLine] = ids;
  const [sum = "BT-92", letter = "BT-95", why = "BT-97", code = "BT-98", part = "BT-136", ...whys] = terms;
  return [
    on(
      ROOTS.map((it) => `${it}/${of}`).join(" | "),
      needs(`BR-${amount}`, "cbc:Amount", sum),
      needs(`BR-${category}`, "cac:TaxCategory/cbc:ID", letter),
      needs(`BR-${reason}`, REASON, why, code),
      needs(`BR-CO-${same}`, REASON, why, code),
      own(scheme ?? "", `cac:TaxCategory/${SCHEME}`, letter),
    ),
    on(
      LINES.map((it) => `${it}/${of}`).join(" | "),
      needs(`BR-${inLine}`, "cbc:Amount", part),
      needs(`BR-${whyInLine}`, REASON, ...whys),
      needs(`BR-CO-${sameInLine}`, REASON, ...whys),
    ),
  ];
}

const parties: Pattern = [
  on(
    BUYER,
    filled("38", "cac:Party/cac:PartyIdentification", "cbc:ID", "BT-46"),
    filled("39", "cac:Party/cac:PartyName", "cbc:Name", "BT-45"),
    filled("40", CONTACT, everyContact, "BT-56", "BT-57", "BT-58"),
  ),
  on(`${BUYER}/cac:Party/cac:PostalAddress`, needs("BR-11", COUNTRY, "BT-55"), addressLine("41", "BT-163")),
  on(
    SELLER,
    needs(
      "BR-CO-26",
      "cac:Party/cac:PartyTaxScheme/cbc:CompanyID | cac:Party/cac:PartyIdentification/cbc:ID | " +
        "cac:Party/cac:PartyLegalEntity/cbc:CompanyID",
      ...(["BT-29", "BT-30", "BT-31"] as const),
    ),
    filled("34", "cac:Party/cac:PartyIdentification", "cbc:ID", "BT-29"),
    filled("35", "cac:Party/cac:PartyName", "cbc:Name", "BT-28"),
    filled("36", CONTACT, everyContact, "BT-41", "BT-42", "BT-43"),
  ),
  on(
    `${SELLER}/cac:Party/cac:PostalAddress`,
    own("05", "cbc:StreetName", "BT-35"),
    own("06", "cbc:CityName", "BT-37"),
    own("07", "cbc:PostalZone", "BT-38"),
    needs("BR-09", COUNTRY, "BT-40"),
    addressLine("37", "BT-162"),
  ),
  on(
    "cac:PayeeParty",
    filled("32", "cac:PartyName", "cbc:Name", "BT-59"),
    filled("42", "cac:PartyIdentification", "cbc:ID", "BT-60"),
    filled("43", "cac:PartyLegalEntity", "cbc:CompanyID", "BT-61"),
  ),
  on(
    AGENT,
    needs("BR-18", "cac:PartyName/cbc:Name", "BT-62"),
    needs("BR-56", `cac:PartyTaxScheme[${SCHEME}=VAT]/cbc:CompanyID`, "BT-63"),
  ),
  on(`${AGENT}/cac:PostalAddress`, needs("BR-20", COUNTRY, "BT-69"), addressLine("44", "BT-164")),
];

const references: Pattern = [
  on(
    "cac:AdditionalDocumentReference",
    needs("BR-52", "cbc:ID", "BT-122"),
    filled(
      "30",
      "cac:Attachment",
      "cbc:EmbeddedDocumentBinaryObject | cac:ExternalReference/cbc:URI",
      "BT-124",
      "BT-125",
    ),
  ),
  on("cac:ContractDocumentReference", own("29", "cbc:ID", "BT-12")),
  on("cac:DespatchDocumentReference", own("26", "cbc:ID", "BT-16")),
  on("cac:OrderReference", own("24", "cbc:ID | cbc:SalesOrderID", "BT-13", "BT-14")),
  on("cac:OriginatorDocumentReference", own("28", "cbc:ID", "BT-17")),
  on("cac:ProjectReference", own("33", "cbc:ID", "BT-11")),
  on("cac:ReceiptDocumentReference", own("27", "cbc:ID", "BT-15")),
];

const deliveries: Pattern = [
  on(
    "cac:Delivery",
    filled("46", "cac:DeliveryParty", "cac:PartyName/cbc:Name", "BT-70"),
    own(
      "64",
      "cbc:ActualDeliveryDate | cac:DeliveryParty | cac:DeliveryLocation/cbc:ID | cac:DeliveryLocation/cac:Address",
      "BG-13",
    ),
  ),
  on(
    "cac:Delivery/cac:DeliveryLocation/cac:Address",
    own("21", "cbc:StreetName", "BT-75"),
    own("22", "cbc:CityName", "BT-77"),
    own("23", "cbc:PostalZone", "BT-78"),
    addressLine("45", "BT-165"),
  ),
  on("cac:InvoiceLine/cac:InvoicePeriod | cac:CreditNoteLine/cac:InvoicePeriod", ordered("BR-30", "BT-135")),
  on(
    "cac:InvoicePeriod",
    ordered("BR-29", "BT-74"),
    needs("BR-CO-19", "cbc:StartDate | cbc:EndDate", "BT-73", "BT-74"),
  ),
];

const ACCOUNT = "cac:PayeeFinancialAccount";
const BRANCH = "cac:FinancialInstitutionBranch";
const CARD = ["cac:CardAccount/cbc:PrimaryAccountNumberID", "cac:CardAccount/cbc:NetworkID"] as const;

const payments: Pattern = [
  on(`cac:PaymentMeans[cbc:PaymentMeansCode=30,58]/${ACCOUNT}`, needs("BR-50", "cbc:ID", "BT-84")),
  on(
    "cac:PaymentMeans",
    filled("47", ACCOUNT, `cbc:ID | cbc:Name | ${BRANCH}/cbc:ID`, "BT-84", "BT-85", "BT-86"),
    filled("48", `${ACCOUNT}/${BRANCH}`, "cbc:ID", "BT-86"),
    filled("49", "cac:PaymentMandate", "cbc:ID | cac:PayerFinancialAccount/cbc:ID", "BT-89", "BT-91"),
    filled("50", "cac:PaymentMandate/cac:PayerFinancialAccount", "cbc:ID", "BT-91"),
    rule("BR-CIUS-PT-60", ["BT-87", "BG-18"], {
      ...asks(or(not(has("cac:CardAccount")), and(...CARD.map(has))), CARD.join(" + "), "510008"),
      kind: "required",
    }),
  ),
  on("cac:PaymentTerms", own("61", "cbc:Note", "BT-20")),
];

const ITEMS = "cac:InvoiceLine/cac:Item | cac:CreditNoteLine/cac:Item";

const items: Pattern = [
  on(
    "cac:InvoiceLine | cac:CreditNoteLine",
    needs("BR-21", "cbc:ID", "BT-126"),
    rule("BR-23", ["BT-130"], {
      ...asks(
        and(hasUnit("cbc:InvoicedQuantity"), hasUnit("cbc:CreditedQuantity")),
        "(cbc:InvoicedQuantity|cbc:CreditedQuantity)/@unitCode",
        "C62",
      ),
      kind: "required",
    }),
    needs("BR-25", "cac:Item/cbc:Name", "BT-153"),
    own("09", `cac:Item/cac:ClassifiedTaxCategory/${SCHEME}`, "BT-151"),
    filled("51", "cac:OrderLineReference", "cbc:LineID", "BT-132"),
    filled("52", "cac:DocumentReference", "cbc:ID", "BT-128"),
  ),
  on(
    ITEMS,
    filled("53", "cac:BuyersItemIdentification", "cbc:ID", "BT-156"),
    filled("54", "cac:SellersItemIdentification", "cbc:ID", "BT-155"),
    filled("55", "cac:StandardItemIdentification", "cbc:ID", "BT-157"),
    filled("56", "cac:OriginCountry", "cbc:IdentificationCode", "BT-159"),
    filled("57", "cac:CommodityClassification", "cbc:ItemClassificationCode", "BT-158"),
    asked("18", isExempt, "cac:AdditionalItemProperty", "BG-32"),
  ),
  on(
    "cac:InvoiceLine/cac:Price | cac:CreditNoteLine/cac:Price",
    rule("BR-CIUS-PT-58", ["BG-29"], asks(not(has(CHARGE)), CHARGE)),
    asked("59", has(ALLOWANCE), "cac:AllowanceCharge/cbc:Amount", "BT-147"),
  ),
];

/** Asked once, however many totals there are. */
function inDocument(path: string): Holds {
  const isThere = isBelow(path);
  return (_, { root }) => isThere(root);
}

const totals: Pattern = [
  on(
    "cac:LegalMonetaryTotal",
    asked("62", inDocument(ALLOWANCE), "cbc:AllowanceTotalAmount", "BT-107"),
    asked("63", inDocument(CHARGE), "cbc:ChargeTotalAmount", "BT-108"),
  ),
  on(
    "cac:TaxTotal/cac:TaxSubtotal",
    needs("BR-47", "cac:TaxCategory/cbc:ID", "BT-118"),
    needs("BR-48", "cac:TaxCategory/cbc:Percent", "BT-119"),
    own("08", `cac:TaxCategory/${SCHEME}`, "BT-118"),
  ),
];

/** One pattern: what a place in it has, no later one is asked for. */
export const model: Pattern = [
  ...references,
  ...parties,
  ...deliveries,
  ...payments,
  ...items,
  ...totals,
  on(ROOTS.join(" | "), ...document),
  ...reductions(
    ALLOWANCE,
    ["31", "32", "33", "21", "19", "41", "42", "23"],
    ["BT-92", "BT-95", "BT-97", "BT-98", "BT-136", "BT-139", "BT-140"],
  ),
  ...reductions(
    CHARGE,
    ["36", "37", "38", "22", "20", "43", "44", "24"],
    ["BT-99", "BT-102", "BT-104", "BT-105", "BT-141", "BT-144", "BT-145"],
  ),
  ...reasons,
];
