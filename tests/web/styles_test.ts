/** The styles of the pages: sizes of text, distances and corners are those of the scales in page.css. */
import assert from "node:assert/strict";

const folder = new URL("../../web/assets/", import.meta.url);
const sheets = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.endsWith(".css"));

const properties = "font-size|border-radius|(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?";
const declared = new RegExp(`^\\s*(?:${properties}): ([^;]*)`, "gm");

/** Up to here, distances are of the scale; what is larger is the room of one place. */
const LARGEST = 2.5;

function ownLengths(css: string): readonly string[] {
  return [...css.matchAll(declared)].flatMap(([whole, value = ""]) => {
    const plain = value.replaceAll(/(?:calc|clamp|min|max|var)\(.*\)/g, "");
    const lengths = [...plain.matchAll(/(?<![-\d.])[\d.]+(?=rem)/g)].map(([it]) => Number(it));
    return lengths.some((it) => it <= LARGEST) ? [whole.trim()] : [];
  });
}

for (const name of sheets) {
  Deno.test(`${name} has no size of text, distance or corner of its own`, () => {
    assert.deepEqual(ownLengths(Deno.readTextFileSync(new URL(name, folder))), []);
  });
}

Deno.test("a length of its own is found beside one of the scale, and one that depends on the screen is left alone", () => {
  assert.deepEqual(
    ownLengths("a {\n  padding: var(--space-1) 0.7rem;\n  gap: clamp(1rem, 3vw, 2rem);\n  margin: -1rem 0 3rem;\n}"),
    ["padding: var(--space-1) 0.7rem"],
  );
});
