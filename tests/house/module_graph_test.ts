import assert from "node:assert/strict";
import { circles, importsOf, resolved } from "./imports.ts";
import { filesBelow, root, textOf } from "./sources.ts";
import { floors, OTHERS } from "../../tools/rooms.ts";
import { existsSync } from "node:fs";

/** What a folder may import beside itself, where its floor would allow more: paths from the root, or packages. The first row counts. */
const narrow: readonly { readonly folder: string; readonly may: readonly string[] }[] = [
  { folder: "engine/xml/", may: ["engine/model/said.ts", "engine/model/space.ts"] },
  { folder: "engine/scenarios/", may: ["engine/model/", "engine/rules/"] },
  {
    folder: "engine/write/",
    may: ["engine/model/", "engine/xml/", "engine/syntax/", "engine/scenarios/", "engine/open/", "engine/judge/"],
  },
  { folder: "engine/nations/", may: ["engine/judge/", "engine/rules/", "engine/schema/", "engine/texts/"] },
  {
    folder: "engine/pdf/read/",
    may: [
      "engine/xml/decode.ts",
      "engine/xml/reader.ts",
      "engine/model/bytes.ts",
      "fflate",
      "@noble/ciphers/aes.js",
      "@noble/hashes/legacy.js",
      "@noble/hashes/sha2.js",
    ],
  },
  {
    folder: "engine/pdf/write/",
    // The level that a PDF says follows from the specification that its invoice names.
    may: [
      "engine/model/code_names.ts",
      "engine/mod.ts",
      "engine/model/bytes.ts",
      "engine/model/cash_discounts.ts",
      "engine/model/specifications.ts",
      "@cantoo/fontkit",
      "@cantoo/pdf-lib",
      "bidi-js",
      "fflate",
      "qr",
      "svgpath",
    ],
  },
  {
    folder: "engine/pdf/update/",
    may: ["engine/model/bytes.ts", "engine/pdf/read/", "@noble/hashes/legacy.js", "fflate"],
  },
  { folder: "engine/pdf/pages/", may: ["engine/model/bytes.ts", "engine/pdf/read/", "engine/pdf/write/composed.ts"] },
  {
    folder: "engine/pdf/container/",
    // What a PDF must say follows from what its invoice says; its findings are worded as those of rules.
    may: [
      "engine/mod.ts",
      "engine/model/said.ts",
      "engine/model/specifications.ts",
      "engine/open/glance.ts",
      "engine/open/identity.ts",
      "engine/pdf/read/",
      "engine/texts/reference.ts",
      "engine/texts/text.ts",
    ],
  },
  {
    folder: "engine/pdf/embed/",
    may: [
      "engine/model/bytes.ts",
      // Reasons quote what a PDF says.
      "engine/model/said.ts",
      "engine/xml/encode.ts",
      // What a page is set in.
      "engine/pdf/pages/",
      "engine/pdf/read/",
      "engine/pdf/update/",
      "engine/pdf/write/",
      "@noble/hashes/legacy.js",
      "fflate",
    ],
  },
  {
    folder: "engine/pdf/",
    may: [
      "engine/mod.ts",
      "engine/model/named.ts",
      "engine/model/said.ts",
      "engine/model/specifications.ts",
      "engine/view/mod.ts",
      // For hosts that have no encoder of their own.
      "engine/xml/encode.ts",
    ],
  },
];

/** What PDF needs, which nothing else in the engine does. */
const pdfPackages = [
  "@noble/ciphers/aes.js",
  "@noble/hashes/legacy.js",
  "@noble/hashes/sha2.js",
  "@cantoo/fontkit",
  "@cantoo/pdf-lib",
  "bidi-js",
  "fflate",
  "qr",
  "svgpath",
];

const graph: ReadonlyMap<string, readonly string[]> = new Map(
  ["engine/", "host/", "web/", "packages/", "cases/", "tools/"].flatMap((folder) =>
    filesBelow(folder, ".ts").concat(filesBelow(folder, ".tsx"))
  ).concat("build.ts").map((path) => [path, importsOf(path).map((specifier) => resolved(path, specifier))]),
);

/** Every import of the files below a folder that is not allowed, as "from -> to". */
function strays(folder: string, allowed: (from: string, to: string) => boolean): readonly string[] {
  return [...graph].filter(([from]) => from.startsWith(folder))
    .flatMap(([from, imports]) => imports.filter((to) => !allowed(from, to)).map((to) => `${from} -> ${to}`));
}

function inNarrow(from: string, to: string): boolean {
  const row = narrow.find(({ folder }) => from.startsWith(folder));
  return row === undefined || [row.folder, ...row.may].some((it) => to === it || to.startsWith(it));
}

Deno.test("importsOf() sees values and types, static and dynamic, re-exports too", () => {
  const text = `import a from "./a.ts"; import type { B } from "./b.ts"; export * from "./c.ts"; export { d } from "d";
    type E = import("e").E; const f = await import("./f.ts"); const g = await import(name); const h = 'from "no"';`;
  const found = importsOf("x.ts", text);
  assert.deepEqual([...found].sort(), ["(computed)", "./a.ts", "./b.ts", "./c.ts", "./f.ts", "d", "e"]);
});

Deno.test("the module graph holds the engine and the host", () => {
  assert.ok(graph.get("engine/checking.ts")?.includes("engine/judge/validate.ts"));
  assert.ok(graph.get("host/main.ts")?.includes("host/cli/cli.ts"));
});

Deno.test("engine/ imports the engine, and nothing else; engine/pdf/ has packages of its own", () => {
  const own = (from: string, to: string) => isPdf(from) && pdfPackages.includes(to);
  const inside = (to: string) => graph.has(to) && to.startsWith("engine/");
  assert.deepEqual(strays("engine/", (from, to) => own(from, to) || inside(to)), []);
});

Deno.test("nothing in the engine imports engine/pdf/, so that only who wants PDF loads it", () => {
  assert.deepEqual(strays("engine/", (from, to) => isPdf(from) || !isPdf(to)), []);
});

Deno.test("host loads engine/pdf/ when it is wanted, and not before", () => {
  const eager = [...graph.keys()].filter((path) => path.startsWith("host/")).filter((path) =>
    /^(?:import|export)\s+(?!type\b)[^;]*from "[^"]*engine\/pdf\//m.test(textOf(path))
  );
  assert.deepEqual(eager, []);
});

Deno.test("where a room of the engine may import less than its floor allows, it does", () => {
  assert.deepEqual(strays("engine/", (from, to) => inNarrow(from, to)), []);
});

for (const [house, rows] of Object.entries(floors)) {
  const named = house === "" ? "the project" : house;

  Deno.test(`inside ${named}, imports go from a floor to those below it, types included`, () => {
    assert.deepEqual(arrowsNotDown(house, rows, graph), []);
  });

  Deno.test(`each file of ${named} is in a room, and each room has files`, () => {
    const files = [...graph.keys()].filter((path) => path.startsWith(house));
    assert.deepEqual(files.filter((path) => placeIn(house, rows, path) === undefined), []);
    const empty = rows.flat().filter((room) => room !== OTHERS && !existsSync(new URL(house + room, root)));
    assert.deepEqual(empty, []);
  });
}

Deno.test("arrowsNotDown() finds an arrow up, one to a neighbour, and none within a room or down", () => {
  const rows = [["a/"], ["b/", "c/"], [OTHERS]];
  const arrows = new Map([
    ["h/a/1.ts", ["h/a/2.ts", "h/b/1.ts"]],
    ["h/b/1.ts", ["h/a/1.ts", "h/c/1.ts", "other/1.ts"]],
    ["h/d.ts", ["h/c/1.ts", "h/d.ts", "h/e.ts"]],
  ]);
  assert.deepEqual(arrowsNotDown("h/", rows, arrows), [
    "h/a/1.ts -> h/b/1.ts",
    "h/b/1.ts -> h/c/1.ts",
    "h/d.ts -> h/e.ts",
  ]);
});

interface Place {
  readonly room: string;
  readonly floor: number;
}

/** The room that holds a file: of a room within another, the inner one. Each of the other files is a room of its own. */
function placeIn(house: string, rows: readonly (readonly string[])[], path: string): Place | undefined {
  const places = rows.flatMap((rooms, floor) => rooms.map((room): Place => ({ room: house + room, floor })));
  const [inner] = places.filter(({ room }) => path.startsWith(room)).sort((a, b) => b.room.length - a.room.length);
  const others = rows.findIndex((rooms) => rooms.includes(OTHERS));
  return inner ?? (others < 0 ? undefined : { room: path, floor: others });
}

/** Packages, and the tests: they use the tools, and some tools use what tests are made of. */
function isAway(to: string): boolean {
  return !to.includes(".ts") || to.startsWith("tests/");
}

/** Every import within a house that goes neither down nor stays in its room. */
function arrowsNotDown(
  house: string,
  rows: readonly (readonly string[])[],
  arrows: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const isDown = (from: string, to: string) => {
    const [above, below] = [placeIn(house, rows, from), placeIn(house, rows, to)];
    if (above === undefined || below === undefined) return false;
    return above.room === below.room || above.floor > below.floor;
  };
  return [...arrows].filter(([from]) => from.startsWith(house)).flatMap(([from, imports]) =>
    imports.filter((to) => to.startsWith(house) && !isAway(to) && !isDown(from, to)).map((to) => `${from} -> ${to}`)
  );
}

Deno.test("what is shipped imports neither tests nor cases, so that no bundle holds the cases of the rules", () => {
  for (const folder of ["engine/", "host/", "web/", "packages/"]) {
    assert.deepEqual(strays(folder, (_, to) => !/^(?:tests|cases)\//.test(to)), []);
  }
});

Deno.test("cases import the engine alone, so that the pages of the rules need no tests", () => {
  const allowed = (to: string) => /^(?:engine|cases)\//.test(to) || to === "node:assert/strict" || to === "diff";
  assert.deepEqual(strays("cases/", (_, to) => allowed(to)), []);
});

Deno.test("host, web and packages import the engine by its entries only", () => {
  const entries = [
    "engine/mod.ts",
    "engine/checking.ts",
    "engine/check_json.ts",
    "engine/check_xml.ts",
    "engine/convert/mod.ts",
    "engine/convert/targets.ts",
    "engine/convert/written.ts",
    "engine/explain/guide.ts",
    "engine/diff/diff.ts",
    "engine/facts/facts.ts",
    "engine/view/mod.ts",
    "engine/locales.ts",
    "engine/official.ts",
    "engine/facturx.ts",
    "engine/model/bytes.ts",
    "engine/model/cash_discounts.ts",
    "engine/model/grouped.ts",
    "engine/model/pointer_text.ts",
    "engine/model/said.ts",
    "engine/model/schema.ts",
    "engine/model/specifications.ts",
    "engine/scenarios/carried.ts",
    "engine/selection/days.ts",
    "engine/selection/load.ts",
    "engine/selection/plan.ts",
    "engine/diagnosis/patches.ts",
    "engine/refusals/de.ts",
    "engine/refusals/fr.ts",
    "engine/diagnosis/mod.ts",
    "engine/texts/term_titles.ts",
    "engine/repair/mod.ts",
    "engine/repair/document.ts",
    "engine/edits/answers.ts",
    "engine/edits/may_be_applied.ts",
    "engine/edits/shown.ts",
    "engine/pdf/mod.ts",
    "engine/pdf/view.ts",
  ];
  const entry = (_: string, to: string) => !to.startsWith("engine/") || entries.includes(to);
  assert.deepEqual(strays("host/", entry), []);
  // The parts of it that read PDF, and exchange the XML in one, are bundles of their own, for browsers, and all that the WASM component has of it.
  // What writes JSON as XML is loaded by the page when a copy is saved.
  const inParts = [
    "engine/pdf/extract.ts",
    "engine/pdf/unlocked.ts",
    "engine/pdf/whole.ts",
    "engine/pdf/exchange.ts",
    "engine/pdf/container.ts",
    "engine/pdf/container/words.ts",
    "engine/pdf/embed.ts",
    "engine/pdf/embed/words.ts",
    "engine/pdf/joined.ts",
    "engine/write/generate.ts",
    // What an allowance off an invoice comes to for each of its rates is worked out where it is entered.
    "engine/model/decimal.ts",
    "engine/rules/kit/check_digits.ts",
    "engine/rules/own/vat_numbers.ts",
  ];
  const browserEntry = (from: string, to: string) => entry(from, to) || inParts.includes(to);
  assert.deepEqual(strays("web/", browserEntry), []);
  // A language is an entry of its own in a package: nothing is loaded there while a program runs.
  const wording = (to: string) => /^engine\/(?:texts\/\w+\/(?:index|official)|diagnosis\/texts\/\w+)\.ts$/.test(to);
  assert.deepEqual(strays("packages/", (from, to) => browserEntry(from, to) || wording(to)), []);
});

function isPdf(path: string): boolean {
  return path.startsWith("engine/pdf/");
}

Deno.test("web imports nothing of host, and of host only the routes and scripts of pages import web", () => {
  assert.deepEqual(strays("web/", (_, to) => !to.startsWith("host/")), []);
  const pages = ["benchmarks", "crawling", "docs", "pages", "rules", "shop", "site", "where"].map((name) =>
    `host/http/routes/${name}.ts`
  );
  // The page of a record is handed what the service calls a fingerprint, and works it out in the browser.
  const mayImport = [...pages, "host/http/scripts/record.ts"];
  assert.deepEqual(strays("host/", (from, to) => !to.startsWith("web/") || mayImport.includes(from)), []);
});

Deno.test("no import goes round in a circle, types included", () => {
  assert.deepEqual(circles(graph), []);
});

Deno.test("circles() finds a circle of two files, and none in a diamond", () => {
  assert.deepEqual(circles(new Map([["a", ["b"]], ["b", ["c", "a"]], ["c", []]])), ["a -> b -> a"]);
  assert.deepEqual(circles(new Map([["a", ["b", "c"]], ["b", ["d"]], ["c", ["d"]], ["d", []]])), []);
});
