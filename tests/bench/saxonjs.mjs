/**
 * Times SaxonJS with compiled rule sets, for `peers.ts`, which installs it in a folder and starts this there:
 *
 *     node saxonjs.mjs PLAN.json     prints a JSON list with {"ms", "fired"} for each input of the plan; ms are processor time
 *
 * The plan has a list of inputs, each with its documents: a file, and the compiled rule sets that judge it. What is timed is what a
 * verdict takes: each file is parsed once, and judged by each of its rule sets.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [, , path] = process.argv;
const plan = JSON.parse(readFileSync(path, "utf8"));
const SaxonJS = createRequire(path)("saxon-js");

/** Rounds go on for so long after the first, which warms up, unless it takes as long by itself. */
const MILLISECONDS = 5_000;
const ROUNDS = 15;

/** Processor time so far: what else the machine does is not in it. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const sheets = new Map();

function sheetAt(file) {
  const known = sheets.get(file) ?? JSON.parse(readFileSync(file, "utf8"));
  sheets.set(file, known);
  return known;
}

/** What the rule sets make of a document: one SVRL document each. */
async function judged(text, rules) {
  const sourceNode = await SaxonJS.getResource({ text, type: "xml" });
  return rules.map((file) => {
    return SaxonJS.transform({ stylesheetInternal: sheetAt(file), sourceNode, destination: "document" }, "sync");
  }).map(({ principalResult }) => principalResult);
}

const failures = "//(*:failed-assert | *:successful-report)/string-join((@id, @flag), ' ')";

function firedIn(svrl) {
  return [SaxonJS.XPath.evaluate(failures, svrl, { resultForm: "array" })].flat();
}

async function measured(documents) {
  const fired = [];
  const began = spent();
  for (const { text, rules } of documents) fired.push((await judged(text, rules)).flatMap(firedIn));
  const first = spent() - began;
  // What takes that long gains next to nothing by having been warmed up.
  if (first > MILLISECONDS) return { ms: first, fired };
  const times = [];
  for (const end = spent() + MILLISECONDS; times.length < ROUNDS && spent() < end;) {
    const started = spent();
    for (const { text, rules } of documents) await judged(text, rules);
    times.push(spent() - started);
  }
  times.sort((a, b) => a - b);
  return { ms: times[times.length >> 1], fired };
}

const results = [];
for (const { documents } of plan) {
  results.push(await measured(documents.map(({ file, rules }) => ({ text: readFileSync(file, "utf8"), rules }))));
}
process.stdout.write(JSON.stringify(results));
