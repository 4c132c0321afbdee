/**
 * `deno task tool stripe`: asks stripe-mock, which knows Stripe's own description of its interface, and refuses parameters that
 * Stripe does not know. It keeps nothing; so this is about the forms of calls and answers. Needs Go, and the network for it.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { openBilling } from "../../host/service/billing.ts";
import { configOf } from "../../host/service/config.ts";
import { openStores } from "../../host/stores/stores.ts";
import { selling } from "../support/stripe/selling.ts";

const VERSION = "v0.203.0";

/** Go, where it is on the path or where it is mostly installed. */
function go(): string | undefined {
  const folders = (Deno.env.get("PATH") ?? "").split(":").concat("/usr/local/go/bin");
  return folders.map((folder) => `${folder}/go`).find((path) => existsSync(path));
}

/** Undefined where the module proxy of Go cannot be reached. */
async function installed(tool: string, folder: string): Promise<string | undefined> {
  const args = ["install", `github.com/stripe/stripe-mock@${VERSION}`];
  const { success } = await new Deno.Command(tool, { args, env: { GOBIN: folder }, stdout: "null" }).output();
  return success ? `${folder}/stripe-mock` : undefined;
}

/** Starts it on a port that is free, and gives its address once it answers. */
async function startedAt(binary: string): Promise<{ readonly address: string; readonly child: Deno.ChildProcess }> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const at = `127.0.0.1:${listener.addr.port}`;
  listener.close();
  const child = new Deno.Command(binary, { args: ["-http-addr", at], stdout: "null", stderr: "null" }).spawn();
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://${at}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined) return { address: `http://${at}`, child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("stripe-mock did not start");
}

/** Makes each call that the service makes. */
async function calls(address: string): Promise<number> {
  const { stripe: config } = configOf({ ...selling, STRIPE_API_BASE: address });
  const stores = await openStores(":memory:");
  const opened = openBilling(config, { stores, baseUrl: "https://faktlint.example", log: () => {} });
  assert.ok(opened !== undefined);
  const { payments } = opened.billing;
  const returns = { success: "https://faktlint.example/a#{CHECKOUT_SESSION_ID}", cancel: "https://faktlint.example/b" };
  const expires = Date.now() + 23 * 3_600_000;
  const customer = await payments.newCustomer("0123456789abcdef", "once-1");
  assert.match(customer, /^cus_/);
  await payments.accountOf(customer);
  const buyer = { account: "0123456789abcdef", customer };
  const bought = await payments.open({ plan: "starter", price: "price_starter", buyer, ...returns, expires }, "once-2");
  assert.match(bought.id, /^cs_/);
  const fix = await payments.open({ plan: "fix_report", price: "price_fix_report", ...returns, expires }, "once-3");
  assert.equal((await payments.session(fix.id))?.id, fix.id);
  await payments.expire(fix.id);
  const subscriptions = await payments.subscriptionsOf(customer);
  assert.ok(subscriptions.every(({ id }) => id.startsWith("sub_")));
  for await (const { subscription } of payments.everySubscription()) assert.match(subscription.id, /^sub_/);
  for (const { id } of subscriptions) await payments.cancel(id);
  assert.match(await payments.portal(customer, returns.cancel), /^https:/);
  assert.equal(typeof (await payments.price("price_starter"))?.cents, "number");
  assert.equal(typeof await payments.isReturned("pi_1"), "boolean");
  stores.kv.close();
  return 12;
}

async function main(): Promise<void> {
  const tool = go();
  if (tool === undefined) return console.log("stripe: skipped, because Go is not installed");
  const folder = await Deno.makeTempDir();
  try {
    const binary = await installed(tool, folder);
    if (binary === undefined) return console.log("stripe: skipped, because stripe-mock cannot be installed here");
    const { address, child } = await startedAt(binary);
    const count = await calls(address).finally(() => child.kill());
    await child.status;
    console.log(`stripe: ${count} kinds of calls are as stripe-mock ${VERSION} knows them`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

await main();
