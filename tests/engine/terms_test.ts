import assert from "node:assert/strict";
import { type CodeListId, codeLists } from "../../engine/model/codes/index.ts";
import type { Classification, Endpoint, Identifier, Invoice, InvoiceLine } from "../../engine/model/invoice.ts";
import {
  fieldAt,
  fieldsOf,
  type GroupId,
  groupIds,
  groupRows,
  isGroupId,
  isTermId,
  partsOf,
  termAt,
  termIds,
  type TermName,
  termRows,
} from "../../engine/model/terms.ts";

const rulesFile = new URL("../../../shared/reference/rules.json", import.meta.url);

function isMissing(file: URL): boolean {
  try {
    return !Deno.statSync(file).isFile;
  } catch {
    return true;
  }
}

const rulesMissing = isMissing(rulesFile);
const reason = rulesMissing ? " (skipped: ../shared/reference/rules.json is not there)" : "";

Deno.test("fieldAt() names the term or the group that a JSON pointer is in", () => {
  const fields = [
    ["", "BG-0"],
    ["/invoiceNumber", "BT-1"],
    ["/seller/address/city", "BT-37"],
    ["/seller/legalRegistrationId/value", "BT-30"],
    ["/lines/12", "BG-25"],
    ["/lines/0/unitPrice", "BT-146"],
    ["/lines/0/attributes/3/value", "BT-161"],
    ["/lines/0/classifications/1/listId", "BT-158"],
    ["/nothing/of/the/kind", "BG-0"],
  ] as const;
  for (const [pointer, field] of fields) assert.equal(fieldAt(pointer), field, pointer);
});

Deno.test({
  name: `the tables hold every term and group that a rule names${reason}`,
  ignore: rulesMissing,
  fn: () => {
    const named = new Set<string>(Deno.readTextFileSync(rulesFile).match(/\bB[GT]-\d+(?:-\d+)?\b/g));
    assert.ok(named.has("BT-131"));
    assert.deepEqual([...named].filter((id) => !isTermId(id) && !isGroupId(id)), []);
  },
});

/** Those of the standard, without those of the XRechnung extension. */
function isStandard(id: string): boolean {
  return !id.includes("DEX");
}

Deno.test("the groups run from BG-0 to BG-32 without a gap", () => {
  assert.deepEqual(groupIds.filter(isStandard), Array.from({ length: 33 }, (_, number) => `BG-${number}`));
});

Deno.test("the terms run from BT-1 to BT-165, BT-4 alone does not exist", () => {
  const numbers = Array.from({ length: 165 }, (_, index) => `BT-${index + 1}`);
  assert.deepEqual(numbers.filter((id) => !isTermId(id)), ["BT-4"]);
  assert.deepEqual(termIds.filter((id) => isStandard(id) && !numbers.includes(id)), [
    "BT-125-1",
    "BT-125-2",
    "BT-158-1",
    "BT-158-2",
  ]);
});

Deno.test("every group but the invoice has a parent that comes before it, so there is no cycle", () => {
  for (const [index, id] of groupIds.entries()) {
    const { parent } = groupRows[id];
    if (id === "BG-0") assert.equal(parent, undefined);
    else assert.ok(parent !== undefined && groupIds.indexOf(parent) < index, id);
  }
});

Deno.test("every part belongs to a term of its own group", () => {
  for (const id of termIds) {
    const { partOf, group } = termRows[id];
    if (partOf === undefined) continue;
    assert.ok(isTermId(partOf), id);
    assert.equal(termRows[partOf].group, group, id);
    assert.equal(termRows[partOf].partOf, undefined, id);
  }
});

Deno.test("names are unique in the JSON object of a group, flat groups included", () => {
  for (const id of groupIds) {
    const names = fieldsOf(id).map(([name]) => name);
    assert.deepEqual(names.filter((name, index) => names.indexOf(name) !== index), [], id);
  }
});

Deno.test("every term and every group that is not flat is a field of exactly one JSON object", () => {
  const objects = groupIds.filter((id) => groupRows[id].flat !== true);
  const own = objects.filter((id) => groupRows[id].like === undefined);
  const reached = own.flatMap((id) => fieldsOf(id).map(([, field]) => field));
  const parts = termIds.flatMap((id) => partsOf(id).map(([, part]) => part));
  const expected = [...termIds, ...objects.filter((id) => id !== "BG-0")];
  assert.deepEqual([...reached, ...parts].sort(), expected.sort());
});

Deno.test("a group that is like another has its fields, and may so stand in itself", () => {
  assert.deepEqual(fieldsOf("BG-DEX-01"), fieldsOf("BG-25"));
  assert.ok(fieldsOf("BG-DEX-01").some(([name, id]) => name === "subLines" && id === "BG-DEX-01"));
});

Deno.test("every code and endpoint has a code list, and only what is coded or has a scheme", () => {
  for (const id of termIds) {
    const { type, codes } = termRows[id];
    if (type === "code" || type === "endpoint") assert.ok(codes !== undefined, id);
    if (codes !== undefined) assert.ok(["code", "endpoint", "identifier"].includes(type), id);
  }
});

Deno.test("every code list is used by a term", () => {
  const used = new Set<string | undefined>(termIds.map((id) => termRows[id].codes));
  assert.deepEqual(Object.keys(codeLists).filter((id) => !used.has(id)), []);
});

Deno.test("fieldsOf() puts the fields of flat groups into the object of their parent", () => {
  const line = new Map<string, string>(fieldsOf("BG-25"));
  assert.equal(line.get("netAmount"), "BT-131");
  assert.equal(line.get("unitPrice"), "BT-146");
  assert.equal(line.get("vatCategory"), "BT-151");
  assert.equal(line.get("description"), "BT-153");
  assert.equal(line.get("attributes"), "BG-32");
  assert.equal(line.get("period"), "BG-26");
  assert.equal(line.get("listId"), undefined);
  assert.equal(line.get("item"), undefined);
});

Deno.test("termAt() finds terms of the group and its flat groups, and nothing else", () => {
  assert.equal(termAt("BG-0", "invoiceNumber"), "BT-1");
  assert.equal(termAt("BG-3", "invoiceNumber"), "BT-25");
  assert.equal(termAt("BG-0", "specificationIdentifier"), "BT-24");
  assert.equal(termAt("BG-25", "classifications"), "BT-158");
  assert.equal(termAt("BG-31", "description"), "BT-153");
  assert.equal(termAt("BG-0", "seller"), undefined);
  assert.equal(termAt("BG-25", "listId"), undefined);
  assert.equal(termAt("BG-0", "__proto__"), undefined);
});

Deno.test("partsOf() gives the scheme and its version of an item classification", () => {
  assert.deepEqual(partsOf("BT-158"), [["listId", "BT-158-1"], ["listVersion", "BT-158-2"]]);
  assert.deepEqual(partsOf("BT-125"), []);
});

Deno.test("a code list differs by syntax where the official lists do", () => {
  const allowed = (list: CodeListId, code: string) =>
    (["ubl-invoice", "ubl-credit-note", "cii"] as const).filter((syntax) => codeLists[list].codes(syntax).has(code));
  assert.deepEqual(allowed("documentType", "380"), ["ubl-invoice", "cii"]);
  assert.deepEqual(allowed("documentType", "381"), ["ubl-credit-note", "cii"]);
  assert.deepEqual(allowed("taxPoint", "432"), ["ubl-invoice", "ubl-credit-note"]);
  assert.deepEqual(allowed("taxPoint", "72"), ["cii"]);
  assert.deepEqual(allowed("country", "SS"), ["ubl-invoice", "ubl-credit-note"]);
  assert.deepEqual(allowed("country", "AN"), ["cii"]);
  assert.deepEqual(allowed("country", "FR"), ["ubl-invoice", "ubl-credit-note", "cii"]);
  assert.deepEqual(allowed("unit", "H87"), ["ubl-invoice", "ubl-credit-note", "cii"]);
  assert.deepEqual(allowed("currency", ""), []);
  assert.equal(codeLists.unit.codes("cii"), codeLists.unit.codes("ubl-invoice"));
});

// The types are the test: what is wrong below does not compile.

type Holds<Condition extends true> = Condition;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Refused<Value, Type> = Value extends Type ? false : true;

export type TypeTests = [
  Holds<Same<TermName<"BG-14">, "startDate" | "endDate">>,
  Holds<Same<TermName<"BG-30">, "vatCategory" | "vatRate">>,
  Holds<Same<Extract<TermName<"BG-31">, "listId" | "classifications">, "classifications">>,
  Holds<Same<NonNullable<InvoiceLine["classifications"]>, readonly Classification[]>>,
  Holds<Same<NonNullable<InvoiceLine["netAmount"]>, string | number>>,
  Holds<Same<NonNullable<NonNullable<Invoice["seller"]>["identifiers"]>, readonly Identifier[]>>,
  Holds<Same<NonNullable<NonNullable<Invoice["buyer"]>["electronicAddress"]>, Endpoint>>,
  Holds<Refused<{ issueDate: number }, Invoice>>,
  Holds<Refused<{ lines: InvoiceLine }, Invoice>>,
  Holds<Refused<{ seller: { electronicAddress: string } }, Invoice>>,
  Holds<Refused<"BG-33", GroupId>>,
];

Deno.test("a small invoice has the type Invoice", () => {
  const invoice = {
    profile: "peppol-bis-3",
    invoiceNumber: "F-2026-17",
    issueDate: "2026-11-02",
    invoiceTypeCode: "380",
    currency: "EUR",
    specificationIdentifier: "urn:cen.eu:en16931:2017",
    notes: [{ text: "Thank you", subjectCode: "AAI" }],
    seller: {
      legalName: "Weberei Lindt GmbH",
      vatId: "DE123456789",
      identifiers: ["4711", { value: "4012345000009", schemeId: "0088" }],
      legalRegistrationId: "HRB 1",
      electronicAddress: { schemeId: "0088", value: "4012345000009" },
      address: { city: "Ulm", postalCode: "89073", countryCode: "DE", line3: "Hof" },
    },
    buyer: { legalName: "Café Sol", address: { countryCode: "ES" } },
    invoicingPeriod: { startDate: "2026-10-01" },
    delivery: { date: "2026-10-31", address: { countryCode: "ES" } },
    payment: { meansCode: "58", creditTransfers: [{ iban: "DE02120300000000202051" }] },
    allowances: [{ amount: "1.00", reason: "Loyalty", vatCategory: "S", vatRate: 19 }],
    totals: { payableAmount: "11.90" },
    vatBreakdown: [{ taxableAmount: "10.00", taxAmount: 1.9, vatCategory: "S", vatRate: "19" }],
    supportingDocuments: [{ id: "A1", content: "QQ==", mimeCode: "text/csv", filename: "a.csv" }],
    lines: [{
      id: "1",
      description: "Cloth",
      quantity: 2,
      unitCode: "MTR",
      unitPrice: "5.00",
      netAmount: "10.00",
      vatCategory: "S",
      vatRate: 19,
      period: { endDate: "2026-10-31" },
      classifications: [{ value: "5208", listId: "HS", listVersion: "2022" }],
      attributes: [{ name: "Colour", value: "Blue" }],
    }],
  } as const satisfies Invoice;
  for (const name of Object.keys(invoice)) {
    assert.ok(name === "profile" || fieldsOf("BG-0").some(([field]) => field === name), name);
  }
});
