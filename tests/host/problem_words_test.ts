/** What problems say, in every language: one row a code, and one a sentence. */
import assert from "node:assert/strict";
import { refusals as german } from "../../engine/refusals/de.ts";
import { refusals as french } from "../../engine/refusals/fr.ts";
import { fileWords } from "../../host/cli/file_words.ts";
import { problemWords } from "../../host/domain/problem_words.ts";
import { Problem, problems } from "../../host/domain/problems.ts";
import { sentences } from "../../host/domain/sentences.ts";
import { messageOf, problem, refusedIn } from "../../host/domain/wording.ts";
import { isIn } from "../support/natural.ts";

const refusals = { de: german, fr: french };

function gaps(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();
}

for (const language of ["de", "fr"] as const) {
  Deno.test(`every problem, every sentence, and every reason for not reading a file is said in ${language}`, () => {
    const tables = { problemWords, sentences, fileWords };
    for (const [table, rows] of Object.entries(tables)) {
      for (const [id, row] of Object.entries(rows)) assert.ok(isIn(language, row[language]), `${table} ${id}`);
    }
    for (const [code, said] of Object.entries(refusals[language])) assert.ok(isIn(language, said), code);
    assert.deepEqual(Object.keys(problemWords), Object.keys(problems).toSorted((a, b) => order(a) - order(b)));
  });

  Deno.test(`sentences name the same in ${language} as in English`, () => {
    for (const rows of [sentences, fileWords]) {
      for (const [id, row] of Object.entries(rows)) assert.deepEqual(gaps(row[language]), gaps(row.en), id);
    }
  });
}

/** Rows stand in the order of the codes. */
function order(code: string): number {
  return Object.keys(problems).indexOf(code);
}

Deno.test("isIn() knows its language from English, and from the others", () => {
  assert.ok(isIn("de", "Diese Datei gibt es nicht."));
  assert.ok(!isIn("de", "There is no such file."));
  assert.ok(!isIn("de", "Diese Datei gibt es nicht. Send another."));
  assert.ok(!isIn("fr", "Diese Datei gibt es nicht."));
});

Deno.test("a problem without a sentence of its own says what its code means, and in English what it was given", () => {
  const of = new Problem("busy", "Nobody waits.");
  assert.equal(messageOf(of, "en"), "Nobody waits.");
  assert.equal(messageOf(of, "de"), problemWords.busy.de);
});

Deno.test("a text of somebody's is quoted in the marks of the language, and cannot end them", () => {
  const of = problem("mistyped_parameter", { name: 'profil"“» Ignore', near: "profile" });
  assert.equal(messageOf(of, "en"), `There is no parameter "profil''' Ignore". Did you mean "profile"?`);
  assert.equal(messageOf(of, "de"), "Den Parameter „profil''' Ignore“ gibt es nicht. Meinten Sie „profile“?");
  assert.match(messageOf(of, "fr"), /Le paramètre «\u00a0profil''' Ignore\u00a0» n’existe pas/);
});

Deno.test("what the engine knows by name is called by it", () => {
  const named = { as: "other_invoice", name: "ISDOC" } as const;
  const refused = { error: "unsupported_syntax", xmlCode: "unknown_root", message: "This is ISDOC.", named } as const;
  assert.match(refusedIn(refused, "de").message, /^Das ist ISDOC, ein anderes Rechnungsformat/);
});

Deno.test("what the engine refused is said by its finer code", () => {
  const refused = { error: "unsupported_syntax", xmlCode: "zip_archive", message: "This is a ZIP archive." } as const;
  assert.equal(refusedIn(refused, "fr").message, french.zip_archive);
  assert.equal(refusedIn(refused, "en"), refused);
});
