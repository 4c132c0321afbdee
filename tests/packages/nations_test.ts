/** The package's entry for nations: strict mode gives the nation's verdict where its sets are handed over, and no other. */
import assert from "node:assert/strict";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { validate } from "../../packages/npm/mod.ts";
import { official } from "../../packages/npm/official.ts";
import { setsFor } from "../../packages/npm/nations.ts";
import { answer } from "../../packages/v8/mod.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { CORE } from "../../cases/identifiers.ts";
import { strangers } from "../support/strangers.ts";
import { longTest, sampled } from "../support/sweeps.ts";
import { validInvoice } from "../support/terminal.ts";

function naming(identifier: string, process?: string): string {
  const named = validInvoice.replace(/(<cbc:CustomizationID>)[^<]*/, `$1${identifier}`);
  return process === undefined ? named : named.replace(/(<cbc:ProfileID>)[^<]*/, `$1${process}`);
}

/** NLCIUS asks most of Dutch sellers. */
function dutch(document: string): string {
  return document.replaceAll(/(<cbc:IdentificationCode>)[^<]*/g, "$1NL");
}

async function judged(document: string) {
  const outcome = validate(document, { strict: true, sets: await setsFor(document) });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

const own: readonly (readonly [identifier: string, edition: string, rule: RegExp, process?: string])[] = [
  ...([
    ["fr-extended", "br-fr", /^BR-FR-/],
    ["nlcius", "nlcius", /^BR-NL-/],
    ["cius-ro", "cius-ro", /^BR-RO-/],
    ["ubl-be", "ubl-be", /^ubl-BE-/],
    ["hr-cius", "hr-cius", /^HR-BR-/],
    ["srbdt", "srbdt", /^RSR-/],
    ["cius-pt", "cius-pt", /^DT-CIUS-PT-/],
  ] as const satisfies readonly (readonly [KnownSpecification, string, RegExp])[])
    .map(([id, edition, rule]) => [identifierOf(id), edition, rule] as const),
  [CORE, "br-fr", /^BR-FR-/, "S1"],
];

for (const [identifier, edition, rule, process] of own) {
  Deno.test(`${identifier}${process === undefined ? "" : ` with ${process}`} is judged by ${edition}`, async () => {
    const { provenance, errors, warnings } = await judged(dutch(naming(identifier, process)));
    assert.ok(provenance.editions.some(({ set }) => set === edition), JSON.stringify(provenance.editions));
    assert.ok([...errors, ...warnings].some((it) => rule.test(it.rule)));
    assert.deepEqual(provenance.families_not_run, []);
  });
}

Deno.test("an invoice of EN 16931 has the official sets, and is valid", async () => {
  const { valid, errors } = await judged(naming(CORE));
  assert.deepEqual([valid, errors], [true, []]);
});

Deno.test("without the sets of its nation no invoice is valid, whether BT-24 names it or the billing mode does", () => {
  for (const [identifier, edition, , process] of own) {
    const outcome = validate(naming(identifier, process), { strict: true, sets: official });
    assert.ok("ok" in outcome);
    const { valid, errors, provenance } = outcome.ok;
    const said = errors.find(({ rule }) => rule === "ATW-RULES-NOT-CARRIED");
    assert.deepEqual([valid, said?.severity], [false, "fatal"], edition);
    assert.ok(provenance.families_not_run.length > 0, edition);
  }
});

longTest("what names rules that are not carried is not valid, whatever sets are handed over", async () => {
  for (const identifier of strangers) {
    const { valid, errors } = await judged(naming(identifier));
    assert.equal(valid, false, identifier);
    assert.ok(errors.some((it) => it.rule === "ATW-RULES-NOT-CARRIED" && it.severity === "fatal"), identifier);
  }
});

interface Told {
  readonly valid: boolean;
  readonly errors: readonly { readonly rule: string; readonly severity: string }[];
  readonly warnings: readonly { readonly rule: string }[];
  readonly information: readonly { readonly rule: string }[];
  readonly official?: { readonly valid: boolean };
}

const ID = "ATW-RULES-NOT-CARRIED";

function isRefused({ valid, errors }: Told): boolean {
  return !valid && errors.some(({ rule, severity }) => rule === ID && severity === "fatal");
}

function isWarned({ warnings, official }: Told): boolean {
  return warnings.some(({ rule }) => rule === ID) && official?.valid === false;
}

/** The functions of the component without a host, as it is made of them. */
function byComponent(document: string, options: object): Told {
  return functions.validate.call(document, options) as Told;
}

/** What the wheel's process and the script within a JVM answer. */
async function byV8(document: string, options: object): Promise<Told> {
  const { ok } = JSON.parse(await answer({ call: "validate", options }, document));
  return ok;
}

Deno.test("the component says of nothing that names rules beyond its own that it is valid, nation or stranger", () => {
  for (const [identifier, , , process] of own) {
    const document = naming(identifier, process);
    assert.ok(isRefused(byComponent(document, { strict: true })), identifier);
    const byDefault = byComponent(document, { official: true });
    assert.equal(byDefault.official?.valid, false, identifier);
    // A billing mode (BT-23) is nothing beyond EN 16931 by itself.
    if (process === undefined) {
      assert.ok(byDefault.information.some(({ rule }) => rule === "ATW-PROFILE-ASSUMED"), identifier);
    }
  }
  for (const identifier of sampled(strangers, 4)) {
    assert.ok(isRefused(byComponent(naming(identifier), { strict: true })), identifier);
    assert.ok(isWarned(byComponent(naming(identifier), { official: true })), identifier);
  }
  assert.deepEqual(byComponent(naming(CORE), { strict: true }).errors, []);
});

longTest("the engines of the wheel and of the Java artefact say of no stranger that it is valid", async () => {
  for (const identifier of sampled(strangers, 4)) {
    // Official unless the lighter mode is asked for.
    for (const options of [{}, { official: true }, { strict: true }]) {
      assert.ok(isRefused(await byV8(naming(identifier), options)), identifier);
    }
    assert.ok(isWarned(await byV8(naming(identifier), { preflight: true, official: true })), identifier);
  }
  assert.deepEqual((await byV8(naming(CORE), { strict: true })).errors, []);
});

Deno.test("an option that the wheel's and Java's engine cannot follow is a bad request, whatever the document", async () => {
  for (const options of [{ profile: "x" }, { profile: "x", preflight: true }, { asOf: "2026-02-30" }]) {
    for (const input of ["", naming(CORE)]) {
      const { err } = JSON.parse(await answer({ call: "validate", options }, input));
      assert.deepEqual([err.error, err.code], ["bad_request", "bad_request"], JSON.stringify(options));
    }
  }
});

Deno.test("the engines of the wheel and of the Java artefact judge a nation by its rules", async () => {
  for (const [identifier, , rule, process] of own) {
    const { errors, warnings } = await byV8(dutch(naming(identifier, process)), { strict: true });
    assert.ok([...errors, ...warnings].some((it) => rule.test(it.rule)), identifier);
    assert.ok(errors.every((it) => it.rule !== ID), identifier);
  }
});

Deno.test("anything but a document has no sets", async () => {
  // @ts-expect-error: no document by the types
  assert.deepEqual(await setsFor(5), []);
  assert.deepEqual(await setsFor("<"), []);
});
