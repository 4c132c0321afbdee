/** The words of the field: one name for a thing in each language, as docs/glossary.md has them. */
import assert from "node:assert/strict";
import { filesBelow, textOf } from "./sources.ts";

/** The rows of the table, a cell a column. */
const rows = textOf("docs/glossary.md").split("\n").filter((line) => line.startsWith("| ")).slice(2)
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

/** Everything that holds words for people. */
const texts = ["engine/texts/", "engine/diagnosis/texts/", "engine/pdf/write/", "host/", "web/"].flatMap((
  folder,
) => [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".tsx")]).map((path) => [path, textOf(path)] as const);

Deno.test("the glossary has a name of everything in each language, and names that are not used", () => {
  assert.ok(rows.length > 5);
  for (const cells of rows) assert.ok(cells.length === 4 && cells.every((cell) => cell !== ""), cells.join(" | "));
});

for (const [english = "", german = "", french = "", unused = ""] of rows) {
  Deno.test(`${english} is ${german} and ${french}, and nothing else`, () => {
    for (const word of unused.split(",").map((it) => it.trim())) {
      const form = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])(?!-)`, "iu");
      const found = texts.filter(([, text]) => form.test(text)).map(([path]) => path);
      assert.deepEqual(found, [], `"${word}" is not used: ${german}, ${french}`);
    }
  });
}

Deno.test("each name that the glossary gives is used", () => {
  const all = texts.map(([, text]) => text).join("\n").toLowerCase();
  const unused = rows.flatMap(([, german = "", french = ""]) => [...german.split(", "), ...french.split(", ")])
    // In sentences the first word is declined.
    .map((name) => name.replace(/^offiziell\S*|^officielle?s?/, "").trim().toLowerCase())
    .filter((name) => !all.includes(name));
  assert.deepEqual(unused, []);
});
