/** Events of Stripe: signed, at most five minutes old, and of a form that is known. */
import Stripe from "stripe";
import type { Event, ReadEvent } from "../../domain/payments.ts";
import * as forms from "./forms.ts";

/** Seconds that a signature holds. */
const TOLERANCE = 300;

/** Reads events that one of the secrets signed: while secrets are exchanged, there are several. */
export function eventReader(secrets: readonly string[]): ReadEvent {
  const crypto = Stripe.createSubtleCryptoProvider();
  return async (body, signature, now) => {
    if (isAhead(signature, now)) return undefined;
    for (const secret of secrets) {
      try {
        // Compared in constant time by the package.
        const event: unknown = await Stripe.webhooks.constructEventAsync(
          body,
          signature,
          secret,
          TOLERANCE,
          crypto,
          now,
        );
        return eventOf(event);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
      }
    }
    return undefined;
  };
}

/** Whether an event is signed for a time that is yet to come, which the package lets through. */
function isAhead(signature: string, now: number): boolean {
  return signature.split(",").some((part) =>
    part.trim().startsWith("t=") && +part.trim().slice(2) * 1000 > now + TOLERANCE * 1000
  );
}

function eventOf(signed: unknown): Event | undefined {
  const parsed = forms.event.safeParse(signed);
  if (!parsed.success) return undefined;
  const { id, type, livemode: live, account, data: { object } } = parsed.data;
  const customer = object.object === "customer" ? object.id : object.customer;
  const payment = object.object === "charge" || object.object === "dispute" ? object.payment_intent : undefined;
  const isSettled = object.object === "checkout.session" && object.payment_status === "paid";
  return {
    id,
    type,
    live,
    // What happened in somebody else's business is nobody's here.
    ...(typeof customer === "string" && typeof account !== "string" ? { customer } : {}),
    ...(typeof payment === "string" && typeof account !== "string" ? { payment } : {}),
    ...(isSettled && object.id !== undefined ? { settled: object.id } : {}),
  };
}
