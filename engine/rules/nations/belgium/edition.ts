/** What UBL.BE 1.31 has of EN 16931 and of Peppol otherwise than the editions of the engine. */
import { BILLING } from "../../../model/specifications.ts";
import { codeLists } from "../../../model/codes/index.ts";
import { Decimal } from "../../../model/decimal.ts";
import { normalize } from "../../../syntax/values.ts";
import {
  asks,
  decimalAt,
  differs,
  faultAt,
  has,
  type Holds,
  isAsAt,
  listed,
  most,
  not,
  or,
  raw,
  rawAt,
  sumOf,
  text,
  unused,
  words,
} from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { on, type Pattern, type Row, rule, warning } from "../../paths/row.ts";
import { type Node, valueOf } from "../../paths/tree.ts";
import { isGln, isNorwegianOrganisation } from "../../kit/check_digits.ts";
import { codePlaces, icdFrom } from "../codes.ts";
import { dueDate, invoicedObject, sellerIdentified } from "../editions.ts";
import { addressSchemes } from "./codes.ts";

const ROOT = "/ubl:Invoice | /cn:CreditNote";
const LINE = "(cac:InvoiceLine|cac:CreditNoteLine)";
const COUNTRY = "cac:Country/cbc:IdentificationCode";
const VAT = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";

/** The total with VAT is that without and the VAT in the currency of the invoice, of which there may be no other. */
const adds: Holds = (at) => {
  const currencies = select(at, pathOf("cbc:DocumentCurrencyCode")).map((it) => valueOf(it));
  return currencies.every((currency) => {
    const taxes = select(at, pathOf("cac:TaxTotal/cbc:TaxAmount")).filter((it) =>
      "attributes" in it && it.attributes?.["currencyID"] === currency
    );
    const [whole, net] = ["cbc:TaxInclusiveAmount", "cbc:TaxExclusiveAmount"].map((it) =>
      decimalAt(at, pathOf(`cac:LegalMonetaryTotal/${it}`))
    );
    if (whole === undefined || net === undefined) return false;
    return taxes.some((tax) => whole.equals(net.plus(decimalAt(tax, pathOf(".")) ?? Decimal.zero).round(2)));
  });
};

/** A part of the VAT breakdown is the sum of those of the lines, with charges and without allowances. */
function taxable(code: string): Holds {
  const [parts, charges, allowances] = [
    `/*/${LINE}/cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID~=${code}]/cbc:TaxableAmount`,
    `../../../cac:AllowanceCharge[cbc:ChargeIndicator~=true,1][cac:TaxCategory/cbc:ID~=${code}]/cbc:Amount`,
    `../../../cac:AllowanceCharge[cbc:ChargeIndicator~=false,0][cac:TaxCategory/cbc:ID~=${code}]/cbc:Amount`,
  ].map(pathOf);
  return or(not(has("//cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal")), (at) => {
    const stated = decimalAt(at, pathOf("../cbc:TaxableAmount"));
    if (stated === undefined || parts === undefined || charges === undefined || allowances === undefined) return false;
    const sum = sumOf(select(at, parts)).plus(sumOf(select(at, charges))).minus(sumOf(select(at, allowances)));
    return stated.equals(sum);
  });
}

function category(prefix: string, code: string): readonly Row[] {
  return [
    (prefix === "IC" ? warning : rule)(`BR-${prefix}-08`, ["BT-116"], asks(taxable(code), "../cbc:TaxableAmount")),
  ];
}

const model: Pattern = [
  dueDate,
  on(
    "cac:PaymentMeans/cac:CardAccount",
    rule(
      "BR-51",
      ["BT-87"],
      asks(
        raw("cbc:PrimaryAccountNumberID", (it) => [...it].length >= 4 && [...it].length <= 6),
        "cbc:PrimaryAccountNumberID",
      ),
    ),
  ),
  on(
    ROOT,
    rule("BR-66", ["BG-18"], most(1, "cac:PaymentMeans/cac:CardAccount")),
    rule("BR-67", ["BG-19"], most(1, "cac:PaymentMeans/cac:PaymentMandate")),
    rule("BR-CO-15", ["BT-112"], asks(adds, "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount")),
  ),
  sellerIdentified,
  ...([["AE", "AE"], ["G", "G"], ["IC", "K"], ["O", "O"], ["Z", "Z"]] as const).map(([prefix, code]) =>
    on(`/*/${VAT}[cbc:ID~=${code}][cac:TaxScheme/cbc:ID^=VAT]`, ...category(prefix, code))
  ),
];

const syntax: Pattern = [
  invoicedObject,
  on(ROOT, warning("ubl-CR-384", ["BG-13"], unused("cac:Delivery/cac:PromisedDeliveryPeriod"))),
  on(LINE, rule("UBL-SR-38", ["BG-30"], most(1, "cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason"))),
  on("cac:PaymentMeans", rule("UBL-SR-27", ["BT-82"], most(1, "cbc:InstructionNote"))),
];

/** What must be there is there with white space alone; each a pattern, because some stand at the same elements. */
const given: readonly Pattern[] = ([
  ["BR-01", "BT-24", ROOT, "cbc:CustomizationID"],
  ["BR-02", "BT-1", ROOT, "cbc:ID"],
  ["BR-03", "BT-2", ROOT, "cbc:IssueDate"],
  ["BR-04", "BT-3", ROOT, "(cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode)"],
  ["BR-05", "BT-5", ROOT, "cbc:DocumentCurrencyCode"],
  ["BR-06", "BT-27", ROOT, "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName"],
  ["BR-07", "BT-44", ROOT, "cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName"],
  ["BR-09", "BT-40", "cac:AccountingSupplierParty/cac:Party/cac:PostalAddress", COUNTRY],
  ["BR-11", "BT-55", "cac:AccountingCustomerParty/cac:Party/cac:PostalAddress", COUNTRY],
  ["BR-18", "BT-62", "cac:TaxRepresentativeParty", "cac:PartyName/cbc:Name"],
  ["BR-20", "BT-69", "cac:TaxRepresentativeParty/cac:PostalAddress", COUNTRY],
  ["BR-21", "BT-126", LINE, "cbc:ID"],
  ["BR-25", "BT-153", LINE, "cac:Item/cbc:Name"],
  ["BR-50", "BT-84", "cac:PaymentMeans[cbc:PaymentMeansCode=30,58]/cac:PayeeFinancialAccount", "cbc:ID"],
  ["BR-52", "BT-122", "cac:AdditionalDocumentReference", "cbc:ID"],
] as const).map(([id, term, place, path]) => [on(place, rule(id, [term], asks(differs(path, ""), path)))]);

const older = { more: "ANG BGN CUC HRK MRO SLL VEF ZWL", less: "CNH MRU SLE UYW VED VES XCG ZWG" } as const;

const codes: Pattern = codePlaces({
  currency: older,
  icd: { less: icdFrom(214, 248) },
  eas: {
    more: "9901 9902 9904 9905 9906 9907 9955",
    less: "0147 0154 0158 0170 0177 0188 0205 0215 0216 0217 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 " +
      "0246 0248 9959",
  },
  invoices: { less: "71 81 102 218 219 331 382 471 472 473 500 501 553 817 870 875 876 877" },
  notes: { less: "502 503" },
  paymentMeans: { less: "98" },
  chargeReason: { less: "PRV" },
  reference: { less: "AXU" },
  classes: { less: "EMD GMN PPI" },
});

const amounts = "(cbc:Amount|cbc:BaseAmount|cbc:PriceAmount|cbc:TaxAmount|cbc:TaxableAmount|cbc:LineExtensionAmount" +
  "|cbc:TaxExclusiveAmount|cbc:TaxInclusiveAmount|cbc:AllowanceTotalAmount|cbc:ChargeTotalAmount|cbc:PrepaidAmount" +
  "|cbc:PayableRoundingAmount|cbc:PayableAmount)";
const currencyPlace = codes.find(({ rows }) => rows.some(({ id }) => id === "BR-CL-03"));

/** Peppol takes no white space around a code. */
function tidily({ test }: Row): Row["test"] {
  const isTidy = raw("@currencyID", (it) => it === normalize(it));
  return (at, scene) => isTidy(at, scene) ? test(at, scene) : faultAt(select(at, pathOf("@currencyID"))[0]);
}

/** Amounts are in the currency of the invoice, but for a VAT total without parts; parts of it are not asked. */
const sameCurrency = isAsAt("@currencyID", "/*/cbc:DocumentCurrencyCode");

const inCurrency = amounts.replace("|cbc:TaxAmount", "");

/** What comes before the number. */
const NAME = BILLING.slice(0, BILLING.lastIndexOf("01:"));

/** The number of Peppol's process, wherever its name is in BT-23; undefined where it does not. */
function processOf(root: Node): string | undefined {
  const [process = ""] = select(root, pathOf("cbc:ProfileID")).map((it) => normalize(valueOf(it)));
  const start = process.indexOf(NAME);
  const isNumbered = /^[0-9]{2}:1.0/.test(process.slice(start + NAME.length));
  return start >= 0 && isNumbered ? process.split(":")[6] : undefined;
}

const isBilling: Holds = (_, scene) => processOf(scene.root) === "01";

const ids = ["cbc:EndpointID", "cac:PartyIdentification/cbc:ID", "cbc:CompanyID"];
const identified = (scheme: string) => ids.map((it) => `${it}[@schemeID=${scheme}]`).join(" | ");

const invoices = words("380 383 386 393 82 80 84 395 575 623 780");
const notes = words("381 396 81 83 532");
const reasonsOfCharges = new Set([...codeLists.chargeReason.codes("ubl-invoice")].filter((it) => it !== "PRV"));

const peppol: readonly Pattern[] = [
  [
    on(
      ROOT,
      rule("PEPPOL-EN16931-R007", ["BT-23"], asks((_, { root }) => processOf(root) !== undefined, "cbc:ProfileID")),
      rule("PEPPOL-EN16931-R002", ["BT-22"], most(1, "cbc:Note")),
      rule("PEPPOL-EN16931-R080", ["BT-18"], most(1, "cac:AdditionalDocumentReference[cbc:DocumentTypeCode=50]")),
      rule("PEPPOL-EN16931-R006", ["BT-18"], most(1, "cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]")),
    ),
    on(
      `${inCurrency} | cac:TaxTotal[cac:TaxSubtotal]/cbc:TaxAmount`,
      rule("PEPPOL-EN16931-R051", ["BT-5"], asks(sameCurrency, "@currencyID")),
    ),
    on(
      identified("0088"),
      rule("PEPPOL-COMMON-R040", ["BT-29", "BT-46"], asks(text(".", (it) => /^[0-9]+$/.test(it) && isGln(it)), ".")),
    ),
    on(
      identified("0192"),
      rule(
        "PEPPOL-COMMON-R041",
        ["BT-29", "BT-46"],
        asks(text(".", (it) => /^[0-9]{9}$/.test(it) && isNorwegianOrganisation(it)), "."),
      ),
    ),
    on(
      identified("0184"),
      rule("PEPPOL-COMMON-R042", ["BT-29", "BT-46"], asks(raw("text()", (it) => /^DK[0-9]{8}$/.test(it)), ".")),
    ),
  ],
  [
    on(
      "cac:AllowanceCharge[cbc:ChargeIndicator=true]/cbc:AllowanceChargeReasonCode",
      rule("PEPPOL-EN16931-CL003", ["BT-105", "BT-145"], listed("text()", reasonsOfCharges, undefined)),
    ),
    on(
      amounts,
      ...(currencyPlace?.rows ?? []).map((row): Row => ({ ...row, id: "PEPPOL-EN16931-CL007", test: tidily(row) })),
    ),
    on(
      "cbc:InvoiceTypeCode",
      rule("PEPPOL-EN16931-P0100", ["BT-3"], asks(or(not(isBilling), text("text()", (it) => invoices.has(it))), ".")),
    ),
    on(
      "cbc:CreditNoteTypeCode",
      rule("PEPPOL-EN16931-P0101", ["BT-3"], asks(or(not(isBilling), text("text()", (it) => notes.has(it))), ".")),
    ),
    on(
      "cbc:EndpointID[@schemeID]",
      warning("PEPPOL-EN16931-CL008", ["BT-34", "BT-49"], listed("@schemeID", addressSchemes, undefined, rawAt)),
    ),
  ],
];

export const edition: readonly Pattern[] = [model, syntax, codes, ...given, ...peppol];
