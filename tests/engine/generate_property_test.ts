/** Random valid invoices are written, found valid, and read back as they were. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { generalProfiles, generate, parse, validate } from "../../engine/mod.ts";
import type { ModelGroup } from "../../engine/model/model.ts";
import { fieldsOf, type GroupId, isGroupId, partsOf, type TermId, termIds } from "../../engine/model/terms.ts";
import { added, changed, written } from "../support/round_trip.ts";
import { modelOf } from "../support/written.ts";
import { official } from "../../engine/official.ts";
import { careless } from "../support/careless.ts";
import { choicesOf, modelFor } from "../support/models.ts";
import { longTest, runs } from "../support/sweeps.ts";

const RUNS = runs(1_000, 20);
const strict = { strict: true, sets: official } as const;

for (const profile of generalProfiles) {
  Deno.test(`random invoices by ${profile} are written, valid in strict mode, and read back as they were`, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const model = modelFor(profile, choicesOf(g));
        const outcome = generate(JSON.stringify(model), strict);
        if (!("ok" in outcome)) assert.fail(JSON.stringify("refused" in outcome ? outcome.refused.errors : outcome));
        const { xml } = outcome.ok;
        const judged = validate(xml, { profile, ...strict });
        assert.ok("ok" in judged);
        assert.deepEqual([...judged.ok.errors, ...judged.ok.warnings], []);
        const read = parse(xml);
        assert.ok("ok" in read);
        // UBL's schema asks for the network of a card, which is no business term.
        const unread = read.ok.notRead.elements.map(({ path }) => path).filter((path) =>
          !path.endsWith("/cbc:NetworkID")
        );
        assert.deepEqual(unread, []);
        const before = written(model);
        const after = written(read.ok.invoice);
        assert.deepEqual(changed(before, after), []);
        assert.deepEqual(added(before, after), []);
      }),
      { numRuns: RUNS },
    );
  });
}

for (const profile of generalProfiles) {
  Deno.test(`of careless invoices by ${profile} those that strict mode writes are valid in it, and the others say where`, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const choices = choicesOf(g);
        const outcome = generate(JSON.stringify(careless(modelFor(profile, choices), choices)), strict);
        assert.ok(!("refusal" in outcome), "the text is read");
        if ("refused" in outcome) {
          for (const { rule, location } of outcome.refused.errors) assert.ok(location !== undefined, rule);
          return;
        }
        const judged = validate(outcome.ok.xml, { profile, ...strict });
        assert.ok("ok" in judged);
        assert.deepEqual(judged.ok.errors, []);
      }),
      { numRuns: runs(200, 8) },
    );
  });
}

longTest("the random invoices hold every business term between them", () => {
  const seen = new Set<TermId>();
  for (const profile of generalProfiles) {
    for (const g of fc.sample(fc.gen(), { numRuns: 200, seed: 1 })) {
      const outcome = generate(JSON.stringify(modelFor(profile, choicesOf(g))));
      assert.ok("ok" in outcome);
      noteTerms("BG-0", modelOf(outcome.ok.invoice), seen);
    }
  }
  // No profile that is written has the terms of the extension.
  assert.deepEqual(termIds.filter((term) => !seen.has(term) && !term.includes("DEX")), []);
});

function noteTerms(of: GroupId, object: ModelGroup, seen: Set<TermId>): void {
  for (const [name, id] of fieldsOf(of)) {
    if (isGroupId(id)) {
      for (const below of object.items(name)) noteTerms(id, below, seen);
      continue;
    }
    for (const { parts } of object.values(name)) {
      seen.add(id);
      for (const [part, own] of partsOf(id)) if (parts?.has(part) === true) seen.add(own);
    }
  }
}
