/**
 * Free keys: one for each mailbox, and a few a day for one client address.
 *
 *     ["email", HMAC of the mailbox]  the id of the account that got the free key of this mailbox
 *     ["signups", HMAC of the client address, of IPv6 its /64, day]   free keys issued to it on this day
 */
import { newAccount, type NewKey, newKeyOf, store } from "./accounts.ts";
import { addressHasher, mailboxOf } from "./addresses.ts";
import { DAY, dayOf, nextDay } from "../kit/calendar.ts";
import { type Key, retried } from "./kv.ts";
import { keep, type Repeatable, replayed, replayOf } from "./replays.ts";
import type { Stores } from "./stores.ts";

/** Free keys that one client address gets a day (specification, Limits). */
const SIGNUPS_A_DAY = 5;

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
  const byEmail: Key = ["email", await hashOf("email", mailboxOf(email))];
  const client = await hashOf("client", clientAddress);
  return await retried(stores.patience, async (): Promise<Issued | undefined> => {
    const now = stores.clock();
    const byClient: Key = ["signups", client, dayOf(now)];
    const [owner, signups] = await Promise.all([stores.kv.get<string>(byEmail), stores.kv.get<number>(byClient)]);
    // Read after the owner, with whom it is stored: who finds an owner that this request made finds its answer, too.
    const before = replay === undefined ? undefined : await replayed<NewKey>(stores, replay);
    if (before !== undefined) return { ok: before };
    const count = signups.value ?? 0;
    if (count >= SIGNUPS_A_DAY) return { error: "too_many_requests" };
    if (owner.value !== null) return { error: "key_already_issued" };
    const { account, key } = await newAccount(stores, { tier: "free", origin: "signup" });
    // Where the store is locked, this is where it ends: the commit is waited for to its end, as the key goes with it.
    await stores.kv.probe();
    const made = newKeyOf(account, key);
    const commit = store(stores.kv.atomic(), account)
      .check({ key: byEmail, versionstamp: owner.versionstamp })
      .check({ key: byClient, versionstamp: signups.versionstamp })
      .set(byEmail, account.id)
      .set(byClient, count + 1, { expireIn: DAY + nextDay(now) - now });
    if (replay !== undefined) await keep(stores, commit, replay, made);
    const { ok } = await commit.commit({ toTheEnd: true });
    return ok ? { ok: made } : undefined;
  });
}
