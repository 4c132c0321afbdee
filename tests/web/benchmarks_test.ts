/** The page of the benchmarks, made of a small record. */
import assert from "node:assert/strict";
import { benchmarksPage } from "../../web/benchmarks/page.tsx";
import { powersIn, scale, spread } from "../../web/benchmarks/picture.tsx";
import {
  type GoalName,
  goalNames,
  isMet,
  type PeerRow,
  type Peers,
  programs,
  type Recorded,
} from "../../web/benchmarks/recorded.ts";
import { benchmarkWords } from "../../web/benchmarks/said.ts";
import { goalWorks, jsonWorks, xmlWorks } from "../../web/benchmarks/words.ts";
import { type LanguageTag, languageTags, loadPageTexts } from "../../web/texts/languages.ts";
import recorded from "../../host/data/benchmarks.json" with { type: "json" };
import { readable } from "../support/html.ts";

const record: Recorded = {
  date: "2026-11-22T23:59:59.000Z",
  version: "9.8.7",
  machine: { processor: "Abacus <X>", processors: 1, gigabytes: 25, system: "linux", runtime: "deno 1", load: 0.25 },
  rows: [
    { work: "strict", input: "suite", documents: 32, bytes: 311_734, ms: 27.123, peak: 103_000_000, ratio: 5.305 },
    { work: "judge", input: "ciilines-1", documents: 1, bytes: 19_800, ms: 0.891, peak: 90_000_000, ratio: 2.82 },
    { work: "pdf", input: "json-10", documents: 1, bytes: 2_300, ms: 8, peak: 200_000_000 },
    { work: "something older", input: "json-10", documents: 1, bytes: 1, ms: 1, peak: 1 },
  ],
  goals: {
    suite: { measured: 2.99, most: 2.2 },
    growth: { measured: 10.5, most: 10.5, sizes: [10_000, 1_000] },
    jobs: { measured: 1.8, least: 1.7, sizes: [3_117] },
    writeUbl: { measured: 7_999, least: 8_000 },
  },
};

function row(input: string, documents: number, bytes: number, times: readonly number[]): PeerRow {
  const ms = Object.fromEntries(programs.map((it, at) => [it, times[at] ?? NaN])) as PeerRow["ms"];
  return { input, documents, bytes, ms };
}

const peers: Peers = {
  date: "2026-11-21T12:00:00.000Z",
  version: "9.8.7",
  machine: { ...record.machine, processor: "Other <Y>", processors: 2 },
  ruleSets: ["EN 16931 1.3.16", "XRechnung 3.0.2"],
  programs: {
    saxes: { version: "6", runtime: "Deno 2", constant: 0.01, slope: 17 },
    libxml2: { version: "0.7", runtime: "Node 20", constant: 0.1, slope: 21.5 },
    judge: { version: "9.8.7", runtime: "Deno 2", constant: 0.12, slope: 39 },
    strict: { version: "9.8.7", runtime: "Deno 2", constant: 0.5, slope: 49 },
    saxonjs: { version: "2.7.0", runtime: "Node 20", constant: 20, slope: 3_000 },
    saxon: { version: "12.10", runtime: "Java 17", constant: 8, slope: 900 },
  },
  rows: [
    row("suite", 32, 311_734, [6, 8, 12, 20, 2_000, 460]),
    row("lines-1", 1, 10_000, [0.2, 0.3, 0.5, 1, 50, 10]),
    row("lines-10", 1, 100_000, [2, 3, 5, 10, 500, 100]),
    row("ciilines-100", 1, 344_000, [6, 7, 12, 16, 480.5, 250]),
  ],
  agreement: { documents: 46, same: 45 },
};

async function pageIn(language: LanguageTag, of: Recorded = record, beside: Peers | null = peers): Promise<string> {
  const texts = await loadPageTexts(language);
  return await benchmarksPage({ base: "", built: false, language, texts, inLanguage: (tag) => `?lang=${tag}` }, {
    record: of,
    peers: beside,
  });
}

/** The cells of each row of the tables, as they are read. */
function tableRows(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
      readable(cell).replaceAll(/[\u00a0\u202f]/g, " ").trim()
    )
  );
}

Deno.test("each goal says what was wanted, what was measured, and whether that is enough", async () => {
  const rows = tableRows(await pageIn("en"));
  const row = (title: RegExp) => rows.find(([first = ""]) => title.test(first))?.slice(1);
  assert.deepEqual(row(/^Checking the XRechnung test suite/), ["missed", "2.99 ×", "at most 2.2 ×"]);
  assert.deepEqual(row(/^10,000 lines, against 1,000 lines$/), ["met", "10.5 ×", "at most 10.5 ×"]);
  assert.deepEqual(row(/ on a folder of 3,117 files$/), ["met", "1.8 ×", "at least 1.7 ×"]);
  assert.deepEqual(row(/^UBL from JSON: writing alone$/), ["missed", "7,999 a second", "at least 8,000 a second"]);
  assert.ok(readable(await pageIn("en")).includes("2 of 4 goals are met."));
});

Deno.test("each row says size, time, throughput, ratio and memory, in the numbers of the language", async () => {
  const [en, de, fr] = [await pageIn("en"), await pageIn("de"), await pageIn("fr")].map(tableRows);
  const cellsOf = (rows: typeof en, title: string) => rows?.find(([first = ""]) => first.startsWith(title))?.slice(1);
  assert.deepEqual(cellsOf(en, "XRechnung test suite, 32 documents "), [
    "312 kB",
    "27.1 ms",
    "11.5",
    "5.31 ×",
    "103 MB",
  ]);
  assert.deepEqual(cellsOf(de, "CII, 1 Position "), ["19,8 kB", "0,891 ms", "22,2", "2,82 ×", "90 MB"]);
  assert.deepEqual(cellsOf(fr, "PDF, dessin des pages 10 lignes"), ["2,3 ko", "8 ms", "125", "200 Mo"]);
});

Deno.test("the run is named: day, version and machine, as text", async () => {
  const html = await pageIn("de");
  const text = readable(html);
  for (const part of ["22. November 2026", "9.8.7", "Abacus <X>, 1 Thread", "0,25 Prozesse"]) {
    assert.ok(text.includes(part), part);
  }
  assert.ok(!html.includes("<X>"));
  assert.ok(html.includes("<code>deno task bench</code>"));
});

Deno.test("the comparison names the others, their versions, what each takes, and where they agree", async () => {
  const html = await pageIn("en");
  const cells = (title: string) => tableRows(html).filter(([first]) => first === title).at(-1)?.slice(1);
  const suite = ["312 kB", "6 ms", "8 ms", "12 ms", "20 ms", "2,000 ms", "460 ms", "23 ×"];
  assert.deepEqual(cells("XRechnung test suite, 32 documents"), suite);
  assert.deepEqual(cells("CII, 100 lines"), ["344 kB", "6 ms", "7 ms", "12 ms", "16 ms", "481 ms", "250 ms", "15.6 ×"]);
  assert.deepEqual(cells("Saxon-HE and Xerces"), ["12.10 (Java 17)", "8 ms", "900 ns"]);
  const text = readable(html);
  for (
    const part of [
      "run the published rule sets (EN 16931 1.3.16, XRechnung 3.0.2)",
      "In 45 of 46 documents, the same rules are fatal.",
      "Measured on Other <Y>, 2 threads on November 21, 2026.",
    ]
  ) assert.ok(text.includes(part), part);
});

Deno.test("the picture has a line for each program, through the UBL invoices of all sizes, and names it", async () => {
  const html = await pageIn("de");
  const lines = [...html.matchAll(/<g class="of-(\w+)"><polyline points="([^"]+)"/g)];
  assert.deepEqual(lines.map(([, program]) => program), [...programs]);
  const points = (of: string) =>
    lines.find(([, program]) => program === of)?.[2]?.split(" ").map((it) => it.split(","));
  const [small = [], large = []] = points("strict") ?? [];
  const [saxon = []] = points("saxon") ?? [];
  assert.ok(
    Number(small[0]) < Number(large[0]) && Number(small[1]) > Number(large[1]),
    "larger is to the right and above",
  );
  assert.equal(saxon[1], large[1], "ten times the time is as high, whatever the size");
  assert.ok(html.includes('aria-label="Rechenzeit nach Größe') && readable(html).includes("Faktlint, streng"));
});

Deno.test("a picture of one size alone is left out", async () => {
  const few = { ...peers, rows: peers.rows.filter(({ input }) => input !== "lines-10") };
  assert.ok(!(await pageIn("en", record, few)).includes("<polyline"));
});

Deno.test("axes are logarithmic, have the powers of ten between their ends, and names keep apart", () => {
  const at = scale([1, 100], 0, 200);
  assert.deepEqual([at(1), at(10), at(100)], [0, 100, 200]);
  assert.deepEqual(powersIn([0.02, 3, 1_500]), [0.1, 1, 10, 100, 1_000]);
  const heights = spread([50, 40, 52, 200]);
  assert.deepEqual(heights, [57, 40, 74, 200]);
});

Deno.test("where no comparison was recorded, the page has none", async () => {
  const html = await pageIn("en", record, null);
  assert.ok(!html.includes('id="peers"') && html.includes('id="goals"'));
});

Deno.test("what a record has beyond the known, and what it lacks, breaks no page", async () => {
  const html = await pageIn("fr", { ...record, goals: {} });
  assert.ok(!html.includes("something older") && !/undefined|\{\d\}|\[object|NaN/.test(html));
});

Deno.test("a goal is met up to its bound, and not beyond", () => {
  assert.ok(isMet({ measured: 2.2, most: 2.2 }) && isMet({ measured: 1.7, least: 1.7 }));
  assert.ok(!isMet({ measured: 2.201, most: 2.2 }) && !isMet({ measured: 1.699, least: 1.7 }));
});

Deno.test("all that the recorded run holds has its place on the page", () => {
  const works: readonly string[] = [...xmlWorks, ...jsonWorks, ...goalWorks];
  assert.deepEqual(recorded.rows.filter(({ work }) => !works.includes(work)), []);
  const names: readonly string[] = goalNames;
  assert.deepEqual(Object.keys(recorded.goals).filter((name) => !names.includes(name)), []);
});

Deno.test("the languages leave the same places for the same values", () => {
  const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort().join();
  const { en } = benchmarkWords;
  for (const tag of languageTags) {
    const words = benchmarkWords[tag];
    for (const name of Object.keys(en.goals) as GoalName[]) {
      assert.equal(places(words.goals[name]), places(en.goals[name]), `${tag} ${name}`);
    }
    for (const name of ["goalsLead", "peersLead", "peersRun", "agreement"] as const) {
      assert.deepEqual(new Set(places(words[name]).split(",")), new Set(places(en[name]).split(",")), `${tag} ${name}`);
    }
    assert.equal(words.how.length, en.how.length);
  }
});
