/** What the rule pages say of a rule besides its explanation. */
import type { Side } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import {
  causesOf,
  familyIds,
  type Guide,
  guides,
  idAmong,
  placedTerms,
  type ScopedSeverity,
} from "../../engine/explain/guide.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explain, explainAll, profileNames, validate } from "../../engine/mod.ts";

import { type CaseSet, caseSets } from "../../cases/all.ts";
import { documentOf } from "../../cases/edit.ts";
import { sampled } from "../support/sweeps.ts";

const { sets } = await load(everything, "en");
const { rules, of } = guides(sets);
const all: ReadonlyMap<string, Guide> = new Map([...rules.keys()].map((rule) => [rule, guideOf(rule)]));

function guideOf(id: string): Guide {
  const found = of(id);
  assert.ok(found !== undefined, id);
  return found;
}

/** What a rule's page says of a mode, by profile. */
function said(id: string, mode: "byDefault" | "strict"): Readonly<Record<string, readonly ScopedSeverity[]>> {
  return Object.fromEntries(guideOf(id).runs.map((run) => [run.profile, run[mode]]));
}

Deno.test("guides() has every rule that is explained, in the same order", () => {
  assert.deepEqual([...all.keys()], explainAll({ sets: sets ?? [] }).map(({ rule }) => rule));
});

/** Official ids that differ in their letters alone: EN 16931's rule and Belgium's. */
const alike = ["ubl-CR-384", "UBL-CR-384"];

Deno.test("no two rules have ids that differ in their letters alone, but those that are known to", () => {
  const folded = Map.groupBy([...all.keys()], (id) => id.toUpperCase());
  assert.deepEqual([...folded.values()].filter((ids) => ids.length > 1), [alike]);
});

Deno.test("explain() gives the rule of exactly the id that is asked for, and else the one in other letters", () => {
  const ids = explainAll({ sets: sets ?? [] }).map(({ rule }) => rule);
  assert.deepEqual(ids.filter((id) => idAmong(ids, id) !== id), []);
  assert.deepEqual(ids.filter((id) => !alike.includes(id) && idAmong(ids, id.toLowerCase()) !== id), []);
  for (const id of [...alike, "BR-02"]) assert.equal(explain(id, { sets: sets ?? [] })?.rule, id);
  assert.equal(explain(" br-de-23-A ")?.rule, "BR-DE-23-a");
  assert.equal(explain("BR-999"), undefined);
});

Deno.test("every rule runs in a profile, and none is said to run where it does not", () => {
  assert.deepEqual([...all.values()].filter(({ runs }) => runs.length === 0).map(({ rule }) => rule), []);
  assert.deepEqual(Object.keys(said("GR-R-001-1", "strict")), ["peppol-bis-3"]);
  assert.deepEqual(Object.keys(said("BR-DE-1", "strict")), ["xrechnung-ubl", "xrechnung-cii"]);
  assert.deepEqual(Object.keys(said("BR-02", "strict")), [...profileNames]);
});

Deno.test("a rule that EXTENDED-CTC-FR drops does not run by its profiles, and one that it has itself does", () => {
  for (const profile of ["fr-ctc-ubl", "fr-ctc-cii"]) {
    assert.equal(said("BR-CO-10", "strict")[profile]?.some(({ severity }) => severity !== "off") ?? false, false);
    assert.ok(said("BR-CO-25", "strict")[profile]?.some(({ severity }) => severity === "fatal"), profile);
    assert.deepEqual(said("BR-CO-14", "strict")[profile], [{ severity: "fatal" }]);
  }
  // A Factur-X that states a French billing mode is under it, too.
  assert.deepEqual(Object.keys(said("BR-FR-08_BT-23", "strict")), ["facturx-en16931", "fr-ctc-ubl", "fr-ctc-cii"]);
});

Deno.test("a rule that the two modes, the syntaxes or the kinds of input grade differently says so", () => {
  assert.deepEqual(said("PEPPOL-EN16931-R010", "byDefault")["peppol-bis-3"], [{ severity: "warning" }]);
  assert.deepEqual(said("PEPPOL-EN16931-R010", "strict")["peppol-bis-3"], [{ severity: "fatal" }]);
  assert.deepEqual(said("BR-DE-21", "byDefault")["xrechnung-ubl"], [
    { severity: "off", input: "xml" },
    { severity: "warning", input: "json" },
  ]);
  assert.deepEqual(said("BR-CL-23", "strict")["xrechnung-cii"], [{ severity: "warning" }]);
  assert.deepEqual(said("ATW-IBAN-CHECK-DIGIT", "strict")["en16931"], [{ severity: "information" }]);
  assert.deepEqual(said("ATW-INPUT-CONFLICT", "strict")["en16931"], [{ severity: "information" }]);
  assert.deepEqual(said("ATW-INPUT-TYPE", "strict")["en16931"], [{ severity: "fatal" }]);
});

/** The grade for an XML document of a syntax. */
function gradeOn(severities: readonly ScopedSeverity[], side: Side): string | undefined {
  return severities.find((it) => (it.side ?? side) === side && it.input !== "json")?.severity;
}

for (const [name, set] of Object.entries<CaseSet>(caseSets)) {
  Deno.test(`what a page says of severities is what validate() finds in the failing cases of ${name}`, () => {
    for (const [id, cases] of sampled(Object.entries(set.cases), 4)) {
      for (const side of ["ubl", "cii"] as const) {
        const [profile, it] = [set.profiles[side], cases[side]?.fail[0]];
        if (profile === undefined || it === undefined) continue;
        for (const strict of [false, true]) {
          const outcome = validate(documentOf(it, side, set.base), { profile, strict });
          assert.ok("ok" in outcome);
          const { errors, warnings, information } = outcome.ok;
          const found = [...errors, ...warnings, ...information].find(({ rule }) => rule === id)?.severity ?? "off";
          const severities: readonly ScopedSeverity[] = said(id, strict ? "strict" : "byDefault")[profile] ?? [];
          assert.equal(gradeOn(severities, side) ?? "off", found, `${id} in ${side}${strict ? ", strict" : ""}`);
        }
      }
    }
  });
}

Deno.test("the first term of a rule stands where its explanation says", () => {
  for (const { rule, field: [first], xpath, places } of explainAll()) {
    const term = guideOf(rule).terms[0];
    assert.equal(term?.id, first, rule);
    if (term === undefined) continue;
    // Where a credit note alone says it, the finding shows that element.
    const paths = [term.ubl, term.creditNote?.replace("/CreditNote", "/Invoice")];
    assert.ok(paths.includes(xpath), `${rule}: ${xpath}`);
    assert.equal(term.json, places?.json, rule);
    assert.ok(places?.cii === undefined || term.cii?.endsWith(places.cii), rule);
  }
});

Deno.test("related rules share a term with the rule, are others, and occur once", () => {
  for (const { rule, terms, related } of all.values()) {
    assert.equal(new Set(related).size, related.length, rule);
    for (const other of related) {
      assert.notEqual(other, rule);
      const shared = guideOf(other).terms.some(({ id }) => terms.some((term) => term.id === id));
      assert.ok(shared, `${rule} and ${other}`);
    }
  }
  assert.ok(guideOf("BR-CO-15").related.includes("BR-CO-13"));
});

Deno.test("the ten related rules come first with which a rule shares the terms that few others have", () => {
  const judged = [...all.values()].filter(({ family }) => family !== "ATW");
  const users = new Map<string, number>();
  for (const { terms } of judged) for (const { id } of terms) users.set(id, (users.get(id) ?? 0) + 1);
  for (const rule of ["BR-CO-15", "BR-CL-14", "BR-S-08", "BR-DE-16", "BR-53"]) {
    const { terms, related } = guideOf(rule);
    const nearness = (other: Guide) => {
      const shared = other.terms.filter(({ id }) => terms.some((term) => term.id === id));
      return shared.reduce((sum, { id }) => sum + 1 / (users.get(id) ?? 1), 0);
    };
    const others = judged.filter((it) => it.rule !== rule && nearness(it) > 0).map(nearness).sort((a, b) => b - a);
    const named = related.map((it) => nearness(guideOf(it)));
    assert.equal(named.length, Math.min(10, others.length), rule);
    for (const [at, near] of named.entries()) assert.ok(Math.abs(near - (others[at] ?? 0)) < 1e-9, `${rule} ${at}`);
  }
});

Deno.test("severities name a syntax or an input only where that makes a difference", () => {
  for (const { rule, runs } of all.values()) {
    for (const severities of runs.flatMap(({ byDefault, strict }) => [byDefault, strict])) {
      const said = severities.map(({ severity, side, input }) => [severity, side, input].join());
      assert.equal(new Set(said).size, said.length, rule);
      if (severities.length === 1) continue;
      assert.ok(new Set(severities.map(({ severity }) => severity)).size > 1, rule);
      const scopes = severities.map(({ side, input }) => `${side !== undefined} ${input !== undefined}`);
      assert.equal(new Set(scopes).size, 1, rule);
    }
  }
});

Deno.test("a term that a credit note has elsewhere says so, and others do not", () => {
  const placed = new Map(placedTerms().map((term) => [term.id, term]));
  const { ubl, creditNote, cii, json } = placed.get("BT-9") ?? assert.fail("BT-9");
  assert.deepEqual([ubl, creditNote, json], [
    "/Invoice/cbc:DueDate",
    "/CreditNote/cac:PaymentMeans/cbc:PaymentDueDate",
    "dueDate",
  ]);
  assert.ok(cii?.startsWith("/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/"));
  assert.equal(placed.get("BT-5")?.creditNote, undefined);
  assert.equal(placed.get("BG-0")?.ubl, "/Invoice");
  assert.equal(placed.get("BG-0")?.cii, "/rsm:CrossIndustryInvoice");
});

Deno.test("placedTerms() has every term that a rule is about, once", () => {
  const ids = placedTerms().map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { rule, terms } of all.values()) {
    for (const { id } of terms) assert.ok(ids.includes(id), `${id} of ${rule}`);
  }
  const line = placedTerms().find(({ id }) => id === "BT-131");
  assert.deepEqual([line?.ubl, line?.creditNote], [
    "/Invoice/cac:InvoiceLine/cbc:LineExtensionAmount",
    "/CreditNote/cac:CreditNoteLine/cbc:LineExtensionAmount",
  ]);
});

const languages = ["en", "de", "fr"];

Deno.test("every rule but that of a broken one has its usual causes in each language, as sentences", () => {
  for (const of of [...all.values(), ...familyIds.map((family) => ({ rule: family, family }))]) {
    const said = languages.map((language) => causesOf(of, language));
    assert.equal(new Set(said.map(({ length }) => length)).size, 1, of.rule);
    assert.equal(new Set(said.flat()).size, said.flat().length, of.rule);
    assert.equal(said.flat().length === 0, of.rule === "ATW-RULE-FAILED", of.rule);
    for (const cause of said.flat()) assert.match(cause, /^\p{Lu}.*[^.]\.$/u);
  }
});

Deno.test("the usual causes of a rule are those of what it is about, before those of its family", () => {
  const sayings: readonly (readonly [rule: string, says: RegExp, not: RegExp])[] = [
    ["PEPPOL-EN16931-R120", /base quantity/, /electronic addresses/],
    ["PEPPOL-EN16931-R020", /electronic addresses/, /base quantity/],
    ["PEPPOL-EN16931-CL001", /instead of its code/, /network/],
    ["PEPPOL-EN16931-R110", /billing plan/, /network/],
    ["BR-CO-10", /rounded per line/, /VAT category/],
    ["BR-S-08", /rounded per line/, /VAT category/],
    ["BR-S-02", /VAT category/, /check digit/],
    ["BR-IC-12", /place of delivery/, /VAT category/],
    ["BR-12", /leaves its element out/, /rounded per line/],
    ["BR-09", /Street, post code/, /leaves its element out/],
    ["BR-DE-5", /letterhead/, /Leitweg-ID/],
    ["BR-DE-15", /Leitweg-ID/, /letterhead/],
    ["BR-DE-18", /#SKONTO#/, /Leitweg-ID/],
    ["BR-DEC-12", /unrounded/, /rounded per line/],
    ["IT-R-002", /another country/, /network/],
    ["ATW-VALUE-REPEATED", /standard has one value/, /7,0/],
    ["ATW-VAT-RATE-FRACTION", /factor/, /ledger/],
  ];
  for (const [rule, says, not] of sayings) {
    const said = causesOf(guideOf(rule), "en").join(" ");
    assert.match(said, says, rule);
    assert.doesNotMatch(said, not, rule);
  }
});
