/** What Stripe tells: noted at once, so that nothing is lost, and followed up as soon as Stripe can be asked. */
import { billingEntry, type BillingNews } from "../domain/log_entry.ts";
import { withPaying } from "../stores/accounts.ts";
import { allDue, change, claimedBy, dueOf, noteEvent, settleDue } from "../stores/billing.ts";
import { retried } from "../stores/kv.ts";
import { withoutGrant } from "../domain/lifecycle.ts";
import { type Event, PaymentError } from "../domain/payments.ts";
import { refresh } from "./refresh.ts";
import { paidWithin, type Shop } from "./shop.ts";

/** The events that something can follow from. Stripe is asked about the customer or payment of each, whatever it says itself. */
const followed: ReadonlySet<string> = new Set([
  "charge.dispute.created",
  "charge.refunded",
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
]);

/** Milliseconds that Stripe may take to say more before its event is acknowledged; it wants to know within two seconds. */
const PATIENCE = 1200;

/** Takes an event. Once this is done, it is noted; mostly it is followed up, too. */
export async function take(shop: Shop, event: Event): Promise<void> {
  const { stores, payments } = shop;
  const note = (news: BillingNews) => shop.log(billingEntry(news, stores.clock(), { detail: event.type }));
  if (event.live !== payments.live) return note("event_of_other_mode");
  const isFollowed = followed.has(event.type);
  if (!isFollowed) note("event_ignored");
  // Of a refund only the payment counts, not who paid.
  const about = isFollowed ? event.payment ?? event.customer : undefined;
  const isNew = await noteEvent(stores, event.id, about, isFollowed ? event.settled : undefined);
  if (!isNew || about === undefined) return;
  try {
    await paidWithin(PATIENCE, follow(shop, about));
  } catch {
    // It stays on the list, which is worked off in the background; what went wrong is logged there.
  }
}

/** Asks Stripe about a customer or a payment on the list, and takes it off. Throws PaymentError. */
async function follow(shop: Shop, about: string): Promise<void> {
  const { stores, payments, log } = shop;
  const due = await dueOf(stores, about);
  if (due === undefined) return;
  const found = isPayment(about) ? await lookBack(shop, about) : await refresh({ stores, payments }, about);
  if (found === "unknown") log(billingEntry("customer_unknown", stores.clock()));
  await settleDue(stores, due, found !== "unknown");
}

/** Stripe's ids say what they are of. */
function isPayment(id: string): boolean {
  return id.startsWith("pi_");
}

/** Ends the tier of a fix report whose money went back. Other payments are no concern here: their subscriptions are. */
async function lookBack({ stores, payments, log }: Shop, payment: string): Promise<void> {
  if (await claimedBy(stores, payment) === undefined || !await payments.isReturned(payment)) return;
  await retried(stores.patience, async () => {
    const held = await claimedBy(stores, payment);
    if (held === undefined) return true;
    const { account } = held;
    return await change(stores, held, withPaying(account, withoutGrant(account, stores.clock()))) || undefined;
  });
  log(billingEntry("fix_report_returned", stores.clock()));
}

/** Customers that are looked up in one go, and at once. */
const MOST = 1000;
const AT_ONCE = 4;

/** Works off the list. Ends at the first sign that Stripe cannot be asked, and gives how many customers were looked up. */
export async function workOff(shop: Shop): Promise<number> {
  const customers = [...await allDue(shop.stores, MOST)];
  let done = 0;
  let isUp = true;
  const work = async () => {
    for (let next = customers.shift(); next !== undefined && isUp; next = customers.shift()) {
      try {
        await follow(shop, next);
        done++;
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        isUp &&= error.fault !== "unreachable";
        shop.log(billingEntry("provider_failed", shop.stores.clock(), { detail: error.fault }));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}
