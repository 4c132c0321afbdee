/**
 * `deno task tool convert`: converts every valid document of the corpus into the other syntax and to all levels of Factur-X, and prints
 * how many were written, are strictly valid by the engine and by the official validators, and say what they said before, save for
 * the losses that are listed; beside what cii2ubl makes of the same documents.
 *
 *     … --to T,T       these targets only           … --sample     one in 40, others every day
 *     … --reasons      the commonest losses and rules, with an example each
 *     … --keep FOLDER  keeps what was written
 *
 * Exit status 1 where something is written that is not valid, or says something else.
 */
import { parseArgs } from "node:util";
import { isTarget, type Target } from "../../../engine/convert/mod.ts";
import { documents } from "../../support/files.ts";
import { dayOption } from "../../support/day.ts";
import { sampled } from "../../support/sweeps.ts";
import { corpusFolder, hasCorpus } from "../corpus.ts";
import { reasonToSkip } from "../oracle.ts";
import { converterName, converts } from "./cii2ubl.ts";
import { errorsIn, madeOf, otherwiseIn, type Source, validSource } from "./converted.ts";
import { officialAnswers, type Subject } from "./official.ts";

/** What was tried, and what of it came about. */
interface Figures {
  documents: number;
  lossless: number;
  written: number;
  official: number;
  asked: number;
  same: number;
}

interface Row {
  readonly title: string;
  readonly figures: Figures;
  readonly subjects: Subject[];
  /** How often what was in the way, with an example. */
  readonly reasons: Map<string, { count: number; readonly example: string }>;
  readonly wrong: string[];
}

function rowOf(title: string): Row {
  const figures = { documents: 0, lossless: 0, written: 0, official: 0, asked: 0, same: 0 };
  return { title, figures, subjects: [], reasons: new Map(), wrong: [] };
}

function because({ reasons }: Row, of: Iterable<string>, example: string): void {
  for (const reason of new Set(of)) {
    const known = reasons.get(reason) ?? { count: 0, example };
    known.count++;
    reasons.set(reason, known);
  }
}

const levels = ["minimum", "basicwl", "basic", "en16931", "extended"].map((it) => `facturx-${it}`).filter(isTarget);

async function sourcesIn(every: number): Promise<readonly Source[]> {
  const folder = new URL("documents/", corpusFolder);
  const found: Source[] = [];
  for (const url of every === 1 ? documents(folder, Infinity) : sampled(documents(folder, 60_000), every)) {
    const source = await validSource(url.pathname.slice(folder.pathname.length), url.pathname);
    if (source !== undefined) found.push(source);
  }
  return found;
}

/** Converts documents to a target; what is strictly valid is written into a folder. */
async function tried(sources: readonly Source[], to: Target, title: string, folder: string): Promise<Row> {
  const row = rowOf(title);
  const { figures } = row;
  for (const [at, { name, opened, model }] of sources.entries()) {
    figures.documents++;
    const made = await madeOf(opened, model, to);
    if (made === undefined) continue;
    because(row, made.errors.map((it) => `not valid: ${it}`), name);
    because(
      row,
      made.losses.map(({ term, location }) =>
        `lost: ${term ?? ("path" in location ? location.path.replaceAll(/\[\d+\]/g, "") : "")}`
      ),
      name,
    );
    if (made.errors.length > 0) continue;
    figures.written++;
    if (made.losses.length === 0) figures.lossless++;
    if (made.otherwise.length === 0) figures.same++;
    else row.wrong.push(`${name}: ${made.otherwise.slice(0, 3).join("; ")}`);
    const file = `${folder}/${to}-${at}.xml`;
    await Deno.writeTextFile(file, made.text);
    row.subjects.push({ file, profile: made.profile });
  }
  return row;
}

/** The same by the converter that others use; the official validators are asked about all that it writes. */
async function peer(sources: readonly Source[], folder: string): Promise<Row | undefined> {
  const row = rowOf(`CII to UBL, ${converterName}`);
  const { figures } = row;
  const files = sources.map(({ file }, at) => [file, `${folder}/peer-${at}.xml`] as const);
  if (!await converts(files)) return undefined;
  for (const [at, [, file]] of files.entries()) {
    figures.documents++;
    const { name = "", model } = sources[at] ?? {};
    const text = await Deno.readTextFile(file).catch(() => undefined);
    if (text === undefined) continue;
    const errors = await errorsIn(text) ?? ["unreadable"];
    because(row, errors.map((it) => `not valid: ${it}`), name);
    row.subjects.push({ file, profile: undefined });
    if (errors.length > 0) continue;
    figures.written++;
    if (otherwiseIn(model, text, []).length > 0) continue;
    figures.same++;
    figures.lossless++;
  }
  return row;
}

async function asked(rows: readonly Row[]): Promise<void> {
  const answers = await officialAnswers(rows.flatMap(({ subjects }) => subjects));
  for (const { figures, subjects, wrong } of rows) {
    for (const { file } of subjects) {
      const faults = answers.get(file);
      if (faults === undefined) continue;
      figures.asked++;
      if (faults.length === 0) figures.official++;
      else wrong.push(`${file}: the official validators say ${faults.join(", ")}`);
    }
  }
}

function print(rows: readonly Row[], told: boolean): void {
  const head = ["", "documents", "nothing lost, valid", "valid", "official", "says the same"];
  console.log(`| ${head.join(" | ")} |\n|${" --- |".repeat(head.length)}`);
  for (const { title, figures: { documents, lossless, written, official, asked, same } } of rows) {
    console.log(`| ${[title, documents, lossless, written, `${official} of ${asked}`, same].join(" | ")} |`);
  }
  for (const { title, reasons, wrong } of rows) {
    for (const line of wrong.slice(0, 20)) console.log(`WRONG: ${title}: ${line}`);
    if (!told) continue;
    console.log(`\n${title}`);
    const most = [...reasons].sort(([, a], [, b]) => b.count - a.count).slice(0, 30);
    for (const [reason, { count, example }] of most) console.log(`  ${count}  ${reason}  (${example})`);
  }
}

async function main(
  only: readonly string[] | undefined,
  every: number,
  told: boolean,
  folder: string,
): Promise<number> {
  const sources = await sourcesIn(every);
  const [cii, ubl] = [sources.filter(({ side }) => side === "cii"), sources.filter(({ side }) => side === "ubl")];
  const wanted = (to: Target) => only === undefined || only.includes(to);
  const rows: Row[] = [];
  if (wanted("ubl")) rows.push(await tried(cii, "ubl", "CII to UBL", folder));
  const other = wanted("ubl") ? await peer(cii, folder) : undefined;
  if (wanted("cii")) rows.push(await tried(ubl, "cii", "UBL to CII", folder));
  for (const to of levels.filter(wanted)) rows.push(await tried(sources, to, `to ${to}`, folder));
  const all = other === undefined ? rows : [...rows, other];
  const reason = await reasonToSkip();
  if (reason === undefined) await asked(all);
  else console.log(`convert: the official validators are not asked, because ${reason}`);
  // What others write is theirs.
  other?.wrong.splice(0);
  print(all, told);
  const good = rows.every(({ wrong }) => wrong.length === 0);
  console.log(good ? "convert: all that is written is valid and says what it said" : "convert: FAILED");
  return good ? 0 : 1;
}

const { to, sample, reasons, keep } = parseArgs({
  options: {
    to: { type: "string" },
    sample: { type: "boolean", default: false },
    reasons: { type: "boolean", default: false },
    keep: { type: "string" },
    ...dayOption,
  },
}).values;
if (!hasCorpus()) console.log("convert: skipped: there is no corpus");
else {
  const folder = keep ?? await Deno.makeTempDir({ prefix: "faktlint-convert-" });
  try {
    await Deno.mkdir(folder, { recursive: true });
    Deno.exitCode = await main(to?.split(","), sample ? 40 : 1, reasons, folder);
  } finally {
    if (keep === undefined) await Deno.remove(folder, { recursive: true });
  }
}
