/** The counts of findings that were cut are of findings that exist, also where JSON has faults that official rules report. */
import assert from "node:assert/strict";
import { findingsOn, invoiceWith, verdictOn } from "../../cases/json.ts";

const [line] = JSON.parse(invoiceWith()).lines;

function lines(count: number, fields: object): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({ ...line, ...fields, id: `${at + 1}` }));
}

Deno.test("a currency that there is not is one finding, however many amounts have it", () => {
  const verdict = verdictOn(invoiceWith({ "/currency": "XXZ", "/lines": lines(300, {}) }));
  assert.deepEqual(verdict.errors.map(({ rule }) => rule), ["BR-CL-04"]);
  assert.equal(verdict.findings_truncated, undefined);
});

Deno.test("lines without a description are counted by the rule that asks for it, and not once more as missing fields", () => {
  const verdict = verdictOn(invoiceWith({ "/lines": lines(700, { description: "" }) }));
  assert.deepEqual([...new Set(verdict.errors.map(({ rule }) => rule))], ["BR-25"]);
  assert.deepEqual(verdict.findings_truncated?.by_severity.errors, { total: 700, returned: 500 });
  assert.deepEqual(verdict.findings_truncated?.by_severity.warnings, { total: 0, returned: 0 });
});

Deno.test("a field that no rule asks for is reported behind a thousand that rules ask for, and all are counted", () => {
  const many = lines(1_200, { description: undefined, discount: 5 });
  const verdict = verdictOn(invoiceWith({ "/lines": many, "/seller/address/city": undefined }));
  const warnings = new Set(verdict.warnings.map(({ rule, location }) => `${rule} ${location?.pointer.split("/")[1]}`));
  assert.deepEqual([...warnings].sort(), ["ATW-AMOUNT-UNKNOWN lines", "ATW-INPUT-MISSING seller"]);
  assert.deepEqual(verdict.findings_truncated?.by_severity.warnings, { total: 1_201, returned: 500 });
});

Deno.test("whatever the number of faults, totals are those of an invoice with fewer times as many", () => {
  const of = (count: number) => {
    const changes = { "/lines": lines(count, { vatRate: 190, unitCode: "XXX", quantity: "one" }) };
    const { findings_truncated: cut, errors, warnings } = verdictOn(invoiceWith(changes));
    return [cut?.by_severity.errors.total ?? errors.length, cut?.by_severity.warnings.total ?? warnings.length];
  };
  const [few, many] = [of(100), of(600)];
  const own = findingsOn(invoiceWith({ "/lines": [] })).length;
  for (const at of [0, 1]) {
    const perLine = Math.round((few[at] ?? 0) / 100);
    assert.ok(Math.abs((many[at] ?? 0) - 600 * perLine) <= own + 10, `${few} ${many}`);
  }
});
