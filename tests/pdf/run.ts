/**
 * `deno task tool pdf`: makes a PDF of every sample, exchanges the XML inside a second one of each, embeds it into pages alone, has veraPDF judge it as PDF/A-3a, PDF/A-3b and PDF/UA-1 and Mustang as
 * Factur-X, measures how long the making takes, and draws documents of the corpus. Both validators come from Maven and need
 * Java; without them it says so. `--keep FOLDER` keeps the files. `--sample` does a third of it, another one every day, or that
 * of `--day 2027-01-20`.
 * `--approve` does nothing but write what is drawn of some samples into `approved/`, for who has looked at it.
 */
import { parseArgs } from "node:util";
import { readdirSync } from "node:fs";
import { parse } from "../../engine/mod.ts";
import { embed, exchange } from "../../engine/pdf/mod.ts";
import { langs } from "../../engine/pdf/write.ts";
import { corpusFolder, hasCorpus } from "../conformance/corpus.ts";
import { missingTool } from "../conformance/oracle.ts";
import { corpusFiles } from "../support/files.ts";
import { readPages } from "../support/pdf_pages.ts";
import { approve } from "./approved.ts";
import { faultsOf } from "./faults.ts";
import { bytesOf, date, generated, write } from "./made.ts";
import { samples as all } from "./all_samples.ts";
import { dayOption } from "../support/day.ts";
import { isTurn, sampled } from "../support/sweeps.ts";
import { type Oracle, oracles, verdicts } from "./peers.ts";
import type { Sample } from "./samples.ts";

/** Where the PDFs of the samples are, as they were made or with their XML exchanged. */
interface Version {
  readonly name: string;
  readonly pathOf: (sample: Sample) => string;
}

type Found = Awaited<ReturnType<typeof verdicts>>;

/** Prints what a validator found of the samples; true when it is as it should be. */
function judged(oracle: Oracle, samples: readonly Sample[], found: Found, { name: version, pathOf }: Version): boolean {
  const wrong = samples.filter((sample) => found.get(pathOf(sample)) !== "ok");
  const known = wrong.filter(({ name }) => Object.hasOwn(oracle.known, name));
  const unknown = wrong.filter((it) => !known.includes(it));
  const asked = Object.keys(oracle.known).filter((name) => samples.some((it) => it.name === name));
  const stale = asked.filter((name) => !known.some((it) => it.name === name));
  console.log(`${oracle.name}, ${version}: ${samples.length - wrong.length} of ${samples.length} pass`);
  for (const { name } of known) console.log(`  known: ${name}: it ${oracle.known[name]}`);
  for (const it of unknown) {
    console.log(`  FAILED: ${it.name}: ${found.get(pathOf(it))?.slice(0, 500) ?? "no verdict"}`);
  }
  for (const name of stale) console.log(`  FAILED: ${name} passes now: take it off the list of known failures`);
  return unknown.length === 0 && stale.length === 0;
}

/** The PDF with another version of its XML: the same invoice, with a line end more. */
async function exchangedBytes(sample: Sample): Promise<Uint8Array> {
  const { invoice: { invoiceNumber = "" }, xml } = generated(sample);
  const claims = { changes: [], known: [invoiceNumber], otherLevel: false };
  const outcome = exchange(await bytesOf(sample), { ...claims, xml: new TextEncoder().encode(`${xml}\n`), date });
  if ("ok" in outcome) return outcome.ok;
  throw new Error(`the XML of ${sample.name} is not exchanged: ${JSON.stringify(outcome.beside)}`);
}

/** The XML put into the pages alone, as into somebody's own PDF. */
async function embeddedBytes(sample: Sample): Promise<Uint8Array> {
  const { invoice, xml } = generated(sample);
  const { name: _, invoice: __, ...options } = sample;
  const pages = await write(invoice, undefined, { ...options, date });
  if (!("ok" in pages)) throw new Error(`${sample.name} has no pages`);
  const outcome = embed(pages.ok, new TextEncoder().encode(xml), { date, force: true });
  if ("ok" in outcome) return outcome.ok.pdf;
  throw new Error(`the XML of ${sample.name} is not embedded: ${JSON.stringify(outcome)}`);
}

const targets = [
  { name: "simple-de", title: "one page", milliseconds: 60 },
  { name: "lines-500", title: "500 lines", milliseconds: 1_000 },
];

/** The median of several makings in a process that has made some before. */
async function timed(name: string, times: number): Promise<number> {
  const sample = all.find((it) => it.name === name);
  if (sample === undefined) throw new RangeError(`Cannot measure "${name}": there is no such sample`);
  const { invoice, xml } = generated(sample);
  const durations: number[] = [];
  for (let count = 0; count < times; count++) {
    const start = performance.now();
    await write(invoice, xml, { lang: sample.lang, date: new Date(0) });
    durations.push(performance.now() - start);
  }
  return durations.sort((a, b) => a - b)[times >> 1] ?? Infinity;
}

async function fast(): Promise<boolean> {
  let all = true;
  for (const { name, title, milliseconds } of targets) {
    const took = await timed(name, 9);
    all &&= took <= milliseconds;
    const verdict = took <= milliseconds ? "holds" : "FAILED";
    console.log(`${title}: ${took.toFixed(1)} ms; the target of ${milliseconds} ms ${verdict}`);
  }
  return all;
}

/** Documents of the corpus that are drawn: one in so many, because all together take minutes. */
const ONE_IN = 5;

/** Draws what others write, and looks for texts that touch or leave the page. */
async function drawn(every: number): Promise<boolean> {
  if (!hasCorpus()) return true;
  let [count, faulty] = [0, 0];
  const written = readdirSync(new URL("documents/", corpusFolder)).sort().flatMap((folder) =>
    [...corpusFiles(`documents/${folder}`)].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const)
  );
  for (const [index, [name, bytes]] of written.entries()) {
    const read = isTurn(index, every) ? parse(bytes) : undefined;
    if (read === undefined || "refusal" in read) continue;
    const outcome = await write(read.ok.invoice, "", { lang: langs[index % langs.length] ?? "en", date });
    const faults = "ok" in outcome ? readPages(outcome.ok).pages.flatMap(faultsOf) : [];
    count++;
    if (faults.length === 0) continue;
    faulty++;
    console.log(`  FAILED: ${name}: ${faults.slice(0, 3).join("; ")}`);
  }
  console.log(`${count} documents of the corpus drawn: ${count - faulty} with every text in its place`);
  return faulty === 0;
}

/** Asks each validator about all files at once, because to start it takes longest. */
async function official(scratch: string, samples: readonly Sample[], versions: readonly Version[]): Promise<boolean> {
  const files = versions.flatMap(({ pathOf }) => samples.map(pathOf));
  let good = true;
  for (const oracle of oracles) {
    const found = await verdicts(oracle, scratch, files);
    for (const version of versions) good = judged(oracle, samples, found, version) && good;
  }
  return good;
}

async function main(keep: string | undefined, some: boolean): Promise<number> {
  const samples = some ? [...sampled(all, 3)] : all;
  const scratch = await Deno.makeTempDir({ prefix: "faktlint-pdf-" });
  const target = keep ?? scratch;
  try {
    await Deno.mkdir(target, { recursive: true });
    const pathOf = ({ name }: Sample) => `${target}/${name}.pdf`;
    const embeddedPathOf = ({ name }: Sample) => `${target}/${name}.embedded.pdf`;
    const exchangedPathOf = ({ name }: Sample) => `${target}/${name}.exchanged.pdf`;
    for (const sample of samples) {
      await Deno.writeFile(pathOf(sample), await bytesOf(sample));
      await Deno.writeFile(exchangedPathOf(sample), await exchangedBytes(sample));
      await Deno.writeFile(embeddedPathOf(sample), await embeddedBytes(sample));
    }
    const versions = [
      { name: "as made", pathOf },
      { name: "with its XML exchanged", pathOf: exchangedPathOf },
      { name: "with the XML embedded into the pages", pathOf: embeddedPathOf },
    ];
    console.log(`${samples.length} PDFs made${keep === undefined ? "" : ` in ${keep}`}`);
    let good = await fast();
    good = await drawn(some ? 3 * ONE_IN : ONE_IN) && good;
    const missing = await missingTool();
    if (missing !== undefined) console.log(`pdf: skipped: ${missing}`);
    else good = await official(scratch, samples, versions) && good;
    console.log(good ? "pdf: all holds" : "pdf: FAILED");
    return good ? 0 : 1;
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
}

const { keep, approve: approves, sample } = parseArgs({
  options: {
    keep: { type: "string" },
    approve: { type: "boolean", default: false },
    sample: { type: "boolean", default: false },
    ...dayOption,
  },
}).values;
if (approves) await approve();
else Deno.exitCode = await main(keep, sample);
