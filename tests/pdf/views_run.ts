/**
 * `deno task tool views`: draws the view of every document of the corpus as PDF, in one language after the other and with its
 * findings, looks for every value that the document states in the text of the pages, and has veraPDF judge them as PDF/UA-1 and PDF/A-3a.
 *
 *     … --sample      one document in 40, others every day
 *     … --only TEXT   those whose path has the text
 *
 * Exit status 1 where a value is missing, or veraPDF refuses a PDF.
 */
import { parseArgs } from "node:util";
import { open } from "../../engine/mod.ts";
import { languages } from "../../engine/locales.ts";
import { viewWriter } from "../../engine/pdf/view.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { readFonts } from "../../host/documents/pdf.ts";
import { printView } from "../../host/documents/viewing.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { missingTool } from "../conformance/oracle.ts";
import { dayOption } from "../support/day.ts";
import { corpusFiles } from "../support/files.ts";
import { readPages } from "../support/pdf_pages.ts";
import { sampled } from "../support/sweeps.ts";
import { missingIn, openedOf } from "../support/views.ts";
import { oracles, verdicts } from "./peers.ts";

const date = new Date("2026-11-20T09:30:00Z");
const write = viewWriter(await readFonts());

type Drawn = { readonly pdf: Uint8Array; readonly missing: readonly string[] } | { readonly undrawn: string };

async function drawn(input: Uint8Array, lang: (typeof languages)[number]): Promise<Drawn> {
  const source = { input };
  const how = { findings: true, lang, conformance, today: daysAt(date), date };
  const outcome = await printView(source, (sets) => open(source, sets === undefined ? {} : { sets }), how, write);
  if ("refusal" in outcome) return { undrawn: outcome.refusal.error };
  if ("findings" in outcome) return { undrawn: outcome.findings[0]?.rule ?? "" };
  const { pages } = readPages(outcome.ok);
  const text = pages.flatMap(({ items }) => items.filter(({ artifact }) => !artifact).map(({ text }) => text)).join(
    "\n",
  );
  return { pdf: outcome.ok, missing: missingIn(openedOf(input), text, lang) };
}

async function main(every: number, only: string, scratch: string): Promise<boolean> {
  const all = [...corpusFiles("documents")].filter(([path]) => path.includes(only));
  const files = new Map<string, string>();
  const undrawn = new Map<string, number>();
  let good = true;
  for (const [at, [path, bytes]] of (every === 1 ? all : [...sampled(all, every)]).entries()) {
    const made = await drawn(bytes, languages[at % languages.length] ?? "en");
    if ("undrawn" in made) {
      undrawn.set(made.undrawn, (undrawn.get(made.undrawn) ?? 0) + 1);
      continue;
    }
    if (made.missing.length > 0) console.log(`  FAILED: ${path} lacks ${made.missing.slice(0, 3).join("; ")}`);
    good &&= made.missing.length === 0;
    files.set(`${scratch}/${at}.pdf`, path);
    await Deno.writeFile(`${scratch}/${at}.pdf`, made.pdf);
  }
  console.log(`${files.size} views drawn`);
  for (const [why, count] of undrawn) console.log(`  ${count} not drawn: ${why}`);
  const missing = await missingTool();
  if (missing !== undefined) console.log(`views: veraPDF is not asked, because ${missing}`);
  else good = await official(files, scratch) && good;
  return good;
}

async function official(files: ReadonlyMap<string, string>, scratch: string): Promise<boolean> {
  let good = true;
  for (const oracle of oracles.filter(({ name }) => /PDF\/UA-1|PDF\/A-3a/.test(name))) {
    const said = await verdicts(oracle, scratch, [...files.keys()]);
    const refused = [...files].filter(([file]) => said.get(file) !== "ok");
    console.log(`${oracle.name}: ${files.size - refused.length} of ${files.size} pass`);
    for (const [file, path] of refused.slice(0, 20)) console.log(`  FAILED: ${path}: ${said.get(file)?.slice(0, 300)}`);
    good &&= refused.length === 0;
  }
  return good;
}

const { sample, only } = parseArgs({
  options: { sample: { type: "boolean", default: false }, only: { type: "string", default: "" }, ...dayOption },
}).values;
if (!hasCorpus()) console.log("views: skipped: there is no corpus");
else {
  const scratch = await Deno.makeTempDir({ prefix: "faktlint-views-" });
  try {
    const good = await main(sample ? 40 : 1, only, scratch);
    console.log(good ? "views: all holds" : "views: FAILED");
    Deno.exitCode = good ? 0 : 1;
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
}
