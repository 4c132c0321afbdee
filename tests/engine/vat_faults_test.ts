/** What is said of VAT in every syntax: category B, and rates that cannot be meant. */
import assert from "node:assert/strict";
import { type Finding, validate } from "../../engine/mod.ts";
import { set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";
import { briefly, findingsOn, invoiceWith } from "../../cases/json.ts";

const line = {
  ubl: "cac:InvoiceLine[2]/cac:Item/cac:ClassifiedTaxCategory",
  cii:
    "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[2]/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax",
} as const;
const breakdown = {
  ubl: "cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory",
  cii: "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax[1]",
} as const;
const allowance = {
  ubl: "cac:AllowanceCharge[1]/cac:TaxCategory",
  cii:
    "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge[1]/ram:CategoryTradeTax",
} as const;
const code = { ubl: "cbc:ID", cii: "ram:CategoryCode" } as const;
const rate = { ubl: "cbc:Percent", cii: "ram:RateApplicablePercent" } as const;

function findings(path: string, value: string, syntax: "ubl" | "cii", strict = false): readonly Finding[] {
  const outcome = validate(documentOf({ why: "a value", edits: [set(path, value)] }, syntax), { strict });
  assert.ok("ok" in outcome);
  return [...outcome.ok.errors, ...outcome.ok.warnings, ...outcome.ok.information];
}

const values = [
  ["B", code, "ATW-VAT-CATEGORY-B", "fatal"],
  ["101", rate, "ATW-VAT-RATE-OUT-OF-RANGE", "fatal"],
  ["-7", rate, "ATW-VAT-RATE-OUT-OF-RANGE", "fatal"],
  ["0.25", rate, "ATW-VAT-RATE-FRACTION", "warning"],
] as const;

for (const syntax of ["ubl", "cii"] as const) {
  for (const [value, leaf, rule, severity] of values) {
    Deno.test(`${syntax}: ${value} is ${severity}, ${rule}, on a line, an allowance and a breakdown`, () => {
      for (const place of [line, allowance, breakdown]) {
        const path = `${place[syntax]}/${leaf[syntax]}`;
        const found = findings(path, value, syntax).filter((it) => it.rule === rule);
        assert.deepEqual(found.map((it) => it.severity), [severity]);
        assert.ok(found[0]?.location?.path.endsWith(path), found[0]?.location?.path);
        const strict = findings(path, value, syntax, true).filter((it) => it.rule === rule);
        assert.deepEqual(strict.map((it) => it.severity), ["information"]);
      }
    });
  }

  Deno.test(`${syntax}: a rate of 0, of 1 and of 100 is a rate`, () => {
    for (const value of ["0", "0.00", "1", "100", "100.00"]) {
      const rules = findings(`${line[syntax]}/${rate[syntax]}`, value, syntax).map(({ rule }) => rule);
      assert.ok(!rules.some((rule) => rule.startsWith("ATW-VAT-RATE")), `${value}: ${rules}`);
    }
  });
}

Deno.test("JSON: what is wrong with a line is said of the line, and not of what was worked out from it", () => {
  const changes: readonly (readonly [string, unknown, string])[] = [
    ["/lines/0/vatRate", 0.19, "ATW-VAT-RATE-FRACTION /lines/0/vatRate"],
    ["/lines/0/vatRate", 190, "ATW-VAT-RATE-OUT-OF-RANGE /lines/0/vatRate"],
    ["/lines/0/vatCategory", "B", "ATW-VAT-CATEGORY-B /lines/0/vatCategory"],
    ["/lines/0/vatCategory", "X", "BR-CL-18 /lines/0/vatCategory"],
    ["/lines/0/vatRate", undefined, "BR-S-05 /lines/0"],
  ];
  for (const [pointer, value, wanted] of changes) {
    const found = briefly(findingsOn(invoiceWith({ [pointer]: value })));
    assert.ok(found.includes(wanted), `${wanted}: ${found}`);
    assert.deepEqual(found.filter((it) => it.endsWith(" ")), [], `${pointer} ${value}`);
  }
});

Deno.test("JSON: a breakdown that is stated has its own findings", () => {
  const vatBreakdown = [{ vatCategory: "B", vatRate: 0.19, taxableAmount: "713.75", taxAmount: "1.36" }];
  const found = briefly(findingsOn(invoiceWith({ "/vatBreakdown": vatBreakdown })));
  for (const wanted of ["CATEGORY-B /vatBreakdown/0/vatCategory", "RATE-FRACTION /vatBreakdown/0/vatRate"]) {
    assert.ok(found.includes(`ATW-VAT-${wanted}`), found.join());
  }
});

Deno.test("a taxable amount that was worked out is compared exactly, and never with itself in binary fractions", () => {
  const item = { description: "Parcel", unitCode: "C62", quantity: 1, vatCategory: "S", vatRate: 19 };
  for (const profile of ["en16931", "facturx-en16931"]) {
    const lines = ["99999999999999.91", "0.07", "0.05"].map((unitPrice, at) => ({ ...item, id: `${at}`, unitPrice }));
    const found = findingsOn(invoiceWith({ "/profile": profile, "/lines": lines }));
    assert.deepEqual(found.filter(({ rule }) => /^BR-S-0[89]|BR-CO-17/.test(rule)), [], profile);
  }
});
