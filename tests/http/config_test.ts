import assert from "node:assert/strict";
import { clientAddress } from "../../host/http/client_address.ts";
import { ConfigError, configOf } from "../../host/service/config.ts";

Deno.test("configOf() of an empty environment listens on 127.0.0.1:8787, with a KV file and metering", () => {
  const { host, port, kvPath, metering, publicBaseUrl, recordSigningKey, allowedOrigins } = configOf({});
  assert.deepEqual({ host, port, kvPath, metering }, {
    host: "127.0.0.1",
    port: 8787,
    kvPath: "data/faktlint.db",
    metering: true,
  });
  assert.deepEqual([publicBaseUrl, recordSigningKey, allowedOrigins], [undefined, undefined, undefined]);
});

Deno.test("configOf() gives an address a sixth of the connections, and a sender a quarter of the bodies but one at the least", () => {
  const megabytes = (all: string) => configOf({ BODY_MEGABYTES: all }).bytesHeld.each / 1_048_576;
  assert.deepEqual([configOf({}).connections.each, configOf({ CONNECTIONS: "8" }).connections.each], [128, 2]);
  assert.deepEqual([megabytes("256"), megabytes("32")], [64, 48]);
});

Deno.test("configOf() takes an empty value for none", () => {
  assert.equal(configOf({ PORT: "", RECORD_SIGNING_KEY: "" }).recordSigningKey, undefined);
});

Deno.test("configOf() takes the slash off the end of PUBLIC_BASE_URL", () => {
  assert.equal(configOf({ PUBLIC_BASE_URL: "https://example.com/api/" }).publicBaseUrl, "https://example.com/api");
});

const wrong: readonly (readonly [string, string])[] = [
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "http"],
  ["HOST", "a b"],
  ["PUBLIC_BASE_URL", "example.com"],
  ["PUBLIC_BASE_URL", "ftp://example.com"],
  ["PUBLIC_BASE_URL", "https://example.com/?a=b"],
  ["PUBLIC_BASE_URL", "https://me:secret@example.com"],
  ["METERING", "maybe"],
  ["RECORD_SIGNING_KEY", "short"],
  ["EMAIL_HASH_KEY", "short"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "proxy.example.com"],
  ["TRUSTED_PROXIES", "10.0.0.1/8/9"],
  ["ALLOWED_ORIGINS", "https://example.com/path"],
  ["ALLOWED_ORIGINS", "example.com"],
  ["CONNECTIONS", "7"],
  ["CONNECTIONS", "1e3"],
  ["BODY_MEGABYTES", "31"],
  ["WORKERS", "-1"],
  ["WORKERS", "many"],
  ["WORKERS", "1.5"],
];

for (const [name, value] of wrong) {
  Deno.test(`configOf() refuses ${name}=${value}, and names the variable`, () => {
    assert.throws(() => configOf({ [name]: value }), (error) => {
      return error instanceof ConfigError && error.message.startsWith(name);
    });
  });
}

Deno.test("configOf() names every wrong value at once, and repeats no secret", () => {
  assert.throws(() => configOf({ PORT: "x", METERING: "x", EMAIL_HASH_KEY: "hush" }), (error) => {
    assert.ok(error instanceof ConfigError);
    assert.deepEqual(error.message.split("\n").map((line) => line.split(/[ :]/)[0]), [
      "PORT",
      "EMAIL_HASH_KEY",
      "METERING",
    ]);
    return !error.message.includes("hush");
  });
});

const proxies = configOf({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32, 192.0.2.7" }).trustedProxies;

const addresses: readonly (readonly [string, string, string | undefined, string])[] = [
  ["the socket's address without a header", "198.51.100.1", undefined, "198.51.100.1"],
  ["the socket's address when it is no trusted proxy", "198.51.100.1", "203.0.113.9", "198.51.100.1"],
  ["what a trusted proxy says", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["the right-most entry that no trusted proxy is", "10.1.2.3", "1.1.1.1, 203.0.113.9, 192.0.2.7", "203.0.113.9"],
  ["the left-most entry when all are trusted", "10.1.2.3", "10.9.9.9, 192.0.2.7", "10.9.9.9"],
  ["the proxy's address when its entry is no address", "10.1.2.3", "203.0.113.9, unknown", "10.1.2.3"],
  ["an IPv4 address that came over an IPv6 socket", "::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["an IPv6 entry in brackets with its port", "2001:db8::1", "[2001:DB9::5]:443", "2001:db9::5"],
  ["an IPv4 entry with its port", "2001:db8::1", "203.0.113.9:5000", "203.0.113.9"],
  ["a short IPv4 entry with a short port", "10.1.2.3", "1.2.3.4:5", "1.2.3.4"],
  ["a long IPv4 entry with a long port", "10.1.2.3", "203.113.119.129:65535", "203.113.119.129"],
  ["the proxy's address when a port has six digits", "10.1.2.3", "203.0.113.9:655350", "10.1.2.3"],
  ["a short IPv6 entry with a short port", "10.1.2.3", "[::5]:1", "::5"],
  [
    "the longest IPv6 entry with a long port",
    "10.1.2.3",
    "[0000:0000:0000:0000:0000:ffff:203.113.119.129]:65535",
    "203.113.119.129",
  ],
];

for (const [name, socket, header, expected] of addresses) {
  Deno.test(`clientAddress() gives ${name}`, () => assert.equal(clientAddress(socket, header, proxies), expected));
}

Deno.test("clientAddress() trusts nobody unless told to", () => {
  assert.equal(clientAddress("127.0.0.1", "203.0.113.9", configOf({}).trustedProxies), "127.0.0.1");
});
