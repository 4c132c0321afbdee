/** The Stripe of our own, as Stripe is asked: by forms over HTTP, with idempotency keys, and with faults that a test sets. */
import { planNames, plans } from "../../../host/domain/plans.ts";
import { hmac, hmacKey } from "../../../host/kit/secrets.ts";
import { type Books, type Event, type Page, paymentOf, priceOf, subscriptionJson } from "./books.ts";

/**
 * What it does instead of answering. `slow` takes ten seconds; `broken` is a fault of its own, which it repeats under the same
 * idempotency key, as Stripe does; `lost` does what it is asked to, and the answer gets lost.
 */
export type Fault = "down" | "slow" | "nonsense" | "broken" | "lost";

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export class StripeApi {
  fault: Fault | undefined;
  /** Milliseconds that each answer takes. */
  delay = 0;
  /** Method and path of what it was asked, with the idempotency key. */
  readonly asked: string[] = [];
  readonly #answered: Map<string, { readonly asked: string; readonly answer: Promise<Answer> }> = new Map();

  constructor(readonly books: Books) {}

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const once = request.headers.get("idempotency-key") ?? "";
    this.asked.push(`${request.method} ${pathname} ${once}`.trim());
    const text = await request.text();
    if (this.delay > 0) await after(this.delay, request.signal);
    if (this.fault === "down") throw new TypeError("connection refused");
    if (this.fault === "slow") await after(10_000, request.signal);
    if (this.fault === "nonsense") return new Response("<html>It works!</html>", { status: 200 });
    const answer = await this.#once(once, `${request.method} ${pathname}${search} ${text}`, () => {
      if (this.fault === "broken") return { status: 500, json: { error: { type: "api_error", message: "No." } } };
      return this.#answer(request.method, pathname, new URLSearchParams(text || search));
    });
    if (this.fault === "lost") throw new TypeError("connection reset");
    return json(answer);
  };

  /** The same under the same key is done once; something else under it is refused. */
  async #once(key: string, asked: string, work: () => Answer): Promise<Answer> {
    if (key === "" || asked.startsWith("GET")) return work();
    const before = this.#answered.get(key);
    if (before === undefined) {
      const answer = Promise.resolve(work());
      this.#answered.set(key, { asked, answer });
      return answer;
    }
    return before.asked === asked ? await before.answer : refused("idempotency_error", "", "");
  }

  #answer(method: string, path: string, form: URLSearchParams): Answer {
    const [, , kind = "", id = "", verb = "", action = ""] = path.split("/");
    const name = `${method} ${kind}`;
    if (name === "POST customers") return this.#newCustomer(form);
    if (name === "GET customers") return this.#customer(id);
    if (name === "GET subscriptions") return this.#subscriptions(form);
    if (name === "DELETE subscriptions") return this.#cancel(id);
    if (name === "GET prices") return this.#price(id);
    if (name === "POST checkout") return action === "expire" ? this.#expire(verb) : this.#open(form);
    if (name === "GET checkout") return this.#page(verb);
    if (name === "GET payment_intents") return this.#payment(id);
    if (name === "POST billing_portal") return this.#portal(form);
    return refused("invalid_request_error", "", "");
  }

  #newCustomer(form: URLSearchParams): Answer {
    const id = this.books.id("cus");
    this.books.customers.set(id, { id, metadata: metadataIn(form, "metadata"), deleted: false });
    return this.#customer(id);
  }

  #customer(id: string): Answer {
    const customer = this.books.customers.get(id);
    if (customer === undefined) return missing("id");
    const { deleted, metadata } = customer;
    return ok(deleted ? { id, object: "customer", deleted } : { id, object: "customer", metadata });
  }

  #subscriptions(form: URLSearchParams): Answer {
    const customer = form.get("customer");
    if (customer !== null && this.books.customers.get(customer)?.deleted !== false) return missing("customer");
    const all = [...this.books.subscriptions.values()].filter((it) => customer === null || it.customer === customer);
    const from = all.findIndex(({ id }) => id === form.get("starting_after")) + 1;
    const page = all.slice(from, from + Number(form.get("limit") ?? 10));
    const data = page.map((it) => subscriptionJson(it, this.books.live));
    return ok({ object: "list", url: "/v1/subscriptions", has_more: from + page.length < all.length, data });
  }

  #cancel(id: string): Answer {
    const it = this.books.subscriptions.get(id);
    if (it === undefined) return missing("id");
    this.books.end(it);
    return ok(subscriptionJson(it, this.books.live));
  }

  #price(id: string): Answer {
    const plan = planNames.find((it) => priceOf(it) === id);
    if (plan === undefined) return missing("price");
    const row = plans[plan];
    const recurring = "every" in row ? { interval: row.every, interval_count: 1 } : null;
    return ok({
      id,
      object: "price",
      active: true,
      currency: "usd",
      unit_amount: this.books.prices.get(id),
      recurring,
    });
  }

  #open(form: URLSearchParams): Answer {
    const mode = form.get("mode") === "payment" ? "payment" : "subscription";
    const customer = form.get("customer");
    if (mode === "subscription" && this.books.customers.get(customer ?? "")?.deleted !== false) {
      return missing("customer");
    }
    const page: Page = {
      ...{ id: this.books.id("cs_test"), mode, customer, price: form.get("line_items[0][price]") ?? "" },
      metadata: metadataIn(form, mode === "payment" ? "metadata" : "subscription_data[metadata]"),
      expires: Number(form.get("expires_at")) * 1000,
      success: form.get("success_url") ?? "",
      ...{ status: "open", paid: false, refunded: false, disputed: false },
    };
    this.books.pages.set(page.id, page);
    return ok(this.books.pageJson(page));
  }

  #page(id: string): Answer {
    const page = this.books.pages.get(id);
    return page === undefined ? missing("session") : ok(this.books.pageJson(page));
  }

  #payment(id: string): Answer {
    const page = [...this.books.pages.values()].find((it) => paymentOf(it.id) === id);
    return page?.paid === true ? ok(this.books.paymentJson(page)) : missing("intent");
  }

  #expire(id: string): Answer {
    const page = this.books.pages.get(id);
    if (page === undefined) return missing("session");
    if (this.books.pageJson(page)["status"] !== "open") return refused("invalid_request_error", "", "");
    page.status = "expired";
    return ok(this.books.pageJson(page));
  }

  #portal(form: URLSearchParams): Answer {
    if (this.books.customers.get(form.get("customer") ?? "")?.deleted !== false) return missing("customer");
    return ok({ object: "billing_portal.session", url: `https://billing.stripe.example/p/${this.books.id("bps")}` });
  }
}

function metadataIn(form: URLSearchParams, name: string): Readonly<Record<string, string>> {
  const inside = [...form].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

function ok(json: unknown): Answer {
  return { status: 200, json };
}

function missing(param: string): Answer {
  return refused("invalid_request_error", "resource_missing", param);
}

function refused(type: string, code: string, param: string): Answer {
  return { status: code === "" ? 400 : 404, json: { error: { type, code, param, message: "No." } } };
}

function json({ status, json }: Answer): Response {
  return Response.json(json, { status });
}

/** Waits, and throws when nobody does any more. */
function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}

/** An event as Stripe sends it: signed at an instant, in milliseconds, with one or several secrets. */
export async function delivery(event: Event | string, at: number, ...secrets: readonly string[]): Promise<RequestInit> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const seconds = Math.floor(at / 1000);
  const signatures = await Promise.all(
    secrets.map(async (secret) => `v1=${await hmac(await hmacKey(secret), `${seconds}.${body}`)}`),
  );
  const headers = { "content-type": "application/json", "stripe-signature": [`t=${seconds}`, ...signatures].join(",") };
  return { method: "POST", body, headers };
}
