/** How far asking of other servers goes, to the attempt, the millisecond and the character; and how they may be named. */
import assert from "node:assert/strict";
import { type Reason, Unanswered } from "../../host/domain/answer.ts";
import { Breakers, Kept } from "../../host/providers/asking.ts";
import { providerLimits } from "../../host/providers/limits.ts";
import { participantFault, participantIn } from "../../host/providers/peppol/participant.ts";
import { locate, namesOf } from "../../host/providers/peppol/sml.ts";
import { dnsServerOf } from "../../host/providers/providers.ts";

Deno.test("other servers are asked for as long and as much as the documents say", () => {
  assert.deepEqual(providerLimits, {
    time: 5_000,
    retries: 1,
    bytes: { vies: 65_536, frenchDirectory: 524_288, smpGroup: 1_048_576, smpMetadata: 102_400 },
    mostCharacters: 50_000,
    redirects: 1,
    datagram: 1_500,
    kept: 600_000,
    mostKept: 1_000,
    faults: 5,
    rest: 30_000,
    documentTypes: 24,
    atOnce: 6,
  });
});

const { signal } = new AbortController();

/** Breakers with a clock, and how often somebody was asked. */
class Asking {
  now = 1_000_000;
  asked = 0;
  readonly outcomes: string[] = [];
  readonly breakers = new Breakers(providerLimits, () => this.now, (_, outcome) => void this.outcomes.push(outcome));

  /** What came of asking: the answer, or the reason for none. */
  async once(fault?: Reason, { again = false, host = "vies.example" } = {}): Promise<string> {
    const attempt = () => {
      this.asked++;
      return fault === undefined ? Promise.resolve("answered") : Promise.reject(new Unanswered("vies", fault, again));
    };
    const answer = this.breakers.through({ provider: "vies", host }, attempt, signal);
    return await answer.catch((error) => error instanceof Unanswered ? error.reason : assert.fail(`${error}`));
  }
}

Deno.test("a fault of the connection is tried once more, and another one is not", async () => {
  const it = new Asking();
  assert.deepEqual([await it.once("dns_answer", { again: true }), it.asked], ["dns_answer", 2]);
  assert.deepEqual([await it.once("status"), it.asked], ["status", 3]);
  assert.deepEqual([await it.once(), it.asked], ["answered", 4]);
});

Deno.test("after five faults in a row a server rests for thirty seconds, and no other one does", async () => {
  const it = new Asking();
  for (let fault = 0; fault < 4; fault++) await it.once("status");
  assert.equal(await it.once(), "answered");
  for (let fault = 0; fault < 5; fault++) assert.equal(await it.once("status"), "status");
  assert.equal(await it.once(), "resting");
  assert.equal(await it.once(undefined, { host: "other.example" }), "answered");
  it.now += 29_999;
  assert.equal(await it.once(), "resting");
  it.now += 1;
  assert.equal(await it.once("status"), "status");
  assert.equal(await it.once(), "resting", "one more fault is enough then");
  it.now -= 1;
  assert.equal(await it.once(), "answered", "a clock that was set back lets it rest no longer");
});

Deno.test("an answer is given again for ten minutes, with the time that it is of", async () => {
  let now = 1_000_000;
  let asked = 0;
  const kept = new Kept<number>(providerLimits, () => now);
  const ask = () => kept.of("a", () => Promise.resolve({ value: ++asked, evidence: [] }));
  const values = [];
  for (const at of [1_000_000, 1_000_001, 1_599_999, 1_600_000, 1_599_999]) {
    now = at;
    values.push((await ask()).value);
  }
  assert.deepEqual(values, [1, 1, 1, 2, 3], "what is of a time to come is asked for again");
});

Deno.test("an answer of fifty thousand characters is kept, and one of one more is not", async () => {
  const kept = new Kept<string>(providerLimits, () => 0);
  for (const [length, times] of [[49_998, 1], [49_999, 2]] as const) {
    let asked = 0;
    const ask = () => {
      asked++;
      return Promise.resolve({ value: "x".repeat(length), evidence: [] });
    };
    for (let time = 0; time < 2; time++) await kept.of(`${length}`, ask);
    assert.equal(asked, times, `${length}, and two quotation marks`);
  }
});

Deno.test("a participant is four digits of a scheme, and a value, with the name of all schemes or without", () => {
  const read = { scheme: "0204", value: "991-33333TEST-33" };
  for (
    const text of [
      "0204:991-33333TEST-33",
      "iso6523-actorid-upis::0204:991-33333TEST-33",
      "ISO6523-Actorid-UPIS::0204:991-33333TEST-33",
    ]
  ) {
    assert.deepEqual(participantIn(text), read, text);
  }
  assert.deepEqual(participantIn("0204:x"), { scheme: "0204", value: "x" });
  for (const text of ["204:x", "00204:x", "0204:", "0204x", "iso6523-actorid-upis:0204:x", ""]) {
    assert.equal(participantIn(text), undefined, text);
  }
});

Deno.test("the value of a participant has fifty characters at most, and one at least", () => {
  for (const value of ["x", "x".repeat(50)]) {
    assert.equal(participantFault({ scheme: "0205", value }), undefined, value);
  }
  for (const value of ["", "x".repeat(51), "a b", "ä"]) {
    assert.equal(participantFault({ scheme: "0205", value }), "format", value);
  }
});

Deno.test("the names of a participant in DNS are those of the specification", () => {
  for (const value of ["test", "TEST"]) {
    assert.deepEqual(namesOf({ scheme: "9915", value }, "z"), {
      NAPTR: "eh5boavaktmbgzyh2a63dz4qov33fvp5nsdvqklucfraayoodw6a.iso6523-actorid-upis.z",
      CNAME: "b-85008b8279e07ab0392da75fa55856a2.iso6523-actorid-upis.z",
    });
  }
});

Deno.test("the name of a participant ends with the last bit of its hash", () => {
  // Of 256 bits the last one is a letter of its own, with four zeros behind it.
  const name = "bobzwuebusrvbrgcovd2l54idibka6z2a4h4x5vw5vhgpg67abzq";
  assert.equal(namesOf({ scheme: "9915", value: "b" }, "z").NAPTR, `${name}.iso6523-actorid-upis.z`);
});

/** Where a participant is by the answers of DNS: records of a type, by their data. */
async function locatedBy(naptr: readonly unknown[], cname: readonly string[] = []): Promise<string | undefined> {
  return (await found(naptr, cname)).value?.href;
}

async function found(naptr: readonly unknown[], cname: readonly string[]) {
  const answers = { NAPTR: naptr, CNAME: cname };
  return await locate(
    {
      dns: { address: "127.0.0.1", port: 53 },
      askDns: (_, { type }) => {
        const data = answers[type];
        return Promise.resolve({
          exists: true,
          answers: data.map((it) => ({ type, data: it }) as never),
          raw: new Uint8Array(),
        });
      },
      zone: "example.org",
      scheme: "http",
      limits: providerLimits,
      breakers: new Breakers(providerLimits, () => 0),
      clock: () => 0,
    },
    { scheme: "9915", value: "b" },
    signal,
  );
}

function naptr(host: string, order = 100, preference = 10, more: object = {}) {
  return { order, preference, flags: "U", services: "Meta:SMP", regexp: `!.*!https://${host}/!`, ...more };
}

Deno.test("of the records of a participant the one of the lowest order counts, then that of the lowest preference", async () => {
  assert.equal(await locatedBy([naptr("a", 101, 1), naptr("b", 100, 20), naptr("c", 100, 10)]), "https://c/");
  assert.equal(await locatedBy([naptr("a", 100, 11), naptr("b", 100, 10), naptr("c", 99, 99)]), "https://c/");
  assert.equal(
    await locatedBy([naptr("a", 1, 1, { flags: "S" }), naptr("b", 2, 1, { services: "x" }), naptr("c", 3)]),
    "https://c/",
  );
});

Deno.test("a record replaces the whole of the key by an address, and has no flags", async () => {
  for (
    const regexp of ["!.*!https://a/!", "!^.*!https://a/!", "!^.*$!https://a/!", "#.*#https://a/#", "!.*!https://a/!i"]
  ) {
    assert.equal(await locatedBy([naptr("", 1, 1, { regexp })]), "https://a/", regexp);
  }
  for (
    const regexp of ["!.*!https://a/!!", "!.*!https://a/", "!.+!https://a/!", "!.*!ftp://a/!", ""]
  ) {
    await assert.rejects(locatedBy([naptr("", 1, 1, { regexp })]), Unanswered, regexp);
  }
});

Deno.test("without such a record the alias counts, the last one of a chain", async () => {
  assert.equal(await locatedBy([], ["a.example.", "b.example."]), "http://b.example/");
  assert.equal(await locatedBy([], ["a.example"]), "http://a.example/");
  assert.equal(await locatedBy([]), undefined);
});

Deno.test("evidence names each question to DNS: one where a record is found, and otherwise that for the alias, too", async () => {
  for (const [records, types] of [[[naptr("a")], ["NAPTR"]], [[], ["NAPTR", "CNAME"]]] as const) {
    const { evidence } = await found(records, ["b.example"]);
    assert.deepEqual(evidence.map(({ request }) => request.split(" ")[0]), types);
  }
});

Deno.test("a server for DNS is an address, with a port from 1 to 65,535 or without", () => {
  assert.deepEqual(dnsServerOf("192.0.2.1"), { address: "192.0.2.1", port: 53 });
  assert.deepEqual(dnsServerOf("::1"), { address: "::1", port: 53 });
  assert.deepEqual(dnsServerOf("192.0.2.1:1"), { address: "192.0.2.1", port: 1 });
  assert.deepEqual(dnsServerOf("[::1]:65535"), { address: "::1", port: 65_535 });
  assert.deepEqual(dnsServerOf("192.0.2.1:00053"), { address: "192.0.2.1", port: 53 });
  for (
    const text of ["192.0.2.1:0", "192.0.2.1:65536", "192.0.2.1:000053", "192.0.2.1:", "[::1]", "dns.example:53", ""]
  ) {
    assert.equal(dnsServerOf(text), undefined, text);
  }
});
