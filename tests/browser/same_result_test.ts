/** The page says of a file what the command line says. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { parse } from "../../engine/mod.ts";
import { corpusFolder, hasCorpus } from "../conformance/corpus.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { isTurn, runs } from "../support/sweeps.ts";
import { browserTest, check, type Dropped, openValidator, serveSite } from "./harness.ts";

const OF_EACH = runs(30, 3);

/** Files of a kind, from all over the corpus, others every day. */
function spread<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / OF_EACH));
  return all.filter((_, index) => isTurn(index, step)).slice(0, OF_EACH);
}

function corpusFiles(wanted: (line: { syntax: string }) => boolean): readonly Dropped[] {
  const lines = Deno.readTextFileSync(new URL("documents.jsonl", corpusFolder)).trimEnd().split("\n");
  const rows: readonly { file: string; syntax: string }[] = lines.map((text) => JSON.parse(text));
  return spread(rows.filter(wanted)).map(({ file }, index) => {
    return { name: `${index + 1}.xml`, bytes: Deno.readFileSync(new URL(`documents/${file}`, corpusFolder)) };
  });
}

function asJson(files: readonly Dropped[]): readonly Dropped[] {
  return files.flatMap(({ name, bytes }) => {
    const outcome = parse(bytes);
    if (!("ok" in outcome)) return [];
    const text = JSON.stringify({ ...outcome.ok.invoice, profile: outcome.ok.profile });
    return [{ name: name.replace(".xml", ".json"), bytes: new TextEncoder().encode(text) }];
  });
}

function pdfs(): readonly Dropped[] {
  const folder = new URL("pdf/", corpusFolder);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
  return spread(names).map((name, index) => ({
    name: `${index + 1}.pdf`,
    bytes: Deno.readFileSync(new URL(name, folder)),
  }));
}

/** What a line has besides, and no report. */
const forSpreadsheets = ["number", "issue_date", "seller", "buyer", "currency", "amount_due"];

/** What the command line answers for each file in strict mode, by its name. */
async function expected(files: readonly Dropped[]): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  await withFolder(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), async (folder) => {
    const { out } = await faktlint(["validate", "--strict", "--format", "ndjson", folder]);
    for (const line of out.trimEnd().split("\n")) {
      const { file, ...answer } = JSON.parse(line);
      for (const name of forSpreadsheets) delete answer[name];
      found.set(file.slice(folder.length + 1), answer);
    }
  });
  return found;
}

/** What the page shows of the file that is chosen in its list: the report as it is saved, or why there is none. */
async function shown(page: Page): Promise<unknown> {
  if (await page.locator(".report.unreadable").count() > 0) {
    return { refused: await page.locator(".report .message").textContent() };
  }
  const { file: _, ...answer } = JSON.parse(await Deno.readTextFile(await saved(page)));
  return answer;
}

/** The path of the saved report. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.locator(".report [data-save=report]").click();
  return await (await download).path();
}

/**
 * The page links to its own pages of the rules, the command line says which command explains them, and the code of an
 * error is shown beside its message.
 */
function comparable(answer: unknown): unknown {
  const { error, ...rest } = JSON.parse(JSON.stringify(answer), (key, value) => key === "docsUrl" ? undefined : value);
  return error === undefined ? rest : { refused: error.message };
}

const kinds: Readonly<Record<string, () => readonly Dropped[]>> = {
  "UBL": () => corpusFiles(({ syntax }) => syntax !== "cii"),
  "CII": () => corpusFiles(({ syntax }) => syntax === "cii"),
  "JSON": () => asJson(corpusFiles(() => true)),
  "PDF": pdfs,
};

for (const [kind, list] of Object.entries(kinds)) {
  if (!hasCorpus()) {
    Deno.test({ name: `${kind} files in the browser (skipped: there is no ../shared/corpus)`, ignore: true, fn() {} });
    continue;
  }
  browserTest(`${kind} files of the corpus get the command line's result in the browser`, async (browser) => {
    const files = list();
    assert.ok(files.length > OF_EACH / 2);
    const [server, page, wanted] = [await serveSite(), await browser.newPage(), await expected(files)];
    await openValidator(page, server.url);
    await check(page, ...files);
    for (const { name } of files) {
      const row = page.locator(`tr[data-file="${name}"] button`);
      while (await row.count() === 0) await page.locator(".many-table > .more").click();
      await row.click();
      // The page scrolls to what was chosen, and puts the focus there.
      await page.waitForFunction(() => document.activeElement?.classList.contains("verdict-title"));
      assert.deepEqual(comparable(await shown(page)), comparable(wanted.get(name)), name);
    }
    await server.stop();
  });
}
