/** Every account that paid or wanted to, against Stripe: what differs, and on request what Stripe says. */
import { billingEntry } from "../domain/log_entry.ts";
import { type Account, readAccount } from "../stores/accounts.ts";
import { buyerOf, inTurn, unknownCustomers } from "../stores/billing.ts";
import { DAY } from "../kit/calendar.ts";
import { isHeld } from "../domain/lifecycle.ts";
import type { Owned } from "../domain/payments.ts";
import { by, refresh } from "./refresh.ts";
import type { Shop } from "./shop.ts";

export interface Difference {
  /** undefined: no account is this customer's. */
  readonly account?: string;
  readonly customer: string;
  /** What the account has here, and what it has by what Stripe says. */
  readonly here: string;
  readonly stripe: string;
  /** Whether it is as Stripe says now. */
  readonly corrected: boolean;
}

/** Compares, and corrects with `apply`. Throws PaymentError; what was corrected until then stays. */
export async function reconcile(shop: Shop, apply: boolean): Promise<readonly Difference[]> {
  const bought = await byCustomer(shop);
  const rows: Difference[] = [];
  for await (const { value } of shop.stores.kv.each<Account>(["account"])) {
    if (value.customer === undefined) continue;
    const difference = await ofAccount(shop, value.id, value.customer, bought.get(value.customer) ?? [], apply);
    if (difference !== undefined) rows.push(difference);
  }
  const strangers = new Set([...heldCustomers(bought), ...await unknownCustomers(shop.stores)]);
  for (const customer of strangers) {
    const difference = await ofStranger(shop, customer, apply);
    if (difference !== undefined) rows.push(difference);
  }
  return rows;
}

async function byCustomer({ payments }: Shop): Promise<ReadonlyMap<string, readonly Owned[]>> {
  const all = new Map<string, Owned[]>();
  for await (const owned of payments.everySubscription()) {
    const same = all.get(owned.customer);
    if (same === undefined) all.set(owned.customer, [owned]);
    else same.push(owned);
  }
  return all;
}

/** Customers with a subscription to something that is sold here. */
function heldCustomers(bought: ReadonlyMap<string, readonly Owned[]>): readonly string[] {
  return [...bought].filter(([, all]) => all.some(({ subscription, isOurs }) => isOurs && isHeld({ subscription })))
    .map(([customer]) => customer);
}

async function ofAccount(
  shop: Shop,
  id: string,
  customer: string,
  listed: readonly Owned[],
  apply: boolean,
): Promise<Difference | undefined> {
  const { stores, payments } = shop;
  const differing = async (subscriptions: Parameters<typeof by>[0]) => {
    const held = await readAccount(stores, id);
    if (held === undefined || held.account.customer !== customer) return undefined;
    const [here, stripe] = [held.account, by(subscriptions, held.account, stores.clock())].map(described);
    return here === stripe || here === undefined || stripe === undefined ? undefined : { here, stripe };
  };
  if (await differing(listed.map(({ subscription }) => subscription)) === undefined) return undefined;
  // The list may be older than what an event said since.
  const found = await differing(await payments.subscriptionsOf(customer));
  if (found === undefined) return undefined;
  if (apply) await refresh(shop, customer);
  return { account: id, customer, ...found, corrected: apply };
}

/** A customer with a subscription, or with news, who has no account yet. */
async function ofStranger(shop: Shop, customer: string, apply: boolean): Promise<Difference | undefined> {
  const { stores, payments } = shop;
  if (await buyerOf(stores, customer) !== undefined) return undefined;
  const id = await payments.accountOf(customer);
  const held = id === undefined ? undefined : await readAccount(stores, id);
  const subscriptions = await payments.subscriptionsOf(customer);
  if (!subscriptions.some((subscription) => isHeld({ subscription }))) return undefined;
  if (held === undefined) {
    return {
      customer,
      here: "no account",
      stripe: subscriptions.map(({ status }) => status).join(", "),
      corrected: false,
    };
  }
  const after = by(subscriptions, held.account, stores.clock());
  const corrected = apply && await refresh(shop, customer) !== "unknown";
  return { account: held.account.id, customer, here: described(held.account), stripe: described(after), corrected };
}

/** What somebody has who has an account: what the comparison is about. */
export function described(account: Account): string {
  const { tier, tierExpires, pastDue, subscription } = account;
  const until = tierExpires === undefined ? "" : ` until ${tierExpires.slice(0, 10)}`;
  const status = subscription === undefined ? "no subscription" : subscription.status;
  return `${tier}${until}${pastDue ? ", past due" : ""} (${status})`;
}

/** The same once a day for all processes, with what it found in the log. */
export function reconcileDaily(shop: Shop): Promise<void> {
  return inTurn(shop.stores, "reconcile", DAY / 2, async () => {
    const found = await reconcile(shop, true);
    shop.log(billingEntry("reconciled", shop.stores.clock(), { count: found.length }));
  });
}
