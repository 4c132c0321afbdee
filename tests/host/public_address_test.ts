import assert from "node:assert/strict";
import { isPublicAddress } from "../../host/providers/public_address.ts";

const inside = [
  ["this host", "0.0.0.0", "0.255.255.255", "::", "::1", "127.0.0.1", "127.255.255.254"],
  ["private networks", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "fc00::1", "fdff::1", "fec0::1"],
  ["shared addresses", "100.64.0.1", "100.127.255.255"],
  ["link-local addresses", "169.254.169.254", "fe80::1", "fe80::1%eth0", "febf::1"],
  [
    "IPv4 within IPv6",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:0:10.0.0.1",
    "64:ff9b::192.168.0.1",
    "2002:7f00:1::",
  ],
  ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1", "3fff:fff:ffff::1"],
  ["tests and protocols", "192.0.0.1", "198.18.0.1", "198.19.255.255", "2001::1", "64:ff9b:1::1", "100::1"],
  ["multicast, reserved and broadcast", "224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1"],
  ["not addresses", "", "localhost", "127.1", "0x7f000001", "2130706433", "1.2.3.4.5"],
] as const;

for (const [what, ...addresses] of inside) {
  Deno.test(`isPublicAddress() is false for ${what}`, () => {
    for (const address of addresses) assert.equal(isPublicAddress(address), false, address);
  });
}

Deno.test("no address of any network that is not public is one", () => {
  for (const [, ...addresses] of inside) assert.deepEqual(addresses.filter(isPublicAddress), []);
});

Deno.test("isPublicAddress() is true right beside the networks that are not", () => {
  const outside = ["1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255"];
  const more = ["128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "223.255.255.255"];
  const ipv6 = [
    "2000::1",
    "2606:4700::1111",
    "2a00::1",
    "3ffe::1",
    "3fff:1000::1",
    "::ffff:1.1.1.1",
    "64:ff9b::101:101",
  ];
  for (const address of [...outside, ...more, ...ipv6]) assert.equal(isPublicAddress(address), true, address);
});
