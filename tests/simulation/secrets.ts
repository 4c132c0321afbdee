/** What is answered with a key: rotations, free keys and fix reports; and keys that are revoked. */
import { revokeKey } from "../../host/stores/operator.ts";
import { gave, gaveUnheard, notRotated, revoked, rotated, rotatedUnheard, taken } from "./ledger.ts";
import { askedOnce, bearer, inProcess, jsonOf, type Op, pageOf, type Scene } from "./scene.ts";
import type { Client, Wallet } from "./world.ts";

export async function rotation(scene: Scene, actor: Client, wallet: Wallet, once: string): Promise<void> {
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

export async function revocation({ world }: Scene, wallet: Wallet): Promise<void> {
  const from = world.tick;
  let isSure = false;
  await inProcess(world, async ({ stores }) => {
    isSure = "ok" in await revokeKey(stores, wallet.id);
  });
  const to = isSure ? world.tick : Infinity;
  world.keys.add(wallet.id, { what: "revoked", from, to, isSure, after: revoked });
}

export async function signUp(
  scene: Scene,
  actor: Client,
  { mailbox, once }: Extract<Op, { does: "sign up" }>,
): Promise<void> {
  const headers = once === undefined ? {} : { "idempotency-key": once };
  const init = () => jsonOf({ email: `somebody${mailbox}@mail.example` }, headers);
  await secret(scene, actor, { path: "/v1/keys", init, name: `mailbox ${mailbox}`, taken: "key_already_issued", once });
}

export async function claim(
  scene: Scene,
  actor: Client,
  { page, once }: Extract<Op, { does: "claim" }>,
): Promise<void> {
  const id = pageOf(scene, page);
  const headers = once === undefined ? {} : { "idempotency-key": once };
  const init = () => jsonOf({ transaction_id: id }, headers);
  await secret(scene, actor, { path: "/v1/fix/claim", init, name: `page ${id}`, taken: "already_claimed", once });
}

interface Secret {
  readonly path: string;
  readonly init: () => RequestInit;
  /** What is given once, and the error of callers that do not get it. */
  readonly name: string;
  readonly taken: string;
  readonly once: string | undefined;
}

async function secret(scene: Scene, actor: Client, { path, init, name, taken: error, once }: Secret): Promise<void> {
  const { world } = scene;
  const began = world.tick;
  const insisted = once === undefined
    ? await askedOnce(world, actor, path, init)
    : await world.insist(actor, path, init);
  if (insisted === undefined) {
    const after = gaveUnheard(once);
    return world.given.add(name, { what: "unheard", from: began, to: Infinity, isSure: false, after });
  }
  const { answer, tries, from, last, to } = insisted;
  const key = answer.json["key"];
  if (typeof key === "string") {
    world.given.add(name, { what: `gave ${once}`, from, to, isSure: true, after: gave(key, once) });
    if (once !== undefined) scene.secrets.push({ path, init, key });
    if (path === "/v1/fix/claim") scene.payers.claimed(name.slice("page ".length), world);
  } else if (answer.error === error) {
    world.given.add(name, { what: `taken ${once}`, from: last, to, isSure: true, after: taken(once) });
  } else if (answer.error === "claim_not_found") {
    // The money went back. A try that was given up asked about it before, and may come through yet.
    const after = gaveUnheard(once);
    if (tries > 1) world.given.add(name, { what: `unheard ${once}`, from, to: Infinity, isSure: false, after });
    scene.payers.notFound(name.slice("page ".length), world);
  } else world.complain(`${path} was answered with ${answer.status} ${answer.error}`);
}
