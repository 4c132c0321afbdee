import assert from "node:assert/strict";
import { de } from "../../engine/texts/de/index.ts";
import { ruleTexts } from "../support/texts.ts";
import type { Text } from "../../engine/texts/text.ts";

const texts: readonly (readonly [string, Text])[] = [...ruleTexts(de), ...Object.entries(de.service)];

Deno.test("German sentences have German quotation marks, in pairs, and no space before a stop", () => {
  for (const [id, { requires, message, absent, fix }] of texts) {
    for (const sentence of [requires, message, absent, fix, de.truncated].filter((it) => it !== undefined)) {
      assert.doesNotMatch(sentence, /['"”«»]/, id);
      assert.doesNotMatch(sentence, / [.,;:!?]| {2}/, id);
      assert.match(sentence, /^[^„“]*(?:„[^„“]+“[^„“]*)*$/, id);
    }
  }
});

Deno.test("a finding between German parties says so, and goes on with a sentence of its own", () => {
  for (const [id, { message }] of texts.filter(([id]) => id.startsWith("DE-R-"))) {
    assert.match(message, / gilt: \p{Lu}/u, id);
  }
});
