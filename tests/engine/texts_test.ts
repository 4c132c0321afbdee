import assert from "node:assert/strict";
import { codeLists } from "../../engine/model/codes/index.ts";
import { isGroupId, isTermId, termRows } from "../../engine/model/terms.ts";
import { validate } from "../../engine/mod.ts";
import { drop, type Edit, set } from "../../engine/rules/case.ts";
import { en16931 } from "../../engine/rules/index.ts";
import type { Rule } from "../../engine/rules/rule.ts";
import { en } from "../../engine/texts/en/index.ts";
import { fill, messageFor, type Text } from "../../engine/texts/text.ts";
import { documentOf } from "../support/edit.ts";

const { generic, rules, service } = en;
const ruleTexts: readonly (readonly [string, Text])[] = Object.entries(rules);
const serviceTexts: readonly (readonly [string, Text])[] = Object.entries(service);
const allTexts = [...ruleTexts, ...serviceTexts];

/** The sentences of a text: all of it but the example. */
function sentences({ requires, message, absent, fix }: Text): readonly string[] {
  return [requires, message, absent, fix].filter((it) => it !== undefined);
}

function placeholdersOf(sentence: string): readonly string[] {
  return sentence.match(/\{[^}]*\}?/g) ?? [];
}

/** The words of a sentence, for a comparison that stops and capitals do not mislead. */
function wordsOf(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}{}-]+/gu) ?? []).join(" ");
}

Deno.test("a fix never repeats the message", () => {
  for (const [id, text] of allTexts) {
    const fix = wordsOf(text.fix);
    for (const message of [text.message, text.requires, text.absent].filter((it) => it !== undefined).map(wordsOf)) {
      assert.ok(!message.includes(fix) && !fix.includes(message), id);
    }
  }
});

Deno.test("a message with placeholders has a general statement beside it, without any", () => {
  for (const [id, { requires, message }] of allTexts) {
    assert.ok(requires !== undefined || placeholdersOf(message).length === 0, id);
    assert.deepEqual(placeholdersOf(requires ?? ""), [], id);
  }
});

Deno.test("no text has an unknown placeholder", () => {
  const known = (names: readonly string[]) => (placeholder: string) => names.includes(placeholder);
  for (const [id, text] of ruleTexts) {
    assert.ok(sentences(text).flatMap(placeholdersOf).every(known(["{actual}", "{expected}"])), id);
  }
  for (const [id, text] of serviceTexts) {
    assert.ok(sentences(text).flatMap(placeholdersOf).every(known(["{actual}", "{expected}", "{rules}"])), id);
  }
});

Deno.test("a message for absent values stands only beside one that quotes values, and its fix quotes none", () => {
  for (const [id, { message, absent, fix }] of allTexts) {
    if (absent === undefined) continue;
    assert.notDeepEqual(placeholdersOf(message), [], id);
    assert.deepEqual(placeholdersOf(fix), [], id);
  }
});

Deno.test("a fix quotes nothing that the message does not quote", () => {
  for (const [id, { message, fix }] of allTexts) {
    const quoted = placeholdersOf(message);
    assert.deepEqual(placeholdersOf(fix).filter((it) => !quoted.includes(it)), [], id);
  }
});

Deno.test("every text ends with a full stop, and begins with a capital", () => {
  for (const [id, text] of allTexts) {
    for (const sentence of sentences(text)) assert.match(sentence, /^\p{Lu}.*[^.]\.$/u, id);
  }
});

Deno.test("the text of every rule names a business term or group", () => {
  for (const [id, { requires, message }] of ruleTexts) assert.match(requires ?? message, /\bB[TG]-\d/, id);
});

Deno.test("the terms and groups that a text names exist", () => {
  for (const [id, text] of allTexts) {
    const named = sentences(text).join(" ").match(/\bB[TG]-[\d-]*\d/g) ?? [];
    assert.deepEqual(named.filter((it) => !isTermId(it) && !isGroupId(it)), [], id);
  }
});

Deno.test("the texts of the code rules name the list that the terms take their codes from", () => {
  const table: Readonly<Record<string, Rule>> = en16931;
  for (const [id, { message }] of ruleTexts.filter(([id]) => id.startsWith("BR-CL-"))) {
    for (const term of table[id]?.terms ?? []) {
      const list = isGroupId(term) ? undefined : termRows[term].codes;
      if (list !== undefined) assert.ok(message.includes(codeLists[list].title), `${id}, ${term}`);
    }
  }
});

const quoting: Text = {
  message: "It is {actual}, not {expected}.",
  absent: "One of {actual} and {expected} is lacking.",
  fix: "Mend it.",
};

Deno.test("messageFor() takes the message for absent values where one that the message quotes is absent or empty", () => {
  const { message, absent } = quoting;
  assert.equal(messageFor(quoting, { actual: "1", expected: "2" }), message);
  assert.equal(messageFor(quoting, { actual: "1" }), absent);
  assert.equal(messageFor(quoting, { actual: "", expected: "2" }), absent);
  assert.equal(messageFor({ ...quoting, message: "It is {actual}." }, { actual: "1" }), "It is {actual}.");
  assert.equal(messageFor({ message, fix: quoting.fix }, {}), message);
});

Deno.test("fill() writes a word of its own for an absent value, and shortens a long one", () => {
  assert.equal(fill(quoting.message, { actual: "1", expected: "" }, "missing"), "It is 1, not missing.");
  assert.equal(fill("{actual}", { actual: "x".repeat(80) }, "missing"), "x".repeat(80));
  assert.equal(fill("{actual}", { actual: "x".repeat(81) }, "missing"), `${"x".repeat(77)}…`);
  assert.equal(fill("{expected}", generic, ""), generic.expected);
});

function messagesOf(rule: string, ...edits: readonly Edit[]): readonly string[] {
  const outcome = validate(documentOf({ why: "of its text", edits }, "ubl"));
  assert.ok("ok" in outcome, "the document is read");
  return outcome.ok.errors.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

Deno.test("validate() quotes both totals where they differ, and says what is lacking where one is not known", () => {
  const wrong = messagesOf("BR-CO-15", set("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "9999.99"));
  assert.match(wrong.join(), /BT-112\) is 9999\.99; .* gives [\d.]+\.$/);
  const unknown = messagesOf("BR-CO-15", drop("cac:TaxTotal"));
  assert.deepEqual(unknown, [rules["BR-CO-15"].absent]);
});
