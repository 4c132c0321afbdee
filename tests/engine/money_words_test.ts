import assert from "node:assert/strict";
import { isMoneyName } from "../../engine/model/money_words.ts";

const amounts = [
  ...["discount", "discountTotal", "Versandkosten", "shipping_cost", "reverseChargeSum", "frais", "gebühr", "PRICE"],
  ...["tax", "Tax", "localTax", "vat", "netSum", "sum-total", "net.value", "totalDue", "sommeTva"],
];
for (const name of amounts) {
  Deno.test(`"${name}" is what somebody calls an amount`, () => assert.equal(isMoneyName(name), true));
}

const others = [
  ...["vatID", "taxRate", "priceListName", "discountReason", "chargeCode", "costDate", "taxCategory", "shippingNo"],
  ...["taxonomy", "private", "internet", "summary", "tipping", "colour", ""],
];
for (const name of others) {
  Deno.test(`"${name}" is the name of no amount`, () => assert.equal(isMoneyName(name), false));
}

Deno.test("names of up to sixty characters are looked at, and longer ones are not", () => {
  assert.equal(isMoneyName("price".padEnd(60, "x")), true);
  assert.equal(isMoneyName("price".padEnd(61, "x")), false);
});
