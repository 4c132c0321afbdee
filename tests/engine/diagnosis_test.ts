/** The causes of what is wrong with an invoice, each with its findings and what repairs it. */
import assert from "node:assert/strict";
import { applyPatch } from "rfc6902";
import { type Cause, type Diagnosis, loadWords } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import {
  generalProfiles,
  generate,
  isProfile,
  judge,
  open,
  type Opened,
  parse,
  validateJson,
} from "../../engine/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import { bookkeeping, invoiceAt } from "../support/facturx_documents.ts";
import { languages } from "../../engine/locales.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { invoiceWith, textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

type Changes = Readonly<Record<string, unknown>>;

function ok<T>(outcome: { readonly ok: T } | object): T {
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok as T;
}

function onJson(changes: Changes): Diagnosis {
  return ok(diagnose({ input: invoiceWith(changes), mediaType: "application/json" }));
}

/** The example invoice as XML with all of its totals, changed. */
function onXml(change: (xml: string) => string): Diagnosis {
  const { xml } = ok(generate(invoiceWith({})));
  const changed = change(xml);
  assert.notEqual(changed, xml);
  return ok(diagnose({ input: changed }));
}

function brief({ rules, changes }: Cause) {
  return { rules: rules.toSorted(), changes: changes.map(({ pointer, old, new: after }) => [pointer, old, after]) };
}

Deno.test("diagnose() names one wrong line amount, and not the totals that follow from it", () => {
  const { causes, repaired } = onXml((xml) => xml.replace(">582.00<", ">528.00<"));
  const [cause, ...others] = causes.map(brief);
  assert.deepEqual(others, []);
  assert.deepEqual(cause?.changes, [["/lines/0/netAmount", "528.00", "582.00"]]);
  assert.ok(cause?.rules.includes("BR-CO-10") && cause.rules.includes("BR-S-08"));
  const { location, title } = causes[0] ?? {};
  assert.ok(location && "path" in location && location.path.endsWith("cac:InvoiceLine[1]/cbc:LineExtensionAmount"));
  assert.match(title ?? "", /BT-131.*line 1/);
  assert.deepEqual(repaired, { applied: 1, valid: true, official_valid: true, remaining: 0 });
});

Deno.test("diagnose() keeps two wrong amounts apart", () => {
  const { causes } = onXml((xml) =>
    xml.replace(">582.00<", ">528.00<").replace(/(PayableAmount[^>]*>)849.36/, "$1849.63")
  );
  const first = ({ changes, choices }: Cause) => choices?.[0]?.changes ?? changes;
  assert.deepEqual(causes.map((it) => first(it).map(({ pointer }) => pointer)), [
    ["/lines/0/netAmount"],
    ["/totals/payableAmount"],
  ]);
});

Deno.test("diagnose() puts a line with another VAT category back where the breakdown has it", () => {
  const wrong = onXml((xml) => xml.replace(/(ClassifiedTaxCategory>\s*<cbc:ID>)S/, "$1Z"));
  assert.deepEqual(wrong.causes.map(({ changes }) => changes), [[{
    pointer: "/lines/0/vatCategory",
    old: "Z",
    new: "S",
  }]]);
  assert.equal(wrong.repaired.valid, true);
});

Deno.test("diagnose() takes findings that miss one value for one cause, and asks for it", () => {
  const { causes, repaired } = onJson({ "/seller/vatId": undefined });
  const [cause, ...others] = causes;
  assert.deepEqual(others.map(brief), []);
  assert.deepEqual(cause?.rules.toSorted(), ["BR-CO-26", "BR-S-02"]);
  assert.deepEqual([cause?.patch, cause?.changes], [null, []]);
  assert.deepEqual([cause?.question?.term, cause?.question?.title], ["BT-31", "What is the seller's VAT ID?"]);
  assert.deepEqual(repaired, { applied: 0, valid: false, official_valid: false, remaining: 1 });
});

Deno.test("diagnose() takes the same change in several places for one cause", () => {
  const { causes } = onJson({ "/lines/0/unitCode": "ltr", "/lines/1/unitCode": "ltr" });
  assert.deepEqual(causes.map(brief), [
    { rules: ["BR-CL-23"], changes: [["/lines/0/unitCode", "ltr", "LTR"], ["/lines/1/unitCode", "ltr", "LTR"]] },
  ]);
});

/** The causes of a sound invoice with something changed, whose totals are all stated. */
function onSound(changes: Changes): readonly Cause[] {
  const input = textWith(sound, changes);
  return ok<Diagnosis>(diagnose({ input, mediaType: "application/json" }, { asStated: true })).causes;
}

const { told } = words;

Deno.test("diagnose() names each cause by its first rule and by where it is, and says how it was recognised", () => {
  const causes = onSound({
    "/buyer/name": undefined,
    "/seller/address/countryCode": "de",
    "/lines/0/netAmount": "528.00",
    "/totals/payableAmount": "2000.00",
    "/lines/1/unitCode": "ltr",
    "/lines/2/unitCode": "ltr",
  });
  assert.deepEqual(causes.map(({ id, rules, told }) => [id, rules.join(), told]), [
    ["BR-07@", "BR-07", told.alone],
    ["BR-CL-14@/seller/address/countryCode", "BR-CL-14", told.otherName],
    [
      "BR-CO-10@/lines/0/netAmount",
      "BR-CO-10,BR-S-08",
      "528.00 stands there, and 582.00 makes every sum right: two digits have changed places.",
    ],
    ["BR-CO-16@/totals/payableAmount", "BR-CO-16", told.follows],
    ["BR-CL-23@/lines/1/unitCode", "BR-CL-23", told.otherName],
  ]);
});

Deno.test("diagnose() asks for another value where there is a wrong one, and for one where there is none", () => {
  const asked = (changes: Changes) => onSound(changes).map(({ title, question }) => [title, question?.title]);
  assert.deepEqual(asked({ "/buyer/address/countryCode": "XX" }), [
    ["Buyer country code (BT-55) needs another value", "In which country is the buyer?"],
  ]);
  assert.deepEqual(asked({ "/seller/contact": undefined }), [
    ["Seller contact (BG-6) is missing", "Who answers questions on the invoice for the seller?"],
  ]);
  assert.deepEqual(asked({ "/lines/1/quantity": undefined }), [
    ["Invoiced quantity (BT-129), line 2 is missing", "Which quantity is invoiced? (line 2)"],
  ]);
});

Deno.test("what takes the place of one value in many places is in the title, of causes and of choices", () => {
  const [country] = onSound({
    "/seller/address/countryCode": "Deutschland",
    "/buyer/address/countryCode": "Deutschland",
  });
  assert.equal(country?.title, 'Seller country code (BT-40): "Deutschland" should be "DE", in 2 places');
  const [unit] = onSound({ "/lines/0/unitCode": "Stk", "/lines/1/unitCode": "Stk" });
  const [first, second] = unit?.choices ?? [];
  assert.match(first?.title ?? "", /: "Stk" should be "C62", in 2 places$/);
  assert.notEqual(second?.title, first?.title);
});

Deno.test("a currency sign in amounts is read as the currency, and its elements are named once", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/cii-two-rates.xml", import.meta.url));
  const input = text.replaceAll('currencyID="EUR"', 'currencyID="€"');
  assert.notEqual(input, text);
  const [cause] = ok<Diagnosis>(diagnose({ input }, { strict: true })).causes;
  assert.equal(cause?.title, 'What stands there is not read without currencyID="EUR" (ram:TaxTotalAmount)');
});

Deno.test("a credit note without a reference is asked which invoice it credits", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/credit-note.xml", import.meta.url));
  const input = text.replace(/<cac:BillingReference>[^]*<\/cac:BillingReference>/, "");
  const [cause] = ok<Diagnosis>(diagnose({ input }, { strict: true })).causes;
  assert.deepEqual(cause?.question?.fields.map(({ term, title }) => [term, title]), [
    ["BT-25", "Which invoice does this one correct or credit? (entry 1)"],
    ["BT-26", "Of which day is that invoice? (entry 1)"],
  ]);
  assert.equal(cause?.question?.title, cause?.question?.fields[0]?.title);
});

Deno.test("diagnose() keeps values apart that one rule finds wrong in two parties, and names each", () => {
  const causes = onSound({ "/buyer/address/countryCode": "XX", "/seller/address/countryCode": "XX" });
  assert.deepEqual(causes.map(({ id, title }) => [id, /BT-\d+/.exec(title)?.[0]]), [
    ["BR-CL-14@/seller/address/countryCode", "BT-40"],
    ["BR-CL-14@/buyer/address/countryCode", "BT-55"],
  ]);
});

Deno.test("diagnose() takes the same wrong value in several lines for one cause, and another for another", () => {
  const causes = onSound({ "/lines/0/unitCode": "XXX", "/lines/1/unitCode": "XXX", "/lines/2/unitCode": "YYY" });
  assert.deepEqual(causes.map(({ id, told, findings }) => [id, told, findings.length]), [
    ["BR-CL-23@/lines/0/quantity", told.sameRule, 2],
    ["BR-CL-23@/lines/2/quantity", told.alone, 1],
  ]);
});

Deno.test("diagnose() takes findings for one cause that go away with one value, and others that ask for one value", () => {
  const vatId = onSound({ "/seller/vatId": undefined, "/seller/legalRegistrationId": undefined });
  assert.deepEqual(vatId.map(({ id, told }) => [id, told]), [["BR-DE-16@", told.sameTerm]]);
  assert.deepEqual(vatId[0]?.rules, ["BR-DE-16", "BR-CO-26", "BR-S-02", "BR-S-03", "BR-S-04"]);
});

Deno.test("diagnose() says that findings were cut off, as a verdict does", () => {
  const line = { quantity: 1, unitCode: "C62", unitPrice: 1, vatCategory: "S", vatRate: 19 };
  const lines = Array.from({ length: 600 }, (_, at) => ({ ...line, id: `${at}` }));
  const { causes, findings_truncated } = onJson({ "/lines": lines });
  assert.deepEqual([findings_truncated?.total, findings_truncated?.returned], [600, 500]);
  assert.deepEqual(causes.map(({ id, told, findings }) => [id, told, findings.length]), [
    ["BR-25@/lines/0", told.sameRule, 500],
  ]);
  assert.equal(onJson({ "/lines/0/description": undefined }).findings_truncated, undefined);
});

Deno.test("diagnose() never changes what is due for no known reason where the totals agree on it", () => {
  const causes = onSound({ "/lines/0/vatRate": "16", "/lines/2/vatRate": "17" });
  assert.ok(causes.some(({ rules }) => rules.includes("BR-S-08")));
  const patches = causes.flatMap(({ patch, choices = [] }) => [patch ?? [], ...choices.map((it) => it.patch)]).flat();
  assert.deepEqual(patches.filter(({ path }) => path === "/totals/payableAmount"), []);
});

Deno.test("diagnose() gives every finding one cause, the fatal ones first, and its patches repair what they are for", () => {
  const text = invoiceWith({
    "/seller/address/countryCode": "de",
    "/declaredTotals": { lineExtensionAmount: 1 },
    "/buyer/name": undefined,
    "/profile": "xrechnung-ubl",
    "/lines/0/unknownField": 1,
  });
  const invoice = JSON.parse(text);
  const { causes, repaired, profile } = ok(diagnose({ input: text, mediaType: "application/json" }));
  const verdict = ok(validateJson(text, { profile }));
  const found = [...verdict.errors, ...verdict.warnings, ...verdict.information];
  const grouped = causes.flatMap(({ findings }) => findings);
  assert.deepEqual(grouped.map(({ rule }) => rule).toSorted(), found.map(({ rule }) => rule).toSorted());
  const fatal = causes.map(({ findings }) => findings.some(({ severity }) => severity === "fatal"));
  assert.deepEqual(fatal, fatal.toSorted((one, other) => Number(other) - Number(one)));
  assert.equal(new Set(causes.map(({ id }) => id)).size, causes.length);
  for (const { patch } of causes) {
    if (patch !== null) assert.ok(applyPatch(invoice, structuredClone([...patch])).every((it) => it === null));
  }
  const left = new Set(ok(validateJson(JSON.stringify(invoice), { profile })).errors.map(({ rule }) => rule));
  const repairable = causes.filter(({ patch }) => patch !== null).flatMap(({ rules }) => rules);
  assert.deepEqual(repairable.filter((rule) => left.has(rule)), []);
  assert.deepEqual([repaired.applied + repaired.remaining, repaired.valid], [causes.length, left.size === 0]);
});

Deno.test("diagnose() has a verdict for each profile, default and official", () => {
  const { profiles, profile } = onJson({ "/buyer/legalRegistrationId": "HRB 1" });
  assert.deepEqual(Object.keys(profiles).toSorted(), [...generalProfiles].toSorted());
  assert.equal(profile, "en16931");
  assert.deepEqual(profiles.en16931, { valid: true, errors: 0, warnings: 0, official_valid: true });
  assert.equal(profiles["xrechnung-ubl"].valid, false);
  assert.ok(profiles["xrechnung-ubl"].errors > 0 && isProfile(profile));
});

Deno.test("diagnose() says of every profile what a verdict by it alone says, default and official, of every example", () => {
  const sets = [...official, ...facturx];
  const folder = new URL("../../examples/", import.meta.url);
  const odd = [
    invoiceWith({ "/invoiceTypeCode": "381", "/projectReference": "P 1", "/lines/0/unitPrice": "much" }),
    invoiceWith({ "/profile": "none", "/businessProcess": "b", "/lines/1/vatRate": 300, "/currency": "eur" }),
  ];
  const examples = [...Deno.readDirSync(folder)].map(({ name }) => Deno.readTextFileSync(new URL(name, folder)));
  const levels = [bookkeeping("minimum"), invoiceAt("basic"), invoiceAt("extended")];
  for (const input of [...examples, ...odd, ...levels]) {
    const { profiles } = ok(diagnose({ input }));
    for (const profile of generalProfiles) {
      const opening = open({ input }, { sets });
      assert.ok("ok" in opening);
      const opened: Opened = opening.ok;
      // What a document names may be more than the profile that it is judged by.
      const isOwn = opened.kind === "xml" && judge(opened, { sets }).profile === profile;
      const named = isOwn ? {} : { profile };
      const alone = (strict: boolean) => judge(opened, { sets, strict, ...named });
      const { valid, errors, warnings } = alone(false);
      const expected = { valid, errors: errors.length, warnings: warnings.length, official_valid: alone(true).valid };
      assert.deepEqual(profiles[profile], expected, input);
    }
  }
});

Deno.test("diagnose() says titles, questions and how it was recognised in every language", async () => {
  const invoice = invoiceWith({ "/seller/vatId": undefined, "/declaredTotals": { payableAmount: 1 } });
  const said = await Promise.all(languages.map(async (language) => {
    const words = await loadWords(language);
    const { causes } = ok(diagnose({ input: invoice, mediaType: "application/json" }, { words }));
    return causes.flatMap(({ title, told, question }) => [title, told, question?.title ?? ""]);
  }));
  for (const texts of said) assert.ok(texts.every((text) => !/[{}]|undefined/.test(text)), texts.join("\n"));
  assert.equal(new Set(said.map((texts) => texts.join())).size, languages.length);
});

Deno.test("diagnose() refuses anything but an invoice, and finds nothing wrong with a correct one", () => {
  const refused = diagnose({ input: "<not", mediaType: "application/xml" });
  assert.equal("refusal" in refused && refused.refusal.error, "xml_malformed");
  const { causes, repaired } = onJson({});
  assert.deepEqual([causes, repaired], [[], { applied: 0, valid: true, official_valid: true, remaining: 0 }]);
  const { xml } = ok(generate(invoiceWith({})));
  assert.deepEqual(ok(parse(xml)).notRead.total, 0);
});

Deno.test("diagnose() judges by all official rules only where that is asked for", () => {
  const { xml } = ok(generate(invoiceWith({})));
  const input = xml.replace(/(<cbc:ID>[^<]*<\/cbc:ID>)/, "$1<cbc:CopyIndicator>false</cbc:CopyIndicator>");
  const rules = (strict: boolean) => ok(diagnose({ input }, { strict })).causes.flatMap(({ rules }) => rules);
  assert.deepEqual([rules(false), rules(true)], [[], ["UBL-CR-004"]]);
});

Deno.test("diagnose() tells an XRechnung in CII by the rules of XRechnung, in its own syntax", () => {
  const { xml } = ok(generate(textWith(sound, { "/profile": "xrechnung-cii" })));
  const input = xml.replace(/<ram:TelephoneUniversalCommunication>[^]*?<\/ram:TelephoneUniversalCommunication>/, "");
  assert.notEqual(input, xml);
  const { profile, causes } = ok(diagnose({ input }));
  assert.equal(profile, "xrechnung-cii");
  assert.deepEqual(causes.map(({ rules, told }) => [rules, told]), [[["BR-DE-6", "BR-DE-27"], words.told.tried]]);
});

Deno.test("diagnose() judges a document that names a profile of Factur-X by its Schematron", () => {
  const basic = invoiceAt("basic");
  const odd = basic.replace("<ram:DuePayableAmount>", '<ram:DuePayableAmount currencyID="EUR">');
  const officially = (input: string) => ok(diagnose({ input })).profiles["facturx-en16931"].official_valid;
  assert.deepEqual([officially(basic), officially(odd)], [true, false]);
});
