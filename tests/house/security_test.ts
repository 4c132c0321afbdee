/** Each row of the threat model names a test that is there. */
import assert from "node:assert/strict";
import { textOf } from "./sources.ts";

const rows = [...textOf("docs/protections.md").matchAll(/\| `(tests\/[\w/]+\.ts)`: (.+?) *\|$/gm)]
  .map(([, file = "", title = ""]) => ({ file, title }));

Deno.test("the threat model has a test in every row", () => {
  const model = /\| threat[\s\S]*?\n\n/.exec(textOf("docs/protections.md"))?.[0] ?? "";
  assert.equal(rows.length, model.trim().split("\n").length - 2);
});

for (const { file, title } of rows) {
  Deno.test(`the threat model names a test of ${file}: ${title}`, () => {
    assert.ok(textOf(file).includes(`"${title}"`), `${file} has no test of this name`);
  });
}
