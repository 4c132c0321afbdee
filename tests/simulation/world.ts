/** One run: processes on a store, those outside, and what is known of what they did. */
import { createKey } from "../../host/stores/accounts.ts";
import { unpacked } from "../../host/stores/packed.ts";
import type { Account } from "../../host/stores/accounts.ts";
import type { Tier } from "../../host/domain/tiers.ts";
import { Random } from "../support/random.ts";
import { type Counter, type Given, History, type Keys, type Seen } from "./ledger.ts";
import { Outside } from "./outside.ts";
import { quiet, time } from "./platform.ts";
import { type Place, Process, type Shared } from "./processes.ts";
import { type Actor, Scheduler } from "./scheduler.ts";
import { Disk, Line, type Way } from "./store.ts";

/** How often somebody asks again, and after how many tries for a second later. */
const MOST = 60;
const RESTS = 20;

/** An answer of the service, as far as it is looked at. */
export interface Answer {
  readonly status: number;
  readonly error: string | undefined;
  readonly json: Readonly<Record<string, unknown>>;
  readonly seen: Seen | undefined;
}

/** A caller, from an address of its own. */
export interface Client extends Actor {
  readonly address?: string;
}

/** An account, and what its owners know of it. */
export interface Wallet {
  readonly id: string;
  /** The key that they use, the newest that they were given. */
  key: string;
  readonly first: string;
  /** What it has without paying. */
  readonly tier: Tier;
}

/** What answers say that decide nothing: the same is asked for again. */
export const undecided: ReadonlySet<string> = new Set([
  ...["internal_error", "store_busy", "busy", "billing_error", "rotation_failed", "rate_limited", "payload_too_large"],
]);

export class World implements Shared {
  readonly scheduler: Scheduler;
  readonly line: Line;
  readonly outside: Outside;
  readonly counters: History<Counter> = new History();
  readonly keys: History<Keys> = new History();
  readonly given: History<Given> = new History();
  readonly complaints: string[] = [];
  /** Counts what happens, so that it can be said what was before what. */
  tick = 0;
  #processes = 0;

  constructor(readonly random: Random, readonly places: readonly Place[], way: Way) {
    this.scheduler = new Scheduler(random);
    this.line = new Line(new Disk(random), this.scheduler, way);
    this.outside = new Outside(this.scheduler, this.line);
    for (const place of places) this.start(place);
  }

  start(place: Place): void {
    const skews = [0, 0, 1500, -1500, 40_000];
    const process = new Process(`${place.name}${++this.#processes}`, this.random.of(skews), this);
    place.start(process);
  }

  /** Ends a process between two steps; another begins in its place. */
  async crash(place: Place): Promise<void> {
    const { process } = place;
    this.scheduler.say(process, "ENDS");
    this.scheduler.end(process, () => this.random.oneIn(2));
    process.ended.resolve("ended");
    this.start(place);
    await quiet();
  }

  /** Does something without anything going wrong or beside it. */
  async calmly<T>(work: (place: Place) => Promise<T>): Promise<T> {
    const [place] = this.places;
    if (place === undefined) throw new TypeError("a world has places");
    let isDone = false;
    const done = work(place).finally(() => isDone = true);
    done.catch(() => {});
    // Messages to the process begin with the first step.
    for (let count = 0; !isDone && count < 5000; count++) await this.goOn();
    if (!isDone) throw new Error("it never ends, though nothing goes wrong");
    return await done;
  }

  /** One step, or the next thing that time brings. */
  async goOn(): Promise<void> {
    this.tick++;
    if (this.scheduler.waiting > 0) return await this.scheduler.next();
    await this.scheduler.until(time.next() ?? time.now);
  }

  async account(tier: Tier, used: number, month: string): Promise<Wallet> {
    const { key, id } = await this.calmly((place) => createKey(place.shop.stores, { tier }));
    if (used > 0) {
      this.line.disk.commit([], [{
        key: ["usage", id, month],
        value: { used, noticed: true },
        expireIn: undefined,
      }]);
    }
    return { id, key, first: key, tier };
  }

  /** Asks the service once, at any of its places; undefined where no answer came. */
  async ask(client: Client, path: string, init: RequestInit): Promise<Answer | undefined> {
    const { scheduler, random } = this;
    const place = random.of(this.places);
    const { process } = place;
    const leaves = new AbortController();
    const what = `${init.method ?? "GET"} ${path}`;
    const { fails } = this.line.troubles;
    const isLost = (once: number) => fails > 0 && random.oneIn(once);
    const arrives = scheduler.step(process, `takes ${what} of ${client.name}`, () => {
      return isLost(40) ? { error: new Error("lost") } : { value: undefined };
    });
    const answered = arrives.then(async () => {
      const request = new Request(`http://faktlint.example${path}`, { ...init, signal: leaves.signal });
      const response = await place.app.fetch(request, { remoteAddr: { hostname: client.address ?? "198.51.100.1" } });
      return { response, text: await response.text() };
    });
    answered.catch(() => {});
    const gone = isLost(20) ? [scheduler.step(client, `hangs up on ${what}`, () => ({ value: "left" as const }))] : [];
    const came = await Promise.race([answered.catch(() => "lost" as const), process.ended.promise, ...gone]);
    if (typeof came === "string") {
      if (came === "left") leaves.abort();
      return undefined;
    }
    const { response, text } = came;
    const said = `${response.status} ${/"error":"(\w+)"/.exec(text)?.[1] ?? ""}`;
    return await scheduler.step(client, `hears ${said} to ${what}`, () => {
      return { value: isLost(15) ? undefined : answerIn(response, text) };
    });
  }

  /** Asks until there is an answer that decides, as a careful client does. */
  async insist(client: Client, path: string, init: () => RequestInit): Promise<Insisted> {
    const from = this.tick;
    for (let tries = 1;; tries++) {
      const [last, now] = [this.tick, time.now];
      const answer = await this.ask(client, path, init());
      if (answer !== undefined && !undecided.has(answer.error ?? "")) {
        return { answer, tries, from, last, to: this.tick, time: now };
      }
      if (tries > MOST) throw new Error(`${path} is never answered, though nothing goes wrong any more`);
      // All tries in one instant would find the service as the first one did.
      if (tries % RESTS === 0) await this.#rest(client);
    }
  }

  #rest(client: Client): Promise<void> {
    time.owner = client;
    return new Promise((resolve) => void setTimeout(resolve, 1_000));
  }

  complain(what: string): void {
    this.complaints.push(what);
    this.scheduler.say({ name: "MODEL" }, what);
  }

  /** What lies in the store, as it is. */
  value<T>(key: readonly (string | number)[]): T | null {
    return unpacked(this.line.disk.read(key).value) as T | null;
  }

  accountNow(id: string): Account | null {
    return this.value<Account>(["account", id]);
  }
}

export interface Insisted {
  readonly answer: Answer;
  readonly tries: number;
  /** When it was first asked for, and last; and answered. */
  readonly from: number;
  readonly last: number;
  readonly to: number;
  /** The time at which it was asked for last. */
  readonly time: number;
}

function answerIn({ status, headers }: Response, text: string): Answer {
  const json: Readonly<Record<string, unknown>> = text === "" ? {} : JSON.parse(text);
  const { error } = json;
  const period = headers.get("x-ratelimit-period");
  const number = (name: string) => Number(headers.get(name));
  const seen = period === null
    ? undefined
    : { period, limit: number("x-ratelimit-limit"), remaining: number("x-ratelimit-remaining") };
  return { status, error: typeof error === "string" ? error : undefined, json, seen };
}
