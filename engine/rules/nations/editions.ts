/** What the editions of EN 16931 before that of the engine have in common, in UBL. */
import { and, asks, has, is, not, number, or, present } from "../paths/asks.ts";
import { on, rule } from "../paths/row.ts";

/** Payment is due by a day or by terms, if anything is due: in an invoice, and wherever these stand. */
export const dueDate = on(
  "/ubl:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount",
  rule(
    "BR-CO-25",
    ["BT-9", "BT-20"],
    asks(or(number(".", (it) => it <= 0), has("//cbc:DueDate | //cac:PaymentTerms/cbc:Note")), "/*/cbc:DueDate"),
  ),
);

/** Whatever identifies the seller, a creditor identifier of SEPA included. */
export const sellerIdentified = on(
  "cac:AccountingSupplierParty",
  rule(
    "BR-CO-26",
    ["BT-29", "BT-30", "BT-31"],
    present(
      "cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID^=VAT]/cbc:CompanyID | cac:Party/cac:PartyIdentification/cbc:ID" +
        " | cac:Party/cac:PartyLegalEntity/cbc:CompanyID",
    ),
  ),
);

/** A document reference with a type names the object that is invoiced; in a credit note also the lot or the tender. */
export const invoicedObject = on(
  "cac:AdditionalDocumentReference",
  rule(
    "UBL-SR-43",
    ["BG-24", "BT-18"],
    asks(
      or(
        is("cbc:DocumentTypeCode", "130"),
        and(has("/cn:CreditNote"), is("cbc:DocumentTypeCode", "50")),
        not(has("cbc:ID/@scheme | cbc:DocumentTypeCode")),
      ),
      "cbc:DocumentTypeCode",
    ),
  ),
);
