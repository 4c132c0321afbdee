/** Every row of the syntax tables fails where its cases say so, and holds where they say so. */
import assert from "node:assert/strict";
import { compile } from "../../engine/rules/syntax/compile.ts";
import { sweeper } from "../../engine/rules/syntax/sweep.ts";
import { ciiSyntax } from "../../engine/rules/syntax/cii.ts";
import { ublSyntax } from "../../engine/rules/syntax/ubl.ts";
import { neverAsked, type SyntaxCase, syntaxCases } from "../support/syntax_cases.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { readXml } from "../../engine/xml/reader.ts";

const rules = { ubl: compile(ublSyntax), cii: compile(ciiSyntax) };
const sweeps = { ubl: sweeper(rules.ubl), cii: sweeper(rules.cii) };
const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

function idsIn({ xml, side }: SyntaxCase): ReadonlySet<string> {
  const ids = new Set<string>();
  assert.equal(readXml(xml, sweeps[side](({ id }) => ids.add(id)), { prefixes }), undefined);
  return ids;
}

const cases = syntaxCases();

Deno.test("every row of the syntax tables fails in the documents made to fail it, and holds in the others", () => {
  const wrong = cases.filter((it) => idsIn(it).has(it.id) !== it.fails);
  assert.deepEqual(wrong.map(({ id, why }) => `${id} ${why}`), []);
});

Deno.test("every syntax rule has a case that fails and one that holds, but for those that no document fails", () => {
  const keys = [...rules.ubl.rows, ...rules.cii.rows].map(({ key }) => key);
  for (const fails of [true, false]) {
    const have = new Set(cases.filter((it) => it.fails === fails).map(({ id }) => id));
    assert.deepEqual(new Set(keys.filter((key) => !have.has(key))), new Set(neverAsked.keys()));
  }
});
