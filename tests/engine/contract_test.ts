/** Small promises about JSON input and what is read from XML. */
import assert from "node:assert/strict";
import { parse, validate } from "../../engine/mod.ts";
import { add, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";
import { briefly, findingsOn, invoiceWith } from "../../cases/json.ts";

const exempt = {
  "/lines/0/vatCategory": "E",
  "/lines/0/vatRate": 0,
  "/lines/1/vatCategory": "E",
  "/lines/1/vatRate": 0,
};
const part = { vatCategory: "E", vatRate: 0, taxableAmount: "713.75", taxAmount: 0, exemptionReason: "As taught" };

Deno.test("a reason for an exemption that the breakdown gives otherwise is a conflict, and one for no category is unknown", () => {
  const other = invoiceWith({ ...exempt, "/vatBreakdown": [part], "/vatExemptionReasons": { E: "As sold" } });
  assert.ok(briefly(findingsOn(other)).includes("ATW-INPUT-CONFLICT /vatExemptionReasons/E"));
  const same = invoiceWith({ ...exempt, "/vatBreakdown": [part], "/vatExemptionReasons": { E: "As taught" } });
  assert.ok(!briefly(findingsOn(same)).join().includes("ATW-INPUT-CONFLICT"));
  const unknown = briefly(findingsOn(invoiceWith({ "/vatExemptionReasons": { EX: "As sold" } })));
  assert.ok(unknown.includes("ATW-INPUT-UNKNOWN /vatExemptionReasons/EX"), unknown.join());
});

Deno.test("a date with a time zone is not allowed in the model, and is read from XML without it", () => {
  for (const zone of ["Z", "+01:00"]) {
    const found = briefly(findingsOn(invoiceWith({ "/issueDate": `2026-11-30${zone}` })));
    assert.ok(found.includes("ATW-INPUT-TYPE /issueDate"), zone);
    const xml = documentOf({ why: "a zone", edits: [set("cbc:IssueDate", `2025-09-30${zone}`)] }, "ubl");
    const read = parse(xml);
    assert.ok("ok" in read);
    assert.equal(read.ok.invoice.issueDate, "2025-09-30");
    const judged = validate(xml);
    assert.ok("ok" in judged && judged.ok.valid);
  }
});

Deno.test("validate lists the same elements as not read as parse does, second occurrences among them", () => {
  const twice: readonly (readonly Edit[])[] = [
    [add("cac:LegalMonetaryTotal", '<cbc:PayableAmount currencyID="EUR">1.00</cbc:PayableAmount>')],
    [set("cbc:DueDate", "2025-10-30"), add("", "<cbc:DueDate>2025-10-31</cbc:DueDate>")],
    [add("cac:Delivery", "<cbc:ActualDeliveryDate>2025-09-01</cbc:ActualDeliveryDate>")],
    [add("", "<cbc:Unknown>1</cbc:Unknown>")],
    [],
  ];
  const base = parse(documentOf({ why: "as it is", edits: [] }, "ubl"));
  assert.ok("ok" in base);
  const usual = base.ok.notRead.total;
  for (const edits of twice) {
    const xml = documentOf({ why: "twice", edits }, "ubl");
    const [judged, read] = [validate(xml), parse(xml)];
    assert.ok("ok" in judged && "ok" in read);
    assert.deepEqual(judged.ok.notRead, read.ok.notRead);
    assert.equal(judged.ok.notRead.total > usual, edits.length > 0);
  }
});
