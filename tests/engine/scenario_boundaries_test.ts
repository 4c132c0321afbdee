/** Which row of a scenario holds, and which sets a document may need, at the edges: one edition more, another zone, a nation. */
import assert from "node:assert/strict";
import { heldOn, rowsWith, setsFor, unnamedAmong } from "../../engine/scenarios/find.ts";
import type { ScenarioRow } from "../../engine/scenarios/row.ts";
import { scenarios } from "../../engine/scenarios/table.ts";

const plain = scenarios.find(({ id }) => id === "en16931") ?? assert.fail("EN 16931 is a scenario");

/** The row of EN 16931 with other editions: each by the day since when it holds. */
function rowSince(days: readonly string[], more: Partial<ScenarioRow> = {}): ScenarioRow {
  const [edition] = plain.editions;
  assert.ok(edition !== undefined);
  return { ...plain, editions: days.map((since) => ({ ...edition, since })), ...more };
}

const invoice = {
  syntax: "ubl-invoice",
  specification: "urn:cen.eu:en16931:2017",
  process: undefined,
  nation: null,
} as const;

Deno.test("an edition begins with its day where the scenario is at home, one row or several", () => {
  const before = rowSince(["2020-01-01"], { zone: "Europe/Berlin" });
  const next = rowSince(["2026-09-01"]);
  const today = { UTC: "2026-08-31", "Europe/Berlin": "2026-09-01" } as never;
  assert.deepEqual(heldOn([before, next], { today }), [next]);
  assert.deepEqual(heldOn([{ ...before, zone: "UTC" }, next], { today }), [{ ...before, zone: "UTC" }]);
});

Deno.test("one edition holds where no day is asked for, the first, and before all of them the earliest", () => {
  const [next, before] = [rowSince(["2026-09-01"]), rowSince(["2020-01-01"])];
  assert.deepEqual(heldOn([next, before], {}), [next]);
  assert.deepEqual(heldOn([next, before], { asOf: "2019-12-31" }), [before]);
  assert.deepEqual(heldOn([next, before], { asOf: "2020-01-01" }), [before]);
  assert.deepEqual(heldOn([next, before], { asOf: "2026-09-01" }), [next]);
});

Deno.test("the sets of an edition are needed from the day of its last part on", () => {
  const rows = [
    rowSince(["2020-01-01"], { further: ["before"] }),
    rowSince(["2020-01-01", "2099-01-01"], { further: ["after"] }),
  ];
  const all = [...rows, ...scenarios.filter(({ id }) => id !== plain.id)];
  const wanted = setsFor(invoice, all);
  assert.deepEqual(["before", "after", "elsewhere"].map((it) => wanted.has(it)), [true, true, false]);
});

Deno.test("the sets that a nation's parties ask for are needed for its documents alone", () => {
  const row = { ...plain, id: "of France", processes: ["X1"], nation: "FR", further: ["french"], takes: [] };
  const rows = [...scenarios, row];
  const isWanted = (nation: string | null) => setsFor({ ...invoice, nation }, rows).has("french");
  assert.deepEqual([isWanted(null), isWanted("FR"), isWanted("DE"), isWanted("FR")], [false, true, false, true]);
});

Deno.test("a set that rows name for the default mode alone is not one that nobody names", () => {
  const handed = (id: string, rows: readonly ScenarioRow[] = []) => ({ id, scenarios: rows }) as never;
  const row = { ...plain, id: "own", preflight: { ubl: ["lighter"], cii: [] } };
  const sets = [handed("lighter"), handed("stray"), handed("with a row", [row])] as readonly { readonly id: string }[];
  assert.deepEqual(unnamedAmong(sets as never).map(({ id }: { readonly id: string }) => id), ["stray", "with a row"]);
});

Deno.test("sets that bring no rows leave the rows as they are", () => {
  assert.equal(rowsWith([{ id: "stray" } as never]), scenarios);
});
