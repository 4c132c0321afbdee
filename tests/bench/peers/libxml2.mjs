/**
 * Times libxml2 as WebAssembly, which reads documents and does nothing else, for `peers.ts`, which puts this into the folder where it
 * has installed it:
 *
 *     node libxml2.mjs PLAN.json     prints a JSON list with {"ms"} for each input of the plan; ms are processor time
 */
import { readFileSync } from "node:fs";
import { timed } from "./timed.mjs";

/** It is installed beside this script, and is no dependency of the project. */
const INSTALLED = "libxml2-wasm";
const { ParseOption, XmlDocument } = await import(INSTALLED);
const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const option = ParseOption.XML_PARSE_HUGE | ParseOption.XML_PARSE_NONET;
const results = [];
for (const { documents } of plan) {
  const all = documents.map(({ file }) => readFileSync(file));
  results.push({ ms: await timed(() => all.forEach((bytes) => XmlDocument.fromBuffer(bytes, { option }).dispose())) });
}
process.stdout.write(JSON.stringify(results));
