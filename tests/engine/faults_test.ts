import assert from "node:assert/strict";
import { Faults, type InputFault } from "../../engine/model/faults.ts";

const unknown = (place: number): InputFault => ({ id: "ATW-INPUT-UNKNOWN", place, field: "BG-25" });
const missing: InputFault = { id: "ATW-INPUT-MISSING", place: 9, field: "BG-25" };
const elsewhere: InputFault = { id: "ATW-INPUT-UNKNOWN", place: 8, field: "BG-4" };

Deno.test("of each kind and field as many faults are kept as a result can hold, and the others are counted", () => {
  const faults = new Faults(2);
  for (const fault of [unknown(1), unknown(2), missing, unknown(3), elsewhere, unknown(4)]) faults.add(fault);
  assert.deepEqual(faults.kept.map(({ place }) => place), [1, 2, 9, 8]);
  assert.deepEqual(faults.surplus.map(({ fault: { place }, count }) => [place, count]), [[1, 2]]);
});

Deno.test("faults say whether another of a kind and field would be kept", () => {
  const faults = new Faults(2);
  assert.equal(faults.keeps(missing), true);
  faults.add(unknown(1));
  assert.equal(faults.keeps(unknown(2)), true);
  faults.add(unknown(2));
  assert.equal(faults.keeps(unknown(3)), false);
  assert.equal(faults.keeps(elsewhere), true);
});

Deno.test("as many faults as are kept leave nothing over", () => {
  const faults = new Faults(2);
  faults.add(unknown(1));
  faults.add(unknown(2));
  assert.deepEqual(faults.surplus, []);
});

Deno.test("rules need not look at invalid values of fields, but at everything else", () => {
  const faults = new Faults(1);
  for (const [place, id] of (["ATW-INPUT-TYPE", "ATW-INPUT-TYPE", "ATW-INPUT-UNKNOWN"] as const).entries()) {
    faults.add({ id, place, field: "BT-1" });
  }
  assert.deepEqual([...faults.unusable], [0, 1]);
});
