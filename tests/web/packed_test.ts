/** Languages are packed for the pages, and come out as they were. */
import assert from "node:assert/strict";
import { loadTexts } from "../../engine/locales.ts";
import { languageTags, loadPageTexts } from "../../web/texts/languages.ts";
import { packed, type TextTree, unpacked } from "../../web/texts/packed.ts";

const english: TextTree = {
  start: "Start",
  rules: { A: { message: "It must be there.", fix: "Give it." }, B: { message: "It is {actual}.", fix: "Mend it." } },
};

Deno.test("unpacked() makes of what was packed the same texts, also of sentences that one language does not have", () => {
  const german: TextTree = {
    start: "Anfang",
    more: { A: "Nur deutsch." },
    rules: {
      A: { message: "Es muss da sein.", fix: "Geben Sie es an." },
      B: { message: "Es ist {actual}.", absent: "Es fehlt." },
    },
  };
  assert.deepEqual(unpacked(packed(german, english), english), german);
});

Deno.test("packed() leaves out what rules require, which no finding says", () => {
  const texts: TextTree = { ...english, rules: { A: { requires: "Only here.", message: "It.", fix: "Give it." } } };
  assert.doesNotMatch(packed(texts, english), /Only here/);
});

Deno.test("packed() takes no sentence of several lines, for every line is a sentence", () => {
  assert.throws(() => packed({ start: "One\nTwo" }, english), RangeError);
});

for (const tag of languageTags.filter((it) => it !== "en")) {
  Deno.test(`what findings and pages say in ${tag} is the same when it was packed`, async () => {
    const [findings, pages] = [asTexts(await loadTexts(tag)), asTexts(await loadPageTexts(tag))];
    const [likeFindings, likePages] = [asTexts(await loadTexts("en")), asTexts(await loadPageTexts("en"))];
    assert.deepEqual(unpacked(packed(findings, likeFindings), likeFindings), withoutRequires(findings));
    assert.deepEqual(unpacked(packed(pages, likePages), likePages), pages);
  });
}

function asTexts(texts: object): TextTree {
  return JSON.parse(JSON.stringify(texts));
}

function withoutRequires(texts: TextTree): TextTree {
  const left = Object.entries(texts).filter(([key]) => key !== "requires");
  return Object.fromEntries(
    left.map(([key, value]) => [key, typeof value === "string" ? value : withoutRequires(value)]),
  );
}
