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
  ["engine/nations/", ["tests/rules/", "tests/engine/nations", "tests/engine/official_sets", "tests/engine/dutch"]],
  ["engine/rules/nations/", ["tests/rules/", "tests/engine/french", "tests/engine/dutch"]],
  ["engine/", ["tests/engine/", "tests/rules/"]],
  ["host/billing/", ["tests/billing/", "tests/http/shop_test.ts", "tests/http/codes_test.ts"]],
  ["host/cli/", ["tests/cli/"]],
  ["host/documents/", ["tests/http/", "tests/cli/", "tests/host/"]],
  ["host/domain/", ["tests/billing/", "tests/host/", "tests/http/"]],
  ["host/http/routes/mcp.ts", ["tests/http/", "tests/mcp/"]],
  ["host/http/", ["tests/http/"]],
  ["host/kit/", ["tests/host/", "tests/http/", "tests/cli/"]],
  ["host/kosit/", ["tests/http/kosit_test.ts", "tests/cli/varl_test.ts"]],
  ["host/mcp/", ["tests/mcp/"]],
  [
    "host/metering/",
    [
      ...["tests/host/metering", "tests/host/stores_usage", "tests/http/limits", "tests/http/perform"],
      ...[
        "tests/http/middleware",
        "tests/http/headers",
        "tests/http/codes",
        "tests/mcp/metering",
        "tests/billing/rows",
      ],
    ],
  ],
  ["host/operations/", ["tests/http/", "tests/billing/", "tests/cli/operation_test.ts", "tests/mcp/agent_test.ts"]],
  ["host/providers/stripe/", ["tests/billing/"]],
  [
    "host/providers/",
    [
      ...[
        "tests/http/provider",
        "tests/http/peppol",
        "tests/http/vat",
        "tests/http/public",
        "tests/http/admission",
        "tests/http/operations",
      ],
      ...["tests/host/dns", "tests/host/public_address", "tests/host/deployed", "tests/mcp/lookup"],
    ],
  ],
  ["host/service/", ["tests/http/", "tests/host/", "tests/house/permissions_test.ts"]],
  ["host/stores/", ["tests/host/", "tests/billing/", "tests/http/transitions_test.ts"]],
  ["host/workers/", ["tests/host/", "tests/http/pool_test.ts"]],
  ["web/", ["tests/web/", "tests/tools/rule_", "tests/http/"]],
];

/**
 * Random input, hostile files and the corpus notice nearly everything, and take minutes: no mutant is judged by them alone.
 * What other processes run is not measured, so that tests that start the product reach nothing that is known.
 */
const slow = new RegExp(
  [
    ...["property", "corpus", "round_trip", "reader_peer", "pdf/hostile", "cli/archives", "cli/resume"],
    ...["http/server", "http/guides", "billing/server", "billing/started", "mcp/clients", "host/pool"],
  ].map((name) => `${name}_test\\.ts$`).join("|"),
);

/** Where the tests of the engine and of what is made of it are, which run in the process that measures what they reach. */
const further = [
  "tests/engine/",
  "tests/rules/",
  "tests/pdf/",
  "tests/billing/",
  "tests/host/",
  "tests/cli/",
  "tests/http/",
  "tests/mcp/",
  "tests/web/",
];

/** The quick tests near some files. */
export function testsNear(files: readonly string[]): readonly string[] {
  return testFiles().filter((test) => !slow.test(test) && files.some((file) => isNear(test, file)));
}

/** Whether a test is near a file. */
export function isNear(test: string, file: string): boolean {
  const [, tests = []] = nearTests.find(([folder]) => file.startsWith(folder)) ?? [];
  const [floor = "", room = ""] = file.split("/");
  if (!tests.some((it) => test.startsWith(it))) return false;
  return !importing.some((it) => file.startsWith(it)) ||
    !test.startsWith("tests/engine/") && !test.startsWith("tests/rules/") ||
    roomsOf(test).has(`${floor}/${room}`);
}

/** So many tests of the engine use these that near are only those that import the room themselves, or by what they share. */
const importing: readonly string[] = ["engine/diagnosis/", "engine/repair/", "engine/scenarios/", "engine/open/"];

const root = new URL("../../", import.meta.url);
const known = new Map<string, ReadonlySet<string>>();

/** The rooms that a test imports, or what it shares with others. */
function roomsOf(test: string): ReadonlySet<string> {
  const before = known.get(test);
  if (before !== undefined) return before;
  const rooms = new Set<string>();
  known.set(test, rooms);
  for (const [, path = ""] of Deno.readTextFileSync(new URL(test, root)).matchAll(/ from "(\.[^"]+\.ts)"/g)) {
    const [floor, room, ...rest] = new URL(path, new URL(test, root)).pathname.slice(root.pathname.length).split("/");
    if (floor === "tests") { for (const it of roomsOf([floor, room, ...rest].join("/"))) rooms.add(it); }
    else rooms.add(`${floor}/${room}`);
  }
  return rooms;
}

/** All tests that a mutant may meet, the slow ones included. */
export function farTests(): readonly string[] {
  return testFiles().filter((file) => further.some((it) => file.startsWith(it)));
}

function testFiles(): readonly string[] {
  const tests = new URL("tests/", root);
  return [...Deno.readDirSync(tests)].filter(({ isDirectory }) => isDirectory).flatMap(({ name: folder }) => {
    return [...Deno.readDirSync(new URL(`${folder}/`, tests))].map(({ name }) => `tests/${folder}/${name}`);
  }).filter((path) => path.endsWith("_test.ts")).sort();
}
