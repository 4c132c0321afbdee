/** Discounts for early payment that a JSON invoice states as data: written into its payment terms, and read back. */
import assert from "node:assert/strict";
import { convert } from "../../engine/convert/mod.ts";
import { generate, open, validateJson } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { parse } from "../../packages/npm/mod.ts";
import { invoiceWith } from "../../cases/json.ts";

const two = [{ days: 14, percent: 2.25 }, { days: "28", percent: "1", base: "100.5" }];
const lines = "#SKONTO#TAGE=14#PROZENT=2.25#\n#SKONTO#TAGE=28#PROZENT=1.00#BASISBETRAG=100.50#\n";
const read = [{ days: "14", percent: "2.25" }, { days: "28", percent: "1.00", base: "100.50" }];

function termsOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const opened = open({ input: invoiceWith(fields) });
  assert.ok("ok" in opened && opened.ok.kind === "json");
  return opened.ok.invoice.value("paymentTerms")?.text;
}

function findingsOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const outcome = validateJson(invoiceWith(fields));
  assert.ok("ok" in outcome);
  return [...outcome.ok.errors, ...outcome.ok.warnings].map(({ rule, field, severity, location }) =>
    `${rule} ${[field].flat().join()} ${severity} ${location === undefined ? "" : location.pointer}`
  );
}

const written: readonly (readonly [what: string, terms: string | null, wanted: string])[] = [
  ["no terms", null, lines],
  ["blank terms", " ", lines],
  ["terms for people", "Due in 30 days", `Due in 30 days\n${lines}`],
  ["terms that end in a line", "Due in 30 days\n", `Due in 30 days\n${lines}`],
  ["the same discounts in the terms", `${lines}Due in 30 days`, `${lines}Due in 30 days`],
];

for (const [what, paymentTerms, wanted] of written) {
  Deno.test(`discounts beside ${what} stand in the payment terms as lines for software, each once`, () => {
    const terms = termsOf({ "/cashDiscounts": two, "/paymentTerms": paymentTerms ?? undefined });
    assert.equal(terms, wanted);
  });
}

Deno.test("no discounts change no terms", () => {
  assert.equal(termsOf({ "/cashDiscounts": [], "/paymentTerms": "x" }), "x");
});

const conflicts: readonly (readonly [what: string, terms: string])[] = [
  ["another share", lines.replace("2.25", "2.50")],
  ["other days", lines.replace("14", "10")],
  ["one of two", lines.split("\n")[0] ?? ""],
  ["a share with fewer decimals", lines.replace("1.00", "1")],
  ["another base", lines.replace("100.50", "100.51")],
];

for (const [what, paymentTerms] of conflicts) {
  Deno.test(`terms that name ${what} contradict the discounts, and nothing is written`, () => {
    const fields = { "/cashDiscounts": two, "/paymentTerms": paymentTerms };
    assert.ok(
      findingsOf(fields).includes("ATW-INPUT-CONFLICT BT-20 fatal /cashDiscounts"),
      findingsOf(fields).join("; "),
    );
    assert.ok("refused" in generate(invoiceWith(fields)));
  });
}

const wrong: readonly (readonly [what: string, discounts: unknown, finding: string])[] = [
  ["an object", { days: 1, percent: 2 }, "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts"],
  ["texts", ["2 %"], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0"],
  ["no days", [{ percent: 2 }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0"],
  ["no share", [{ days: 2 }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0"],
  ["parts of days", [{ days: 2.5, percent: 2 }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0/days"],
  ["a line in a number", [{ days: "2#", percent: 2 }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0/days"],
  ["a share in words", [{ days: 2, percent: "two" }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0/percent"],
  ["a base in words", [{ days: 2, percent: 2, base: "all" }], "ATW-INPUT-TYPE BT-20 fatal /cashDiscounts/0/base"],
  ["another field", [{ days: 2, percent: 2, day: 3 }], "ATW-INPUT-UNKNOWN BT-20 warning /cashDiscounts/0/day"],
];

for (const [what, discounts, finding] of wrong) {
  Deno.test(`discounts with ${what} are named by their place`, () => {
    assert.ok(
      findingsOf({ "/cashDiscounts": discounts }).includes(finding),
      findingsOf({ "/cashDiscounts": discounts }).join("; "),
    );
  });
}

for (const profile of ["xrechnung-ubl", "xrechnung-cii", "facturx-en16931", "peppol-bis-3", "en16931"] as const) {
  Deno.test(`what is written of discounts as ${profile} is parsed as the same, and stays the same when it is written again`, () => {
    const first = generate(invoiceWith({ "/cashDiscounts": two, "/buyerReference": "04011000-12345-34" }), {
      profile,
      strict: false,
    });
    assert.ok("ok" in first, JSON.stringify(first));
    const parsed = parse(first.ok.xml);
    assert.ok("ok" in parsed);
    assert.deepEqual(parsed.ok.cashDiscounts, read);
    const { invoice, cashDiscounts } = parsed.ok;
    const again = generate(JSON.stringify({ ...invoice, cashDiscounts }), { profile, strict: false });
    assert.ok("ok" in again);
    assert.equal(again.ok.xml, first.ok.xml);
  });
}

Deno.test("XRechnung takes the lines as they are written, by all of its rules", () => {
  const fields = { "/profile": "xrechnung-ubl", "/buyerReference": "04011000-12345-34", "/cashDiscounts": two };
  const outcome = validateJson(invoiceWith(fields), { strict: true, sets: official });
  assert.ok("ok" in outcome);
  assert.ok(!outcome.ok.errors.some(({ rule }) => rule.startsWith("BR-DE-18")));
  const more = { ...fields, "/cashDiscounts": [{ days: 14, percent: "2.125" }] };
  const refused = validateJson(invoiceWith(more), { strict: true, sets: official });
  assert.ok(
    "ok" in refused && refused.ok.errors.some(({ rule }) => rule === "BR-DE-18"),
    "three decimals are as stated",
  );
});

Deno.test("discounts are in the other syntax after a conversion", () => {
  const opened = open({ input: invoiceWith({ "/cashDiscounts": two, "/paymentTerms": undefined }) });
  assert.ok("ok" in opened);
  for (const to of ["ubl", "cii"] as const) {
    const made = convert(opened.ok, to);
    assert.ok("ok" in made);
    const parsed = parse(made.ok.text);
    assert.ok("ok" in parsed);
    assert.deepEqual(parsed.ok.cashDiscounts, read);
  }
});
