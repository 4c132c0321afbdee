/**
 * Examples of bodies and of answers. What the engine says of the example invoice, the engine says here, too, so that no
 * example grows old. It is asked when an example is first wanted.
 */
import invoice from "../../examples/invoice-from-json.json" with { type: "json" };
import { generate, parse, validateJson } from "../../engine/mod.ts";

export { invoice };

/** Where the pages of the rules lie, in examples. */
const docsBase = "https://faktlint.example";

/** What POST /v1/generate makes of the example invoice. */
export const written = once(() => ok(generate(JSON.stringify(invoice)), "the example invoice"));

const { vatId: _, ...seller } = invoice.seller;

/** The verdict on the example invoice where the seller's VAT identifier was forgotten. */
export const verdict = once(() => ok(validateJson(JSON.stringify({ ...invoice, seller }), { docsBase }), "an invoice"));

export const parsed = once(() => ok(parse(written().xml), "the written invoice"));

function ok<T>(outcome: { readonly ok: T } | object, of: string): T {
  if (!("ok" in outcome)) throw new TypeError(`${of} is refused: ${JSON.stringify(outcome)}`);
  return outcome.ok;
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
