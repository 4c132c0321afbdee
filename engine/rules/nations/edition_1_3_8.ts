/** What EN 16931 1.3.8 has otherwise than the edition of the engine, in UBL. */
import { asks, has, type Holds, longestRaw, most, not, or, unused as lacks } from "../paths/asks.ts";
import { on, type Pattern, rule, warning } from "../paths/row.ts";
import { codePlaces, icdFrom } from "./codes.ts";
import { dueDate, invoicedObject, sellerIdentified } from "./editions.ts";

/** Rules that came later, and such as looked where nothing can stand. */
export const since1_3_8 = [
  "UBL-SR-22",
  "UBL-SR-23",
  "UBL-CR-572",
  "UBL-CR-577",
  "UBL-CR-583",
  "UBL-CR-674",
  "UBL-SR-51",
  "UBL-SR-52",
  "UBL-SR-53",
  "UBL-SR-54",
  "UBL-SR-55",
  "UBL-SR-56",
] as const;

/** The rules of the taxes of the Canaries and of Ceuta had names of their own. */
export function calledIn1_3_8(id: string): string | undefined {
  if (id.startsWith("BR-AF-")) return `BR-IG-${id.slice(6)}`;
  return id.startsWith("BR-AG-") ? `BR-IP-${id.slice(6)}` : undefined;
}

const newVatex = "VATEX-EU-135-1 VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-153 VATEX-EU-159 VATEX-FR-298SEXDECIESA " +
  "VATEX-FR-AE VATEX-FR-CGI261-1 VATEX-FR-CGI261-2 VATEX-FR-CGI261-3 VATEX-FR-CGI261-4 VATEX-FR-CGI261-5 " +
  "VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1 VATEX-FR-CGI261C-2 " +
  "VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2 VATEX-FR-CGI261D-3 " +
  "VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 " +
  "VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";

const codes: Pattern = codePlaces({
  currency: { more: "ANG BGN CUC HRK MRO SLL VEF ZWL", less: "CNH MRU SLE UYW VED VES XCG ZWG" },
  icd: { less: icdFrom(217, 248) },
  eas: {
    more: "9901 9906 9907 9955",
    less: "0154 0158 0177 0217 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9959",
  },
  invoices: { less: "471 472 473 500 501 502 503" },
  notes: { less: "502 503" },
  paymentMeans: { less: "98" },
  chargeReason: { less: "PRV" },
  vatex: { less: newVatex },
  reference: { less: "AXU" },
  classes: { less: "EMD GMN PPI" },
});

const model: Pattern = [
  dueDate,
  on("cac:PaymentMeans/cac:CardAccount", warning("BR-51", ["BT-87"], longestRaw(10, "cbc:PrimaryAccountNumberID"))),
  on(
    "/ubl:Invoice | /cn:CreditNote",
    rule("BR-B-02", ["BT-118", "BT-151"], asks(or(not(code("B")), not(code("S"))))),
    rule("BR-66", ["BG-18"], most(1, "cac:PaymentMeans/cac:CardAccount")),
    rule("BR-67", ["BG-19"], most(1, "cac:PaymentMeans/cac:PaymentMandate")),
  ),
  sellerIdentified,
];

/** A line says nothing of how many units a price is ordered by. */
const unused: Pattern = [
  invoicedObject,
  on(
    "/ubl:Invoice | /cn:CreditNote",
    warning(
      "UBL-CR-631",
      ["BG-29"],
      lacks("(cac:InvoiceLine|cac:CreditNoteLine)/cac:Price/cbc:OrderableUnitFactorRate"),
    ),
  ),
];

export const edition1_3_8: readonly Pattern[] = [model, codes, unused];

function code(value: string): Holds {
  return has(`//(cac:TaxCategory|cac:ClassifiedTaxCategory)/cbc:ID[.=${value}]`);
}
