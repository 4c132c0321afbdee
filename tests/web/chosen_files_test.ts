/** The files that somebody chose: their order, what becomes of each, and what is kept of them. */
import assert from "node:assert/strict";
import { ChosenFiles } from "../../web/browser/chosen_files.ts";
import { nothingAsked } from "../../web/worker/repaired.ts";

const named = (...names: readonly string[]) => names.map((name) => new File([], name));
const row = (at: string) => ({ at, cells: [], more: [] });

function taken(...names: readonly string[]): ChosenFiles {
  const files = new ChosenFiles();
  files.take(named(...names), 0);
  return files;
}

Deno.test("one file is shown at once, and several wait in their order until one is opened", () => {
  const one = taken("a.xml");
  assert.deepEqual([one.shown?.file.name, one.shown?.state, one.areSeveral], ["a.xml", "waiting", false]);
  const two = taken("b.xml", "a.xml");
  assert.deepEqual(two.all.map(({ file, state }) => [file.name, state]), [["b.xml", "unopened"], [
    "a.xml",
    "unopened",
  ]]);
  assert.deepEqual([two.shown, two.areWaiting], [undefined, false]);
});

Deno.test("what becomes of one file changes no other, and what comes of a file that is no longer chosen changes none", () => {
  const files = taken("a.xml", "b.xml");
  const [first, second] = files.all;
  assert.ok(first && second);
  files.take(named("c.xml", "d.xml"), 0);
  files.change(first.id, { state: "done" });
  const [third, fourth] = files.all;
  assert.ok(third && fourth);
  files.change(fourth.id, { state: "working" });
  assert.deepEqual(files.all.map(({ file, state }) => [file.name, state]), [["c.xml", "unopened"], [
    "d.xml",
    "working",
  ]]);
  assert.equal(files.areWaiting, true);
});

Deno.test("lines that come in pieces are kept in their order, until the file is judged again", () => {
  const files = taken("a.xml");
  const { id } = files.shown ?? { id: 0 };
  files.add(id, [row("/lines/0"), row("/lines/1")]);
  files.add(id, [row("/lines/2")]);
  files.add(404, [row("/lines/3")]);
  assert.deepEqual(files.shown?.rows.map(({ at }) => at), ["/lines/0", "/lines/1", "/lines/2"]);
  files.again();
  assert.deepEqual([files.shown?.rows, files.shown?.state], [[], "waiting"]);
});

Deno.test("kept work comes back with what was asked for each file, and the same one shown", () => {
  const files = new ChosenFiles();
  const asked = { accept: ["x"], answers: {} };
  files.restore({ files: named("a.xml", "b.xml"), left: 1, asked: [null, asked], shown: 1 });
  assert.deepEqual(files.all.map((it) => it.asked), [nothingAsked, asked]);
  assert.deepEqual(files.all.map(({ state }) => state), ["unopened", "waiting"]);
  assert.deepEqual([files.shown?.file.name, files.left], ["b.xml", 1]);
});
