/** The sweep (tools/sweep.ts) finds what grows too fast, and reaches every place. */
import assert from "node:assert/strict";
import { open } from "../../engine/mod.ts";
import { termIds } from "../../engine/model/terms.ts";
import { fieldPaths } from "../../engine/model/field_paths.ts";
import { growthOf, LONG, SHORT } from "../../tools/sweep/measure.ts";
import { patterns } from "../../tools/sweep/patterns.ts";
import { documentTargets } from "../../tools/sweep/targets.ts";
import { longTest, sampled } from "../support/sweeps.ts";

/** Keeps the processor busy for so many steps. */
function spend(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

longTest("what takes the square of its length is suspicious, and what takes its length is not", async () => {
  // The compiler takes its time before the first measurement, not in it.
  for (let turn = 0; turn < 5; turn++) spend(5_000_000);
  const square = await growthOf((length) => () => spend((length / 100) ** 2 * 20));
  assert.equal(square?.suspicious, true);
  const line = await growthOf((length) => () => spend(length * 100));
  assert.equal(line?.suspicious, false);
});

Deno.test("what is refused before anything is done has no row", async () => {
  assert.equal(await growthOf(() => undefined), undefined);
});

Deno.test("every pattern makes texts of the length that is asked for, but for a character", () => {
  for (const [name, make] of Object.entries(patterns)) {
    for (const length of [SHORT, LONG]) assert.ok(Math.abs(make(length).length - length) < 32, name);
  }
});

const targets = documentTargets();
const marker = "M4rk3r";

longTest("every place holds the text, in a document that is read", () => {
  for (const { name, with: write } of sampled(targets, 5)) {
    const input = write(marker.repeat(20));
    if (!name.endsWith(" as a number")) assert.ok(input.includes(marker), name);
    // Only at the root does an element that has a group's place take the text away from all else.
    const opening = open({ input });
    if ("refusal" in opening) assert.match(name, /as a number|^UBL \S*$/, `${name}: ${JSON.stringify(opening)}`);
  }
});

Deno.test("every business term has a place in JSON, and UBL and CII have theirs", () => {
  const names = targets.map(({ name }) => name);
  for (const id of termIds) assert.ok(names.includes(`json ${fieldPaths.get(id)}`), id);
  assert.ok(names.includes("UBL cbc:BuyerReference"));
  assert.ok(names.includes("UBL cbc:BuyerReference/@*"));
  assert.ok(names.some((name) => name.startsWith("CII ") && name.endsWith("/ram:BuyerReference")));
});
