/** The house rules (tools/house_rules.ts) hold in the engine, and find what they are there to find. */
import assert from "node:assert/strict";
import plugin from "../../tools/house_rules.ts";
import { filesBelow, textOf } from "./sources.ts";
import { sampled } from "../support/sweeps.ts";

const engineFiles = filesBelow("engine/", ".ts");

function complaints(path: string, text = textOf(path)): readonly string[] {
  const found = Deno.lint.runPlugin(plugin, path, text);
  return found.map(({ id, message, range: [start] }) => {
    return `${path}:${text.slice(0, start).split("\n").length} ${id.replace("house/", "")}: ${message}`;
  });
}

// `deno lint` looks at all of it.
Deno.test("the engine reads numbers in one place, keeps its types and stays small", () => {
  assert.ok(engineFiles.includes("engine/judge/validate.ts"));
  assert.deepEqual([...sampled(engineFiles, 10)].flatMap((path) => complaints(path)), []);
});

Deno.test("the engine silences neither the compiler nor the linter", () => {
  const silenced = /@ts-(?:ignore|expect-error|nocheck)|deno-lint-ignore|deno-fmt-ignore/;
  assert.deepEqual(engineFiles.filter((path) => silenced.test(textOf(path))), []);
});

const badNumbers = [
  "Number(text)",
  "texts.map(Number)",
  "parseFloat(text)",
  "Number.parseInt(text, 10)",
  "globalThis.parseInt(text)",
  "+text",
  "BigInt(text)",
  "Decimal.parse(text)",
];

for (const code of badNumbers) {
  Deno.test(`${code} is refused in a rule`, () => {
    const [complaint] = complaints("engine/rules/x.ts", `export const it = ${code};\n`);
    assert.match(complaint ?? "", /^engine\/rules\/x\.ts:1 read-numbers-in-one-place/);
  });
}

const fineNumbers = ["Number.MAX_SAFE_INTEGER", "Number.isSafeInteger(it)", "BigInt.asUintN(52, it)", "-1", "a + b"];

for (const code of fineNumbers) {
  Deno.test(`${code} reads no number`, () => {
    assert.deepEqual(complaints("engine/rules/x.ts", `export const it = ${code};\n`), []);
  });
}

Deno.test("decimal.ts and values.ts read numbers, and so may what is outside the engine", () => {
  for (const path of ["engine/model/decimal.ts", "engine/syntax/values.ts", "host/x.ts", "/any/where/host/x.ts"]) {
    assert.deepEqual(complaints(path, "export const it = +text;\n"), []);
  }
});

for (const code of ["it as any", "it!", "it as unknown as string", "[] as any[]"]) {
  Deno.test(`${code} is refused everywhere`, () => {
    for (const path of ["engine/x.ts", "host/x.ts", "tests/x_test.ts"]) {
      const [complaint] = complaints(path, `export const that = ${code};\n`);
      assert.match(complaint ?? "", / keep-the-types: /, path);
    }
  });
}

const fortyOne = `export function long() {\n${"  step();\n".repeat(39)}}\n`;

Deno.test("a function of 41 lines is refused, one of 40 is not", () => {
  assert.match(complaints("engine/x.ts", fortyOne).join(), /A function of 41 lines/);
  assert.deepEqual(complaints("engine/x.ts", fortyOne.replace("  step();\n", "")), []);
});

Deno.test("a file of 301 lines is refused, one of 300 is not, and neither is a table", () => {
  const text = "step();\n".repeat(301);
  assert.match(complaints("engine/rules/x.ts", text).join(), /A file of 301 lines/);
  assert.deepEqual(complaints("engine/rules/x.ts", text.replace("step();\n", "")), []);
  for (
    const table of [
      "engine/texts/en/vat.ts",
      "engine/model/terms.ts",
      "engine/syntax/ubl.ts",
    ]
  ) {
    assert.deepEqual(complaints(table, text), []);
  }
});

const laterCode = [
  "Map.groupBy(items, keyOf)",
  "Promise.withResolvers()",
  "bytes.toHex()",
  "one.union(other)",
  "map.values().map(textOf)",
  "text.matchAll(pattern).toArray()",
  "new Float16Array(2)",
  "/(?i:vat)/",
];

for (const code of laterCode) {
  Deno.test(`${code} is refused in what is delivered, and not on the server`, () => {
    for (const path of ["engine/open/x.ts", "web/browser/x.ts", "packages/npm/x.ts", "packages/wasm/x.ts"]) {
      const found = complaints(path, `export const it = ${code};\n`);
      assert.ok(found.some((it) => it.startsWith(`${path}:1 run-on-older-machines`)), found.join("\n"));
    }
    const onServer = complaints("host/x.ts", `export const it = ${code};\n`);
    assert.deepEqual(onServer.filter((it) => it.includes("run-on-older-machines")), []);
  });
}

for (
  const code of ["Object.values(it).map(textOf)", "[...map.values()].map(textOf)", "list.map(textOf)", "union(a, b)"]
) {
  Deno.test(`${code} runs on Node 20 and in browsers of 2023`, () => {
    assert.deepEqual(complaints("engine/open/x.ts", `export const it = ${code};\n`), []);
  });
}
