import assert from "node:assert/strict";
import { languages } from "../../engine/locales.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll } from "../../engine/mod.ts";
import { causesOf, guides } from "../../engine/explain/guide.ts";
import { words } from "../../host/cli/words.ts";
import { explainedContainer } from "../../host/documents/container.ts";
import { faktlint } from "../support/terminal.ts";

const broken = "examples/broken-totals.xml";

for (const lang of languages) {
  Deno.test(`validate --lang ${lang} writes report and findings in the language`, async () => {
    const { status, out } = await faktlint(["validate", "--lang", lang, broken]);
    const { invalid, labels } = words[lang];
    assert.equal(status, 1);
    assert.ok(out.startsWith(`${broken}: ${invalid} en16931@`), out);
    for (const label of [labels.what, labels.fix]) assert.ok(out.includes(`\n    ${label} `), label);
  });

  Deno.test(`explain --all --lang ${lang} says what the engine says in the language`, async () => {
    const { out } = await faktlint(["explain", "--all", "--format", "json", "--lang", lang]);
    const wording = await load(everything, lang);
    const said: readonly (Record<string, unknown> & { readonly rule: string; readonly causes: readonly string[] })[] =
      JSON.parse(out);
    const plain = said.map(({ causes: _, ...explanation }) => explanation);
    const isOfPdf = ({ rule }: { readonly rule: string }) => rule.startsWith("PDF-");
    assert.deepEqual(plain.filter((it) => !isOfPdf(it)), explainAll(wording));
    const ofPdf = await explainedContainer(lang);
    assert.deepEqual(said.filter(isOfPdf), [...ofPdf.values()].map((explain) => explain()));
    const guideOf = guides(wording.sets).of;
    const judged = said.filter((it) => !isOfPdf(it));
    for (const { rule, causes } of judged) assert.deepEqual(causes, causesOf(guideOf(rule) ?? { family: "ATW" }, lang));
  });
}

for (const lang of languages) {
  Deno.test(`generate --lang ${lang} says in the language why nothing was written`, async () => {
    const { status, out, err } = await faktlint(["generate", "--lang", lang, "examples/broken-from-json.json"]);
    assert.deepEqual([status, out], [1, ""]);
    assert.ok(err.includes(`: ${words[lang].invalid} `), err);
  });
}

Deno.test("a language that there is no wording in is a wrong call, and the answer lists those that there are", async () => {
  for (const command of [["validate", broken], ["explain", "BR-02"]]) {
    const { status, out, err } = await faktlint([...command, "--lang", "tlh"]);
    assert.deepEqual([status, out], [2, ""]);
    assert.ok(err.includes(languages.join(", ")), err);
  }
});

for (const lang of languages) {
  Deno.test(`the rule sets of strict mode in ${lang} are each handed in once, so that no finding is there twice`, async () => {
    const { sets = [] } = await load(everything, lang);
    assert.ok(sets.length > 0);
    assert.deepEqual(sets, [...new Set(sets)]);
  });
}
