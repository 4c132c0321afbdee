/** Who pays is remembered from request to request: what another process has changed meanwhile holds at once all the same. */
import assert from "node:assert/strict";
import { limits } from "../../host/domain/limits.ts";
import { type ProblemCode, problems } from "../../host/domain/problems.ts";
import { BoundedMap } from "../../host/kit/bounded_map.ts";
import { eraseAccount } from "../../host/stores/holdings.ts";
import type { Counted } from "../../host/stores/months.ts";
import { type Account, readAccount, store } from "../../host/stores/accounts.ts";
import { charge } from "../../host/stores/charges.ts";
import { type Kv, passedOn } from "../../host/stores/kv.ts";
import { revokeKey } from "../../host/stores/operator.ts";
import { rotate } from "../../host/stores/rotation.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

/** What was done to the store. */
interface Done {
  reads: number;
  commits: number;
}

interface Scene {
  readonly by: { readonly key: string; readonly id: string; readonly authorization: string };
  readonly done: Done;
  /** Another process on the same store, which remembers for itself. */
  readonly other: Stores;
  /** Sends a document: its status, what is left by the headers of its answer, and the code of an error. */
  send(document?: string): Promise<readonly [status: number, left: string | null, error: string | undefined]>;
}

function counted(kv: Kv, done: Done): Kv {
  return {
    ...kv,
    get: (key) => (done.reads++, kv.get(key)),
    both: (one, other) => (done.reads++, kv.both(one, other)),
    atomic() {
      const own = kv.atomic();
      return passedOn(own, { commit: (how) => (done.commits++, own.commit(how)) });
    },
  };
}

/** A key whose account is remembered: it has sent two documents of its 100. */
function remembering(work: (scene: Scene) => Promise<void>): Promise<void> {
  return withService(async (plain) => {
    const { stores } = plain.service;
    const done = { reads: 0, commits: 0 };
    const accounts = new BoundedMap<string, never>(10);
    const it: TestService = plain.with({ stores: { ...stores, accounts, kv: counted(stores.kv, done) } });
    const by = await it.key("free");
    const send: Scene["send"] = async (document = validInvoice) => {
      const answer = await it.ask("/v1/validate", postXml(document, by));
      const { error } = await answer.json();
      return [answer.status, answer.headers.get("x-ratelimit-remaining"), error];
    };
    assert.deepEqual([await send(), await send()], [[200, "99", undefined], [200, "98", undefined]]);
    Object.assign(done, { reads: 0, commits: 0 });
    await work({ by, done, send, other: { ...stores, kv: { ...stores.kv } } });
  }, { service: { limits: { ...limits, pace: { perSecond: 1, burst: 1000 } } } });
}

async function accountOf(stores: Stores, id: string): Promise<Account> {
  const held = await readAccount(stores, id);
  assert.ok(held !== undefined);
  return held.account;
}

async function usedBy(stores: Stores, id: string): Promise<number> {
  return (await usageOf(stores, await accountOf(stores, id))).used;
}

Deno.test("a document of an account that is remembered is charged in one commit, and nothing is read", () =>
  remembering(async ({ done, send }) => {
    assert.deepEqual(await send(), [200, "97", undefined]);
    assert.deepEqual(done, { reads: 0, commits: 1 });
  }));

interface Ending {
  readonly code: ProblemCode;
  readonly end: (scene: Scene) => Promise<unknown>;
  readonly document?: string;
  /** What is left of the two documents that were counted. */
  readonly used?: number;
}

const revoked: Ending = { code: "invalid_api_key", end: ({ other, by }) => revokeKey(other, by.key) };
const rotated: Ending = { code: "key_rotated", end: ({ other, by }) => rotate(other, by.key) };
const erased: Ending = { code: "invalid_api_key", end: ({ other, by }) => eraseAccount(other, by.id), used: 0 };
const unread = { document: "<Invoice" } as const;

/** What another process does to an account, and what its key is answered from then on. */
const endings: Readonly<Record<string, Ending>> = {
  "a key that another process has revoked opens nothing from then on": revoked,
  "a key that another process has revoked is not told what is wrong with a document": { ...revoked, ...unread },
  "a key that another process has rotated opens nothing from then on": rotated,
  "a key that another process has rotated is not told what is wrong with a document": { ...rotated, ...unread },
  "a key whose account another process has erased opens nothing from then on": erased,
  "a key whose account another process has erased is not told what is wrong with a document": { ...erased, ...unread },
};

for (const [title, { code, end, document, used = 2 }] of Object.entries(endings)) {
  Deno.test(title, () =>
    remembering(async (scene) => {
      await end(scene);
      const { status } = problems[code];
      for (let again = 0; again < 2; again++) assert.deepEqual(await scene.send(document), [status, null, code]);
      const counted = await scene.other.kv.get<Counted>(["usage", scene.by.id, "2026-11"]);
      assert.equal(counted.value?.used ?? 0, used);
    }));
}

Deno.test("the allowance of a plan that another process has written down holds from then on", () =>
  remembering(async ({ by, other, send }) => {
    const account = await accountOf(other, by.id);
    await store(other.kv.atomic(), { ...account, tier: "starter" }).commit();
    const [status, left] = await send();
    assert.equal(status, 200);
    assert.ok(Number(left) > 100, `${left} are left`);
  }));

Deno.test("what other processes have charged is counted, and is said with a refusal, too", () =>
  remembering(async ({ by, other, send }) => {
    const account = await accountOf(other, by.id);
    for (let count = 0; count < 5; count++) await charge(other, account);
    assert.deepEqual(await send("<Invoice"), [400, "93", "xml_malformed"]);
    assert.deepEqual(await send(), [200, "92", undefined]);
    assert.equal(await usedBy(other, by.id), 8);
  }));

Deno.test("an allowance that other processes use up is exceeded by nobody who is remembered", () =>
  remembering(async ({ by, other, send }) => {
    const account = await accountOf(other, by.id);
    const [here, there] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => send())),
      Promise.all(Array.from({ length: 60 }, () => charge(other, account))),
    ]);
    const passed = here.filter(([status]) => status === 200).length + there.filter((it) => "ok" in it).length;
    assert.equal(passed, 98);
    assert.equal(await usedBy(other, by.id), 100);
  }));
