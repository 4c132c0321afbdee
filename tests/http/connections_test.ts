import assert from "node:assert/strict";
import type { ConnectionLimits } from "../../host/domain/limits.ts";
import { type Connection, Connections } from "../../host/http/listen/connections.ts";

const limits: ConnectionLimits = {
  connections: 4,
  each: 3,
  headers: 10,
  keepAlive: 60,
  idle: 5,
  body: 100,
  answer: 200,
};

/** So many of everything that only what addresses may have is at its end. */
const patient: ConnectionLimits = { ...limits, connections: 40, headers: 10_000, keepAlive: 10_000 };

/** Connections by names, of which it is known who was ended; "a1" is one of the address "a". */
class Testing {
  now = 0;
  readonly ended: string[] = [];
  readonly all: Connections;

  constructor(within: ConnectionLimits = limits) {
    this.all = new Connections(within, () => this.now, (address) => address === "proxy");
  }

  open(name: string, address = name.charAt(0)): Connection | undefined {
    return this.all.open({ destroy: () => void this.ended.push(name) }, address);
  }

  /** One that is taken in. */
  opened(name: string, address?: string): Connection {
    return this.open(name, address) ?? assert.fail(`${name} was refused`);
  }

  /** One whose request is being answered. */
  working(name: string): Connection {
    const connection = this.opened(name);
    this.all.began(connection, false);
    return connection;
  }

  /** Who was ended by the sweep at a time. */
  sweptAt(now: number): readonly string[] {
    this.now = now;
    this.ended.length = 0;
    this.all.sweep();
    return [...this.ended];
  }
}

Deno.test("where all are full, the address with the most connections gives one up, whatever address comes", () => {
  const it = new Testing();
  for (const name of ["b1", "a1", "a2", "a3", "c1"]) it.opened(name);
  assert.deepEqual(it.ended, ["a1"]);
  assert.equal(it.all.size, 4);
});

Deno.test("an address has more than its share for a moment, and then those go that have waited longest", () => {
  const it = new Testing(patient);
  it.opened("a1");
  it.now = 400;
  for (const name of ["a2", "a3", "a4", "b1"]) it.opened(name);
  assert.deepEqual(it.sweptAt(500), []);
  assert.deepEqual(it.sweptAt(501), ["a1"]);
  assert.deepEqual(it.sweptAt(1_000), [], "three are its share");
});

Deno.test("who asked before and waits is not ended for a crowd that says nothing", () => {
  const it = new Testing();
  it.all.answered(it.working("a1"));
  for (const name of ["a2", "a3", "a4", "a5", "a6"]) it.opened(name);
  assert.deepEqual(it.ended, ["a2", "a3"]);
});

Deno.test("who has just come is not ended for a newcomer, where more have asked and wait", () => {
  const it = new Testing();
  for (const connection of ["a1", "a2", "a3"].map((name) => it.working(name))) it.all.answered(connection);
  it.opened("a4");
  it.opened("a5");
  assert.deepEqual(it.ended, ["a1"], "it has waited longest");
  it.opened("a6");
  assert.deepEqual(it.ended, ["a1", "a4"], "as many say nothing now");
});

Deno.test("who has a request is not ended for a newcomer, but somebody who waits is, and else the newcomer", () => {
  const it = new Testing();
  for (const name of ["a1", "a2", "a3"]) it.working(name);
  it.opened("b1");
  it.opened("c1");
  assert.deepEqual(it.ended, ["b1"]);
  assert.equal(it.open("a4"), undefined, "its address has three at work");
  it.working("d1");
  assert.equal(it.open("e1"), undefined, "nobody waits");
  assert.deepEqual(it.ended, ["b1", "a4", "c1", "e1"]);
});

Deno.test("a request that is one more than its address may have at once is not answered, and its connection ends", () => {
  const it = new Testing();
  const [first, second, third, last] = [it.opened("a1"), it.opened("a2"), it.opened("a3"), it.opened("a4")];
  for (const connection of [first, second, third]) assert.equal(it.all.began(connection, true), true);
  assert.equal(it.all.began(third, false), true, "the next request of one that is at work");
  assert.equal(it.all.began(last, false), false);
  assert.deepEqual(it.ended, ["a4"]);
});

Deno.test("an address that speaks for many has no limit of its own", () => {
  const it = new Testing();
  for (const name of ["p1", "p2", "p3", "p4"]) it.opened(name, "proxy");
  assert.deepEqual(it.ended, []);
});

Deno.test("each phase of a connection has its time, to the millisecond", () => {
  const it = new Testing();
  it.opened("a1");
  assert.deepEqual(it.sweptAt(10), []);
  assert.deepEqual(it.sweptAt(11), ["a1"], "no request came");

  const reading = it.opened("b1");
  it.all.began(reading, true);
  for (let now = 15; now < 111; now += 5) {
    assert.deepEqual(it.sweptAt(now), [], "some of the body comes every 5 ms");
    it.all.moved(reading);
  }
  assert.deepEqual(it.sweptAt(112), ["b1"], "the body takes more than 100 ms");

  const stalled = it.opened("c1");
  it.all.began(stalled, true);
  assert.deepEqual(it.sweptAt(117), []);
  assert.deepEqual(it.sweptAt(118), ["c1"], "nothing came for more than 5 ms");

  const answering = it.opened("d1");
  it.all.began(answering, true);
  it.all.received(answering);
  assert.deepEqual(it.sweptAt(318), []);
  it.all.answered(answering);
  assert.deepEqual(it.sweptAt(378), [], "a further request may take longer to come than the first");
  assert.deepEqual(it.sweptAt(379), ["d1"]);
  it.working("e1");
  assert.deepEqual(it.sweptAt(580), ["e1"], "the answer was not taken for more than 200 ms");
  assert.equal(it.all.size, 0);
});

Deno.test("a connection with several requests waits when the last one is answered", () => {
  const it = new Testing();
  const connection = it.working("a1");
  it.all.began(connection, false);
  it.all.answered(connection);
  assert.deepEqual(it.sweptAt(61), []);
  it.all.answered(connection);
  assert.deepEqual(it.sweptAt(122), ["a1"]);
});

Deno.test("a connection that ends by itself leaves its place, once", () => {
  const it = new Testing();
  const first = it.opened("a1");
  for (const name of ["a2", "a3", "b1"]) it.opened(name);
  it.all.closed(first);
  it.all.closed(first);
  assert.equal(it.all.size, 3);
  it.opened("a4");
  assert.deepEqual(it.ended, []);
});

Deno.test("close() ends who waits, lets requests be answered, and takes nobody any more", async () => {
  const it = new Testing();
  const [working] = [it.working("a1"), it.opened("a2")];
  it.all.close();
  assert.deepEqual(it.ended, ["a2"]);
  assert.equal(it.open("b1"), undefined);
  it.all.answered(working);
  assert.deepEqual(it.ended, ["a2", "b1", "a1"]);
  it.all.closed(working);
  await it.all.empty;
});

Deno.test("abort() ends all, requests or not", async () => {
  const it = new Testing();
  it.working("a1");
  it.all.close();
  it.all.abort();
  assert.deepEqual(it.ended, ["a1"]);
  await it.all.empty;
});
