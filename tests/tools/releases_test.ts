import assert from "node:assert/strict";
import releases from "../../host/data/releases.json" with { type: "json" };
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll } from "../../engine/mod.ts";
import { releasesIn } from "../../tools/releases.ts";

const changelog = `# Changelog

## 0.3.0, unreleased

- BR-10 is faster.

## 0.2.0, 2026-12-01

- ATW-NEW and BR-1 are new.

## 0.1.0, 2026-11-01

- The first version has BR-10.
`;

Deno.test("a rule belongs to the oldest release that names it, and to the first where none does", () => {
  assert.deepEqual(releasesIn(changelog, ["BR-1", "BR-10", "BR-100", "ATW-NEW"]), [
    { version: "0.3.0", date: null, rules_added: [] },
    { version: "0.2.0", date: "2026-12-01", rules_added: ["ATW-NEW", "BR-1"] },
    { version: "0.1.0", date: "2026-11-01", rules_added: ["BR-10", "BR-100"] },
  ]);
});

Deno.test("every rule that can be explained belongs to one release", async () => {
  const rules = explainAll(await load(everything, "en")).map(({ rule }) => rule);
  const added = releases.flatMap(({ rules_added }) => rules_added);
  assert.deepEqual(added.toSorted(), [...new Set(rules)].toSorted());
});
