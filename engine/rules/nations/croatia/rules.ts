/** HR-CIUS with its extension, 1.0.3: three patterns, in the order of their places. */
import { normalize } from "../../../syntax/values.ts";
import {
  and,
  asks,
  dated,
  differs,
  has,
  is,
  like,
  listed,
  longestRaw,
  not,
  number,
  or,
  present,
  raw,
  text,
  words,
  written,
} from "../../paths/asks.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms } from "../../paths/row.ts";
import { type Element, type Node, valueOf } from "../../paths/tree.ts";
import { DATA, day1900, header, OIB, taxTotal } from "./header.ts";
import { kpd } from "./kpd.ts";

/** Nothing may be empty, but for signatures. */
const empty: Pattern = [
  on("*[!*]", rule("HR-BR-33", ["BG-0"], asks((node) => normalize(valueOf(node)) !== "" || isSigned(node), ".", "1"))),
];

function isSigned(node: Node): boolean {
  for (let around: Node | undefined = node; around !== undefined; around = around.parent) {
    if (around.name.endsWith("}UBLDocumentSignatures")) return true;
  }
  return false;
}

/** The check digit of an OIB (ISO 7064, mod 11,10), with the prefix HR or without. */
function isOib(id: string): boolean {
  const start = id.startsWith("HR") ? 2 : 0;
  const digits = id.slice(start, start + 11);
  if (!/^[0-9]{11}$/.test(digits)) return false;
  let rest = 10;
  for (const digit of digits.slice(0, 10)) rest = (((rest + digit.charCodeAt(0) - 48) % 10 || 10) * 2) % 11;
  return (11 - rest) % 10 === digits.charCodeAt(10) - 48;
}

/** Fewer than 30 characters, ten of them behind the point. */
function short(path: string, ...terms: Terms): Row {
  return rule(
    "HR-BR-56",
    terms,
    like(
      "25",
      written(path, (it) => {
        const point = it.indexOf(".");
        return [...it].length < 30 && (point < 0 || [...it.slice(point + 1)].length <= 10);
      }, "number"),
    ),
  );
}

/** A category without VAT has a name of its own, and a reason; another has neither to have. */
function withoutVat(category: string, what: string, sample: string) {
  return asks(
    or(
      and(has(`${category}[cbc:ID~=E,O]`), has(what)),
      and(has(`${category}[cbc:ID~!=E]`), has(`${category}[cbc:ID~!=O]`)),
    ),
    what,
    sample,
  );
}

const EXEMPT = "Oslobođeno PDV-a, članak 39.";
const reason = (category: string) => `${category}/cbc:TaxExemptionReason | ${category}/cbc:TaxExemptionReasonCode`;

function taxNumber(id: string, party: string, term: Terms, ...more: readonly ReturnType<typeof has>[]): Row {
  return rule(
    id,
    term,
    asks(
      or(
        ...more,
        raw(`${party}cac:PartyTaxScheme/cbc:CompanyID`, isOib),
        differs(`${party}cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "HR"),
      ),
      `${party}cac:PartyTaxScheme/cbc:CompanyID`,
      OIB,
    ),
  );
}

const charges: readonly Place[] = [
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:AllowanceCharge[cbc:ChargeIndicator~=true,1]",
    rule("HR-BR-11", ["BT-102"], withoutVat("cac:TaxCategory", "cac:TaxCategory/cbc:Name", "HR:E")),
    rule("HR-BR-13", ["BT-104"], withoutVat("cac:TaxCategory", reason("cac:TaxCategory"), EXEMPT)),
    short("cac:TaxCategory/cbc:Percent", "BT-103"),
  ),
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:AllowanceCharge[cbc:ChargeIndicator~=false,0]",
    short("cac:TaxCategory/cbc:Percent", "BT-96"),
  ),
];

const parties: readonly Place[] = [
  on(
    "cac:BillingReference",
    rule(
      "HR-BR-6",
      ["BT-25", "BT-26"],
      asks(
        and(has("cac:InvoiceDocumentReference/cbc:ID"), has("cac:InvoiceDocumentReference/cbc:IssueDate")),
        "cac:InvoiceDocumentReference/cbc:ID + cac:InvoiceDocumentReference/cbc:IssueDate",
      ),
    ),
    rule("HR-BR-45", ["BT-26"], {
      ...asks(
        dated("cac:InvoiceDocumentReference/cbc:IssueDate", "1900-01-01", "2100-01-01"),
        "cac:InvoiceDocumentReference/cbc:IssueDate",
        "2026-09-30",
      ),
      kind: "date",
    }),
  ),
  on(
    "cac:AccountingSupplierParty",
    rule("HR-BR-7", ["BT-34"], present("cac:Party/cbc:EndpointID")),
    rule("HR-BR-37", ["BT-41"], present("cac:SellerContact/cbc:Name")),
    rule(
      "HR-BR-9",
      ["BG-6"],
      asks(
        and(
          has("cac:SellerContact/cbc:ID"),
          raw("cac:SellerContact/cbc:ID", (it) => /^[0-9]{11}$/.test(it) && isOib(it)),
        ),
        "cac:SellerContact/cbc:ID",
        OIB.slice(2),
      ),
    ),
    taxNumber("HR-BR-54", "cac:Party/", ["BT-31"], not(has("cac:Party/cac:PartyTaxScheme"))),
  ),
  on(
    "cac:AccountingCustomerParty",
    rule("HR-BR-10", ["BT-49"], present("cac:Party/cbc:EndpointID")),
    taxNumber("HR-BR-53", "cac:Party/", ["BT-48"], not(has("cac:Party/cac:PartyTaxScheme"))),
  ),
  on("cac:TaxRepresentativeParty", taxNumber("HR-BR-53", "", ["BT-63"])),
];

const notBoth = (line: string, document: string) => asks(not(and(has(line), has(`../${document}`))), line);

const lines: readonly Place[] = [
  on(
    "cac:InvoiceLine | cac:CreditNoteLine",
    rule(
      "HR-BR-17",
      ["BT-13", "BT-132"],
      notBoth("cac:OrderLineReference/cac:OrderReference/cbc:ID", "cac:OrderReference/cbc:ID"),
    ),
    rule(
      "HR-BR-18",
      ["BT-16"],
      notBoth("cac:DespatchLineReference/cac:DocumentReference/cbc:ID", "cac:DespatchDocumentReference/cbc:ID"),
    ),
    rule(
      "HR-BR-19",
      ["BT-15"],
      notBoth("cac:ReceiptLineReference/cac:DocumentReference/cbc:ID", "cac:ReceiptDocumentReference/cbc:ID"),
    ),
    rule("HR-BR-20", ["BT-149"], {
      ...asks(
        or(not(has("cac:Price/cbc:BaseQuantity")), number("cac:Price/cbc:BaseQuantity", (it) => it > 0)),
        "cac:Price/cbc:BaseQuantity",
        "1",
      ),
      kind: "positive",
    }),
    day1900("HR-BR-51", "cac:InvoicePeriod/cbc:StartDate", ["BT-134"]),
    day1900("HR-BR-52", "cac:InvoicePeriod/cbc:EndDate", ["BT-135"]),
    short("(cbc:InvoicedQuantity|cbc:CreditedQuantity)", "BT-129"),
    short("cac:Item/cac:ClassifiedTaxCategory/cbc:Percent", "BT-152"),
  ),
  on(
    "cac:Price",
    short("cbc:PriceAmount", "BT-146"),
    short("cac:AllowanceCharge/cbc:Amount", "BT-147"),
    short("cac:AllowanceCharge/cbc:BaseAmount", "BT-148"),
    short("cbc:BaseQuantity", "BT-149"),
  ),
  on(
    "cac:Price/cbc:BaseQuantity[@unitCode]",
    rule(
      "HR-BR-21",
      ["BT-150", "BT-130"],
      asks((node, scene) => {
        const quantity = "../../(cbc:InvoicedQuantity|cbc:CreditedQuantity)";
        if (!has(quantity)(node, scene)) return true;
        return is(`${quantity}/@unitCode`, unitOf(node))(node, scene);
      }, "@unitCode"),
    ),
  ),
];

function unitOf(node: Node): string {
  return "attributes" in node ? (node satisfies Element).attributes?.["unitCode"] ?? "" : "";
}

/** Advance payments and credit notes, whose items need no class. */
const unclassified = "386,81,83,261,262,296,308,381,396,420,458,532";
const KPD = "62.10.11";
const CLASS = "cac:CommodityClassification/cbc:ItemClassificationCode";
const typed = has(`../../(cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode)[.~=${unclassified}]`);

const item: Place = on(
  "cac:Item",
  rule("HR-BR-16", ["BT-151"], withoutVat("cac:ClassifiedTaxCategory", "cac:ClassifiedTaxCategory/cbc:Name", "HR:E")),
  rule(
    "HR-BR-25",
    ["BT-158"],
    asks(
      or(is(`${CLASS}/@listID`, "CG"), and(typed, or(not(has(CLASS)), differs(`${CLASS}/@listID`, "CG")))),
      `${CLASS}[@listID=CG]`,
      KPD,
    ),
  ),
  rule(
    "HR-BR-36",
    ["BT-151"],
    asks(
      or(
        has(reason("cac:ClassifiedTaxCategory")),
        and(has("cac:ClassifiedTaxCategory[cbc:ID~!=E]"), has("cac:ClassifiedTaxCategory[cbc:ID~!=O]")),
      ),
      reason("cac:ClassifiedTaxCategory"),
      EXEMPT,
    ),
  ),
  rule("HR-BR-46", ["BT-153"], longestRaw(1024, "cbc:Name")),
  rule("HR-BR-47", ["BT-154"], longestRaw(4096, "cbc:Description")),
);

/** The rules on the parts of the extension's VAT breakdown stand behind another place for these parts, and are never asked. */
const invoice: Pattern = [
  header,
  taxTotal,
  on("cac:TaxTotal/cac:TaxSubtotal", short("cac:TaxCategory/cbc:Percent", "BT-119")),
  on(`${DATA}/hrextac:HRTaxTotal/hrextac:HRTaxSubtotal`, short("hrextac:HRTaxCategory/cbc:Percent", "BT-119")),
  ...charges,
  ...parties,
  ...lines,
  item,
];

const names = words("HR:PDV25 HR:PDV13 HR:PDV5 HR:Z HR:K HR:G HR:AE HR:E HR:POVNAK HR:PP HR:PPMV HR:O HR:N");

const codes: Pattern = [
  on(
    "(cac:TaxCategory|cac:ClassifiedTaxCategory|hrextac:HRTaxCategory)/cbc:Name",
    rule("HR-BR-CL-1", ["BT-118", "BT-151"], listed(".", names)),
  ),
  on(
    CLASS,
    rule(
      "HR-BR-CL-2",
      ["BT-158"],
      asks(or(differs("@listID", "CG"), and(is("@listID", "CG"), text(".", (it) => kpd.has(it)))), ".", KPD),
    ),
  ),
];

export const croatia: readonly Pattern[] = [empty, invoice, codes];
