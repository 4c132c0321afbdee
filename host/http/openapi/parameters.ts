/** Parameters and headers of several routes. */
import { z } from "@hono/zod-openapi";
import { MOST_CHARACTERS } from "../../limits.ts";
import { languages } from "../../locales.ts";
import { profileSchema } from "./schemas.ts";

function flag(description: string) {
  return z.enum(["true", "false"]).optional().openapi({ description });
}

/** What is wrong with a bad `max_characters`. */
export const WHOLE = `max_characters must be a whole number from 1 to ${MOST_CHARACTERS}`;

export const maxCharacters = z.string().regex(/^0*[1-9]\d{0,8}$/, WHOLE).transform((text) => +text)
  .refine((characters) => characters <= MOST_CHARACTERS, WHOLE).optional().openapi({
    type: "integer",
    minimum: 1,
    maximum: MOST_CHARACTERS,
    example: 12_000_000,
    description: "Raises the reader's cap on characters for this request, and the ceiling of the body to 32 MB.",
  });

export const record = flag("Store a signed validation record, and answer where it is.");
export const strict = flag("Judge exactly as the official validators do.");
export const lang = z.enum(languages).optional().openapi({ description: "The language of texts." });
export const profile = profileSchema.optional().openapi({
  description: "What to judge by; left out, the invoice says it.",
});

/** Printable ASCII; HTTP takes space at the ends away. */
export const idempotencyKey = /^[!-~](?:[ -~]{0,253}[!-~])?$/;

/** What clients may send with every document. */
export const requestHeaders = z.object({
  "Idempotency-Key": z.string().regex(idempotencyKey).optional().openapi({
    example: "order-4711",
    description: "A repeat within 24 h under the same value, of the same request, is not charged again.",
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
