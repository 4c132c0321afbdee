/** What keeps a PDF from being PDF/A-3, in words: each obstacle in each language, and what a PDF says in quotation marks. */
import assert from "node:assert/strict";
import { obstacleKinds } from "../../engine/pdf/embed/obstacle.ts";
import { embed, loadEmbedWords } from "../../engine/pdf/mod.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { isIn } from "../support/natural.ts";

const xml = Deno.readFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const lettered = classic(withPage(objectsWith([]), "BT /F1 10 Tf (Hello) Tj ET"));

for (const language of ["en", "de", "fr"] as const) {
  Deno.test(`every obstacle has words of its own in ${language}`, async () => {
    const { obstacles } = await loadEmbedWords(language);
    const all = obstacleKinds.map((kind) => obstacles[kind]);
    assert.equal(new Set(all).size, obstacleKinds.length);
    assert.ok(language === "en" || isIn(language, all.join(". ")), all.join());
  });

  Deno.test(`reasons are said in ${language}, with the page, and what the PDF says quoted`, async () => {
    const words = await loadEmbedWords(language);
    const outcome = embed(lettered, xml, { date: new Date(0), words });
    assert.ok("reasons" in outcome);
    const reason = outcome.reasons.find(({ kind }) => kind === "font");
    const [open, close] = words.quotes;
    assert.deepEqual([reason?.page, reason?.message.includes(words.obstacles.font)], [1, true]);
    assert.ok(reason?.message.endsWith(`${open}${reason.about}${close}`), reason?.message);
    assert.ok(reason?.message.startsWith(words.place.replace("{page}", "1")), reason?.message);
  });
}
