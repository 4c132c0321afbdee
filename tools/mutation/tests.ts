/** Which tests a mutant meets: first those near it, then, if it is asked for, the rest. */

/**
 * The tests near a folder, by how their paths start; the first row counts. Those of the whole product are too slow to run for
 * each mutant, but what is said of a rule, a diagnosis or a PDF is tested where it is said.
 */
const nearTests: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ["engine/pdf/", ["tests/pdf/", "tests/cli/pdf_test.ts", "tests/http/pdf_test.ts", "tests/http/from_pdf_test.ts"]],
  ["engine/diagnosis/", ["tests/engine/", "tests/cli/diagnose_test.ts", "tests/http/diagnose_test.ts"]],
  [
    "engine/explain/",
    ["tests/engine/", "tests/rules/", "tests/cli/explain_test.ts", "tests/http/rules_test.ts", "tests/tools/rule_"],
  ],
  ["engine/", ["tests/engine/", "tests/rules/"]],
  ["host/stores/", ["tests/host/"]],
];

/** Random input, hostile files and the corpus notice nearly everything, and take minutes: no mutant is judged by them alone. */
const slow = /property_test\.ts$|corpus_test\.ts$|round_trip_test\.ts$|reader_peer_test\.ts$|pdf\/hostile_test\.ts$/;

/** Where the tests of the engine and of what is made of it are, which run in the process that measures what they reach. */
const further = [
  "tests/engine/",
  "tests/rules/",
  "tests/pdf/",
  "tests/host/",
  "tests/cli/",
  "tests/http/",
  "tests/mcp/",
];

/** The quick tests near some files. */
export function testsNear(files: readonly string[]): readonly string[] {
  return testFiles().filter((test) => !slow.test(test) && files.some((file) => isNear(test, file)));
}

/** Whether a test is near a file. */
export function isNear(test: string, file: string): boolean {
  const [, tests = []] = nearTests.find(([folder]) => file.startsWith(folder)) ?? [];
  return tests.some((it) => test.startsWith(it));
}

/** All tests that a mutant may meet, the slow ones included. */
export function farTests(): readonly string[] {
  return testFiles().filter((file) => further.some((it) => file.startsWith(it)));
}

function testFiles(): readonly string[] {
  const root = new URL("../../tests/", import.meta.url);
  return [...Deno.readDirSync(root)].filter(({ isDirectory }) => isDirectory).flatMap(({ name: folder }) => {
    return [...Deno.readDirSync(new URL(`${folder}/`, root))].map(({ name }) => `tests/${folder}/${name}`);
  }).filter((path) => path.endsWith("_test.ts")).sort();
}
