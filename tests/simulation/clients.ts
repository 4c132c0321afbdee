/** What clients, Stripe and the operator do, and what each answer says of it. */
import { reconcile } from "../../host/billing/reconcile.ts";
import { workOff } from "../../host/billing/events.ts";
import type { Shop } from "../../host/billing/shop.ts";
import { PaymentError } from "../../host/domain/payments.ts";
import type { Plan } from "../../host/domain/plans.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { revokeKey } from "../../host/stores/operator.ts";
import { delivery } from "../support/stripe/api.ts";
import { SECRET } from "../support/stripe/selling.ts";
import {
  answered,
  charged,
  chargedUnseen,
  gave,
  gaveUnheard,
  type KeyAnswer,
  notRotated,
  read,
  refused,
  revoked,
  rotated,
  rotatedUnheard,
  taken,
} from "./ledger.ts";
import type { Payers } from "./payers.ts";
import { time } from "./platform.ts";
import { bodies, REFUSED } from "./workers.ts";
import { type Answer, type Client, type Insisted, undecided, type Wallet, type World } from "./world.ts";

export type Sold = Exclude<Plan, "fix_report">;

export type Op =
  | { readonly does: "validate"; readonly who: number; readonly once?: string; readonly doc: number; readonly record: boolean }
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

/** Does all that a client wants, one after the other. */
export async function client(scene: Scene, actor: Client, ops: readonly Op[]): Promise<void> {
  for (const op of ops) {
    await scene.world.scheduler.step(actor, `wants: ${shown(op)}`, () => ({ value: undefined }));
    await wanted(scene, actor, op);
  }
}

export function shown({ does, ...more }: Op): string {
  return [does, ...Object.entries(more).map(([name, value]) => `${name} ${value}`)].join(", ");
}

async function wanted(scene: Scene, actor: Client, op: Op): Promise<void> {
  switch (op.does) {
    case "validate":
    case "look up":
      return await document(scene, actor, op);
    case "usage":
      return await usage(scene, actor, walletOf(scene, op.who));
    case "rotate":
      return await rotation(scene, actor, walletOf(scene, op.who), op.once);
    case "revoke":
      return await revocation(scene, walletOf(scene, op.who));
    case "sign up":
      return await signUp(scene, actor, op);
    case "claim":
      return await claim(scene, actor, op);
    case "subscribe":
      return await subscription(scene, actor, walletOf(scene, op.who), op.plan);
    case "deliver":
      return await event(scene, actor, op);
    case "work off":
      return await inProcess(scene.world, (shop) => workOff(shop));
    case "reconcile":
      return await inProcess(scene.world, (shop) => reconcile(shop, true));
    case "refund":
      return scene.payers.refund(pageOf(scene, op.page));
    case "buy report":
      return await report(scene, actor);
    case "pay":
      return scene.payers.payOne(op.which, op.later);
    case "lose event":
      return scene.payers.lose(op.which);
    case "stripe":
      return scene.payers.become(walletOf(scene, op.who).id, op.becomes, op.plan);
    case "days":
      return scene.payers.pass(op.days, op.pays);
  }
}

function walletOf({ wallets }: Scene, who: number): Wallet {
  const wallet = wallets[who];
  if (wallet === undefined) throw new RangeError(`there is no account ${who}`);
  return wallet;
}

function pageOf({ pages }: Scene, which: number): string {
  return pages[which % Math.max(1, pages.length)] ?? "";
}

type Headers = Readonly<Record<string, string>>;

function bearer(key: string, once?: string): Headers {
  return { authorization: `Bearer ${key}`, ...(once === undefined ? {} : { "idempotency-key": once }) };
}

function jsonOf(body: object, headers: Headers = {}): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
}

/** A document, or a lookup, that is charged. Without an Idempotency-Key it is asked for once. */
async function document(scene: Scene, actor: Client, op: Extract<Op, { does: "validate" | "look up" }>): Promise<void> {
  const { world } = scene;
  const wallet = walletOf(scene, op.who);
  const path = op.does === "look up"
    ? `/v1/lookups/${op.where}`
    : `/v1/validate${op.record ? "?record=true" : ""}`;
  let key = wallet.key;
  const init = () => {
    // Whoever was told of a new key goes on with it.
    key = wallet.key;
    const headers = bearer(key, op.once);
    if (op.does === "look up") {
      return jsonOf(op.where === "vat" ? { vat_id: "DE136695976" } : { participant: "0088:5798000000001" }, headers);
    }
    const body = (bodies[op.doc] ?? new Uint8Array()).slice();
    return { method: "POST", body, headers: { ...headers, "content-type": "application/xml" } };
  };
  const mark = op.once;
  if (op.once !== undefined) {
    return told(scene, wallet, { key: () => key, mark, op }, await world.insist(actor, path, init));
  }
  const from = world.tick;
  const insisted = await askedOnce(world, actor, path, init);
  if (insisted === undefined) return unheard(scene, wallet, mark, from);
  told(scene, wallet, { key: () => key, mark, op }, insisted);
}

/** It may have been charged, and nobody knows. */
function unheard(scene: Scene, wallet: Wallet, mark: string | undefined, from: number): void {
  const after = chargedUnseen(scene.months, mark, scene.most(wallet));
  scene.world.counters.add(wallet.id, { what: "charged unseen", from, to: Infinity, isSure: false, after });
}

interface Charging {
  readonly key: () => string;
  readonly mark: string | undefined;
  readonly op: Extract<Op, { does: "validate" | "look up" }>;
}

function told(scene: Scene, wallet: Wallet, { key, mark, op }: Charging, insisted: Insisted): void {
  const { world, months } = scene;
  const { answer, tries, from, last, to, time } = insisted;
  const { seen } = answer;
  sawKey(world, wallet, key(), insisted);
  if (tries > 1) unheard(scene, wallet, mark, from);
  if (seen === undefined) return;
  allowed(scene, wallet, seen.limit, time);
  const is = { from: last, to, isSure: true };
  const free = op.does === "validate" ? op.doc === REFUSED : answer.json["status"] === "unavailable";
  if (answer.error === "quota_exceeded") {
    return world.counters.add(wallet.id, { ...is, what: `refused ${mark}`, after: refused(seen, mark) });
  }
  if (answer.status !== 200 || free) {
    if (answer.status !== 200 && !free) world.complain(`a document was answered with ${answer.status} ${answer.error}`);
    return world.counters.add(wallet.id, { ...is, what: "read", after: read(seen) });
  }
  // Where it was asked for several times, it was charged at some time, and the last answer says what is used by now.
  if (tries === 1) world.counters.add(wallet.id, { ...is, what: `charged ${mark}`, after: charged(seen, mark) });
  else {
    const after = chargedUnseen(months, mark, scene.most(wallet));
    world.counters.add(wallet.id, { what: `charged ${mark}`, from, to, isSure: true, after });
    world.counters.add(wallet.id, { ...is, what: "read", after: read(seen) });
  }
  if (op.does === "validate" && op.record) recorded(scene, mark ?? `${from} ${wallet.id}`, answer);
}

/** Nobody is served by more than they paid for. */
function allowed({ world, payers }: Scene, { id, tier }: Wallet, limit: number, time: number): void {
  if (limit > payers.allowance(id, tier, time)) world.complain(`an allowance of ${limit} was given, that nobody paid for`);
}

/** A request has one record, however often it is answered, and no other request has it. */
function recorded({ world, records }: Scene, mark: string, { json: { record } }: Answer): void {
  const id = typeof record === "object" && record !== null && "id" in record ? `${record.id}` : "none";
  const before = records.get(mark);
  if (before !== undefined && before !== id) world.complain(`one request was answered with two records`);
  if ([...records].some(([other, it]) => other !== mark && it === id)) world.complain(`two requests have one record`);
  records.set(mark, id);
}

/** What an answer says of the key that it was asked with. */
function sawKey(world: World, wallet: Wallet, key: string, { answer, last, to }: Insisted): void {
  const said: KeyAnswer | undefined = answer.seen !== undefined || answer.status === 200
    ? "opens"
    : answer.error === "key_rotated" || answer.error === "invalid_api_key"
    ? answer.error
    : undefined;
  if (said === undefined) return world.complain(`a key was answered with ${answer.status} ${answer.error}`);
  const what = `${said} ${key.slice(8, 14)}`;
  world.keys.add(wallet.id, { what, from: last, to, isSure: true, after: answered(key, said) });
}

export async function usage(scene: Scene, actor: Client, wallet: Wallet, key: string = wallet.key): Promise<void> {
  const { world } = scene;
  const insisted = await world.insist(actor, "/v1/usage", () => ({ headers: bearer(key) }));
  const { answer: { status, json: { period, limit, remaining } }, last, to, time } = insisted;
  sawKey(world, wallet, key, insisted);
  if (status !== 200) return;
  const seen = { period: String(period), limit: Number(limit), remaining: Number(remaining) };
  allowed(scene, wallet, seen.limit, time);
  world.counters.add(wallet.id, { what: "read", from: last, to, isSure: true, after: read(seen) });
}

async function rotation(scene: Scene, actor: Client, wallet: Wallet, once: string): Promise<void> {
  const { world } = scene;
  const { key } = wallet;
  const init = () => ({ method: "POST", headers: bearer(key, once) });
  const { answer: { status, error = "", json }, tries, from, last, to } = await world.insist(
    ...[actor, "/v1/keys/rotate", init] as const,
  );
  const next = json["key"];
  if (status !== 200 || typeof next !== "string") {
    if (tries > 1) {
      const after = rotatedUnheard(key, once);
      world.keys.add(wallet.id, { what: `rotation ${once} unheard`, from, to: Infinity, isSure: false, after });
    }
    const after = notRotated(key, once, error, scene.isLong);
    return world.keys.add(wallet.id, { what: `rotation ${once}: ${error}`, from: last, to, isSure: true, after });
  }
  world.keys.add(wallet.id, { what: `rotation ${once}`, from, to, isSure: true, after: rotated(key, once, next) });
  // Another client may know of a newer one.
  if (wallet.key === key) wallet.key = next;
  scene.secrets.push({ path: "/v1/keys/rotate", init, key: next });
}

async function revocation({ world }: Scene, wallet: Wallet): Promise<void> {
  const from = world.tick;
  let isSure = false;
  await inProcess(world, async ({ stores }) => {
    isSure = "ok" in await revokeKey(stores, wallet.id);
  });
  const to = isSure ? world.tick : Infinity;
  world.keys.add(wallet.id, { what: "revoked", from, to, isSure, after: revoked });
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

async function signUp(scene: Scene, actor: Client, { mailbox, once }: Extract<Op, { does: "sign up" }>): Promise<void> {
  const headers = once === undefined ? {} : { "idempotency-key": once };
  const init = () => jsonOf({ email: `somebody${mailbox}@mail.example` }, headers);
  await secret(scene, actor, { path: "/v1/keys", init, name: `mailbox ${mailbox}`, taken: "key_already_issued", once });
}

async function claim(scene: Scene, actor: Client, { page, once }: Extract<Op, { does: "claim" }>): Promise<void> {
  const id = pageOf(scene, page);
  const headers = once === undefined ? {} : { "idempotency-key": once };
  const init = () => jsonOf({ transaction_id: id }, headers);
  await secret(scene, actor, { path: "/v1/fix/claim", init, name: `page ${id}`, taken: "already_claimed", once });
}

interface Secret {
  readonly path: string;
  readonly init: () => RequestInit;
  /** What is given once, and the error of whom it is not given. */
  readonly name: string;
  readonly taken: string;
  readonly once: string | undefined;
}

async function secret(scene: Scene, actor: Client, { path, init, name, taken: error, once }: Secret): Promise<void> {
  const { world } = scene;
  const began = world.tick;
  const insisted = once === undefined ? await askedOnce(world, actor, path, init) : await world.insist(actor, path, init);
  if (insisted === undefined) {
    const after = gaveUnheard(once);
    return world.given.add(name, { what: "unheard", from: began, to: Infinity, isSure: false, after });
  }
  const { answer, from, last, to } = insisted;
  const key = answer.json["key"];
  if (typeof key === "string") {
    world.given.add(name, { what: `gave ${once}`, from, to, isSure: true, after: gave(key, once) });
    if (once !== undefined) scene.secrets.push({ path, init, key });
    if (path === "/v1/fix/claim") scene.payers.claimed(name.slice("page ".length), world);
  } else if (answer.error === error) {
    world.given.add(name, { what: `taken ${once}`, from: last, to, isSure: true, after: taken(once) });
  } else if (answer.error === "claim_not_found") scene.payers.notFound(name.slice("page ".length), world);
  else world.complain(`${path} was answered with ${answer.status} ${answer.error}`);
}

async function askedOnce(
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

async function subscription(scene: Scene, actor: Client, wallet: Wallet, plan: Sold): Promise<void> {
  const init = () => jsonOf({ plan }, bearer(wallet.key));
  const { answer: { json, error } } = await scene.world.insist(actor, "/v1/billing/checkout", init);
  const page = json["transaction_id"];
  if (typeof page === "string") return void scene.payers.told.add(page);
  const known = ["already_subscribed", "key_rotated", "invalid_api_key"];
  if (!known.includes(error ?? "")) scene.world.complain(`a purchase was answered with ${error}`);
}

/** A fix report is bought, and paid for at once. */
async function report(scene: Scene, actor: Client): Promise<void> {
  const answer = await scene.world.ask(actor, "/v1/billing/checkout", jsonOf({ plan: "fix_report" }));
  const page = answer?.json["transaction_id"];
  if (typeof page !== "string") return;
  scene.pages.push(page);
  scene.payers.pay(page);
}

/** Stripe delivers an event; it does so again until it is acknowledged, and sometimes then, too. */
async function event({ world }: Scene, actor: Client, { which, keep }: Extract<Op, { does: "deliver" }>): Promise<void> {
  const { events } = world.outside.books;
  const event = events[which % Math.max(1, events.length)];
  if (event === undefined) return;
  const init = await delivery(event, time.now, SECRET);
  const answer = await world.ask(actor, "/v1/billing/webhook", init);
  if (answer?.status === 200 && !keep) events.splice(events.indexOf(event), 1);
}
