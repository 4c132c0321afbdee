/** The changes that `deno task tool mutation` makes. */
import assert from "node:assert/strict";
import { boundariesOf } from "../../tools/mutation/boundaries.ts";
import { compilerOf, isRefused } from "../../tools/mutation/compiler.ts";
import { changed, mutantsOf } from "../../tools/mutation/mutants.ts";
import { hashOf, keepReach, keptReach, linesReached, ranges, type Reach, reaches } from "../../tools/mutation/reach.ts";
import { batches, nearestFirst } from "../../tools/mutation/runs.ts";
import { farTests, isNear, testsNear } from "../../tools/mutation/tests.ts";

const source = {
  name: "engine/x.ts",
  content: `export function isFree(total: number): boolean {
  return total <= 0;
}
export const name = "free";
`,
};

Deno.test("mutantsOf() changes operators and conditions, says where, and leaves texts alone", async () => {
  const changes = (await mutantsOf([source])).map(({ line, was, becomes }) => [line, was, becomes]);
  assert.ok(changes.some((it) => it.join() === [2, "total <= 0", "total < 0"].join()), `${changes}`);
  assert.ok(changes.some((it) => it.join() === [2, "total <= 0", "total > 0"].join()), `${changes}`);
  assert.deepEqual(changes.filter(([line]) => line !== 2), []);
});

Deno.test("changed() puts a mutant where it was found, and changes nothing else", async () => {
  const mutant = (await mutantsOf([source])).find(({ becomes }) => becomes === "total < 0");
  assert.ok(mutant);
  assert.equal(changed(source.content, mutant), source.content.replace("total <= 0", "total < 0"));
});

Deno.test("mutantsOf() leaves a block where it takes a call away, so that the compiler takes what is left", async () => {
  const content = "export function f(is: boolean, call: () => void): void {\n  if (is) call();\n}\n";
  const removed = (await mutantsOf([{ name: "engine/x.ts", content }])).find(({ was }) => was === "call();");
  assert.ok(removed);
  assert.ok(changed(content, removed).includes("if (is) {}\n"));
});

/** What a line of code becomes, by the changes of its boundaries. */
function moved(content: string): readonly string[] {
  return boundariesOf([{ name: "engine/x.ts", content }]).map((it) => changed(content, it));
}

const boundaries: Readonly<Record<string, readonly [code: string, ...becomes: readonly string[]]>> = {
  "a bound is taken in or left out": ["a < b", "a <= b"],
  "so is an upper one": ["a >= b", "a > b"],
  "a number is one less or one more": ["f(1_000)", "f(999)", "f(1001)"],
  "there is something below nothing": ["f(0n)", "f((-1n))", "f(1n)"],
  "a list loses its first or its last": ["f([a, b, c])", "f([b, c])", "f([a, b])"],
  "so does one of codes in a text": ['f("380 381 AB ")', 'f("381 AB ")', 'f("380 381 ")'],
  "with commas between them, too": ['f("S,Z,AE")', 'f("Z,AE")', 'f("S,Z")'],
  "a pattern takes one sign more or less": ["f(/^[0-9]{13}$/)", "f(/^[0-9]{12}$/)", "f(/^[0-9]{14}$/)"],
  "and never fewer than none": ["f(/a{0,1}/)", "f(/a{1,1}/)", "f(/a{0,0}/)", "f(/a{0,2}/)"],
  "nor at most fewer than at least": ["f(/a{2,2}/)", "f(/a{1,2}/)", "f(/a{2,3}/)"],
  "a brace that stands for itself counts nothing": ["f(/\\{1\\}/)"],
  "words are no codes": ['f("no such thing")'],
  "equality has no bound": ["a === b"],
  "a row of a list and what is taken apart are no lists": ["const [x, y] = [a, b]; [x, y] = [y, x]; f([[a, b]])"],
  "a type is gone when the program runs": ["const x: readonly [1, 2] = y"],
  "a fraction has no neighbour": ["f(0.5)"],
};

for (const [what, [code, ...becomes]] of Object.entries(boundaries)) {
  Deno.test(`boundariesOf(): ${what}`, () => assert.deepEqual(moved(code), becomes));
}

Deno.test("boundariesOf() says where, and asks the compiler where it may refuse", () => {
  const asked = boundariesOf([{ name: "engine/x.ts", content: "const a = 1; f(b - 2, c > -3, d[4], e === 5);" }]);
  assert.deepEqual(asked.filter((it) => it.mayBeRefused).map(({ was }) => was), ["4", "4", "5", "5"]);
  const [bound, first] = boundariesOf([{ name: "engine/x.ts", content: "a;\nif (a < b) f([c, d]);\n" }]);
  assert.ok(bound && first);
  assert.deepEqual([bound.file, bound.line, bound.was, bound.mayBeRefused], ["engine/x.ts", 2, "a < b", undefined]);
  assert.deepEqual([first.was, first.mayBeRefused], ["[c, d]", true]);
});

Deno.test("linesReached() reads the lines that were run out of a report of coverage, by file", () => {
  const lcov =
    "SF:/copy/engine/x.ts\nDA:1,1\nDA:2,0\nDA:3,12\nend_of_record\nSF:/copy/engine/y.ts\nDA:2,0\nend_of_record\n";
  assert.deepEqual([...linesReached(lcov, "/copy")], [["engine/x.ts", [1, 3]], ["engine/y.ts", []]]);
});

/** What a test file with that content reached, in so much time. */
function reachOf(file: string, ms = 10, lines: readonly number[] = [2]): Reach {
  const files = { "engine/x.ts": [hashOf("content"), ranges(lines)] } as const;
  return { file, ms, at: 0, of: hashOf(`the content of ${file}`), files };
}

Deno.test("reaches(): the lines that ran count, and all of a file that has changed since", () => {
  const reach = reachOf("tests/x_test.ts", 1, [2, 3, 4, 7, 9, 10]);
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const those = (content: string) => lines.filter((line) => reaches(reach, "engine/x.ts", content, line));
  assert.deepEqual(those("content"), [2, 3, 4, 7, 9, 10]);
  assert.deepEqual(those("other content"), lines);
  assert.equal(reaches(reach, "engine/y.ts", "content", 2), false);
});

Deno.test("keptReach() has what was kept of a test file, until that changes", () => {
  const folder = Deno.makeTempDirSync();
  try {
    const reach = reachOf("tests/engine/x_test.ts");
    keepReach(`${folder}/kept`, reach);
    assert.deepEqual(keptReach(`${folder}/kept`, reach.file, `the content of ${reach.file}`), reach);
    assert.equal(keptReach(`${folder}/kept`, reach.file, "another one"), undefined);
    assert.equal(keptReach(`${folder}/kept`, "tests/engine/y_test.ts", "any"), undefined);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("isRefused() asks the compiler for a change alone, of what it may refuse", () => {
  const folder = `${Deno.makeTempDirSync()}/`;
  try {
    const content = "export const day: 1 | 2 = 2;\nexport const unknown = Deno;\n";
    Deno.writeTextFileSync(`${folder}x.ts`, content);
    Deno.writeTextFileSync(`${folder}types.d.ts`, "interface Console { log(text: string): void }\n");
    const compiler = compilerOf(folder, `${folder}types.d.ts`);
    const [less, more] = boundariesOf([{ name: "x.ts", content }]);
    assert.ok(less && more);
    assert.deepEqual([less.becomes, more.becomes], ["1", "3"]);
    assert.equal(isRefused(compiler, content, { ...less, mayBeRefused: true }), false);
    assert.equal(isRefused(compiler, content, { ...more, mayBeRefused: true }), true);
    assert.equal(isRefused(compiler, content, { ...more, mayBeRefused: false }), false);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("nearestFirst(): what noticed a change of the file before, then what is called alike, then what is quick", () => {
  const mutant = { file: "engine/xml/reader.ts", line: 1, was: "", becomes: "", start: 0, end: 0 };
  const tests = ["engine/slow", "engine/quick", "engine/xml_reader", "rules/other"].map((name, at) => {
    return reachOf(`tests/${name}_test.ts`, 9 - at);
  });
  const order = (noticed: ReadonlyMap<string, number>) => {
    return nearestFirst(mutant, tests, noticed).map(({ file }) => /(\w+)_test/.exec(file)?.[1]);
  };
  assert.deepEqual(order(new Map()), ["xml_reader", "quick", "slow", "other"]);
  const noticed = new Map([
    ["engine/xml/reader.ts tests/rules/other_test.ts", 1],
    ["engine/y.ts tests/engine/slow_test.ts", 5],
  ]);
  assert.deepEqual(order(noticed), ["other", "xml_reader", "quick", "slow"]);
});

Deno.test("testsNear() has the quick tests of a file's part, and farTests() the slow ones, too", () => {
  const near = testsNear(["engine/pdf/extract.ts"]);
  assert.ok(near.includes("tests/pdf/extract_test.ts") && !near.includes("tests/engine/reader_test.ts"));
  assert.ok(!near.includes("tests/pdf/hostile_test.ts") && farTests().includes("tests/pdf/hostile_test.ts"));
  assert.ok(testsNear(["engine/explain/guide.ts"]).includes("tests/cli/explain_test.ts"));
  assert.equal(isNear("tests/cli/explain_test.ts", "engine/xml/reader.ts"), false);
  assert.equal(isNear("tests/engine/mishap_values_test.ts", "engine/diagnosis/bench.ts"), true, "by what it shares");
  assert.equal(isNear("tests/engine/mishap_values_test.ts", "engine/repair/mod.ts"), false);
});

Deno.test("testsNear() has tests for every room of the engine, the host and the web, and no test that measures nothing", () => {
  for (const floor of ["engine", "host", "web"]) {
    for (const { name, isDirectory } of Deno.readDirSync(new URL(`../../${floor}/`, import.meta.url))) {
      if (!isDirectory || ["data", "typefaces"].includes(name)) continue;
      const near = testsNear([`${floor}/${name}/any.ts`]);
      assert.notEqual(near.length, 0, `${floor}/${name}`);
      assert.ok(!near.includes("tests/http/server_test.ts"));
    }
  }
  assert.ok(isNear("tests/billing/events_test.ts", "host/providers/stripe/client.ts"));
  assert.ok(!isNear("tests/http/vat_lookup_test.ts", "host/providers/stripe/client.ts"));
});

Deno.test("batches() grow, are in order, and take no longer than they may in all", () => {
  const tests = Array.from({ length: 18 }, (_, at) => reachOf(String.fromCharCode(97 + at)));
  const files = (most: number) => batches(tests, most).map((batch) => batch.map(({ file }) => file).join(""));
  assert.deepEqual(files(Infinity), ["a", "bcd", "efghijklm", "nopqr"]);
  assert.deepEqual(files(40), ["a", "bcd"]);
  assert.deepEqual(files(39), ["a", "bc"]);
  assert.deepEqual(files(9), []);
});
