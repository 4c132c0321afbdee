/**
 * Free keys: one for each mailbox, and a few a day for one client address, and for the site that it is of.
 *
 *     ["email", HMAC of the mailbox]  the id of the account that got the free key of this mailbox
 *     ["signups", HMAC of the client address, of IPv6 its /64 or its /48, day]   free keys issued to it on this day
 */
import { newAccount, type NewKey, newKeyOf, store } from "./accounts.ts";
import { addressHasher, mailboxKeys } from "./addresses.ts";
import { siteOf } from "../kit/addresses.ts";
import { DAY, dayOf, nextDay } from "../kit/calendar.ts";
import { type Key, retried } from "./kv.ts";
import { keep, type Repeatable, replayed, replayOf } from "./replays.ts";
import type { Stores } from "./stores.ts";

/** Free keys that one client address gets a day (specification, Limits). */
const SIGNUPS_A_DAY = 5;
/** And all of one /48 together, which is what a site is given (RFC 6177): who has one has 65,536 networks. */
const SIGNUPS_A_SITE = 20;

export type Issued = { readonly ok: NewKey } | { readonly error: "key_already_issued" | "too_many_requests" };

/** An Idempotency-Key that is shorter can be guessed, and e-mail addresses are known: then it opens from the same network alone. */
const UNGUESSABLE = 16;

function ownerOf({ idempotencyKey }: Repeatable, clientAddress: string): string {
  return idempotencyKey.length < UNGUESSABLE ? clientAddress : "";
}

/**
 * Issues the free key of an e-mail address, whose form is the caller's to check; or gives it again to the same request.
 * Addresses are kept as keyed hashes.
 */
export async function issueFreeKey(
  stores: Stores,
  email: string,
  clientAddress: string,
  repeatable?: Repeatable,
): Promise<Issued> {
  const replay = repeatable === undefined
    ? undefined
    : await replayOf("signup", repeatable, ownerOf(repeatable, clientAddress));
  const hashOf = await addressHasher(stores);
  const byEmail = await mailboxKeys(hashOf, email);
  const bounds = await boundsOf(hashOf, clientAddress);
  return await retried(stores.patience, async (): Promise<Issued | undefined> => {
    const now = stores.clock();
    const [owners, counts] = await Promise.all([
      Promise.all(byEmail.map(async (key) => ({ key, ...await stores.kv.get<string>(key) }))),
      Promise.all(bounds.map((it) => countOf(stores, it, now))),
    ]);
    // Read after the owner, with whom it is stored: who finds an owner that this request made finds its answer, too.
    const before = replay === undefined ? undefined : await replayed<NewKey>(stores, replay);
    if (before !== undefined) return { ok: before };
    if (counts.some(({ count, most }) => count >= most)) return { error: "too_many_requests" };
    if (owners.some(({ value }) => value !== null)) return { error: "key_already_issued" };
    const { account, key } = await newAccount(stores, { tier: "free", origin: "signup" });
    // Where the store is locked, this is where it ends: the commit is waited for to its end, as the key goes with it.
    await stores.kv.probe();
    const made = newKeyOf(account, key);
    const commit = store(stores.kv.atomic(), account);
    for (const { key, versionstamp } of owners) commit.check({ key, versionstamp }).set(key, account.id);
    for (const { key, versionstamp, count } of counts) {
      commit.check({ key, versionstamp }).set(key, count + 1, { expireIn: DAY + nextDay(now) - now });
    }
    if (replay !== undefined) await keep(stores, commit, replay, made);
    const { ok } = await commit.commit({ toTheEnd: true });
    return ok ? { ok: made } : undefined;
  });
}

/** Whom a day's sign-ups are counted for, and how many they may be. */
interface Bound {
  readonly client: string;
  readonly most: number;
}

async function boundsOf(
  hashOf: Awaited<ReturnType<typeof addressHasher>>,
  clientAddress: string,
): Promise<readonly Bound[]> {
  const site = siteOf(clientAddress);
  return [
    { client: await hashOf("client", clientAddress), most: SIGNUPS_A_DAY },
    ...(site === undefined ? [] : [{ client: await hashOf("client", site), most: SIGNUPS_A_SITE }]),
  ];
}

async function countOf({ kv }: Stores, { client, most }: Bound, now: number) {
  const key: Key = ["signups", client, dayOf(now)];
  const { value, versionstamp } = await kv.get<number>(key);
  return { key, versionstamp, count: value ?? 0, most };
}
