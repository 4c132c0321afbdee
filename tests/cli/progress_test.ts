/** What a person sees while many files are checked: how many are done, and how long the rest will take. */
import assert from "node:assert/strict";
import { gzipSync } from "fflate";
import { gunzipped } from "../../host/cli/archives/gzip.ts";
import { Budget } from "../../host/cli/archives/packed.ts";
import { found } from "../../host/cli/check/found.ts";
import { progress } from "../../host/cli/progress.ts";
import { words } from "../../host/cli/words.ts";
import { tarGzip, tarZstd, zip } from "../support/archives.ts";
import { validInvoice, withFolder } from "../support/terminal.ts";

for (
  const [language, said] of [["en", "21 files, about 40 s left"], ["de", "21 Dateien, noch etwa 40 s"], [
    "fr",
    "21 fichiers, encore 40 s environ",
  ]] as const
) {
  Deno.test(`the time that is left is said at the pace so far (${language})`, () => {
    let [now, err] = [0, ""];
    const terminal = { interactive: true, err: (text: string) => void (err += text) };
    const show = progress(terminal, words[language], () => now);
    // A tenth of all was done by an earlier run.
    for (let step = 0; step <= 20; step++, now += 500) show.step(0.1 + step * 0.009);
    assert.ok(err.includes(said), err);
    show.clear();
    show.clear();
    assert.equal(err.split("\r\x1b[K").length, 2, "the line is taken away once");
  });
}

Deno.test("without a share of all, as with a list, no time is said", () => {
  let [now, err] = [0, ""];
  const terminal = { interactive: true, err: (text: string) => void (err += text) };
  const show = progress(terminal, words.en, () => now);
  for (let step = 0; step < 30; step++, now += 1_000) show.step(undefined);
  assert.ok(err.includes("\r30 files\x1b[K"), err);
});

Deno.test("the share of all grows with each file of folders and archives, and ends with all", async () => {
  const inside = { "1.xml": validInvoice, "2.xml": validInvoice, "3.xml": validInvoice };
  const archives = { "b.zip": zip(inside), "c.tgz": await tarGzip(inside), "d.tar.zst": await tarZstd(inside) };
  await withFolder({ "a/1.xml": "", "a/2.xml": "", ...archives, "e.xml": "" }, async (folder) => {
    const call = { paths: [folder, `${folder}/e.xml`], limits: {}, fix: false };
    const shares: number[] = [];
    for await (const { file, load, upTo } of found(call, { stdin: () => new Blob([]).stream() })) {
      await load?.();
      assert.ok(upTo !== undefined, file);
      shares.push(upTo);
    }
    assert.deepEqual(shares, shares.toSorted((one, other) => one - other));
    assert.deepEqual([shares[0], shares[1], shares.at(-2), shares.at(-1)], [0.05, 0.1, 0.5, 1]);
    const inZip = shares.slice(2, 5).map((share) => Math.round(share * 1_000));
    assert.deepEqual(inZip, [133, 167, 200]);
  });
});

Deno.test("what is read once more up to its damage is counted once", async () => {
  const damaged = gzipSync(new Uint8Array(300_000).map((_, at) => Math.sin(at) * 1e9));
  damaged.fill(0xff, damaged.length - 2_000, damaged.length - 1_000);
  await withFolder({ "a.gz": damaged }, async (folder) => {
    const budget = new Budget(damaged.length);
    await assert.rejects(Array.fromAsync(gunzipped(`${folder}/a.gz`, budget)));
    assert.ok(budget.read > 0 && budget.read <= 1, `${budget.read}`);
  });
});
