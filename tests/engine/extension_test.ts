/** What only the XRechnung extension has: lines below lines, and payments of third parties. */
import assert from "node:assert/strict";
import { generate, type Invoice, parse, validate } from "../../engine/mod.ts";
import { strictRules } from "../../engine/judge/rest_sets.ts";
import { CVD, EXTENSION } from "../../cases/identifiers.ts";
import { attribute, type Edit, set } from "../../cases/case.ts";
import { xrechnungBase } from "../../cases/base.ts";
import { documentOf } from "../../cases/edit.ts";
import { invoiceWith } from "../../cases/json.ts";

const item = {
  description: "Pipe",
  quantity: "2",
  unitCode: "MTR",
  unitPrice: "5.00",
  vatCategory: "S",
  vatRate: "19",
};
const subLines = [
  { id: "1.1", netAmount: "6.00", ...item, subLines: [{ id: "1.1.1", netAmount: "6.00", ...item }] },
  { id: "1.2", netAmount: "4.00", ...item, attributes: [{ name: "Colour", value: "red" }] },
];
const payments = [{ type: "Deposit", amount: "9.00", description: "Crates" }];

const extended = {
  "/profile": "xrechnung-ubl",
  "/specificationIdentifier": EXTENSION,
  "/buyerReference": "04011000-12345-03",
  "/seller/electronicAddress": { schemeId: "0088", value: "7300010000001" },
  "/buyer/electronicAddress": { schemeId: "0088", value: "7300010000001" },
  "/lines": [{ id: "1", netAmount: "10.00", ...item, subLines }],
  "/thirdPartyPayments": payments,
};
const strict = { strict: true, sets: strictRules };

function written(changes: Readonly<Record<string, unknown>> = {}): { readonly xml: string; readonly invoice: Invoice } {
  const outcome = generate(invoiceWith({ ...extended, ...changes }), strict);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

Deno.test("generate() writes lines below lines and payments of third parties in UBL, and parse() reads them back", () => {
  const { xml, invoice } = written();
  const read = parse(xml);
  assert.ok("ok" in read);
  assert.deepEqual(read.ok.notRead.elements, []);
  const [line] = read.ok.invoice.lines ?? [];
  assert.deepEqual(line?.subLines, subLines);
  assert.deepEqual(read.ok.invoice.thirdPartyPayments, payments);
  assert.deepEqual(read.ok.invoice, invoice);
});

Deno.test("lines are read as deep as they are nested", () => {
  let nested: object = { id: "deepest", netAmount: "10.00", ...item };
  for (let depth = 0; depth < 40; depth++) nested = { id: `${depth}`, netAmount: "10.00", ...item, subLines: [nested] };
  const { xml, invoice } = written({ "/lines": [nested] });
  assert.ok(JSON.stringify(invoice).includes("deepest"));
  const read = parse(xml);
  assert.ok("ok" in read);
  assert.deepEqual(read.ok.invoice, invoice);
});

Deno.test("the amount due of an invoice by the extension has the payments of third parties in it", () => {
  const { invoice } = written();
  const without = written({ "/thirdPartyPayments": undefined }).invoice;
  const [due, less] = [invoice, without].map(({ totals }) => `${totals?.payableAmount}`);
  assert.equal(due, "20.90");
  assert.equal(less, "11.90");
});

Deno.test("what only UBL has a place for is not lost in CII, but said", () => {
  const outcome = generate(invoiceWith({ ...extended, "/profile": "xrechnung-cii" }), strict);
  assert.ok("refused" in outcome);
  const lost = outcome.refused.errors.filter(({ rule }) => rule === "ATW-NOT-CARRIED");
  assert.ok(lost.some(({ location }) => location?.pointer === "/lines/0/subLines/0/netAmount"));
  assert.ok(lost.some(({ location }) => location?.pointer === "/thirdPartyPayments/0/amount"));
});

/** The severity of a rule in a document of XRechnung; undefined where it passes. */
function severityOf(
  rule: string,
  side: "ubl" | "cii",
  edits: readonly Edit[],
  base?: "credit-note",
): string | undefined {
  const it = { why: "by its scenario", edits, ...(base === undefined ? {} : { base }) };
  const outcome = validate(documentOf(it, side, xrechnungBase), { profile: `xrechnung-${side}`, ...strict });
  assert.ok("ok" in outcome);
  const { errors, warnings, information } = outcome.ok;
  return [...errors, ...warnings, ...information].find((finding) => finding.rule === rule)?.severity;
}

const party = "cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID";
const code = "cac:InvoiceLine[1]/cac:Item/cac:CommodityClassification[1]/cbc:ItemClassificationCode";

Deno.test("in strict mode the scenario that BT-24 names decides the severity of a rule, and otherwise that of the CIUS", () => {
  const scheme = attribute(party, "schemeID", "XR01");
  const names = (identifier: string) => set("cbc:CustomizationID", identifier);
  assert.equal(severityOf("BR-CL-10", "ubl", [scheme]), "fatal");
  assert.equal(severityOf("BR-CL-10", "ubl", [scheme, names(EXTENSION)]), "information");
  assert.equal(severityOf("BR-CL-10", "ubl", [scheme, names("urn:cen.eu:en16931:2017")]), "fatal");
  // The extension is not for credit notes.
  assert.equal(severityOf("BR-CL-10", "ubl", [scheme, names(EXTENSION)], "credit-note"), "fatal");
  const vehicle = attribute(code, "listID", "CVD");
  assert.equal(severityOf("BR-CL-13", "ubl", [vehicle]), "fatal");
  assert.equal(severityOf("BR-CL-13", "ubl", [vehicle, names(CVD)]), "information");
});

Deno.test("an invoice by the extension is one of the CIUS by default, and the provenance and a finding say so", () => {
  const xml = documentOf({ why: "", edits: [set("cbc:CustomizationID", EXTENSION)] }, "ubl", xrechnungBase);
  const [plain, whole] = [validate(xml), validate(xml, strict)];
  assert.ok("ok" in plain && "ok" in whole);
  const assumed = (it: typeof plain.ok) => it.information.some(({ rule }) => rule === "ATW-PROFILE-ASSUMED");
  assert.ok(plain.ok.provenance.families_not_run.includes("BR-DEX-*"));
  assert.ok(!whole.ok.provenance.families_not_run.includes("BR-DEX-*"));
  assert.deepEqual([assumed(plain.ok), assumed(whole.ok)], [true, false]);
});
