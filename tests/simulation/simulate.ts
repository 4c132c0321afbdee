/** A run, all of which its numbers decide: what is wanted, in which order all goes on, what goes wrong, and what is held against it. */
import { createHash } from "node:crypto";
import { allowances } from "../../host/domain/tiers.ts";
import { monthOf, nextMonth } from "../../host/kit/calendar.ts";
import { Random } from "../support/random.ts";
import { delivery } from "../support/stripe/api.ts";
import { priceOf } from "../support/stripe/books.ts";
import { SECRET } from "../support/stripe/selling.ts";
import { client } from "./clients.ts";
import { type Scene, shown } from "./scene.ts";
import { settle } from "./settle.ts";
import { Payers } from "./payers.ts";
import { reset, time } from "./platform.ts";
import { Place } from "./processes.ts";
import { type Plan, planned } from "./plans.ts";
import { type Wallet, World } from "./world.ts";

export interface Outcome {
  readonly complaints: readonly string[];
  /** What clients wanted, a line each. */
  readonly wanted: readonly string[];
  readonly trace: readonly string[];
  /** Of the trace. */
  readonly hash: string;
}

/** The places of all runs of this process; to be made on the platform of the simulation. */
export async function builtPlaces(): Promise<readonly Place[]> {
  return [await Place.built("A"), await Place.built("B")];
}

/** One run. The same numbers make the same one. */
export async function simulate(places: readonly Place[], seed: number, run: number): Promise<Outcome> {
  const plan = planned(new Random(seed, run, 1));
  reset(plan.start, seed, run, 2);
  const random = new Random(seed, run, 3);
  const world = new World(random, places, random.of(["near", "far"]));
  const complaints = world.complaints;
  try {
    const scene = await begun(world, plan);
    await lived(scene, plan, clocksOf(plan, new Random(seed, run, 4)));
    await settle(scene);
  } catch (error) {
    world.complain(`it broke: ${error instanceof Error ? error.stack ?? error.message : error}`);
  }
  const { trace } = world.scheduler;
  const wanted = plan.clients.map((ops, at) => `client ${at}: ${ops.map(shown).join("; ")}`);
  const hash = createHash("sha256").update(trace.join("\n")).digest("hex");
  return { complaints, wanted: [`${plan.kind}, ${world.line.way} store`, ...wanted], trace, hash };
}

/** Accounts and pages, before anything goes wrong. */
async function begun(world: World, plan: Plan): Promise<Scene> {
  const month = monthOf(plan.start);
  const wallets = [];
  for (const { tier, used } of plan.accounts) wallets.push(await world.account(tier, used, month));
  const { books } = world.outside;
  const payers = new Payers(books);
  const pages = plan.pages.map((isPaid) => {
    const id = books.id("cs_test");
    books.pages.set(id, {
      ...{ id, mode: "payment", customer: null, price: priceOf("fix_report"), metadata: { plan: "fix_report" } },
      ...{
        expires: plan.start + 86_400_000,
        success: "",
        status: "open",
        paid: false,
        refunded: false,
        disputed: false,
      },
    });
    if (isPaid) payers.pay(id);
    return id;
  });
  const [buyer] = wallets;
  if (plan.isSubscribed && buyer !== undefined) await subscribed(world, payers, buyer);
  const isLong = plan.kind === "payments" || plan.kind === "news";
  const months = [month, monthOf(nextMonth(plan.start).getTime())];
  return {
    ...{ world, wallets, payers, pages, months, isLong, records: new Map(), secrets: [] },
    most: ({ tier }) => isLong ? allowances.scale : allowances[tier],
    used: new Map(wallets.map(({ id }, at) => [id, plan.accounts[at]?.used ?? 0])),
  };
}

/** The account has a subscription already. */
async function subscribed(world: World, payers: Payers, { key }: Wallet): Promise<void> {
  const client = { name: "before", isAlive: true };
  const asked = { method: "POST", body: JSON.stringify({ key, plan: "starter" }) };
  const { answer } = await world.calmly(() => world.insist(client, "/v1/billing/checkout", () => asked));
  payers.pay(String(answer.json["transaction_id"]));
  for (const event of world.outside.books.events.splice(0)) {
    const init = await delivery(event, time.now, SECRET);
    await world.calmly(() => world.insist(client, "/v1/billing/webhook", () => init));
  }
}

/** Steps after which nothing goes wrong any more. */
const CHAOS = 500;
const MOST = 5_000;
/** Milliseconds by which time can go on at once: within patience, beyond it, over the end of a day. */
const jumps = [1, 300, 2_100, 5_100, 7_100, 31_000, 3_600_000];

/** By how much a clock can be set wrong without a repeat, a day or a month being another than what the model knows. */
const wrongs = [0, 45_000, -45_000, 3_600_000, -3_600_000, 6 * 3_600_000, -6 * 3_600_000];

/** What sets clocks, in some of the runs; Stripe has its own, so not where it says when something ends. */
function clocksOf({ kind }: Plan, random: Random): Random | undefined {
  return kind !== "payments" && kind !== "news" && random.oneIn(3) ? random : undefined;
}

/** Everybody does what they want, while all sorts of things go wrong. */
async function lived(scene: Scene, { clients }: Plan, clocks: Random | undefined): Promise<void> {
  const { world, wallets, payers } = scene;
  const { random, scheduler, line: { troubles } } = world;
  Object.assign(troubles, { fails: random.of([0, 8, 15, 30]), late: random.of([0, 6, 15]) });
  const crashes = random.of([0, 0, 60, 120]);
  const leaps = random.of([0, 25, 60]);
  let left = clients.length;
  let broke: unknown;
  for (const [at, ops] of clients.entries()) {
    const actor = { name: `client ${at}`, isAlive: true, address: `198.51.100.${at + 2}` };
    client(scene, actor, ops).catch((error) => broke ??= error).finally(() => left--);
  }
  while (left > 0 && broke === undefined) {
    if (world.tick > CHAOS) Object.assign(troubles, { fails: 0, late: 0 });
    if (clocks?.oneIn(30) === true) {
      time.ahead = world.tick > CHAOS ? 0 : clocks.of(wrongs);
      scheduler.say({ name: "clocks" }, `are ${time.ahead / 1000} s ahead`);
    }
    if (world.tick > MOST) throw new Error("it goes on and on");
    const isWild = world.tick <= CHAOS;
    if (isWild && crashes > 0 && random.oneIn(crashes)) await world.crash(random.of(world.places));
    else if (isWild && leaps > 0 && random.oneIn(leaps)) await scheduler.until(instant(random));
    else {
      if (scheduler.waiting === 0 && time.next() === undefined) throw new Error("somebody waits for nothing");
      await world.goOn();
      continue;
    }
    for (const wallet of wallets) payers.holds(world, wallet);
  }
  Object.assign(troubles, { fails: 0, late: 0 });
  time.ahead = 0;
  if (broke !== undefined) throw broke;
}

/** When time goes on to: when the next timer is due, or somewhat later, or once in a while much later. */
function instant(random: Random): number {
  const next = time.next();
  if (next !== undefined && random.oneIn(2)) return next;
  return time.now + random.of(jumps);
}
