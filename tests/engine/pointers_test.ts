import assert from "node:assert/strict";
import { Pointers } from "../../engine/model/pointers.ts";

Deno.test("places are numbered as they are added, and each knows its way from the root", () => {
  const pointers = new Pointers();
  const lines = pointers.add(Pointers.root, "lines");
  const [first, second] = [pointers.add(lines, 0), pointers.add(lines, 1)];
  const rate = pointers.add(second, "vatRate");
  const odd = pointers.add(Pointers.root, "a/b~c");
  assert.deepEqual([lines, first, second, rate, odd], [1, 2, 3, 4, 5]);
  assert.deepEqual([Pointers.root, lines, first, second, rate, odd].map((it) => pointers.at(it)), [
    "",
    "/lines",
    "/lines/0",
    "/lines/1",
    "/lines/1/vatRate",
    "/a~1b~0c",
  ]);
});
