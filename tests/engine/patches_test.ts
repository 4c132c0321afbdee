/** The patches that are offered: applied by a library that is not ours, they repair what they are offered for. */
import type { Side } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import { applyPatch } from "rfc6902";
import { parse, validateJson, type ValidateOptions } from "../../engine/mod.ts";
import { openJson, openXml } from "../../engine/open/open.ts";
import { judgeWithPatches, type Patch } from "../../engine/diagnosis/patches.ts";
import { add, attribute, drop, type Edit, fails, onCreditNote, set } from "../../cases/case.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import type { JudgeOptions } from "../../engine/judge/options.ts";

import { loadOfficialTexts } from "../../engine/locales.ts";
import { documentOf } from "../../cases/edit.ts";
import { findingsOn, invoiceWith } from "../../cases/json.ts";

type Changes = Readonly<Record<string, unknown>>;

const part = { vatCategory: "S", vatRate: "19", taxableAmount: "713.75", taxAmount: "135.61" };
const declared = "/declaredTotals";
const reverseCharge = { "/lines/0/vatCategory": "AE", "/lines/1/vatCategory": "AE", "/buyer/vatId": "FR12345678901" };
const noVat = { vatCategory: "AE", vatRate: "0", taxableAmount: "713.75", taxAmount: "0.00" };

/** What is wrong with the example invoice, the rule that says so, and the patch that it offers. */
const onJson: readonly (readonly [what: string, Changes, rule: string, Patch])[] = [
  [
    "a wrong total",
    { [declared]: { lineExtensionAmount: 1 } },
    "BR-CO-10",
    [{ op: "replace", path: `${declared}/lineExtensionAmount`, value: "713.75" }],
  ],
  [
    "a wrong VAT amount",
    { "/vatBreakdown": [{ ...part, taxAmount: 1 }] },
    "BR-S-09",
    [{ op: "replace", path: "/vatBreakdown/0/taxAmount", value: "135.61" }],
  ],
  [
    "too many decimals",
    { [declared]: { payableAmount: "849.360" } },
    "BR-DEC-18",
    [{ op: "replace", path: `${declared}/payableAmount`, value: "849.36" }],
  ],
  [
    "a code in lower case",
    { "/seller/address/countryCode": "de" },
    "BR-CL-14",
    [{ op: "replace", path: "/seller/address/countryCode", value: "DE" }],
  ],
  [
    "a unit in lower case",
    { "/lines/1/unitCode": "ltr" },
    "BR-CL-23",
    [{ op: "replace", path: "/lines/1/unitCode", value: "LTR" }],
  ],
  ["the sign of a currency", { "/currency": "€" }, "BR-CL-04", [{ op: "replace", path: "/currency", value: "EUR" }]],
  [
    "a scheme in lower case",
    { "/seller/electronicAddress": { schemeId: "em", value: "a@example.com" } },
    "BR-CL-25",
    [{ op: "replace", path: "/seller/electronicAddress/schemeId", value: "EM" }],
  ],
  [
    "an e-mail address alone",
    { "/seller/electronicAddress": "a@example.com" },
    "ATW-INPUT-TYPE",
    [{ op: "replace", path: "/seller/electronicAddress", value: { schemeId: "EM", value: "a@example.com" } }],
  ],
  [
    "a German date",
    { "/issueDate": "30.11.2026" },
    "ATW-INPUT-TYPE",
    [{ op: "replace", path: "/issueDate", value: "2026-11-30" }],
  ],
  [
    "an American date that can be no other",
    { "/issueDate": "11/30/2026" },
    "ATW-INPUT-TYPE",
    [{ op: "replace", path: "/issueDate", value: "2026-11-30" }],
  ],
  [
    "a decimal comma",
    { "/lines/0/unitPrice": "1.048,50" },
    "ATW-INPUT-TYPE",
    [{ op: "replace", path: "/lines/0/unitPrice", value: "1048.50" }],
  ],
  [
    "a number for a text",
    { "/invoiceNumber": 815 },
    "ATW-INPUT-TYPE",
    [{ op: "replace", path: "/invoiceNumber", value: "815" }],
  ],
  ["null for nothing", { "/dueDate": null }, "ATW-INPUT-TYPE", [{ op: "remove", path: "/dueDate" }]],
  [
    "noise of binary arithmetic",
    { "/lines/0/unitPrice": "48.50000000000000711" },
    "ATW-NUMBER-TOO-LARGE",
    [{ op: "replace", path: "/lines/0/unitPrice", value: "48.5" }],
  ],
  [
    "a control character",
    { "/note": "Paid\u0000 by card" },
    "ATW-TEXT-NOT-XML",
    [{ op: "replace", path: "/note", value: "Paid by card" }],
  ],
  [
    "a misspelt field",
    { "/buyerRefrence": "PO-55120" },
    "ATW-INPUT-UNKNOWN",
    [{ op: "move", from: "/buyerRefrence", path: "/buyerReference" }],
  ],
  [
    "a line without its number",
    { "/lines/1/id": undefined },
    "BR-21",
    [{ op: "add", path: "/lines/1/id", value: "2" }],
  ],
  [
    "an exemption without its reason",
    { ...reverseCharge, "/lines/0/vatRate": 0, "/lines/1/vatRate": 0, "/vatBreakdown": [noVat] },
    "BR-AE-10",
    [{ op: "add", path: "/vatBreakdown/0/exemptionReasonCode", value: "VATEX-EU-AE" }],
  ],
  [
    "a reason where VAT is due",
    { "/vatBreakdown": [{ ...part, exemptionReason: "None" }] },
    "BR-S-10",
    [{ op: "remove", path: "/vatBreakdown/0/exemptionReason" }],
  ],
  [
    "a whole card number",
    { "/payment/card": { number: "4111111111111111" } },
    "BR-51",
    [{ op: "replace", path: "/payment/card/number", value: "1111" }],
  ],
  [
    "a VAT identifier in small letters",
    { "/seller/vatId": "de 900000774" },
    "BR-CO-09",
    [{ op: "replace", path: "/seller/vatId", value: "DE 900000774" }],
  ],
];

for (const [what, changes, rule, patch] of onJson) {
  Deno.test(`${what} is repaired by the patch of ${rule}`, () => {
    const text = invoiceWith(changes);
    const verdict = judged(text);
    const found = [...verdict.errors, ...verdict.warnings].find((it) => it.rule === rule);
    assert.deepEqual(found?.patch, patch);
    const rest = findingsOn(patched(text, [patch]));
    assert.ok(!rest.some((it) => it.rule === rule), "the finding is gone");
    assert.deepEqual(newErrors(findingsOn(text), rest), []);
  });
}

/** The text with patches applied; each must find its place. */
function patched(text: string, patches: readonly Patch[]): string {
  const invoice: unknown = JSON.parse(text);
  for (const patch of patches) {
    assert.deepEqual(applyPatch(invoice, structuredClone([...patch])).filter((it) => it !== null), []);
  }
  return JSON.stringify(invoice);
}

type Findings = readonly { readonly rule: string; readonly severity: string }[];

function newErrors(before: Findings, after: Findings): readonly string[] {
  const known = new Set(before.map(({ rule }) => rule));
  return after.filter(({ rule, severity }) => severity === "fatal" && !known.has(rule)).map(({ rule }) => rule);
}

const undecided: readonly (readonly [what: string, Changes, rule: string])[] = [
  ["a date whose day and month cannot be told apart", { "/issueDate": "11/10/2026" }, "ATW-INPUT-TYPE"],
  ["a date that does not exist", { "/issueDate": "31.11.2026" }, "ATW-INPUT-TYPE"],
  ["a number whose mark may be for thousands", { "/lines/0/unitPrice": "1,048" }, "ATW-INPUT-TYPE"],
  ["a code that is on no list", { "/seller/address/countryCode": "XX" }, "BR-CL-14"],
  ["a missing invoice number", { "/invoiceNumber": undefined }, "BR-02"],
  ["a misspelt field beside the right one", { "/dueDat": "2026-12-01" }, "ATW-INPUT-UNKNOWN"],
  ["a rate that is far too high", { "/lines/0/vatRate": 1900 }, "ATW-VAT-RATE-OUT-OF-RANGE"],
];

for (const [what, changes, rule] of undecided) {
  Deno.test(`${what} takes a decision: ${rule} offers no patch`, () => {
    const verdict = judged(invoiceWith(changes));
    const found = [...verdict.errors, ...verdict.warnings].find((it) => it.rule === rule);
    assert.ok(found !== undefined && !Object.hasOwn(found, "patch"));
  });
}

Deno.test("an amount is patched beside a number that cannot be right where it does not follow from that", () => {
  const patchOf = (changes: Changes, rule: string) =>
    judged(invoiceWith({ "/lines/0/vatRate": 1900, ...changes })).errors.find((it) => it.rule === rule)?.patch;
  assert.deepEqual(patchOf({ [declared]: { lineExtensionAmount: 1 } }, "BR-CO-10"), [
    { op: "replace", path: `${declared}/lineExtensionAmount`, value: "713.75" },
  ]);
});

for (const [quantity, isPatched] of [["12,00", true], ["12,50", false]] as const) {
  Deno.test(`a quantity of "${quantity}" is ${isPatched ? "" : "not "}patched where 12 is what its line comes to`, () => {
    const opened = openJson(invoiceWith({ "/lines/0/quantity": quantity, "/lines/0/netAmount": "582.00" }));
    assert.ok("ok" in opened);
    const { errors } = judgeWithPatches(opened.ok, { profile: "peppol-bis-3" });
    const found = errors.find(({ rule }) => rule === "ATW-INPUT-TYPE");
    assert.ok(found !== undefined);
    assert.equal(found.patch !== undefined, isPatched);
  });
}

Deno.test("a patch keeps the digits of the numbers that it does not touch", () => {
  const text = invoiceWith({ "/currency": "eur" }).replace("48.5,", "48.500000,");
  assert.ok(text.includes("48.500000"));
  const found = judged(text).errors.find(({ rule }) => rule === "BR-CL-04");
  assert.deepEqual(found?.patch, [{ op: "replace", path: "/currency", value: "EUR" }]);
});

Deno.test("a valid invoice has no patches", () => {
  const verdict = judged(invoiceWith());
  assert.deepEqual(verdict.errors, []);
});

const totals = "cac:LegalMonetaryTotal";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";

/** Edits of the base invoice, the rule that fails, and its patch on what `parse` gives. */
const onXml: readonly (readonly [what: string, Side, Edit, rule: string, Patch])[] = [
  [
    "a wrong total in UBL",
    "ubl",
    set(`${totals}/cbc:TaxInclusiveAmount`, "1.00"),
    "BR-CO-15",
    [{ op: "replace", path: "/totals/taxInclusiveAmount", value: "3390.60" }],
  ],
  [
    "a missing total in CII",
    "cii",
    drop(`${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:LineTotalAmount`),
    "BR-12",
    [{ op: "add", path: "/totals/lineExtensionAmount", value: "2989.10" }],
  ],
  [
    "a unit in lower case in UBL",
    "ubl",
    attribute("cac:InvoiceLine[2]/cbc:InvoicedQuantity", "unitCode", "hur"),
    "BR-CL-23",
    [{ op: "replace", path: "/lines/1/unitCode", value: "HUR" }],
  ],
  [
    "a German date in UBL",
    "ubl",
    set("cbc:DueDate", "30.10.2025"),
    "ATW-VALUE-NOT-A-DATE",
    [{ op: "replace", path: "/dueDate", value: "2025-10-30" }],
  ],
];

for (const [what, side, edit, rule, patch] of onXml) {
  Deno.test(`${what} is repaired in the parsed model by the patch of ${rule}`, () => {
    const xml = documentOf({ why: what, edits: [edit] }, side);
    const [reading, parsed] = [openXml(xml), parse(xml)];
    assert.ok("ok" in reading && "ok" in parsed);
    const { errors, profile } = judgeWithPatches(reading.ok);
    assert.deepEqual(errors.find((it) => it.rule === rule)?.patch, patch);
    const text = patched(JSON.stringify(parsed.ok.invoice), [patch]);
    assert.deepEqual(errorsOn(text, { profile, asStated: true }), []);
  });
}

const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const registered = add(
  `${seller}/cac:PartyLegalEntity`,
  "<cac:RegistrationAddress><cac:Country><cbc:IdentificationCode>de</cbc:IdentificationCode></cac:Country></cac:RegistrationAddress>",
);
const german: Patch = [{ op: "replace", path: "/seller/address/countryCode", value: "DE" }];

/** The patches of the findings of BR-CL-14 on a UBL invoice, in document order. */
function countries(...edits: readonly Edit[]): readonly (Patch | undefined)[] {
  const reading = openXml(documentOf({ why: "", edits }, "ubl"));
  assert.ok("ok" in reading);
  return judgeWithPatches(reading.ok).errors.filter(({ rule }) => rule === "BR-CL-14").map(({ patch }) => patch);
}

Deno.test("findings on XML have the patches of those on the model, one by one", () => {
  const austrian: Patch = [{ op: "replace", path: "/buyer/address/countryCode", value: "AT" }];
  assert.deepEqual(countries(set(`${seller}/${country}`, "de"), set(`${buyer}/${country}`, "at")), [german, austrian]);
  assert.deepEqual(countries(set(`${seller}/${country}`, "de"), set(`${buyer}/${country}`, "??")), [german, undefined]);
});

Deno.test("where a rule finds more in XML than in the model, what is in both has its patch, and nothing else has", () => {
  const austrian: Patch = [{ op: "replace", path: "/buyer/address/countryCode", value: "AT" }];
  assert.deepEqual(countries(set(`${seller}/${country}`, "de"), registered), [german, undefined]);
  assert.deepEqual(countries(set(`${seller}/${country}`, "de"), set(`${buyer}/${country}`, "at"), registered), [
    german,
    undefined,
    austrian,
  ]);
  assert.deepEqual(countries(registered), [undefined]);
});

Deno.test("what a patch says to the reader of the invoice is in the language of the texts", async () => {
  const exempt = {
    "/lines/0/vatCategory": "E",
    "/lines/0/vatRate": 0,
    "/lines/1/vatCategory": "E",
    "/lines/1/vatRate": 0,
  };
  const text = invoiceWith({ ...exempt, "/seller/vatId": undefined, "/seller/taxRegistrationId": "075/123/45678" });
  const opened = openJson(text);
  assert.ok("ok" in opened);
  const { ok } = opened;
  const reason = (options: JudgeOptions) => {
    const { errors } = judgeWithPatches(ok, options);
    return JSON.stringify(errors.find(({ rule }) => rule === "BR-E-10")?.patch);
  };
  assert.match(reason({}), /small business/);
  assert.match(reason({ texts: await loadOfficialTexts("de") }), /Kleinunternehmer/);
  assert.match(reason({ texts: await loadOfficialTexts("fr") }), /petite entreprise/);
});

function judged(json: string) {
  const opened = openJson(json);
  assert.ok("ok" in opened);
  return judgeWithPatches(opened.ok);
}

function errorsOn(text: string, options: ValidateOptions): readonly string[] {
  const outcome = validateJson(text, options);
  assert.ok("ok" in outcome);
  return outcome.ok.errors.map(({ rule }) => rule);
}

const types: readonly (readonly [what: string, base: Side, isNote: boolean, code: string])[] = [
  ["an invoice of UBL", "ubl", false, "380"],
  ["a credit note of UBL", "ubl", true, "381"],
  ["a document of CII", "cii", false, "380"],
];

for (const [what, side, isNote, code] of types) {
  Deno.test(`${what} without a type has no patch, and in UBL ${code} is the first choice of the diagnosis`, () => {
    const place = {
      ubl: isNote ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode",
      cii: "rsm:ExchangedDocument/ram:TypeCode",
    };
    const untyped = fails("no type", "", drop(place[side]));
    const xml = documentOf(isNote ? onCreditNote(untyped) : untyped, side);
    const opening = openXml(xml);
    assert.ok("ok" in opening);
    const { errors } = judgeWithPatches(opening.ok);
    assert.ok(errors.some(({ rule, patch }) => rule === "BR-04" && patch === undefined));
    const diagnosis = diagnose({ input: xml });
    assert.ok("ok" in diagnosis);
    const cause = diagnosis.ok.causes.find(({ rules }) => rules.includes("BR-04"));
    // The root of CII says nothing of the type, so that it is asked for.
    const patch = side === "cii" ? undefined : [{ op: "add", path: "/invoiceTypeCode", value: code }];
    assert.deepEqual([cause?.choices?.[0]?.patch, cause?.question?.term], [patch, "BT-3"]);
  });
}
