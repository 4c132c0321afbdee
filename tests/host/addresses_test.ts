import assert from "node:assert/strict";
import { canonicalAddress, networkOf } from "../../host/addresses.ts";
import { BoundedMap } from "../../host/bounded_map.ts";
import { Counts } from "../../host/metering/window.ts";
import { Buckets } from "../../host/metering/pace.ts";
import { mailboxOf } from "../../host/stores/addresses.ts";

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

Deno.test("what is no address has no form", () => {
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

Deno.test("a bounded map forgets what was set longest ago", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  map.set("c", 4);
  assert.deepEqual([map.size, map.get("a"), map.get("b"), map.get("c")], [2, 3, undefined, 4]);
});

Deno.test("a million addresses and keys in one moment are counted in bounded memory, and the last is held to its limit", () => {
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
});

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
    ["jane.@notgmail.com"],
  ];
  const mailboxes = same.map((addresses) => new Set(addresses.map(mailboxOf)));
  for (const [index, { size }] of mailboxes.entries()) assert.equal(size, 1, same[index]?.join());
  assert.equal(new Set(mailboxes.flatMap((it) => [...it])).size, same.length);
});
