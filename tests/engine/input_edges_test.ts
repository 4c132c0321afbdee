/** JSON at the edge of what is read, and amounts at the edge of what agrees: the last that is taken, and the first that is not. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/open/open.ts";
import { validateJson } from "../../engine/mod.ts";
import { invoiceWith } from "../../cases/json.ts";

function rulesIn(json: string, options: Parameters<typeof validateJson>[1] = {}): ReadonlySet<string> {
  const outcome = validateJson(json, options);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  const { errors, warnings, information } = outcome.ok;
  return new Set([...errors, ...warnings, ...information].map(({ rule }) => rule));
}

Deno.test("a text of as many characters as are read is read, and one of one more is not", () => {
  const text = invoiceWith({});
  for (const [characters, isRead] of [[text.length, true], [text.length - 1, false]] as const) {
    assert.equal("ok" in openJson(text, { limits: { characters } }), isRead);
  }
});

Deno.test("bytes are decoded up to three a character and a byte order mark, and of one more their number is said", () => {
  const text = `{"notes":"${"\u4e00".repeat(20)}"}`;
  const bytes = new TextEncoder().encode(`\ufeff${text}`);
  const characters = (bytes.length - 3) / 3;
  const padded = new TextEncoder().encode(`\ufeff${text} `);
  const saidOf = (input: Uint8Array) => {
    const outcome = openJson(input, { limits: { characters } });
    return "refusal" in outcome ? outcome.refusal.message : "read";
  };
  // Fewer characters than bytes: what is decoded is counted again.
  assert.match(saidOf(bytes), /^The JSON is too large: 32 characters, and 24 are read\./);
  assert.match(saidOf(padded), new RegExp(`^The JSON is too large: ${padded.length} bytes, `));
});

Deno.test("250,000 values are read of an invoice, and of one more it is said", () => {
  const values = (count: number) => `{"lines":[${"0,".repeat(count - 3)}0]}`;
  assert.ok(!rulesIn(values(250_000)).has("ATW-INPUT-TOO-MANY"));
  assert.ok(rulesIn(values(250_001)).has("ATW-INPUT-TOO-MANY"));
});

/** What an allowance of 10 % of 100.00 states, and whether that agrees: a percentage is rounded (PEPPOL-EN16931-R040). */
const stated = [["10.02", true], ["9.98", true], ["10.03", false], ["9.97", false]] as const;

for (const [amount, agrees] of stated) {
  Deno.test(`of 10 % of 100.00, ${amount} ${agrees ? "agrees" : "does not agree"}, in an allowance and in a charge, of a line, too`, () => {
    const item = { baseAmount: "100.00", percentage: "10", amount, reason: "Freight" };
    const taxed = { ...item, vatCategory: "S", vatRate: "19" };
    for (const changes of [{ "/allowances": [taxed] }, { "/charges": [taxed] }]) {
      assert.equal(rulesIn(invoiceWith(changes)).has("ATW-AMOUNT-DIFFERS"), !agrees, JSON.stringify(changes));
    }
    for (const name of ["allowances", "charges"]) {
      const json = invoiceWith({ [`/lines/0/${name}`]: [item] });
      assert.equal(rulesIn(json).has("ATW-AMOUNT-DIFFERS"), !agrees, name);
    }
  });
}

/** Categories, and whether lines of two rates make two parts of the breakdown, or one at 0 %. */
const rated = { S: 2, L: 2, M: 2, B: 2, Z: 1, E: 1, AE: 1, K: 1, G: 1 } as const;

for (const [vatCategory, parts] of Object.entries(rated)) {
  Deno.test(`lines of category ${vatCategory} at two rates make ${parts === 1 ? "one part" : "two parts"} of the VAT breakdown`, () => {
    const line = { description: "Course", quantity: 1, unitCode: "C62", unitPrice: "100", vatCategory };
    const lines = [{ id: "1", ...line, vatRate: "19" }, { id: "2", ...line, vatRate: "7" }];
    const outcome = openJson(invoiceWith({ "/lines": lines }));
    assert.ok("ok" in outcome);
    assert.equal(outcome.ok.invoice.items("vatBreakdown").length, parts);
  });
}
