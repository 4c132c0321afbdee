/** What is wanted in a run, what is there beside the service, and what all that is asked for has in common. */
import type { Shop } from "../../host/billing/shop.ts";
import { PaymentError } from "../../host/domain/payments.ts";
import type { Plan } from "../../host/domain/plans.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { answered, type KeyAnswer } from "./ledger.ts";
import type { Payers } from "./payers.ts";
import { time } from "./platform.ts";
import { type Client, type Insisted, undecided, type Wallet, type World } from "./world.ts";

export type Sold = Exclude<Plan, "fix_report">;

export type Op =
  | {
    readonly does: "validate";
    readonly who: number;
    readonly once?: string;
    readonly doc: number;
    readonly record: boolean;
  }
  | { readonly does: "look up"; readonly who: number; readonly once?: string; readonly where: "vat" | "peppol" }
  | { readonly does: "usage"; readonly who: number }
  | { readonly does: "rotate"; readonly who: number; readonly once: string }
  | { readonly does: "revoke"; readonly who: number }
  | { readonly does: "sign up"; readonly mailbox: number; readonly once?: string }
  | { readonly does: "claim"; readonly page: number; readonly once?: string }
  | { readonly does: "refund"; readonly page: number }
  | { readonly does: "buy report" }
  | { readonly does: "subscribe"; readonly who: number; readonly plan: Sold }
  | { readonly does: "pay"; readonly which: number; readonly later: boolean }
  | { readonly does: "deliver"; readonly which: number; readonly keep: boolean }
  | { readonly does: "lose event"; readonly which: number }
  | { readonly does: "stripe"; readonly who: number; readonly becomes: string; readonly plan: Sold }
  | { readonly does: "days"; readonly days: number; readonly pays: boolean }
  | { readonly does: "work off" }
  | { readonly does: "reconcile" };

/** What a run holds beside the service. */
export interface Scene {
  readonly world: World;
  readonly wallets: readonly Wallet[];
  readonly payers: Payers;
  /** Pages of fix reports. */
  readonly pages: string[];
  /** The most documents a month that an account may ever have had. */
  readonly most: (wallet: Wallet) => number;
  readonly months: readonly string[];
  /** Documents used before, by account. */
  readonly used: ReadonlyMap<string, number>;
  /** Whether days pass, so that what is remembered for a day is forgotten. */
  readonly isLong: boolean;
  /** Records that were answered with, by what was asked. */
  readonly records: Map<string, string>;
  /** Requests for secrets, to be asked again: what was answered, and how. */
  readonly secrets: { readonly path: string; readonly init: () => RequestInit; readonly key: string }[];
}

export function shown({ does, ...more }: Op): string {
  return [does, ...Object.entries(more).map(([name, value]) => `${name} ${value}`)].join(", ");
}

export function walletOf({ wallets }: Scene, who: number): Wallet {
  const wallet = wallets[who];
  if (wallet === undefined) throw new RangeError(`there is no account ${who}`);
  return wallet;
}

export function pageOf({ pages }: Scene, which: number): string {
  return pages[which % Math.max(1, pages.length)] ?? "";
}

type Headers = Readonly<Record<string, string>>;

export function bearer(key: string, once?: string): Headers {
  return { authorization: `Bearer ${key}`, ...(once === undefined ? {} : { "idempotency-key": once }) };
}

export function jsonOf(body: object, headers: Headers = {}): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
}

export async function askedOnce(
  world: World,
  actor: Client,
  path: string,
  init: () => RequestInit,
): Promise<Insisted | undefined> {
  const [from, now] = [world.tick, time.now];
  const answer = await world.ask(actor, path, init());
  if (answer === undefined || undecided.has(answer.error ?? "")) return undefined;
  return { answer, tries: 1, from, last: from, to: world.tick, time: now };
}

/** What an answer says of the key that it was asked with. */
export function sawKey(world: World, wallet: Wallet, key: string, { answer, last, to }: Insisted): void {
  const said: KeyAnswer | undefined = answer.seen !== undefined || answer.status === 200
    ? "opens"
    : answer.error === "key_rotated" || answer.error === "invalid_api_key"
    ? answer.error
    : undefined;
  if (said === undefined) return world.complain(`a key was answered with ${answer.status} ${answer.error}`);
  const what = `${said} ${key.slice(8, 14)}`;
  world.keys.add(wallet.id, { what, from: last, to, isSure: true, after: answered(key, said) });
}

/** Has a process do something that is no request; it may end meanwhile, or be kept from it by the store or by Stripe. */
export async function inProcess(world: World, work: (shop: Shop) => Promise<unknown>): Promise<void> {
  const place = world.random.of(world.places);
  const { process } = place;
  const done = world.scheduler.step(process, "begins by itself", () => ({ value: undefined }))
    .then(() => work(place.shop)).catch((error) => {
      const isKnown = error instanceof PaymentError || error instanceof StoreBusyError ||
        error instanceof TypeError && error.message.startsWith("the connection");
      if (!isKnown) world.complain(`a process met ${error}`);
    });
  await Promise.race([done, process.ended.promise]);
}
