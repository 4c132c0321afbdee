/** Strict mode with everything that the official validators judge by, and what default mode says of its verdict. */
import assert from "node:assert/strict";
import { loadOfficialTexts } from "../../engine/locales.ts";
import {
  type Finding,
  type Location,
  validate,
  validateJson,
  type ValidateOptions,
  type Verdict,
} from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { parsed, written } from "../support/elements.ts";

const sets = official;
const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));

/** The example with two identifiers of the buyer, and a unique identifier of a line, which EN 16931 does not use. */
function odd(): string {
  const root = parsed(simple);
  for (const party of root.at("cac:AccountingCustomerParty/cac:Party")) {
    for (const id of ["1", "2"]) party.add("cac:PartyIdentification").add("cbc:ID", id);
  }
  for (const line of root.named("cac:InvoiceLine")) line.add("cbc:UUID", "7f0c");
  return written(root);
}

function verdictOn(xml: string, options: ValidateOptions = {}): Verdict {
  const outcome = validate(xml, { sets, ...options });
  assert.ok("ok" in outcome, "the document is read");
  return outcome.ok;
}

function all({ errors, warnings, information }: Verdict): readonly Finding<Location>[] {
  return [...errors, ...warnings, ...information];
}

function find(verdict: Verdict, id: string): Finding<Location> | undefined {
  return all(verdict).find(({ rule }) => rule === id);
}

Deno.test("strict mode judges by the syntax rules, and names the element", () => {
  const verdict = verdictOn(odd(), { strict: true });
  const unused = find(verdict, "UBL-CR-515");
  assert.equal(unused?.severity, "warning");
  assert.ok(unused?.location !== undefined && "path" in unused.location);
  assert.equal(unused.location.path, "/ubl:Invoice/cac:InvoiceLine/cbc:UUID");
  assert.deepEqual(unused.field, "BG-25");
  const second = find(verdict, "UBL-SR-16");
  assert.equal(second?.severity, "fatal");
  assert.ok(second?.location !== undefined && "path" in second.location);
  assert.match(second.location.path, /\/cac:PartyIdentification\[2\]\/cbc:ID$/);
});

Deno.test("default mode runs neither syntax rules nor the schema, and says so", () => {
  const verdict = verdictOn(odd());
  assert.deepEqual(all(verdict).filter(({ rule }) => /^(?:UBL|ATW-SCHEMA)-/.test(rule)), []);
  assert.ok(verdict.provenance.families_not_run.includes("UBL-CR-*"));
});

Deno.test("what ran in strict mode is not said to be missing", () => {
  const { families_not_run, rules_evaluated } = verdictOn(odd(), { strict: true }).provenance;
  assert.deepEqual(families_not_run.filter((family) => family.startsWith("UBL-")), []);
  const [without] = [validate(odd(), { strict: true })];
  assert.ok("ok" in without);
  assert.ok(rules_evaluated > without.ok.provenance.rules_evaluated);
});

Deno.test("default mode says the official verdict in numbers where it is asked to, and only there", () => {
  const strict = verdictOn(odd(), { strict: true });
  const verdict = verdictOn(odd(), { official: true });
  assert.equal(verdict.valid, true);
  assert.deepEqual(verdict.official, {
    valid: false,
    errors: strict.errors.length,
    warnings: strict.warnings.length,
  });
  assert.equal(verdictOn(odd()).official, undefined);
  assert.equal(verdictOn(simple, { official: true }).official?.valid, true);
});

Deno.test("a JSON invoice has an official verdict as well", () => {
  const json = JSON.parse(Deno.readTextFileSync(new URL("../../examples/invoice-from-json.json", import.meta.url)));
  const twice = { ...json, buyer: { ...json.buyer, identifiers: [{ value: "1" }, { value: "2" }] } };
  for (const [invoice, valid] of [[json, true], [twice, false]] as const) {
    const outcome = validateJson(JSON.stringify(invoice), { sets, official: true });
    assert.ok("ok" in outcome);
    assert.equal(outcome.ok.official?.valid, valid);
  }
  const strict = validateJson(JSON.stringify(twice), { sets, strict: true });
  assert.ok("ok" in strict);
  assert.equal(strict.ok.errors.find(({ rule }) => rule === "UBL-SR-16")?.severity, "fatal");
});

Deno.test("a language that was loaded for it words the official rules, too", async () => {
  const words = { de: /verwendet.*nicht/, fr: /n’utilise pas/ } as const;
  for (const language of ["de", "fr"] as const) {
    const verdict = verdictOn(odd(), { strict: true, texts: await loadOfficialTexts(language) });
    assert.match(find(verdict, "UBL-CR-515")?.message ?? "", words[language]);
  }
});

Deno.test("no text of a syntax rule has a gap left, in any language", async () => {
  const { elementsSets: [ofUbl, ofCii] } = await import("../../engine/judge/elements_set.ts");
  const { elementCases } = await import("../support/element_cases.ts");
  const ids = new Set(elementCases().map(({ id }) => id));
  assert.ok([...ids].some((id) => id.startsWith("UBL-")) && [...ids].some((id) => id.startsWith("CII-")));
  for (const language of ["en", "de", "fr"] as const) {
    const texts = await loadOfficialTexts(language);
    for (const id of ids) {
      const { message, fix } = (id.startsWith("CII-") ? ofCii : ofUbl).text(id, texts);
      assert.doesNotMatch((message + fix).replaceAll("{actual}", "it"), /\{|\}|undefined| {2}/, id);
    }
  }
});

Deno.test("every element that a syntax rule is about has a name in German and French", async () => {
  const { compile } = await import("../../engine/rules/elements/compile.ts");
  const { pathsOf } = await import("../../engine/rules/elements/row.ts");
  const { ublElements } = await import("../../engine/rules/en16931/ubl.elements.ts");
  const { ciiElements } = await import("../../engine/rules/en16931/cii.elements.ts");
  const rows = [ublElements, ciiElements].flatMap((table) => compile(table).rows);
  const paths = rows.flatMap((row) => [...pathsOf(row), ...(row.among === undefined ? [] : [row.among])]);
  const names = new Set(
    paths.map((path) => path.split("/").at(-1)?.replace(/^\w+:/, "") ?? "").filter((it) => it !== "."),
  );
  for (const language of ["de", "fr"] as const) {
    const { official } = await loadOfficialTexts(language);
    const known = new Set(official?.elements.names?.trim().split("\n").map((line) => line.split(" ")[0]));
    assert.deepEqual([...names].filter((name) => !known.has(name)), [], language);
    assert.deepEqual([...known].filter((name) => name !== undefined && !names.has(name)), [], language);
  }
});
