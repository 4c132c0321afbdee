/** Who pays for what a request costs: the account of its key, with what it has used. */
import { type Account, authenticate, type Held, type NotOpened, rememberedAccount } from "./accounts.ts";
import { type Counted, entryOf, monthsOf, none } from "./months.ts";
import type { Stores } from "./stores.ts";
import { type SeenUsage, usageIn } from "./usage.ts";

export interface Payer {
  readonly account: Account;
  readonly seen?: SeenUsage | undefined;
  /** What the account is as far as is known, where it was not read now: a charge has to check it. */
  readonly held?: Held | undefined;
}

/**
 * Whose key it is and what was used, as this process left both: nothing is read. Undefined where one of them is not known, and
 * where a request would be refused for it.
 */
export function rememberedPayer(stores: Stores, key: string): Payer | undefined {
  const held = rememberedAccount(stores, key);
  if (held === undefined) return undefined;
  const now = stores.clock();
  const { account } = held;
  const counted = monthsOf(stores.kv).left(entryOf(account, now));
  if (counted === undefined) return undefined;
  const usage = usageIn(account, counted.value ?? none, now);
  return usage.remaining === 0 ? undefined : { account, held, seen: { usage, counted } };
}

/** Whose key it is, as `authenticate` says it. The usage is read along with the account, unless the key is new here. */
export async function payerOf(
  stores: Stores,
  key: string,
): Promise<Payer | NotOpened> {
  const now = stores.clock();
  const found = await authenticate<Counted>(stores, key, (id) => entryOf({ id }, now));
  if ("error" in found) return found;
  const { account, beside: counted } = found;
  return counted === undefined
    ? { account }
    : { account, seen: { usage: usageIn(account, counted.value ?? none, now), counted } };
}
