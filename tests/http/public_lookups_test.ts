/** What needs no key: the status of VIES, French companies and platforms, and feedback; against servers of the test. */
import assert from "node:assert/strict";
import { signingKeys } from "../../host/domain/receipts.ts";
import { allFeedback } from "../../host/stores/feedback.ts";
import type { ProviderLimits } from "../../host/providers/limits.ts";
import { clocked, type StandIn, withServer } from "../support/providers.ts";
import { type TestService, withService } from "../support/service.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answered = { readonly http: number; readonly answer: Record<string, unknown> };

interface Asking extends TestService {
  readonly get: (path: string) => Promise<Answered>;
  readonly post: (path: string, fields: Fields) => Promise<Answered>;
  readonly clock: { now: number };
}

/** A service that asks the server for all that it looks up. */
async function asking(
  { address }: Pick<StandIn, "address">,
  work: (asking: Asking) => Promise<void>,
  limits: Partial<ProviderLimits> = {},
): Promise<void> {
  const where = { viesBaseUrl: `${address}/rest-api`, frenchDirectoryBaseUrl: address };
  const { providers, time: clock } = clocked(where, limits);
  const keys = await signingKeys("a key for receipts");
  await withService(async (it) => {
    const read = async (response: Response) => ({ http: response.status, answer: await response.json() });
    await work({
      ...it,
      clock,
      get: async (path) => await read(await it.ask(path)),
      post: async (path, fields) => await read(await it.ask(path, { method: "POST", body: JSON.stringify(fields) })),
    });
  }, { service: { providers, signingKeys: keys } });
}

const state = {
  vow: { available: true },
  countries: [
    { countryCode: "DE", availability: "Available" },
    { countryCode: "EL", availability: "Unavailable" },
    { countryCode: "XI", availability: "Monitoring Disabled" },
    { countryCode: "../", availability: "Available" },
  ],
};

Deno.test("the status of VIES is that of its own service, by country, with evidence", async () => {
  await withServer(() => Response.json(state), async (server) => {
    await asking(server, async ({ get }) => {
      const { http, answer } = await get("/v1/lookups/vat/status");
      assert.equal(http, 200);
      assert.deepEqual([answer["status"], answer["reason"]], ["available", null]);
      assert.deepEqual(answer["countries"], [
        { country: "DE", availability: "available" },
        { country: "EL", availability: "unavailable" },
        { country: "XI", availability: "unknown" },
      ]);
      assert.match(JSON.stringify(answer["evidence"]), /"request":"GET [^"]+\/rest-api\/check-status"/);
      assert.equal((await get("/v1/lookups/vat/status?country=gr")).answer["status"], "unavailable");
      assert.equal((await get("/v1/lookups/vat/status?country=DE")).answer["status"], "available");
      assert.equal((await get("/v1/lookups/vat/status?country=US")).http, 400);
      assert.equal((await get("/v1/lookups/vat/status?country=DEU")).http, 400);
      assert.deepEqual(server.asked, ["GET /rest-api/check-status"]);
    });
  });
});

Deno.test("the status of VIES is asked for again after a minute", async () => {
  await withServer(() => Response.json(state), async (server) => {
    await asking(server, async ({ get, clock }) => {
      await get("/v1/lookups/vat/status");
      clock.now += 59_999;
      await get("/v1/lookups/vat/status");
      assert.equal(server.asked.length, 1);
      clock.now += 1;
      await get("/v1/lookups/vat/status");
      assert.equal(server.asked.length, 2);
    });
  });
});

/** What a public service can say that says nothing. */
const silent: readonly (readonly [reason: string, answer: () => Response])[] = [
  ["status", () => new Response("down", { status: 503 })],
  ["content_type", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["malformed", () => Response.json({})],
  ["malformed", () => Response.json([])],
  ["malformed", () => new Response("{", { headers: { "content-type": "application/json" } })],
  ["too_large", () => Response.json("x".repeat(2_000_000))],
];

for (const [reason, answer] of silent) {
  Deno.test(`a public service with an unusable answer (${reason}) is unavailable, and never a no`, async () => {
    await withServer(answer, async (server) => {
      await asking(server, async ({ get, post, logged }) => {
        const { answer: vies } = await get("/v1/lookups/vat/status");
        assert.deepEqual([vies["status"], vies["reason"], vies["evidence"]], ["unknown", reason, []]);
        const { answer: france } = await post("/v1/lookups/france", { query: "732829320" });
        assert.deepEqual([france["status"], france["reason"], france["companies"]], ["unavailable", reason, []]);
        const told = logged.flatMap((entry) => "provider" in entry ? [entry.provider] : []);
        assert.deepEqual(told, ["vies", "french-directory"]);
      });
    });
  });
}

Deno.test("a public service that keeps failing is left alone for a while", async () => {
  await withServer(() => new Response("", { status: 500 }), async (server) => {
    await asking(server, async ({ post, clock }) => {
      for (let nth = 0; nth < 3; nth++) await post("/v1/lookups/france", { query: `Company ${nth}` });
      assert.equal(server.asked.length, 2);
      assert.equal((await post("/v1/lookups/france", { query: "Company" })).answer["reason"], "resting");
      clock.now += 30_000;
      assert.equal((await post("/v1/lookups/france", { query: "Company" })).answer["reason"], "status");
    }, { faults: 2 });
  });
});

function company(more: Fields = {}): Fields {
  return {
    siren: "732829320",
    nom_complet: "EXEMPLE SA",
    etat_administratif: "A",
    categorie_entreprise: "ETI",
    siege: { siret: "73282932000074", etat_administratif: "A", libelle_commune: "PARIS" },
    matching_etablissements: [{ siret: "73282932000082", etat_administratif: "F" }],
    ...more,
  };
}

function found(...results: readonly Fields[]): () => Response {
  return () => Response.json({ results, total_results: results.length, page: 1, per_page: 5, total_pages: 1 });
}

for (const [bytes, status] of [[524_288, "found"], [524_289, "unavailable"]] as const) {
  Deno.test(`an answer of the French directory of ${bytes} bytes is ${status}`, async () => {
    const answered = { results: [company()], total_results: 1, page: 1, per_page: 5, total_pages: 1 };
    const text = JSON.stringify(answered);
    const body = text + " ".repeat(bytes - text.length);
    await withServer(() => new Response(body, { headers: { "content-type": "application/json" } }), async (server) => {
      await asking(server, async ({ post }) => {
        const { answer } = await post("/v1/lookups/france", { query: "732829320" });
        assert.equal(answer["status"], status);
      });
    });
  });
}

/** What is asked for, what the directory is searched for, and what it is taken for. */
const queries: readonly (readonly [query: string, search: string, kind: string])[] = [
  ["732829320", "732829320", "siren"],
  ["732 829 320", "732829320", "siren"],
  ["732 829 320 00074", "73282932000074", "siret"],
  ["fr 44 732829320", "732829320", "vat_id"],
  ["  Exemple & Fils  ", "Exemple+%26+Fils", "name"],
];

for (const [query, search, kind] of queries) {
  Deno.test(`the French directory is searched for "${query}" as a ${kind}`, async () => {
    await withServer(found(company()), async (server) => {
      await asking(server, async ({ post }) => {
        const { answer } = await post("/v1/lookups/france", { query });
        assert.deepEqual([answer["status"], answer["kind"], answer["total"]], ["found", kind, 1]);
        assert.deepEqual(server.asked, [`GET /search?q=${search}&page=1&per_page=5`]);
      });
    });
  });
}

Deno.test("a French company is shown with its size class, and with its duties by the law", async () => {
  await withServer(found(company()), async (server) => {
    await asking(server, async ({ post }) => {
      const { answer } = await post("/v1/lookups/france", { query: "732829320" });
      assert.deepEqual(answer["companies"], [{
        siren: "732829320",
        name: "EXEMPLE SA",
        active: true,
        size_class: "ETI",
        city: "PARIS",
        vat_id: "FR44732829320",
        establishment: { siret: "73282932000074", active: true },
        duties: [
          { duty: "receive", from: "2026-09-01", in_force: true },
          { duty: "issue", from: "2026-09-01", in_force: true },
          { duty: "report", from: "2026-09-01", in_force: true },
        ],
      }]);
      assert.match(JSON.stringify(answer["calendar"]), /as_of.*2023-1322/);
      assert.match(String(answer["reservation"]), /no determination of tax/);
      const { status } = await (await post("/v1/records/verify", answer)).answer;
      assert.equal(status, "authentic");
    });
  });
});

/** Duties of sizes and states: from when to issue, and whether that is in force in November 2026. */
const duties: readonly (readonly [what: string, more: Fields, issue: unknown])[] = [
  ["a large company", { categorie_entreprise: "GE" }, { duty: "issue", from: "2026-09-01", in_force: true }],
  ["a small one", { categorie_entreprise: "PME" }, { duty: "issue", from: "2027-09-01", in_force: false }],
  ["one of an unknown size", { categorie_entreprise: null }, { duty: "issue", from: null, in_force: null }],
  ["one that ceased", { etat_administratif: "C" }, undefined],
];

for (const [what, more, issue] of duties) {
  Deno.test(`the duty of ${what} to issue is ${JSON.stringify(issue)}`, async () => {
    await withServer(found(company(more)), async (server) => {
      await asking(server, async ({ post }) => {
        const { answer: { companies } } = await post("/v1/lookups/france", { query: "732829320" });
        const [{ duties = [] } = {}] = Array.isArray(companies) ? companies : [];
        assert.deepEqual(duties[1], issue);
      });
    });
  });
}

/** Days, and whether a company of size ETI has to issue, and one that is small. */
const firstDays = [
  ["2026-08-31T23:59:59.999Z", false, false],
  ["2026-09-01T00:00:00.000Z", true, false],
  ["2027-08-31T23:59:59.999Z", true, false],
  ["2027-09-01T00:00:00.000Z", true, true],
] as const;

for (const [moment, large, small] of firstDays) {
  Deno.test(`at ${moment} the duties of September ${large ? "2026" : "are to come"}${small ? " and 2027" : ""} are in force`, async () => {
    const rows = [company(), company({ categorie_entreprise: "PME" })];
    await withServer(found(...rows), async (server) => {
      await asking(server, async ({ post, time }) => {
        time.now = Date.parse(moment);
        const { answer: { companies } } = await post("/v1/lookups/france", { query: "Exemple" });
        assert.ok(Array.isArray(companies));
        const issuing = companies.map(({ duties }) => duties.find(({ duty }: Fields) => duty === "issue").in_force);
        assert.deepEqual(issuing, [large, small]);
      });
    });
  });
}

/** Of so many that there are, the directory lists some. */
const totals = [[1, 1, "found"], [2, 1, "several"], [2, 2, "several"], [0, 0, "not_found"]] as const;

for (const [total, listed, status] of totals) {
  Deno.test(`${listed} of ${total} companies are ${status}`, async () => {
    const results = Array.from({ length: listed }, () => company());
    const answered = { results, total_results: total, page: 1, per_page: 5, total_pages: 1 };
    await withServer(() => Response.json(answered), async (server) => {
      await asking(server, async ({ post }) => {
        const { answer } = await post("/v1/lookups/france", { query: "Exemple" });
        assert.deepEqual([answer["status"], answer["total"]], [status, total]);
      });
    });
  });
}

Deno.test("several companies of a name are several, and none is not_found", async () => {
  const rows = [company(), company({ siren: "552100554" })];
  await withServer(found(...rows), async (server) => {
    await asking(server, async ({ post }) => {
      assert.equal((await post("/v1/lookups/france", { query: "Exemple" })).answer["status"], "several");
    });
  });
  await withServer(found(), async (server) => {
    await asking(server, async ({ post }) => {
      assert.equal((await post("/v1/lookups/france", { query: "Exemple" })).answer["status"], "not_found");
    });
  });
});

for (
  const [query, reason] of [["732829321", "check_digits"], ["12345", "format"], ["73282932000075", "check_digits"], [
    "FR45732829320",
    "check_digits",
  ]] as const
) {
  Deno.test(`${query} is invalid (${reason}), and nobody is asked`, async () => {
    await withServer(found(company()), async (server) => {
      await asking(server, async ({ post }) => {
        const { http, answer } = await post("/v1/lookups/france", { query });
        assert.deepEqual([http, answer["status"], answer["reason"]], [200, "invalid", reason]);
        assert.deepEqual(server.asked, []);
      });
    });
  });
}

Deno.test("the platforms come from a snapshot that says its day and its source, and are found without accents", async () => {
  await withService(async ({ ask }) => {
    const all = await (await ask("/v1/lookups/france/platforms")).json();
    assert.match(all.as_of, /^\d{4}-\d{2}-\d{2}$/);
    assert.ok(all.total > 50 && all.platforms.length === all.total);
    assert.match(all.source, /\S/);
    const some = await (await ask("/v1/lookups/france/platforms?query=PÁGERO")).json();
    assert.deepEqual([some.status, some.platforms], ["listed", [{ name: "Pagero" }]]);
    const none = await (await ask("/v1/lookups/france/platforms?query=Nowhere%20SAS")).json();
    assert.deepEqual([none.status, none.total, none.as_of], ["unknown_here", 0, all.as_of]);
    assert.equal(all.complete, all.total >= all.official.reported_count);
  });
});

Deno.test("feedback is kept for 90 days, without who sent it", async () => {
  await withService(async ({ ask, service, time }) => {
    const body = JSON.stringify({ message: "The fix is unclear.", rule_id: "BR-16" });
    const response = await ask("/v1/feedback", { method: "POST", body }, "198.51.100.7");
    assert.equal(response.status, 201);
    const { id, kept_until } = await response.json();
    const [kept] = await Array.fromAsync(allFeedback(service.stores));
    assert.deepEqual(kept, { id, made: time.now, message: "The fix is unclear.", rule: "BR-16" });
    time.now = Date.parse(kept_until) - 1;
    assert.equal((await Array.fromAsync(allFeedback(service.stores))).length, 1);
    time.now++;
    assert.deepEqual(await Array.fromAsync(allFeedback(service.stores)), []);
  });
});

Deno.test("feedback that holds a key is kept without it", async () => {
  await withService(async ({ ask, key, service: { stores } }) => {
    const { key: own } = await key();
    const message = `My key ${own} gets 401, and sk_live_${"4eC39HqLyjWDarjtT1zdp7dc"} too.`;
    const response = await ask("/v1/feedback", { method: "POST", body: JSON.stringify({ message }) });
    assert.equal(response.status, 201);
    const [kept] = await Array.fromAsync(allFeedback(stores));
    assert.equal(kept?.message, "My key fl_live_… gets 401, and … too.");
  });
});

Deno.test("feedback that holds e-mail addresses is kept without them, and with what only looks like one", async () => {
  await withService(async ({ ask, service: { stores } }) => {
    const paths = "cbc:ID/@schemeID, //cbc:Amount[@currencyID='EUR']. 2 pieces @ 3.50";
    const message = `Write to <mia.b+x@firm.example>,\nor bill@a-b.example.org! ${paths}`;
    assert.equal((await ask("/v1/feedback", { method: "POST", body: JSON.stringify({ message }) })).status, 201);
    const [kept] = await Array.fromAsync(allFeedback(stores));
    assert.equal(kept?.message, `Write to …\nor … ${paths}`);
  });
});

Deno.test("feedback has 4 kB at most, and one address sends 20 a day", async () => {
  await withService(async ({ ask, time }) => {
    const send = async (message: unknown, address = "198.51.100.7") =>
      (await ask("/v1/feedback", { method: "POST", body: JSON.stringify({ message }) }, address)).status;
    assert.equal(await send("é".repeat(2048)), 201);
    assert.equal(await send("é".repeat(2049)), 400);
    assert.equal(await send(" "), 400);
    assert.equal(await send(5), 400);
    for (let nth = 5; nth <= 20; nth++) assert.equal(await send("x"), 201);
    assert.equal(await send("x"), 429);
    assert.equal(await send("x", "198.51.100.8"), 201);
    time.now += 86_400_000;
    assert.equal(await send("x"), 201);
  });
});

Deno.test("a rule is explained in a language, and too many requests must wait", async () => {
  await withService(async ({ ask, time }) => {
    const explained = await (await ask("/v1/explain?rule_id=br-co-15&lang=de")).json();
    assert.deepEqual([explained.rule, explained.severity, explained.field[0]], ["BR-CO-15", "fatal", "BT-112"]);
    assert.match(explained.message, /Gesamtbetrag/);
    const { message } = await (await ask("/v1/explain?rule_id=BR_CO_15.")).json();
    assert.match(message, /BR-CO-15/);
    for (let nth = 3; nth <= 60; nth++) await ask("/v1/explain?rule_id=BR-0");
    assert.equal((await ask("/v1/explain?rule_id=BR-16")).status, 429);
    time.now += 60_000;
    assert.equal((await ask("/v1/explain?rule_id=BR-16")).status, 200);
  });
});

Deno.test("what breaks in a lookup is an answer that nobody gave, and a line of the log, never a fault of the request", async () => {
  await withServer(() => Response.json({}), async ({ address }) => {
    const { providers } = clocked({ frenchDirectoryBaseUrl: address });
    const broken = {
      ...providers,
      frenchDirectory: Object.create(providers.frenchDirectory, {
        search: { value: () => Promise.reject(new TypeError("a wire came off")) },
      }),
    };
    await withService(async ({ ask, logged }) => {
      const response = await ask("/v1/lookups/france", {
        method: "POST",
        body: JSON.stringify({ query: "732829320" }),
      });
      const { status, reason } = await response.json();
      assert.deepEqual([response.status, status, reason], [200, "unavailable", "fault"]);
      assert.deepEqual(logged.flatMap((entry) => "fault" in entry ? [[entry.at, entry.fault]] : []), [[
        "lookup",
        "TypeError",
      ]]);
    }, { service: { providers: broken } });
  });
});
