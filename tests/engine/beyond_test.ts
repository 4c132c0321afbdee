/** JSON beyond the limits of nesting and of values: it gets a verdict, as any object does. */
import assert from "node:assert/strict";
import { generate, validateJson, type ValidateOptions } from "../../engine/mod.ts";
import { openJson } from "../../engine/open/open.ts";
import { judgeWithPatches } from "../../engine/diagnosis/patches.ts";
import { invoiceWith } from "../../cases/json.ts";

/** The ids, severities and pointers of all that is found. */
function placesOn(text: string, options: ValidateOptions = {}): readonly string[] {
  const outcome = validateJson(text, options);
  assert.ok("ok" in outcome);
  const { errors, warnings, information } = outcome.ok;
  return [...errors, ...warnings, ...information].map((it) => `${it.rule} ${it.severity} ${it.location?.pointer}`);
}

for (const [mode, options] of [["by default", {}], ["in strict mode", { strict: true }]] as const) {
  Deno.test(`nesting beyond the limit is a fatal finding where it begins, and the rest is judged, ${mode}`, () => {
    const deep = `${'{"a":['.repeat(60_000)}1${"]}".repeat(60_000)}`;
    const text = invoiceWith({ "/buyer/name": undefined }).replace(/}\s*$/, `,"x":${deep}}`);
    const found = placesOn(text, options);
    assert.ok(found.includes(`ATW-INPUT-TOO-DEEP fatal /x${"/a/0".repeat(49)}/a`));
    assert.ok(found.some((it) => it.startsWith("BR-07 fatal")));
  });

  Deno.test(`more values than the cap are a fatal finding where reading ends, and no rule says more, ${mode}`, () => {
    const text = `{"profile":"en16931","x":[1],"lines":[${Array(260_001).fill("1").join()}],"seller":{}}`;
    const outcome = validateJson(text, options);
    assert.ok("ok" in outcome);
    assert.deepEqual([outcome.ok.valid, outcome.ok.provenance.rules_evaluated], [false, 0]);
    const own = ["ATW-INPUT-TOO-MANY", "ATW-INPUT-TYPE", "ATW-INPUT-UNKNOWN"];
    assert.deepEqual(new Set(placesOn(text, options).map((it) => it.split(" ")[0])), new Set(own));
    assert.ok(placesOn(text, options).includes("ATW-INPUT-TOO-MANY fatal /lines/249995"));
  });
}

Deno.test("nothing is offered as a repair of what was not read to its end", () => {
  const deep = `${"[".repeat(200)}${"]".repeat(200)}`;
  const text = invoiceWith({ "/buyerRefrence": "PO-1" }).replace(/}\s*$/, `,"x":${deep}}`);
  for (const limits of [{}, { values: 30 }]) {
    const opened = openJson(text, { limits });
    assert.ok("ok" in opened);
    const { errors, warnings, patchesFailed } = judgeWithPatches(opened.ok);
    assert.equal(patchesFailed, undefined);
    assert.deepEqual([...errors, ...warnings].filter(({ patch }) => patch !== undefined), []);
  }
});

Deno.test("generate refuses what was not read to its end, with the verdict", () => {
  const text = invoiceWith();
  const outcome = generate(text, { limits: { values: 30 } });
  assert.ok("refused" in outcome);
  assert.deepEqual(outcome.refused.errors.map(({ rule }) => rule), ["ATW-INPUT-TOO-MANY"]);
});
