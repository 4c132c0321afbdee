/** Discounts for early payment, out of the payment terms. */
import assert from "node:assert/strict";
import { cashDiscountsIn } from "../../engine/model/cash_discounts.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

const terms = "#SKONTO#TAGE=14#PROZENT=2.25#\n#SKONTO#TAGE=28#PROZENT=1.00#BASISBETRAG=100.00#\nDue in 30 days\n";

Deno.test("lines for software are discounts, and all others are text", () => {
  assert.deepEqual(cashDiscountsIn(terms), [
    { days: "14", percent: "2.25" },
    { days: "28", percent: "1.00", base: "100.00" },
  ]);
  for (
    const other of [
      "2 % in 14 days",
      "#SKONTO#TAGE=14#",
      "#VERZUG#TAGE=14#PROZENT=2#",
      "Skonto #SKONTO#TAGE=1#PROZENT=2#",
    ]
  ) {
    assert.deepEqual(cashDiscountsIn(other), [], other);
  }
});

Deno.test("parse gives the discounts of an invoice that names some, and no field where it names none", async () => {
  const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const named = simple.replace(/(<cac:PaymentTerms>\s*<cbc:Note>)[^<]*/, `$1${terms}`);
  await withFolder({ "a.xml": simple, "b.xml": named }, async (folder) => {
    const parsed = async (name: string) =>
      JSON.parse((await faktlint(["parse", `${folder}/${name}`])).out).cashDiscounts;
    assert.equal(await parsed("a.xml"), undefined);
    assert.deepEqual(await parsed("b.xml"), cashDiscountsIn(terms));
  });
});
