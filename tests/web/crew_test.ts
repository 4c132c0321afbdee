/** Workers that judge many files, with workers that answer when the test says so. */
import assert from "node:assert/strict";
import { Crew } from "../../web/browser/many/crew.ts";
import type { Ask, Tally } from "../../web/worker/protocol.ts";
import { PlayedWorker } from "../support/played_worker.ts";

function tally(verdict: "accepted" | "refused"): Tally {
  return { verdict, wrong: [], errors: 0, warnings: 0 } as Tally;
}

function asking(name: string, id: number = 1): Ask {
  return { kind: "tally", id, file: new File([], name) } as Ask;
}

function crew() {
  const [workers, told]: [PlayedWorker[], [number, string][]] = [[], []];
  const makeWorker = () => {
    const worker = new PlayedWorker();
    workers.push(worker);
    return worker;
  };
  const tallied = (id: number, { verdict }: Tally) => void told.push([id, verdict]);
  const broke = (id: number) => void told.push([id, "broke"]);
  const answer = (at: number, verdict: "accepted" | "refused") => {
    workers[at]?.tell({ kind: "tallied", id: 1, tally: tally(verdict) });
    workers[at]?.tell({ kind: "done", id: 1 });
  };
  return { crew: new Crew(makeWorker, tallied, broke), workers, told, answer };
}

Deno.test("a file that is changed while it is judged has the verdict on its current content, whichever worker answers last", async () => {
  const { crew: them, workers, told, answer } = crew();
  them.check([asking("before.xml")]);
  them.check([asking("after.xml")]);
  const isBeside = workers.length > 1;
  if (isBeside) answer(1, "accepted");
  answer(0, "refused");
  await Promise.resolve();
  // Where there is one processor, one worker does both.
  if (!isBeside) answer(0, "accepted");
  them.stop();
  assert.deepEqual(told, [[1, "accepted"]]);
});

Deno.test("of a file that is changed several times while others are judged, what it is at last is judged, and nothing before", async () => {
  const { crew: them, workers } = crew();
  const others = Array.from({ length: 20 }, (_, at) => asking(`${at}.xml`, at + 2));
  them.check(others);
  for (const name of ["first.xml", "second.xml", "third.xml"]) them.check([asking(name)]);
  for (let turn = 0; turn < 25; turn++) {
    for (const worker of workers) worker.tell({ kind: "done", id: 0 });
    await Promise.resolve();
  }
  them.stop();
  const judged = workers.flatMap(({ asked }) => asked).map((it) =>
    "file" in it && it.file instanceof File ? it.file.name : ""
  );
  assert.deepEqual(judged.filter((name) => !/^\d+\.xml$/.test(name)), ["third.xml"]);
});

Deno.test("a worker that ended unexpectedly is reported, with the file that it worked on", () => {
  const { crew: them, workers, told } = crew();
  them.check([asking("deep.xml")]);
  workers[0]?.onerror?.(new ErrorEvent("error"));
  them.stop();
  assert.deepEqual(told, [[1, "broke"]]);
});
