/** The package's entry for nations: strict mode gives the nation's verdict where its sets are handed over, and no other. */
import assert from "node:assert/strict";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { validate } from "../../packages/npm/mod.ts";
import { setsFor } from "../../packages/npm/nations.ts";
import { CORE } from "../support/identifiers.ts";
import { strangers } from "../support/strangers.ts";
import { validInvoice } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

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

longTest("what names rules that are not carried is not valid, whatever sets are handed over", async () => {
  for (const identifier of strangers) {
    const { valid, errors } = await judged(naming(identifier));
    assert.equal(valid, false, identifier);
    assert.ok(errors.some((it) => it.rule === "ATW-RULES-NOT-CARRIED" && it.severity === "fatal"), identifier);
  }
});

Deno.test("of what is no document there are no sets", async () => {
  // @ts-expect-error: no document by the types
  assert.deepEqual(await setsFor(5), []);
  assert.deepEqual(await setsFor("<"), []);
});
