/** EXTENDED-CTC-FR, 1.4.0.04, in UBL: what it has in the place of rules of EN 16931. */
import { reasonCodes } from "./reasons.ts";
import { codeLists } from "../../../../model/codes/index.ts";
import { normalize } from "../../../../syntax/values.ts";
import {
  and,
  asks,
  count,
  has,
  type Holds,
  listed,
  most,
  not,
  or,
  present,
  rawAt,
  where,
} from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Pattern, type Row, rule, warning } from "../../../paths/row.ts";
import { valuesAt } from "../../../paths/scene.ts";
import { isCreditorId } from "../../codes.ts";
import { dueDate } from "../../editions.ts";
import { deliveryTerms, files, parties } from "./codes.ts";
import { breakdownRows, known, prefixes } from "./sums.ts";
import { AMOUNT, counted, isCounted, LINE, REFERRED, statusOf, subLines } from "./ubl_lines.ts";
import { breakdown, isTrue, totals } from "./ubl_totals.ts";

const ROOT = "/ubl:Invoice | /cn:CreditNote";

/** A category is in the breakdown if and only if something is taxed by it. */
function used(prefix: string, code: string): Row {
  const isBroken = has(`cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:ID~=${code}]`);
  const isOnInvoice = has(`cac:AllowanceCharge/cac:TaxCategory[cbc:ID~=${code}]`);
  const isOnLine = has(`cac:Item/cac:ClassifiedTaxCategory[cbc:ID~=${code}]`);
  return rule(
    `BR-FREXT-${prefix}-01`,
    ["BT-118", "BT-95", "BT-102", "BT-151"],
    asks(
      (node, scene) => {
        const isUsed = isOnInvoice(node, scene) || counted(scene).some((line) => isOnLine(line, scene));
        return isUsed === isBroken(node, scene);
      },
      `cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:ID~=${code}]/cbc:ID`,
      code,
    ),
  );
}

const CATEGORY = "/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";

const model: Pattern = [
  dueDate,
  totals,
  on(
    `/(ubl:Invoice|cn:CreditNote)/cac:BillingReference`,
    rule("BR-55", ["BT-25"], present("cac:InvoiceDocumentReference/cbc:ID")),
  ),
  on(ROOT, ...Object.entries(prefixes).map(([prefix, code]) => used(prefix, code))),
  on(
    LINE,
    ...[
      rule("BR-FREXT-22", ["BT-129"], present("cbc:InvoicedQuantity | cbc:CreditedQuantity")),
      rule("BR-FREXT-23", ["BT-130"], present("cbc:InvoicedQuantity/@unitCode | cbc:CreditedQuantity/@unitCode")),
      rule("BR-FREXT-24", ["BT-131"], present(AMOUNT)),
      rule("BR-FREXT-26", ["BT-146"], present("cac:Price/cbc:PriceAmount")),
      rule(
        "BR-FREXT-CO-04",
        ["BT-151"],
        present("cac:Item/cac:ClassifiedTaxCategory[cac:TaxScheme/cbc:ID^=VAT]/cbc:ID"),
      ),
    ].map((row) => ({ ...row, ...where(isCounted, row) })),
  ),
  on(
    "//cac:AdditionalItemProperty",
    rule("BR-FREXT-54-1", ["BT-160"], present("cbc:Name | cbc:NameCode")),
    rule(
      "BR-FREXT-54-2",
      ["BT-161"],
      asks(
        or(
          and(has("cbc:Value"), not(has("cbc:ValueQuantity"))),
          and(not(has("cbc:Value")), has("cbc:ValueQuantity/@unitCode[.!=]")),
        ),
        "cbc:Value",
        "180 g",
      ),
    ),
  ),
  ...Object.entries(prefixes).map(([prefix, code]) =>
    on(`${CATEGORY}[cbc:ID~=${code}][cac:TaxScheme/cbc:ID^=VAT]`, ...breakdownRows(prefix, breakdown))
  ),
];

/** Of some elements nothing but these parts is used. */
function parts(path: string, names: readonly string[]): Holds {
  return (node) => select(node, known(`${path}/*`)).every((it) => names.includes(it.name.replace(/^.*[:}]/, "")));
}

const terms = (at: string): Holds =>
  and(
    parts(`${at}cac:DeliveryTerms`, ["ID", "DeliveryLocation"]),
    parts(`${at}cac:DeliveryTerms/cac:DeliveryLocation`, ["Name"]),
  );

const syntax: Pattern = [
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:BillingReference",
    rule("UBL-SR-06", ["BG-3"], most(1, "cac:InvoiceDocumentReference")),
    rule("UBL-SR-07", ["BT-25"], present("cac:InvoiceDocumentReference/cbc:ID")),
  ),
  on(
    ROOT,
    warning("UBL-FREXT-CR-410", ["BG-13"], asks(terms(""), "cac:DeliveryTerms/*")),
    warning(
      "CII-FREXT-CR-490",
      ["BT-6"],
      asks(
        parts("cac:TaxExchangeRate", ["SourceCurrencyCode", "TargetCurrencyCode", "CalculationRate", "Date"]),
        "cac:TaxExchangeRate/*",
      ),
    ),
    warning("UBL-FREXT-CR-645", ["BG-25"], asks(terms(`${LINE}/`), `${LINE}/cac:DeliveryTerms/*`)),
  ),
  on(
    LINE,
    rule(
      "UBL-FREXT-SR-48",
      ["BG-30"],
      asks((line, scene) => {
        const refers = has(`cac:BillingReference/${REFERRED}`)(line, scene);
        const isDetail = !refers || statusOf(line, scene).includes("DETAIL");
        return count("cac:Item/cac:ClassifiedTaxCategory", (it) => it === 1 || it === 0 && !isDetail)(line, scene);
      }, "cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
    ),
  ),
];

const REASON = `cac:AllowanceCharge[${isTrue}]/cbc:AllowanceChargeReasonCode`;

const reasons = codeLists.chargeReason.codes("ubl-invoice");

const codes: Pattern = [
  on(
    "cac:PartyIdentification/cbc:ID[@schemeID]",
    rule(
      "BR-FREXT-CL-10",
      ["BT-29", "BT-46", "BT-60"],
      asks(
        or(isCreditorId, (node) => valuesAt(node, known("@schemeID")).some((it) => parties.has(normalize(it)))),
        "@schemeID",
        "0009",
      ),
    ),
  ),
  ...reasonCodes(REASON, reasons),
  on(
    "cbc:EmbeddedDocumentBinaryObject[@mimeCode]",
    rule("BR-FREXT-CL-24", ["BT-125"], listed("@mimeCode", files, undefined, rawAt)),
  ),
  on("cac:DeliveryTerms/cbc:ID", rule("BR-FREXT-CL-27", ["BG-13"], listed(".", deliveryTerms))),
];

export const extendedUbl: readonly Pattern[] = [model, syntax, codes, subLines];

const unused =
  "018 026 047 096 099 194 195 258 259 269 270 271 272 273 274 288 410 439 480 481 490 523 524 525 528 529 530 " +
  "531 550 561 563 600 601 609 611 619 633 634 645 662 669 670";

/** The rules of EN 16931 that it does not have in UBL. */
export const withoutUbl: readonly string[] = [
  ..."01 08".split(" ").flatMap((it) => ["E", "G", "IC", "O", "S", "Z", "AF"].map((of) => `BR-${of}-${it}`)),
  ..."22 23 24 26 27 28 54 AE-08 AG-08 CL-10 CL-20 CL-24 CO-04 CO-10 CO-11 CO-12 CO-13 CO-15 CO-17".split(" ").map((
    it,
  ) => `BR-${it}`),
  ..."O-02 O-03 O-04 O-11 O-12 O-13 O-14 S-09 S-10 Z-10".split(" ").map((it) => `BR-${it}`),
  ...unused.split(" ").map((it) => `UBL-CR-${it}`),
  ..."04 16 20 34 37 48 52".split(" ").map((it) => `UBL-SR-${it}`),
];
