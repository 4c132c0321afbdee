/** The life of a paid account through the started server, with its store in a file. */
import assert from "node:assert/strict";
import { withServer } from "../support/providers.ts";
import { started } from "../support/server.ts";
import { StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { selling } from "../support/stripe/selling.ts";
import { withFolder } from "../support/terminal.ts";
import { FREE, rows, STARTER, World } from "./started_life.ts";
import { longTest } from "../support/sweeps.ts";

/** Runs steps with a server of an environment, and searches its logs for secrets. */
async function withWorld(environment: Readonly<Record<string, string>>, work: (it: World) => Promise<void>) {
  await withFolder({}, async (folder) => {
    const books = new Books(Date.now, (environment["STRIPE_SECRET_KEY"] ?? "").startsWith("sk_live_"));
    const stripe = new StripeApi(books);
    await withServer((request) => stripe.fetch(request), async ({ address }) => {
      const whole = {
        ...selling,
        ...environment,
        STRIPE_API_BASE: address,
        TRUSTED_PROXIES: "127.0.0.1",
        KV_PATH: `${folder}/faktlint.db`,
      };
      const start = () => started(whole);
      const world = new World(books, whole.KV_PATH, start, await start());
      try {
        await work(world);
      } finally {
        await world.end();
      }
      assert.deepEqual(world.leaked(), []);
      assert.match(world.logs, /"route":"\/v1\/billing\/webhook","status":200/);
    });
  });
}

longTest("through the started server", (test) =>
  withWorld({}, async (world) => {
    for (const [name, row] of Object.entries(rows)) {
      await test.step(name, async () => {
        world.books.events.length = 0;
        await row(world);
      });
    }
  }));

Deno.test("through a started server with a live key, an event of the test mode changes nothing, is acknowledged and logged", () =>
  withWorld({ STRIPE_SECRET_KEY: "sk_live_not-a-key" }, async (it) => {
    const by = await it.key();
    const bought = await it.paid(by);
    const test = it.waiting().map((event) => ({ ...event, livemode: false }));
    await it.deliverAll(test);
    assert.equal(await it.state(by), FREE);
    const said = /"billing":"event_of_other_mode"/;
    assert.match(await it.server.logged(said), said);
    it.books.become(bought, "active");
    await it.deliverAll();
    assert.equal(await it.state(by), STARTER);
  }));
