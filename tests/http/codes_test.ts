/** Every error code of the service, one row a code; the compiler refuses a code without a row. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { limits } from "../../host/domain/limits.ts";
import { type ProblemCode, problems } from "../../host/domain/problems.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { revokeKey } from "../../host/stores/operator.ts";
import { signingKey } from "../../host/domain/receipts.ts";
import { refused } from "../support/hostile.ts";
import { failing } from "../support/pools.ts";
import { type Selling, withSelling } from "../support/stripe/selling.ts";
import { NOON, type Setting, type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { randomBytes, stored } from "../support/stores.ts";
import { invoiceOf } from "../support/ubl.ts";
import { isIn } from "../support/natural.ts";
import { validVerdict } from "../support/verdicts.ts";
import { sampled } from "../support/sweeps.ts";
import { generation, jsonInvoice, post, postXml, requestsOf } from "./requests.ts";

/** The finer codes of the specification's table (decisions, `xml_code`) that XML over HTTP can meet. */
const xmlCodes = {
  xml_malformed: [
    "empty_document",
    "not_well_formed",
    "unexpected_end",
    "encoding_unsupported",
    "unbound_prefix",
    "duplicate_attribute",
    "mixed_content",
    "control_character",
    "double_hyphen_in_comment",
  ],
  xml_rejected: ["doctype_forbidden", "entity_declaration_forbidden"],
  xml_limit_exceeded: ["depth_limit", "element_limit", "attribute_limit", "character_limit"],
  unsupported_syntax: [
    "unknown_root",
    "ubl_debit_note",
    "zugferd_1",
    "sbdh_envelope",
    "pdf_document",
    "zip_archive",
  ],
} as const;

/** What the hostile collection leaves to the tests of the reader. */
const malformed: typeof refused = [
  ["a document that ends early", () => "<a>", "unexpected_end", undefined],
  ["an attribute that occurs twice", () => invoiceOf(`\n<cbc:ID a="1" a="2"/>`), "duplicate_attribute", undefined],
  ["two hyphens in a comment", () => `<a><!-- -- --></a>`, "double_hyphen_in_comment", undefined],
];

interface Row {
  /** With a language, in that. */
  readonly asked: (it: TestService, language?: string) => Promise<Response>;
  readonly setting?: Setting;
  /** What the envelope says beyond code, message and docs. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Asks a service that sells, with a Stripe of our own. */
function sold(asked: (it: Selling) => Promise<Response>): Row["asked"] {
  return async (_, language) => {
    const answered = Promise.withResolvers<Response>();
    await withSelling(async (it) =>
      answered.resolve(await asked(language === undefined ? it : speaking(it, language)))
    );
    return await answered.promise;
  };
}

/** The same, for somebody whose requests prefer a language. */
function speaking<T extends TestService>(it: T, language: string): T {
  const ask: T["ask"] = (path, init = {}, address) => {
    const headers = new Headers(init.headers);
    headers.set("accept-language", language);
    return it.ask(path, { ...init, headers: Object.fromEntries(headers) }, address);
  };
  return { ...it, ask };
}

function purchase(body: object): RequestInit {
  return { method: "POST", body: JSON.stringify(body) };
}

const rows: Readonly<Record<ProblemCode, readonly Row[]>> = {
  bad_request: [
    ...["", "[]", "1", '"text"', "null", "{", "{} {}", "\xff"].map((body): Row => ({
      asked: async ({ ask, key }) => await ask("/v1/validate", post(body, await key())),
    })),
    ...["record=1", "record=", "strict=yes", "profile=ubl", "lang=xx", "record=true&record=true"].map((query): Row => ({
      asked: async ({ ask, key }) => await ask(`/v1/validate?${query}`, postXml(validInvoice, await key())),
    })),
    { asked: async ({ ask, key }) => await ask("/v1/generate?format=html", post("{}", await key())) },
    { asked: async ({ ask, key }) => await ask("/v1/validate", post("{}", await key(), { "idempotency-key": "ä" })) },
    {
      asked: async ({ ask, key }) =>
        await ask("/v1/validate", post("{}", await key(), { "idempotency-key": "a".repeat(256) })),
    },
    { asked: ({ ask }) => ask("/v1/keys", { method: "POST", body: "[]" }) },
    {
      asked: async ({ ask, key }) => await ask("/v1/keys/rotate", post("", await key(), { "idempotency-key": "ä" })),
    },
    { asked: ({ ask }) => ask("/v1/fix/claim", { method: "POST", body: "{}" }) },
  ],
  bad_answer: [
    ...["/seller", "/lines/0", "/vatBreakdown/0", "/lines"].map((pointer): Row => ({
      asked: async ({ ask, key }) =>
        await ask(
          "/v1/repair",
          post(JSON.stringify({ document: validInvoice, answers: { [pointer]: "21" } }), await key()),
        ),
    })),
    {
      asked: async ({ ask, key }) => {
        const answers = { "/buyerReference": { value: "1" } };
        return await ask("/v1/repair", post(JSON.stringify({ document: validInvoice, answers }), await key()));
      },
    },
  ],
  invalid_email: ["{}", '{"email":5}', '{"email":"nobody"}', '{"email":""}', `{"email":"${"a".repeat(250)}@b.de"}`].map(
    (body) => ({
      asked: ({ ask }) => ask("/v1/keys", { method: "POST", body }),
    }),
  ),
  invalid_plan: [{}, { plan: 5 }, { plan: "gold" }, { plan: "fix_report", period: "annual" }, {
    plan: "scale_annual",
    period: "monthly",
  }].map((body) => ({ asked: ({ ask }) => ask("/v1/billing/checkout", purchase(body)) })),
  invalid_max_characters: ["0", "-1", "1.5", "16000001", "1e3", "abc", "", "99999999999999999999"].map((value) => ({
    asked: async ({ ask, key }) => await ask(`/v1/parse?max_characters=${value}`, postXml(validInvoice, await key())),
  })),
  unsupported_profile: [
    {
      setting: { service: { generation: { ...generation, profiles: ["xrechnung-ubl"] } } },
      asked: async ({ ask, key }) => await ask("/v1/generate", post(jsonInvoice({}), await key())),
    },
    {
      setting: { service: { generation } },
      asked: async ({ ask, key }) => await ask("/v1/generate?format=pdf", post(jsonInvoice({}), await key())),
    },
  ],
  xml_malformed: xmlRows("xml_malformed"),
  xml_rejected: xmlRows("xml_rejected"),
  missing_api_key: [
    ...requestsOf("needs a key").map(([path, init]): Row => ({ asked: ({ ask }) => ask(path, init) })),
    { asked: ({ ask }) => ask("/v1/usage", { headers: { authorization: "Basic YTpi" } }) },
    { asked: ({ ask }) => ask("/v1/usage", { headers: { authorization: "Bearer" } }) },
    { asked: async ({ ask, key }) => await ask(`/v1/usage?key=${(await key()).key}`) },
  ],
  invalid_api_key: [
    ...requestsOf("needs a key").map(([path, init]): Row => ({
      asked: ({ ask }) => ask(path, { ...init, headers: { authorization: `Bearer fl_live_${"a".repeat(40)}` } }),
    })),
    {
      asked: async ({ ask, key, service }) => {
        const { id, authorization } = await key();
        await revokeKey(service.stores, id);
        return await ask("/v1/usage", { headers: { authorization } });
      },
    },
  ],
  not_found: ["/", "/v1", "/v2/health", "/v1/validate/x", "/assets/none.css", "/assets/..%2fapp.ts"]
    .map((path) => ({
      asked: ({ ask }) => ask(path),
    })),
  forbidden_origin: ["https://evil.example", "null", "http://faktlint.example", "https://faktlint.example:444"].map(
    (origin) => ({ asked: ({ ask }) => ask("/mcp", { method: "POST", body: "{}", headers: { origin } }) }),
  ),
  rule_not_found: ["BR-0", "x", "__proto__"].map((id) => ({ asked: ({ ask }) => ask(`/v1/explain?rule_id=${id}`) })),
  record_not_found: ["/v1/records/0", `/v1/records/${"0".repeat(32)}`, `/r/${"0".repeat(32)}`, "/v1/records/%00"].map(
    (path) => ({ asked: ({ ask }) => ask(path) }),
  ),
  claim_not_found: [
    { asked: ({ ask }) => ask("/v1/fix/claim", { method: "POST", body: '{"transaction_id":"cs_1"}' }) },
  ],
  method_not_allowed: [
    { asked: ({ ask }) => ask("/v1/validate") },
    { asked: ({ ask }) => ask("/v1/usage", { method: "DELETE" }) },
    { asked: ({ ask }) => ask("/v1/records/0", { method: "PUT", body: "{}" }) },
    { asked: ({ ask }) => ask("/docs", { method: "POST" }) },
  ],
  key_already_issued: ["a@b.example", "A@B.EXAMPLE"].map((email) => ({
    asked: async ({ ask }) => {
      await ask("/v1/keys", { method: "POST", body: '{"email":"a@b.example"}' });
      return await ask("/v1/keys", { method: "POST", body: JSON.stringify({ email }) });
    },
  })),
  rotation_already_done: [
    {
      asked: async ({ ask, key }) => {
        const { authorization } = await key();
        await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
        return await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
      },
    },
  ],
  already_subscribed: [{
    asked: sold(async (it) => {
      const by = await it.key();
      await it.paid(by);
      await it.deliverAll();
      return await it.ask("/v1/billing/checkout", purchase({ key: by.key, plan: "scale" }));
    }),
  }],
  already_claimed: [{
    asked: sold(async ({ ask, books }) => {
      const { transaction_id } = await (await ask("/v1/billing/checkout", purchase({ plan: "fix_report" }))).json();
      books.pay(transaction_id);
      await ask("/v1/fix/claim", purchase({ transaction_id }));
      return await ask("/v1/fix/claim", purchase({ transaction_id }));
    }),
  }],
  billing_error: [{
    asked: sold(async (it) => {
      it.stripe.fault = "nonsense";
      return await it.ask("/v1/billing/checkout", purchase({ key: (await it.key()).key, plan: "starter" }));
    }),
  }],
  no_subscription: ["GET", "POST"].flatMap((method) =>
    (["free", "starter"] as const).map((tier) => ({
      asked: async ({ ask, key }: TestService) => {
        const { authorization } = await key(tier);
        return await ask("/v1/billing/portal", { method, headers: { authorization } });
      },
    }))
  ),
  idempotency_key_reused: [
    {
      asked: async ({ ask, key }) => {
        const by = await key();
        await ask("/v1/validate", post("{}", by, { "idempotency-key": "one" }));
        return await ask("/v1/validate", post('{"a":1}', by, { "idempotency-key": "one" }));
      },
    },
  ],
  key_rotated: requestsOf("needs a key").filter(([path]) => path !== "/v1/keys/rotate").map(([path, init]) => ({
    asked: async ({ ask, key }) => {
      const { authorization } = await key();
      await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
      return await ask(path, { ...init, headers: { authorization } });
    },
  })),
  payload_too_large: [
    // Where nothing is sold, no event is read, and a good key verifies what is larger: admission_test.ts has both.
    ...requestsOf("takes a body").filter(([path]) => !["/v1/billing/webhook", "/v1/records/verify"].includes(path)).map(
      ([path]): Row => ({
        asked: async ({ ask, key }) => await ask(path, post(" ".repeat(1_048_577), await key())),
      }),
    ),
    {
      asked: async ({ ask, key }) =>
        await ask("/v1/parse?max_characters=16000000", postXml(" ".repeat(33_554_433), await key())),
    },
    {
      setting: { service: { pool: failing("too_slow") } },
      asked: async ({ ask, key }) => await ask("/v1/validate", post("{}", await key())),
    },
  ],
  record_too_large: [
    {
      asked: async ({ ask, key }) =>
        await ask("/v1/validate?record=true&max_characters=8000000", postXml(deepAndRandom(), await key())),
    },
  ],
  xml_limit_exceeded: xmlRows("xml_limit_exceeded"),
  unsupported_syntax: [
    ...xmlRows("unsupported_syntax"),
    ...["/v1/validate", "/v1/parse"].map((path): Row => ({
      fields: { xml_code: "pdf_unreadable" },
      asked: async ({ ask, key }) =>
        await ask(path, post("%PDF-1.7", await key(), { "content-type": "application/pdf" })),
    })),
  ],
  unsupported_media_type: [
    { asked: async ({ ask, key }) => await ask("/v1/parse", post("{}", await key())) },
    {
      asked: async ({ ask, key }) =>
        await ask("/v1/parse", post(validInvoice, await key(), { "content-type": "text/plain" })),
    },
    {
      asked: async ({ ask, key }) => {
        const { authorization } = await key();
        const body = new TextEncoder().encode(validInvoice);
        return await ask("/v1/parse", { method: "POST", body, headers: { authorization } });
      },
    },
  ],
  quota_exceeded: ["/v1/validate", "/v1/parse", "/v1/generate"].map((path) => ({
    fields: { upgrade_url: "https://faktlint.example/pricing" },
    asked: async ({ ask, key, service, time }) => {
      const by = await key();
      await service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 100, noticed: true }).commit();
      time.now = NOON;
      return await ask(path, postXml(validInvoice, by));
    },
  })),
  record_quota_exceeded: [
    {
      asked: async ({ ask, key, service }) => {
        const by = await key();
        const counted = { used: 0, noticed: false, records: 1000 };
        await service.stores.kv.atomic().set(["usage", by.id, "2026-11"], counted).commit();
        return await ask("/v1/validate?record=true", post("{}", by));
      },
    },
  ],
  rate_limited: ["/v1/validate", "/v1/generate", "/v1/parse"].map((path) => ({
    setting: {
      service: {
        limits: {
          ...limits,
          pace: { perSecond: 10, burst: 1 },
        },
      },
    },
    asked: async ({ ask, key }) => {
      const by = await key();
      await ask("/v1/validate", post("{}", by));
      return await ask(path, post("{}", by));
    },
  })),
  rotation_rate_limited: [
    {
      asked: async ({ ask, key }) => {
        let { authorization } = await key();
        for (let count = 0; count < 3; count++) {
          const rotated = await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
          authorization = `Bearer ${(await rotated.json()).key}`;
        }
        return await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
      },
    },
  ],
  too_many_requests: [
    {
      asked: async ({ ask }) => {
        for (const name of ["a", "b", "c", "d", "e"]) {
          await ask("/v1/keys", { method: "POST", body: JSON.stringify({ email: `${name}@b.example` }) });
        }
        return await ask("/v1/keys", { method: "POST", body: '{"email":"f@b.example"}' });
      },
    },
    ...["/v1/records/0", `/r/${"0".repeat(32)}`].map((path): Row => ({
      asked: async ({ ask }) => {
        for (let count = 0; count < 60; count++) await ask("/v1/records/0");
        return await ask(path);
      },
    })),
    {
      asked: async ({ ask }) => {
        const init = { method: "POST", body: '{"transaction_id":"cs_1"}' };
        for (let count = 0; count < 10; count++) await ask("/v1/fix/claim", init);
        return await ask("/v1/fix/claim", init);
      },
    },
  ],
  internal_error: [
    {
      setting: { service: { pool: failing("died") } },
      asked: async ({ ask, key }) => await ask("/v1/validate", post("{}", await key())),
    },
    {
      asked: async ({ ask, key, service }) => {
        const { authorization } = await key();
        service.stores.kv.get = () => Promise.reject(new Error("the invoice of Jane Doe"));
        return await ask("/v1/usage", { headers: { authorization } });
      },
    },
  ],
  record_altered: ["/v1/records", "/r"].map((path) => ({
    asked: async ({ ask, key, service }) => {
      const { record } = await (await ask("/v1/validate?record=true", post("{}", await key()))).json();
      await service.stores.kv.atomic().set(["record", record.id, 0], {
        bytes: new Uint8Array(9),
        of: 1,
        expires: NOON * 2,
      })
        .commit();
      return await ask(`${path}/${record.id}`, { headers: { accept: "text/html" } });
    },
  })),
  record_key_unknown: ["/v1/records", "/r"].map((path) => ({
    asked: async ({ ask, service }) => {
      const { id } = await stored(service.stores, validVerdict, document, await signingKey("of another server"));
      return await ask(`${path}/${id}`, { headers: { accept: "text/html" } });
    },
  })),
  rotation_failed: [
    {
      asked: async ({ ask, key, service }) => {
        const { authorization } = await key();
        service.stores.kv.atomic = () => {
          throw new Error("the disk is full");
        };
        return await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
      },
    },
  ],
  generation_not_yet_available: [
    { asked: async ({ ask, key }) => await ask("/v1/generate", post(jsonInvoice({}), await key())) },
  ],
  busy: [
    ["/v1/validate", "{}"],
    ["/v1/parse", validInvoice],
    ["/v1/generate", "{}"],
    ["/v1/generate?format=pdf", "{}"],
  ].map(([path = "", body = ""]): Row => ({
    setting: { service: { generation: { ...generation, pages: true }, pool: failing("busy") } },
    asked: async ({ ask, key }) =>
      await ask(path, body === "{}" ? post(body, await key()) : postXml(body, await key())),
  })),
  store_busy: [
    {
      asked: async ({ ask, key, service }) => {
        const by = await key();
        service.stores.kv.get = () => Promise.reject(new StoreBusyError("locked", "locked"));
        return await ask("/v1/usage", { headers: { authorization: by.authorization } });
      },
    },
    ...(["/v1/parse", "/v1/keys/rotate", "/v1/keys"].map((path): Row => ({
      asked: async ({ ask, key, service }) => {
        const by = await key();
        const { kv } = service.stores;
        const atomic = kv.atomic;
        kv.probe = () => Promise.reject(new StoreBusyError("locked", "locked"));
        kv.atomic = () =>
          Object.assign(atomic(), { commit: () => Promise.reject(new StoreBusyError("locked", "locked")) });
        if (path === "/v1/keys") return await ask(path, { method: "POST", body: '{"email":"a@b.example"}' });
        return await ask(path, postXml(validInvoice, by));
      },
    }))),
  ],
  store_not_writable: [
    {
      setting: { service: { isStoreWritable: () => false } },
      fields: { ok: false },
      asked: ({ ask }) => ask("/v1/health"),
    },
  ],
  billing_not_enabled: [
    { asked: ({ ask }) => ask("/v1/billing/checkout") },
    { asked: ({ ask }) => ask("/v1/billing/checkout", { method: "POST", body: '{"key":"x","plan":"starter"}' }) },
  ],
};

const document = { sha256: "0".repeat(64), hash_input: "raw_xml_bytes" } as const;

/** An invoice with 500 findings below elements of names that cannot be compressed. */
function deepAndRandom(): string {
  const branch = () => {
    const names = Array.from({ length: 90 }, () => `cbc:x${randomBytes(30).toHex()}`);
    const opened = names.map((name) => `<${name}>`).join("");
    const closed = names.toReversed().map((name) => `</${name}>`).join("");
    return `${opened}<cac:Country><cbc:IdentificationCode>ZZ</cbc:IdentificationCode></cac:Country>${closed}`;
  };
  return invoiceOf(Array.from({ length: 500 }, branch).join(""));
}

/** One document of the hostile collection for each finer code, sent to validate and to parse. */
function xmlRows(error: keyof typeof xmlCodes): readonly Row[] {
  return xmlCodes[error].flatMap((code) => {
    const found = [...refused, ...malformed].find(([, , it]) => it === code);
    assert.ok(found !== undefined, `a document for ${code}`);
    const [, input, , place] = found;
    const fields = { xml_code: code, ...(place === undefined ? {} : { line: place[0], column: place[1] }) };
    return ["/v1/validate", "/v1/parse"].map((path): Row => ({
      fields,
      asked: async ({ ask, key }) => await ask(`${path}?max_characters=8000000`, postXml(input(), await key())),
    }));
  });
}

for (const [code, tried] of Object.entries(rows)) {
  for (const [index, { asked, setting, fields = {} }] of tried.entries()) {
    Deno.test(`the code ${code} is answered, case ${index + 1}`, () =>
      withService(async (it) => {
        const response = await asked(it);
        const { error, message, docs, ...others } = await response.json();
        assert.equal(error, code, message);
        assert.equal(response.status, problems[error as ProblemCode].status);
        assert.equal(docs, `https://faktlint.example/docs/errors#${code}`);
        for (const [name, value] of Object.entries(fields)) assert.equal(others[name], value, name);
        assert.doesNotMatch(message, /Jane Doe|\bat .*:\d+:\d+/);
      }, setting));
  }
}

for (const language of ["de", "fr"] as const) {
  for (const [code, tried] of sampled(Object.entries(rows), 4)) {
    Deno.test(`the code ${code} is said in ${language} to callers who prefer it`, async () => {
      for (const { asked, setting } of tried) {
        await withService(async (it) => {
          const response = await asked(speaking(it, language), language);
          const { error, message } = await response.json();
          assert.equal(error, code, message);
          assert.equal(response.headers.get("content-language"), language);
          assert.ok(isIn(language, message), message);
        }, setting);
      }
    });
  }
}

Deno.test("the parameter lang says in which language a request is refused, before the header, also where there is no route", () =>
  withService(async ({ ask, key }) => {
    const headers = { "accept-language": "fr", ...await key() };
    for (const [path, init] of [["/v1/nothing", {}], ["/v1/validate", { method: "PUT" }]] as const) {
      const said = async (query: string) => (await (await ask(`${path}${query}`, { ...init, headers })).json()).message;
      assert.ok(isIn("de", await said("?lang=de")), path);
      assert.ok(isIn("fr", await said("")), path);
      assert.ok(!isIn("fr", await said("?lang=en")), path);
    }
  }));

const specification = new URL("../../../shared/spec/service-specification.md", import.meta.url);

Deno.test({
  name: "every error code of the specification is answered with its status",
  ignore: !existsSync(specification),
  fn() {
    const table = Deno.readTextFileSync(specification).matchAll(/^\| (\d{3}) \| ([a-z_]+) \|/gm);
    const wanted = [...table].map(([, status = "", code = ""]) => [code, +status] as const);
    assert.ok(wanted.length > 20);
    const here: Readonly<Record<string, { readonly status: number }>> = problems;
    const missing = wanted.filter(([code, status]) => here[code]?.status !== status).map(([code]) => code);
    assert.deepEqual(missing, []);
  },
});
