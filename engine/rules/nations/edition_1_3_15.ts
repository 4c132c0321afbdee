/** What EN 16931 1.3.15 has otherwise than the edition of the engine, in UBL. */
import { asks, has, type Holds, not, or } from "../paths/asks.ts";
import { on, type Pattern, rule } from "../paths/row.ts";
import { codePlaces, icdFrom } from "./codes.ts";
import { dueDate, sellerIdentified } from "./editions.ts";

/** What came later, and what looked where nothing can stand. */
export const since1_3_15 = ["UBL-SR-56", "UBL-SR-23", "UBL-CR-674"] as const;

const codes: Pattern = codePlaces({
  currency: { more: "ANG BGN", less: "XCG" },
  // 0244 stands last in the official list without a blank behind it, and so is not found.
  icd: { less: icdFrom(244, 248) },
  eas: { less: "0242 0245 0246 0248" },
  invoices: { more: "502 503" },
  notes: { less: "502 503" },
});

/** Beside split payment there is no standard rate; that the breakdown has one, this edition does not see. */
const splitPayment = on(
  "/ubl:Invoice | /cn:CreditNote",
  rule("BR-B-02", ["BT-118", "BT-151"], asks(or(not(uses("B", true)), not(uses("S", false))))),
);

function uses(code: string, broken: boolean): Holds {
  const places = [
    `cac:AllowanceCharge/cac:TaxCategory/cbc:ID[.=${code}]`,
    `//cac:ClassifiedTaxCategory/cbc:ID[.=${code}]`,
  ];
  return has(
    [...places, ...(broken ? [`cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID[.=${code}]`] : [])].join(" | "),
  );
}

/** Its rules on terms, beside split payment. */
export const core1_3_15: readonly Pattern[] = [[dueDate, sellerIdentified], codes];

export const edition1_3_15: readonly Pattern[] = [...core1_3_15, [splitPayment]];
