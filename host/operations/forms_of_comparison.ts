/** The form of what two invoices state differently. */
import { z } from "@hono/zod-openapi";

const value = z.string().nullable();

const difference = z.object({
  term: z.string().openapi({ example: "BT-115", description: "The business term." }),
  pointer: z.string().openapi({
    example: "/totals/payableAmount",
    description: "Where the model of the invoice that states it has it (RFC 6901); of both, where both do.",
  }),
  a: value.openapi({ description: "As the first invoice states it; null where it does not." }),
  b: value.openapi({ description: "As the second invoice states it; null where it does not." }),
}).openapi("Difference", { description: "A value that only one invoice states, or that both state differently." });

export const comparison = z.object({
  equal: z.boolean().openapi({ description: "Whether both state the same." }),
  changes: z.array(difference).openapi({ description: "In the order of the business terms." }),
  amount_due: z.object({ a: value, b: value }).openapi({
    description: "What each says is due (BT-115); null where it does not say it.",
  }),
}).openapi("Comparison", { description: "What two invoices state differently." });
