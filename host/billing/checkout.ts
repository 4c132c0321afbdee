/**
 * The purchase of a subscription. What is begun is written down before Stripe is asked, with everything that is sent to Stripe; so
 * a customer who comes back, even after a crash or to another process, is led to the same page, and one account never has two
 * pages that are open.
 */
import type { Account, Checkout, Held } from "../stores/accounts.ts";
import { readAccount } from "../stores/accounts.ts";
import { change, notePurchase } from "../stores/billing.ts";
import { retried } from "../stores/kv.ts";
import { isHeld } from "../domain/lifecycle.ts";
import { PaymentError, type Purchase, type Session } from "../domain/payments.ts";
import type { Plan } from "../domain/plans.ts";
import { refresh } from "./refresh.ts";
import { LONGEST, type Page, paidWithin, type Shop } from "./shop.ts";

/** Milliseconds that a page is open. Stripe takes 24 hours at most, and knows idempotency keys for that long. */
const OPEN = 23 * 3_600_000;

type Step = Page | "already_subscribed" | undefined;

/** The page on which an account can buy a plan. Throws PaymentError; then nothing was bought. */
export function beginPurchase(shop: Shop, id: string, plan: Plan): Promise<Page | "already_subscribed"> {
  const name = `${id} ${plan}`;
  const running = shop.running.get(name);
  if (running !== undefined) return running;
  // Stripe refuses the same idempotency key twice at once; so callers that ask for the same in this process share one answer.
  const begun = paidWithin(LONGEST, purchase(shop, id, plan)).finally(() => shop.running.delete(name));
  shop.running.set(name, begun);
  return begun;
}

function purchase(shop: Shop, id: string, plan: Plan): Promise<Page | "already_subscribed"> {
  return retried(shop.stores.patience, async (): Promise<Step> => {
    const held = await readAccount(shop.stores, id);
    if (held === undefined) throw new TypeError("an account that was found is not deleted");
    const { account } = held;
    if (account.subscription?.status === "unpaid") return await replaced(shop, held);
    if (isHeld(account)) return "already_subscribed";
    if (account.customer === undefined) return await withCustomer(shop, held);
    const begun = account.checkout;
    if (begun === undefined || shop.stores.clock() >= begun.began + OPEN) return await anew(shop, held, plan);
    return begun.plan === plan ? await led(shop, held, begun) : await closed(shop, held, begun, plan);
  });
}

/** Every retry failed, and the tier is gone: the subscription makes room for another. */
async function replaced({ stores, payments }: Shop, { account }: Held): Promise<Step> {
  const { customer, subscription } = account;
  if (customer === undefined || subscription === undefined) return "already_subscribed";
  const now = await refresh({ stores, payments }, customer);
  if (now !== "unknown" && now.account.subscription?.status === "unpaid") {
    await payments.cancel(subscription.id);
    await refresh({ stores, payments }, customer);
  }
  return undefined;
}

async function withCustomer({ stores, payments }: Shop, held: Held): Promise<Step> {
  const { account } = held;
  const { customers = 0 } = account;
  try {
    const customer = await payments.newCustomer(account.id, `customer-${account.id}-${customers}`);
    await change(stores, held, { ...account, customer, customers: customers + 1 });
  } catch (error) {
    // Stripe repeats what it answered to an idempotency key, its own faults too; the next attempt has another.
    if (error instanceof PaymentError) await change(stores, held, { ...account, customers: customers + 1 });
    throw error;
  }
  return undefined;
}

/** Writes down what is to be bought, once Stripe has said that there is no subscription yet. */
async function anew({ stores, payments }: Shop, { account }: Held, plan: Plan): Promise<Step> {
  const now = account.customer === undefined ? "unknown" : await refresh({ stores, payments }, account.customer);
  if (now !== "unknown" && isHeld(now.account)) return "already_subscribed";
  const held = await readAccount(stores, account.id);
  // Somebody else began one meanwhile: that one counts.
  if (held === undefined || held.account.checkout?.attempt !== account.checkout?.attempt) return undefined;
  const attempt = (held.account.purchases ?? 0) + 1;
  const checkout = { attempt, plan, began: stores.clock() };
  await change(stores, held, { ...held.account, purchases: attempt, checkout });
  return undefined;
}

/** Leads to the page of a purchase that was begun, as long as it is open. */
async function led(shop: Shop, held: Held, begun: Checkout): Promise<Step> {
  const session = await sessionOf(shop, held, begun);
  if (session === undefined || session.status === "expired") return await over(shop, held, begun);
  if (session.status === "complete" || session.url === undefined) return await completed(shop, held, begun);
  if (begun.session === undefined) {
    await notePurchase(shop.stores, session.id, { plan: begun.plan, account: held.account.id });
    // Where the account changed meanwhile, it is looked at again.
    const checkout = { ...begun, session: session.id };
    if (!await change(shop.stores, held, { ...held.account, checkout })) return undefined;
  }
  return { url: session.url, session: session.id };
}

async function sessionOf(shop: Shop, held: Held, begun: Checkout): Promise<Session | undefined> {
  if (begun.session !== undefined) return await shop.payments.session(begun.session);
  const { account } = held;
  try {
    return await shop.payments.open(purchaseOf(shop, account, begun), `checkout-${account.id}-${begun.attempt}`);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const isGone = error.fault === "customer_gone";
    const { customer: _deleted, ...rest } = closedIn(account);
    // The page of an answer that was lost is known to nobody, and cannot be paid; the next attempt makes another.
    await change(shop.stores, held, isGone ? rest : closedIn(account));
    if (isGone) return undefined;
    throw error;
  }
}

function purchaseOf({ payments, baseUrl }: Shop, { id, customer = "" }: Account, { plan, began }: Checkout): Purchase {
  return {
    plan,
    price: payments.prices[plan] ?? "",
    buyer: { account: id, customer },
    ...returnsOf(baseUrl),
    expires: began + OPEN,
  };
}

/** Where Stripe sends people back to. What follows # reaches no server, and no log. */
function returnsOf(baseUrl: string) {
  return {
    success: `${baseUrl}/pricing/thanks#{CHECKOUT_SESSION_ID}`,
    cancel: `${baseUrl}/pricing/cancelled`,
  };
}

/** The account without a page that it can pay on; how many there were is counted still. */
function closedIn({ checkout: _over, ...rest }: Account): Account {
  return rest;
}

/** Notes that a page is no longer open, so that another can be. */
async function over({ stores }: Shop, held: Held, begun: Checkout): Promise<Step> {
  const now = await readAccount(stores, held.account.id);
  if (now?.account.checkout?.attempt !== begun.attempt) return undefined;
  await change(stores, now, closedIn(now.account));
  return undefined;
}

/** The page was used: the subscription is there, or comes once the money does. */
async function completed(shop: Shop, held: Held, begun: Checkout): Promise<Step> {
  const { customer } = held.account;
  const now = customer === undefined ? "unknown" : await refresh(shop, customer);
  const isThere = now !== "unknown" && isHeld(now.account);
  if (isThere || now === "unknown" || now.account.subscription === undefined) return "already_subscribed";
  // It was bought, and is over already.
  return await over(shop, held, begun);
}

/** Closes the page of another plan, so that both cannot be paid. */
async function closed(shop: Shop, held: Held, begun: Checkout, plan: Plan): Promise<Step> {
  const session = await sessionOf(shop, held, begun);
  if (session?.status === "open") await shop.payments.expire(session.id);
  const after = session === undefined ? undefined : await shop.payments.session(session.id);
  if (after?.status === "complete") return await completed(shop, held, begun);
  return after?.status === "open" ? undefined : await anew(shop, held, plan);
}

/** The page on which anybody can buy a fix report. */
export async function beginFixReport({ stores, payments, baseUrl }: Shop): Promise<Page> {
  const purchase: Purchase = {
    plan: "fix_report",
    price: payments.prices.fix_report ?? "",
    success: `${baseUrl}/fix/thanks#{CHECKOUT_SESSION_ID}`,
    cancel: `${baseUrl}/fix`,
    expires: stores.clock() + OPEN,
  };
  const session = await payments.open(purchase, `fix-${stores.random(16).toHex()}`);
  if (session.url === undefined) throw new PaymentError("nonsense");
  await notePurchase(stores, session.id, { plan: "fix_report" });
  return { url: session.url, session: session.id };
}
