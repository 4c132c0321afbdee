/**
 * Examples of bodies and of answers. What the engine says of the example invoice, the engine says here, too, so that no
 * example grows old.
 */
import invoice from "../../../examples/invoice-from-json.json" with { type: "json" };
import { generate, parse, validateJson } from "../../../engine/mod.ts";

export { invoice };

/** Where the pages of the rules lie, in examples. */
const docsBase = "https://faktlint.example";

function ok<T>(outcome: { readonly ok: T } | object, of: string): T {
  if (!("ok" in outcome)) throw new TypeError(`${of} is refused: ${JSON.stringify(outcome)}`);
  return outcome.ok;
}

/** What POST /v1/generate makes of the example invoice. */
export const written = ok(generate(JSON.stringify(invoice)), "the example invoice");
export const xml: string = written.xml;

const { vatId: _, ...seller } = invoice.seller;

/** The verdict on the example invoice where the seller's VAT identifier was forgotten. */
export const verdict = ok(validateJson(JSON.stringify({ ...invoice, seller }), { docsBase }), "an invoice");

export const parsed = ok(parse(xml), "the written invoice");

/** Of the right form, and never issued. */
const key = `fl_live_${"Example0".repeat(5)}`;

const month = { period: "2026-11", used: 12, remaining: 88, resets_at: "2026-12-01T00:00:00.000Z" } as const;

export const keyIssued = { key, tier: "free", monthly_limit: 100, created: "2026-11-02T09:30:00.000Z" } as const;

export const rotation = {
  key,
  tier: "free",
  monthly_limit: 100,
  ...month,
  created: keyIssued.created,
  rotated_at: "2026-11-21T12:00:00.000Z",
  rotations_remaining_today: 2,
  warning: "Store the key now: it is not shown again.",
} as const;

export const usage = { tier: "free", limit: 100, ...month, past_due: false } as const;
