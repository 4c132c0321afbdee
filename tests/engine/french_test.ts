import assert from "node:assert/strict";
import { fr } from "../../engine/texts/fr/index.ts";
import { typeset, typesetAll } from "../../engine/texts/fr/typography.ts";
import { ruleTexts } from "../support/texts.ts";
import type { Text } from "../../engine/texts/text.ts";

const texts: readonly (readonly [string, Text])[] = [...ruleTexts(fr), ...Object.entries(fr.service)];

Deno.test("typeset() sets a space that does not break before high punctuation and inside quotation marks", () => {
  assert.equal(typeset("Ici : « a » ; ou 5 % !"), "Ici\u00a0: «\u00a0a\u00a0»\u00a0; ou 5\u00a0%\u00a0!");
  assert.equal(typeset("urn:x:y, 12:30"), "urn:x:y, 12:30");
});

Deno.test("typesetAll() sets every sentence of a text", () => {
  const sentence = "Ici : rien.";
  const all = { requires: sentence, message: sentence, absent: sentence, fix: sentence };
  const { made } = typesetAll({ made: all });
  assert.deepEqual(made, {
    requires: typeset(sentence),
    message: typeset(sentence),
    absent: typeset(sentence),
    fix: typeset(sentence),
  });
  assert.deepEqual(typesetAll({ made: { message: sentence, fix: sentence } }), {
    made: { message: typeset(sentence), fix: typeset(sentence) },
  });
});

Deno.test("French sentences have French quotation marks, apostrophes and spaces", () => {
  for (const [id, { requires, message, absent, fix }] of texts) {
    for (const sentence of [requires, message, absent, fix, fr.truncated].filter((it) => it !== undefined)) {
      assert.doesNotMatch(sentence, /['"“”]/, id);
      assert.doesNotMatch(sentence, / [:;!?»%]|« |\p{L}[;!?»]|«\S/u, id);
      assert.doesNotMatch(sentence, /[\u00a0 ]{2}|\u00a0[,.]/, id);
    }
  }
});
