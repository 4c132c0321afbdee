/**
 * A process that works on a store, for tests in which several do, or in which one is killed:
 *
 *     store_client.ts FILE CLIENTS JOB [KEY]
 *
 * So many clients do the job at once. Each line on standard output is an answer: the job is done when it is written.
 */
import { authenticate, createKey } from "../../host/stores/accounts.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import { draftRecord } from "../../host/stores/records.ts";
import { rotate } from "../../host/stores/rotation.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { accountWith, stored, storesAt } from "../support/stores.ts";
import { invalidVerdict } from "../support/verdicts.ts";

type Tell = (...words: readonly string[]) => void;
/** Gives false when there is nothing left to do. */
type Job = (stores: Stores, key: string, tell: Tell) => Promise<boolean>;

const jobs: Readonly<Record<string, Job>> = {
  /** Charges until the allowance is used up. */
  async charge(stores, key, tell) {
    const found = await authenticate(stores, key);
    if ("error" in found) throw new Error(found.error);
    const charged = await charge(stores, found.account);
    tell("ok" in charged ? "charged" : charged.error);
    return "ok" in charged;
  },
  /** Rotates the same key once. */
  async rotate(stores, key, tell) {
    const rotated = await rotate(stores, key);
    tell(...("ok" in rotated ? ["rotated", rotated.ok.key] : [rotated.error]));
    return false;
  },
  /** Rotates the same key once, by the same request as all others. */
  async rotateTogether(stores, key, tell) {
    const rotated = await rotate(stores, key, { idempotencyKey: "together", body: "" });
    tell(...("ok" in rotated ? ["rotated", rotated.ok.key] : [rotated.error]));
    return false;
  },
  /** Makes keys, and rotates each. */
  async keys(stores, _, tell) {
    const { key } = await createKey(stores, { tier: "free" });
    tell("key", key);
    const rotated = await rotate(stores, key);
    if ("ok" in rotated) tell("rotated", key, rotated.ok.key);
    return true;
  },
  async records(stores, _, tell) {
    tell("record", (await stored(stores, invalidVerdict, document)).id);
    return true;
  },
  /** Asks once for a record, always by the same request. */
  async recordOnce(stores, key, tell) {
    const account = await accountWith(stores, key);
    const ticket = await ticketOf(account, "once", { body: "{}", operation: "validate", options: {} });
    const draft = await draftRecord(stores, invalidVerdict, document, undefined);
    if (draft === "too_large") throw new Error(draft);
    const charged = await charge(stores, account, { ticket, draft });
    tell(...("ok" in charged ? ["record", charged.ok.record?.id ?? "none"] : [charged.error]));
    return false;
  },
};

const document = { sha256: "0".repeat(64), hash_input: "raw_xml_bytes" } as const;

const [file = "", clients = "", name = "", key = ""] = Deno.args;
const job = jobs[name];
if (job === undefined) throw new Error(`There is no job "${name}"`);
const stores = await storesAt(file);
const encoder = new TextEncoder();
// Written at once, not when the process finds time: who is killed behind this line has told it.
const tell: Tell = (...words) => void Deno.stdout.writeSync(encoder.encode(`${words.join(" ")}\n`));
tell("ready");
// Begins when the parent says so, so that all processes work at the same time.
await Deno.stdin.read(new Uint8Array(1));
await Promise.all(Array.from({ length: Number(clients) }, async () => {
  while (await job(stores, key, tell));
}));
stores.kv.close();
