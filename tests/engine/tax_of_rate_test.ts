/** A VAT breakdown of UBL without its tax amount: the amount is what is missing, whatever else cannot be read. */
import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { textOf } from "../house/sources.ts";

const ubl = textOf("cases/base.ubl.xml");
const SUBTOTAL = /<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>/;

function failedWith(change: (subtotal: string) => string): readonly string[] {
  const outcome = validate(ubl.replace(SUBTOTAL, change), { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.errors.map(({ rule }) => rule);
}

const withoutTax = (it: string) => it.replace(/<cbc:TaxAmount[^]*?<\/cbc:TaxAmount>/, "");
const unreadable = (it: string) => it.replace(/(<cbc:TaxableAmount[^>]*>)[^<]*/, "$1.");

Deno.test("the rule on the tax of a rate fails where the amount is missing, also where the base is no number", () => {
  assert.ok(failedWith(withoutTax).includes("BR-S-09"));
  assert.ok(failedWith((it) => unreadable(withoutTax(it))).includes("BR-S-09"));
});

Deno.test("where the amount is there, a base that is no number is what is said", () => {
  const failed = failedWith(unreadable);
  assert.ok(!failed.includes("BR-S-09") && failed.includes("ATW-VALUE-NOT-A-NUMBER"), failed.join());
});
