/** The values that patterns of billing software know: usual rates of VAT, and what prices are usually for. */
import assert from "node:assert/strict";
import { textWith } from "../../cases/json.ts";
import { type Cause, diagnose } from "../../engine/diagnosis/mod.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { sound } from "../support/seeded.ts";

function causesOf(changes: Readonly<Record<string, unknown>>): readonly Cause[] {
  const input = textWith(sound, changes);
  const outcome = diagnose({ input, mediaType: "application/json" }, { asStated: true, strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

/** The first change of each repair that is made or offered: where, old and new. */
function repairsOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return causesOf(changes).flatMap(({ changes: own, choices }) => {
    const all = choices === undefined ? [own] : choices.map((it) => it.changes);
    return all.flatMap(([first]) => first === undefined ? [] : [`${first.pointer} ${first.old} -> ${first.new}`]);
  });
}

/** Rates of VAT in Europe, standard and reduced, but those of the invoice. */
const rates =
  "27 25.5 25 24 23 22 21 20 18 17 16 15 14 13.5 13 12 11 10 9.5 9 8.5 8.1 8 7.7 6 5.5 5 4.8 4 3.8 3 2.6 2.5 2.1";

const [base, other] = ["704.30", "7.00"].map((it) => Decimal.parse(it) ?? assert.fail());

for (const rate of rates.split(" ")) {
  Deno.test(`VAT that was worked out by ${rate} % where another rate is stated keeps its amount`, () => {
    const tax = base?.times(Decimal.parse(rate) ?? assert.fail()).shift(-2).roundHalfAway(2).pad(2) ?? assert.fail();
    const all = tax.plus(other ?? assert.fail());
    const gross = all.plus(Decimal.parse("804.30") ?? assert.fail());
    const repairs = repairsOf({
      "/vatBreakdown/0/taxAmount": tax.toString(),
      "/totals/taxAmount": all.toString(),
      "/totals/taxInclusiveAmount": gross.toString(),
      "/totals/payableAmount": gross.toString(),
    });
    assert.ok(
      repairs.includes(`/lines/0/vatRate 19 -> ${rate}`) || repairs.includes(`/vatBreakdown/0/vatRate 19 -> ${rate}`),
      repairs.join("\n"),
    );
  });
}

for (const [per, price] of [["10", "485.00"], ["100", "4850.00"], ["1000", "48500.00"]] as const) {
  Deno.test(`a price that is for ${per} may be one, where the line does not say so, or says otherwise`, () => {
    const unstated = repairsOf({ "/lines/0/unitPrice": price });
    assert.ok(unstated.includes(`/lines/0/baseQuantity null -> ${per}`), unstated.join("\n"));
    const stated = repairsOf({ "/lines/0/unitPrice": price, "/lines/0/baseQuantity": "7" });
    assert.ok(stated.includes(`/lines/0/baseQuantity 7 -> ${per}`), stated.join("\n"));
  });
}

/** Whether something is said to stand there twice. */
function isTwice(changes: Readonly<Record<string, unknown>>): boolean {
  const [said = ""] = words.told.duplicate.split("{");
  return causesOf(changes).some(({ told, choices = [] }) =>
    [told, ...choices.map((it) => it.told)].some((it) => it.startsWith(said))
  );
}

const [, line] = sound.lines;
const [allowance] = sound.allowances;

const lists: readonly (readonly [list: string, twice: (more: object) => unknown, differing: readonly object[]])[] = [
  ["/lines", (more) => [...sound.lines, { ...line, id: "9", ...more }], [{ description: "Other" }, {
    unitCode: "KGM",
  }]],
  ["/allowances", (more) => [allowance, { ...allowance, ...more }], [{ reason: "Other" }, { reasonCode: "95" }]],
];

for (const [list, twice, differing] of lists) {
  Deno.test(`what is the same in all that is said of it stands twice in ${list}, and what differs in the first or the last of that does not`, () => {
    assert.equal(isTwice({ [list]: twice({}) }), true);
    for (const more of differing) assert.equal(isTwice({ [list]: twice(more) }), false, JSON.stringify(more));
  });
}
