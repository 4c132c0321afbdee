/**
 * Times SaxonJS with the published rule sets of EN 16931 and XRechnung on the same files as the engine, and compares which
 * rules fail.
 *
 *     deno task peers [--json FILE]
 *
 * SaxonJS is what runs the official rules in JavaScript. It and the rule sets are installed in a folder of their own, which
 * is removed; nothing of this project needs them. The engine judges strictly by everything official, XML Schema included,
 * which SaxonJS does without. Times are processor time, so that what else the machine does is not in them. Needs npm and Maven; where they are missing, or fetch nothing, it says so.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ENGINE_VERSION, validate } from "../../engine/mod.ts";
import { scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { official } from "../../engine/official.ts";
import { rulesOf } from "../../tools/editions/rules.ts";
import { type RuleFile, ruleFiles } from "../../tools/editions/sources.ts";
import type { PeerRow, Peers } from "../../web/benchmarks/recorded.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { type Figure, inputs, isCii } from "./figure.ts";
import { thisMachine } from "./record.ts";

const PACKAGES = { "saxon-js": "2.7.0", "xslt3": "2.7.0" };
const RULE_SETS = [
  "com.helger.phive.rules:phive-rules-en16931:4.3.7#1.3.16",
  "com.helger.phive.rules:phive-rules-xrechnung:4.2.3#3.0.2",
];
const EDITIONS = ["EN 16931 1.3.16", "XRechnung 3.0.2"];
const LINES = [1, 100, 1_000];
/** Processes of ours for a figure, the quickest of which counts. */
const PROCESSES = 2;

const root = new URL("../../", import.meta.url);
const { values: asked } = parseArgs({ options: { json: { type: "string" } } });

/** What a program printed; throws with what it said where it failed. */
async function run(program: string, args: readonly string[], cwd: string | URL): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args: [...args], cwd, stdin: "null" }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
  if (!success) throw new Error(`${program} ${args[0]}: ${text(stderr).split("\n").slice(-3).join(" ")}`);
  return text(stdout);
}

interface Peer {
  readonly folder: string;
  readonly files: readonly RuleFile[];
}

/** Installs SaxonJS and the rule sets, and compiles these. */
async function installed(folder: string): Promise<Peer> {
  Deno.writeTextFileSync(`${folder}/package.json`, JSON.stringify({ private: true, dependencies: PACKAGES }));
  await run("npm", ["install", "--no-audit", "--no-fund", "--silent"], folder);
  const all = (await Promise.all(RULE_SETS.map(ruleFiles))).flat();
  const files = all.filter(({ name }) => name.endsWith("-validation.xslt"));
  for (const { name, text } of files) {
    Deno.writeTextFileSync(`${folder}/${name}`, text);
    const args = ["node_modules/xslt3/xslt3.js", `-xsl:${name}`, `-export:${name}.json`, "-nogo"];
    await run("node", args, folder);
  }
  return { folder, files };
}

interface Answer {
  readonly ms: number;
  /** For each file, the ids of the rules that failed, each with its flag. */
  readonly fired: readonly (readonly string[])[];
}

/** What SaxonJS takes for each input, and what failed in its documents. */
async function answersOf(peer: Peer, names: readonly string[]): Promise<readonly Answer[]> {
  const plan = names.map((name) => ({
    documents: inputs(name).map((bytes, index) => {
      const file = `${peer.folder}/${name}-${index}.xml`;
      Deno.writeFileSync(file, bytes);
      const syntax = isCii(bytes) ? "-CII-" : "-UBL-";
      const rules = peer.files.filter((it) => it.name.includes(syntax)).map((it) => `${peer.folder}/${it.name}.json`);
      return { file, rules };
    }),
  }));
  Deno.writeTextFileSync(`${peer.folder}/plan.json`, JSON.stringify(plan));
  const script = new URL("saxonjs.mjs", import.meta.url).pathname;
  return JSON.parse(await run("node", [script, `${peer.folder}/plan.json`], peer.folder));
}

async function ours(name: string): Promise<Figure> {
  const figures: Figure[] = [];
  const args = ["run", "--no-prompt", "--allow-all", "tests/bench/figure.ts", "xrechnung", name];
  for (let left = PROCESSES; left > 0; left--) figures.push(JSON.parse(await run(Deno.execPath(), args, root)));
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

/** Documents in which other rules are fatal, in words. */
function disagreements(name: string, { fired }: Answer, known: ReadonlySet<string>): readonly string[] {
  return inputs(name).flatMap((bytes, index) => {
    const expected = graded(fired[index] ?? [], isCii(bytes) ? "xrechnung-cii" : "xrechnung-ubl");
    const ids = differences(expected, found(bytes, known));
    return ids.length === 0 ? [] : [`${name} ${index}: ${ids.join(", ")}`];
  });
}

function line(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  console.log(`${first.padEnd(16)}${others.map((cell) => cell.padStart(14)).join("")}`);
}

async function compared(peer: Peer): Promise<number> {
  const [load = 0] = loadavg();
  const timed = [...(hasCorpus() ? ["suite"] : []), ...LINES.flatMap((it) => [`lines-${it}`, `ciilines-${it}`])];
  const names = [...timed, "examples"];
  const answers = await answersOf(peer, names);
  const known = new Set(peer.files.flatMap((file) => [...rulesOf(file).rules.keys()]));
  const rows: PeerRow[] = [];
  const wrong: string[] = [];
  let documents = 0;
  line(["", "documents", "faktlint ms", "a second", "SaxonJS ms", "a second", "ratio"]);
  for (const [index, name] of names.entries()) {
    const answer = answers[index];
    if (answer === undefined) throw new Error(`SaxonJS says nothing of ${name}`);
    documents += answer.fired.length;
    wrong.push(...disagreements(name, answer, known));
    if (!timed.includes(name)) continue;
    const own = await ours(name);
    rows.push({ input: name, documents: own.documents, bytes: own.bytes, ms: own.processorMs, peerMs: answer.ms });
    const cells = [own.processorMs, answer.ms].flatMap((
      ms,
    ) => [ms.toFixed(2), (1_000 * own.documents / ms).toFixed(1)]);
    line([name, `${own.documents}`, ...cells, (answer.ms / own.processorMs).toFixed(1)]);
  }
  for (const it of wrong) console.log(`DISAGREES: ${it}`);
  console.log(`peers: the same rules are fatal in ${documents - wrong.length} of ${documents} documents`);
  if (asked.json !== undefined) {
    const runtime = `node ${(await run("node", ["--version"], root)).slice(1)}`;
    const record: Peers = {
      date: new Date().toISOString(),
      version: ENGINE_VERSION,
      machine: thisMachine(load),
      peer: { name: "SaxonJS", version: PACKAGES["saxon-js"], runtime, ruleSets: EDITIONS },
      rows,
      agreement: { documents, same: documents - wrong.length },
    };
    Deno.writeTextFileSync(asked.json, `${JSON.stringify(record, null, 2)}\n`);
  }
  return wrong.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-peers-" });
  try {
    const peer = await installed(folder).catch((error: Error) => error);
    if (!(peer instanceof Error)) return await compared(peer);
    console.log(`peers: skipped, because SaxonJS or the rule sets are not to be had here: ${peer.message}`);
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (import.meta.main) Deno.exitCode = await main();
