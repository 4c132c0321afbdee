/** When all is over and nothing goes wrong any more: what was answered is there, once, and all answers are in an order. */
import { reconcile } from "../../host/billing/reconcile.ts";
import { workOff } from "../../host/billing/events.ts";
import { inEffect } from "../../host/stores/accounts.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { readRecord } from "../../host/stores/records.ts";
import { delivery } from "../support/stripe/api.ts";
import { SECRET } from "../support/stripe/selling.ts";
import { usage } from "./documents.ts";
import type { Scene } from "./scene.ts";
import { type Counter, counterIs, type History, type Keys, ungiven } from "./ledger.ts";
import { isLinearizable } from "./linear.ts";
import { time } from "./platform.ts";
import type { Actor } from "./scheduler.ts";
import type { Place } from "./processes.ts";
import type { Wallet } from "./world.ts";

const auditor: Actor = { name: "auditor", isAlive: true };

export async function settle(scene: Scene): Promise<void> {
  const { world, wallets } = scene;
  // What is on its way still arrives.
  for (let count = 0; count < 1000 && (world.scheduler.waiting > 0 || time.next() !== undefined); count++) {
    await world.goOn();
  }
  await world.calmly((place) => caughtUp(scene, place));
  for (const wallet of wallets) {
    await world.calmly(async () => {
      for (const key of new Set([wallet.first, wallet.key])) await usage(scene, auditor, wallet, key);
    });
    counted(scene, wallet);
  }
  await world.calmly(() => askedAgain(scene));
  await world.calmly((place) => recordsAreThere(scene, place));
  ordered(scene);
  if (scene.isLong) { for (const { id } of wallets) paidFor(scene, id); }
  for (const page of scene.payers.returned) await returned(scene, page);
}

/** All that Stripe has to say is said, and followed. */
async function caughtUp(scene: Scene, { shop }: Place): Promise<void> {
  const { world, isLong, payers, wallets } = scene;
  const { books } = world.outside;
  for (const event of books.events.splice(0)) {
    const init = await delivery(event, time.now, SECRET);
    await world.insist(auditor, "/v1/billing/webhook", () => init);
  }
  await workOff(shop);
  if (!isLong) return;
  if (!payers.isNewsLost) { for (const { id } of wallets) paidFor(scene, id); }
  await reconcile(shop, true);
  const again = await reconcile(shop, false);
  if (again.length > 0) world.complain(`a second reconciliation finds ${JSON.stringify(again)}`);
}

interface Stored {
  readonly used: number;
  readonly records?: number;
}

/** What lies in the store of an account is the last thing that is known of it. */
function counted({ world, months, isLong }: Scene, { id }: Wallet): void {
  if (isLong) return;
  const used = Object.fromEntries(months.map((month) => [month, world.value<Stored>(["usage", id, month])?.used ?? 0]));
  const marks = world.line.disk.below(["idempotency", id]).length;
  const is = { from: world.tick, to: world.tick, isSure: true };
  world.counters.add(id, { ...is, what: `${JSON.stringify(used)}, ${marks} marks`, after: counterIs(used, marks) });
}

/** An answer with a key in it is given again to the same request, as long as that key opens its account. */
async function askedAgain({ world, secrets, isLong }: Scene): Promise<void> {
  if (isLong) return;
  for (const { path, init, key } of secrets) {
    const headers = { authorization: `Bearer ${key}` };
    const opens = (await world.insist(auditor, "/v1/usage", () => ({ headers }))).answer;
    if (opens.status !== 200) {
      if (opens.error === "invalid_api_key" && !isRevoked(world, key)) {
        world.complain("a key that was given opens nothing");
      }
      continue;
    }
    const { answer } = await world.insist(auditor, path, init);
    if (answer.json["key"] !== key) {
      world.complain(`${path}, asked for again, is answered with ${answer.status} ${answer.error ?? "another key"}`);
    }
  }
}

function isRevoked({ keys }: Scene["world"], key: string): boolean {
  return [...keys.of.values()].some((all) => {
    return all.some(({ what }) => what === "revoked") && all.some(({ what }) => what.includes(key.slice(8, 14)));
  });
}

async function recordsAreThere({ world, records, wallets, months }: Scene, { shop, keys }: Place): Promise<void> {
  for (const id of records.values()) {
    const kept = await readRecord(shop.stores, id, keys);
    if (!("ok" in kept)) world.complain(`a record that was answered with is ${kept.error}`);
  }
  const stored = new Set(world.line.disk.below(["record"]).map(({ key }) => String(key[1]))).size;
  const all = wallets.flatMap(({ id }) => months.map((it) => world.value<Stored>(["usage", id, it])?.records ?? 0));
  const noted = all.reduce((sum, it) => sum + it, 0);
  if (stored !== noted) world.complain(`${stored} records are stored, and ${noted} were charged for`);
}

/** All answers follow from some order in which all happened. */
function ordered({ world, wallets, used, months: [month = ""] }: Scene): void {
  for (const { id, first } of wallets) {
    const begins: Counter = { used: { [month]: used.get(id) ?? 0 }, marks: [] };
    held(world, "what is said of documents", world.counters, id, begins);
    const keys: Keys = { current: first, isRevoked: false, rotations: 0, given: {} };
    held(world, "what is said of keys", world.keys, id, keys);
  }
  for (const name of world.given.of.keys()) held(world, `what is said of ${name}`, world.given, name, ungiven);
}

function held<S>(world: Scene["world"], what: string, { of }: History<S>, name: string, first: S): void {
  const all = of.get(name) ?? [];
  if (isLinearizable(first, all)) return;
  const said = all.map(({ what, from, to }) => `${what} [${from}, ${to === Infinity ? "" : to}]`).join("; ");
  world.complain(`${what} follows from no order: from ${JSON.stringify(first)}: ${said}`);
}

/** An account has what Stripe says, and its owner is served by that. */
function paidFor({ world, payers }: Scene, id: string): void {
  const account = world.accountNow(id);
  const tier = account === null ? undefined : inEffect(account, time.now).tier;
  const wanted = payers.tierOf(id);
  if (tier !== wanted) world.complain(`an account is ${tier}, and Stripe says ${wanted}`);
}

/** Money that went back pays for nothing. */
async function returned({ world }: Scene, page: string): Promise<void> {
  const id = world.value<string>(["claim", await sha256(page)]);
  const tier = id === null ? "free" : world.accountNow(id)?.tier;
  if (tier !== "free") world.complain(`the money of a fix report went back, and its key is ${tier}`);
}
