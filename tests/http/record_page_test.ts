/** The page of a validation record, and of one that is not there, in the language of who looks at it. */
import assert from "node:assert/strict";
import { recordWords } from "../../web/pages/record_words.ts";
import { withService } from "../support/service.ts";
import { invalidInvoice } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

const html = { accept: "text/html" };

function flat(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, child]) => flat(child, `${path}.${key}`));
}

/** Words of a page that are the same in other languages. */
const SAME: ReadonlySet<string> = new Set([".facts.date", ".facts.document", ".facts.signature"]);

for (const language of ["de", "fr"] as const) {
  Deno.test(`the page of a record is in ${language}, by the address and by what a browser prefers`, () =>
    withService(async ({ ask, key }) => {
      const posted = postXml(invalidInvoice, await key());
      const { record: { id } } = await (await ask(`/v1/validate?record=true&lang=${language}`, posted)).json();
      const own = recordWords[language];
      const pages = [
        await ask(`/r/${id}?lang=${language}`),
        await ask(`/r/${id}`, { headers: { "accept-language": language } }),
      ];
      for (const page of pages) {
        const text = await page.text();
        assert.equal(page.headers.get("content-language"), language);
        assert.ok(text.includes(`<html lang="${language}">`));
        for (const said of [own.title, own.invalid, own.statement, own.errors, own.facts.expires]) {
          assert.ok(text.includes(said), said);
        }
        for (const [path, said] of flat(recordWords.en).filter(([path]) => !SAME.has(path))) {
          assert.ok(!text.includes(`>${said}<`), `${path}: ${said}`);
        }
      }
    }));

  Deno.test(`where there is no record, and no page, the page says so in ${language}`, () =>
    withService(async ({ ask }) => {
      const none = await ask(`/r/${"f".repeat(32)}?lang=${language}`, { headers: html });
      assert.equal(none.status, 404);
      assert.ok((await none.text()).includes(recordWords[language].missing));
      const nowhere = await ask(`/nowhere?lang=${language}`, { headers: html });
      assert.ok((await nowhere.text()).includes(`<html lang="${language}">`));
    }));

  Deno.test(`the words of the page are not English in ${language}, and keep their gaps`, () => {
    const english = new Map(flat(recordWords.en));
    for (const [path, said] of flat(recordWords[language])) {
      const gaps = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([gap]) => gap);
      assert.deepEqual(gaps(said), gaps(english.get(path) ?? ""), path);
      if (/ /.test(said) && !SAME.has(path)) assert.notEqual(said, english.get(path), path);
    }
    assert.deepEqual(flat(recordWords[language]).map(([path]) => path), [...english.keys()]);
  });
}
