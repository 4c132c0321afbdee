/** How the field asks for a value: in every language, in sentences of its own, with where the answer stands. */
import assert from "node:assert/strict";
import { loadWords } from "../../engine/diagnosis/words.ts";
import { questionIn } from "../../engine/diagnosis/texts/words.ts";
import { askedTerms, askIn } from "../../engine/diagnosis/texts/asks/asks.ts";
import { languages } from "../../engine/locales.ts";

for (const language of languages) {
  Deno.test(`each term is asked for by a question, and says where the answer stands, in ${language}`, async () => {
    const { asks, termTitle } = await loadWords(language);
    const questions = askedTerms.map((id) => asks[id].question);
    assert.equal(new Set(questions).size, questions.length);
    for (const id of askedTerms) {
      assert.match(asks[id].question, /^\p{Lu}[^{}]+\?$/u, id);
      assert.match(asks[id].where, /^[\p{Lu}\d][^{}]+\.$/u, id);
      assert.ok(!asks[id].question.includes(id), "a question is no title put into a slot");
      assert.notEqual(asks[id].question, termTitle(id));
    }
  });
}

Deno.test("no question and no place is said in English in another language", async () => {
  const said = await Promise.all(languages.map(async (it) => (await loadWords(it)).asks));
  const [english, ...others] = said;
  for (const asks of others) {
    for (const id of askedTerms) {
      assert.notEqual(asks[id].question, english?.[id].question, id);
      assert.notEqual(asks[id].where, english?.[id].where, id);
    }
  }
});

Deno.test("a value in a line is asked for with its line, and the scheme of an identifier by its title", async () => {
  const words = await loadWords("de");
  assert.equal(
    questionIn({ id: "BT-146", pointer: "/lines/2/unitPrice" }, words),
    "Was kostet eine Einheit ohne Umsatzsteuer? (Position 3)",
  );
  assert.equal(
    questionIn({ id: "BT-10", pointer: "/buyerReference" }, words),
    "Welche Leitweg-ID oder Referenz hat Ihnen der Käufer genannt?",
  );
  assert.equal(questionIn({ id: "BT-49", pointer: "/buyer/electronicAddress/schemeId" }, words), undefined);
  assert.equal(askIn(words.asks, "BT-131"), undefined);
});
