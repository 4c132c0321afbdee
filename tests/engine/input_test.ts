import assert from "node:assert/strict";
import { validateJson } from "../../engine/mod.ts";
import { briefly, findingsOn, invoiceWith, verdictOn } from "../../cases/json.ts";
import { longTest } from "../support/sweeps.ts";

Deno.test("the example is valid, without a warning or a note", () => {
  const { valid, profile, errors, warnings, information, provenance } = verdictOn(invoiceWith());
  assert.deepEqual([valid, profile], [true, "en16931"]);
  assert.deepEqual([errors, warnings, information], [[], [], []]);
  assert.deepEqual([provenance.profile, provenance.mode], ["en16931", "default"]);
});

/** What causes a finding: what it is, the changes, its id, where it must be, and the term that it names. */
type Case = readonly [
  what: string,
  changes: Readonly<Record<string, unknown>>,
  rule: string,
  pointer: string,
  field: string,
];

const fatal: readonly Case[] = [
  ["a number where a text belongs", { "/invoiceNumber": 42 }, "ATW-INPUT-TYPE", "/invoiceNumber", "BT-1"],
  ["null", { "/dueDate": null }, "ATW-INPUT-TYPE", "/dueDate", "BT-9"],
  ["true", { "/lines/0/id": true }, "ATW-INPUT-TYPE", "/lines/0/id", "BT-126"],
  ["a text where an object belongs", { "/seller": "Hafenkante" }, "ATW-INPUT-TYPE", "/seller", "BG-4"],
  ["an object where a list belongs", { "/lines": { "id": "1" } }, "ATW-INPUT-TYPE", "/lines", "BG-25"],
  ["a text where a list belongs", { "/seller/identifiers": "1" }, "ATW-INPUT-TYPE", "/seller/identifiers", "BT-29"],
  ["a list where a text belongs", { "/currency": ["EUR"] }, "ATW-INPUT-TYPE", "/currency", "BT-5"],
  ["a date in another form", { "/issueDate": "30.11.2026" }, "ATW-INPUT-TYPE", "/issueDate", "BT-2"],
  ["a day that does not exist", { "/issueDate": "2026-02-30" }, "ATW-INPUT-TYPE", "/issueDate", "BT-2"],
  ["a word as an amount", { "/lines/0/unitPrice": "ten" }, "ATW-INPUT-TYPE", "/lines/0/unitPrice", "BT-146"],
  ["a decimal comma", { "/lines/0/unitPrice": "1,50" }, "ATW-INPUT-TYPE", "/lines/0/unitPrice", "BT-146"],
  ["an empty text as an amount", { "/lines/0/quantity": "" }, "ATW-INPUT-TYPE", "/lines/0/quantity", "BT-129"],
  ["a profile that is no text", { "/profile": 3 }, "ATW-INPUT-TYPE", "/profile", "BG-0"],
  [
    "an address as a text",
    { "/seller/electronicAddress": "a@b.example" },
    "ATW-INPUT-TYPE",
    "/seller/electronicAddress",
    "BT-34",
  ],
  ["reasons as a list", { "/vatExemptionReasons": [] }, "ATW-INPUT-TYPE", "/vatExemptionReasons", "BT-120"],
  [
    "a scheme that is no text",
    { "/seller/identifiers": [{ value: "1", schemeId: 88 }] },
    "ATW-INPUT-TYPE",
    "/seller/identifiers/0/schemeId",
    "BT-29",
  ],
  ["two unequal notes", { "/notes": [{ text: "Another" }] }, "ATW-INPUT-CONFLICT", "/note", "BT-22"],
  [
    "two unequal totals",
    { "/totals": { payableAmount: 1 }, "/declaredTotals": { payableAmount: 2 } },
    "ATW-INPUT-CONFLICT",
    "/declaredTotals/payableAmount",
    "BG-22",
  ],
  [
    "two unequal accounts",
    { "/payment/creditTransfers": [{ iban: "DE1" }] },
    "ATW-INPUT-CONFLICT",
    "/payment/iban",
    "BT-84",
  ],
  ["NaN in a text", { "/lines/0/unitPrice": "NaN" }, "ATW-NUMBER-NOT-FINITE", "/lines/0/unitPrice", "BT-146"],
  ["infinity in a text", { "/lines/0/quantity": "-Infinity" }, "ATW-NUMBER-NOT-FINITE", "/lines/0/quantity", "BT-129"],
  [
    "sixteen digits",
    { "/lines/0/unitPrice": "1234567890123456" },
    "ATW-NUMBER-TOO-LARGE",
    "/lines/0/unitPrice",
    "BT-146",
  ],
  ["eleven decimals", { "/lines/0/unitPrice": 0.12345678901 }, "ATW-NUMBER-TOO-LARGE", "/lines/0/unitPrice", "BT-146"],
  [
    "the sum of 0.1 and 0.2",
    { "/lines/0/unitPrice": 0.1 + 0.2 },
    "ATW-NUMBER-TOO-LARGE",
    "/lines/0/unitPrice",
    "BT-146",
  ],
  ["a control character", { "/lines/0/description": "a\u0001b" }, "ATW-TEXT-NOT-XML", "/lines/0/description", "BT-153"],
  ["half a character", { "/buyer/name": "a\ud800" }, "ATW-TEXT-NOT-XML", "/buyer/name", "BT-44"],
  ["U+FFFE", { "/buyer/name": "a\ufffe" }, "ATW-TEXT-NOT-XML", "/buyer/name", "BT-44"],
  ["a rate of 190", { "/lines/0/vatRate": 190 }, "ATW-VAT-RATE-OUT-OF-RANGE", "/lines/0/vatRate", "BT-152"],
  ["a rate below zero", { "/lines/1/vatRate": "-7" }, "ATW-VAT-RATE-OUT-OF-RANGE", "/lines/1/vatRate", "BT-152"],
  ["category B on a line", { "/lines/0/vatCategory": "B" }, "ATW-VAT-CATEGORY-B", "/lines/0/vatCategory", "BT-151"],
  [
    "category B on an allowance",
    { "/allowances": [{ vatCategory: "B" }] },
    "ATW-VAT-CATEGORY-B",
    "/allowances/0/vatCategory",
    "BT-95",
  ],
  [
    "category B on a charge",
    { "/charges": [{ vatCategory: "B" }] },
    "ATW-VAT-CATEGORY-B",
    "/charges/0/vatCategory",
    "BT-102",
  ],
  ["an unknown profile", { "/profile": "xrechnung" }, "ATW-PROFILE-UNKNOWN", "/profile", "BG-0"],
];

const warnings: readonly Case[] = [
  ["an address without a city", { "/seller/address/city": undefined }, "ATW-INPUT-MISSING", "/seller/address", "BT-37"],
  [
    "a blank post code",
    { "/buyer/address/postalCode": " " },
    "ATW-INPUT-MISSING",
    "/buyer/address/postalCode",
    "BT-53",
  ],
  ["no profile", { "/profile": undefined }, "ATW-INPUT-MISSING", "", "BG-0"],
  [
    "an identifier without a value",
    { "/seller/identifiers": [{ schemeId: "0088" }] },
    "ATW-INPUT-MISSING",
    "/seller/identifiers/0",
    "BT-29",
  ],
  ["a misspelt field", { "/seller/vatID": "DE1" }, "ATW-INPUT-UNKNOWN", "/seller/vatID", "BG-4"],
  ["an amount in a field that is not there", { "/discount": 5 }, "ATW-AMOUNT-UNKNOWN", "/discount", "BG-0"],
  [
    "an amount as a text",
    { "/lines/0/shippingCosts": "4,90" },
    "ATW-AMOUNT-UNKNOWN",
    "/lines/0/shippingCosts",
    "BG-25",
  ],
  ["an amount in an object", { "/tax": { value: "19" } }, "ATW-AMOUNT-UNKNOWN", "/tax", "BG-0"],
  ["no amount in such a field", { "/discount": "0.00" }, "ATW-INPUT-UNKNOWN", "/discount", "BG-0"],
  ["a name that has such a word in it", { "/taxonomy": 7 }, "ATW-INPUT-UNKNOWN", "/taxonomy", "BG-0"],
  ["a field of another model", { "/lines/0/sku": "1" }, "ATW-INPUT-UNKNOWN", "/lines/0/sku", "BG-25"],
  ["__proto__", { "/__proto__": { currency: "SEK" } }, "ATW-INPUT-UNKNOWN", "/__proto__", "BG-0"],
  ["constructor", { "/seller/constructor": 1 }, "ATW-INPUT-UNKNOWN", "/seller/constructor", "BG-4"],
  [
    "an unknown field of an identifier",
    { "/seller/identifiers": [{ value: "1", scheme: "0088" }] },
    "ATW-INPUT-UNKNOWN",
    "/seller/identifiers/0/scheme",
    "BT-29",
  ],
];

for (const [severity, cases] of [["fatal", fatal], ["warning", warnings]] as const) {
  for (const [what, changes, rule, pointer, field] of cases) {
    Deno.test(`${what} is found as ${rule} at ${pointer === "" ? "the invoice" : pointer}`, () => {
      const findings = findingsOn(invoiceWith(changes));
      const found = findings.find((it) => it.rule === rule && it.location?.pointer === pointer);
      assert.ok(found !== undefined, briefly(findings).join(", "));
      assert.deepEqual([found.severity, found.field], [severity, field]);
    });
  }
}

Deno.test("a number of 1e400 is too large, and no rule speaks about it as well", () => {
  const found = briefly(findingsOn(invoiceWith().replace('"unitPrice":48.5', '"unitPrice":1e400')));
  assert.deepEqual(found, ["ATW-NUMBER-TOO-LARGE /lines/0/unitPrice"]);
});

Deno.test("a value of the wrong type is named once, and not said to be missing", () => {
  for (const changes of [{ "/invoiceNumber": 42 }, { "/issueDate": "soon" }, { "/lines/0/unitPrice": "ten" }]) {
    const [pointer] = Object.keys(changes);
    assert.deepEqual(briefly(findingsOn(invoiceWith(changes))), [`ATW-INPUT-TYPE ${pointer}`]);
  }
});

Deno.test("an unknown field is named with the nearest known name", () => {
  const [finding] = findingsOn(invoiceWith({ "/invoice_number": "1" }));
  assert.match(finding?.message ?? "", /"invoiceNumber"/);
});

Deno.test("__proto__ changes nothing but its own finding", () => {
  const found = findingsOn(invoiceWith({ "/__proto__": { currency: "SEK", invoiceNumber: "2" } }));
  assert.deepEqual(briefly(found), ["ATW-INPUT-UNKNOWN /__proto__"]);
  assert.equal(Reflect.get({}, "currency"), undefined);
});

Deno.test("a field that occurs twice with different values is a conflict, and not with the same value", () => {
  const twice = (value: string) => invoiceWith().replace('"currency":"EUR"', `"currency":"${value}","currency":"EUR"`);
  assert.deepEqual(briefly(findingsOn(twice("SEK"))), ["ATW-INPUT-CONFLICT /currency"]);
  assert.deepEqual(briefly(findingsOn(twice("EUR"))), []);
});

Deno.test("a missing field is the official rule's where one asks for it", () => {
  const found = briefly(findingsOn(invoiceWith({ "/invoiceNumber": undefined, "/lines/1/unitCode": undefined })));
  assert.deepEqual(found, ["BR-02 ", "BR-23 /lines/1/quantity"]);
});

Deno.test("XRechnung asks for the city itself, so nothing else does", () => {
  const without = invoiceWith({ "/seller/address/city": undefined });
  const found = briefly(findingsOn(without, { profile: "xrechnung-ubl" }));
  assert.ok(found.includes("BR-DE-3 /seller/address"), found.join(", "));
  assert.ok(!found.some((it) => it.startsWith("ATW-INPUT-MISSING")));
});

Deno.test("any object gets a verdict, an empty one too", () => {
  const { valid, errors } = verdictOn("{}");
  const rules = new Set(errors.map(({ rule }) => rule));
  assert.equal(valid, false);
  for (const rule of ["BR-02", "BR-03", "BR-05", "BR-06", "BR-07", "BR-08", "BR-10", "BR-16"]) {
    assert.ok(rules.has(rule), rule);
  }
  // Without a currency no amount has one, which is the invoice's fault and not that of each amount.
  assert.ok(!rules.has("BR-CL-03"));
});

Deno.test("a wrong currency is one finding, and not one of each amount", () => {
  assert.deepEqual(briefly(findingsOn(invoiceWith({ "/currency": "EURO" }))), ["BR-CL-04 /currency"]);
  const found = briefly(
    findingsOn(invoiceWith({ "/taxCurrency": "KRONA", "/totals": { taxAmountInTaxCurrency: 100 } })),
  );
  assert.ok(found.includes("BR-CL-05 /taxCurrency"), found.join(", "));
  assert.ok(!found.some((it) => it.startsWith("BR-CL-03")), found.join(", "));
});

Deno.test("in strict, findings on the input are information, save those that leave nothing to judge", () => {
  const json = invoiceWith({ "/invoiceNumber": 42, "/vatID": "1", "/lines/0/vatRate": 190, "/profile": "none" });
  const severities = new Map(findingsOn(json, { strict: true }).map(({ rule, severity }) => [rule, severity]));
  assert.equal(severities.get("ATW-INPUT-TYPE"), "fatal");
  assert.equal(severities.get("ATW-PROFILE-UNKNOWN"), "fatal");
  assert.equal(severities.get("ATW-INPUT-UNKNOWN"), "information");
  assert.equal(severities.get("ATW-VAT-RATE-OUT-OF-RANGE"), "information");
});

Deno.test("the caller's profile is taken before the invoice's, and an unknown one there does not matter then", () => {
  const { profile, valid } = verdictOn(invoiceWith({ "/profile": "none" }), { profile: "facturx-en16931" });
  assert.deepEqual([profile, valid], ["facturx-en16931", true]);
});

const refused: readonly (readonly [what: string, text: string, line: number, column: number])[] = [
  ["an empty text", "", 1, 1],
  ["a list", "[{}]", 1, 1],
  ["a text", '"invoice"', 1, 1],
  ["null", "null", 1, 1],
  ["XML", "<Invoice/>", 1, 1],
  ["a comma too many", '{\n  "a": 1,\n}', 3, 1],
  ["JSON nested 100,000 deep that does not end", '{"a":'.repeat(100_000), 1, 500_001],
];

for (const [what, text, line, column] of refused) {
  Deno.test(`${what} is a bad request, with its place and what to do`, () => {
    const outcome = validateJson(text);
    assert.ok("refusal" in outcome);
    const { message, ...refusal } = outcome.refusal;
    assert.deepEqual(refusal, { error: "bad_request", line, column });
    assert.match(message, /^[A-Z][^\n]+\. ?[A-Z][^\n]+\.$/);
  });
}

Deno.test("bytes that are not UTF-8 are a bad request, and those of a PDF unsupported", () => {
  const latin = validateJson(Uint8Array.from([...'{"a":"'].map((it) => it.charCodeAt(0)).concat(0xe9, 0x22, 0x7d)));
  assert.ok("refusal" in latin);
  assert.equal(latin.refusal.error, "bad_request");
  const pdf = validateJson(new TextEncoder().encode("%PDF-1.7"));
  assert.ok("refusal" in pdf);
  assert.equal(pdf.refusal.error, "unsupported_syntax");
});

Deno.test("a byte order mark before JSON is skipped", () => {
  assert.ok("ok" in validateJson(`\ufeff${invoiceWith()}`));
  assert.ok("ok" in validateJson(new TextEncoder().encode(`\ufeff${invoiceWith()}`)));
});

Deno.test("more characters than the cap are too large", () => {
  const outcome = validateJson(invoiceWith(), { limits: { characters: 100 } });
  assert.ok("refusal" in outcome);
  assert.equal(outcome.refusal.error, "payload_too_large");
});

longTest("of a million lines the first are read, and 100,000 bad ones judged", () => {
  const lines = (count: number, line: string) => `{"lines":[${Array(count).fill(line).join()}]}`;
  const million = validateJson(lines(1_000_000, "{}"));
  assert.deepEqual("ok" in million && million.ok.errors.map(({ rule }) => rule), ["ATW-INPUT-TOO-MANY"]);
  const { findings_truncated, valid, errors } = verdictOn(lines(100_000, '{"x":1}'));
  assert.equal(valid, false);
  assert.ok(errors.length <= 500 && new Set(errors.map(({ rule }) => rule)).has("BR-21"));
  assert.ok((findings_truncated?.by_severity.warnings.total ?? 0) >= 100_000);
});
