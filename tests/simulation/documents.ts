/** Documents and lookups, which are charged, and the allowance. */
import { charged, chargedUnseen, read, refused } from "./ledger.ts";
import { askedOnce, bearer, jsonOf, type Op, sawKey, type Scene, walletOf } from "./scene.ts";
import { bodies, REFUSED } from "./workers.ts";
import type { Answer, Client, Insisted, Wallet } from "./world.ts";

/** A document, or a lookup, that is charged. Without an Idempotency-Key it is asked for once. */
export async function document(
  scene: Scene,
  actor: Client,
  op: Extract<Op, { does: "validate" | "look up" }>,
): Promise<void> {
  const { world } = scene;
  const wallet = walletOf(scene, op.who);
  const path = op.does === "look up" ? `/v1/lookups/${op.where}` : `/v1/validate${op.record ? "?record=true" : ""}`;
  let key = wallet.key;
  const init = () => {
    // A client that learned of a new key goes on with it.
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
  if (limit > payers.allowance(id, tier, time)) {
    world.complain(`an allowance of ${limit} was given, that nobody paid for`);
  }
}

/** A request has one record, however often it is answered, and no other request has it. */
function recorded({ world, records }: Scene, mark: string, { json: { record } }: Answer): void {
  const id = typeof record === "object" && record !== null && "id" in record ? `${record.id}` : "none";
  const before = records.get(mark);
  if (before !== undefined && before !== id) world.complain(`one request was answered with two records`);
  if ([...records].some(([other, it]) => other !== mark && it === id)) world.complain(`two requests have one record`);
  records.set(mark, id);
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
