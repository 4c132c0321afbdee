/**
 * Until when an entry is kept, which follows from the entry itself: Deno KV does not say when it clears one away, and a copy has to
 * clear it away, too. Each kind of entry has a row.
 */
import { FIX_REPORT_DAYS } from "../domain/plans.ts";
import { DAY, nextDay, nextMonth } from "../kit/calendar.ts";
import type { Account } from "./accounts.ts";
import { UNKNOWN_KEPT } from "./billing.ts";
import { FEEDBACK_KEPT } from "./feedback.ts";
import type { Kv, Listed } from "./kv.ts";
import { USAGE_KEPT } from "./months.ts";

/** In milliseconds since the epoch; undefined for what stays. */
type Until = (entry: Listed<unknown>, from: Pick<Kv, "get">) => number | undefined | Promise<number | undefined>;

const stays: Until = () => undefined;
const stated: Until = ({ value }) => numberIn(value, "expires");

/** By the first part of their keys. */
const kinds: Readonly<Record<string, Until>> = {
  form: stays,
  swept: stays,
  secret: stays,
  account: stays,
  key: stays,
  email: stays,
  customer: stays,
  claim: stays,
  billing_due: stays,
  record: stated,
  idempotency: stated,
  answered: stated,
  billing_event: stated,
  paid: stated,
  purchase: stated,
  billing_turn: ({ value }) => typeof value === "number" ? value : undefined,
  billing_unknown: ({ value }) => later(numberIn(value, "since"), UNKNOWN_KEPT),
  feedback: ({ key: [, made] }) => later(typeof made === "number" ? made : undefined, FEEDBACK_KEPT),
  // Its last document was charged in its month.
  usage: ({ key: [, , month] }) => later(instant(`${month}-01`, (at) => nextMonth(at).getTime()), USAGE_KEPT),
  signups: ({ key: [, , day] }) => later(instant(`${day}`, nextDay), DAY),
  fix_payment: async ({ value }, from) => {
    const account = (await from.get<Account>(["account", String(value)])).value;
    return account === null ? undefined : later(Date.parse(account.created), (FIX_REPORT_DAYS + 1) * DAY);
  },
};

/** Kinds that are cleared away by the sweep, and not by Deno KV. */
export const swept = ["record", "usage", "feedback", "billing_unknown"] as const;

const bySweep: ReadonlySet<unknown> = new Set(swept);

/** What is of no account in a copy: marks of commits, and what looks whether the store can be written. */
const passing: ReadonlySet<unknown> = new Set(["commit", "probe"]);

/** Whether an entry is over, or of no account; of others that Deno KV clears away, for how long they are kept from now on. */
export async function lifeOf(
  entry: Listed<unknown>,
  from: Pick<Kv, "get">,
  now: number,
): Promise<"over" | { readonly expireIn?: number }> {
  const [kind] = entry.key;
  if (passing.has(kind)) return "over";
  const until = await (Object.hasOwn(kinds, String(kind)) ? kinds[String(kind)] : undefined)?.(entry, from);
  if (until === undefined || Number.isNaN(until)) return {};
  if (until <= now) return "over";
  return bySweep.has(kind) ? {} : { expireIn: until - now };
}

function numberIn(value: unknown, name: string): number | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof found === "number" ? found : undefined;
}

function later(instant: number | undefined, milliseconds: number): number | undefined {
  return instant === undefined ? undefined : instant + milliseconds;
}

function instant(day: string, next: (at: number) => number): number | undefined {
  const at = Date.parse(day);
  return Number.isNaN(at) ? undefined : next(at);
}
