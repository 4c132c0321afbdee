/** A diagnosis and a repair judge by the rules of the nation that an invoice names. */
import assert from "node:assert/strict";
import { causesIn, setsWith } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { open } from "../../engine/mod.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { repair } from "../../engine/repair/mod.ts";
import { loadDiagnosing } from "../../host/documents/locales.ts";
import { set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

const edits = [set("cbc:CustomizationID", identifierOf("cius-ro"))];
const romanian = documentOf({ why: "", edits }, "ubl", { ubl: [], cii: [] });
const { texts, national } = await loadDiagnosing({ input: romanian }, "en");
const of = { strict: true, texts } as const;

Deno.test("the causes of a Romanian invoice are by CIUS-RO where its set is there", () => {
  const opened = open({ input: romanian }, { sets: setsWith({ national }) });
  assert.ok("ok" in opened);
  const rules = causesIn(opened.ok, { ...of, national }).flatMap((it) => it.rules);
  assert.ok(rules.some((it) => it.startsWith("BR-RO-")), rules.join(", "));
  assert.ok(!rules.includes("ATW-RULES-NOT-CARRIED"));
});

Deno.test("without it, they say that its rules did not run, and nobody calls the invoice officially valid", () => {
  const outcome = diagnose({ input: romanian }, of);
  assert.ok("ok" in outcome);
  const { causes, profiles } = outcome.ok;
  assert.ok(causes.flatMap((it) => it.rules).includes("ATW-RULES-NOT-CARRIED"));
  assert.equal(profiles.en16931.official_valid, false);
});

Deno.test("a repair of a Romanian invoice is refused or accepted by CIUS-RO", () => {
  const outcome = repair({ input: romanian }, { ...of, national });
  assert.ok("ok" in outcome);
  const { after, left, applied } = outcome.ok;
  assert.deepEqual([after.official_valid, applied], [false, []]);
  assert.ok(left.flatMap((it) => it.rules).some((it) => it.startsWith("BR-RO-")));
});
