/** How the tests are dealt out to the parts in which they run. */
import assert from "node:assert/strict";
import { isMark, slowest, slowestSaid } from "../../tools/test_report.ts";
import { MOST, parts } from "../../tools/tests.ts";
import { filesBelow } from "../house/sources.ts";

const files = filesBelow("tests/", "_test.ts");

Deno.test("every test file is in one part, with others of its room alone", () => {
  const dealt = parts(files).flatMap((part) => part.files);
  assert.ok(files.length > 300);
  assert.deepEqual(dealt.toSorted(), files.toSorted());
  for (const { name, files: own } of parts(files)) {
    assert.deepEqual(new Set(own.map((path) => path.split("/")[1])), new Set([name.replace(/_\d+$/, "")]), name);
  }
});

Deno.test("a part has its own name, and no more files than one core has time for at the end", () => {
  const names = parts(files).map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const { name, files: own } of parts(files)) assert.ok(own.length > 0 && own.length <= MOST, name);
});

Deno.test("a room is begun with whose tests wait for processes of their own, and one that is new is run, too", () => {
  const rooms = parts(["tests/a/x_test.ts", "tests/http/x_test.ts", "tests/delivered/x_test.ts"]);
  assert.deepEqual(rooms.map(({ name }) => name), ["delivered", "http", "a"]);
});

Deno.test("of a report, the slowest tests are those that took a second and more, the longest first, by their names", () => {
  const test = (name: string, time: string) =>
    `<testcase name="${name}" classname="./a.ts" time="${time}" line="1">\n</testcase>`;
  const report = [test("a", "0.999"), test("b &lt;x&gt; &amp; &quot;y&quot;", "1.000"), test("c", "12.250")].join("\n");
  assert.deepEqual(slowest(report), [{ name: "c", seconds: 12.25 }, { name: 'b <x> & "y"', seconds: 1 }]);
  assert.match(slowestSaid(slowest(report)), /:\n {4}12\.3 s {2}c\n {5}1\.0 s {2}b <x> & "y"\n$/);
  assert.equal(slowestSaid([]), "");
});

Deno.test("how each test ended is not said again, and what failed is", () => {
  const lines = [".", "!", ",", "\u001b[38;5;245m.\u001b[0m", "", " ERRORS ", "...", "ok | 1 passed | 0 failed (1s)"];
  assert.deepEqual(lines.filter((line) => !isMark(line)), ["", " ERRORS ", "...", "ok | 1 passed | 0 failed (1s)"]);
});
