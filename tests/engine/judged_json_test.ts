/** What a verdict on JSON rests on: the document that an invoice becomes, and what rules and faults say of it. */
import assert from "node:assert/strict";
import { judgeJson, judgeJsonWhole, syntaxOf, talliesOf } from "../../engine/judge/validate_json.ts";
import { ModelGroup } from "../../engine/model/model.ts";
import { type JsonReadOptions, readJson } from "../../engine/open/read_json.ts";
import type { JudgeOptions } from "../../engine/judge/options.ts";
import { kinds } from "../../engine/texts/en/input.ts";
import { briefly, findingsOn, invoiceWith, verdictOn } from "../../cases/json.ts";

function readingOf(changes: Readonly<Record<string, unknown>>, options: JsonReadOptions = {}) {
  const outcome = readJson(invoiceWith(changes), options);
  assert.ok("ok" in outcome);
  return outcome.ok;
}

const faulty = {
  "/invoiceNumber": undefined,
  "/dueDate": "2026-01-01",
  "/seller/vatID": "1",
  "/lines/0/unitCode": "x",
};

Deno.test("the official verdict on JSON is added in numbers where it is asked for, and is that of strict mode", () => {
  const strict = judgeJson(readingOf(faulty), { strict: true });
  const both = judgeJson(readingOf(faulty), { official: true });
  const { valid, errors, warnings } = strict;
  assert.deepEqual(both.official, { valid, errors: errors.length, warnings: warnings.length });
  assert.ok(both.warnings.length > warnings.length);
  assert.equal(Object.hasOwn(strict, "official"), false);
  assert.deepEqual(both.errors, judgeJson(readingOf(faulty)).errors);
});

Deno.test("the tallies of a JSON invoice are the verdicts by each profile, in numbers", () => {
  for (const changes of [faulty, {}, { "/specificationIdentifier": "x" }]) {
    for (const [name, { own, official }] of Object.entries(talliesOf(readingOf(changes), {}))) {
      const profile = name as NonNullable<JudgeOptions["profile"]>;
      for (const [strict, numbers] of [[false, own], [true, official]] as const) {
        // By its own profile it is judged as nobody asked for another.
        const named = profile === judgeJson(readingOf(changes)).profile ? {} : { profile };
        const { valid, errors, warnings } = judgeJson(readingOf(changes), { ...named, strict });
        assert.deepEqual(numbers, { valid, errors: errors.length, warnings: warnings.length }, `${name} ${strict}`);
      }
    }
  }
});

Deno.test("an invoice becomes what its profile writes: a credit note by its type in UBL, and CII always CII", () => {
  const typed = (type: string | undefined) => {
    const group = new ModelGroup(0);
    if (type !== undefined) group.add("invoiceTypeCode", { text: type, place: 0 });
    return group;
  };
  assert.deepEqual(["380", "381", "396", "326", undefined].map((type) => syntaxOf(typed(type), "ubl")), [
    "ubl-invoice",
    "ubl-credit-note",
    "ubl-credit-note",
    "ubl-invoice",
    "ubl-invoice",
  ]);
  assert.deepEqual(["380", "381"].map((type) => syntaxOf(typed(type), "cii")), ["cii", "cii"]);
});

Deno.test("process and specification are those of the profile where the invoice states none, and stay where it does", () => {
  const identifiers = (changes: Readonly<Record<string, unknown>>, profile: JudgeOptions["profile"]) => {
    const { invoice } = judgeJsonWhole(readingOf(changes), profile === undefined ? {} : { profile });
    return [invoice.businessProcess, invoice.specificationIdentifier];
  };
  const billing = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
  const core = "urn:cen.eu:en16931:2017";
  assert.deepEqual(identifiers({}, undefined), [undefined, core]);
  assert.deepEqual(identifiers({}, "peppol-bis-3"), [
    billing,
    `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  ]);
  assert.deepEqual(identifiers({ "/businessProcess": "a", "/specificationIdentifier": "b" }, "peppol-bis-3"), [
    "a",
    "b",
  ]);
});

Deno.test("a project is reported where it is in a UBL credit note, and not in an invoice or in CII", () => {
  const found = (type: string, options: JudgeOptions = {}) =>
    findingsOn(invoiceWith({ "/invoiceTypeCode": type, "/projectReference": "P1" }), options)
      .filter(({ rule }) => rule === "ATW-CREDIT-NOTE-PROJECT")
      .map(({ severity, field, location, message }) => [severity, field, location?.pointer, message.includes("P1")]);
  assert.deepEqual(found("381"), [["warning", "BT-11", "/projectReference", true]]);
  assert.deepEqual(found("381", { strict: true }), [["information", "BT-11", "/projectReference", true]]);
  assert.deepEqual(found("380"), []);
  assert.deepEqual(found("381", { profile: "facturx-en16931" }), []);
});

Deno.test("a missing field that an official rule asks for is that rule's, and any other the service's", () => {
  const missing = { "/lines/0/vatCategory": undefined, "/seller/address/city": undefined };
  const found = briefly(findingsOn(invoiceWith(missing)));
  assert.ok(found.includes("BR-CO-04 /lines/0"), found.join(", "));
  assert.ok(!found.includes("ATW-INPUT-MISSING /lines/0"), found.join(", "));
  assert.ok(found.includes("ATW-INPUT-MISSING /seller/address"), found.join(", "));
});

Deno.test("of an invoice that is too long no rule is evaluated, and what was read is not said to lack anything", () => {
  const reading = readingOf({ "/seller/vatID": "1" }, { limits: { values: 40 } });
  const { valid, errors, warnings, provenance } = judgeJson(reading);
  assert.deepEqual([valid, errors.map(({ rule }) => rule)], [false, ["ATW-INPUT-TOO-MANY"]]);
  assert.ok(warnings.every(({ rule }) => rule !== "ATW-INPUT-MISSING"));
  assert.equal(provenance.rules_evaluated, 0);
  assert.ok(judgeJson(readingOf({})).provenance.rules_evaluated > 0);
});

Deno.test("faults beyond those that a result can hold are counted by their severities", () => {
  const lines = Array.from({ length: 600 }, (_, at) => ({
    id: `${at + 1}`,
    description: "x",
    quantity: 1,
    unitCode: "C62",
    unitPrice: 1,
    vatCategory: "S",
    vatRate: 19,
    colour: "red",
  }));
  const { valid, warnings, findings_truncated: cut } = verdictOn(invoiceWith({ "/lines": lines }));
  assert.equal(valid, true);
  assert.equal(warnings.filter(({ rule }) => rule === "ATW-INPUT-UNKNOWN").length, 500);
  assert.deepEqual(cut?.by_severity.warnings, { total: 600, returned: 500 });
  const strict = verdictOn(invoiceWith({ "/lines": lines }), { strict: true });
  assert.deepEqual(strict.findings_truncated?.by_severity.information, { total: 600, returned: 500 });
});

/** What a fault is about, and what its message must quote, in order. */
const quoted:
  readonly (readonly [rule: string, changes: Readonly<Record<string, unknown>>, parts: readonly string[]])[] = [
    ["ATW-INPUT-TYPE", { "/invoiceNumber": 4711 }, [kinds.text, `${kinds.number} (4711)`]],
    ["ATW-INPUT-TYPE", { "/issueDate": "soon" }, [kinds.date, `${kinds.text} ("soon")`]],
    ["ATW-INPUT-TYPE", { "/lines/0/quantity": true }, [kinds.number, `${kinds.truth} ("true")`]],
    ["ATW-INPUT-TYPE", { "/dueDate": null }, [kinds.date, `${kinds.null}.`]],
    ["ATW-INPUT-TYPE", { "/note": {} }, [kinds.text, `${kinds.object}.`]],
    ["ATW-INPUT-TYPE", { "/lines": { id: "1" } }, [kinds.list, `${kinds.object}.`]],
    ["ATW-INPUT-UNKNOWN", { "/seller/vatID": "x" }, ['"vatID"', '"vatId"']],
    ["ATW-AMOUNT-UNKNOWN", { "/lines/0/netAmont": "5" }, ['"netAmont"', '"netAmount"']],
    ["ATW-INPUT-MISSING", { "/seller/address/city": undefined }, ['"city"']],
    ["ATW-INPUT-CONFLICT", { "/notes": [{ text: "Another" }] }, ['"Thank you for your order."', '"Another"']],
    ["ATW-NUMBER-NOT-FINITE", { "/lines/0/quantity": "NaN" }, ['"NaN"']],
    ["ATW-PROFILE-UNKNOWN", { "/profile": "none" }, ["none", "peppol-bis-3"]],
  ];

for (const [rule, changes, parts] of quoted) {
  Deno.test(`${rule} quotes what it is about: ${JSON.stringify(changes)}`, () => {
    const message = findingsOn(invoiceWith(changes)).find((it) => it.rule === rule)?.message ?? "";
    const places = parts.map((part) => message.indexOf(part));
    assert.ok(places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1)), `${message} quotes ${parts}`);
  });
}

Deno.test("the caller's profile is taken, else the one that the invoice names, else EN 16931", () => {
  const judgedBy = (named: unknown, profile?: JudgeOptions["profile"]) =>
    judgeJson(readingOf({ "/profile": named }), profile === undefined ? {} : { profile }).profile;
  assert.equal(judgedBy("peppol-bis-3"), "peppol-bis-3");
  assert.equal(judgedBy("peppol-bis-3", "xrechnung-cii"), "xrechnung-cii");
  assert.deepEqual(["none", 3, undefined].map((named) => judgedBy(named)), ["en16931", "en16931", "en16931"]);
});

Deno.test("a VAT category that is in no list is reported at its line, and what follows from it only in strict mode", () => {
  const found = (options: JudgeOptions) => briefly(findingsOn(invoiceWith({ "/lines/0/vatCategory": "X" }), options));
  assert.deepEqual(found({}), ["BR-CL-18 /lines/0/vatCategory"]);
  assert.deepEqual(found({ strict: true }).toSorted(), ["BR-CL-17 ", "BR-CL-18 /lines/0/vatCategory"]);
});
