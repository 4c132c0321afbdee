/** The forms of answers about keys. */
import { z } from "@hono/zod-openapi";
import { count, counted, dateTime } from "./forms.ts";

const period = z.string().regex(/^\d{4}-\d{2}$/);
const tier = z.enum(["free", "starter", "scale"]).openapi("Tier");

export const keyIssued = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier,
  monthly_limit: counted("Documents a month."),
  created: dateTime,
  warning: z.string().optional(),
}).openapi("KeyIssued");

export const rotation = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier,
  monthly_limit: counted("Documents a month."),
  period,
  used: count,
  remaining: count,
  resets_at: dateTime,
  created: dateTime.nullable(),
  rotated_at: dateTime,
  rotations_remaining_today: count,
  warning: z.string(),
}).openapi("Rotation");

export const usage = z.object({
  tier,
  period,
  used: counted("Documents this month."),
  limit: counted("Documents a month."),
  remaining: count,
  resets_at: dateTime,
  past_due: z.boolean().openapi({ description: "The last payment failed." }),
  billing_warning: z.string().optional(),
  portal_endpoint: z.url().optional(),
  tier_expires: z.iso.date().optional(),
}).openapi("Usage");
