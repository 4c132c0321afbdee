/** Clients, Stripe and the operator: each does what is wanted of it, one thing after the other. */
import { reconcile } from "../../host/billing/reconcile.ts";
import { workOff } from "../../host/billing/events.ts";
import { document, usage } from "./documents.ts";
import { event, report, subscription } from "./purchases.ts";
import { inProcess, type Op, pageOf, type Scene, shown, walletOf } from "./scene.ts";
import { claim, revocation, rotation, signUp } from "./secrets.ts";
import type { Client } from "./world.ts";

/** Does all that a client wants, one after the other. */
export async function client(scene: Scene, actor: Client, ops: readonly Op[]): Promise<void> {
  for (const op of ops) {
    await scene.world.scheduler.step(actor, `wants: ${shown(op)}`, () => ({ value: undefined }));
    await wanted(scene, actor, op);
  }
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
