/** How many documents are taken at once, when others help, and how a run is noted: each number at its edge. */
import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { crewFor, type Work } from "../../host/cli/check/crew.ts";
import type { Found } from "../../host/cli/check/found.ts";
import { doMany, jobsOf } from "../../host/cli/check/many.ts";
import { toFile, toTerminal } from "../../host/cli/check/results.ts";
import { withFolder } from "../support/terminal.ts";

function never(): never {
  throw new Error("no worker is needed");
}

/** Work that notes each document, and never a worker. */
function noting(done: string[]): Work<undefined, string> {
  return {
    order: undefined,
    make: () => Promise.resolve(({ file }) => Promise.resolve(done.push(file)).then(() => file)),
    get worker(): URL {
      return never();
    },
  };
}

Deno.test("all processors work from four hundred documents on, and those that are asked for from sixteen on", () => {
  assert.deepEqual(jobsOf(undefined), { count: availableParallelism(), after: 400 });
  assert.deepEqual(jobsOf(1), { count: 1, after: 16 });
  assert.deepEqual(jobsOf(3), { count: 3, after: 16 });
});

/** How many documents of these sizes were found when the first was done. */
async function foundBefore(sizes: readonly number[]): Promise<number> {
  let taken = 0;
  const done: string[] = [];
  const found = async function* (): AsyncGenerator<Found> {
    for (const [at, size] of sizes.entries()) {
      if (done.length > 0) return;
      taken++;
      yield { file: `${at}`, load: () => Promise.resolve({ file: `${at}`, bytes: new Uint8Array(size) }) };
    }
  };
  for await (const _ of doMany(found(), noting(done), { count: 1, after: 0 }, never)) break;
  return taken;
}

Deno.test("sixteen documents are taken at once, or as many as have a million bytes", async () => {
  assert.equal(await foundBefore(Array.from({ length: 40 }, () => 1)), 16);
  assert.equal(await foundBefore([1, 1, 1]), 3);
  assert.equal(await foundBefore([1_000_000, 1, 1]), 1);
  assert.equal(await foundBefore([999_999, 1, 1]), 2);
  assert.equal(await foundBefore([999_998, 1, 1, 1]), 3);
});

Deno.test("documents are done in their order, to the last one, whether their number fills the last batch or not", async () => {
  for (const count of [0, 1, 15, 16, 17, 32, 33]) {
    const files = Array.from({ length: count }, (_, at) => `${at}`);
    const found = async function* (): AsyncGenerator<Found> {
      for (const file of files) yield await Promise.resolve({ file });
    };
    const done: string[] = [];
    const given = await Array.fromAsync(doMany(found(), noting(done), { count: 1, after: 0 }, never));
    assert.deepEqual([given, done], [files, files]);
    // As many as are done before others would start.
    assert.deepEqual(await Array.fromAsync(doMany(found(), noting([]), { count: 2, after: count }, never)), files);
  }
});

Deno.test("eight batches are begun for each who works, and counted from none", async () => {
  const crew = await crewFor(noting([]), 1, never);
  assert.equal(crew.most, 8);
  assert.deepEqual([crew.begin([]).number, crew.begin([]).number], [0, 1]);
  crew.end();
});

Deno.test("a run into a file is noted every quarter of a second, and one to a terminal with each result", async () => {
  await withFolder({ "out.ndjson": "12345" }, async (folder) => {
    const path = `${folder}/out.ndjson`;
    assert.equal(toTerminal({ out: never }).noted, 0);
    await assert.rejects(toFile(path, 6), /has 5 bytes, and 6 were written/);
    for (
      const [from, bytes, text] of [[5, 7, "12345ab"], [2, 4, "12ab"], [0, 2, "ab"], [undefined, 2, "ab"]] as const
    ) {
      Deno.writeTextFileSync(path, "12345");
      const results = await toFile(path, from);
      results.write("ab");
      assert.deepEqual([results.noted, results.bytes], [250, bytes]);
      results.close();
      assert.equal(Deno.readTextFileSync(path), text);
    }
  });
});
