/**
 * What of payments is stored beside the account: whose customers are whose, what has to be looked up at Stripe, and what was
 * bought and claimed. No name, address or card; of transaction ids, which are credentials, only hashes.
 *
 *     ["customer", id at Stripe]            the account's id
 *     ["billing_event", id of the event]    it came; for 40 days
 *     ["billing_due", customer or payment]  news came of it, or was missed, and Stripe is to be asked
 *     ["billing_unknown", customer]         news came of it, and no account is its; for the reconciliation, for 400 days
 *     ["purchase", SHA-256 of the session]  the plan, and the account that it is for; for 40 days
 *     ["paid", SHA-256 of the session]      its money has come; for 40 days
 *     ["claim", SHA-256 of the session]     the account that a fix report became
 *     ["fix_payment", SHA-256 of the payment]  the same account, for as long as its tier lasts
 *     ["billing_turn", task]                until when the process that took it does this task, for all
 */
import type { Session } from "../domain/payments.ts";
import type { Plan } from "../domain/plans.ts";
import { sha256 } from "../kit/secrets.ts";
import { type Account, type Held, KEEP_IT, newAccount, type NewKey, newKeyOf, readAccount, store } from "./accounts.ts";
import { DAY } from "../kit/calendar.ts";
import { type Key, retried } from "./kv.ts";
import { keep, type Replay, replayed } from "./replays.ts";
import type { Stores } from "./stores.ts";

const EVENTS_KEPT = 40 * DAY;
export const UNKNOWN_KEPT = 400 * DAY;

interface Kept {
  readonly expires: number;
}

/** Puts the customer of an event on the list of those who are to be looked up. False: the event came before. */
export function noteEvent(
  stores: Stores,
  event: string,
  customer: string | undefined,
  settled?: string,
): Promise<boolean> {
  const { kv, clock, patience } = stores;
  return retried(patience, async () => {
    const key: Key = ["billing_event", event];
    const { value, versionstamp } = await kv.get<Kept>(key);
    const now = clock();
    if (value !== null && value.expires > now) return false;
    const commit = kv.atomic().check({ key, versionstamp });
    commit.set(key, { expires: now + EVENTS_KEPT }, { expireIn: EVENTS_KEPT });
    if (customer !== undefined) commit.set(["billing_due", customer], { since: now });
    if (settled !== undefined) {
      const paid: Kept = { expires: now + EVENTS_KEPT };
      commit.set(["paid", await sha256(settled)], paid, { expireIn: EVENTS_KEPT });
    }
    return (await commit.commit()).ok ? true : undefined;
  });
}

/** Puts a customer on the list without an event. */
export async function noteDue({ kv, clock }: Stores, customer: string): Promise<void> {
  const key: Key = ["billing_due", customer];
  const { value, versionstamp } = await kv.get(key);
  if (value === null) await kv.atomic().check({ key, versionstamp }).set(key, { since: clock() }).commit();
}

/** A customer whom Stripe is to be asked about. */
export interface Due {
  readonly customer: string;
  readonly versionstamp: string | null;
}

export async function dueOf({ kv }: Stores, customer: string): Promise<Due | undefined> {
  const { value, versionstamp } = await kv.get(["billing_due", customer]);
  return value === null ? undefined : { customer, versionstamp };
}

export async function allDue({ kv }: Stores, most: number): Promise<readonly string[]> {
  return (await kv.list<unknown>(["billing_due"], most)).map(({ key }) => String(key[1]));
}

/** Takes a customer off the list, unless there was news since it was read. */
export async function settleDue(
  { kv, clock }: Stores,
  { customer, versionstamp }: Due,
  isKnown: boolean,
): Promise<void> {
  const key: Key = ["billing_due", customer];
  const commit = kv.atomic().check({ key, versionstamp }).delete(key);
  if (!isKnown) commit.set(["billing_unknown", customer], { since: clock() });
  await commit.commit();
}

/** Customers with news who have no account here. */
export async function unknownCustomers({ kv }: Stores): Promise<readonly string[]> {
  return await Array.fromAsync(kv.each<unknown>(["billing_unknown"]), ({ key }) => String(key[1]));
}

/** The account of a customer. */
export async function buyerOf(stores: Stores, customer: string): Promise<Held | undefined> {
  const { value } = await stores.kv.get<string>(["customer", customer]);
  return value === null ? undefined : await readAccount(stores, value);
}

/** Changes an account, unless it was changed since it was read. */
export async function change({ kv }: Stores, { versionstamp }: Held, account: Account): Promise<boolean> {
  const commit = store(kv.atomic(), account).check({ key: ["account", account.id], versionstamp });
  if (account.customer !== undefined) {
    commit.set(["customer", account.customer], account.id).delete(["billing_unknown", account.customer]);
  }
  return (await commit.commit()).ok;
}

/** What was begun to be bought, by the page on which it is paid. */
export interface BoughtPlan {
  readonly plan: Plan;
  /** Left out for a fix report. */
  readonly account?: string;
}

interface StoredPurchase extends BoughtPlan, Kept {}

/** Remembers what a page is for, so that a customer who comes back from it learns the state of the payment. */
export async function notePurchase({ kv, clock }: Stores, session: string, bought: BoughtPlan): Promise<void> {
  const value: StoredPurchase = { ...bought, expires: clock() + EVENTS_KEPT };
  await kv.atomic().set(["purchase", await sha256(session)], value, { expireIn: EVENTS_KEPT }).commit();
}

export async function purchaseOf({ kv, clock }: Stores, session: string): Promise<BoughtPlan | undefined> {
  const { value } = await kv.get<StoredPurchase>(["purchase", await sha256(session)]);
  if (value === null || value.expires <= clock()) return undefined;
  const { plan, account } = value;
  return { plan, ...(account === undefined ? {} : { account }) };
}

/** Whether an event said that the money of a page has come. */
export async function isPaid({ kv, clock }: Stores, session: string): Promise<boolean> {
  const { value } = await kv.get<Kept>(["paid", await sha256(session)]);
  return value !== null && value.expires > clock();
}

export async function isClaimed({ kv }: Stores, session: string): Promise<boolean> {
  return (await kv.get(["claim", await sha256(session)])).value !== null;
}

export interface Claimed extends NewKey {
  readonly expires: string;
}

/**
 * Makes the key of a fix report that is known to be paid for by a payment. Of several at once, one gets it. The payment leads
 * to the account for as long as the tier lasts, in case that its money goes back.
 */
export async function claimKey(
  stores: Stores,
  { id: session, payment }: Pick<Session, "id" | "payment">,
  days: number,
  replay?: Replay,
): Promise<Claimed | "already_claimed"> {
  const { kv, clock } = stores;
  const key: Key = ["claim", await sha256(session)];
  return await retried(stores.patience, async () => {
    const { value, versionstamp } = await kv.get(key);
    if (value !== null) return await claimedBefore(stores, replay) ?? "already_claimed";
    const expires = new Date(clock() + days * DAY).toISOString();
    const made = await newAccount(stores, { tier: "starter", tierExpires: expires, origin: "fix_report" });
    // Where the store is locked, this is where it ends: the commit is waited for to its end, as the key goes with it.
    await kv.probe();
    const commit = store(kv.atomic(), made.account).check({ key, versionstamp }).set(key, made.account.id);
    if (payment !== undefined) {
      commit.set(["fix_payment", await sha256(payment)], made.account.id, { expireIn: (days + 1) * DAY });
      // News that the money went back, since it was seen to be there, found no account yet: it is looked at once more.
      commit.set(["billing_due", payment], { since: clock() });
    }
    const claimed = { ...newKeyOf(made.account, made.key), expires, warning: KEEP_IT };
    if (replay !== undefined) await keep(stores, commit, replay, claimed);
    const { ok } = await commit.commit({ toTheEnd: true });
    return ok ? claimed : undefined;
  });
}

/** What the same claim was answered before. */
export async function claimedBefore(stores: Stores, replay: Replay | undefined): Promise<Claimed | undefined> {
  return replay === undefined ? undefined : await replayed<Claimed>(stores, replay);
}

/** The account of a fix report, by its payment. */
export async function claimedBy(stores: Stores, payment: string): Promise<Held | undefined> {
  const { value } = await stores.kv.get<string>(["fix_payment", await sha256(payment)]);
  return value === null ? undefined : await readAccount(stores, value);
}

/** How long a process has for its turn: if it ended meanwhile, another takes over. */
const TURN = 600_000;

/**
 * Does a task that one process does for all, unless it was done within so many milliseconds or another is at it. A
 * process that fails, or ends on the way, has not done it.
 */
export async function inTurn(
  { kv, clock }: Stores,
  task: string,
  milliseconds: number,
  work: () => Promise<void>,
): Promise<void> {
  const key: Key = ["billing_turn", task];
  const { value, versionstamp } = await kv.get<number>(key);
  const now = clock();
  // What a clock that was ahead has left lies further ahead than any turn.
  if (value !== null && value > now && value - now <= Math.max(TURN, milliseconds)) return;
  const taken = kv.atomic().check({ key, versionstamp }).set(key, now + TURN, { expireIn: TURN });
  if (!(await taken.commit()).ok) return;
  await work();
  await kv.atomic().set(key, now + milliseconds, { expireIn: milliseconds }).commit();
}
