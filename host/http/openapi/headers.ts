/** Headers of the routes that cost documents, or make keys. */
import { z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../metering/repeats.ts";

/** What clients may send with every document. */
export const requestHeaders = z.object({
  "Idempotency-Key": z.string().regex(idempotencyKey).optional().openapi({
    example: "order-4711",
    description:
      "A repeat within 24 h under the same value, of the same operation on the same body with the same options, is not " +
      "charged again, in whatever format and language it is asked for. One that asks for a record then gets it.",
  }),
});

/** What clients may send where the answer carries a new key. */
export const replayHeaders = z.object({
  "Idempotency-Key": z.string().regex(idempotencyKey).optional().openapi({
    example: "8d4ee8a0-54b7-4f0e-a1c3-97f1d2f6b0aa",
    description:
      "For 24 hours, the same request gets the same answer under the same value, key included: send one, and an " +
      "answer that gets lost costs no key. Make it of random, because it opens that answer.",
  }),
});

const whole = { type: "integer", minimum: 0 } as const;

/** Of every answer to a good key. With METERING=off there are none. */
export const meteredHeaders = {
  "X-RateLimit-Limit": { description: "Documents a month.", schema: whole },
  "X-RateLimit-Remaining": { description: "Documents left.", schema: whole },
  "X-RateLimit-Reset": { description: "When the month is over, in Unix time.", schema: whole },
  "X-RateLimit-Period": { description: "The month.", schema: { type: "string", pattern: "^\\d{4}-\\d{2}$" } },
  "X-Quota-Notice": { description: "Once a month, past 80 % of the allowance.", schema: { type: "string" } },
} as const;
