/** What each scenario is judged by, and who can ask for it, as it is told. */
import assert from "node:assert/strict";
import { earlierRows } from "../../engine/scenarios/earlier.ts";
import { rulesetOf, stateOn } from "../../engine/scenarios/editions.ts";
import { setsOf } from "../../engine/scenarios/find.ts";
import { carriedOn } from "../../engine/scenarios/carried.ts";
import { profiles, scenarios, setRows } from "../../engine/scenarios/table.ts";
import type { Claim, ScenarioRow } from "../../engine/scenarios/row.ts";
import { scenarioClaims, scenarioProfiles, scenarioSets, type ToldClaims } from "./scenario_claims.ts";
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

function claimText({ by, of, syntaxes }: Claim): string {
  const those = of === undefined ? "" : ` of ${of.join(" ")}`;
  return `${by.join(" ")}${those}${syntaxes === undefined ? "" : ` in ${syntaxes.join(" ")}`}`;
}

function claimsOf(row: ScenarioRow): ToldClaims {
  const byDefault = (["ubl", "cii"] as const).map((side) => setsOf(row, side, "default").join(" "));
  return {
    rules: row.rules.join(" "),
    syntaxes: row.syntaxes.join(" "),
    takes: (row.takes ?? []).map(claimText),
    byDefault: [...new Set(byDefault)].join(" | "),
    further: row.further.join(" "),
  };
}

Deno.test("each scenario has the rules, syntaxes and claims that it is told to have", () => {
  const now = scenarios.map((row) => [row.id, claimsOf(row)] as const);
  const before = earlierRows.map((row) => [`${row.id}, before`, claimsOf(row)] as const);
  assert.deepEqual(Object.fromEntries([...now, ...before]), scenarioClaims);
});

Deno.test("each set of rules has the families that it is told to have", () => {
  const found = Object.entries(setRows).map((
    [id, { from, families }],
  ) => [id, `${from}: ${families.join(" ")}`.trimEnd()]);
  assert.deepEqual(Object.fromEntries(found), scenarioSets);
});

Deno.test("each profile has the title, the scenario and the syntax that it is told to have", () => {
  const found = Object.entries(profiles).map(([id, profile]) => {
    const { title, scenario, writes } = profile;
    return [id, `${title}, ${scenario} in ${writes}${"national" in profile ? ", national" : ""}`];
  });
  assert.deepEqual(Object.fromEntries(found), scenarioProfiles);
});

Deno.test("a scenario is carried in the state of the edition that is its own, with those before it", () => {
  const statesOf = (scenario: string) => {
    return carriedOn("2026-09-15").filter((it) => it.scenario === scenario).map(({ state }) => state);
  };
  assert.deepEqual(statesOf("xrechnung"), ["in_force", "ended"]);
  assert.deepEqual(statesOf("nlcius"), ["in_force", "ended"]);
  // Factur-X is in force by then, and the rules of France with it are not.
  assert.deepEqual([statesOf("facturx-minimum"), statesOf("facturx-minimum-fr")], [["in_force"], ["coming"]]);
  assert.deepEqual([statesOf("en16931"), statesOf("en16931-2026")], [["in_force"], ["coming"]]);
});

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
