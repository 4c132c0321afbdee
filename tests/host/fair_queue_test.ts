import assert from "node:assert/strict";
import { FairQueue } from "../../host/workers/fair_queue.ts";

const bounds = { waiting: 100, each: 50 };

function filled(...items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>(bounds);
  for (const item of items) assert.ok(queue.add(item.charAt(0), item));
  return queue;
}

/** What comes out, one after the other, each done before the next is taken. */
function order(queue: FairQueue<string>): readonly string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    taken.push(next.item);
    queue.done(next.account);
  }
  return taken;
}

Deno.test("accounts take turns, and nobody's second item comes before another's first", () => {
  assert.deepEqual(order(filled("a1", "a2", "a3", "b1", "c1", "c2")), ["a1", "b1", "c1", "a2", "c2", "a3"]);
});

Deno.test("an account whose item is in work waits until those without one have had theirs", () => {
  const queue = filled("a1", "a2", "b1");
  assert.equal(queue.take()?.item, "a1");
  assert.ok(queue.add("c", "c1"));
  assert.deepEqual([queue.take()?.item, queue.take()?.item], ["b1", "c1"]);
  queue.done("c");
  assert.ok(queue.add("c", "c2"));
  assert.equal(queue.take()?.item, "c2", "a1 is still in work");
  assert.equal(queue.take()?.item, "a2", "nobody else waits");
});

Deno.test("an account that comes back after its turn follows those that wait", () => {
  const queue = filled("a1", "b1");
  assert.equal(queue.take()?.item, "a1");
  queue.done("a");
  assert.ok(queue.add("a", "a2"));
  assert.deepEqual(order(queue), ["b1", "a2"]);
});

Deno.test("a queue takes as many items as it may, and of one account as many as one may", () => {
  const queue = new FairQueue<string>({ waiting: 3, each: 2 });
  const added = ["a1", "a2", "a3", "b1", "b2"].map((item) => queue.add(item.charAt(0), item));
  assert.deepEqual(added, [true, true, false, true, false]);
  assert.equal(queue.size, 3);
  assert.deepEqual(order(queue), ["a1", "b1", "a2"]);
  assert.equal(queue.size, 0);
  assert.ok(queue.add("b", "b2"));
});

Deno.test("an item that is taken out leaves its place to others, and cannot be taken out twice", () => {
  const queue = filled("a1", "a2", "b1");
  assert.ok(queue.remove("a", "a1"));
  assert.ok(!queue.remove("a", "a1"));
  assert.ok(!queue.remove("x", "a2"));
  assert.equal(queue.size, 2);
  assert.deepEqual(order(queue), ["a2", "b1"]);
});
