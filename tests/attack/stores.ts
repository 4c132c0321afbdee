/** Attacks on what the service keeps: records, keys, allowances, its store, its log. */
import { DatabaseSync } from "node:sqlite";
import { openKv } from "../../host/stores/kv.ts";
import { validation } from "../support/server.ts";
import { type Arena, usedBy } from "./arena.ts";
import type { Said } from "./rows.ts";

async function asked(address: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${address}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
}

export async function replays({ server, store, keys: [key], short }: Arena): Promise<Said> {
  const count = short ? 30 : 200;
  const ids = new Set<string>();
  let lost = 0;
  for (let turn = 0; turn < count;) {
    const { status, body } = await asked(
      server.address,
      "/v1/validate?record=true",
      validation(key, { "idempotency-key": "same" }),
    );
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
    else turn++;
    if (status === 200) ids.add(body.record.id);
    else if (status !== 429) lost++;
  }
  const kv = await openKv(store);
  const records = new Set((await kv.list(["record"])).map(({ key: [, id] }) => id)).size;
  kv.close();
  return {
    sent: `${count} times the same request with the same Idempotency-Key and record=true`,
    facts: `${records} stored`,
    lost: lost + Math.abs(records - 1) + Math.abs(ids.size - 1),
    charged: (charged) => charged === 1,
  };
}

/** Enough requests to fill whatever holds the log, and then rotations, of which none may get lost. */
export async function rotations({ server, keys, short }: Arena): Promise<Said> {
  const count = short ? 500 : 3_000;
  for (let turn = 0; turn < count; turn++) await asked(server.address, "/v1/health");
  let lost = 0;
  for (const key of keys) {
    const { status, body } = await asked(server.address, "/v1/keys/rotate", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
    const works = status === 200 && (await asked(server.address, "/v1/usage", bearer(body.key))).status === 200;
    if (!works) lost++;
  }
  return { sent: `${count} requests to be logged, and ${keys.length} rotations`, lost };
}

function bearer(key: string): RequestInit {
  return { headers: { authorization: `Bearer ${key}` } };
}

/** What one client address may have a day. */
const SIGNUPS = 5;

export async function signups({ server }: Arena): Promise<Said> {
  let issued = 0;
  for (let turn = 1; turn <= 40; turn++) {
    const address = turn % 2 === 0 ? `2001:db8:1:2::${turn.toString(16)}` : `2001:DB8:1:2:0:0:${turn.toString(16)}:1`;
    const init = { method: "POST", body: JSON.stringify({ email: `attacker${turn}@example.com` }) };
    const { status } = await asked(server.address, "/v1/keys", { ...init, headers: { "x-forwarded-for": address } });
    if (status === 201) issued++;
  }
  const mailbox = await Promise.all(["a@b.example", "a+1@b.example", "A+2@B.example"].map(async (email, index) => {
    const init = { method: "POST", body: JSON.stringify({ email }) };
    const headers = { "x-forwarded-for": `198.51.100.${index}` };
    return (await asked(server.address, "/v1/keys", { ...init, headers })).status;
  }));
  const keys = mailbox.filter((status) => status === 201).length;
  return {
    sent: "40 sign-ups out of one /64, and 3 of one mailbox",
    facts: `${issued} and ${keys} keys`,
    lost: Math.max(0, issued - SIGNUPS) + Math.max(0, keys - 1),
  };
}

export async function changedRecord({ server, store, keys: [key] }: Arena): Promise<Said> {
  const { body } = await asked(server.address, "/v1/validate?record=true", validation(key));
  const { id } = body.record;
  const kv = await openKv(store);
  for (const { key: [, , part], value } of await kv.list<{ readonly bytes: Uint8Array }>(["record", id])) {
    const bytes = value.bytes.map((byte, index) => index === value.bytes.length >> 1 ? byte ^ 1 : byte);
    await kv.atomic().set(["record", id, Number(part)], { ...value, bytes }).commit();
  }
  kv.close();
  const { status, body: said } = await asked(server.address, `/v1/records/${id}`);
  const page = await fetch(`${server.address}/r/${id}`);
  await page.body?.cancel();
  return {
    sent: "one bit of a stored record was turned",
    facts: `${status} ${said.error}, page ${page.status}`,
    lost: [status, page.status].filter((it) => it !== 500).length,
    charged: (count) => count === 1,
  };
}

export async function locked({ server, store, keys, time }: Arena): Promise<Said> {
  const lock = new DatabaseSync(store);
  const statuses: number[] = [];
  lock.exec("BEGIN EXCLUSIVE");
  for (const end = performance.now() + time; performance.now() < end;) {
    const all = await Promise.all(
      keys.map((key) => asked(server.address, "/v1/validate?record=true", validation(key))),
    );
    statuses.push(...all.map(({ status }) => status));
  }
  lock.exec("ROLLBACK");
  lock.close();
  const wrong = statuses.filter((status) => status !== 503);
  const back = (await Promise.all(keys.map((key) => answered(server.address, key)))).filter(Boolean).length;
  const used = (await Promise.all(keys.map((key) => usedBy(server, key)))).reduce((a, b) => a + b, 0);
  return {
    sent: `${statuses.length} validations while another process had the store`,
    facts: `${statuses.length - wrong.length} × 503; ${back} of ${keys.length} afterwards`,
    lost: wrong.length + keys.length - back,
    // A commit that was under way when the lock came may succeed although no caller learned of it.
    charged: (count) => count === used && count >= back && count <= back + keys.length,
  };
}

/** Whether a validation is answered in the end: that it can write again, a service learns in the background. */
async function answered(address: string, key: string): Promise<boolean> {
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    if ((await asked(address, "/v1/validate", validation(key))).status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

export async function keysAsIds({ server, keys }: Arena): Promise<Said> {
  const answers = await Promise.all(keys.map(async (key) => {
    const { headers } = await asked(server.address, "/v1/health", { headers: { "x-request-id": key } });
    return headers.get("x-request-id") === key;
  }));
  const kept = keys.filter((key) => server.log().includes(key)).length;
  return { sent: "3 keys as X-Request-Id", facts: `${kept} in the log`, lost: kept + answers.filter(Boolean).length };
}
