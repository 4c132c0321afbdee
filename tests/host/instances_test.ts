/** What several instances on one KV server decide together: exact, on any instance, and whatever answer gets lost. */
import assert from "node:assert/strict";
import { authenticate } from "../../host/stores/accounts.ts";
import { claimKey, inTurn } from "../../host/stores/billing.ts";
import { revokeKey } from "../../host/stores/operator.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { inTurns, withInstances } from "../support/instances.ts";
import { validInvoice } from "../support/terminal.ts";
import { accountWith } from "../support/stores.ts";
import { longTest } from "../support/sweeps.ts";

function validation(authorization: string, more: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: "POST", body: validInvoice, headers: { authorization, "content-type": "application/xml", ...more } };
}

async function statuses(answers: readonly Promise<Response>[]): Promise<readonly number[]> {
  return await Promise.all(answers.map(async (answer) => {
    const { status, body } = await answer;
    await body?.cancel();
    return status;
  }));
}

/** As a client does when the store is busy, which it is on a machine that has much else to do. */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1;; tries++) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 50) return answer;
    await answer.body?.cancel();
  }
}

Deno.test("an allowance is exact over three instances: of 40 documents at once, 25 are charged where 25 are left", () =>
  withInstances(3, async (instances) => {
    const [first] = instances;
    assert.ok(first !== undefined);
    const { key } = await first.key();
    const next = inTurns(instances);
    const account = await accountWith(first.service.stores, key);
    const used = { used: 75, noticed: false };
    await first.service.stores.kv.atomic().set(["usage", account.id, "2026-11"], used).commit();
    const all = await Promise.all(Array.from({ length: 40 }, () => charge(next().service.stores, account)));
    const done = all.flatMap((it) => "ok" in it ? [it.ok] : []);
    assert.deepEqual(
      done.map(({ used }) => used).sort((a, b) => a - b),
      Array.from({ length: 25 }, (_, at) => at + 76),
    );
    assert.equal(done.filter(({ notice }) => notice).length, 1);
  }));

longTest(
  "a request with an Idempotency-Key is charged once over three instances, and has one record",
  () =>
    withInstances(3, async (instances) => {
      const [first] = instances;
      assert.ok(first !== undefined);
      const { key, authorization } = await first.key();
      const next = inTurns(instances);
      const init = validation(authorization, { "idempotency-key": "one and the same" });
      const asked = Array.from({ length: 9 }, () => untilAnswered(() => next().ask("/v1/validate?record=true", init)));
      const bodies = await Promise.all(asked.map(async (answer) => (await answer).json()));
      assert.equal(new Set(bodies.map(({ record }) => JSON.stringify(record))).size, 1);
      const { used } = await usageOf(first.service.stores, await accountWith(first.service.stores, key));
      assert.equal(used, 1);
    }),
);

Deno.test("of nine rotations over three instances one wins, and its key opens the account everywhere", () =>
  withInstances(3, async (instances) => {
    const [first] = instances;
    assert.ok(first !== undefined);
    const { key } = await first.key();
    const next = inTurns(instances);
    const all = await Promise.all(Array.from({ length: 9 }, () => rotate(next().service.stores, key)));
    const won = all.flatMap((it) => "ok" in it ? [it.ok.key] : []);
    assert.equal(won.length, 1);
    assert.ok(all.every((it) => "ok" in it || it.error === "rotation_already_done"));
    for (const { service: { stores } } of instances) {
      assert.ok("account" in await authenticate(stores, won[0] ?? ""));
      assert.deepEqual(await authenticate(stores, key), { error: "key_rotated" });
    }
  }));

Deno.test("a claim, a mailbox and a turn are one instance's, of three that are at it", () =>
  withInstances(3, async (instances) => {
    const stores = instances.map(({ service }) => service.stores);
    const claims = await Promise.all(stores.map((it) => claimKey(it, { id: "cs_1", payment: "pi_1" }, 30)));
    assert.equal(claims.filter((it) => it === "already_claimed").length, 2);
    const issued = await Promise.all(stores.map((it) => issueFreeKey(it, "a@example.com", "198.51.100.1")));
    assert.equal(issued.filter((it) => "ok" in it).length, 1);
    let turns = 0;
    await Promise.all(stores.map((it) => inTurn(it, "task", 1_000, () => Promise.resolve(void turns++))));
    assert.equal(turns, 1);
  }));

Deno.test("a key that one instance revokes opens nothing at the next, which remembers nobody", () =>
  withInstances(2, async ([first, second]) => {
    assert.ok(first !== undefined && second !== undefined);
    const { key, authorization } = await first.key();
    assert.deepEqual(await statuses([second.ask("/v1/validate", validation(authorization))]), [200]);
    await revokeKey(first.service.stores, key);
    assert.deepEqual(await statuses([second.ask("/v1/validate", validation(authorization))]), [401]);
  }));

Deno.test("a charge whose answer the network loses is counted once, and the caller gets the verdict", () =>
  withInstances(1, async ([only], server) => {
    assert.ok(only !== undefined);
    const { key, authorization } = await only.key();
    server.lose(1);
    assert.deepEqual(await statuses([only.ask("/v1/validate", validation(authorization))]), [200]);
    assert.equal(server.counts.lost, 1);
    const { used } = await usageOf(only.service.stores, await accountWith(only.service.stores, key));
    assert.equal(used, 1);
  }));

Deno.test("keys whose commits lose their answers are handed over: rotation, sign-up and claim", () =>
  withInstances(1, async ([only], server) => {
    assert.ok(only !== undefined);
    const { stores } = only.service;
    const { key } = await only.key();
    for (
      const made of [
        async () => await rotate(stores, key),
        async () => await issueFreeKey(stores, "b@example.com", "198.51.100.2"),
        async () => ({ ok: await claimKey(stores, { id: "cs_2" }, 30) }),
      ]
    ) {
      // The probe that goes before has its own answer.
      server.lose(2);
      const outcome = await made();
      assert.ok("ok" in outcome && typeof outcome.ok === "object", JSON.stringify(outcome));
      assert.ok("account" in await authenticate(stores, outcome.ok.key));
    }
    assert.equal(server.counts.lost, 6);
  }));
