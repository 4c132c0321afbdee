/** A service that runs elsewhere, behind an address: tests that only ask and have keys ask that one instead. */
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";

/** Where it is, and its store: from the variable SERVICE_ELSEWHERE, as JSON. */
export interface Elsewhere {
  readonly address: string;
  readonly store: string;
}

export const VARIABLE = "SERVICE_ELSEWHERE";

let asked = 0;

/** Undefined where the service is in this process. */
export async function elsewhere() {
  // Programs that may not read it, such as the sweep, have the service in themselves.
  const { state } = Deno.permissions.querySync({ name: "env", variable: VARIABLE });
  const said = state === "granted" ? Deno.env.get(VARIABLE) : undefined;
  if (said === undefined) return undefined;
  const { address, store }: Elsewhere = JSON.parse(said);
  const stores = await openStores(store);
  return {
    close: () => stores.kv.close(),
    createKey: (tier: Parameters<typeof createKey>[1]["tier"]) => createKey(stores, { tier }),
    /** Asks as somebody from an address of their own, because tests do not share what an address may. */
    ask(path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", `10.1.${++asked >> 8 & 255}.${asked & 255}`);
      return fetch(new URL(path, address), { redirect: "manual", ...init, headers });
    },
  };
}
