/**
 * Times others on the same files as the engine, in one run: parsers that only read (saxes, libxml2), and what runs the published
 * rule sets of EN 16931 and XRechnung (SaxonJS, and Saxon-HE with Xerces in a warm Java, of which official validators are
 * made). Compares which rules fail, too.
 *
 *     deno task tool peers [--json FILE]
 *
 * All of them are installed in a folder of their own, which is removed; nothing of this project needs them. The engine judges
 * strictly by everything official, XML Schema included, and by default. Times are processor time, so that what else the machine
 * does is not in them. Needs npm, Maven and Java; where they are missing, or fetch nothing, it says so.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ENGINE_VERSION, validate } from "../../engine/mod.ts";
import { scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { official } from "../../engine/official.ts";
import { rulesOf } from "../../tools/editions/rules.ts";
import { type PeerRow, type Peers, type Program, programs, type Ran } from "../../web/benchmarks/recorded.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { type Figure, inputs } from "./figure.ts";
import { isCii } from "./passes.ts";
import { must } from "../../tools/shell.ts";
import { type Answer, answersOf, EDITIONS, type Installed, installed, versions } from "./peers/programs.ts";
import { lineThrough, thisMachine } from "./record.ts";

const LINES = [1, 10, 100, 1_000];
/** Processes of ours for a figure, the quickest of which counts. */
const PROCESSES = 3;
/** How many times as long the official stack is to take for the test suite. */
const SLOWER = 15;

/** What the bench calls the work of ours, and of the parser that runs where we do. */
const works = { saxes: "events", judge: "judge", strict: "xrechnung" } as const;

const root = new URL("../../", import.meta.url);
const { values: asked } = parseArgs({ options: { json: { type: "string" } } });

async function ours(work: string, name: string): Promise<Figure> {
  const figures: Figure[] = [];
  const args = ["run", "--no-prompt", "--allow-all", "tests/bench/figure.ts", work, name];
  for (let left = PROCESSES; left > 0; left--) {
    figures.push(JSON.parse(await must(Deno.execPath(), args, { cwd: root })));
  }
  return figures.reduce((best, it) => it.processorMs < best.processorMs ? it : best);
}

/** Ids with their severities, as the profile grades them. */
function graded(fired: readonly string[], profile: "xrechnung-ubl" | "xrechnung-cii"): ReadonlyMap<string, string> {
  const severities: Readonly<Record<string, string>> =
    scenarioOfProfile("xrechnung").severities[profile === "xrechnung-ubl" ? "ubl-invoice" : "cii"] ?? {};
  return new Map(fired.map((it) => it.split(" ")).map(([id = "", flag = ""]) => [id, severities[id] ?? flag]));
}

/** The same of the engine, as far as the rule sets know the ids: XML Schema is not among them. */
function found(bytes: Uint8Array, known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const profile = isCii(bytes) ? "xrechnung-cii" : "xrechnung-ubl";
  const outcome = validate(bytes, { profile, strict: true, sets: official });
  if (!("ok" in outcome)) return new Map([[outcome.refusal.xmlCode, "refused"]]);
  const { errors, warnings } = outcome.ok;
  return new Map([...errors, ...warnings].filter(({ rule }) => known.has(rule)).map((it) => [it.rule, it.severity]));
}

/** Ids that are fatal in one of the two alone. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  const fatal = (ids: ReadonlyMap<string, string>) =>
    new Set([...ids].filter(([, it]) => it === "fatal").map(([id]) => id));
  return [...fatal(one).symmetricDifference(fatal(other))];
}

/** The documents of an input in which other rules are fatal than those that a program finds, in words. */
function disagreements(name: string, answers: readonly Answer[], known: ReadonlySet<string>): readonly string[] {
  return inputs(name).flatMap((bytes, index) => {
    const own = found(bytes, known);
    const profile = isCii(bytes) ? "xrechnung-cii" : "xrechnung-ubl";
    const ids = answers.flatMap(({ fired }) => differences(graded(fired?.[index] ?? [], profile), own));
    return ids.length === 0 ? [] : [`${name} ${index}: ${[...new Set(ids)].join(", ")}`];
  });
}

function line(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  console.log(`${first.padEnd(16)}${others.map((cell) => cell.padStart(12)).join("")}`);
}

/** Each program's line through the single documents. */
function drawn(rows: readonly PeerRow[], of: Program): Pick<Ran, "constant" | "slope"> {
  return lineThrough(rows.filter(({ documents }) => documents === 1).map(({ bytes, ms }) => ({ bytes, ms: ms[of] })));
}

async function measured(input: string, others: Readonly<Record<Exclude<Program, keyof typeof works>, number>>) {
  const [saxes, judge, strict] = [
    await ours(works.saxes, input),
    await ours(works.judge, input),
    await ours(works.strict, input),
  ];
  const ms = { saxes: saxes.processorMs, judge: judge.processorMs, strict: strict.processorMs, ...others };
  const row: PeerRow = { input, documents: strict.documents, bytes: strict.bytes, ms };
  line([input, `${row.documents}`, `${Math.round(row.bytes / 1_000)}`, ...programs.map((it) => row.ms[it].toFixed(2))]);
  return row;
}

async function compared(kit: Installed): Promise<number> {
  const [load = 0] = loadavg();
  const timed = [...(hasCorpus() ? ["suite"] : []), ...LINES.flatMap((it) => [`lines-${it}`, `ciilines-${it}`])];
  const names = [...timed, "examples"];
  const answers = await answersOf(kit, names);
  const known = new Set(kit.files.flatMap((file) => [...rulesOf(file).rules.keys()]));
  const rows: PeerRow[] = [];
  line(["ms", "documents", "kB", ...programs]);
  for (const [index, name] of timed.entries()) {
    const of = (program: keyof typeof answers) => answers[program][index]?.ms ?? NaN;
    rows.push(await measured(name, { libxml2: of("libxml2"), saxonjs: of("saxonjs"), saxon: of("saxon") }));
  }
  const versionOf = await versions(kit.folder);
  const ran = (program: Program): Ran => {
    const [version, runtime] = versionOf[program];
    return { version, runtime, ...drawn(rows, program) };
  };
  const all = Object.fromEntries(programs.map((it) => [it, ran(it)])) as Record<Program, Ran>;
  line(["ms a document", "", "", ...programs.map((it) => all[it].constant.toFixed(3))]);
  line(["ns a byte", "", "", ...programs.map((it) => all[it].slope.toFixed(1))]);
  const wrong = names.flatMap((name, index) => {
    return disagreements(name, [answers.saxonjs[index], answers.saxon[index]].filter((it) => it !== undefined), known);
  });
  const documents = names.reduce((sum, name) => sum + inputs(name).length, 0);
  for (const it of wrong) console.log(`DISAGREES: ${it}`);
  console.log(`peers: the same rules are fatal in ${documents - wrong.length} of ${documents} documents`);
  const isSlower = rows.filter(({ input }) => input === "suite").every(({ ms }) => {
    const times = ms.saxon / ms.strict;
    console.log(`peers: Saxon-HE with Xerces takes ${times.toFixed(1)} times as long as strict (at least ${SLOWER})`);
    return times >= SLOWER;
  });
  if (asked.json !== undefined) {
    const agreement = { documents, same: documents - wrong.length };
    const about = { date: new Date().toISOString(), version: ENGINE_VERSION, machine: thisMachine(load) };
    const record: Peers = { ...about, ruleSets: EDITIONS, programs: all, rows, agreement };
    Deno.writeTextFileSync(asked.json, `${JSON.stringify(record, null, 2)}\n`);
  }
  return wrong.length === 0 && isSlower ? 0 : 1;
}

async function main(): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-peers-" });
  try {
    const kit = await installed(folder).catch((error: Error) => error);
    if (!(kit instanceof Error)) return await compared(kit);
    console.log(`peers: skipped, because the others or the rule sets are not to be had here: ${kit.message}`);
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (import.meta.main) Deno.exitCode = await main();
