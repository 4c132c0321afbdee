/** The worker as the page sees it, with a worker that answers when the test says so. */
import assert from "node:assert/strict";
import { Checker } from "../../web/browser/checker.ts";
import type { Tell } from "../../web/worker/protocol.ts";
import { PlayedWorker } from "../support/played_worker.ts";

function played() {
  const workers: PlayedWorker[] = [];
  const makeWorker = () => {
    const worker = new PlayedWorker();
    workers.push(worker);
    return worker;
  };
  const listener = { told: () => {}, warm: () => {}, broke: () => {} };
  return { workers, checker: new Checker(makeWorker, listener, () => Promise.resolve(undefined)) };
}

const made = { name: "copy.xml", content: new Blob(["<Invoice/>"]) };
const wanted = { as: "xml", file: new File([], "a.xml"), asked: {}, settings: {} } as never;

Deno.test("a worker that is outdated makes what it was asked for, and is replaced then", async () => {
  const { workers, checker } = played();
  workers[0]?.tell({ kind: "ready" } as Tell);
  const making = checker.make("save", wanted);
  checker.renew();
  assert.equal(workers.length, 1);
  workers[0]?.tell({ kind: "made", ticket: workers[0].asked[0]?.ticket ?? 0, made });
  assert.deepEqual(await making, made);
  assert.deepEqual(workers.map(({ ended }) => ended), [true, false]);
});

Deno.test("what a worker was asked for that ended by itself is given up", async () => {
  const { workers, checker } = played();
  const making = checker.make("save", wanted);
  workers[0]?.onerror?.(new ErrorEvent("error"));
  assert.equal(await making, undefined);
});
