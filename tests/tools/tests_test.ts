/** How the tests are dealt out to the parts in which they run. */
import assert from "node:assert/strict";
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
