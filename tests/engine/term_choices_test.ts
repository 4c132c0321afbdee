/** A value that cannot be read is named by the term that it is, not by the first that its element can be. */
import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { invoiceOf } from "../support/ubl.ts";

interface Named {
  readonly what: string;
  readonly content: string;
  readonly field: string | readonly string[];
  readonly xpath: string;
  /** In the fix. */
  readonly json: string;
}

function allowanceCharge(indicator: string, amount: string): string {
  return `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${amount}</cac:AllowanceCharge>`;
}

const X1 = '<cbc:Amount currencyID="EUR">x1</cbc:Amount>';
const currencies =
  "<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>";
const line = (content: string) => `<cac:InvoiceLine>${content}</cac:InvoiceLine>`;
const total = (currency: string) =>
  `${currencies}<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">x1</cbc:TaxAmount></cac:TaxTotal>`;

const named: readonly Named[] = [
  {
    what: "the amount of an allowance",
    content: allowanceCharge("false", X1),
    field: "BT-92",
    xpath: "/Invoice/cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:Amount",
    json: "allowances[].amount",
  },
  {
    what: "the amount of a charge",
    content: allowanceCharge("true", X1),
    field: "BT-99",
    xpath: "/Invoice/cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:Amount",
    json: "charges[].amount",
  },
  {
    what: "the amount of a charge of a line",
    content: line(allowanceCharge("1", X1)),
    field: "BT-141",
    xpath: "/Invoice/cac:InvoiceLine/cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:Amount",
    json: "lines[].charges[].amount",
  },
  {
    what: "the amount of what does not say which of the two it is",
    content: allowanceCharge("maybe", X1),
    field: ["BT-92", "BT-99"],
    xpath: "/Invoice/cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:Amount",
    json: "allowances[].amount",
  },
  {
    what: "the VAT total",
    content: total("EUR"),
    field: "BT-110",
    xpath: "/Invoice/cac:TaxTotal/cbc:TaxAmount",
    json: "totals.taxAmount",
  },
  {
    what: "the VAT total in the accounting currency",
    content: total("SEK"),
    field: "BT-111",
    xpath: "/Invoice/cac:TaxTotal/cbc:TaxAmount",
    json: "totals.taxAmountInTaxCurrency",
  },
];

for (const { what, content, field, xpath, json } of named) {
  Deno.test(`${what} that is no number is reported as ${[field].flat().join(" or ")}`, () => {
    const outcome = validate(invoiceOf(content));
    assert.ok("ok" in outcome);
    const found = outcome.ok.errors.find(({ rule }) => rule === "ATW-VALUE-NOT-A-NUMBER");
    assert.deepEqual(found?.field, field);
    assert.equal(found?.xpath, xpath);
    assert.ok(found?.fix.includes(`${json}.`), found?.fix);
  });
}

Deno.test("an indicator that cannot be read is that of an allowance or of a charge", () => {
  const outcome = validate(invoiceOf(allowanceCharge("maybe", "")));
  assert.ok("ok" in outcome);
  const found = outcome.ok.errors.find(({ rule }) => rule === "ATW-VALUE-NOT-AN-INDICATOR");
  assert.deepEqual(found?.field, ["BG-20", "BG-21"]);
});

const totals: Readonly<Record<string, string>> = {
  "LineExtensionAmount": "ATW-DECLARED-TOTAL-NOT-A-NUMBER",
  "TaxExclusiveAmount": "ATW-DECLARED-TOTAL-NOT-A-NUMBER",
  "TaxInclusiveAmount": "ATW-DECLARED-TOTAL-NOT-A-NUMBER",
  "AllowanceTotalAmount": "ATW-VALUE-NOT-A-NUMBER",
  "ChargeTotalAmount": "ATW-VALUE-NOT-A-NUMBER",
  "PrepaidAmount": "ATW-VALUE-NOT-A-NUMBER",
  "PayableRoundingAmount": "ATW-VALUE-NOT-A-NUMBER",
  "PayableAmount": "ATW-DECLARED-TOTAL-NOT-A-NUMBER",
};

for (const [element, id] of Object.entries(totals)) {
  Deno.test(`cbc:${element} that is no number is found as ${id}`, () => {
    const outcome = validate(invoiceOf(
      `<cac:LegalMonetaryTotal><cbc:${element} currencyID="EUR">x</cbc:${element}></cac:LegalMonetaryTotal>`,
    ));
    assert.ok("ok" in outcome);
    const path = `/Invoice/cac:LegalMonetaryTotal/cbc:${element}`;
    const found = outcome.ok.errors.filter(({ rule, location }) => /NUMBER$/.test(rule) && location?.path === path);
    assert.deepEqual(found.map(({ rule }) => rule), [id]);
  });
}
