/** Every rule beyond the core that can fail teaches: what is missing is in `floor.ts`, and only becomes less. */
import assert from "node:assert/strict";
import { explain } from "../../engine/explain/explain.ts";
import { loadOfficialTexts } from "../../engine/locales.ts";
import { longTest, sampled } from "../support/sweeps.ts";
import { floor } from "./floor.ts";
import { isProven, type Lesson } from "./lesson.ts";
import { columns, sets, type Taught, taughtBy } from "./measure.ts";
import { structureLessons } from "./structure.ts";

function counted(of: readonly Taught[]): Readonly<Record<string, number>> {
  const counts = columns.map((column) =>
    [column, of.filter(({ missing }) => missing.includes(column)).length] as const
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

for (const set of sets) {
  longTest(`the rules of ${set.id} lack in teaching what is known, and nothing else`, () => {
    // Where nothing may be missing, a third of the rules is looked at in each run, another each day.
    const of = taughtBy(set, floor[set.id] === undefined ? (all) => [...sampled(all, 3)] : undefined);
    const lacking = of.filter(({ missing }) => missing.length > 0).map(({ id, missing }) => `${id}: ${missing}`);
    assert.deepEqual(counted(of), floor[set.id] ?? {}, lacking.slice(0, 20).join("\n"));
  });
}

Deno.test("a repair that changes nothing proves nothing", () => {
  const [lesson] = structureLessons();
  assert.ok(lesson !== undefined && isProven(lesson));
  const idle: Lesson = { ...lesson, repair() {} };
  assert.equal(isProven(idle), false);
});

const explanations = [
  ["BR-RO-L203", ["BT-44"], "buyer.name", /200/],
  ["BR-NL-4", ["BT-50", "BT-52", "BT-53"], "buyer.address.line1", /\./],
  ["HR-BR-4", ["BT-9"], "dueDate", /\./],
  // Of rules on elements the field is named beside the fix, which is about the element.
  ["UBL-SR-01", ["BT-12"], "contractReference", undefined],
  ["FX-SCH-A-000019", ["BT-1"], "invoiceNumber", undefined],
  ["FX-SCH-A-000556", ["BT-24"], "specificationIdentifier", undefined],
  ["BR-FXEXT-CO-10", ["BT-106"], "totals.lineExtensionAmount", /\./],
  ["BR-FR-12_BT-49", ["BT-49"], "buyer.electronicAddress", /\./],
] as const;

for (const [id, field, json, said] of explanations) {
  Deno.test(`${id} is explained with its terms, and with the field of the JSON model, in each language`, async () => {
    const set = sets.find((it) => it.rules?.().some((rule) => rule.id === id));
    assert.ok(set !== undefined);
    for (const lang of ["en", "de", "fr"] as const) {
      const texts = await loadOfficialTexts(lang);
      const explained = explain(id, { sets: [set], texts });
      assert.deepEqual([explained?.field, explained?.places?.json], [field, json]);
      assert.equal(explained?.fix.includes(json), said !== undefined, explained?.fix);
      // What a rule expects stands there, and no word in its place.
      if (said !== undefined) assert.match(explained?.fix ?? "", said);
      assert.ok(typeof texts.generic.expected === "string" && !explained?.fix.includes(texts.generic.expected));
    }
  });
}
