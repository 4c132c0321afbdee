/** The page of the benchmarks, made of a small record. */
import assert from "node:assert/strict";
import { benchmarksPage } from "../../web/benchmarks/page.tsx";
import { type GoalName, goalNames, isMet, type Peers, type Recorded } from "../../web/benchmarks/recorded.ts";
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

const peers: Peers = {
  date: "2026-11-21T12:00:00.000Z",
  version: "9.8.7",
  machine: { ...record.machine, processor: "Other <Y>", processors: 2 },
  peer: { name: "SaxonJS", version: "2.7.0", runtime: "node 20", ruleSets: ["EN 16931 1.3.16", "XRechnung 3.0.2"] },
  rows: [
    { input: "suite", documents: 32, bytes: 311_734, ms: 20, peerMs: 2_000 },
    { input: "ciilines-100", documents: 1, bytes: 344_000, ms: 16, peerMs: 480.5 },
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
  assert.deepEqual(cellsOf(en, "XRechnung test suite, 32 documents"), [
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

Deno.test("the comparison names the other validator, its rule sets, both times, and where they agree", async () => {
  const html = await pageIn("en");
  const cells = (title: string) => tableRows(html).filter(([first]) => first === title).at(-1)?.slice(1);
  assert.deepEqual(cells("XRechnung test suite, 32 documents"), ["312 kB", "20 ms", "2,000 ms", "1,600 / 16", "100 ×"]);
  assert.deepEqual(cells("CII, 100 lines"), ["344 kB", "16 ms", "481 ms", "62.5 / 2.08", "30 ×"]);
  const text = readable(html);
  for (
    const part of [
      "SaxonJS 2.7.0 runs the published rule sets (EN 16931 1.3.16, XRechnung 3.0.2) on node 20",
      "In 45 of 46 documents, the same rules are fatal.",
      "Measured on Other <Y>, 2 threads on November 21, 2026.",
      "Processor time of SaxonJS",
    ]
  ) assert.ok(text.includes(part), part);
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
    for (const name of ["goalsLead", "peersLead", "peersRun", "agreement", "timeOf"] as const) {
      assert.deepEqual(new Set(places(words[name]).split(",")), new Set(places(en[name]).split(",")), `${tag} ${name}`);
    }
    assert.equal(words.how.length, en.how.length);
  }
});
