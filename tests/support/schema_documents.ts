/** The smallest documents that the XML Schemas allow, to be changed in places. */

const UBL = "urn:oasis:names:specification:ubl:schema:xsd:";
const namespaces = [
  `xmlns="${UBL}Invoice-2"`,
  `xmlns:cac="${UBL}CommonAggregateComponents-2"`,
  `xmlns:cbc="${UBL}CommonBasicComponents-2"`,
  `xmlns:ext="${UBL}CommonExtensionComponents-2"`,
  `xmlns:udt="${UBL}UnqualifiedDataTypes-2"`,
  'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
  'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
  'xmlns:xs="http://www.w3.org/2001/XMLSchema"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(" ");

export interface UblParts {
  /** In front of all, where extensions stand. */
  readonly before?: string;
  readonly id?: string;
  readonly date?: string;
  /** Behind the issue date. */
  readonly after?: string;
  /** In LegalMonetaryTotal. */
  readonly total?: string;
}

export function invoice(
  {
    before = "",
    id = "<cbc:ID>1</cbc:ID>",
    date = "2026-11-21",
    after = "",
    total = '<cbc:PayableAmount currencyID="EUR">1</cbc:PayableAmount>',
  }: UblParts,
): string {
  return `<Invoice ${namespaces}>${before}${id}<cbc:IssueDate>${date}</cbc:IssueDate>${after}` +
    "<cac:AccountingSupplierParty/><cac:AccountingCustomerParty/>" +
    `<cac:LegalMonetaryTotal>${total}</cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID>` +
    '<cbc:LineExtensionAmount currencyID="EUR">1</cbc:LineExtensionAmount><cac:Item/></cac:InvoiceLine></Invoice>';
}

/** An extension with a content. */
export function extension(content: string): string {
  return "<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>" + content +
    "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>";
}

const CII = "urn:un:unece:uncefact:data:standard:";

const DATE = '<ram:IssueDateTime><udt:DateTimeString format="102">20261121</udt:DateTimeString></ram:IssueDateTime>';

/** `type` and `date` stand behind the identifier of the document. */
export function cii({ type = "", date = DATE }: { readonly type?: string; readonly date?: string }): string {
  return `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}CrossIndustryInvoice:100"` +
    ` xmlns:ram="${CII}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}UnqualifiedDataType:100">` +
    `<rsm:ExchangedDocumentContext/><rsm:ExchangedDocument><ram:ID>1</ram:ID>${type}${date}</rsm:ExchangedDocument>` +
    "<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement/><ram:ApplicableHeaderTradeDelivery/>" +
    "<ram:ApplicableHeaderTradeSettlement/></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>";
}
