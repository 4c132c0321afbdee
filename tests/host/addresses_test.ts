import assert from "node:assert/strict";
import { canonicalAddress, networkOf, siteOf } from "../../host/kit/addresses.ts";
import { BoundedMap } from "../../host/kit/bounded_map.ts";
import { Counts } from "../../host/metering/window.ts";
import { Buckets } from "../../host/metering/pace.ts";
import { mailboxOf } from "../../host/stores/addresses.ts";
import { quickest } from "../support/quickest.ts";
import { Random } from "../support/random.ts";
import { longTest } from "../support/sweeps.ts";

/** Addresses, and other ways to write each. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  "192.0.2.33": [
    ...["::ffff:192.0.2.33", "::FFFF:192.0.2.33", "::ffff:c000:221", "0:0:0:0:0:ffff:c000:0221", "::ffff:C000:221%1"],
    ...["64:ff9b::192.0.2.33", "0064:ff9b::c000:221", "::ffff:0:192.0.2.33"],
  ],
  "2001:db8::1": ["2001:DB8::1", "2001:0db8:0:0:0:0:0:1", "2001:db8:0::0:1", "2001:db8::0.0.0.1", "2001:db8::1%eth0"],
  "::1": ["0:0:0:0:0:0:0:1", "0::1", "::0.0.0.1"],
  "2001:db8:0:1:2:3:4:5": ["2001:db8::1:2:3:4:5"],
};

Deno.test("an address has one form, however it is written", () => {
  for (const [form, others] of Object.entries(spellings)) {
    for (const written of [form, ...others]) assert.equal(canonicalAddress(written), form, written);
  }
});

Deno.test("a text that is not an address has no form", () => {
  for (
    const text of ["", "192.0.2", "192.0.2.033", "0xc0000221", "3221226017", "::1::", "a.example", "[::1]", "%eth0"]
  ) {
    assert.equal(canonicalAddress(text), undefined, text);
  }
});

Deno.test("a limit counts an IPv4 address for itself, and an IPv6 address with its /64", () => {
  const network = (text: string) => networkOf(canonicalAddress(text) ?? "");
  assert.equal(network("192.0.2.33"), "192.0.2.33");
  assert.equal(network("::ffff:192.0.2.33"), "192.0.2.33");
  for (const one of ["2001:db8:1:2::", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2:0:0:7:8"]) {
    assert.equal(network(one), "2001:db8:1:2::/64", one);
  }
  const others = ["2001:db8:1:3::1", "2001:db8::1", "::1", "2001:db8:1:2::1", "1::2", "2001:db8:0:1:2:3:4:5"];
  assert.equal(new Set(others.map(network)).size, others.length);
});

Deno.test("all networks of a /48 are of one site, and IPv4 addresses of none", () => {
  const network = (text: string) => networkOf(canonicalAddress(text) ?? "");
  for (const one of ["2001:db8:1:2::1", "2001:db8:1:ffff::", "2001:0DB8:1::7"]) {
    assert.equal(siteOf(network(one)), "2001:db8:1::/48", one);
  }
  assert.equal(siteOf(network("2001:db8:2::1")), "2001:db8:2::/48");
  for (const none of ["192.0.2.33", "::ffff:192.0.2.33", ""]) assert.equal(siteOf(network(none)), undefined);
});

Deno.test("a bounded map forgets what was set longest ago", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  map.set("c", 4);
  assert.deepEqual([map.size, map.get("a"), map.get("b"), map.get("c")], [2, 3, undefined, 4]);
});

/** The same, told plainly: a list in the order of setting. */
class Plain {
  readonly #entries: [string, number][] = [];
  constructor(readonly most: number) {}
  get(key: string): number | undefined {
    return this.#entries.find(([it]) => it === key)?.[1];
  }
  delete(key: string): void {
    const at = this.#entries.findIndex(([it]) => it === key);
    if (at >= 0) this.#entries.splice(at, 1);
  }
  set(key: string, value: number): void {
    this.delete(key);
    this.#entries.push([key, value]);
    if (this.#entries.length > this.most) this.#entries.shift();
  }
  clear(): void {
    this.#entries.length = 0;
  }
  get size(): number {
    return this.#entries.length;
  }
}

Deno.test("all networks of a /48 are of one site, and IPv4 addresses of none", () => {
  const network = (text: string) => networkOf(canonicalAddress(text) ?? "");
  for (const one of ["2001:db8:1:2::1", "2001:db8:1:ffff::", "2001:0DB8:1::7"]) {
    assert.equal(siteOf(network(one)), "2001:db8:1::/48", one);
  }
  assert.equal(siteOf(network("2001:db8:2::1")), "2001:db8:2::/48");
  for (const none of ["192.0.2.33", "::ffff:192.0.2.33", ""]) assert.equal(siteOf(network(none)), undefined);
});

Deno.test("a bounded map forgets in the order of setting, whatever is set again, deleted and cleared between", () => {
  for (const most of [0, 1, 2, 5]) {
    const [map, plain] = [new BoundedMap<string, number>(most), new Plain(most)];
    const random = new Random(most);
    for (let step = 0; step < 3000; step++) {
      const [key, kind] = [`${random.below(8)}`, random.below(100)];
      for (const it of [map, plain]) {
        if (kind < 70) it.set(key, step);
        else if (kind < 99) it.delete(key);
        else it.clear();
      }
      assert.equal(map.size, plain.size);
      for (let it = 0; it < 8; it++) assert.equal(map.get(`${it}`), plain.get(`${it}`), `${most}, step ${step}`);
    }
  }
});

Deno.test("a bounded map that is full takes no longer to forget than deleting a given entry from a map", async () => {
  const most = 50_000;
  const filled = (set: (index: number) => void) => {
    let next = 0;
    const go = (count: number) => {
      for (const end = next + count; next < end; next++) set(next);
    };
    go(most);
    return () => go(10_000);
  };
  const map = new BoundedMap<number, number>(most);
  const plain = new Map<number, number>();
  const [bounded, told] = await quickest(
    filled((index) => map.set(index, 0)),
    filled((index) => plain.set(index, 0).delete(index - most)),
  );
  // A few times as long for the chain; it was a hundred times, when it looked for the first entry.
  assert.ok(bounded < 25 * told, `${bounded} ms beside ${told} ms`);
});

longTest(
  "a million addresses and keys in one moment are counted in bounded memory, and the last is held to its limit",
  () => {
    const counts = new Counts({ requests: 2, milliseconds: 1000 }, () => 0);
    const buckets = new Buckets({ perSecond: 1, burst: 2 }, () => 0);
    for (let index = 0; index < 1_000_000; index++) {
      counts.take(`${index}`);
      buckets.take(`${index}`);
    }
    assert.ok(counts.size <= 50_000 && buckets.size <= 10_000, `${counts.size}, ${buckets.size}`);
    for (const limit of [counts, buckets]) {
      assert.equal(limit.take("999999"), 0);
      assert.ok(limit.take("999999") > 0);
    }
  },
);

Deno.test("e-mail addresses that lead to one mailbox are one, and others are not", () => {
  const same: readonly (readonly string[])[] = [
    [
      "jane@b.example",
      "JANE@B.example",
      " jane@b.example",
      "jane+shop@b.example",
      "jane+a+b@b.example",
      "Jane+@b.example",
    ],
    ["jane.doe@gmail.com", "janedoe@gmail.com", "j.a.n.e.doe+x.y@googlemail.com", "JaneDoe@GoogleMail.com"],
    ["jane.doe@b.example"],
    ["janedoe@b.example"],
    ["+shop@b.example"],
    ["jane@gmail.com.b.example"],
    ["joe@d.example", "+joe@d.example", ".joe@d.example", "joe.@d.example", "..+joe+x@d.example", "joe.+x@d.example"],
    ["joe.doe@d.example", "joe..doe@d.example", "joe.doe.@d.example"],
    ["j.o-h_n@proton.me", "john@protonmail.com", "JOHN+x@pm.me"],
    ["ann.b@icloud.com", "ann.b@me.com", "ann.b+x@mac.com"],
    ["annb@icloud.com"],
  ];
  const mailboxes = same.map((addresses) => new Set(addresses.map(mailboxOf)));
  for (const [index, { size }] of mailboxes.entries()) assert.equal(size, 1, same[index]?.join());
  assert.equal(new Set(mailboxes.flatMap((it) => [...it])).size, same.length);
});
