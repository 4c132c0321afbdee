/** `POST /v1/lookups/peppol`, against a DNS server and metadata servers on this machine. */
import assert from "node:assert/strict";
import { namesOf } from "../../host/providers/peppol/sml.ts";
import { signingKeys } from "../../host/domain/receipts.ts";
import { canCertify, certificateOf } from "../support/certificates.ts";
import { cname, type DnsStandIn, naptr, type Reply, withDns } from "../support/dns_server.ts";
import { clocked, type StandIn, withRaw, withServer } from "../support/providers.ts";
import { type TestService, withService } from "../support/service.ts";
import { type Described, type Dialect, PARTICIPANT, smp1, smp2, types } from "../support/smp.ts";
import type { Pool } from "../../host/workers/pool.ts";
import { inPool, type Noted, noting } from "../support/pools.ts";
import { post } from "./requests.ts";

const ID = { scheme: "0204", value: "04011000-1234512345-06" };
const ZONE = "sml.example";
const names = namesOf(ID, ZONE);
const participant = `${ID.scheme}:${ID.value}`;

interface Asking {
  readonly it: TestService;
  readonly look: (fields?: Readonly<Record<string, unknown>>) => Promise<{ http: number; answer: Answered }>;
  readonly used: () => Promise<number>;
}

interface Shown {
  readonly title: string;
  readonly process: string | null;
  readonly endpoint: Readonly<Record<string, string | null>> | null;
}

type Answered = Readonly<Record<string, unknown>> & {
  readonly evidence: readonly Readonly<Record<string, string | null>>[];
  readonly document_types: readonly Shown[];
};

interface Reached {
  readonly dns: Pick<DnsStandIn, "server">;
  /** Names of servers, and their addresses. */
  readonly hosts?: Readonly<Record<string, readonly string[]>>;
  readonly trusted?: readonly string[];
  readonly authorities?: readonly string[];
  readonly pool?: Pool;
  /** Milliseconds before a question is sent again; left out, so long that a busy machine sends none twice. */
  readonly datagram?: number;
}

async function asking(
  { dns, hosts = {}, trusted = [], authorities = [], pool, datagram = 60_000 }: Reached,
  work: (asking: Asking) => Promise<void>,
) {
  const addresses = { smlZone: ZONE, dns: dns.server, smpScheme: "http", smpHosts: trusted } as const;
  const { providers } = clocked(addresses, { datagram }, hosts, authorities, pool);
  const keys = await signingKeys("a key for receipts");
  await withService(async (it) => {
    const by = await it.key();
    const look = async (fields: Readonly<Record<string, unknown>> = { participant }) => {
      const response = await it.ask("/v1/lookups/peppol", post(JSON.stringify(fields), by));
      return { http: response.status, answer: await response.json() };
    };
    const used = async () => (await (await it.ask("/v1/usage", { headers: by })).json()).used;
    await work({ it, look, used });
  }, { service: { providers, signingKeys: keys } });
}

function xml(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

/** Answers as a metadata server that knows the participant by one specification. */
function publisher({ group, service, groupOf, metadataOf }: Dialect, all: readonly string[], what: Described = {}) {
  return (request: Request): Response => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === group) return xml(groupOf(origin, all));
    const type = all.find((it) => service(it) === pathname);
    return type === undefined ? new Response("", { status: 404 }) : xml(metadataOf(type, what));
  };
}

/** Where the SML says that a server is, by the U-NAPTR record. */
function located(address: string): (name: string, type: string) => Reply {
  return (name, type) => name === names.NAPTR && type === "NAPTR" ? { answers: [naptr(name, address)] } : { code: 3 };
}

function hostOf({ address }: Pick<StandIn, "address">): string {
  return new URL(address).host;
}

/** A registered participant, whose server answers by a handler. */
async function registered(
  handler: (request: Request) => Response | Promise<Response>,
  work: (asking: Asking & { readonly server: StandIn; readonly dns: DnsStandIn }) => Promise<void>,
  pool?: Pool,
): Promise<void> {
  await withServer(
    handler,
    (server) =>
      withDns(
        located(server.address),
        (dns) =>
          asking({ dns, trusted: [hostOf(server)], ...(pool === undefined ? {} : { pool }) }, (it) =>
            work({ ...it, server, dns })),
      ),
  );
}

const all = Object.values(types);

for (const dialect of [smp1, smp2]) {
  Deno.test(`what an SMP answers at length is read in the pool, and a usual answer is not (${dialect.group})`, async () => {
    const padded = (text: string) => text.replace(/<\/[^<]*>\s*$/, (end) => `<!--${"x".repeat(90_000)}-->${end}`);
    for (const [isLong, wanted] of [[false, []], [true, ["smp", "smp"]]] as const) {
      const noted: Noted[] = [];
      const answer = publisher(dialect, [types.invoice]);
      const served = async (request: Request) => {
        const made = answer(request);
        return made.status === 200 && isLong ? xml(padded(await made.text())) : made;
      };
      await registered(served, async ({ look }) => {
        const { answer } = await look();
        assert.equal(answer["status"], "registered");
        assert.deepEqual(answer.document_types.map(({ endpoint }) => endpoint === null), [false]);
        assert.deepEqual(inPool(noted), wanted);
      }, noting(noted));
    }
  });
}

Deno.test("a registration that is long is answered, and not kept", async () => {
  const many = Array.from({ length: 400 }, (_, at) => `${types.invoice}${at}`);
  for (const [registeredTypes, isKept] of [[[types.invoice], true], [many, false]] as const) {
    await registered(publisher(smp1, registeredTypes), async ({ look, server }) => {
      const { answer } = await look();
      assert.equal(answer["status"], "registered");
      const asked = server.asked.length;
      await look();
      assert.equal(server.asked.length === asked, isKept);
    });
  }
});

for (const [version, dialect] of [["1", smp1], ["2", smp2]] as const) {
  Deno.test(`a participant in an SMP ${version} is registered, with its billing types in words, and costs a document`, () =>
    registered(publisher(dialect, all), async ({ it, look, used, server, dns }) => {
      const { answer } = await look();
      assert.deepEqual([answer["status"], answer["reason"]], ["registered", null]);
      assert.deepEqual(answer["participant"], ID);
      assert.deepEqual(answer["smp"], { host: hostOf(server) });
      assert.deepEqual(answer["receives"], { ubl_invoice: true, ubl_credit_note: true, cii_invoice: true });
      assert.deepEqual(answer.document_types.map(({ title }) => title), [
        "Peppol BIS Billing 3 invoice",
        "Peppol BIS Billing 3 credit note",
        "XRechnung 3 invoice (CII)",
        "PINT invoice",
      ]);
      const [first] = answer.document_types;
      assert.equal(first?.process, "cenbii-procid-ubl::urn:fdc:peppol.eu:2017:poacc:billing:01:1.0");
      assert.deepEqual(first?.endpoint, {
        transport_profile: "peppol-transport-as4-v2_0",
        access_point: null,
        name: "Example access point",
        activated: version === "1" ? "2023-12-31T23:00:00.000Z" : "2023-12-31T00:00:00.000Z",
        expires: "2027-06-30T00:00:00.000Z",
      });
      assert.deepEqual(dns.asked, [`udp NAPTR ${names.NAPTR}`]);
      const requests = answer.evidence.map(({ request }) => request);
      assert.ok(requests.includes(`NAPTR ${names.NAPTR}`));
      assert.ok(requests.includes(`GET ${server.address}${dialect.service(types.cii)}`));
      for (const { provider, signature } of answer.evidence) {
        assert.equal(signature, provider === "peppol-smp" ? "not checked" : undefined);
      }
      assert.equal(await used(), 1);
      const checked = await it.ask("/v1/records/verify", { method: "POST", body: JSON.stringify(answer) });
      assert.equal((await checked.json()).status, "authentic");
    }));
}

Deno.test("one document type that is asked for is looked for alone, and another is not there", () =>
  registered(publisher(smp1, all), async ({ look, server }) => {
    const { answer } = await look({ participant, document_type: types.order });
    assert.deepEqual(answer.document_types.map(({ endpoint }) => endpoint?.["name"]), ["Example access point"]);
    assert.deepEqual(server.asked, [`GET ${smp1.group}`, `GET ${smp1.service(types.order)}`]);
    assert.deepEqual((await look({ participant, document_type: "busdox-docid-qns::x" })).answer.document_types, []);
  }));

Deno.test("what expired is shown, and not received", () =>
  registered(publisher(smp1, [types.invoice], { expires: "2026-11-21T11:59:59Z" }), async ({ look }) => {
    const { answer } = await look();
    assert.equal(answer.document_types[0]?.endpoint?.["expires"], "2026-11-21T11:59:59.000Z");
    assert.deepEqual(answer["receives"], { ubl_invoice: false, ubl_credit_note: false, cii_invoice: false });
  }));

/** An endpoint is in force from the moment of its activation on, and no longer at that of its expiry; it is 12:00. */
const inForce = [
  ["activated now", { activated: "2026-11-21T12:00:00Z" }, true],
  ["activated in a moment", { activated: "2026-11-21T12:00:00.001Z" }, false],
  ["expiring now", { expires: "2026-11-21T12:00:00Z" }, false],
  ["expiring in a moment", { expires: "2026-11-21T12:00:00.001Z" }, true],
] as const;

for (const [what, described, received] of inForce) {
  Deno.test(`an endpoint that is ${what} ${received ? "receives" : "does not receive"}`, () =>
    registered(publisher(smp1, [types.invoice], described), async ({ look }) => {
      const { answer } = await look();
      assert.equal(answer.document_types.length, 1);
      assert.deepEqual(answer["receives"], { ubl_invoice: received, ubl_credit_note: false, cii_invoice: false });
    }));
}

Deno.test("the older CNAME form is asked where there is no U-NAPTR record", () =>
  withServer(publisher(smp1, all), (server) => {
    const port = new URL(server.address).port;
    const reply = (name: string): Reply =>
      name === names.CNAME ? { answers: [cname(name, "smp.example")] } : { code: 3 };
    return withDns(reply, (dns) =>
      asking({ dns, hosts: { "smp.example": ["127.0.0.1"] } }, async ({ look, used }) => {
        // The host has a private address, and nobody named it.
        const { answer } = await look();
        assert.deepEqual([answer["status"], answer["reason"], await used()], ["unavailable", "address", 0]);
        assert.deepEqual(dns.asked, [`udp NAPTR ${names.NAPTR}`, `udp CNAME ${names.CNAME}`]);
        assert.ok(port !== "" && server.asked.length === 0);
      }));
  }));

Deno.test("another server that metadata names is asked once, and both specifications can name one", async () => {
  for (const dialect of [smp1, smp2]) {
    await withServer(publisher(dialect, [types.invoice]), (second) => {
      const redirect = `${second.address}${dialect.service(types.invoice)}`;
      return withServer(
        publisher(dialect, [types.invoice], { redirect }),
        (first) =>
          withDns(
            located(first.address),
            (dns) =>
              asking({ dns, trusted: [hostOf(first), hostOf(second)] }, async ({ look }) => {
                const { answer } = await look();
                assert.equal(answer.document_types[0]?.endpoint?.["name"], "Example access point");
                assert.equal(second.asked.length, 1);
              }),
          ),
      );
    });
  }
});

const formsOf: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
  [{ participant: `iso6523-actorid-upis::${participant}` }, "with its meta scheme"],
  [ID, "by scheme and value"],
  [{ participant: participant.toUpperCase() }, "in capital letters"],
];

for (const [fields, what] of formsOf) {
  Deno.test(`a participant may be named ${what}`, () =>
    registered(publisher(smp1, all), async ({ look }) => {
      assert.equal((await look(fields)).answer["status"], "registered");
    }));
}

const bad: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { participant: "" },
  { participant: "04011000-1234512345-06" },
  { participant: "9999:1" },
  { participant: "0204:04011000-1234512345-07" },
  { participant: "0204:04011000" },
  { participant: "0088:4012345000008" },
  { participant: "0088:401234500000" },
  { participant: "9930:DE136695977" },
  { participant: "9930:136695976" },
  { participant: `0060:${"1".repeat(51)}` },
  { participant: "0060:with space" },
  { participant: "0060:ä" },
  { scheme: "0204" },
  { participant, ...ID },
  { participant: 5 },
];

for (const fields of bad) {
  Deno.test(`${JSON.stringify(fields)} is 400 bad_request, asks nobody and costs nothing`, () =>
    registered(publisher(smp1, all), async ({ look, used, dns }) => {
      const { http, answer } = await look(fields);
      assert.deepEqual([http, answer["error"], await used(), dns.asked], [400, "bad_request", 0, []]);
    }));
}

const dnsFaults: readonly (readonly [what: string, reply: Reply, status: string, reason: string | null])[] = [
  ["NXDOMAIN", { code: 3 }, "not_registered", null],
  ["no records", {}, "not_registered", null],
  [
    "a record of another service",
    { answers: [naptr(names.NAPTR, "http://x", { services: "Other" })] },
    "not_registered",
    null,
  ],
  ["SERVFAIL", { code: 2 }, "unavailable", "dns_servfail"],
  ["REFUSED", { code: 5 }, "unavailable", "dns_refused"],
  ["NOTIMP", { code: 4 }, "unavailable", "dns_answer"],
  ["bytes that are no message", { raw: Uint8Array.of(1, 2, 3) }, "unavailable", "timeout"],
  ["nothing", { raw: "nothing" }, "unavailable", "timeout"],
  ["an invalid address", { answers: [naptr(names.NAPTR, "file:///etc/passwd")] }, "unavailable", "dns_answer"],
  ["two addresses in one", { answers: [naptr(names.NAPTR, "http://x!http://y")] }, "unavailable", "dns_answer"],
];

for (const [what, reply, status, reason] of dnsFaults) {
  Deno.test(`DNS that answers ${what} is ${status}${reason === null ? "" : ` (${reason})`} within 6 seconds`, () =>
    withDns(() => reply, (dns) =>
      asking({ dns, datagram: 200 }, async ({ it, look, used }) => {
        const begun = performance.now();
        const { answer } = await look();
        assert.ok(performance.now() - begun < 6000);
        assert.deepEqual([answer["status"], answer["reason"]], [status, reason]);
        assert.equal(await used(), status === "unavailable" ? 0 : 1);
        if (status === "unavailable") onlyNamed(it, "peppol-sml");
      })));
}

Deno.test("an answer that is cut is asked for over TCP, and what others send in its place is not looked at", () =>
  withServer(publisher(smp1, [types.invoice]), (server) =>
    withDns((name) => ({
      answers: [naptr(name, "http://192.0.2.1", { order: 200 }), naptr(name, server.address)],
      forged: [naptr(name, "http://192.0.2.2")],
      isCut: name === names.NAPTR,
    }), (dns) =>
      asking({ dns, trusted: [hostOf(server)] }, async ({ look }) => {
        // Over TCP there is one answer to a connection, so the forged ones end it.
        assert.equal((await look()).answer["reason"], "dns_answer");
        assert.deepEqual(dns.asked, [`udp NAPTR ${names.NAPTR}`, `tcp NAPTR ${names.NAPTR}`]);
      }))));

for (const isCut of [true, false]) {
  Deno.test(`a participant is found over ${isCut ? "TCP where UDP is cut" : "UDP among forged answers"}`, () =>
    withServer(publisher(smp1, [types.invoice]), (server) =>
      withDns((name) => ({
        answers: [naptr(name, "http://192.0.2.1", { order: 200 }), naptr(name, server.address)],
        isCut,
        ...(isCut ? {} : { forged: [naptr(name, "http://192.0.2.2")] }),
      }), (dns) =>
        asking({ dns, trusted: [hostOf(server)] }, async ({ look }) => {
          assert.equal((await look()).answer["status"], "registered");
        }))));
}

Deno.test("a participant is found by what the server says, though somebody at another port answers sooner", () =>
  withServer(publisher(smp1, [types.invoice]), (server) =>
    withDns((name) => ({
      answers: [naptr(name, server.address)],
      foreign: [naptr(name, "http://192.0.2.2")],
    }), (dns) =>
      asking({ dns, trusted: [hostOf(server)] }, async ({ look }) => {
        assert.equal((await look()).answer["status"], "registered");
      }))));

/** The log names who did not answer, and nothing of what was asked or came back. */
function onlyNamed({ logged }: TestService, provider: string): void {
  const told = logged.filter((entry) => "provider" in entry);
  assert.deepEqual(told.map((entry) => Object.keys(entry)), [["time", "level", "request_id", "provider"]]);
  assert.deepEqual(told.map((entry) => entry.provider), [provider]);
  assert.doesNotMatch(JSON.stringify(logged), /04011000|secret|127\.0\.0\.1|sml\.example/);
}

const DOCTYPE = '<!DOCTYPE x [<!ENTITY e "secret">]>';
const group = smp1.groupOf("http://x", [types.invoice]);

const smpFaults:
  readonly (readonly [what: string, answer: (request: Request) => Response | Promise<Response>, reason: string])[] = [
    ["500", () => new Response("secret", { status: 500 }), "status"],
    ["403", () => new Response("", { status: 403 }), "status"],
    ["a page", () => new Response("<html/>", { headers: { "content-type": "text/html" } }), "content_type"],
    [
      "2 MB",
      () => xml(group.replace("</s:ServiceGroup>", `<!--${"x".repeat(2_000_000)}--></s:ServiceGroup>`)),
      "too_large",
    ],
    [
      "metadata of 103 kB",
      (request) => {
        const made = publisher(smp1, [types.invoice])(request);
        const isGroup = !new URL(request.url).pathname.includes("/services/");
        return isGroup ? made : xml(`${smp1.metadataOf(types.invoice, {})}<!--${"x".repeat(103_000)}-->`);
      },
      "too_large",
    ],
    ["malformed XML", () => xml(group.slice(0, -5)), "malformed"],
    ["XML with a DOCTYPE", () => xml(DOCTYPE + group.replace(/^<\?xml.*\?>/, "")), "malformed"],
    ["XML of another kind", () => xml("<x/>"), "malformed"],
    ["an empty body", () => xml(""), "malformed"],
    ["a redirect to a private address", () => Response.redirect("http://127.0.0.1:9/", 302), "address"],
    ["a redirect to a mapped private address", () => Response.redirect("http://[::ffff:7f00:1]:9/", 302), "address"],
    ["a redirect to link-local metadata", () => Response.redirect("http://169.254.169.254/", 307), "address"],
    [
      "a redirect to a file",
      () => new Response("", { status: 302, headers: { location: "file:///etc/passwd" } }),
      "address",
    ],
    ["a redirect without an address", () => new Response("", { status: 302 }), "redirect"],
    ["redirects without end", (request) => Response.redirect(request.url, 302), "redirect"],
    ["nothing for long", () => new Promise((resolve) => setTimeout(() => resolve(xml(group)), 5200)), "timeout"],
  ];

for (const [what, answer, reason] of smpFaults) {
  Deno.test(`an SMP that answers ${what} is unavailable (${reason}) within 6 seconds, and costs nothing`, () =>
    registered(answer, async ({ it, look, used }) => {
      const begun = performance.now();
      const { answer } = await look();
      assert.ok(performance.now() - begun < 6000);
      assert.deepEqual([answer["status"], answer["reason"], await used()], ["unavailable", reason, 0]);
      onlyNamed(it, "peppol-smp");
    }));
}

Deno.test("an SMP that answers 404 for the participant, by both specifications, has it not registered", () =>
  registered(() => new Response("", { status: 404 }), async ({ look, used, server }) => {
    const { answer } = await look();
    assert.deepEqual([answer["status"], answer["smp"], await used()], ["not_registered", null, 1]);
    assert.deepEqual(server.asked, [`GET ${smp1.group}`, `GET ${smp2.group}`]);
  }));

Deno.test("metadata that leads to a private address, or from server to server, is unavailable", async () => {
  const loop = (request: Request) => publisher(smp1, [types.invoice], { redirect: request.url })(request);
  const inside = publisher(smp1, [types.invoice], { redirect: "http://127.0.0.1:9/" });
  for (const [handler, reason] of [[loop, "redirect"], [inside, "address"]] as const) {
    await registered(handler, async ({ look, used }) => {
      assert.deepEqual([(await look()).answer["reason"], await used()], [reason, 0]);
    });
  }
});

Deno.test("an SMP whose connections are cut is asked twice, and is unavailable (connection)", () =>
  withRaw(
    new Uint8Array(),
    (server) =>
      withDns(located(server.address), (dns) =>
        asking({ dns, trusted: [hostOf(server)] }, async ({ it, look, used }) => {
          const { answer } = await look();
          assert.deepEqual([answer["status"], answer["reason"], await used()], ["unavailable", "connection", 0]);
          assert.equal(server.asked.length, 2);
          onlyNamed(it, "peppol-smp");
        })),
  ));

Deno.test("a name that means another address each time is dialled at the address that was checked", () =>
  withServer(publisher(smp1, all), (server) => {
    const { port } = new URL(server.address);
    return withDns(located(`http://smp.example:${port}`), async (dns) => {
      const resolved: string[] = [];
      const hosts = {
        get "smp.example"() {
          resolved.push("smp.example");
          // Public at first, and inside at the second look: nobody listens at the public one.
          return [resolved.length === 1 ? "2001:4860::1" : "127.0.0.1"];
        },
      };
      await asking({ dns, hosts }, async ({ look }) => assert.equal((await look()).answer["status"], "unavailable"));
      assert.deepEqual(server.asked, []);
    });
  }));

Deno.test("200 lookups of one participant at once ask DNS and the SMP once", () =>
  withServer(publisher(smp1, [types.invoice]), (server) =>
    withDns(located(server.address), async (dns) => {
      const { providers } = clocked({ smlZone: ZONE, dns: dns.server, smpHosts: [hostOf(server)] });
      const found = await Promise.all(Array.from({ length: 200 }, () => providers.peppol.look(ID)));
      assert.ok(found.every(({ value }) => value !== undefined));
      assert.deepEqual(server.asked, [`GET ${smp1.group}`, `GET ${smp1.service(types.invoice)}`]);
      assert.deepEqual(dns.asked, [`udp NAPTR ${names.NAPTR}`]);
    })));

Deno.test("the names of a participant are those of the specifications, whatever its case", () => {
  const known = namesOf({ scheme: "9915", value: "test" }, "acc.edelivery.tech.ec.europa.eu");
  assert.equal(known.CNAME, "b-85008b8279e07ab0392da75fa55856a2.iso6523-actorid-upis.acc.edelivery.tech.ec.europa.eu");
  assert.match(known.NAPTR, /^[a-z2-7]{52}\.iso6523-actorid-upis\./);
  assert.deepEqual(namesOf({ scheme: "9915", value: "TEST" }, "acc.edelivery.tech.ec.europa.eu"), known);
  assert.ok(PARTICIPANT.endsWith(participant));
});

interface Secured {
  readonly what: string;
  readonly host: string;
  readonly days: number;
  readonly isKnown: boolean;
  readonly expected: readonly [status: string, reason: string | null];
}

const secured: readonly Secured[] = [
  { what: "good", host: "smp.example", days: 2, isKnown: true, expected: ["registered", null] },
  { what: "expired", host: "smp.example", days: -1, isKnown: true, expected: ["unavailable", "certificate"] },
  { what: "another host's", host: "other.example", days: 2, isKnown: true, expected: ["unavailable", "certificate"] },
  {
    what: "nobody's who is trusted",
    host: "smp.example",
    days: 2,
    isKnown: false,
    expected: ["unavailable", "certificate"],
  },
];

for (const { what, host, days, isKnown, expected } of secured) {
  Deno.test({
    name: `an SMP over TLS whose certificate is ${what} is ${expected[0]}${
      canCertify ? "" : " (skipped: no OpenSSL here)"
    }`,
    ignore: !canCertify,
    fn: async () => {
      const certificate = await certificateOf(host, days);
      const handler = publisher(smp1, [types.invoice], { certificate: certificate.base64 });
      await withServer(handler, ({ address }) => {
        const { port } = new URL(address);
        return withDns(located(`https://smp.example:${port}`), (dns) => {
          const trusted = ["smp.example"];
          const authorities = isKnown ? [certificate.cert] : [];
          return asking({ dns, trusted, hosts: { "smp.example": ["127.0.0.1"] }, authorities }, async ({ look }) => {
            const { answer } = await look();
            assert.deepEqual([answer["status"], answer["reason"]], expected);
            if (expected[0] !== "registered") return;
            assert.equal(answer.document_types[0]?.endpoint?.["access_point"], `C=DE, O=Example, CN=${host}`);
          });
        });
      }, certificate);
    },
  });
}
