/** What was acknowledged while instances ended, and whether the store has it: each once, and nothing lost. */
import { signingKeys } from "../../host/domain/receipts.ts";
import { authenticate, createKey } from "../../host/stores/accounts.ts";
import { readRecord } from "../../host/stores/records.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { usageOf } from "../../host/stores/usage.ts";
import type { StripeApi } from "../support/stripe/api.ts";
import { delivery } from "../support/stripe/api.ts";
import { SECRET } from "../support/stripe/selling.ts";
import { validation } from "../support/server.ts";
import { after } from "./store.ts";

/** A caller of the service: asks once, as somebody from an address of their own. Undefined where no answer came. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response | undefined>;

export interface World {
  readonly ask: Ask;
  readonly stores: Stores;
  readonly stripe: StripeApi;
  readonly isOver: () => boolean;
}

/** How a kind of work went: what is wrong, a sentence each, and how much of it was acknowledged. */
export interface Told {
  readonly done: number;
  readonly asked: number;
  readonly wrong: readonly string[];
}

type Work = (world: World) => Promise<() => Promise<Told>>;

export const SIGNING = "the key that signs in tests";

let names = 0;

function unique(): string {
  return `${Date.now().toString(36)}-${++names}-${crypto.randomUUID()}`;
}

/** Asks until there is an answer that decides, as a careful caller does. */
async function decided(
  { ask }: World,
  path: string,
  init: RequestInit,
): Promise<{ readonly answer: Response; readonly tries: number }> {
  for (let tries = 1;; tries++) {
    const answer = await ask(path, init);
    // No instance, one that ended, a store that is busy, and too many at once, decide nothing.
    if (answer !== undefined && ![429, 500, 502, 503].includes(answer.status)) return { answer, tries };
    await answer?.body?.cancel();
    await after(50);
  }
}

const json = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => {
  return { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
};

/** Documents with an Idempotency-Key, asked for until they are answered: exactly as many are charged, each with its record. */
const charges: Work = async (world) => {
  const { stores, isOver } = world;
  const keys = await Promise.all(Array.from({ length: 6 }, () => createKey(stores, { tier: "scale" })));
  const records: string[] = [];
  const odd: string[] = [];
  const counts = await Promise.all(keys.map(async ({ key }) => {
    let [done, asked] = [0, 0];
    while (!isOver()) {
      const { answer, tries } = await decided(
        world,
        "/v1/validate?record=true",
        validation(key, { "idempotency-key": unique() }),
      );
      const { record, ...rest } = await answer.json();
      asked += tries;
      if (answer.status !== 200) odd.push(`${answer.status} ${JSON.stringify(rest)}`);
      if (answer.status !== 200) continue;
      records.push(String(record?.id));
      done++;
    }
    return { key, done, asked };
  }));
  return async () => {
    const wrong = [...odd];
    for (const { key, done } of counts) {
      const used = await usedOf(stores, key);
      if (used !== done) wrong.push(`${done} documents were acknowledged to one key, and ${used} charged`);
    }
    const known = await signingKeys(SIGNING, []);
    for (const id of records) {
      const kept = await readRecord(stores, id, known);
      if (!("ok" in kept)) wrong.push(`an acknowledged record is ${kept.error}`);
    }
    if (new Set(records).size !== records.length) wrong.push("two documents were answered with one record");
    return { done: sum(counts.map((it) => it.done)), asked: sum(counts.map((it) => it.asked)), wrong };
  };
};

/** Documents without one, asked for once: what was acknowledged is charged, and beyond that at most what got no answer. */
const bareCharges: Work = async ({ stores, ask, isOver }) => {
  const { key } = await createKey(stores, { tier: "scale" });
  let [done, open] = [0, 0];
  while (!isOver()) {
    const answer = await ask("/v1/validate", validation(key));
    await answer?.body?.cancel();
    if (answer?.status === 200) done++;
    else if (answer?.status !== 429) open++;
    await after(20);
  }
  return async () => {
    const used = await usedOf(stores, key);
    const isWithin = used >= done && used <= done + open;
    const wrong = isWithin ? [] : [`${used} documents were charged, ${done} acknowledged, ${open} without an answer`];
    return { done, asked: done + open, wrong };
  };
};

/** Rotations: the key that was handed over opens the account, and the one before is retired. */
const rotations: Work = async (world) => {
  const { stores, isOver } = world;
  const swapped: (readonly [before: string, now: string])[] = [];
  let asked = 0;
  while (!isOver()) {
    const { key } = await createKey(stores, { tier: "free" });
    const init = json({}, { authorization: `Bearer ${key}`, "idempotency-key": unique() });
    const { answer, tries } = await decided(world, "/v1/keys/rotate", init);
    const { key: next = "" } = await answer.json();
    swapped.push([key, next]);
    asked += tries;
  }
  return async () => {
    const wrong: string[] = [];
    for (const [before, now] of swapped) {
      const [old, fresh] = await Promise.all([authenticate(stores, before), authenticate(stores, now)]);
      if (!("account" in fresh)) wrong.push(`a key that a rotation gave is ${fresh.error}`);
      if ("account" in old) wrong.push("a key that was rotated still opens its account");
    }
    return { done: swapped.length, asked, wrong };
  };
};

/** Sign-ups: one key a mailbox, and it opens. */
const signUps: Work = async (world) => {
  const { stores, isOver } = world;
  const keys: string[] = [];
  let asked = 0;
  while (!isOver()) {
    const init = json({ email: `${unique()}@mail.example` }, { "idempotency-key": unique() });
    const { answer, tries } = await decided(world, "/v1/keys", init);
    keys.push(String((await answer.json()).key));
    asked += tries;
  }
  return async () => ({ done: keys.length, asked, wrong: await closed(stores, keys) });
};

/** Fix reports: paid at Stripe, claimed until there is an answer, once each. */
const claims: Work = async (world) => {
  const { stores, stripe, isOver } = world;
  const keys: string[] = [];
  let asked = 0;
  while (!isOver()) {
    const begun = await decided(world, "/v1/billing/checkout", json({ plan: "fix_report" }));
    const { transaction_id } = await begun.answer.json();
    if (typeof transaction_id !== "string") continue;
    stripe.books.pay(transaction_id);
    const { answer, tries } = await decided(
      world,
      "/v1/fix/claim",
      json({ transaction_id }, { "idempotency-key": unique() }),
    );
    keys.push(String((await answer.json()).key));
    asked += begun.tries + tries;
  }
  return async () => ({ done: keys.length, asked, wrong: await closed(stores, keys) });
};

/** Subscriptions: paid at Stripe, whose events come until they are acknowledged; the tier follows, whichever instance ended meanwhile. */
const subscriptions: Work = async (world) => {
  const { stores, stripe, isOver } = world;
  const keys: string[] = [];
  let asked = 0;
  while (!isOver()) {
    const { key } = await createKey(stores, { tier: "free" });
    const begun = await decided(world, "/v1/billing/checkout", json({ key, plan: "starter" }));
    const { transaction_id } = await begun.answer.json();
    if (typeof transaction_id !== "string") continue;
    stripe.books.pay(transaction_id);
    for (const event of stripe.books.events.splice(0)) {
      const { answer, tries } = await decided(world, "/v1/billing/webhook", await delivery(event, Date.now(), SECRET));
      await answer.body?.cancel();
      asked += tries;
    }
    keys.push(key);
    asked += begun.tries;
    await after(200);
  }
  return async () => {
    const tiers = async () => {
      const all = await Promise.all(keys.map((key) => authenticate(stores, key)));
      return all.filter((it) => "account" in it && it.account.tier === "starter").length;
    };
    // News that an instance took with it is handled by another one within a minute.
    for (let left = 75; left > 0 && await tiers() < keys.length; left--) await after(1_000);
    const missing = keys.length - await tiers();
    return { done: keys.length, asked, wrong: missing === 0 ? [] : [`${missing} paid subscriptions gave no plan`] };
  };
};

/** All kinds of work, by what they are called in the report. */
export const works: Readonly<Record<string, Work>> = {
  "documents with an Idempotency-Key": charges,
  "documents without one": bareCharges,
  rotations,
  "sign-ups": signUps,
  "claims of fix reports": claims,
  subscriptions,
};

async function closed(stores: Stores, keys: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(keys.map((key) => authenticate(stores, key)));
  return found.flatMap((it) => "error" in it ? [`a key that was handed over is ${it.error}`] : []);
}

async function usedOf(stores: Stores, key: string): Promise<number> {
  const found = await authenticate(stores, key);
  return "account" in found ? (await usageOf(stores, found.account)).used : NaN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, it) => all + it, 0);
}
