/** Whose request it is (specification, Authentication). */
import { Problem } from "../domain/problems.ts";
import { type Account, authenticate } from "../stores/accounts.ts";
import type { Stores } from "../stores/stores.ts";
import { type Payer, payerOf, rememberedPayer } from "../stores/payers.ts";

/** The account of a key as it was sent; undefined when none was. */
export async function identified(stores: Stores, key: string | undefined): Promise<Account | Problem> {
  if (key === undefined) return noKey();
  const found = await authenticate(stores, key);
  return "error" in found ? refusedKey(found.error) : found.account;
}

/** The same for what costs something. */
export async function payerIn(stores: Stores, key: string | undefined): Promise<Payer | Problem> {
  if (key === undefined) return noKey();
  const found = await payerOf(stores, key);
  return "error" in found ? refusedKey(found.error) : found;
}

/** The same as it was left here, without a look into the store; undefined where that does not say it. */
export function rememberedIn(stores: Stores, key: string | undefined): Payer | undefined {
  return key === undefined ? undefined : rememberedPayer(stores, key);
}

export function noKey(): Problem {
  return new Problem("missing_api_key", "The request has no key. Send the header Authorization: Bearer YOUR_KEY.", {
    headers: { "WWW-Authenticate": "Bearer" },
  });
}

export function refusedKey(error: "invalid_api_key" | "key_rotated"): Problem {
  if (error === "key_rotated") {
    return new Problem("key_rotated", "This key was replaced by rotation. Use the key that replaced it.");
  }
  return new Problem("invalid_api_key", "This key is unknown or was revoked. Check it for missing characters.", {
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });
}
