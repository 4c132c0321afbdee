/** `POST /v1/lookups/vat`, against a server that behaves as VIES is documented to. */
import assert from "node:assert/strict";
import { sha256 } from "../../host/kit/secrets.ts";
import { signingKeys } from "../../host/domain/receipts.ts";
import type { ProviderLimits } from "../../host/providers/limits.ts";
import { clocked, type StandIn, withRaw, withServer } from "../support/providers.ts";
import { type TestService, withService } from "../support/service.ts";
import { post } from "./requests.ts";
import { longTest } from "../support/sweeps.ts";

type Fields = Readonly<Record<string, unknown>>;

const GOOD = "DE136695976";

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

function vies(valid: boolean, more: Fields = {}): Fields {
  return {
    countryCode: "DE",
    vatNumber: "136695976",
    requestDate: "2026-11-21T12:00:00Z",
    valid,
    name: "---",
    address: "---",
    ...more,
  };
}

interface Asking {
  readonly it: TestService;
  readonly look: (fields: Fields) => Promise<Answered>;
  readonly used: () => Promise<number>;
  readonly time: { now: number };
}

interface Answered {
  readonly http: number;
  readonly answer: Record<string, unknown> & { readonly evidence?: readonly Record<string, unknown>[] };
}

/** A service that asks the server as its VIES. */
async function asking(
  { address }: Pick<StandIn, "address">,
  work: (asking: Asking) => Promise<void>,
  limits: Partial<ProviderLimits> = {},
): Promise<void> {
  const { providers, time } = clocked({ viesBaseUrl: `${address}/rest-api` }, limits);
  const keys = await signingKeys("a key for receipts");
  await withService(async (it) => {
    const by = await it.key();
    const look = async (fields: Fields) => {
      const response = await it.ask("/v1/lookups/vat", post(JSON.stringify(fields), by));
      return { http: response.status, answer: await response.json() };
    };
    const used = async () => (await (await it.ask("/v1/usage", { headers: by })).json()).used;
    await work({ it, look, used, time });
  }, { service: { providers, signingKeys: keys } });
}

Deno.test("a number that VIES knows is valid, with name, address, evidence and a receipt, and costs a document", async () => {
  const body = vies(true, { name: "Example GmbH ", address: "Street 1\n10115 Berlin" });
  await withServer(() => json(body), (server) =>
    asking(server, async ({ it, look, used }) => {
      const { answer } = await look({ vat_id: "de 136.695-976" });
      const { status, reason, vat_id, country, name, address, evidence: [evidence] = [] } = answer;
      assert.deepEqual([status, reason, vat_id, country], ["valid", null, GOOD, "DE"]);
      assert.deepEqual([name, address], ["Example GmbH", "Street 1\n10115 Berlin"]);
      assert.equal(evidence?.["sha256"], await sha256(JSON.stringify(body)));
      assert.equal(evidence?.["cached_at"], null);
      const sent = `POST /rest-api/check-vat-number {"countryCode":"DE","vatNumber":"136695976"}`;
      assert.deepEqual(server.asked, [sent]);
      assert.equal(await used(), 1);
      const checked = await it.ask("/v1/records/verify", { method: "POST", body: JSON.stringify(answer) });
      assert.equal((await checked.json()).status, "authentic");
    }));
});

Deno.test("a number that VIES does not know is invalid without a reason, and costs a document", () =>
  withServer(() => json(vies(false)), (server) =>
    asking(server, async ({ look, used }) => {
      const { answer } = await look({ vat_id: GOOD });
      assert.deepEqual([answer["status"], answer["reason"], answer["name"]], ["invalid", null, null]);
      assert.equal(await used(), 1);
    })));

Deno.test("a requester is sent along, and gets the consultation number", () =>
  withServer(
    () => json(vies(true, { requestIdentifier: "WAPIAAAAYeR4" })),
    (server) =>
      asking(server, async ({ look }) => {
        const { answer } = await look({ vat_id: GOOD, requester_vat_id: "EL094259216" });
        assert.equal(answer["consultation_number"], "WAPIAAAAYeR4");
        assert.match(server.asked[0] ?? "", /"requesterMemberStateCode":"EL","requesterNumber":"094259216"/);
        assert.equal((await look({ vat_id: GOOD, requester_vat_id: "GB123456789" })).http, 400);
      }),
  ));

const offline: readonly (readonly [string, string, string])[] = [
  ["DE136695977", "DE", "check_digits"],
  ["DE13669597", "DE", "format"],
  ["EL094259217", "EL", "check_digits"],
  ["GR094259217", "EL", "check_digits"],
  ["XI12345678", "XI", "format"],
  ["GB123456789", "GB", "not_in_vies"],
  ["CHE123456788", "CH", "not_in_vies"],
  ["NO974760673MVA", "NO", "not_in_vies"],
  ["ZA0", "ZA", "not_in_vies"],
  ["AZ9", "AZ", "not_in_vies"],
  ["ZAX", "ZA", "format"],
  ["Z1", "Z1", "format"],
  ["Z12", "Z1", "format"],
  ["1Z2", "1Z", "format"],
  ["136695976", "13", "format"],
  ["", "", "format"],
  ["__proto__", "__", "format"],
  // Characters of two UTF-16 code units: half of one could not be signed.
  ["D\u{1F4A9}136695976", "D\u{1F4A9}", "format"],
  ["\u{1F4A9}\u{1F4A9}", "\u{1F4A9}\u{1F4A9}", "format"],
  ["\u{1D400}", "\u{1D400}", "format"],
];

for (const [vat_id, country, reason] of offline) {
  Deno.test(`"${vat_id}" is invalid by ${reason}, nobody is asked, and it costs nothing`, () =>
    withServer(() => json(vies(true)), (server) =>
      asking(server, async ({ look, used }) => {
        const { answer } = await look({ vat_id });
        assert.deepEqual([answer["status"], answer["reason"], answer["country"]], ["invalid", reason, country]);
        assert.deepEqual([answer.evidence, server.asked, await used()], [[], [], 0]);
      })));
}

for (const vat_id of ["XI123456789", "XIGD123", "EL094259216", "NL123456789B01", "ES X1234567X"]) {
  Deno.test(`${vat_id} is for VIES to say`, () =>
    withServer(() => json(vies(true)), (server) =>
      asking(server, async ({ look }) => {
        assert.equal((await look({ vat_id })).answer["status"], "valid");
        assert.equal(server.asked.length, 1);
      })));
}

/** Answers of VIES by their bytes, and what becomes of them. */
const sizes = [[65_536, "valid", null], [65_537, "unavailable", "too_large"]] as const;

for (const [bytes, status, reason] of sizes) {
  Deno.test(`an answer of VIES of ${bytes} bytes is ${status}`, () => {
    const text = JSON.stringify(vies(true));
    const body = text + " ".repeat(bytes - text.length);
    return withServer(
      () => new Response(body, { headers: { "content-type": "application/json" } }),
      (server) =>
        asking(server, async ({ look }) => {
          const { answer } = await look({ vat_id: GOOD });
          assert.deepEqual([answer["status"], answer["reason"]], [status, reason]);
        }),
    );
  });
}

for (const length of [1_000, 1_001]) {
  Deno.test(`a name of ${length} characters is given with 1,000 at most`, () =>
    withServer(() => json(vies(true, { name: "x".repeat(length) })), (server) =>
      asking(server, async ({ look }) => {
        assert.equal((await look({ vat_id: GOOD })).answer["name"], "x".repeat(1_000));
      })));
}

/** What VIES, or who stands for it, may do wrong; and how often it is asked for it. */
const faults: readonly (readonly [what: string, answer: () => Response | Promise<Response>, reason: string])[] = [
  ...["MS_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "GLOBAL_MAX_CONCURRENT_REQ", "TIMEOUT", "SERVICE_UNAVAILABLE"].flatMap(
    (error) =>
      [599, 400, 200].map((status) =>
        [
          `${error} with status ${status}`,
          () => json({ actionSucceed: false, errorWrappers: [{ error }] }, status),
          error,
        ] as const
      ),
  ),
  ["MS_UNAVAILABLE as userError", () => json(vies(false, { userError: "MS_UNAVAILABLE" })), "MS_UNAVAILABLE"],
  ["an error that nobody knows", () => json({ errorWrappers: [{ error: "<b>secret</b>" }] }, 400), "status"],
  ["404", () => new Response("", { status: 404 }), "status"],
  ["500", () => new Response("broken", { status: 500 }), "status"],
  ["a redirect", () => Response.redirect("http://127.0.0.1:1/", 302), "content_type"],
  ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } }), "content_type"],
  ["2 MB", () => json({ ...vies(true), more: "x".repeat(2_000_000) }), "too_large"],
  ["no JSON", () => new Response("{", { headers: { "content-type": "application/json" } }), "malformed"],
  ["JSON without a verdict", () => json({}), "malformed"],
  ["a verdict that is a text", () => json(vies(true, { valid: "true" })), "malformed"],
];

for (const [what, answer, reason] of faults) {
  Deno.test(`VIES that answers ${what} is unavailable (${reason}), costs nothing, and leaves its name in the log`, () =>
    withServer(answer, (server) =>
      asking(server, async ({ it, look, used }) => {
        const { http, answer } = await look({ vat_id: GOOD });
        assert.deepEqual([http, answer["status"], answer["reason"]], [200, "unavailable", reason]);
        assert.equal(await used(), 0);
        await onlyNamed(it);
      })));
}

/** The log names who did not answer, and nothing of what was asked or came back. */
function onlyNamed({ logged }: TestService): void {
  const told = logged.filter((entry) => "provider" in entry);
  assert.deepEqual(told.map((entry) => Object.keys(entry)), [["time", "level", "request_id", "provider"]]);
  assert.deepEqual(told.map((entry) => entry.provider), ["vies"]);
  assert.doesNotMatch(JSON.stringify(logged), /136695976|secret|127\.0\.0\.1/);
}

longTest(
  "VIES that is too slow is unavailable (timeout) within 6 seconds",
  () =>
    withRaw("nothing", (server) =>
      asking(server, async ({ it, look, used }) => {
        const begun = performance.now();
        const { answer } = await look({ vat_id: GOOD });
        assert.ok(performance.now() - begun < 6000);
        assert.deepEqual([answer["status"], answer["reason"], await used()], ["unavailable", "timeout", 0]);
        onlyNamed(it);
      })),
);

const cut = [
  ["cut before its answer", new Uint8Array()],
  [
    "cut within its answer",
    new TextEncoder().encode(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"valid":true',
    ),
  ],
] as const;

for (const [what, bytes] of cut) {
  Deno.test(`a connection to VIES that is ${what} is tried again once, and then unavailable (connection)`, () =>
    withRaw(bytes, (server) =>
      asking(server, async ({ it, look, used }) => {
        const { answer } = await look({ vat_id: GOOD });
        assert.deepEqual([answer["status"], answer["reason"], await used()], ["unavailable", "connection", 0]);
        assert.equal(server.asked.length, 2);
        onlyNamed(it);
      })));
}

Deno.test("an answer is kept for ten minutes and says so, costs as much, and is asked for again after that", () =>
  withServer(() => json(vies(true)), (server) =>
    asking(server, async ({ look, used, time }) => {
      await look({ vat_id: GOOD });
      time.now += 599_999;
      const kept = await look({ vat_id: GOOD });
      assert.equal(kept.answer.evidence?.[0]?.["cached_at"], "2026-11-21T12:00:00.000Z");
      assert.deepEqual([server.asked.length, await used()], [1, 2]);
      time.now += 1;
      assert.equal((await look({ vat_id: GOOD })).answer.evidence?.[0]?.["cached_at"], null);
      assert.equal(server.asked.length, 2);
    })));

Deno.test("a number that is asked for by many at once is sent once", () =>
  withServer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return json(vies(true));
  }, async (server) => {
    const { providers } = clocked({ viesBaseUrl: server.address });
    const vat = { country: "DE", number: "136695976" };
    const all = await Promise.all(Array.from({ length: 200 }, () => providers.vies.check(vat)));
    assert.ok(all.every(({ value }) => value.valid));
    assert.equal(server.asked.length, 1);
  }));

Deno.test("after five faults in a row VIES is left alone for half a minute, and then asked again", () => {
  let works = false;
  return withServer(
    () => works ? json(vies(true)) : new Response("", { status: 500 }),
    (server) =>
      asking(server, async ({ look, time }) => {
        for (let nth = 1; nth <= 5; nth++) assert.equal((await look({ vat_id: GOOD })).answer["reason"], "status");
        works = true;
        assert.equal((await look({ vat_id: GOOD })).answer["reason"], "resting");
        assert.equal(server.asked.length, 5);
        time.now += 30_000;
        assert.equal((await look({ vat_id: GOOD })).answer["status"], "valid");
      }),
  );
});

Deno.test("a build that asks nobody says that the lookup is unavailable, and charges nothing", () =>
  withService(async ({ ask, key }) => {
    const response = await ask("/v1/lookups/vat", post(JSON.stringify({ vat_id: GOOD }), await key()));
    const { status, reason, receipt } = await response.json();
    assert.deepEqual([status, reason, receipt.unsigned], ["unavailable", "off", true]);
  }));
