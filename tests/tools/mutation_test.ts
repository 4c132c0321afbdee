/** The changes that `deno task mutation` makes. */
import assert from "node:assert/strict";
import { changed, mutantsOf } from "../../tools/mutation/mutants.ts";
import { batches, linesReached } from "../../tools/mutation/runs.ts";
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

Deno.test("linesReached() reads the lines that were run out of a report of coverage", () => {
  const lcov =
    "SF:/copy/engine/x.ts\nDA:1,1\nDA:2,0\nDA:3,12\nend_of_record\nSF:/copy/engine/y.ts\nDA:2,3\nend_of_record\n";
  assert.deepEqual([...linesReached(lcov, "/copy")], ["engine/x.ts:1", "engine/x.ts:3", "engine/y.ts:2"]);
});

Deno.test("testsNear() has the quick tests of a file's part, and farTests() the slow ones, too", () => {
  const near = testsNear(["engine/pdf/extract.ts"]);
  assert.ok(near.includes("tests/pdf/extract_test.ts") && !near.includes("tests/engine/reader_test.ts"));
  assert.ok(!near.includes("tests/pdf/hostile_test.ts") && farTests().includes("tests/pdf/hostile_test.ts"));
  assert.ok(testsNear(["engine/explain/guide.ts"]).includes("tests/cli/explain_test.ts"));
  assert.equal(isNear("tests/cli/explain_test.ts", "engine/xml/reader.ts"), false);
});

Deno.test("testsNear() has tests for every room of the engine, the host and the web, and none that measures nothing", () => {
  for (const floor of ["engine", "host", "web"]) {
    for (const { name, isDirectory } of Deno.readDirSync(new URL(`../../${floor}/`, import.meta.url))) {
      if (!isDirectory || name === "data") continue;
      const near = testsNear([`${floor}/${name}/any.ts`]);
      assert.notEqual(near.length, 0, `${floor}/${name}`);
      assert.ok(!near.includes("tests/http/server_test.ts"));
    }
  }
  assert.ok(isNear("tests/billing/events_test.ts", "host/providers/stripe/client.ts"));
  assert.ok(!isNear("tests/http/vat_lookup_test.ts", "host/providers/stripe/client.ts"));
});

Deno.test("batches() grow, are in order, and take no longer than they may in all", () => {
  const tests = Array.from({ length: 9 }, (_, at) => ({ file: `${at}`, ms: 10, reached: new Set<string>() }));
  const files = (most: number) => batches(tests, most).map((batch) => batch.map(({ file }) => file).join(""));
  assert.deepEqual(files(Infinity), ["0", "12", "3456", "78"]);
  assert.deepEqual(files(40), ["0", "12", "3"]);
  assert.deepEqual(files(9), []);
});
