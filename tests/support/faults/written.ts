/** Faults in how a document is written, a row each, which no model of it shows: what software leaves out, or puts elsewhere. */
import type { Fault } from "./rows.ts";

type Spoil = (xml: string) => string | undefined;

function written(kind: string, spoil: Spoil, asks: readonly string[] = []): Fault {
  return {
    kind: `written: ${kind}`,
    make: () => [],
    spoil: (xml) => {
      const spoilt = spoil(xml);
      return spoilt === xml ? undefined : spoilt;
    },
    asks,
  };
}

function without(pattern: RegExp, by = "$1"): Spoil {
  return (xml) => xml.replace(pattern, by);
}

/** A credit note written with the elements of an invoice. */
function asInvoice(xml: string): string | undefined {
  if (!/<(?:\w+:)?CreditNote[\s>]/.test(xml) || !/xsd:CreditNote-2/.test(xml)) return undefined;
  return xml.replaceAll("xsd:CreditNote-2", "xsd:Invoice-2")
    .replace(/(<\/?(?:\w+:)?)CreditNote(?=[\s>])/g, "$1Invoice")
    .replaceAll("CreditNoteTypeCode", "InvoiceTypeCode")
    .replaceAll("CreditNoteLine", "InvoiceLine")
    .replaceAll("CreditedQuantity", "InvoicedQuantity");
}

export const ofWriting: readonly Fault[] = [
  written("VAT total without its currency", without(/(<ram:TaxTotalAmount) currencyID="\w+"/)),
  written("an amount without its currency", without(/(<cbc:(?:TaxAmount|PayableAmount|PriceAmount)) currencyID="\w+"/)),
  written("VAT identifier without its scheme", without(/(<ram:ID) schemeID="VA"/)),
  written("tax number without its scheme", without(/(<ram:ID) schemeID="FC"/)),
  written("tax by another name (UBL)", without(/(<cac:TaxScheme>\s*<cbc:ID[^>]*>)VAT/g, "$1MwSt")),
  written("tax by another name (CII)", without(/(<ram:TypeCode>)VAT(?=<)/g, "$1MwSt")),
  written("date in its own form (CII)", without(/(<udt:DateTimeString format="102">\d{4})(\d\d)(\d\d)/, "$1-$2-$3")),
  written("credit note as an invoice", asInvoice),
  written("a line break in a VAT identifier", without(/(<cbc:CompanyID>\s*[A-Z]{2})(?=\d{6})/, "$1\n  ")),
  written("a line break in a VAT identifier (CII)", without(/(<ram:ID schemeID="VA">[A-Z]{2})(?=\d{6})/g, "$1\n  ")),
  written("an unseen character in an IBAN", without(/(<ram:IBANID>\w{4})/, "$1\u200b")),
  written("an unseen character in an IBAN (UBL)", without(/(<cac:PayeeFinancialAccount>\s*<cbc:ID>\w{4})/, "$1\u200b")),
  written("a blank in a day (UBL)", without(/(<cbc:IssueDate>\d{4}-)/, "$1 ")),
  written(
    "an empty element",
    without(/(<\/cbc:InvoiceTypeCode>|<\/cbc:CreditNoteTypeCode>)/, "$1<cbc:Note></cbc:Note>"),
  ),
  written("an element twice", without(/(<cbc:DocumentCurrencyCode>\w+<\/cbc:DocumentCurrencyCode>)/, "$1$1")),
];
