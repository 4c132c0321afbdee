/** The last that is taken and the first that is not, in what a request says of itself and in what is kept for it. */
import assert from "node:assert/strict";
import { BlockList } from "node:net";
import { Hono } from "hono";
import { MESSAGE } from "../../host/http/admission.ts";
import { clientAddress } from "../../host/http/client_address.ts";
import { GeneratedOnce } from "../../host/http/generated.ts";
import { connectionsWithin } from "../../host/http/listen/descriptors.ts";
import { ReadingTurns } from "../../host/http/listen/reading_turns.ts";
import { compressed } from "../../host/http/middleware/compressed.ts";
import { language } from "../../host/http/middleware/language.ts";
import { requestId } from "../../host/http/middleware/request_id.ts";
import { formParts } from "../../host/http/multipart.ts";
import type { AppEnv } from "../../host/http/service.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

Deno.test("the caller's id of a request has 64 characters at most, and one at least; else one of 16 bytes is made", async () => {
  const app = new Hono<AppEnv>().use(requestId((bytes) => new Uint8Array(bytes).fill(0xab)));
  app.get("/", (c) => c.text("it"));
  const of = async (id: string) =>
    (await app.request("/", { headers: { "x-request-id": id } })).headers.get("x-request-id");
  const own = "ab".repeat(16);
  assert.deepEqual([await of("a"), await of("Az09._-"), await of("a".repeat(64))], ["a", "Az09._-", "a".repeat(64)]);
  for (const id of ["", "a".repeat(65), "a b", "ä", "x_fl_live_1", "sk_live_1", "pk_test_1", "whsec_1", "eyJ"]) {
    assert.equal(await of(id), own, id);
  }
  assert.deepEqual([await of("s_live_1"), await of("a.eyJ")], ["s_live_1", "a.eyJ"]);
});

Deno.test("an address that a proxy names may have a port of five digits, and brackets where it is of version 6", () => {
  const trusted = new BlockList();
  trusted.addSubnet("10.0.0.0", 8, "ipv4");
  trusted.addAddress("::1", "ipv6");
  const of = (said: string, socket = "10.0.0.1") => clientAddress(socket, said, trusted);
  for (const said of ["192.0.2.1", "192.0.2.1:1", "192.0.2.1:65535", " 192.0.2.1 ", "1.1.1.1, 192.0.2.1, 10.1.2.3"]) {
    assert.equal(of(said), "192.0.2.1", said);
  }
  for (const said of ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:1", "[2001:db8::1]:65535"]) {
    assert.equal(of(said, "::1"), "2001:db8::1", said);
  }
  assert.equal(of("203.113.250.111:8080"), "203.113.250.111");
  for (
    const said of ["192.0.2.1:", "192.0.2.1:655355", "192.0.2:1", "[2001:db8::1]:655355", "[]", "1234.0.2.1:80", ""]
  ) {
    assert.equal(of(said), "10.0.0.1", said);
  }
});

Deno.test("a text of 1,024 bytes is gzipped, and one of a byte less is not", async () => {
  const encodingOf = async (length: number) => {
    const app = new Hono<AppEnv>().use(compressed());
    app.get("/", (c) => c.text("a".repeat(length)));
    return (await app.request("/", { headers: { "accept-encoding": "gzip" } })).headers.get("content-encoding");
  };
  assert.deepEqual([await encodingOf(1_023), await encodingOf(1_024)], [null, "gzip"]);
});

Deno.test("of the languages that a client names, the one that it prefers is taken, and none that it does not want", async () => {
  const app = new Hono<AppEnv>();
  app.get("/", (c) => c.text(language(c)));
  const of = async (accepted: string) =>
    await (await app.request("/", { headers: { "accept-language": accepted } })).text();
  const rows = {
    "de": "de",
    "de-AT": "de",
    "FR-ca": "fr",
    "de;q=0.1, fr;q=0.2": "fr",
    "fr;q=0.2, de;q=0.1": "fr",
    "it, de;q=0.1": "de",
    "de;q=0": "en",
    "de;q=0, fr;q=0.001": "fr",
    "it": "en",
    "": "en",
  };
  for (const [accepted, wanted] of Object.entries(rows)) assert.equal(await of(accepted), wanted, accepted);
});

const type = "multipart/form-data; boundary=b";

/** A form of so many parts, the first of which has a header that is as long as is wanted. */
function form(parts: number, header = 0): Uint8Array<ArrayBuffer> {
  const more = header === 0 ? "" : `X: ${"x".repeat(header - "X: \r\n".length)}\r\n`;
  const part = (name: number) =>
    `--b\r\n${name === 1 ? more : ""}Content-Disposition: form-data; name=${name}\r\n\r\n${name}\r\n`;
  return bytesOf(`${Array.from({ length: parts }, (_, at) => part(at + 1)).join("")}--b--`);
}

Deno.test("as many parts of a form are read as are wanted, from none on", async () => {
  for (const [most, wanted] of [[0, ""], [1, "1"], [2, "12"], [3, "123"], [4, "123"]] as const) {
    const parts = await formParts(form(3), type, most);
    assert.deepEqual(
      parts?.map(({ name, bytes }) => name + new TextDecoder().decode(bytes)),
      [...wanted].map((it) => it + it),
    );
  }
});

Deno.test("the headers of a part have 4,096 bytes at most, with what comes around them", async () => {
  const around = "\r\nContent-Disposition: form-data; name=1\r\n\r\n".length;
  assert.equal((await formParts(form(1, 4_096 - around), type, 1))?.length, 1);
  assert.equal(await formParts(form(1, 4_097 - around), type, 1), undefined);
});

Deno.test("a name is without the quotation marks around it, and one quotation mark is a name", async () => {
  const of = async (name: string) => {
    const body = bytesOf(`--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n\r\n--b--`);
    return (await formParts(body, type, 1))?.[0]?.name;
  };
  assert.deepEqual([await of('"a"'), await of('""'), await of('"'), await of('"a'), await of('a"')], [
    "a",
    "",
    '"',
    '"a',
    'a"',
  ]);
});

Deno.test("five hundred of what was generated are kept, and the oldest is made again", async () => {
  const once = new GeneratedOnce();
  let made = 0;
  const make = () => `${++made}`;
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < 500; at++) await once.of(`${at}`, make);
  }
  assert.equal(made, 500);
  assert.deepEqual([(await once.of("500", make)).text, (await once.of("0", make)).text], ["501", "502"]);
  assert.match((await once.of("0", make)).etag, /^W\/"[0-9a-f]{32}"$/);
});

Deno.test("up to 256 kB a body is read on at once, and two of what is longer in a turn", async () => {
  const turns = new ReadingTurns();
  const read: number[] = [];
  turns.next(262_143, () => void read.push(0));
  for (const at of [1, 2, 3, 4, 5]) turns.next(262_144, () => void read.push(at));
  assert.deepEqual(read, [0]);
  const perTurn = [];
  while (read.length < 6) {
    const before = read.length;
    await new Promise((resolve) => setTimeout(resolve));
    if (read.length > before) perTurn.push(read.length - before);
  }
  assert.deepEqual([read, perTurn.every((it) => it % 2 === 0 || it === 1)], [[0, 1, 2, 3, 4, 5], true]);
});

Deno.test("there is room for one connection at the least, and for those that are wanted where there are files for them", () => {
  assert.deepEqual([connectionsWithin(0), connectionsWithin(1), connectionsWithin(2), connectionsWithin(3)], [
    1,
    1,
    2,
    3,
  ]);
});

Deno.test("a message for the tools holds as much as the documents say, with a key and without", () => {
  assert.deepEqual(MESSAGE, {
    anybody: { levels: 120, values: 30_000, beside: 2_000, atOnce: 20 },
    key: { levels: 120, values: 300_000, beside: 2_000, atOnce: 20 },
  });
});
