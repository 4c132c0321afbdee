/** Whom the service asks beyond its store: Stripe, VIES, and the directories of Peppol. Questions and answers get lost. */
import { type Question } from "../../host/providers/http.ts";
import type { DnsAnswer, DnsQuestion } from "../../host/providers/dns.ts";
import { Unanswered } from "../../host/domain/answer.ts";
import { StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { time } from "./platform.ts";
import type { Actor, Fate, Scheduler } from "./scheduler.ts";
import type { Line } from "./store.ts";

type Asked = Awaited<ReturnType<NonNullable<import("../../host/providers/http.ts").Web["send"]>>>;

export class Outside {
  readonly books: Books = new Books(() => time.now);
  readonly stripe: StripeApi = new StripeApi(this.books);

  constructor(readonly scheduler: Scheduler, readonly line: Pick<Line, "troubles">) {}

  /** Stripe, asked by a process. */
  async asks(actor: Actor, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { signal } = init;
    const over = Promise.withResolvers<never>();
    const stop = () => over.reject(new DOMException("aborted", "AbortError"));
    signal?.addEventListener("abort", stop, { once: true });
    over.promise.catch(() => {});
    const what = `${init.method ?? "GET"} ${new URL(`${input}`).pathname}`;
    const answered = this.#stripe(actor, what, input, init);
    answered.catch(() => {});
    return await Promise.race([answered, over.promise]);
  }

  async #stripe(actor: Actor, what: string, input: RequestInfo | URL, { signal: _, ...init }: RequestInit) {
    const fault = await this.scheduler.step(actor, `asks Stripe ${what}`, () => {
      return this.#reached(this.#fails(3) ? this.scheduler.random.of(["broken", "nonsense"] as const) : undefined);
    });
    this.stripe.fault = fault;
    const answer = await this.stripe.fetch(input, init);
    this.stripe.fault = undefined;
    return await this.scheduler.step(actor, `hears of Stripe ${what}`, () => this.#reached(answer));
  }

  /** VIES and the metadata servers. */
  async answers(actor: Actor, { provider, url }: Question): Promise<Asked> {
    return await this.scheduler.step(actor, `asks ${provider} ${url.pathname}`, () => {
      if (this.#fails()) return { error: new Unanswered(provider, "connection", true) };
      if (provider !== "vies") return { value: answer(404, "text/plain", "") };
      if (this.#fails(2)) {
        return { value: answer(200, "application/json", JSON.stringify({ userError: "MS_UNAVAILABLE" })) };
      }
      return { value: answer(200, "application/json", JSON.stringify({ valid: true, name: "N", address: "A" })) };
    });
  }

  /** The SML: everybody is registered, at a server that knows nobody. */
  async resolves(actor: Actor, { provider, type }: DnsQuestion): Promise<DnsAnswer> {
    return await this.scheduler.step(actor, `asks ${provider} ${type}`, () => {
      if (this.#fails()) return { error: new Unanswered(provider, "connection", true) };
      const data = {
        ...{ order: 1, preference: 1, flags: "U", services: "meta:smp", regexp: "!.*!https://smp.example/!" },
        replacement: "",
      };
      return { value: { exists: true, answers: [{ type: "NAPTR", name: "x", data }], raw: new Uint8Array(2) } };
    });
  }

  #reached<T>(value: T): Fate<T> {
    return this.#fails() ? { error: new TypeError("connection reset") } : { value };
  }

  #fails(rarer: number = 1): boolean {
    const { fails } = this.line.troubles;
    return fails > 0 && this.scheduler.random.oneIn(fails * rarer);
  }
}

function answer(status: number, type: string, text: string): Asked {
  return { status, type, location: undefined, body: new TextEncoder().encode(text) };
}
