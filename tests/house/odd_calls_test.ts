/** Functions of what is published, called by somebody without types: what is thrown names the argument. */
import assert from "node:assert/strict";
import * as engine from "../../engine/entry.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import * as extracting from "../../engine/pdf/extract_entry.ts";
import * as pdf from "../../engine/pdf/entry.ts";
import { invoiceWith } from "../../cases/json.ts";
import { validInvoice } from "../support/terminal.ts";

const odd: readonly unknown[] = [
  ...[undefined, null, 0, NaN, true, "", "x", 1n, Symbol("s"), [], {}, () => {}, new Date(), new Map()],
  ...[new Uint8Array(3), Object.create(null), { kind: 5 }, { input: 5 }, { regular: 5 }],
];

const entries = Object.entries({ ...engine, ...pdf, "extract.js: extract": extracting.extract })
  .filter(([, of]) => typeof of === "function");

async function thrown(of: unknown, given: readonly unknown[]): Promise<unknown> {
  try {
    await Reflect.apply(of as () => unknown, undefined, given);
    return undefined;
  } catch (error) {
    return error;
  }
}

for (const [name, of] of entries) {
  Deno.test(`${name}() names the argument where it throws for a wrong one`, async () => {
    for (const first of odd) {
      for (const second of odd) {
        const error = await thrown(of, [first, second]);
        if (error === undefined) continue;
        // What is no PDF is said by a class of its own, where it is bytes.
        if (first instanceof Uint8Array && !(error instanceof TypeError)) continue;
        assert.ok(error instanceof TypeError, `${String(error)}`);
        assert.match(error.message, /^The argument \w+ is wrong: \w+$/, `${typeof first}, ${typeof second}`);
      }
    }
  });
}

Deno.test("null is as good as nothing where an option is left out, and right calls do as before", () => {
  const bytes = new TextEncoder().encode(validInvoice);
  const opening = engine.open({ input: bytes }, { sets: [...official, ...facturx] });
  assert.ok("ok" in opening);
  const loose: unknown = engine.judge;
  assert.ok(typeof loose === "function");
  assert.deepEqual(Reflect.apply(loose, undefined, [opening.ok, null]), engine.judge(opening.ok));
  assert.equal(engine.judge(opening.ok, { strict: true, sets: official }).valid, true);
  assert.ok("ok" in engine.generate(invoiceWith({})));
});

Deno.test("what a caller's own function throws comes to the caller as it is", () => {
  const own = new TypeError("of the caller");
  const extract = () => {
    throw own;
  };
  const pdf = new TextEncoder().encode("%PDF-1.7");
  assert.throws(() => engine.open({ input: pdf }, { extract }), (error) => error === own);
});
