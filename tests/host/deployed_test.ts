/** The service on Deno Deploy, as far as it is functions; `tests/delivered/` starts its entry. */
import assert from "node:assert/strict";
import { ConfigError } from "../../host/service/config.ts";
import { deployed, deployedConfig, ended, schedule } from "../../host/service/deployed.ts";
import { namesFor } from "../../host/service/variables.ts";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { kvServer } from "../support/kv_connect.ts";
import { withServer } from "../support/providers.ts";
import { validation } from "../support/server.ts";
import { delivery, StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { SECRET, selling } from "../support/stripe/selling.ts";
import { accountWith } from "../support/stores.ts";
import { textOf } from "../house/sources.ts";
import { longTest } from "../support/sweeps.ts";

const app = { DENO_DEPLOY_APP_SLUG: "faktlint", DENO_DEPLOY_ORG_SLUG: "us" };

for (
  const [timeline, url] of [
    ["production", "https://faktlint.us.deno.net"],
    ["git-branch/next", "https://faktlint--next.us.deno.net"],
    ["preview/8zw4", "https://faktlint-8zw4.us.deno.net"],
  ] as const
) {
  Deno.test(`without PUBLIC_BASE_URL, links of the timeline ${timeline} begin with ${url}`, () => {
    assert.equal(deployedConfig({ ...app, DENO_TIMELINE: timeline }).baseUrl, url);
  });
}

Deno.test("PUBLIC_BASE_URL goes before the address of the timeline", () => {
  const environment = { ...app, DENO_TIMELINE: "production", PUBLIC_BASE_URL: "https://invoices.example" };
  assert.equal(deployedConfig(environment).baseUrl, "https://invoices.example");
});

Deno.test("where nothing says how the service is reached, it does not start", () => {
  assert.throws(() => deployedConfig({}), ConfigError);
});

Deno.test("bodies have as much memory as an instance can spare, unless it is set", () => {
  const held = (environment: Record<string, string>) =>
    deployedConfig({ PUBLIC_BASE_URL: "https://a.example", ...environment }).bytesHeld.all / 1_048_576;
  assert.equal(held({}), 96);
  assert.equal(held({ BODY_MEGABYTES: "" }), 96);
  assert.equal(held({ BODY_MEGABYTES: "64" }), 64);
});

Deno.test("the platform does not need what a machine of one's own does: it listens, and attaches the store", () => {
  const names = namesFor("service", "deploy");
  for (const name of ["HOST", "PORT", "KV_PATH", "CONNECTIONS", "DENO_KV_ACCESS_TOKEN"]) {
    assert.ok(!names.includes(name), name);
  }
});

Deno.test("every task has its time at the beginning of the entry, before anything is awaited", () => {
  const [beginning = ""] = textOf("host/deploy.ts").split("\ntry {");
  for (const name of Object.keys(schedule)) assert.ok(beginning.includes(`at("${name}")`), name);
});

Deno.test("an instance that is asked to end answers what it has begun, then listens no more, and then closes its store", async () => {
  const order: string[] = [];
  const quiet = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push("answered");
  };
  await ended({ shutdown: () => Promise.resolve(void order.push("shut")) }, {
    quiet,
    stop: () => void order.push("closed"),
  });
  assert.deepEqual(order, ["answered", "shut", "closed"]);
});

Deno.test("what was on its way to an instance that was asked to end is answered, though the process was held up then", async () => {
  const kv = kvServer();
  Deno.env.set("DENO_KV_DEFAULT_PATH", kv.url);
  Deno.env.set("DENO_KV_ACCESS_TOKEN", "the token of tests");
  const running = await deployed(() => {}, { PUBLIC_BASE_URL: "https://faktlint.example" });
  const listener = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, running.fetch);
  const end = ended(listener, running);
  await new Promise((resolve) => setTimeout(resolve, 1));
  const calling = fetch(`http://127.0.0.1:${listener.addr.port}/v1/health`);
  for (const until = performance.now() + 300; performance.now() < until;);
  const answer = await calling;
  assert.equal(answer.status, 200);
  await answer.body?.cancel();
  await end;
  Deno.env.delete("DENO_KV_DEFAULT_PATH");
  await kv.stop();
});

/** What the platform says of a request. */
const info = {
  remoteAddr: { transport: "tcp", hostname: "198.51.100.1", port: 1 },
  completed: Promise.resolve(),
} as const;

longTest(
  "on the attached database, it answers, and what an instance left undone another does in its time",
  async () => {
    const kv = kvServer();
    Deno.env.set("DENO_KV_DEFAULT_PATH", kv.url);
    Deno.env.set("DENO_KV_ACCESS_TOKEN", "the token of tests");
    const stripe = new StripeApi(new Books(() => Date.now(), false));
    await withServer((request) => stripe.fetch(request), async ({ address }) => {
      const given = { ...selling, STRIPE_API_BASE: address, PUBLIC_BASE_URL: "https://faktlint.example" };
      const stores = await openStores(kv.url);
      const { key } = await createKey(stores, { tier: "free" });
      const ask = async (instance: Awaited<ReturnType<typeof deployed>>, path: string, init?: RequestInit) => {
        const answer = await instance.fetch(new Request(`https://faktlint.example${path}`, init), info);
        return { status: answer.status, json: await answer.json() };
      };
      const first = await deployed(() => {}, given);
      assert.equal((await ask(first, "/v1/validate", validation(key))).json.valid, true);
      const body = JSON.stringify({ key, plan: "starter" });
      const { json: { transaction_id } } = await ask(first, "/v1/billing/checkout", { method: "POST", body });
      stripe.books.pay(transaction_id);
      stripe.fault = "down";
      for (const event of stripe.books.events.splice(0)) {
        const { status } = await ask(first, "/v1/billing/webhook", await delivery(event, Date.now(), SECRET));
        assert.equal(status, 200);
      }
      await first.quiet();
      first.stop();
      assert.equal((await accountWith(stores, key)).tier, "free");
      const second = await deployed(() => {}, given);
      stripe.fault = undefined;
      for (const task of Object.values(second.tasks)) await task();
      assert.equal((await accountWith(stores, key)).tier, "starter");
      // What it began by itself at its start is over before its store is closed.
      await new Promise((resolve) => setTimeout(resolve, 300));
      second.stop();
      stores.kv.close();
    });
    Deno.env.delete("DENO_KV_DEFAULT_PATH");
    await kv.stop();
  },
);
