/** What a service lacks, printed when it starts. */
import type { Generation } from "../documents/generation.ts";
import { planNames, plans } from "../domain/plans.ts";
import type { Config } from "./config.ts";

/** What the configuration, or this build, leaves off. */
export function leftOff(config: Config, generation: Generation | undefined): readonly string[] {
  return [
    ...(config.recordSigningKey === undefined ? ["records are not signed (RECORD_SIGNING_KEY)"] : []),
    ...(generation === undefined ? ["invoices are not written"] : []),
    ...(generation?.pages === true ? [] : ["PDFs are not written"]),
    ...notSold(config.stripe),
  ];
}

/** What of billing is missing. */
function notSold({ secretKey, webhookSecrets, prices }: Config["stripe"]): readonly string[] {
  const missing = planNames.filter((plan) => prices[plan] === undefined).map((plan) => plans[plan].variable);
  if (secretKey === undefined) return ["nothing can be bought (STRIPE_SECRET_KEY)"];
  if (missing.length === planNames.length) return [`nothing can be bought (${missing.join(", ")})`];
  return [
    ...(missing.length === 0 ? [] : [`some plans are not sold (${missing.join(", ")})`]),
    ...(webhookSecrets.length > 0 ? [] : ["payments are noticed once a day only (STRIPE_WEBHOOK_SECRET)"]),
  ];
}
