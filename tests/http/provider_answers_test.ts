/** What of an answer is believed: statuses, codes, identifiers and lengths of VIES and of the French directory, each at its edge. */
import assert from "node:assert/strict";
import { Unanswered } from "../../host/domain/answer.ts";
import type { Answer } from "../../host/providers/http.ts";
import { played, playedWeb } from "../support/played_web.ts";
import { clocked, withServer } from "../support/providers.ts";

/** What was found out, or the reason for nothing. */
async function outcome<T>(asking: Promise<{ readonly value: T }>): Promise<T | string> {
  try {
    return (await asking).value;
  } catch (error) {
    return error instanceof Unanswered ? error.reason : assert.fail(`${error}`);
  }
}

async function checked(answer: Answer): Promise<unknown> {
  const found = await outcome(playedWeb(() => answer).providers.vies.check({ country: "DE", number: "136695976" }));
  return typeof found === "string" ? found : found.valid;
}

/** A status of VIES, and what comes of a verdict, of an error that VIES names, and of a page that come with it. */
const statuses = [
  [199, "status", "status", "content_type"],
  [200, true, "MS_UNAVAILABLE", "content_type"],
  [201, "status", "status", "content_type"],
  [399, "status", "status", "content_type"],
  [400, "status", "MS_UNAVAILABLE", "status"],
  [599, "status", "MS_UNAVAILABLE", "status"],
  [600, "status", "status", "content_type"],
] as const;

for (const [status, ofVerdict, ofError, ofPage] of statuses) {
  Deno.test(`VIES with status ${status}: a verdict is ${ofVerdict}, an error ${ofError}, a page ${ofPage}`, async () => {
    assert.equal(await checked(played({ valid: true }, { status })), ofVerdict);
    assert.equal(await checked(played({ errorWrappers: [{ error: "MS_UNAVAILABLE" }] }, { status })), ofError);
    assert.equal(await checked(played("<html>", { status, type: "text/html" })), ofPage);
  });
}

const reasons = [
  ...["MS_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "GLOBAL_MAX_CONCURRENT_REQ", "TIMEOUT", "SERVICE_UNAVAILABLE"],
  ...["IP_BLOCKED", "VAT_BLOCKED", "INVALID_REQUESTER_INFO", "INVALID_INPUT"],
];

for (const reason of reasons) {
  Deno.test(`${reason} is a reason of VIES for no answer, in its list of errors as beside a verdict`, async () => {
    assert.equal(await checked(played({ errorWrappers: [{ error: reason }, { error: "OTHER" }] })), reason);
    assert.equal(await checked(played({ valid: false, userError: reason })), reason);
    assert.equal(await checked(played({ valid: false, errorWrappers: [], userError: reason })), reason);
  });
}

Deno.test("an empty list of errors is none, and VALID and INVALID are not errors", async () => {
  assert.equal(await checked(played({ valid: true, errorWrappers: [] })), true);
  assert.equal(await checked(played({ valid: true, userError: "VALID" })), true);
  assert.equal(await checked(played({ valid: false, userError: "INVALID" })), false);
  assert.equal(await checked(played({ valid: false, userError: "VALIDE" })), "malformed");
});

Deno.test("a country of VIES's status has two capital letters", async () => {
  const countries = ["D", "DE", "DEU", "de", ""].map((countryCode) => ({ countryCode, availability: "Available" }));
  const { providers } = playedWeb(() => played({ vow: { available: true }, countries }));
  const { value } = await providers.viesStatus.ask();
  assert.deepEqual([...value.countries], [["DE", "available"]]);
});

for (const [status, available] of [[199, "status"], [200, true], [201, "status"]] as const) {
  Deno.test(`the status of VIES with status ${status} is ${available}`, async () => {
    const { providers } = playedWeb(() => played({ vow: { available: true }, countries: [] }, { status }));
    const found = await outcome(providers.viesStatus.ask());
    assert.equal(typeof found === "string" ? found : found.available, available);
  });
}

const COMPANY = { siren: "732829320", etat_administratif: "A" };

async function searched(results: readonly unknown[], total: unknown = results.length) {
  const { providers } = playedWeb(() => played({ results, total_results: total }));
  return await outcome(providers.frenchDirectory.search("x"));
}

for (const [total, isTotal] of [[-1, false], [0, true], [1, true], [0.5, false], ["1", false]] as const) {
  Deno.test(`a total of ${JSON.stringify(total)} companies is ${isTotal ? "one" : "malformed"}`, async () => {
    const found = await searched([], total);
    assert.equal(typeof found === "string" ? found : found.total, isTotal ? total : "malformed");
  });
}

for (const [siren, isSiren] of [["73282932", false], ["732829320", true], ["7328293200", false]] as const) {
  Deno.test(`${siren} is ${isSiren ? "the SIREN of a company" : "malformed"}`, async () => {
    const found = await searched([{ ...COMPANY, siren }]);
    assert.equal(typeof found === "string" ? found : found.listed[0]?.siren, isSiren ? siren : "malformed");
  });
}

Deno.test("of six companies five are listed, in their order", async () => {
  const sirens = [1, 2, 3, 4, 5, 6].map((nth) => `73282932${nth}`);
  const found = await searched(sirens.map((siren) => ({ ...COMPANY, siren })));
  assert.ok(typeof found !== "string");
  assert.deepEqual([found.total, found.listed.map(({ siren }) => siren)], [6, sirens.slice(0, 5)]);
});

Deno.test("establishments are the head office and what the search found, each by a SIRET of fourteen digits", async () => {
  const sirets = ["7328293200008", "73282932000082", "732829320000082"];
  const found = await searched([{
    ...COMPANY,
    siege: { siret: "73282932000074", etat_administratif: "A" },
    matching_etablissements: sirets.map((siret) => ({ siret, etat_administratif: "F" })),
  }]);
  assert.ok(typeof found !== "string");
  assert.deepEqual(found.listed[0]?.establishments, [
    { siret: "73282932000074", active: true },
    { siret: "73282932000082", active: false },
  ]);
});

Deno.test("a name of the French directory is given with three hundred characters at most", async () => {
  for (const [length, given] of [[1, 1], [299, 299], [300, 300], [301, 300]] as const) {
    const found = await searched([{ ...COMPANY, nom_complet: "x".repeat(length) }]);
    assert.equal(typeof found === "string" ? found : found.listed[0]?.name, "x".repeat(given));
  }
});

/** A body in pieces, whose length is not said before. */
function inPieces(text: string): Response {
  const body = new Blob([text]).stream();
  return new Response(body, { headers: { "content-type": "application/json" } });
}

for (const [bytes, found] of [[65_536, true], [65_537, "too_large"]] as const) {
  Deno.test(`an answer of VIES of ${bytes} bytes that does not say its length is ${found}`, async () => {
    const text = '{"valid":true}';
    await withServer(() => inPieces(text.padEnd(bytes)), async ({ address }) => {
      const { providers: { vies } } = clocked({ viesBaseUrl: address });
      const asking = vies.check({ country: "DE", number: "136695976" });
      assert.equal(await outcome(asking.then(({ value }) => ({ value: value.valid }))), found);
    });
  });
}
