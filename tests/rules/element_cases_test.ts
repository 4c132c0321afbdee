/** Every row of the syntax tables fails where its cases say so, and holds where they say so. */
import assert from "node:assert/strict";
import { compile } from "../../engine/rules/elements/compile.ts";
import { sweeper } from "../../engine/rules/elements/sweep.ts";
import { ciiElements } from "../../engine/rules/en16931/cii.elements.ts";
import { ublElements } from "../../engine/rules/en16931/ubl.elements.ts";
import { type ElementCase, elementCases, neverAsked } from "../support/element_cases.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { readXml } from "../../engine/xml/reader.ts";
import { sampled } from "../support/sweeps.ts";

const rules = { ubl: compile(ublElements), cii: compile(ciiElements) };
const sweeps = { ubl: sweeper(rules.ubl), cii: sweeper(rules.cii) };
const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

function idsIn({ xml, side }: ElementCase): ReadonlySet<string> {
  const ids = new Set<string>();
  assert.equal(readXml(xml, sweeps[side](({ id }) => ids.add(id)), { prefixes }), undefined);
  return ids;
}

const cases = elementCases();

Deno.test("the rows of the syntax tables fail in the documents made to fail them, and hold in the others", () => {
  const wrong = [...sampled(cases, 3)].filter((it) => idsIn(it).has(it.id) !== it.fails);
  assert.deepEqual(wrong.map(({ id, why }) => `${id} ${why}`), []);
});

Deno.test("every syntax rule has a case that fails and one that holds, but for those that no document fails", () => {
  const keys = [...rules.ubl.rows, ...rules.cii.rows].map(({ key }) => key);
  for (const fails of [true, false]) {
    const have = new Set(cases.filter((it) => it.fails === fails).map(({ id }) => id));
    assert.deepEqual(new Set(keys.filter((key) => !have.has(key))), new Set(neverAsked.keys()));
  }
});
