/**
 * Times SaxonJS with compiled rule sets, for `peers.ts`, which puts this into the folder where it has installed it:
 *
 *     node saxonjs.mjs PLAN.json     prints a JSON list with {"ms", "fired"} for each input of the plan; ms are processor time
 *
 * The plan has a list of inputs, each with its documents: a file, and the compiled rule sets that judge it. What is timed is what a
 * verdict takes: each file is parsed once, and judged by each of its rule sets.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { timed } from "./timed.mjs";

const SaxonJS = createRequire(import.meta.url)("saxon-js");
const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const sheets = new Map();

function sheetAt(file) {
  const known = sheets.get(file) ?? JSON.parse(readFileSync(file, "utf8"));
  sheets.set(file, known);
  return known;
}

/** What the rule sets make of a document: one SVRL document each. */
async function judged({ text, rules }) {
  const sourceNode = await SaxonJS.getResource({ text, type: "xml" });
  return rules.map((file) => {
    return SaxonJS.transform({ stylesheetInternal: sheetAt(file), sourceNode, destination: "document" }, "sync");
  }).map(({ principalResult }) => principalResult);
}

const failures = "//(*:failed-assert | *:successful-report)/string-join((@id, @flag), ' ')";

function firedIn(svrl) {
  return [SaxonJS.XPath.evaluate(failures, svrl, { resultForm: "array" })].flat();
}

const results = [];
for (const { documents } of plan) {
  const all = documents.map(({ file, compiled }) => ({ text: readFileSync(file, "utf8"), rules: compiled }));
  let found = [];
  const ms = await timed(async () => {
    found = [];
    for (const document of all) found.push(await judged(document));
  });
  results.push({ ms, fired: found.map((svrls) => svrls.flatMap(firedIn)) });
}
process.stdout.write(JSON.stringify(results));
