/** What each scenario is judged by, and who can ask for it, as it is told. */
import assert from "node:assert/strict";
import { earlierRows } from "../../engine/scenarios/earlier.ts";
import { rulesetOf, stateOn } from "../../engine/scenarios/editions.ts";
import { setsOf } from "../../engine/scenarios/find.ts";
import { scenarios } from "../../engine/scenarios/table.ts";
import { scenarioRows } from "./scenario_rows.ts";

for (const row of scenarios) {
  Deno.test(`${row.id} is judged by the sets and editions that it is told to be judged by`, () => {
    const { id, editions, by, families } = row;
    assert.deepEqual({
      editions: rulesetOf(editions),
      ubl: setsOf(row, "ubl").join(" "),
      cii: setsOf(row, "cii").join(" "),
      by: by.join(" "),
      families: families.join(" "),
    }, scenarioRows[id]);
  });
}

/** Those of editions that were followed by others. */
for (const { id, editions, elements: { ubl = [], cii = [] }, by, families } of earlierRows) {
  Deno.test(`${id} was judged by the sets and editions that it is told to have been judged by`, () => {
    assert.deepEqual({
      editions: rulesetOf(editions),
      ubl: ubl.join(" "),
      cii: cii.join(" "),
      by: by.join(" "),
      families: families.join(" "),
    }, scenarioRows[`${id}, before`]);
  });
}

Deno.test("no scenario is told that is not there", () => {
  const ids = new Set([...scenarios.map(({ id }) => id), ...earlierRows.map(({ id }) => `${id}, before`)]);
  assert.deepEqual(Object.keys(scenarioRows).filter((id) => !ids.has(id)), []);
});

const edition = { since: "2026-09-01", until: "2026-10-01" };
const days = [
  ["2026-08-31", edition, "coming"],
  ["2026-09-01", edition, "in_force"],
  ["2026-09-30", edition, "in_force"],
  ["2026-10-01", edition, "ended"],
  ["2026-08-31", { since: "2026-09", until: null }, "coming"],
  ["2026-09-01", { since: "2026-09", until: null }, "in_force"],
  ["1999-01-01", { since: null, until: null }, "in_force"],
] as const;

for (const [day, { since, until }, state] of days) {
  Deno.test(`on ${day} an edition since ${since} until ${until} is ${state}`, () => {
    assert.equal(stateOn(day, { since, until }), state);
  });
}
