/** Repairs of documents: what is due before and after, what names nothing, and what cannot be written. */
import assert from "node:assert/strict";
import { repairDocument } from "../../engine/repair/document.ts";
import { repair, type RepairOptions } from "../../engine/repair/mod.ts";
import { validInvoice } from "../support/terminal.ts";

const owed = validInvoice.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI");

function repaired(xml: string, options: RepairOptions = {}) {
  const outcome = repair({ input: xml }, { strict: true, ...options });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

for (const spelling of ["2891.000", "2891,00", "2891.00 EUR"]) {
  Deno.test(`an amount due that is written as ${spelling} is the same before and after`, () => {
    const { applied, amount_due, text } = repaired(validInvoice.replace(">2891.00</cbc:Pay", `>${spelling}</cbc:Pay`));
    assert.deepEqual(applied.map(({ kind }) => kind), ["form"]);
    assert.deepEqual(amount_due, { old: "2891.00", new: "2891.00" });
    assert.ok(text === validInvoice);
  });
}

Deno.test("a repair that was consented to changes the amount due, and both amounts are reported", () => {
  const wrong = validInvoice.replace(">2891.00</cbc:Pay", ">2981.00</cbc:Pay");
  const offered = repaired(wrong).left.flatMap(({ id, choices }) => [id, ...choices.map((it) => it.id)]);
  const [amount_due] = offered.map((id) => repaired(wrong, { accept: [id] }).amount_due)
    .filter((it) => it.new !== it.old);
  assert.deepEqual(amount_due, { old: "2981.00", new: "2891.00" });
});

Deno.test("what follows once others are repaired with consent is repaired unasked, in any order of consent", () => {
  const wrong = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));
  for (const accept of [["BR-CO-14", "BR-CO-15"], ["BR-CO-15", "BR-CO-14"]]) {
    const { applied, left, amount_due } = repaired(wrong, { accept });
    assert.deepEqual(applied.map(({ kind, changes }) => [kind, changes[0]?.pointer]), [
      ["owed", "/totals/taxAmount"],
      ["owed", "/totals/taxInclusiveAmount"],
      ["derived", "/totals/lineExtensionAmount"],
    ]);
    assert.deepEqual([left, amount_due], [[], { old: "535.50", new: "535.50" }]);
  }
});

Deno.test("unknown repairs and invalid places are named; a place that already has the value is not invalid", () => {
  const answers = { "/nonsense/0": "x", nonsense: "x", "/currency": "EUR" };
  const { applied, unused } = repaired(owed, { accept: ["BR-CO-15", "BR-99"], answers });
  assert.deepEqual(applied.map(({ kind }) => kind), ["owed"]);
  assert.deepEqual(unused, { accept: ["BR-99"], answers: ["/nonsense/0", "nonsense"] });
});

Deno.test("a document in an encoding that is read and not written is refused where it would be changed, and alone there", () => {
  const shiftJis = (xml: string) => {
    const text = xml.replace('encoding="UTF-8"', 'encoding="Shift_JIS"').replace(/[^\0-\x7f]/g, "?");
    const [before = "", after = ""] = text.replace(/(<cbc:Note>)[^<]*/, "$1\n").split("\n</cbc:Note>");
    const kanji = [0x93, 0xfa];
    return Uint8Array.of(
      ...new TextEncoder().encode(before),
      ...kanji,
      ...new TextEncoder().encode(`</cbc:Note>${after}`),
    );
  };
  const broken = shiftJis(validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99"));
  const outcome = repairDocument({ input: broken }, { strict: true });
  assert.ok("refusal" in outcome && "xmlCode" in outcome.refusal);
  assert.equal(outcome.refusal.xmlCode, "encoding_unsupported");
  const valid = shiftJis(validInvoice);
  const same = repairDocument({ input: valid }, { strict: true });
  assert.ok("ok" in same && same.ok.bytes === valid);
});
