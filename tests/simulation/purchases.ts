/** What is bought, and what Stripe tells of it. */
import { delivery } from "../support/stripe/api.ts";
import { SECRET } from "../support/stripe/selling.ts";
import { time } from "./platform.ts";
import { bearer, jsonOf, type Op, type Scene, type Sold } from "./scene.ts";
import type { Client, Wallet } from "./world.ts";

export async function subscription(scene: Scene, actor: Client, wallet: Wallet, plan: Sold): Promise<void> {
  const init = () => jsonOf({ plan }, bearer(wallet.key));
  const { answer: { json, error } } = await scene.world.insist(actor, "/v1/billing/checkout", init);
  const page = json["transaction_id"];
  if (typeof page === "string") return void scene.payers.told.add(page);
  const known = ["already_subscribed", "key_rotated", "invalid_api_key"];
  if (!known.includes(error ?? "")) scene.world.complain(`a purchase was answered with ${error}`);
}

/** A fix report is bought, and paid for at once. */
export async function report(scene: Scene, actor: Client): Promise<void> {
  const answer = await scene.world.ask(actor, "/v1/billing/checkout", jsonOf({ plan: "fix_report" }));
  const page = answer?.json["transaction_id"];
  if (typeof page !== "string") return;
  scene.pages.push(page);
  scene.payers.pay(page);
}

/** Stripe delivers an event; it does so again until it is acknowledged, and sometimes then, too. */
export async function event(
  { world }: Scene,
  actor: Client,
  { which, keep }: Extract<Op, { does: "deliver" }>,
): Promise<void> {
  const { events } = world.outside.books;
  const event = events[which % Math.max(1, events.length)];
  if (event === undefined) return;
  const init = await delivery(event, time.now, SECRET);
  const answer = await world.ask(actor, "/v1/billing/webhook", init);
  // Another may have delivered the same meanwhile.
  const at = events.indexOf(event);
  if (answer?.status === 200 && !keep && at >= 0) events.splice(at, 1);
}
