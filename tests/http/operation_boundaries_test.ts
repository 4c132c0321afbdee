/** What each operation costs and takes, to the letter; and identifiers and texts that are just of the form that is wanted. */
import assert from "node:assert/strict";
import { frenchIdFault } from "../../host/operations/french_ids.ts";
import { operations } from "../../host/operations/index.ts";
import { keyIssued, rotation, usage } from "../../host/operations/key_examples.ts";
import type { Operation } from "../../host/operations/operation.ts";
import { maxCharacters } from "../../host/operations/options.ts";
import { isTransactionId } from "../../host/operations/selling.ts";
import { compared, converted, diagnosis, repaired } from "../../host/operations/worked_examples.ts";
import { played, playedWeb } from "../support/played_web.ts";
import { withService } from "../support/service.ts";

/** What an operation takes: documents by their kinds, parts by their names. */
function takenBy({ body }: Operation): string {
  if (body.takes === "document") return body.kinds.join(" ");
  if (body.takes !== "parts") return body.takes;
  return Object.entries(body.parts).map(([name, { kinds }]) => `${name}: ${kinds.join(" ")}`).join(", ");
}

/** Documents that each costs, the methods that it has, and what it takes. */
const rows: Readonly<Record<string, readonly [cost: number, methods: string, takes: string]>> = {
  validate: [1, "post", "json xml pdf"],
  parse: [1, "post", "xml pdf"],
  extract: [1, "post", "pdf"],
  embed: [1, "post", "pdf: pdf, xml: xml"],
  generate: [1, "post", "json"],
  convert: [1, "post", "xml json pdf"],
  view: [1, "post", "xml json pdf"],
  diff: [1, "post", "a: xml json pdf, b: xml json pdf"],
  diagnose: [1, "post", "json xml pdf"],
  repair: [1, "post", "json xml pdf"],
  explainRule: [0, "get", "nothing"],
  listEditions: [0, "get", "nothing"],
  issueKey: [0, "post", "fields"],
  usage: [0, "get", "nothing"],
  lookUpPeppol: [1, "post", "fields"],
  lookUpVat: [1, "post", "fields"],
  viesStatus: [0, "get", "nothing"],
  frenchReadiness: [0, "post", "fields"],
  approvedPlatforms: [0, "get", "nothing"],
  sendFeedback: [0, "post", "fields"],
  verifyRecord: [0, "post", "statement"],
  startCheckout: [0, "post", "fields"],
  checkoutStatus: [0, "post", "fields"],
  portal: [0, "get post", "nothing"],
  claimFixReport: [0, "post", "fields"],
};

Deno.test("what is done with a document, or asked of a register that charges, costs one, and all else nothing", () => {
  const found = operations.map((it) => [it.id, [it.cost, (it.methods ?? ["post"]).join(" "), takenBy(it)]]);
  assert.deepEqual(Object.fromEntries(found), rows);
});

/** Digits, and what is wrong with them as a SIREN or a SIRET. */
const digits = [
  ["732829320", undefined],
  ["73282932", "format"],
  ["7328293200", "format"],
  ["732829321", "check_digits"],
  ["732829302", "check_digits"],
  ["73282932000074", undefined],
  ["7328293200007", "format"],
  ["732829320000741", "format"],
  ["73282932000075", "check_digits"],
  // Its digits add up to a multiple of five, which is enough for La Poste alone.
  ["73282932000004", "check_digits"],
  ["356000000", undefined],
  ["35600000000048", undefined],
  ["35600000000022", undefined],
  ["35600000000001", undefined],
  ["35600000000010", undefined],
  ["35600000000002", "check_digits"],
  ["35600000000011", "check_digits"],
  ["", "format"],
] as const;

for (const [text, fault] of digits) {
  Deno.test(`"${text}" ${fault === undefined ? "can be a French company or establishment" : `is none by ${fault}`}`, () => {
    assert.equal(frenchIdFault(text), fault);
  });
}

/** What is asked of the French directory, as what, and what it is searched for; null where nobody is asked. */
const queries = [
  ["FR44732829320", "vat_id", "732829320"],
  ["FR01732829338", "vat_id", "732829338"],
  ["FR43732829320", "vat_id", null],
  ["FR4732829320", "name", "FR4732829320"],
  ["FR4473282932", "name", "FR4473282932"],
  ["FR447328293200", "name", "FR447328293200"],
  ["732829320", "siren", "732829320"],
  ["73282932000074", "siret", "73282932000074"],
  ["7328293200007", "siren", null],
  ["732829320000740", "siren", null],
  ["abc", "name", "abc"],
] as const;

for (const [query, kind, search] of queries) {
  Deno.test(`"${query}" is a ${kind}${search === null ? " that nobody is asked about" : ""}`, async () => {
    const company = { siren: (search ?? "").slice(0, 9).padStart(9, "1").replace(/\D/g, "1"), etat_administratif: "A" };
    const { providers, asked } = playedWeb(() => played({ results: [company], total_results: 1 }));
    await withService(async ({ ask }) => {
      const response = await ask("/v1/lookups/france", { method: "POST", body: JSON.stringify({ query }) });
      const { kind: found, companies } = await response.json();
      assert.equal(found, kind);
      assert.deepEqual(asked.map((it) => new URL(it).searchParams.get("q")), search === null ? [] : [search]);
      if (kind === "vat_id" && search !== null) assert.equal(companies[0].vat_id, query);
    }, { service: { providers } });
  });
}

Deno.test("a query for the French directory has 3 to 200 characters", () =>
  withService(async ({ ask }) => {
    const statusOf = async (query: string) =>
      (await ask("/v1/lookups/france", { method: "POST", body: JSON.stringify({ query }) })).status;
    const lengths = [[2, 400], [3, 200], [200, 200], [201, 400]] as const;
    for (const [length, status] of lengths) assert.equal(await statusOf("x".repeat(length)), status, `${length}`);
  }));

Deno.test("an e-mail address has 254 characters at most", () =>
  withService(async ({ ask }) => {
    const address = (length: number) =>
      `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(length - 244)}`;
    for (const [length, status] of [[254, 201], [255, 400]] as const) {
      const email = address(length);
      assert.equal(email.length, length);
      const response = await ask("/v1/keys", { method: "POST", body: JSON.stringify({ email }) });
      assert.equal(response.status, status, `${length}`);
    }
  }));

Deno.test("the rule that feedback is about has 1 to 60 characters", () =>
  withService(async ({ ask }) => {
    for (const [length, status] of [[0, 400], [1, 201], [60, 201], [61, 400]] as const) {
      const body = JSON.stringify({ message: "It works.", rule_id: "B".repeat(length) });
      assert.equal((await ask("/v1/feedback", { method: "POST", body })).status, status, `${length}`);
    }
  }));

Deno.test("max_characters is a whole number from 1 to sixteen million", () => {
  for (const text of ["1", "9", "10", "12000000", "16000000", "016000000"]) {
    assert.equal(maxCharacters.parse(text), +text, text);
  }
  for (const text of ["0", "00", "16000001", "999999999", "1000000000", "-1", "1.5", "1e3", "", " 1"]) {
    assert.equal(maxCharacters.safeParse(text).success, false, text);
  }
});

Deno.test("the id of a transaction has 1 to 250 characters behind cs_", () => {
  for (const [length, isOne] of [[0, false], [1, true], [250, true], [251, false]] as const) {
    assert.equal(isTransactionId(`cs_${"x".repeat(length)}`), isOne, `${length}`);
  }
});

Deno.test("the examples of keys agree with each other, and with what a free key has", () => {
  assert.match(keyIssued.key, /^fl_live_[0-9A-Za-z]{40}$/);
  assert.deepEqual([keyIssued.monthly_limit, rotation.monthly_limit, usage.limit], [100, 100, 100]);
  for (const { used, remaining } of [usage, rotation]) assert.deepEqual([used, remaining], [12, 88]);
  assert.equal(rotation.rotations_remaining_today, 2, "of three a day");
});

Deno.test("the example of a comparison differs in an order number and a quantity, and in what follows from that", () => {
  const terms = compared()?.changes.map(({ term }) => term) ?? [];
  assert.ok(terms.includes("BT-13") && terms.includes("BT-129"), terms.join());
  const quantity = compared()?.changes.find(({ term }) => term === "BT-129");
  assert.equal(quantity?.b, "3");
  assert.equal(new Set(compared()?.changes.filter(({ pointer }) => pointer.startsWith("/lines/1"))).size, 0);
});

Deno.test("the examples of conversion, diagnosis and repair are of an invoice that has something to say", () => {
  assert.equal(converted().verdict?.valid, true);
  assert.ok(diagnosis().causes.length > 0);
  const { applied, left, before, after } = repaired();
  const pointers = applied.flatMap(({ changes }) => changes.map(({ pointer }) => pointer));
  assert.deepEqual([pointers, left, before.valid, after.valid], [
    ...[["/declaredTotals/lineExtensionAmount"], []],
    ...[false, true],
  ]);
});
