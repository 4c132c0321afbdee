/**
 * Examples of bodies and of answers. What the engine says of the example invoice, the engine says here, too, so that no
 * example grows old. It is asked when an example is first wanted.
 */
import { setImmediate } from "node:timers/promises";
import { generate, parse, validateJson } from "../../engine/mod.ts";
import { EXAMPLE_BASE, invoice, once, whole } from "./example_invoice.ts";

type Worked = typeof import("./worked_examples.ts");

const docsBase = EXAMPLE_BASE;

/** What POST /v1/generate makes of the example invoice. */
export const written = once(() => whole(generate(JSON.stringify(invoice), { docsBase }), "the example invoice"));

const { vatId: _, ...seller } = invoice.seller;

/** The verdict on the example invoice where the seller's VAT identifier was forgotten. */
export const verdict = once(() =>
  whole(validateJson(JSON.stringify({ ...invoice, seller }), { docsBase }), "an invoice")
);

export const parsed = once(() => whole(parse(written().xml), "the written invoice"));

/** Their code is a fifth of all that a service would load to start: it comes when the first of them is made. */
let worked: Worked | undefined;

export const converted = () => loaded().converted();
export const compared = () => loaded().compared();
export const diagnosis = () => loaded().diagnosis();
export const repaired = () => loaded().repaired();

function loaded(): Worked {
  if (worked === undefined) throw new TypeError("madeAll() comes before the first example.");
  return worked;
}

/** Makes all examples that the engine has to be asked for. The first take a tenth of a second each: others are answered between them. */
export async function madeAll(): Promise<void> {
  worked ??= await import("./worked_examples.ts");
  for (const make of [written, verdict, parsed, converted, compared, diagnosis, repaired]) {
    make();
    await setImmediate();
  }
}
