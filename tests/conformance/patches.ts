/**
 * What the offered patches do to the mutants of the corpus: every patch is applied, by a library that is not ours, and the
 * invoice is judged again.
 *
 * `deno task tool patches` prints which share of the invalid invoices becomes valid, and exits with 1 when one gets a fatal finding
 * that it did not have, when a patch cannot be applied, or when the share has sunk below `patches.json`. `--raise` writes the
 * share again where it has risen. `--sample` asks a quarter of the corpus, another one every day, whose share may be lower by
 * what chance does to it.
 */
import { applyPatch } from "rfc6902";
import { type JsonVerdict, judge, parse, validateJson } from "../../engine/mod.ts";
import { openXml } from "../../engine/open/open.ts";
import { judgeWithPatches, type Patch } from "../../engine/diagnosis/patches.ts";
import { turn } from "../support/sweeps.ts";
import { corpusFolder, hasCorpus, type Pair, pairs } from "./corpus.ts";

export interface Tally {
  /** Invoices that are invalid as XML. */
  invalid: number;
  /** Those of them that are invalid as JSON, too: what the model has no place for is not lost to a patch. */
  comparable: number;
  /** Those for which a patch was offered. */
  offered: number;
  /** Those that all patches together made valid. */
  repaired: number;
  readonly faults: string[];
}

const file = new URL("patches.json", import.meta.url);
const SAMPLE = 4;
/** Per cent: what the quarters of the corpus differ by. */
const CHANCE = 2;

async function main(args: readonly string[]): Promise<number> {
  if (!hasCorpus()) {
    console.log(`patches: skipped, because there is no corpus at ${corpusFolder.pathname}`);
    return 0;
  }
  const tally: Tally = { invalid: 0, comparable: 0, offered: 0, repaired: 0, faults: [] };
  const some = args.includes("--sample");
  let number = turn(SAMPLE);
  for await (const pair of pairs()) if (number++ % SAMPLE === 0 || !some) count(tally, pair);
  const { invalid, comparable, offered, repaired, faults } = tally;
  const share = Math.floor(repaired / comparable * 1000) / 10;
  console.log(`${invalid} invoices of the corpus are invalid, ${comparable} of them as JSON, too.`);
  console.log(`Of these, ${offered} are offered patches, and ${repaired} become valid by them: ${share} %.`);
  for (const fault of faults.slice(0, 20)) console.log(`FAULT: ${fault}`);
  const floor: { share: number } = JSON.parse(await Deno.readTextFile(file));
  const least = floor.share - (some ? CHANCE : 0);
  if (share < least) console.log(`SUNK: the floor is ${least} %`);
  const holds = faults.length === 0 && share >= least;
  if (holds && !some && args.includes("--raise")) {
    await Deno.writeTextFile(file, `${JSON.stringify({ share }, null, 2)}\n`);
  }
  console.log(holds ? "patches: the floor holds" : "patches: FAILED");
  return holds ? 0 : 1;
}

function count(tally: Tally, { file, xml }: Pair): void {
  const reading = openXml(xml);
  if ("refusal" in reading) return;
  const { valid, profile } = judge(reading.ok);
  if (valid) return;
  tally.invalid++;
  const parsed = parse(xml);
  if ("refusal" in parsed) return;
  const before = judged(parsed.ok.invoice, profile);
  if (before.valid) return;
  tally.comparable++;
  const patches = patchesOf(judgeWithPatches(reading.ok));
  if (patches.length === 0) return;
  tally.offered++;
  const invoice = structuredClone(parsed.ok.invoice);
  const failed = patches.flatMap((patch) => applyPatch(invoice, structuredClone([...patch]))).find((it) => it !== null);
  if (failed !== undefined) return void tally.faults.push(`${file}: ${failed}`);
  const after = judged(invoice, profile);
  if (after.valid) tally.repaired++;
  const known = new Set(before.errors.map(({ rule }) => rule));
  const fresh = after.errors.filter(({ rule }) => !known.has(rule)).map(({ rule }) => rule);
  if (fresh.length > 0) tally.faults.push(`${file}: ${[...new Set(fresh)].join(", ")} came with the patches`);
}

function judged(invoice: unknown, profile: JsonVerdict["profile"]): JsonVerdict {
  const outcome = validateJson(JSON.stringify(invoice), { profile, asStated: true });
  if ("refusal" in outcome) throw new Error(outcome.refusal.message);
  return outcome.ok;
}

type WithPatches = ReturnType<typeof judgeWithPatches>;

/** Each patch once. */
function patchesOf({ errors, warnings, information }: WithPatches): readonly Patch[] {
  const all = [...errors, ...warnings, ...information].flatMap(({ patch }) => patch === undefined ? [] : [patch]);
  return [...new Map(all.map((patch) => [JSON.stringify(patch), patch])).values()];
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
