/**
 * Compares the Python package with the command line, on one core and in turns: the verdicts of every document of the corpus, and
 * documents a second of processor time.
 *
 *     deno task tool bench:python              all of the corpus, three rounds
 *     deno task tool bench:python --every 10   each tenth document
 *
 * Fails when a verdict differs, or when the package makes less than 60 % of the command line's documents a second.
 */
import { parseArgs } from "node:util";
import { childScript } from "../../tools/v8.ts";
import { component } from "../../tools/wasm.ts";
import { WHEEL, wheelOf } from "../../tools/wheel.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { corpusList } from "../support/corpus_list.ts";
import { did } from "../../tools/shell.ts";
import { measuredMany, pythonIn } from "../packages/python.ts";

const { values } = parseArgs({ options: { every: { type: "string" }, rounds: { type: "string" } } });
const every = +(values.every ?? 1);
const rounds = +(values.rounds ?? 3);
/** The least share of the command line's speed. */
const LEAST = 0.6;

async function bench(folder: string): Promise<boolean> {
  const python = await pythonIn(folder);
  if (python === undefined) {
    console.log("bench: skipped, because there is no Python here, or nothing can be installed in it");
    return true;
  }
  Deno.writeFileSync(`${folder}/${WHEEL}`, wheelOf(await component(), await childScript()));
  const installed = await did(python, ["-m", "pip", "install", "--quiet", `./${WHEEL}`], { cwd: folder });
  if (installed?.code !== 0) throw new Error(`pip: ${installed?.err}`);
  const list = `${folder}/list`;
  Deno.writeTextFileSync(list, corpusList(every).join("\n"));
  let holds = true;
  for (const [options, ...flags] of [["{}"], ['{"strict":true}', "--strict"]] as const) {
    const it = await measuredMany({ folder, python, list, options: options ?? "{}", flags, rounds });
    if (it === undefined) throw new Error("nothing was measured");
    const rates = [it.command, it.package].map(([cpu]) => it.documents / cpu);
    const share = it.command[0] / it.package[0];
    const [there = 0, here = 0] = rates.map(Math.round);
    const differ = it.different.length;
    holds &&= share >= LEAST && differ === 0 && it.answered.every((count) => count === it.documents);
    console.log(
      `${options} ${it.documents} documents, ${differ} differ: ${there} a second on the command line, ${here} in Python, ` +
        `${Math.round(100 * share)} % (at least ${100 * LEAST} %)`,
    );
    for (const file of it.different.slice(0, 10)) console.log(`  differs: ${file}`);
  }
  return holds;
}

if (hasCorpus()) {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-python-" });
  try {
    if (!await bench(folder)) Deno.exitCode = 1;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
} else {
  console.log("bench: skipped, because the corpus is not there");
}
