/** Texts of a document stand in quotation marks wherever they are said, in each language; no sentence can forget it. */
import assert from "node:assert/strict";
import { loadWords } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { languages, loadOfficialTexts } from "../../engine/locales.ts";
import {
  type Finding,
  generate,
  judge,
  type Location,
  open,
  type Profile,
  profileNames,
  type Verdict,
} from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { sound } from "../support/seeded.ts";
import { MARK, MARKED, markedJson, markedXml, unquoted } from "../support/quotation.ts";
import { sampled, whole } from "../support/sweeps.ts";

const sets = [...official, ...facturx];
const locales = await Promise.all(languages.map(async (language) => ({
  texts: await loadOfficialTexts(language),
  words: await loadWords(language),
})));

function sentencesOf(verdict: Verdict<Location>): readonly string[] {
  const { errors, warnings, information } = verdict;
  return [...errors, ...warnings, ...information].flatMap(({ message, fix }: Finding<Location>) => [message, fix]);
}

type Wording = (typeof locales)[number];

/** Everything that is said of a document that is judged by default and strictly. */
function saidOf(input: string, profiles: readonly (Profile | undefined)[], { texts }: Wording): readonly string[] {
  return profiles.flatMap((profile) =>
    [true, false].flatMap((strict) => {
      const options = { texts, strict, sets, ...(profile === undefined ? {} : { profile }) };
      const opened = open({ input }, options);
      return "refusal" in opened ? [opened.refusal.message] : sentencesOf(judge(opened.ok, options));
    })
  );
}

/** All that is said of the first documents in each language and by each profile, and of each other in one language. */
function saidOfAll(marked: readonly string[], whole: number): readonly string[] {
  const first = marked.slice(0, whole).flatMap((it) => locales.flatMap((by) => saidOf(it, profileNames, by)));
  const each = [...sampled(marked.slice(whole), 6)].flatMap((it, index) => {
    const by = locales[index % locales.length];
    return by === undefined ? [] : saidOf(it, [undefined], by);
  });
  return [...first, ...each];
}

/** The mark is said, and nowhere outside of quotation marks. */
function assertQuoted(said: readonly string[]): void {
  assert.ok(said.some((it) => it.includes(MARK)), "the mark is said");
  assert.deepEqual([...new Set(said.map(unquoted).filter((it) => it !== undefined))], []);
}

const xml = [
  "invoice-two-rates.xml",
  "xrechnung-public-buyer.xml",
  "cii-xrechnung.xml",
  "cii-two-rates.xml",
  "credit-note.xml",
];

for (const name of xml) {
  Deno.test(`what ${name} says is quoted, in every text, attribute and name`, () => {
    const text = Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
    const marked = markedXml(text);
    assert.ok(marked.length > 100 && marked.every((it) => it.includes(MARK)));
    assertQuoted(saidOfAll(marked, 1));
  });
}

Deno.test("what a JSON invoice says is quoted, every value and key, when it is checked and when it is written", () => {
  const marked = markedJson(JSON.stringify(sound));
  assert.ok(marked.length > 100 && marked.every((it) => it.includes(MARK)));
  assertQuoted(saidOfAll(marked, 2));
  for (const [at, { texts }] of locales.entries()) {
    assertQuoted(
      marked.filter((_, index) => index % locales.length === at).flatMap((it) => {
        const made = generate(it, { texts, sets });
        if ("refusal" in made) return [made.refusal.message];
        return "ok" in made ? [] : sentencesOf(made.refused);
      }),
    );
  }
});

Deno.test("what a diagnosis says of a document is quoted: titles, questions and findings", () => {
  const [, , ...each] = markedJson(JSON.stringify(sound));
  const said = locales.map((by, at) =>
    [...sampled(each, 6)].filter((_, index) => index % locales.length === at).flatMap((it) => {
      const outcome = diagnose({ input: it }, by);
      if ("refusal" in outcome) return [outcome.refusal.message];
      return outcome.ok.causes.flatMap(({ title, told, question, findings }) => [
        title,
        told,
        question?.title ?? "",
        ...findings.flatMap(({ message, fix }) => [message, fix]),
      ]);
    })
  );
  // Of the few that a language has in a sample none may say its mark: of all together some do.
  for (const it of whole ? said : [said.flat()]) assertQuoted(it);
});

Deno.test("a refusal quotes what it refuses: JSON that ends, names of elements, prefixes, references, versions", () => {
  const refused = [
    `{"a": ${MARK}}`,
    `${MARK}`,
    `<${MARK}/>`,
    `<${MARK}:a/>`,
    `<a ${MARK}:b="1"/>`,
    `<a>&${MARK};</a>`,
    `<a></${MARK}>`,
    `<${MARK}>`,
    `<?xml version="1.${MARK}"?><a/>`,
    `<a xmlns="${MARKED.replaceAll('"', "&quot;")}"/>`,
  ];
  for (const input of refused) {
    const opened = open({ input });
    assert.ok("refusal" in opened, input);
    assert.equal(unquoted(opened.refusal.message), undefined, opened.refusal.message);
  }
});
