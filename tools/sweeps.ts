/**
 * Runs all of the tests that do a sample of something long, whole; arguments go to the runner:
 *
 *     deno task tool sweeps [--filter TEXT]
 */
import { filesBelow, textOf } from "../tests/house/sources.ts";
import { arguedDay } from "../tests/support/day.ts";
import { runTests, whole } from "./tests.ts";

const SAMPLES = "tests/support/sweeps.ts";

/** The tests that sample: all ask the same file how much, most by themselves, some by what they share with others. */
export function samplingTests(): readonly string[] {
  const imports = new Map(filesBelow("tests/", ".ts").map((path) => [path, importedBy(path)]));
  const asking = new Set([SAMPLES]);
  for (let before = 0; before < asking.size;) {
    before = asking.size;
    for (const [path, all] of imports) if (all.some((it) => asking.has(it))) asking.add(path);
  }
  return [...asking].filter((path) => path.endsWith("_test.ts")).toSorted();
}

function importedBy(path: string): readonly string[] {
  return [...textOf(path).matchAll(/ from "(\.[^"]+)";$/gm)].map(([, name = ""]) => {
    return new URL(name, `file:///${path}`).pathname.slice(1);
  });
}

if (import.meta.main) Deno.exitCode = await runTests(samplingTests(), Deno.args, arguedDay([]), whole);
