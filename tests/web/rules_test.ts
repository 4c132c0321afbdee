/** What the pages of the rules are made of. */
import assert from "node:assert/strict";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll } from "../../engine/mod.ts";
import { Rules } from "../../web/rules/gather.ts";

const wording = await load(everything, "en");

Deno.test("what is shown of all rules is what is explained of them, and others have their turn while it is put together", async () => {
  const rules = new Rules(wording, () => ({}));
  let turns = 0;
  const others = setInterval(() => turns++);
  const shown = await rules.all();
  clearInterval(others);
  assert.deepEqual(shown.map(({ explanation }) => explanation), explainAll(wording));
  assert.ok(turns > 10, `${turns}`);
});

Deno.test("rules of a family are those that say so, and one that is not known is not shown", async () => {
  const rules = new Rules(wording, () => ({}));
  const all = await rules.all();
  assert.deepEqual(
    await rules.all(["BR-S", "UBL-DT"]),
    all.filter(({ guide }) => ["BR-S", "UBL-DT"].includes(guide.family)),
  );
  assert.equal(rules.get("BR-NONE"), undefined);
});

Deno.test("near a rule are those on its terms; where there are none, others of its family", () => {
  const rules = new Rules(wording, () => ({}));
  const near = (id: string) => {
    const shown = rules.get(id);
    assert.ok(shown !== undefined, id);
    return rules.nearTo(shown).map(({ rule }) => rule);
  };
  assert.ok(near("BR-CO-10").includes("BR-12"));
  assert.deepEqual(rules.get("UBL-CR-001")?.guide.related, []);
  assert.ok(near("UBL-CR-001").length > 1);
  for (const id of near("UBL-CR-001")) assert.ok(id !== "UBL-CR-001" && id.startsWith("UBL-CR-"), id);
});
