/** BR-FR Flux 2 in UBL: how numbers are written, and which categories and rates of VAT there are. */
import { asks, is, not, such } from "../../../paths/asks.ts";
import { pathOf } from "../../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule } from "../../../paths/row.ts";
import { one } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";
import { amount, percentage, places, price, quantity } from "./amounts.ts";
import { categories, isDecimal, rates } from "./forms.ts";
import { billed } from "./sellers.ts";
import { header, LINE, number } from "./ubl_lines.ts";
import { amounts } from "./ubl_places.ts";

const isSettled = billed(header, "9");

export const decimals: readonly Pattern[] = [
  places("BR-FR-DEC-01", amounts, amount),
  [
    on(`${LINE}/(cbc:InvoicedQuantity|cbc:CreditedQuantity)`, rule("BR-FR-DEC-02_BT-129", ["BT-129"], quantity)),
    on(
      LINE,
      rule(
        "BR-FR-DEC-02_BT-149",
        ["BT-149"],
        such("cac:Price/cbc:BaseQuantity", (it) => it === "" || isDecimal(4)(it), "number"),
      ),
      rule("BR-FR-DEC-03_BT-146", ["BT-146"], price("cac:Price/cbc:PriceAmount", isSettled, true)),
    ),
    on(
      `${LINE}/cac:Price/cac:AllowanceCharge`,
      rule("BR-FR-DEC-03_BT-147", ["BT-147"], price("cbc:Amount", isSettled, true)),
    ),
    on(
      `${LINE}/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`,
      rule("BR-FR-DEC-03_BT-148", ["BT-148"], price(".", isSettled, true)),
    ),
  ],
  places("BR-FR-DEC-04", [
    ["BT-96_BT-103", "cac:AllowanceCharge/cac:TaxCategory/cbc:Percent", "BT-96", "BT-103"],
    ["BT-119", "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent", "BT-119"],
    ["BT-152", "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent", "BT-152"],
  ], percentage),
];

/** Not the taxes of the Canaries or Ceuta; `-2` of items has the number of another rule. */
function category(path: string, first: string, two: string, ...terms: Row["terms"]): Place {
  return on(
    path,
    rule(`BR-FR-15_${first}`, terms, asks((at) => [undefined, ...categories].includes(onlyId(at)), "cbc:ID")),
    rule(`BR-FR-${two}`, terms, asks(not(is("cbc:ID", "L", "M")), "cbc:ID")),
  );
}

function onlyId(at: Node): string | undefined {
  const id = one(at, number);
  return id === undefined ? undefined : valueOf(id);
}

const percent = pathOf("cbc:Percent");

const rate = (id: string, path: string, ...terms: Row["terms"]) =>
  on(
    path,
    rule(
      `BR-FR-16_${id}`,
      terms,
      asks(
        (at) => {
          const node = one(at, percent);
          return node === undefined || rates.has(valueOf(node));
        },
        "cbc:Percent",
        "20",
      ),
    ),
  );

export const vat: readonly Pattern[] = [
  [
    category("cac:AllowanceCharge/cac:TaxCategory", "BT-95_BT-102-1", "15_BT-95_BT-102-2", "BT-95", "BT-102"),
    category("cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory", "BT-118-1", "15_BT-118-2", "BT-118"),
    category("cac:Item/cac:ClassifiedTaxCategory", "BT-151-1", "08_BT-151-2", "BT-151"),
  ],
  // BT-96's id answers for BT-103, and lines of credit notes are not asked.
  [
    rate("BT-96", "cac:AllowanceCharge/cac:TaxCategory", "BT-96", "BT-103"),
    rate("BT-119", "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory", "BT-119"),
    rate("BT-152", "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory", "BT-152"),
  ],
];
