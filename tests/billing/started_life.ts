/**
 * The life of a paid account, each transition of it (specification, States and transitions): signed webhooks over HTTP, a
 * store that outlives the server, the clock of the machine, and a Stripe of our own. The caller says what the server is.
 */
import assert from "node:assert/strict";
import { accountOf } from "../../host/stores/accounts.ts";
import { change } from "../../host/stores/billing.ts";
import { openStores } from "../../host/stores/stores.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import type { Plan } from "../../host/domain/plans.ts";
import { type Server, validation } from "../support/server.ts";
import { delivery } from "../support/stripe/api.ts";
import { Books, type Bought, type Event } from "../support/stripe/books.ts";
import { OLD_SECRET, SECRET, TEST_KEY } from "../support/stripe/selling.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

type Json = Readonly<Record<string, unknown>>;

interface By {
  readonly key: string;
}

/** A server, whatever it is made of. */
export interface Reached extends Pick<Server, "address" | "announcement" | "log" | "logged"> {
  end(): Promise<unknown>;
}

/** What a test has of the server, and what no log of it may hold. */
export class World {
  readonly secrets: Set<string> = new Set([TEST_KEY, SECRET, OLD_SECRET, "secret.example", "Erika Secret"]);
  #logs = "";
  #callers = 0;

  constructor(
    readonly books: Books,
    /** Where the store is, also while no server runs. */
    readonly store: string,
    readonly start: () => Promise<Reached>,
    public server: Reached,
  ) {}

  /** Asks as somebody from an address of their own, because addresses have their limits. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const number = ++this.#callers;
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", `203.0.${113 + (number >> 8)}.${number & 255}`);
    return await fetch(`${this.server.address}${path}`, { ...init, headers });
  }

  async said(path: string, init: RequestInit = {}): Promise<Json & { readonly status: number }> {
    const answer = await this.ask(path, init);
    return { ...await answer.json(), status: answer.status };
  }

  async key(): Promise<By> {
    const email = `buyer-${this.#callers}@mail.example`;
    const { key } = await this.said("/v1/keys", { method: "POST", body: JSON.stringify({ email }) });
    this.secrets.add(email);
    return { key: this.secret(key) };
  }

  secret(text: unknown): string {
    assert.ok(typeof text === "string");
    this.secrets.add(text);
    return text;
  }

  buy({ key }: By, plan: Plan = "starter") {
    return this.said("/v1/billing/checkout", { method: "POST", body: JSON.stringify({ key, plan }) });
  }

  /** Begins a purchase and pays; events are waiting. */
  async paid(by: By, plan: Plan = "starter"): Promise<Bought> {
    const known = new Set(this.books.subscriptions.keys());
    this.books.pay(this.secret((await this.buy(by, plan))["transaction_id"]));
    const bought = [...this.books.subscriptions.values()].find(({ id }) => !known.has(id));
    assert.ok(bought !== undefined);
    return bought;
  }

  async deliver(event: Event | string, at = Date.now(), ...secrets: readonly string[]): Promise<number> {
    const signed = await delivery(event, at, ...(secrets.length === 0 ? [SECRET] : secrets));
    const answer = await this.ask("/v1/billing/webhook", signed);
    await answer.body?.cancel();
    return answer.status;
  }

  /** Takes out the events that wait, to be delivered by the test. */
  waiting(): readonly Event[] {
    return this.books.events.splice(0);
  }

  async deliverAll(events = this.waiting()): Promise<void> {
    for (const event of events) assert.equal(await this.deliver(event), 200);
  }

  /** Tier and allowance, `late`, and until when. */
  async state(by: By): Promise<string> {
    const { tier, limit, past_due: late, billing_warning: warning, tier_expires: until } = await this.said(
      "/v1/usage",
      bearer(by),
    );
    assert.equal(late === true, typeof warning === "string");
    return `${tier} ${limit}${late === true ? " late" : ""}${until === undefined ? "" : ` until ${until}`}`;
  }

  async rotated(by: By): Promise<By> {
    const { key } = await this.said("/v1/keys/rotate", { method: "POST", ...bearer(by) });
    return { key: this.secret(key) };
  }

  async claimed(): Promise<By & { readonly transaction: string; readonly expires: string }> {
    const bought = await this.said("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' });
    const transaction = this.secret(bought["transaction_id"]);
    this.books.pay(transaction);
    this.waiting();
    const { key, expires } = await this.claim(transaction);
    return { key: this.secret(key), transaction, expires: String(expires) };
  }

  claim(transaction_id: string) {
    return this.said("/v1/fix/claim", { method: "POST", body: JSON.stringify({ transaction_id }) });
  }

  /** Stops the server, does something to its store, and starts it again. */
  async restarted(between: (file: string) => Promise<void>): Promise<void> {
    await this.end();
    await between(this.store);
    this.server = await this.start();
  }

  async end(): Promise<void> {
    await this.server.end();
    this.#logs += this.server.log() + this.server.announcement.replaceAll(/^ {2}(?:fl_live_\w+|curl .*)$/gm, "");
  }

  /** The secrets that the logs of all servers so far hold. */
  leaked(): readonly string[] {
    return [...this.secrets].filter((text) => this.#logs.includes(text));
  }

  get logs(): string {
    return this.#logs;
  }
}

function bearer({ key }: By): { readonly headers: { readonly authorization: string } } {
  return { headers: { authorization: `Bearer ${key}` } };
}

export const FREE = "free 100";
export const STARTER = "starter 2500";
const SCALE = "scale 25000";

export const rows: Readonly<Record<string, (it: World) => Promise<void>>> = {
  async "free -> starter, scale, and the annual plans: by the event, from the next request, for the same key"(it) {
    const plans = [["starter", STARTER], ["scale", SCALE], ["starter_annual", STARTER], [
      "scale_annual",
      SCALE,
    ]] as const;
    for (const [plan, tier] of plans) {
      const by = await it.key();
      await it.paid(by, plan);
      assert.equal(await it.state(by), FREE);
      await it.deliverAll();
      assert.equal(await it.state(by), tier, plan);
      const answer = await it.ask("/v1/validate", validation(by.key));
      await answer.body?.cancel();
      assert.equal(answer.headers.get("x-ratelimit-limit"), tier.split(" ")[1]);
    }
  },
  async "paid -> past_due -> paid: the allowance stays, and usage warns until a retry succeeds"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    it.books.fail(bought);
    await it.deliverAll();
    assert.equal(await it.state(by), `${SCALE} late`);
    it.books.recover(bought);
    await it.deliverAll();
    assert.equal(await it.state(by), SCALE);
  },
  async "past_due -> canceled or unpaid: free, and the key works"(it) {
    for (const end of ["canceled", "unpaid"] as const) {
      const by = await it.key();
      const bought = await it.paid(by);
      it.books.fail(bought);
      await it.deliverAll();
      if (end === "canceled") it.books.end(bought);
      else it.books.become(bought, end);
      await it.deliverAll();
      assert.equal(await it.state(by), FREE);
      const answer = await it.ask("/v1/validate", validation(by.key));
      await answer.body?.cancel();
      assert.equal(answer.status, 200);
    }
  },
  async "paid -> free: a cancelled subscription lasts to the end of its period, and ends without any event"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    bought.periodEnd = Math.ceil(Date.now() / 1000) * 1000 + 3000;
    it.books.cancelAtEnd(bought);
    await it.deliverAll();
    assert.match(await it.state(by), /^starter 2500 until /);
    await new Promise((resolve) => setTimeout(resolve, bought.periodEnd - Date.now() + 50));
    assert.equal(await it.state(by), FREE);
    it.books.end(bought);
    await it.deliverAll();
    const portal = await it.said("/v1/billing/portal", bearer(by));
    assert.deepEqual([portal.status, portal["error"]], [409, "no_subscription"]);
  },
  async "paid -> paid: a second checkout is already_subscribed, and the plan changes in the portal"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    await it.deliverAll();
    for (const plan of ["starter", "scale_annual"] as const) {
      const refused = await it.buy(by, plan);
      assert.deepEqual([refused.status, refused["error"]], [409, "already_subscribed"]);
    }
    assert.match(String((await it.said("/v1/billing/portal", bearer(by)))["url"]), /^https:/);
    it.books.change(bought, "scale");
    await it.deliverAll();
    assert.equal(await it.state(by), SCALE);
  },
  async "an event that comes twice, ten times at once, and again after others, counts as often as once"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    const [first, ...others] = it.waiting();
    assert.ok(first !== undefined);
    const all = await Promise.all(Array.from({ length: 10 }, () => it.deliver(first)));
    assert.deepEqual(new Set(all), new Set([200]));
    await it.deliverAll([...others, first]);
    assert.equal(await it.state(by), SCALE);
    it.books.end(bought);
    await it.deliverAll();
    await it.deliverAll([first, ...others]);
    assert.equal(await it.state(by), FREE);
  },
  async "events in any order lead to what Stripe says"(it) {
    const orders: readonly ((all: readonly Event[]) => readonly Event[])[] = [
      (all) => all.toReversed(),
      (all) => all.toSorted((one, other) => one.type < other.type ? -1 : 1),
    ];
    for (const order of orders) {
      const by = await it.key();
      const bought = await it.paid(by, "scale");
      it.books.fail(bought);
      it.books.recover(bought);
      it.books.change(bought, "starter");
      await it.deliverAll(order(it.waiting()));
      assert.equal(await it.state(by), STARTER);
    }
  },
  async "an event that Stripe sends again for days counts when it comes, and no more than what is true by then"(it) {
    const [late, over] = [await it.key(), await it.key()];
    await it.paid(late, "scale");
    const long = await it.paid(over);
    const old = it.waiting().map((event) => ({ ...event, created: event.created - 3 * DAY / 1000 }));
    it.books.end(long);
    await it.deliverAll();
    await it.deliverAll(old);
    assert.deepEqual([await it.state(late), await it.state(over)], [SCALE, FREE]);
  },
  async "events during rotations reach the new key, and the old one is gone"(it) {
    let by = await it.key();
    const bought = await it.paid(by);
    for (const plan of ["scale", "starter", "scale"] as const) {
      it.books.change(bought, plan);
      const old = by;
      [by] = await Promise.all([it.rotated(old), it.deliverAll()]);
      const [gone, again] = [
        await it.said("/v1/usage", bearer(old)),
        await it.said("/v1/keys/rotate", { method: "POST", ...bearer(old) }),
      ];
      assert.deepEqual([gone.status, gone["error"]], [410, "key_rotated"]);
      assert.deepEqual([again.status, again["error"]], [409, "rotation_already_done"]);
      assert.equal(await it.state(by), plan === "scale" ? SCALE : STARTER);
    }
  },
  async "a payment whose events come before the checkout is answered is not lost"(it) {
    const by = await it.key();
    const { books } = it;
    const real = books.pageJson.bind(books);
    let delivered: Promise<void> | undefined;
    books.pageJson = (page) => {
      const json = real(page);
      if (delivered === undefined && page.mode === "subscription") {
        delivered = Promise.resolve();
        books.pay(page.id);
        delivered = it.deliverAll();
      }
      return json;
    };
    const before = books.subscriptions.size;
    const { status } = await it.buy(by);
    await delivered;
    books.pageJson = real;
    assert.ok(status === 200 || status === 409);
    assert.equal(await it.state(by), STARTER);
    assert.equal(books.subscriptions.size, before + 1);
  },
  async "an event from before a downgrade, delivered after it, brings nothing back"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    const [, ...kept] = it.waiting();
    it.books.renew(bought);
    kept.push(...it.waiting());
    it.books.end(bought);
    await it.deliverAll();
    assert.equal(await it.state(by), FREE);
    await it.deliverAll(kept);
    assert.equal(await it.state(by), FREE);
  },
  async "an event that is signed wrongly, too long ago, or not at all is 400, and changes nothing"(it) {
    const by = await it.key();
    await it.paid(by);
    const [event] = it.waiting();
    assert.ok(event !== undefined);
    const now = Date.now();
    assert.equal(await it.deliver(event, now, "another-secret-of-a-webhook"), 400);
    assert.equal(await it.deliver(event, now - 6 * MINUTE), 400);
    assert.equal(await it.deliver("not json", now), 400);
    const unsigned = await it.ask("/v1/billing/webhook", { method: "POST", body: JSON.stringify(event) });
    await unsigned.body?.cancel();
    assert.equal(unsigned.status, 400);
    assert.equal(await it.state(by), FREE);
    assert.equal(await it.deliver(event, now - 4 * MINUTE, OLD_SECRET), 200);
    assert.equal(await it.state(by), STARTER);
  },
  async "an event of another account's customer changes that account alone"(it) {
    const [one, other] = [await it.key(), await it.key()];
    const bought = await it.paid(one, "scale");
    it.secret((await it.buy(other))["transaction_id"]);
    const account = it.books.customers.get(bought.customer)?.metadata["account"];
    const object = { object: "subscription", id: bought.id, customer: bought.customer, status: "active" };
    it.books.emit("customer.subscription.updated", { ...object, metadata: { account: `${account}`, plan: "scale" } });
    await it.deliverAll();
    assert.deepEqual([await it.state(one), await it.state(other)], [SCALE, FREE]);
  },
  async "a customer who was deleted leaves the account free, and it can buy again"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    await it.deliverAll();
    it.books.deleteCustomer(bought.customer);
    await it.deliverAll();
    assert.equal(await it.state(by), FREE);
    await it.paid(by, "scale");
    await it.deliverAll();
    assert.equal(await it.state(by), SCALE);
  },
  async "no key -> starter for 30 days: a settled fix report, claimed once by twenty at once"(it) {
    const bought = await it.said("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' });
    const transaction = it.secret(bought["transaction_id"]);
    assert.equal((await it.claim(transaction))["error"], "claim_not_found");
    it.books.pay(transaction);
    await it.deliverAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => it.claim(transaction)));
    const [given, ...others] = answers.toSorted((one, other) => one.status - other.status);
    assert.deepEqual([given?.status, given?.["tier"], given?.["days"]], [200, "starter", 30]);
    it.secret(given?.["key"]);
    assert.deepEqual(new Set(others.map((other) => other["error"])), new Set(["already_claimed"]));
    assert.equal((await it.claim("cs_test_nothing"))["error"], "claim_not_found");
  },
  async "fix report -> free: refunded or disputed after its claim"(it) {
    for (const back of ["refund", "dispute"] as const) {
      const by = await it.claimed();
      assert.match(await it.state(by), /^starter 2500 until /);
      it.books[back](by.transaction);
      await it.deliverAll();
      assert.equal(await it.state(by), FREE);
      assert.equal((await it.claim(by.transaction))["error"], "already_claimed");
    }
  },
  async "fix report -> free after 30 days, over a restart of the server: the key works, and its records are there"(it) {
    const by = await it.claimed();
    assert.equal(Math.round((Date.parse(by.expires) - Date.now()) / DAY), 30);
    const { record } = await it.said("/v1/validate?record=true", validation(by.key));
    assert.ok(typeof record === "object" && record !== null && "json" in record);
    await it.restarted(async (file) => {
      const stores = await openStores(file);
      const held = await accountOf(stores, await sha256(by.key));
      assert.ok(held !== undefined);
      // As if 30 days had passed.
      await change(stores, held, { ...held.account, tierExpires: new Date(Date.now() - 1000).toISOString() });
      stores.kv.close();
    });
    assert.equal(await it.state(by), FREE);
    const { pathname } = new URL(String(record.json));
    assert.equal((await it.said(pathname)).status, 200);
    assert.equal((await it.claim(by.transaction))["error"], "already_claimed");
  },
};
