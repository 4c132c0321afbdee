/** In German and French no page has an English sentence, recognised by words that only English has. */
import assert from "node:assert/strict";
import { problems } from "../../host/domain/problems.ts";
import { problemWords } from "../../host/domain/problem_words.ts";
import { sentences } from "../../host/domain/sentences.ts";
import { siteOf } from "../../host/http/site.ts";
import { readBuilt } from "../support/site.ts";
import { withService } from "../support/service.ts";
import { invalidInvoice } from "../support/terminal.ts";
import { postXml } from "./requests.ts";
import { longTest, sampled } from "../support/sweeps.ts";

/** Words of English sentences that German and French do not have. */
const english = new Set(
  ("the and of is are was were be been with which that this these those not from for has have had it its they there " +
    "what when where who how can may must should would will your you if or but by into only each every than then no")
    .split(" "),
);
/** Of these one may be in a name, or be a word of another language. */
const ENOUGH = 3;

/** The sentences of a page: texts of elements, without code, and without what says that it is English. */
function textsOf(html: string): readonly string[] {
  const [, body = html] = html.split("<body");
  const own = body.replaceAll(/<(code|pre|script|style)\b[^>]*>[^]*?<\/\1>/g, " ");
  return own.split(/<\/?(?:p|li|td|th|h\d|dt|dd|div|section|summary|label|button|option|a|ul|ol|tr|main)\b[^>]*>/)
    .map((it) => it.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim())
    .filter((it) => it !== "");
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-zäöüßàâçéèêëîïôûùœ’']+/g) ?? [];
  return new Set(words.filter((it) => english.has(it))).size >= ENOUGH;
}

Deno.test("an English sentence is recognised", () => {
  assert.ok(isEnglish("The file is not an invoice that can be checked."));
  assert.ok(!isEnglish("Diese Datei ist keine Rechnung, die sich prüfen lässt: The Company Ltd."));
  assert.ok(!isEnglish("Ce fichier n’est pas une facture contrôlable, car il n’a pas de lignes."));
});

const paths = [
  ...[
    "/",
    "/new",
    "/signup",
    "/workbench",
    "/rules",
    "/rules/BR-CO-15",
    "/rules/UBL-CR",
    "/benchmarks",
  ],
  ...["/pricing", "/pricing/thanks", "/pricing/cancelled", "/fix", "/account", "/legal", "/nowhere", "/rules/BR-999"],
];

for (const lang of ["de", "fr"] as const) {
  longTest(`no page says an English sentence under lang=${lang}`, async () => {
    const site = await siteOf(readBuilt);
    await withService(async ({ ask, key }) => {
      const posted = postXml(invalidInvoice, await key());
      const { record: { id } } = await (await ask(`/v1/validate?record=true&lang=${lang}`, posted)).json();
      const overview = await (await ask("/docs")).text();
      const docs = [...overview.matchAll(/<h3 id="chapter-([\w-]+)"/g)].map(([, slug = ""]) => `/docs/${slug}`);
      assert.ok(docs.includes("/docs/validate") && docs.includes("/docs/errors"));
      for (const path of sampled([...paths, "/docs", ...docs, `/r/${id}`, `/r/${"f".repeat(32)}`], 3)) {
        const html = await (await ask(`${path}?lang=${lang}`, { headers: { accept: "text/html" } })).text();
        assert.ok(html.includes(`<html lang="${lang}">`), path);
        assert.deepEqual(textsOf(html).filter(isEnglish), [], path);
      }
    }, { service: { site } });
  });

  Deno.test(`no refusal is an English sentence under lang=${lang}`, async () => {
    const said = [
      ...Object.values(problemWords).map((it) => it[lang]),
      ...Object.values(sentences).map((it) => it[lang]),
    ];
    assert.ok(said.length > Object.keys(problems).length);
    assert.deepEqual(said.filter(isEnglish), []);
    await withService(async ({ ask, key }) => {
      const { authorization } = await key();
      for (
        const [body, type] of [["no invoice", "application/xml"], ["[]", "application/json"], ["<a/>", "text/xml"]]
      ) {
        const headers = { authorization, "content-type": type ?? "", "accept-language": lang };
        const answer = await ask("/v1/validate", { method: "POST", headers, body: body ?? "" });
        const { message } = await answer.json();
        assert.ok(!isEnglish(message), message);
      }
    });
  });
}
