/** The rules that are UBL.BE's own. */
import { dateIn } from "../../../syntax/values.ts";
import { asks, count, decimalAt, has, type Holds, not, or, text } from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { on, type Pattern, rule } from "../../paths/row.ts";
import { valueOf } from "../../paths/tree.ts";
import { Decimal } from "../../../model/decimal.ts";
import { categoryNames, reasonCodes, reasons, statements, statementTexts } from "./codes.ts";

const discount = pathOf("cbc:SettlementDiscountPercent");

/** Something is asked of terms with a discount alone. */
const discounted = (holds: Holds): Holds => or(not(has("cbc:SettlementDiscountPercent")), holds);

const isPercentage: Holds = (at) => {
  const percent = decimalAt(at, discount);
  if (percent === undefined || percent.equals(Decimal.of(-1))) return true;
  return percent.greaterThan(Decimal.zero) && percent.lessThan(Decimal.of(100));
};

const one = (path: string): Holds => count(path, (it) => it === 1);
const named = "//cbc:DocumentDescription[text()=CommercialInvoice,CreditNote]";
const isText = (path: string, texts: ReadonlySet<string>): Holds => (at) =>
  select(at, pathOf(path)).some((it) => texts.has(valueOf(it)));

export const belgium: Pattern = [
  on(
    "/*",
    rule(
      "ubl-BE-01",
      ["BG-24"],
      asks(
        count("cac:AdditionalDocumentReference", (it) => it >= 2),
        "cac:AdditionalDocumentReference[cbc:ID=UBL.BE] + cac:AdditionalDocumentReference[cbc:DocumentDescription=CommercialInvoice,CreditNote]",
      ),
    ),
  ),
  on(
    "//cac:AdditionalDocumentReference",
    rule("ubl-BE-02", ["BT-123"], asks(one(named), "cbc:DocumentDescription", "CommercialInvoice")),
    rule("ubl-BE-03", ["BT-122"], asks(one("//cbc:ID[text()=UBL.BE]"), "cbc:ID", "UBL.BE")),
  ),
  on(
    "//cac:AdditionalDocumentReference/cbc:ID",
    rule(
      "ubl-BE-04",
      ["BT-123"],
      asks(one("../cbc:DocumentDescription"), "../cbc:DocumentDescription", "CommercialInvoice"),
    ),
  ),
  on(
    "//cac:Delivery/cac:DeliveryTerms",
    rule("ubl-BE-05", ["BG-13"], asks(text("cbc:ID", (it) => statements.has(it)), "cbc:ID", "BELM-006")),
    rule(
      "ubl-BE-06",
      ["BG-13"],
      asks(isText("cbc:SpecialTerms", statementTexts), "cbc:SpecialTerms", "Factuur uitgereikt door de afnemer"),
    ),
  ),
  on(
    "//cac:PaymentTerms",
    rule("ubl-BE-07", ["BT-20"], asks(isPercentage, "cbc:SettlementDiscountPercent", "2")),
    rule(
      "ubl-BE-08",
      ["BT-20"],
      asks(
        discounted((at) => {
          const amount = decimalAt(at, pathOf("cbc:Amount"));
          return amount !== undefined && !amount.isZero();
        }),
        "cbc:Amount",
        "20.00",
      ),
    ),
    rule("ubl-BE-09", ["BT-20"], {
      ...asks(
        discounted((at) =>
          select(at, pathOf("cbc:PaymentDueDate")).some((it) =>
            valueOf(it).length === 10 && dateIn(valueOf(it)) !== undefined
          )
        ),
        "cbc:PaymentDueDate",
        "2026-11-30",
      ),
      kind: "date",
    }),
  ),
  on(
    "//(cac:InvoiceLine|cac:CreditNoteLine)",
    rule("ubl-BE-14", ["BG-30"], asks(one("cac:TaxTotal"), "cac:TaxTotal/cbc:TaxAmount", "21.00")),
  ),
  on(
    "//cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory",
    rule("ubl-BE-10", ["BT-118"], asks(text("cbc:Name", (it) => categoryNames.has(it)), "cbc:Name", "03")),
    rule(
      "ubl-BE-11",
      ["BT-121"],
      asks(
        or(not(has("cbc:TaxExemptionReasonCode")), text("cbc:TaxExemptionReasonCode", (it) => reasonCodes.has(it))),
        "cbc:TaxExemptionReasonCode",
        "BETE-EX",
      ),
    ),
    rule(
      "ubl-BE-12",
      ["BT-120"],
      asks(
        or(not(has("cbc:TaxExemptionReason")), text("cbc:TaxExemptionReason", (it) => reasons.has(it))),
        "cbc:TaxExemptionReason",
        "Exempt",
      ),
    ),
  ),
  // Whatever the amount, it is not below zero once its sign is taken away: only text in it fails.
  on(
    "//(cac:InvoiceLine|cac:CreditNoteLine)/cac:TaxTotal",
    rule(
      "ubl-BE-13",
      ["BG-30"],
      asks(
        (at) => {
          decimalAt(at, pathOf("cbc:TaxAmount"));
          return true;
        },
        "cbc:TaxAmount",
        "21.00",
      ),
    ),
  ),
  on("//cac:ClassifiedTaxCategory", rule("ubl-BE-15", ["BT-151"], asks(one("cbc:Name"), "cbc:Name", "03"))),
];
