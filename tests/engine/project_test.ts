import assert from "node:assert/strict";
import type { Invoice } from "../../engine/model/invoice.ts";
import { project } from "../../engine/syntax/project/project.ts";
import { boundOf, creditNoteOf, elementsAt, invoiceOf } from "../support/ubl.ts";

interface Read {
  readonly invoice: Invoice;
  /** Name and text of the elements that were not read. */
  readonly notRead: readonly string[];
}

function readOf(xml: string): Read {
  const { invoice, notRead } = project(boundOf(xml));
  return { invoice, notRead: elementsAt(xml, notRead) };
}

Deno.test("the tax point code is read from the invoicing period, exemption reasons from the breakdown", () => {
  const { invoice, notRead } = readOf(invoiceOf(`
    <cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>
    <cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:ID>E</cbc:ID>
      <cbc:TaxExemptionReasonCode>VATEX-EU-132</cbc:TaxExemptionReasonCode>
      <cbc:TaxExemptionReason>School</cbc:TaxExemptionReason></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`));
  assert.equal(invoice.taxPointDateCode, "35");
  assert.deepEqual(invoice.vatBreakdown, [
    { vatCategory: "E", exemptionReasonCode: "VATEX-EU-132", exemptionReason: "School" },
  ]);
  assert.deepEqual(notRead, []);
});

const party = (kind: string, inner: string) =>
  `<cac:Accounting${kind}Party><cac:Party>${inner}</cac:Party></cac:Accounting${kind}Party>`;

Deno.test("an identifier with a scheme is an object, one without is a string", () => {
  const id = (attributes: string, value: string) =>
    `<cac:PartyIdentification><cbc:ID${attributes}>${value}</cbc:ID></cac:PartyIdentification>`;
  const { invoice } = readOf(invoiceOf(party(
    "Supplier",
    id("", " 17 ") + id(` schemeID="0088"`, "18") +
      `<cac:PartyLegalEntity><cbc:CompanyID>HRB 1</cbc:CompanyID></cac:PartyLegalEntity>`,
  )));
  assert.deepEqual(invoice.seller?.identifiers, ["17", { value: "18", schemeId: "0088" }]);
  assert.equal(invoice.seller?.legalRegistrationId, "HRB 1");
});

Deno.test("an electronic address is an object also without its scheme", () => {
  const { invoice } = readOf(invoiceOf(party("Customer", "<cbc:EndpointID>me@example.com</cbc:EndpointID>")));
  assert.deepEqual(invoice.buyer?.electronicAddress, { value: "me@example.com" });
});

Deno.test("a party identification with the scheme SEPA is the creditor identifier, of seller or payee", () => {
  const sepa = `<cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ</cbc:ID></cac:PartyIdentification>`;
  const ofSeller = readOf(invoiceOf(party("Supplier", sepa)));
  assert.deepEqual(ofSeller.invoice, { seller: {}, payment: { directDebit: { creditorId: "DE98ZZZ" } } });
  const ofPayee = readOf(invoiceOf(`<cac:PayeeParty>${sepa}</cac:PayeeParty>`));
  assert.deepEqual(ofPayee.invoice, { payee: {}, payment: { directDebit: { creditorId: "DE98ZZZ" } } });
  const ofBoth = readOf(invoiceOf(party("Supplier", sepa) + `<cac:PayeeParty>${sepa}</cac:PayeeParty>`));
  assert.deepEqual(ofBoth.invoice.payment, { directDebit: { creditorId: "DE98ZZZ" } });
  assert.deepEqual([ofSeller.notRead, ofPayee.notRead, ofBoth.notRead], [[], [], []]);
});

Deno.test("tax registrations are told apart by their scheme", () => {
  const scheme = (id: string, value: string) =>
    `<cac:PartyTaxScheme><cbc:CompanyID>${value}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${id}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
  const { invoice, notRead } = readOf(invoiceOf(
    party("Supplier", scheme("FC", "079/1") + scheme(" VAT\n", "DE1")) +
      party("Customer", scheme("FC", "079/2") + scheme("VAT", "DE2")) +
      `<cac:TaxRepresentativeParty>${scheme("FC", "079/3")}${scheme("VAT", "DE3")}</cac:TaxRepresentativeParty>`,
  ));
  assert.deepEqual(invoice.seller, { vatId: "DE1", taxRegistrationId: "079/1" });
  assert.deepEqual(invoice.buyer, { vatId: "DE2" });
  assert.deepEqual(invoice.taxRepresentative, { vatId: "DE3" });
  assert.deepEqual(notRead, ["cbc:CompanyID 079/2", "cbc:CompanyID 079/3"]);
});

Deno.test("a party with one name carries it as name, with two as legal name and name", () => {
  const legal = "<cac:PartyLegalEntity><cbc:RegistrationName>A GmbH</cbc:RegistrationName></cac:PartyLegalEntity>";
  const trading = "<cac:PartyName><cbc:Name>A</cbc:Name></cac:PartyName>";
  assert.deepEqual(readOf(invoiceOf(party("Supplier", legal))).invoice.seller, { name: "A GmbH" });
  assert.deepEqual(readOf(invoiceOf(party("Supplier", trading + legal))).invoice.seller, {
    name: "A",
    legalName: "A GmbH",
  });
});

const reference = (type: string, inner: string) =>
  `<cac:AdditionalDocumentReference>${inner}<cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;

for (const [kind, write] of [["an invoice", invoiceOf], ["a credit note", creditNoteOf]] as const) {
  Deno.test(`a document of type 130 is the invoiced object, of type 50 the project, in ${kind}`, () => {
    const { invoice, notRead } = readOf(write(
      reference("130", `<cbc:ID schemeID="AAA">X1</cbc:ID>`) + reference(" 50 ", "<cbc:ID>P1</cbc:ID>") +
        reference("916", "<cbc:ID>S1</cbc:ID>"),
    ));
    assert.deepEqual(invoice, {
      invoicedObject: { value: "X1", schemeId: "AAA" },
      projectReference: "P1",
      supportingDocuments: [{ id: "S1" }],
    });
    assert.deepEqual(notRead, []);
  });
}

Deno.test("a second invoiced object, and what else its reference holds, is not read", () => {
  const { invoice, notRead } = readOf(invoiceOf(
    reference("130", "<cbc:ID>1</cbc:ID><cbc:DocumentDescription>which</cbc:DocumentDescription>") +
      reference("130", "<cbc:ID>2</cbc:ID>"),
  ));
  assert.deepEqual(invoice, { invoicedObject: "1" });
  assert.deepEqual(notRead, ["cbc:DocumentDescription which", "cbc:ID 2"]);
});

Deno.test("two payment means are one payment, and what differs between them is not read", () => {
  const { invoice, notRead } = readOf(invoiceOf(`
    <cac:PaymentMeans><cbc:PaymentMeansCode name="Transfer">30</cbc:PaymentMeansCode><cbc:PaymentID>A</cbc:PaymentID>
      <cac:PayeeFinancialAccount><cbc:ID>1</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
    <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>B</cbc:PaymentID>
      <cac:PayeeFinancialAccount><cbc:ID>2</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
    <cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode></cac:PaymentMeans>`));
  assert.deepEqual(invoice.payment, {
    meansCode: "30",
    meansName: "Transfer",
    remittanceInformation: "A",
    creditTransfers: [{ iban: "1" }, { iban: "2" }],
  });
  assert.deepEqual(notRead, ["cbc:PaymentID B", "cbc:PaymentMeansCode 59"]);
});

Deno.test("the due date of a credit note stands with its payment means", () => {
  const { invoice } = readOf(
    creditNoteOf("<cac:PaymentMeans><cbc:PaymentDueDate>2025-12-24</cbc:PaymentDueDate></cac:PaymentMeans>"),
  );
  assert.equal(invoice.dueDate, "2025-12-24");
});

Deno.test("VAT totals are told apart by their currency", () => {
  const totals = (inner: string) => readOf(invoiceOf(inner)).invoice.totals;
  const total = (currency: string, value: string) =>
    `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${value}</cbc:TaxAmount></cac:TaxTotal>`;
  const codes =
    "<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>";
  assert.deepEqual(totals(codes + total("SEK", "11") + total("EUR", "1")), {
    taxAmount: "1",
    taxAmountInTaxCurrency: "11",
  });
  assert.deepEqual(totals(total("EUR", "1")), { taxAmount: "1" });
});

Deno.test("a note with a subject code is split, one without is kept whole", () => {
  const note = (text: string) => readOf(invoiceOf(`<cbc:Note>${text}</cbc:Note>`)).invoice.notes;
  assert.deepEqual(note("#AAI#One\nTwo"), [{ subjectCode: "AAI", text: "One\nTwo" }]);
  assert.deepEqual(note("\n  #AAI#One "), [{ subjectCode: "AAI", text: "One" }]);
  assert.deepEqual(note("#AAI#"), [{ subjectCode: "AAI" }]);
  assert.deepEqual(note("A #1 note"), [{ text: "A #1 note" }]);
  assert.deepEqual(note("#SKONTO#TAGE=14#"), [{ text: "#SKONTO#TAGE=14#" }]);
});

Deno.test("text keeps its inner white space, codes and numbers do not, and a no-break space is no white space", () => {
  const { invoice } = readOf(invoiceOf(`
    <cbc:ID> A  1\n </cbc:ID><cbc:InvoiceTypeCode> 380 </cbc:InvoiceTypeCode><cbc:BuyerReference>&#160;7&#160;</cbc:BuyerReference>
    <cac:LegalMonetaryTotal><cbc:PayableAmount> 1.50\n</cbc:PayableAmount></cac:LegalMonetaryTotal>`));
  assert.deepEqual(invoice, {
    invoiceNumber: "A  1",
    invoiceTypeCode: "380",
    buyerReference: "\u00a07\u00a0",
    totals: { payableAmount: "1.50" },
  });
});

Deno.test("numbers are kept as they are written", () => {
  for (const written of ["100.", ".5", "+1", "1,00", "INF", "007"]) {
    const xml = invoiceOf(
      `<cac:LegalMonetaryTotal><cbc:PayableAmount>${written}</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
    );
    assert.deepEqual(readOf(xml).invoice.totals, { payableAmount: written });
  }
});

Deno.test("blank elements give no value", () => {
  const { invoice, notRead } = readOf(invoiceOf("<cbc:ID/><cbc:IssueDate> </cbc:IssueDate><cbc:Odd/>"));
  assert.deepEqual(invoice, {});
  assert.deepEqual(notRead, []);
});

Deno.test("a second value where the model has one is not read, the same value twice is nothing lost", () => {
  const { invoice, notRead } = readOf(invoiceOf("<cbc:ID>1</cbc:ID><cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID>"));
  assert.deepEqual(invoice, { invoiceNumber: "1" });
  assert.deepEqual(notRead, ["cbc:ID 2"]);
});

const line = (inner: string) => invoiceOf(`<cac:InvoiceLine>${inner}</cac:InvoiceLine>`);

Deno.test("the category of a line allowance or of a price is not the category of the line", () => {
  const category = "<cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent></cac:TaxCategory>";
  const { invoice, notRead } = readOf(line(`
    <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount>1</cbc:Amount>${category}</cac:AllowanceCharge>
    <cac:Item><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID></cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>
      <cbc:AllowanceChargeReason>Why</cbc:AllowanceChargeReason><cbc:Amount>2</cbc:Amount>${category}</cac:AllowanceCharge></cac:Price>`));
  assert.deepEqual(invoice.lines, [{ allowances: [{ amount: "1" }], vatCategory: "S", priceDiscount: "2" }]);
  assert.deepEqual(notRead, [
    "cbc:ID E",
    "cbc:Percent 0",
    "cbc:AllowanceChargeReason Why",
    "cbc:ID E",
    "cbc:Percent 0",
  ]);
});

Deno.test("the description of a line's document is not the name of its item", () => {
  const { invoice, notRead } = readOf(line(`
    <cac:DocumentReference><cbc:ID>9</cbc:ID><cbc:DocumentDescription>Meter</cbc:DocumentDescription></cac:DocumentReference>
    <cac:Item><cbc:Name>Power</cbc:Name></cac:Item>`));
  assert.deepEqual(invoice.lines, [{ objectIdentifier: "9", description: "Power" }]);
  assert.deepEqual(notRead, ["cbc:DocumentDescription Meter"]);
});

Deno.test("a charge on a price is no price discount", () => {
  const { invoice, notRead } = readOf(line(`<cac:Price><cbc:PriceAmount>5</cbc:PriceAmount><cac:AllowanceCharge>
    <cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount>2</cbc:Amount></cac:AllowanceCharge></cac:Price>`));
  assert.deepEqual(invoice.lines, [{ unitPrice: "5" }]);
  assert.deepEqual(notRead, ["cbc:Amount 2"]);
});

Deno.test("a tax point code in a line's period is not the one of the invoice", () => {
  const { invoice, notRead } = readOf(
    line(
      "<cac:InvoicePeriod><cbc:StartDate>2025-01-01</cbc:StartDate><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>",
    ),
  );
  assert.deepEqual(invoice, { lines: [{ period: { startDate: "2025-01-01" } }] });
  assert.deepEqual(notRead, ["cbc:DescriptionCode 35"]);
});

Deno.test("an allowance that does not say what it is is not read", () => {
  const { invoice, notRead } = readOf(invoiceOf(`<cac:AllowanceCharge><cbc:ChargeIndicator>maybe</cbc:ChargeIndicator>
    <cbc:Amount>3</cbc:Amount><cac:TaxCategory><cbc:ID>S</cbc:ID></cac:TaxCategory></cac:AllowanceCharge>`));
  assert.deepEqual(invoice, {});
  assert.deepEqual(notRead, ["cbc:Amount 3", "cbc:ID S"]);
});

Deno.test("indicators are read as 1 and 0 too", () => {
  const charge = (indicator: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator> ${indicator} </cbc:ChargeIndicator><cbc:Amount>3</cbc:Amount></cac:AllowanceCharge>`;
  const { invoice } = readOf(invoiceOf(charge("1") + charge("0")));
  assert.deepEqual(invoice, { charges: [{ amount: "3" }], allowances: [{ amount: "3" }] });
});

Deno.test("loose groups are not read into the model, and listed", () => {
  const { invoice, notRead } = readOf(
    line(
      "<cbc:ID>1</cbc:ID><cac:Delivery><cac:AllowanceCharge><cbc:Amount>4</cbc:Amount></cac:AllowanceCharge></cac:Delivery>",
    ),
  );
  assert.deepEqual(invoice, { lines: [{ id: "1" }] });
  assert.deepEqual(notRead, ["cbc:Amount 4"]);
});

Deno.test("an element that is not read is listed once, in document order", () => {
  const xml = invoiceOf(
    "<cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID><cbc:UUID>3</cbc:UUID><cac:InvoiceLine><cbc:InvoicedQuantity unitCode='A'>1</cbc:InvoicedQuantity>" +
      "<cbc:CreditedQuantity unitCode='B'>2</cbc:CreditedQuantity></cac:InvoiceLine>",
  );
  assert.deepEqual(readOf(xml).notRead, ["cbc:ID 2", "cbc:UUID 3", "cbc:CreditedQuantity 2"]);
});

Deno.test("an order called NA is an order, and none only beside a sales order", () => {
  const order = (inner: string) => readOf(invoiceOf(`<cac:OrderReference>${inner}</cac:OrderReference>`)).invoice;
  assert.deepEqual(order("<cbc:ID>NA</cbc:ID>"), { orderReference: "NA" });
  assert.deepEqual(order("<cbc:ID> NA </cbc:ID><cbc:SalesOrderID>7</cbc:SalesOrderID>"), { salesOrderReference: "7" });
  assert.deepEqual(order("<cbc:ID>NA</cbc:ID><cbc:SalesOrderID> </cbc:SalesOrderID>"), { orderReference: "NA" });
  assert.deepEqual(order("<cbc:ID>N</cbc:ID><cbc:SalesOrderID>7</cbc:SalesOrderID>"), {
    orderReference: "N",
    salesOrderReference: "7",
  });
});
