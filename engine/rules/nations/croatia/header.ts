/** What HR-CIUS asks of the invoice as a whole. */
import { identifierOf } from "../../../model/specifications.ts";
import { Decimal } from "../../../model/decimal.ts";
import {
  and,
  asks,
  dated,
  decimalAt,
  differs,
  has,
  type Holds,
  like,
  longestRaw,
  not,
  number,
  or,
  such,
  sumOf,
  written,
} from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { valueOf } from "../../paths/tree.ts";
import { on, type Place, type Row, rule, type Terms } from "../../paths/row.ts";

/** The part of the extension that holds Croatia's own totals. */
export const DATA = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/hrextac:HRFISK20Data";
const TOTAL = `${DATA}/hrextac:HRLegalMonetaryTotal`;
const TAX = `${DATA}/hrextac:HRTaxTotal`;
/** Some rules look for them in the whole document. */
const [ANY_TOTAL, ANY_TAX] = [`//${TOTAL}`, `//${TAX}`];
const CHARGE = "//cac:AllowanceCharge[cbc:ChargeIndicator=true]/cac:TaxCategory";
const ALLOWANCE = "//cac:AllowanceCharge[cbc:ChargeIndicator=false]/cac:TaxCategory";
const ITEM = "//cac:ClassifiedTaxCategory";
const BUYER_VAT = "//cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID";
/** A number with the right check digit. */
export const OIB = "HR94577403194";
const DAY = "2026-11-21";

/** A day that software can count with; where there must be none, none is fine. */
function day(id: string, path: string, terms: Terms, from = "1900-01-01"): Row {
  return rule(id, terms, { ...asks(or(not(has(path)), dated(path, from, "2100-01-01")), path, DAY), kind: "date" });
}

export const day1900 = day;

/** Where something is taxed in a category, the buyer has a VAT identifier. */
function buyerOf(category: string): readonly Row[] {
  const buyer = has(BUYER_VAT);
  return [ITEM, ALLOWANCE, CHARGE].map((place, step) =>
    rule(
      `HR-BR-${category}-${step + 1}`,
      ["BT-48"],
      asks(or(not(has(`${place}[cbc:ID~=${category}]`)), buyer), BUYER_VAT, OIB),
    )
  );
}

const exempt = has([ITEM, ALLOWANCE, CHARGE].map((it) => `${it}[cbc:ID~=E]`).join(" | "));
/** What is not subject to VAT by its name: returnable packaging, transit, the special tax on vehicles. */
const passed = "HR:POVNAK,HR:PP,HR:PPMV,HR:N";

function at(path: string) {
  const found = pathOf(path);
  return (node: Parameters<Holds>[0]) => decimalAt(node, found);
}

const [stated, lines, charges, allowances, outside] = [
  `${ANY_TOTAL}/cbc:TaxExclusiveAmount`,
  "cac:LegalMonetaryTotal/cbc:LineExtensionAmount",
  "cac:LegalMonetaryTotal/cbc:ChargeTotalAmount",
  "cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount",
  `${TOTAL}/hrextac:OutOfScopeOfVATAmount`,
].map(at);

/** Lines and charges without allowances and without what is out of scope. */
const addsUp: Holds = (node) => {
  const [total, of, without] = [stated?.(node), lines?.(node), outside?.(node)];
  if (total === undefined || of === undefined || without === undefined) return false;
  const sum = of.plus(charges?.(node) ?? Decimal.zero).minus(allowances?.(node) ?? Decimal.zero).minus(without);
  const isRounded = charges?.(node) !== undefined || allowances?.(node) !== undefined;
  return total.equals(isRounded ? sum.round(2) : sum);
};

function sums(total: string, parts: string): Holds {
  const [whole, all] = [pathOf(total), pathOf(parts)];
  return (node) => decimalAt(node, whole)?.equals(sumOf(select(node, all)).round(2)) ?? false;
}

const payable = "cac:LegalMonetaryTotal/cbc:PayableAmount";
/** What a credit note states is owed the other way round. */
const owes: Holds = (node, scene) => number(payable, (it) => scene.isInvoice ? it > 0 : it < 0)(node, scene);
const owesNothing: Holds = (node, scene) => number(payable, (it) => scene.isInvoice ? it <= 0 : it >= 0)(node, scene);
const dueOn = "cbc:DueDate";
const dueOnNote = "cac:PaymentMeans/cbc:PaymentDueDate";
const due = `${dueOn} | ${dueOnNote}`;

const texts: readonly Row[] = [
  rule("HR-BR-1", ["BT-1"], written("cbc:ID", (it) => !/[\t\n\r ]/.test(it))),
  rule(
    "HR-BR-2",
    ["BT-2"],
    like("14:05:00", written("cbc:IssueTime", (it) => /^[0-9]{2}:[0-9]{2}:[0-9]{2}$/.test(it))),
  ),
  rule("HR-BR-34", ["BT-23"], like("P1", such("cbc:ProfileID", (it) => /^P(?:[1-9]|1[0-2])$|^P99:/.test(it)))),
  rule("HR-BR-42", ["BT-23"], like("P1", longestRaw(200, "cbc:ProfileID"))),
  rule("HR-BR-43", ["BT-12"], longestRaw(1024, "cac:ContractDocumentReference/cbc:ID")),
  rule(
    "HR-BR-5",
    ["BT-24"],
    like(identifierOf("hr-cius"), such("cbc:CustomizationID", (it) => it === identifierOf("hr-cius"))),
  ),
];

const dates: readonly Row[] = [
  rule("HR-BR-40", ["BT-2"], {
    ...asks(dated("cbc:IssueDate", "2026-01-01", "2100-01-02"), "cbc:IssueDate", DAY),
    kind: "date",
  }),
  day("HR-BR-48", "cbc:TaxPointDate", ["BT-7"]),
  day("HR-BR-49", "cac:InvoicePeriod/cbc:StartDate", ["BT-73"]),
  day("HR-BR-50", "cac:InvoicePeriod/cbc:EndDate", ["BT-74"]),
  day("HR-BR-44", "cac:Delivery/cbc:ActualDeliveryDate", ["BT-72"]),
  rule("HR-BR-4", ["BT-9"], asks(or(owesNothing, and(owes, has(due))), due, DAY)),
  rule("HR-BR-41", ["BT-9"], {
    ...asks(
      (node, scene) =>
        owesNothing(node, scene) || dated(scene.isInvoice ? dueOn : dueOnNote, "1900-01-01", "2100-01-01")(node, scene),
      due,
      DAY,
    ),
    kind: "date",
  }),
];

const extension: readonly Row[] = [
  rule("HR-BR-26", ["BT-118", "BT-151"], asks(or(not(exempt), has(ANY_TAX)), `${ANY_TAX}/cbc:TaxAmount`, "25.00")),
  rule("HR-BR-27", ["BT-109"], asks(or(not(has(TOTAL)), addsUp), `${ANY_TOTAL}/cbc:TaxExclusiveAmount`, "100.00")),
  rule(
    "HR-BR-29",
    ["BT-117"],
    asks(
      or(
        not(has(`${ANY_TAX}/hrextac:HRTaxSubtotal/hrextac:HRTaxCategory[cbc:ID~=O]`)),
        // "-0" is not zero: what runs the official rule tells it from 0 here.
        number(`${ANY_TAX}/hrextac:HRTaxSubtotal/cbc:TaxAmount`, (it) => Object.is(it, 0)),
      ),
      `${ANY_TAX}/hrextac:HRTaxSubtotal/cbc:TaxAmount`,
      "0.00",
    ),
  ),
  rule(
    "HR-BR-30",
    ["BT-109"],
    asks(
      or(
        // Of the lines of a credit note it says nothing.
        not(
          has(
            `//cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory[cbc:Name~=${passed}] | ${CHARGE}[cbc:Name~=${passed}]`,
          ),
        ),
        has(ANY_TOTAL),
      ),
      `${ANY_TOTAL}/cbc:TaxExclusiveAmount`,
      "100.00",
    ),
  ),
  rule(
    "HR-BR-32",
    ["BT-116"],
    asks(
      or(
        not(has(ANY_TOTAL)),
        sums(
          `${ANY_TOTAL}/hrextac:OutOfScopeOfVATAmount`,
          `${TAX}/hrextac:HRTaxSubtotal[hrextac:HRTaxCategory/cbc:ID~=O]/cbc:TaxableAmount`,
        ),
      ),
      `${ANY_TOTAL}/hrextac:OutOfScopeOfVATAmount`,
      "0.00",
    ),
  ),
  rule(
    "HR-BR-54",
    ["BT-110"],
    asks(
      or(not(has(ANY_TAX)), sums(`${ANY_TAX}/cbc:TaxAmount`, `${TAX}/hrextac:HRTaxSubtotal/cbc:TaxAmount`)),
      `${ANY_TAX}/cbc:TaxAmount`,
      "25.00",
    ),
  ),
];

export const header: Place = on(
  "/cn:CreditNote | /ubl:Invoice",
  ...texts,
  ...dates,
  ...["S", "Z", "E", "AE"].flatMap(buyerOf),
  ...extension,
);

const own = at(`../${TAX}/cbc:TaxAmount`);

export const taxTotal: Place = on(
  "cac:TaxTotal",
  rule(
    "HR-BR-55",
    ["BT-110"],
    asks(
      (node, scene) => {
        if (not(has(`../${TAX}`))(node, scene)) return true;
        const [currency, total] = [select(node, pathOf("../cbc:DocumentCurrencyCode")), at("cbc:TaxAmount")(node)];
        if (total !== undefined && own(node)?.equals(total) === true) return true;
        return differs("cbc:TaxAmount/@currencyID", ...currency.map((it) => valueOf(it)))(node, scene);
      },
      "cbc:TaxAmount",
      "25.00",
    ),
  ),
);
