/**
 * An account by what Stripe says now. The account is read before Stripe is asked, and changed only if nobody else changed it
 * meanwhile: so the later query wins, and a rotation on the way is not lost.
 */
import type { Account } from "../stores/accounts.ts";
import { type Held, readAccount, withPaying } from "../stores/accounts.ts";
import { buyerOf, change } from "../stores/billing.ts";
import { retried } from "../stores/kv.ts";
import { applied, best, isHeld, type Subscription } from "../domain/lifecycle.ts";
import type { Shop } from "./shop.ts";

/** `unknown`: no account here is this customer's. */
export type Refreshed = { readonly account: Account } | "unknown";

/** Asks Stripe about a customer, and does what follows. Throws PaymentError. */
export function refresh({ stores, payments }: Pick<Shop, "stores" | "payments">, customer: string): Promise<Refreshed> {
  return retried(stores.patience, async (): Promise<Refreshed | undefined> => {
    const known = await buyerOf(stores, customer);
    const held = known ?? await named(stores, await payments.accountOf(customer));
    if (held === undefined) return "unknown";
    const subscriptions = await payments.subscriptionsOf(customer);
    // Another customer stands for the account by now, or this one was never linked.
    if (held.account.customer !== customer && !takesOver(held.account, subscriptions)) {
      return known === undefined ? "unknown" : { account: held.account };
    }
    const account = by(subscriptions, { ...held.account, customer }, stores.clock());
    // Even where nothing changes: a query that started earlier, and got an outdated answer, then finds the account changed.
    return await change(stores, held, account) ? { account } : undefined;
  });
}

async function named(stores: Shop["stores"], id: string | undefined): Promise<Held | undefined> {
  return id === undefined ? undefined : await readAccount(stores, id);
}

function takesOver(account: Account, subscriptions: readonly Subscription[]): boolean {
  const subscription = best(subscriptions);
  if (account.customer === undefined) return true;
  return subscription !== undefined && isHeld({ subscription }) && !isHeld(account);
}

/** The account as its subscriptions make it. A purchase that was begun is done with once there is one. */
export function by(subscriptions: readonly Subscription[], account: Account, now: number): Account {
  const after = withPaying(account, applied(account, subscriptions, now));
  const { checkout: _begun, ...rest } = after;
  return isHeld(after) ? rest : after;
}
