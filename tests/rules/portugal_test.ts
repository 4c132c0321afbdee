/** The rules of CIUS-PT fail where a Portuguese document is broken, and hold where it is right: an invoice and a credit note. */
import assert from "node:assert/strict";
import { portuguese } from "../conformance/portuguese.ts";
import { pt } from "../../engine/nations/pt.ts";
import { portugal } from "../../engine/rules/nations/portugal/rules.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { parsed, written } from "../support/elements.ts";
import { changed, type PortugueseCase, portugueseCases } from "../support/portuguese_cases.ts";
import { sweptBy } from "../support/path_cases.ts";

const compiled = compilePatterns(portugal);

/** The places of all rules, with the rows of one. */
function only(id: string): ReturnType<typeof compilePatterns> {
  return compilePatterns(
    portugal.map((pattern) => pattern.map((place) => ({ ...place, rows: place.rows.filter((row) => row.id === id) }))),
  );
}

for (const [at, xml] of portuguese.entries()) {
  Deno.test(`a Portuguese ${at === 0 ? "invoice" : "credit note"} with all that CIUS-PT has breaks none of its rules`, () => {
    assert.deepEqual([...sweptBy(written(parsed(xml)), compiled)], []);
  });
}

const byId = Map.groupBy(portugueseCases, ({ id }) => id);

for (const kind of ["invoice", "note"] as const) {
  Deno.test(`the rules of CIUS-PT fail in ${kind}s that break them, and hold in others`, () => {
    const wrong: string[] = [];
    for (const [id, cases] of byId) {
      const rule = only(id);
      for (const it of cases) if (it.only === undefined || it.only === kind) wrong.push(...wrongIn(kind, rule, it));
    }
    assert.deepEqual(wrong, []);
  });
}

function wrongIn(kind: "invoice" | "note", rule: ReturnType<typeof only>, of: PortugueseCase): readonly string[] {
  // A credit note has no element for these.
  if (kind === "note" && /Originator|ProjectRef|cbc:DueDate$/.test(of.path)) return [];
  const { id } = of;
  const failing = (value: string | null) => sweptBy(written(changed(kind, of, value)), rule).has(id);
  // One of each is enough to see that both documents are asked.
  const [breaks, keeps] = kind === "invoice" ? [of.breaks, of.keeps] : [of.breaks.slice(0, 1), of.keeps.slice(0, 1)];
  return [
    ...breaks.filter((it) => !failing(it)).map((it) => `${id} holds for ${of.path} = ${it?.slice(0, 60)}`),
    ...keeps.filter(failing).map((it) => `${id} fails for ${of.path} = ${it?.slice(0, 60)}`),
  ];
}

Deno.test("every rule of CIUS-PT has a case", () => {
  const ids = new Set(portugal.flat().flatMap(({ rows }) => rows.map(({ id }) => id)));
  assert.deepEqual([...ids].filter((id) => !byId.has(id)), []);
  assert.deepEqual([...byId.keys()].filter((id) => !ids.has(id)), []);
});

Deno.test("what CIUS-PT gives as an example of a value is one that its rules take", () => {
  const [set] = pt;
  const wrong = [...byId].flatMap(([id, [first]]) => {
    const example = set?.example?.(id, "ubl")?.replace(/ \([^)]*\)$/, "");
    // Of those that compare with something else in the document, it is an example of that.
    const isOfValue = /^DT-CIUS-PT-(?:0|1[0-4]|15[0-6])/.test(id) &&
      !/(?:098|104|114)\.2$|-020_[0-9]+\.[3-6]$/.test(id);
    if (first === undefined || !isOfValue) return [];
    const holds = !sweptBy(written(changed(first.only ?? "invoice", first, example ?? null)), only(id)).has(id);
    return holds ? [] : [`${id} refuses ${example}`];
  });
  assert.deepEqual(wrong, []);
});
