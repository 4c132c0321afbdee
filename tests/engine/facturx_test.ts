/** Factur-X: the level that a document names decides what strict mode judges it by, and default mode says what it is. */
import assert from "node:assert/strict";
import { explain, generate, validate, validateJson, type ValidateOptions, type Verdict } from "../../engine/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import { bookkeeping, invoiceAt } from "../support/facturx_documents.ts";
import { extendedEdits, oddities } from "../support/facturx_edits.ts";
import { invoiceWith } from "../../cases/json.ts";

const sets = [...official, ...facturx];
const strict: ValidateOptions = { strict: true, sets };

function verdictOn(xml: string, options: ValidateOptions): Verdict {
  const outcome = validate(xml, options);
  assert.ok("ok" in outcome, "the document is read");
  return outcome.ok;
}

function fatal(xml: string, options: ValidateOptions = strict): readonly string[] {
  return [...new Set(verdictOn(xml, options).errors.map(({ rule }) => rule))].sort();
}

for (const level of ["minimum", "basicwl"] as const) {
  Deno.test(`a document of the level ${level} is valid by the rules of its level, and is named by it`, () => {
    const toGermany = bookkeeping(level).replace(/(<ram:BuyerTradeParty>.*?<ram:CountryID>)FR/, "$1DE");
    const { errors, information, valid, provenance } = verdictOn(toGermany, strict);
    assert.deepEqual(errors, []);
    assert.equal(valid, true);
    assert.equal(provenance.ruleset, `factur-x-${level}@1.09.2`);
    assert.deepEqual(provenance.editions.map(({ since }) => since), ["2026-09-01"]);
    assert.deepEqual(provenance.families_not_run, []);
    assert.deepEqual(information, []);
  });

  Deno.test(`between French parties, ${level} is valid, and says that no rules of France ran where it names both`, () => {
    const { errors, information, valid, provenance } = verdictOn(bookkeeping(level), strict);
    assert.deepEqual([errors, valid], [[], true]);
    // MINIMUM does not say where the buyer is.
    const isSaid = level === "basicwl";
    assert.deepEqual(information.map(({ rule }) => rule), isSaid ? ["ATW-RULES-NOT-SELECTED"] : []);
    assert.deepEqual(provenance.families_not_run, isSaid ? ["BR-FR-*"] : []);
  });

  Deno.test(`default mode says that ${level} holds no invoice, and lists no missing lines`, () => {
    const { errors, information } = verdictOn(bookkeeping(level), {});
    assert.deepEqual(errors.map(({ rule, field }) => [rule, field]), [["ATW-PROFILE-NOT-AN-INVOICE", "BT-24"]]);
    assert.match(errors[0]?.message ?? "", level === "minimum" ? /MINIMUM/ : /BASIC WL/);
    assert.deepEqual(information, []);
    assert.ok(fatal(bookkeeping(level), { profile: "en16931" }).includes("BR-16"));
  });
}

for (const level of ["basic", "en16931"] as const) {
  Deno.test(`an invoice of the level ${level} follows EN 16931 and Factur-X`, () => {
    const { errors, provenance } = verdictOn(invoiceAt(level), { ...strict, ...asked(level) });
    assert.deepEqual(errors.map(({ rule, message }) => [rule, message]), []);
    assert.equal(provenance.ruleset, `en16931@1.3.16 factur-x-${level}@1.09.2`);
    assert.deepEqual(provenance.families_not_run, []);
  });

  Deno.test(`${level} says what it does not use, and where`, () => {
    const odd = invoiceAt(level).replace("<ram:DuePayableAmount>", '<ram:DuePayableAmount currencyID="EUR">');
    const [finding, ...more] = verdictOn(odd, { ...strict, ...asked(level) }).errors;
    assert.equal(finding?.rule, "ATW-FACTURX-UNUSED");
    assert.match(JSON.stringify(finding?.location), /ram:DuePayableAmount/);
    assert.deepEqual(more, []);
  });

  Deno.test(`${level} has the code lists of Factur-X, beside the rules of EN 16931`, () => {
    const odd = invoiceAt(level).replace('unitCode="C62"', 'unitCode="PIECES"');
    const found = fatal(odd, { ...strict, ...asked(level) });
    assert.ok(found.includes("BR-CL-23"));
    assert.ok(found.some((id) => id.startsWith("FX-SCH-A-")), found.join(" "));
  });
}

/** Plain EN 16931 is Factur-X where the caller says so. */
function asked(level: "basic" | "en16931" | "extended"): ValidateOptions {
  return level === "en16931" ? { profile: "facturx-en16931" } : {};
}

Deno.test("the schema of the level is asked, and that of CII is not", () => {
  const odd = bookkeeping("minimum").replace(
    "<ram:DuePayableAmount>",
    "<ram:LineTotalAmount>1</ram:LineTotalAmount>$&",
  );
  assert.deepEqual(fatal(odd), ["ATW-SCHEMA-ELEMENT"]);
  const missing = bookkeeping("minimum").replace(/<ram:TypeCode>.*?<\/ram:TypeCode>/, "");
  assert.deepEqual(fatal(missing), ["ATW-SCHEMA-MISSING", "BR-04", "FX-SCH-A-000020"]);
});

Deno.test("a caller who asks for EN 16931 gets EN 16931, whatever Factur-X the document names", () => {
  const { provenance } = verdictOn(bookkeeping("minimum"), { ...strict, profile: "en16931" });
  assert.equal(provenance.ruleset, "en16931@1.3.16");
  assert.ok(fatal(invoiceAt("en16931"), strict).length === 0);
  assert.equal(verdictOn(invoiceAt("en16931"), strict).provenance.ruleset, "en16931@1.3.16");
});

Deno.test("a document of another specification is not judged as Factur-X", () => {
  const german = invoiceAt("en16931").replace(
    "urn:cen.eu:en16931:2017",
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  );
  const { provenance } = verdictOn(german, { ...strict, profile: "facturx-en16931" });
  assert.equal(provenance.ruleset, "en16931@1.3.16");
});

Deno.test("default mode says in numbers what the level would say", () => {
  const { official: said } = verdictOn(bookkeeping("minimum"), { official: true, sets });
  assert.deepEqual(said, { valid: true, errors: 0, warnings: 0 });
});

Deno.test("what is written for facturx-en16931 is valid by Factur-X, too", () => {
  const json = invoiceWith({ "/profile": "facturx-en16931" });
  const outcome = generate(json, { strict: true, sets });
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  assert.deepEqual(fatal(outcome.ok.xml, { ...strict, profile: "facturx-en16931" }), []);
  assert.equal(outcome.ok.provenance.ruleset, "en16931@1.3.16 factur-x-en16931@1.09.2");
});

Deno.test("JSON is judged by what would be written of it", () => {
  const json = invoiceWith({ "/profile": "facturx-en16931", "/lines/0/unitCode": "PIECES" });
  const outcome = validateJson(json, strict);
  assert.ok("ok" in outcome);
  assert.ok(outcome.ok.errors.some(({ rule }) => rule.startsWith("FX-SCH-A-")));
});

Deno.test("EXTENDED is judged by its own rules, and names itself", () => {
  const { errors, warnings, provenance } = verdictOn(invoiceAt("extended"), strict);
  assert.deepEqual([errors, warnings], [[], []]);
  assert.equal(provenance.ruleset, "factur-x-extended@1.09.2");
  assert.deepEqual(provenance.families_not_run, []);
});

for (const [id, edit] of Object.entries(extendedEdits)) {
  Deno.test(`${id} fails where EXTENDED breaks it`, () => {
    const xml = invoiceAt("extended");
    assert.notEqual(edit(xml), xml);
    const { errors, warnings } = verdictOn(edit(xml), strict);
    const found = [...errors, ...warnings].find(({ rule }) => rule === id);
    const isWarning = /ini$|rev$|-04$/.test(id) && id !== "BR-FXEXT-CO-04";
    assert.equal(
      found?.severity,
      isWarning ? "warning" : "fatal",
      [...errors, ...warnings].map(({ rule }) => rule).join(" "),
    );
    assert.ok(found?.location !== undefined);
  });
}

Deno.test("every rule of EXTENDED alone has an invoice that breaks it, but those of other VAT categories", async () => {
  const { facturxElements } = await import("../../engine/judge/facturx_set.ts");
  const all = facturxElements.flatMap((set) => set.rules?.() ?? []).map(({ id }) => id).filter((id) =>
    !/^(?:FX-SCH|ATW)/.test(id)
  );
  const others = /^BR-FXEXT-(?:Z|E|AE|IC|G|O|AF|AG)-/;
  assert.deepEqual(all.filter((id) => !(id in extendedEdits) && !others.test(id)), []);
});

for (const { what, level, edit, fails = [], passes = [] } of oddities) {
  Deno.test(`${level} with ${what}: ${[...fails, ...passes.map((id) => `no ${id}`)].join(", ")}`, () => {
    const sound = invoiceAt(level);
    const odd = edit(sound);
    assert.notEqual(odd, sound);
    const found = fatal(odd, { ...strict, ...asked(level) });
    assert.deepEqual(fails.filter((id) => !found.includes(id)), []);
    assert.deepEqual(passes.filter((id) => found.includes(id)), []);
  });
}

Deno.test("a credit transfer to two kinds of account is one too many for Factur-X", () => {
  const two = invoiceAt("en16931").replace("</ram:IBANID>", "$&<ram:ProprietaryID>202051</ram:ProprietaryID>")
    .replace(/<ram:AccountName>.*?<\/ram:AccountName>/, "");
  assert.deepEqual(fatal(two, { ...strict, profile: "facturx-en16931" }), ["CII-SR-470"]);
  assert.deepEqual(fatal(two), []);
});

Deno.test("the VAT amount is checked in categories that the rules of EN 16931 for CII pass over", () => {
  const canary = invoiceAt("en16931").replaceAll("<ram:CategoryCode>S<", "<ram:CategoryCode>L<")
    .replace("<ram:CalculatedAmount>135.61", "<ram:CalculatedAmount>100.00");
  assert.ok(fatal(canary, { ...strict, profile: "facturx-en16931" }).includes("BR-CO-17"));
  assert.ok(!fatal(canary).includes("BR-CO-17"));
});

Deno.test("in the breakdown of EXTENDED, a cent a line is no difference", () => {
  const near = invoiceAt("extended").replace("<ram:LineTotalAmount>713.75", "<ram:LineTotalAmount>713.77");
  assert.deepEqual(fatal(near), []);
});

Deno.test("where a value cannot be read, a rule of EXTENDED that needs it fails", () => {
  const odd = invoiceAt("extended").replace("<ram:BasisAmount>713.75", "<ram:BasisAmount>lots");
  assert.ok(fatal(odd).includes("BR-FXEXT-S08b"));
});

Deno.test("no text of a structural rule has a gap left, in any language", async () => {
  const { facturxElements } = await import("../../engine/judge/facturx_set.ts");
  const { loadOfficialTexts } = await import("../../engine/locales.ts");
  for (const language of ["en", "de", "fr"] as const) {
    const texts = await loadOfficialTexts(language);
    for (const [set, id] of facturxElements.flatMap((set) => set.rules?.().map(({ id }) => [set, id] as const) ?? [])) {
      const { message, fix } = set.text(id, texts);
      assert.doesNotMatch((message + fix).replaceAll("{actual}", "it"), /\{|\}|undefined| {2}/, id);
    }
  }
});

Deno.test("what a level of Factur-X does not use is about the invoice, as its findings say", () => {
  assert.deepEqual(explain("ATW-FACTURX-UNUSED", { sets })?.field, ["BG-0"]);
});
