/** The VAT categories of CIUS-PT, and what it asks of an invoice that uses one. */
import { asks, has, type Holds, not, number, or, present, text, unused } from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { type Ask, on, type Pattern, type Place, type Row, rule, type Terms } from "../../paths/row.ts";
import { type Node, valueOf } from "../../paths/tree.ts";
import { known } from "../../../model/known.ts";
import { doubleOf } from "./forms.ts";

/** The letters of a category: that of UNTDID 5305 (AA is the lower rate), then those that Portugal has for it. */
export const letters = { AA: "AA,RED,INT", S: "S,NOR", E: "E,ISE" } as const;

export type Category = keyof typeof letters;

export const ALLOWANCE = "cac:AllowanceCharge[cbc:ChargeIndicator=false]";
export const CHARGE = "cac:AllowanceCharge[cbc:ChargeIndicator=true]";
export const PART = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";

/** The parts of the VAT breakdown of a category. */
export function part(category: Category, ...rows: readonly Row[]): Place {
  return on(`${PART}[cbc:ID~=${letters[category]}]`, ...rows);
}

const TAXED = "//cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID";
const isTaxed = has(
  `${TAXED} | //cac:TaxRepresentativeParty/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID`,
);

/** Who charges a category has a tax number, of whatever kind, or a representative with a VAT identifier. */
export function taxed(category: Category): readonly Row[] {
  const of = `[cbc:ID~=${letters[category]}]`;
  return ([
    ["02", `//cac:ClassifiedTaxCategory${of}`],
    ["03", `//${ALLOWANCE}/cac:TaxCategory${of}`],
    ["04", `//${CHARGE}/cac:TaxCategory${of}`],
  ] as const).map(([step, path]) =>
    rule(`BR-${category}-${step}`, ["BT-31", "BT-32", "BT-63"], {
      ...asks(or(not(has(path)), isTaxed), TAXED, "PT501234560"),
      kind: "required",
    })
  );
}

/** What is used is in the breakdown, and what is in the breakdown is used. */
export function broken(category: Category): Row {
  const of = `[cbc:ID~=${letters[category]}]`;
  const isUsed = has(`//cac:AllowanceCharge/cac:TaxCategory${of} | //cac:ClassifiedTaxCategory${of}`);
  const isStated = has(`${PART}${of}`);
  return rule(
    `BR-${category}-01`,
    ["BG-23", "BT-118"],
    asks((at, scene) => isUsed(at, scene) === isStated(at, scene), `${PART}/cbc:ID`, category),
  );
}

const EXEMPTIONS = ["#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#", "#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#"];

/** A line that is taxed has no reason for an exemption among its properties. */
const noExemption = asks(text(".", (it) => !EXEMPTIONS.some((mark) => it.startsWith(mark))), ".", "Colour");

const exemptions = pathOf(
  `cac:Item[cac:ClassifiedTaxCategory/cbc:ID=E,ISE]/cac:AdditionalItemProperty/cbc:Name[.=${EXEMPTIONS}]`,
);
const exempted = new WeakMap<Node, boolean>();

/** A line that is exempt has one; each of its properties is asked, so that the answer is kept by the line. */
const hasExemption = asks(
  (at) => {
    const line = at.parent?.parent?.parent;
    return line !== undefined && known(exempted, line, () => select(line, exemptions).length > 0);
  },
  ".",
  EXEMPTIONS[0],
);

function properties(id: string, ofInvoice: string, ofNote: string, ask: Ask): Place {
  const at = (line: string, codes: string) =>
    `cac:${line}/cac:Item[cac:ClassifiedTaxCategory/cbc:ID=${codes}]/cac:AdditionalItemProperty/cbc:Name`;
  return on(`${at("InvoiceLine", ofInvoice)} | ${at("CreditNoteLine", ofNote)}`, rule(id, ["BT-160"], ask));
}

const REASONS = "cbc:TaxExemptionReason | cbc:TaxExemptionReasonCode";

/**
 * Reasons for an exemption, in the order of the places. The official rule looks for RED and INT at no line, and for NOR at
 * those of an invoice alone.
 */
export const reasons: Pattern = [
  part("AA", rule("BR-AA-10", ["BT-120", "BT-121"], unused(REASONS))),
  properties("BR-CIUS-PT-13", "AA", "AA", noExemption),
  part("S", rule("BR-S-10", ["BT-120", "BT-121"], unused(REASONS))),
  properties("BR-CIUS-PT-15", "S,NOR", "S", noExemption),
  part("E", rule("BR-E-10", ["BT-120", "BT-121"], present(REASONS))),
  properties("BR-CIUS-PT-17", "E,ISE", "E,ISE", hasExemption),
];

/** What runs the official rules holds a zero with a minus sign to be less than zero, but for one that is written as an integer. */
export function isZero(path: string): Holds {
  const found = pathOf(path);
  return (at) =>
    select(at, found).some((node) => {
      const value = doubleOf(node);
      return value === 0 && (!Object.is(value, -0) || !/[.eE]/.test(valueOf(node)));
    });
}

/** The rate of a category: above zero, or zero where it is exempt. */
export function rate(id: string, category: Category, term: Terms[number]): Row {
  const isExempt = category === "E";
  const ask = asks(
    isExempt ? isZero("cbc:Percent") : number("cbc:Percent", (it) => it > 0),
    "cbc:Percent",
    isExempt ? "0.00" : "23.00",
  );
  return rule(id, [term], isExempt ? ask : { ...ask, kind: "positive" });
}

/** The rates of lines, allowances and charges. */
export const rates: Pattern = (["AA", "S", "E"] as const).flatMap((category) => {
  const of = `[cbc:ID~=${letters[category]}]`;
  return [
    on(`${ALLOWANCE}/cac:TaxCategory${of}`, rate(`BR-${category}-06`, category, "BT-96")),
    on(`${CHARGE}/cac:TaxCategory${of}`, rate(`BR-${category}-07`, category, "BT-103")),
    on(
      ["InvoiceLine", "CreditNoteLine"].map((it) => `cac:${it}/cac:Item/cac:ClassifiedTaxCategory${of}`).join(" | "),
      rate(`BR-${category}-05`, category, "BT-152"),
    ),
  ];
});
