/**
 * SRBDT 1.0.0, the CIUS of Serbia with its extension. Its first pattern asks the invoice, the addresses of the parties and
 * the tax representative several times; of each, the first place alone is ever asked. So RSR-08 to RSR-10, RSR-13, RSR-15 to
 * RSR-17, RSR-20, RSR-22, RSR-24 to RSR-26 and RSR-31 to RSR-33 can never fire, and are not here.
 */
import { identifierOf, specifications } from "../../../model/specifications.ts";
import { Decimal } from "../../../model/decimal.ts";
import {
  and,
  asks,
  count,
  decimalAt,
  has,
  type Holds,
  like,
  listed,
  not,
  or,
  present,
  such,
  sumOf,
  text,
  unused,
  words,
} from "../../paths/asks.ts";
import { pathOf, pathsOf, select } from "../../paths/path.ts";
import { on, type Pattern, type Place, rule, type Terms } from "../../paths/row.ts";

const ROOT = "/(ubl:Invoice|cn:CreditNote)";
const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const [, EXTENDED = ""] = specifications.srbdt.identifiers;

/** R, OE, SS and N are Serbia's own: they are in no code list of EN 16931. */
const categories = words("S AE Z E O R OE SS N");

/** PIB: RS before nine or thirteen digits. */
const pib = like("RS100002354", such(".", (it) => /^RS(?:[0-9]{9}|[0-9]{13})$/.test(it.toUpperCase())));
/** Matični broj: eight or thirteen digits. */
const registered = like("07001234", such(".", (it) => /^(?:[0-9]{8}|[0-9]{13})$/.test(it)));

function category(id: string, path: string, terms: Terms): Place {
  return on(path, rule(id, terms, listed(".", categories)));
}

function valueAt(path: string) {
  const found = pathOf(path);
  return (at: Parameters<Holds>[0]) => decimalAt(at, found);
}

/** What is left to pay is the total without what was paid: with VAT in an invoice, without it in a credit note. */
function reduced(root: string, amount: string): Holds {
  const [own, total, paid] = [
    `cac:LegalMonetaryTotal/${amount}`,
    `${root}/cac:LegalMonetaryTotal/${amount}`,
    `${root}/cac:LegalMonetaryTotal/cbc:PrepaidAmount`,
  ].map(valueAt);
  return (at, scene) => {
    if (!has(root)(at, scene)) return false;
    const [left, whole, gone] = [own?.(at), total?.(at), paid?.(at)];
    return left !== undefined && whole !== undefined && gone !== undefined && left.equals(whole.minus(gone));
  };
}

const rules: Pattern = [
  on(
    "cbc:CustomizationID",
    rule("RSR-01", ["BT-24"], like(identifierOf("srbdt"), such(".", (it) => it.startsWith(identifierOf("srbdt"))))),
  ),
  on("sbt:SrbDtExt", rule("RSR-02", ["BT-24"], asks(text(".", (it) => it.startsWith(EXTENDED)), "."))),
  on("cbc:InvoiceTypeCode", rule("RSR-03", ["BT-3"], listed(".", words("380 383 386")))),
  on("cbc:CreditNoteTypeCode", rule("RSR-03", ["BT-3"], listed(".", words("381")))),
  on(
    "/ubl:Invoice | /cn:CreditNote",
    rule("RSR-04", ["BT-7", "BT-8"], unused("cbc:TaxPointDate")),
    rule("RSR-05", ["BT-8"], present("cac:InvoicePeriod/cbc:DescriptionCode")),
  ),
  on(
    `${ROOT}/cac:InvoicePeriod/cbc:DescriptionCode`,
    rule("RSR-06", ["BT-8"], listed(".", words("35 432 3"))),
  ),
  on("cac:BillingReference", rule("RSR-07", ["BT-26"], present("cac:InvoiceDocumentReference/cbc:IssueDate"))),
  on(`${SELLER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID^=VAT]/cbc:CompanyID`, rule("RSR-11", ["BT-31"], pib)),
  on(
    `${SELLER}/cac:PartyTaxScheme/cac:TaxScheme[!cbc:ID^=VAT]`,
    rule("RSR-12", ["BT-32"], like("RS-VAT-STATUS", such("cbc:ID", (it) => it.toUpperCase() === "RS-VAT-STATUS"))),
  ),
  on(`${SELLER}/cbc:EndpointID`, rule("RSR-14", ["BT-34"], listed("@schemeID", words("9948")))),
  on(
    `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
    rule("RSR-18", ["BT-47"], unused("@schemeID")),
    rule("RSR-19", ["BT-47"], registered),
  ),
  on(`${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`, rule("RSR-21", ["BT-48"], pib)),
  on(`${BUYER}/cbc:EndpointID`, rule("RSR-23", ["BT-49"], listed("@schemeID", words("9948")))),
  on(
    `${ROOT}/cac:PayeeParty`,
    rule(
      "RSR-27",
      ["BT-61"],
      asks(
        count("cac:PartyLegalEntity/cbc:CompanyID", (it) => it === 1),
        "cac:PartyLegalEntity/cbc:CompanyID",
        "07001234",
      ),
    ),
  ),
  on("cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID", rule("RSR-28", ["BT-61"], registered)),
  on(`${ROOT}/cac:TaxRepresentativeParty`, rule("RSR-29", ["BT-63"], present("cac:PartyTaxScheme/cbc:CompanyID"))),
  on("cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID", rule("RSR-30", ["BT-63"], pib)),
  category("RSR-34", `${ROOT}/cac:AllowanceCharge/cac:TaxCategory/cbc:ID`, ["BT-95", "BT-102"]),
  category("RSR-35", `${ROOT}/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID`, ["BT-118"]),
  category("RSR-36", "cac:ClassifiedTaxCategory/cbc:ID", ["BT-151"]),
  ...([["RSE-01", "InvoicedPrepaymentAmmount"], ["RSE-02", "ReducedTotals"]] as const).map(([id, part]) =>
    category(id, `sbt:SrbDtExt/sbt:${part}/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID`, ["BT-118"])
  ),
  on(
    "sbt:SrbDtExt/sbt:ReducedTotals",
    rule(
      "RSE-03",
      ["BT-112", "BT-113"],
      asks(
        or(reduced("/ubl:Invoice", "cbc:TaxInclusiveAmount"), reduced("/cn:CreditNote", "cbc:TaxExclusiveAmount")),
        "cac:LegalMonetaryTotal/(cbc:TaxInclusiveAmount|cbc:TaxExclusiveAmount)",
      ),
    ),
  ),
];

function isZero(path: string): Holds {
  const value = valueAt(path);
  return (at) => value(at)?.equals(Decimal.zero) === true;
}

/** Of allowances and charges, those of category E count, whatever the category is; so do the lines of a credit note. */
function addsUp(code: string): Holds {
  const stated = valueAt("../cbc:TaxableAmount");
  const up = "../../..";
  const line = (name: string, of: string) =>
    pathsOf(`${up}/cac:${name}[cac:Item/cac:ClassifiedTaxCategory/cbc:ID~=${of}]/cbc:LineExtensionAmount`);
  const item = (indicator: string) =>
    pathsOf(`${up}/cac:AllowanceCharge[cbc:ChargeIndicator~=${indicator}][cac:TaxCategory/cbc:ID~=E]/cbc:Amount`);
  const [charges, allowances] = [item("true,1"), item("false,0")];
  const sums = (lines: ReturnType<typeof line>): Holds => (at) => {
    const sum = (paths: ReturnType<typeof line>) => sumOf(paths.flatMap((it) => select(at, it)));
    return stated(at)?.equals(sum(lines).plus(sum(charges)).minus(sum(allowances))) === true;
  };
  return or(
    and(has("//cac:InvoiceLine"), sums(line("InvoiceLine", code))),
    and(has("//cac:CreditNoteLine"), sums(line("CreditNoteLine", "E"))),
  );
}

/** The official ids do not say which category it is. */
function ofCategory(code: string): Pattern {
  const [vat, own] = ["[cac:TaxScheme/cbc:ID^=VAT]", `[cbc:ID~=${code}]`];
  const used = has(
    ["TaxCategory", "ClassifiedTaxCategory"].map((it) => `//cac:${it}${vat}/cbc:ID[.~=${code}]`).join(" | "),
  );
  const once = count(`cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${vat}/cbc:ID[.~=${code}]`, (it) => it === 1);
  const zero = (id: string, term: "BT-96" | "BT-103" | "BT-152") =>
    rule(id, [term], asks(isZero("cbc:Percent"), "cbc:Percent", "0"));
  return [
    on(
      "/ubl:Invoice | /cn:CreditNote",
      rule(
        "RSK-X-01",
        ["BG-23", "BT-118"],
        asks(or(not(used), once), `cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:ID~=${code}]/cbc:ID`, code),
      ),
    ),
    on(
      ["InvoiceLine", "CreditNoteLine"].map((it) => `cac:${it}/cac:Item/cac:ClassifiedTaxCategory${own}${vat}`).join(
        " | ",
      ),
      zero("RSK-X-05", "BT-152"),
    ),
    on(`cac:AllowanceCharge[cbc:ChargeIndicator~=false,0]/cac:TaxCategory${own}${vat}`, zero("RSK-X-06", "BT-96")),
    on(`cac:AllowanceCharge[cbc:ChargeIndicator~=true,1]/cac:TaxCategory${own}${vat}`, zero("RSK-X-07", "BT-103")),
    on(
      `/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${own}${vat}`,
      rule("RSK-X-08", ["BT-116"], asks(addsUp(code), "../cbc:TaxableAmount")),
      rule("RSK-X-09", ["BT-117"], asks(isZero("../cbc:TaxAmount"), "../cbc:TaxAmount", "0.00")),
      rule("RSK-X-10", ["BT-120", "BT-121"], present("cbc:TaxExemptionReason | cbc:TaxExemptionReasonCode")),
    ),
  ];
}

export const serbia: readonly Pattern[] = [rules, ...["R", "OE", "SS", "N"].map(ofCategory)];
