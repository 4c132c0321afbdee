/** What the pages say is said in every language, and in its own words. */
import assert from "node:assert/strict";
import { type LanguageTag, languageTags, loadPageTexts, loadTexts } from "../../web/texts/languages.ts";
import { loadManyTexts } from "../../web/texts/many/load.ts";
import { shopWords } from "../../web/shop/said.ts";
import { loadWritingTexts } from "../../web/texts/writing/load.ts";
import { loadWorkbenchTexts } from "../../web/workbench/texts/languages.ts";
import { loadRepairTexts } from "../../web/texts/repairs/load.ts";

/** Every text of the pages by its path. */
async function said(tag: LanguageTag): Promise<ReadonlyMap<string, string>> {
  const [page, { ui }, ...parts] = await Promise.all([
    loadPageTexts(tag),
    loadTexts(tag),
    loadRepairTexts(tag),
    loadManyTexts(tag),
    Promise.resolve(shopWords[tag]),
    loadWritingTexts(tag),
    loadWorkbenchTexts(tag),
  ]);
  return new Map(flat({ page, ui, parts }, ""));
}

function flat(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flat(child, `${path}.${key}`));
}

function places(text: string): readonly string[] {
  return [...text.matchAll(/\{\d\}/g)].map(([found]) => found).sort();
}

for (const tag of languageTags) {
  Deno.test(`no text of the pages is empty in ${tag}, and placeholders are those of the English one`, async () => {
    const [own, english] = [await said(tag), await said("en")];
    assert.ok(own.size > 50);
    for (const [path, text] of own) {
      assert.notEqual(text.trim(), "", path);
      assert.deepEqual(places(text), places(english.get(path) ?? ""), path);
    }
  });
}

for (const tag of languageTags.filter((it) => it !== "en")) {
  Deno.test(`sentences of the pages are not English in ${tag}`, async () => {
    const [own, english] = [await said(tag), await said("en")];
    const same = [...own].filter(([path, text]) => /[a-z] [a-z]/.test(text) && english.get(path) === text);
    assert.deepEqual(same, []);
  });
}
