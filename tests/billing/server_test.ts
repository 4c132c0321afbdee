/** Payments through the started server, with a Stripe of our own on this machine. */
import assert from "node:assert/strict";
import { delivery, StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { SECRET, selling, TEST_KEY } from "../support/stripe/selling.ts";
import { started, validation } from "../support/server.ts";
import { withServer } from "../support/providers.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

longTest(
  "a key is bought, paid, late, cancelled and rotated on the started server, which logs no secret",
  () =>
    withFolder({}, async (folder) => {
      const books = new Books(Date.now);
      const api = new StripeApi(books);
      await withServer((request) => api.fetch(request), async ({ address: stripe }) => {
        const server = await started({ ...selling, STRIPE_API_BASE: stripe, KV_PATH: `${folder}/faktlint.db` });
        try {
          const secrets = await lives(server.address, server.announcement, books);
          const paid = /"route":"\/v1\/billing\/webhook","status":200/;
          assert.match(await server.logged(paid), paid);
          assert.deepEqual(secrets.filter((text) => server.log().includes(text)), []);
        } finally {
          await server.end();
        }
      });
    }),
);

/** Goes through all states, and gives what no log may hold. */
async function lives(address: string, announcement: string, books: Books): Promise<readonly string[]> {
  let key = /^ {2}(fl_live_\w+)$/m.exec(announcement)?.[1] ?? "";
  const first = key;
  const bearer = () => ({ headers: { authorization: `Bearer ${key}` } });
  const json = async (path: string, init?: RequestInit) => await (await fetch(`${address}${path}`, init)).json();
  const tier = async () => {
    const { tier, past_due } = await json("/v1/usage", bearer());
    return past_due === true ? `${tier}, late` : tier;
  };
  const deliverAll = async () => {
    for (const event of books.events.splice(0).reverse()) {
      const answer = await fetch(`${address}/v1/billing/webhook`, await delivery(event, Date.now(), SECRET));
      assert.deepEqual([answer.status, await answer.json()], [200, { received: true }]);
    }
  };
  const bought = await json("/v1/billing/checkout", { method: "POST", body: JSON.stringify({ key, plan: "starter" }) });
  books.pay(bought.transaction_id);
  await deliverAll();
  assert.equal(await tier(), "starter");
  const [subscription] = books.subscriptions.values();
  assert.ok(subscription !== undefined);
  books.fail(subscription);
  await deliverAll();
  assert.equal(await tier(), "starter, late");
  books.recover(subscription);
  books.change(subscription, "scale");
  const [rotated] = await Promise.all([json("/v1/keys/rotate", { method: "POST", ...bearer() }), deliverAll()]);
  key = rotated.key;
  assert.equal(await tier(), "scale");
  assert.equal((await fetch(`${address}/v1/validate`, validation(key))).headers.get("x-ratelimit-limit"), "25000");
  assert.match((await json("/v1/billing/portal", bearer())).url, /^https:/);
  books.end(subscription);
  await deliverAll();
  assert.equal(await tier(), "free");
  const fix = await json("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' });
  books.pay(fix.transaction_id);
  const claim = { method: "POST", body: JSON.stringify({ transaction_id: fix.transaction_id }) };
  const claimed = await json("/v1/fix/claim", claim);
  assert.deepEqual([claimed.tier, claimed.days], ["starter", 30]);
  const { billing, billing_reachable } = await json("/v1/health");
  assert.deepEqual([billing, billing_reachable], ["test-mode", true]);
  return [first, key, claimed.key, fix.transaction_id, bought.transaction_id, TEST_KEY, SECRET, "secret.example"];
}
