import assert from "node:assert/strict";
import { codeLists } from "../../engine/model/codes/index.ts";
import { isGroupId, isTermId, termRows } from "../../engine/model/terms.ts";
import { languages, loadOfficialTexts, loadTexts } from "../../engine/locales.ts";
import { explainAll, type Explanation, validate } from "../../engine/mod.ts";
import { drop, type Edit, set } from "../../cases/case.ts";
import { allRules, en16931 } from "../../engine/rules/index.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
import { service } from "../../engine/rules/own/service.ts";
import { schemaFaults } from "../../engine/schema/faults.ts";
import { en } from "../../engine/texts/en/index.ts";
import type { Locale } from "../../engine/texts/locale.ts";
import { schemaText } from "../../engine/texts/schema.ts";
import { messageFor, type Text } from "../../engine/texts/text.ts";
import { documentOf } from "../../cases/edit.ts";
import { ruleTexts } from "../support/texts.ts";

const locales: readonly Locale[] = await Promise.all(languages.map(loadTexts));

type Named = readonly (readonly [string, Text])[];

interface Texts {
  readonly locale: Locale;
  readonly rules: Named;
  readonly service: Named;
  readonly all: Named;
}

const allTexts: readonly Texts[] = locales.map((locale) => {
  const [rules, service]: readonly [Named, Named] = [ruleTexts(locale), Object.entries(locale.service)];
  return { locale, rules, service, all: [...rules, ...service] };
});

/** The sentences of a text. */
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

/** How a language says of a document that something is wrong with it. */
const faultIn: Readonly<Record<string, RegExp>> = {
  en:
    /\b(?:(?:is|are) missing|lacks?|is not stated|does not (?:state|say)|this (?:one|invoice|credit note)|it has none)\b/i,
  de: /\b(?:fehlt|fehlen|nennt keine?|(?:sie|diese) (?:hat keine|gibt beides|nennt keine)|dieses hat)\b/i,
  fr:
    /(?:\bil manque\b|\bmanquent?\b|n’indique(?:nt)? pas|n’est pas indiqué|ne (?:dit|précise) pas|celle-ci|celui-ci|n’en a pas)/i,
};

for (const texts of allTexts) testLanguage(texts);

function testLanguage({ locale, rules, service, all }: Texts): void {
  const { lang } = locale;

  Deno.test(`${lang}: a fix never repeats the message`, () => {
    for (const [id, text] of all) {
      const fix = wordsOf(text.fix);
      for (const message of [text.message, text.requires, text.absent].filter((it) => it !== undefined).map(wordsOf)) {
        assert.ok(!message.includes(fix) && !fix.includes(message), id);
      }
    }
  });

  Deno.test(`${lang}: a message with placeholders has a general statement beside it, without any`, () => {
    for (const [id, { requires, message }] of all) {
      assert.ok(requires !== undefined || placeholdersOf(message).length === 0, id);
      assert.deepEqual(placeholdersOf(requires ?? ""), [], id);
    }
  });

  Deno.test(`${lang}: what a rule requires is said as a requirement, and not as the fault of a document`, () => {
    const statements = all.map(([id, { requires, message }]) => [id, requires ?? message] as const);
    assert.deepEqual(statements.filter(([, said]) => faultIn[lang]?.test(said) !== false), []);
  });

  Deno.test(`${lang}: no text has an unknown placeholder`, () => {
    const unknown = (of: Named, known: readonly string[]) =>
      of.flatMap(([id, text]) =>
        sentences(text).flatMap(placeholdersOf).filter((it) => !known.includes(it)).map(() => id)
      );
    assert.deepEqual(unknown(rules, ["{actual}", "{expected}"]), []);
    assert.deepEqual(unknown(service, ["{actual}", "{expected}", "{rules}"]), []);
  });

  Deno.test(`${lang}: a message for absent values stands only beside one that quotes values, and its fix quotes none`, () => {
    for (const [id, { message, absent, fix }] of all) {
      if (absent === undefined) continue;
      assert.notDeepEqual(placeholdersOf(message), [], id);
      assert.deepEqual(placeholdersOf(fix), [], id);
    }
  });

  Deno.test(`${lang}: a fix quotes nothing that the message does not quote`, () => {
    for (const [id, { message, fix }] of all) {
      const quoted = placeholdersOf(message);
      assert.deepEqual(placeholdersOf(fix).filter((it) => !quoted.includes(it)), [], id);
    }
  });

  Deno.test(`${lang}: every text ends with a full stop, and begins with a capital`, () => {
    for (const [id, text] of all) {
      for (const sentence of sentences(text)) assert.match(sentence, /^\p{Lu}.*[^.]\.$/u, id);
    }
  });

  Deno.test(`${lang}: the text of every rule names a business term or group`, () => {
    for (const [id, { requires, message }] of rules) assert.match(requires ?? message, /\bB[TG]-(?:DEX-)?\d/, id);
  });

  Deno.test(`${lang}: the terms and groups that a text names exist`, () => {
    for (const [id, text] of all) {
      const named = sentences(text).join(" ").match(/\bB[TG]-(?:DEX-)?[\d-]*\d/g) ?? [];
      assert.deepEqual(named.filter((it) => !isTermId(it) && !isGroupId(it)), [], id);
    }
  });

  Deno.test(`${lang}: the sentences on where to write name the field, and for XML the element too`, () => {
    assert.deepEqual(placeholdersOf(locale.where.json), ["{field}"]);
    assert.deepEqual([...placeholdersOf(locale.where.xml)].sort(), ["{element}", "{field}"]);
    for (const sentence of Object.values(locale.where)) assert.match(sentence, /^\p{Lu}.*[^.]\.$/u);
  });

  Deno.test(`${lang}: explainAll() explains every rule that can fire, each with all its parts`, () => {
    assert.deepEqual(explainAll({ texts: locale }).flatMap(lacking), []);
  });
}

/** The wording of each kind of fault against an XML Schema, as "ID kind". */
function kindsOf(locale: Locale): Named {
  return (Object.keys(schemaFaults) as (keyof typeof schemaFaults)[]).flatMap((id) =>
    schemaFaults[id].map((kind) => [`${id} ${kind}`, schemaText(id, kind, locale)] as const)
  );
}

Deno.test("every kind of fault against a schema has a wording of its own in each language", async () => {
  const english = new Map(kindsOf(en));
  for (const locale of await Promise.all(languages.map(loadOfficialTexts))) {
    const texts = kindsOf(locale);
    assert.equal(new Set(texts.map(([, { message }]) => message)).size, texts.length, locale.lang);
    for (const [id, text] of texts) {
      for (const sentence of sentences(text)) assert.match(sentence, /^(?:\p{Lu}|\{).*[^.]\.$/u, id);
      const quoted = placeholdersOf(text.message);
      assert.deepEqual(placeholdersOf(text.fix).filter((it) => !quoted.includes(it)), [], id);
      assert.deepEqual(quoted.filter((it) => it !== "{actual}" && it !== "{expected}"), [], id);
      if (locale.lang !== "en") assert.notEqual(text.message, english.get(id)?.message, id);
      if (locale.lang === "fr") assert.doesNotMatch(sentences(text).join(" "), /['"“”]| [:;!?»%]|« /u, id);
    }
  }
});

/** What an explanation lacks, as "ID: part"; the service's own findings on any value have no term, and so no place. */
function lacking({ rule, field, message, fix, example, xpath, places }: Explanation): readonly string[] {
  const placeless = Object.hasOwn(service, rule) || field.every((term) => term === "BG-0");
  const parts = {
    message,
    fix,
    example: ["ATW-RULE-FAILED", "ATW-NORM-2026"].includes(rule) ? "the fault is not the invoice's" : example,
    terms: Object.hasOwn(service, rule) ? "those of the value" : field.join(),
    xpath: placeless ? "that of the value" : xpath,
    "field of the model": placeless ? "that of the value" : places?.json,
    "path in UBL": placeless ? "that of the value" : places?.ubl,
  };
  return Object.entries(parts).filter(([, part]) => (part ?? "") === "").map(([name]) => `${rule}: ${name}`);
}

/** Direct debit (BG-19) is no element in CII, where its parts stand apart, and the invoice (BG-0) is all of them. */
const apartInCii: readonly string[] = ["BG-19", "BG-0"];

Deno.test("explainAll() gives the path of every rule in CII that runs there", () => {
  const table: Readonly<Record<string, Rule>> = allRules;
  const without = explainAll().filter(({ rule, field, places }) =>
    table[rule]?.cii !== undefined && places?.cii === undefined && !field.some((term) => apartInCii.includes(term))
  );
  assert.deepEqual(without.map(({ rule }) => rule), []);
});

Deno.test("every rule of the engine and every finding of the service is explained, once", () => {
  const ids = [...Object.keys(allRules), ...Object.keys(service)];
  assert.deepEqual(explainAll().map(({ rule }) => rule).sort(), ids.sort());
});

Deno.test("no text of a language is the English one", () => {
  const english = new Map(allTexts.find(({ locale }) => locale.lang === "en")?.all);
  assert.ok(english.size > 0);
  for (const { locale, all } of allTexts.filter((it) => it.locale.lang !== "en")) {
    for (const [id, text] of all) {
      const same = sentences(english.get(id) ?? text).filter((it) => sentences(text).includes(it));
      assert.deepEqual(same, [], `${id} in ${locale.lang}`);
    }
  }
});

Deno.test("the texts of the code rules name the list that the terms take their codes from", () => {
  const table: Readonly<Record<string, Rule>> = en16931;
  for (const [id, { message }] of Object.entries(en.rules).filter(([id]) => id.startsWith("BR-CL-"))) {
    for (const term of table[id]?.terms ?? []) {
      const list = isGroupId(term) ? undefined : termRows[term].codes;
      if (list !== undefined) assert.ok(message.includes(codeLists[list].title), `${id}, ${term}`);
    }
  }
});

const quoting: Text = {
  message: "It is {actual}, not {expected}.",
  absent: "One of {actual} and {expected} is lacking.",
  fix: "Repair it.",
};

Deno.test("messageFor() takes the message for absent values where one that the message quotes is absent or empty", () => {
  const { message, absent } = quoting;
  assert.equal(messageFor(quoting, { actual: "1", expected: "2" }), message);
  assert.equal(messageFor(quoting, { actual: "1" }), absent);
  assert.equal(messageFor(quoting, { actual: "", expected: "2" }), absent);
  assert.equal(messageFor({ ...quoting, message: "It is {actual}." }, { actual: "1" }), "It is {actual}.");
  assert.equal(messageFor({ message, fix: quoting.fix }, {}), message);
});

function messagesOf(rule: string, ...edits: readonly Edit[]): readonly string[] {
  const outcome = validate(documentOf({ why: "of its text", edits }, "ubl"));
  assert.ok("ok" in outcome, "the document is read");
  return outcome.ok.errors.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

Deno.test("validate() quotes both totals where they differ, and says what is lacking where one is not known", () => {
  const wrong = messagesOf("BR-CO-15", set("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "9999.99"));
  assert.match(wrong.join(), /BT-112\) is 9999\.99 EUR; .* gives [\d.]+ EUR\.$/);
  const unknown = messagesOf("BR-CO-15", drop("cac:TaxTotal"));
  assert.deepEqual(unknown, [en.rules["BR-CO-15"].absent]);
});
