/**
 * Who goes on, and when: everything that the service waits for is a step here, and the run's seed decides which is next. Of a
 * process that has ended none is done any more.
 */
import { Random } from "../support/random.ts";
import { quiet, time } from "./platform.ts";

/** Whose steps these are: a process of the service, or somebody outside. */
export interface Actor {
  readonly name: string;
  /** Whether it can still go on. */
  isAlive: boolean;
}

interface Step {
  readonly actor: Actor;
  readonly what: string;
  readonly act: () => void;
  /** How many others are still to be done before it: something slow on its way. */
  held: number;
}

/** What became of a step: it is done now, it failed, or its effect is there and the answer comes later. */
export type Fate<T> = { readonly value: T; readonly later?: boolean } | { readonly error: Error };

export class Scheduler {
  readonly trace: string[] = [];
  readonly #steps: Step[] = [];
  /** How the next of those that wait is drawn: at random, the newest mostly, or the oldest mostly. */
  readonly #order: "any" | "newest" | "oldest";

  /** A step takes long once in so many times; 0: none does. */
  readonly #slow: number;

  constructor(readonly random: Random) {
    this.#slow = random.of([0, 12, 30]);
    this.#order = random.of(["any", "any", "newest", "oldest"]);
  }

  get waiting(): number {
    return this.#steps.length;
  }

  /** Waits for its turn; what happens then is decided when it comes. */
  step<T>(actor: Actor, what: string, happens: () => Fate<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const act = () => {
      const fate = happens();
      // The answer reaches nobody: what waits for it is gone with its process.
      if (!actor.isAlive) return this.say(actor, `${what} has arrived`);
      if ("error" in fate) {
        this.say(actor, `${what}: ${fate.error.message}`);
        return reject(fate.error);
      }
      this.say(actor, fate.later === true ? `${what}, and the answer comes later` : what);
      if (fate.later !== true) return resolve(fate.value);
      this.#steps.push({ actor, what: `answer to ${what}`, act: () => resolve(fate.value), held: 0 });
    };
    this.#steps.push({ actor, what, act, held: this.#delay() });
    return promise;
  }

  say(actor: Pick<Actor, "name">, what: string): void {
    this.trace.push(`${actor.name}: ${what}`);
  }

  /** Some take long, and much happens meanwhile. */
  #delay(): number {
    return this.#slow > 0 && this.random.oneIn(this.#slow) ? 5 + this.random.below(40) : 0;
  }

  /** Does one of the steps that wait. */
  async next(): Promise<void> {
    const step = this.#drawn();
    if (step === undefined) return;
    this.#steps.splice(this.#steps.indexOf(step), 1);
    for (const other of this.#steps) other.held--;
    time.owner = step.actor;
    step.act();
    await quiet();
  }

  #drawn(): Step | undefined {
    const free = this.#steps.filter(({ held }) => held <= 0);
    const from = free.length > 0 ? free : this.#steps;
    if (this.#order === "any" || this.random.oneIn(3)) return from[this.random.below(from.length)];
    return this.#order === "newest" ? from.at(-1) : from[0];
  }

  /** Lets time go on to an instant, and all that waited for it happen. */
  async until(instant: number): Promise<void> {
    for (const timer of time.due(instant)) {
      if (!time.isLive(timer)) continue;
      time.owner = timer.owner;
      timer.work();
      await quiet();
    }
  }

  /** Ends a process. What it sent may still arrive: `arrives` says of which of its steps the effect is done. */
  end(actor: Actor, arrives: (what: string) => boolean): void {
    actor.isAlive = false;
    time.forget(actor);
    const own = this.#steps.filter((it) => it.actor === actor);
    for (const step of own) {
      this.#steps.splice(this.#steps.indexOf(step), 1);
      if (arrives(step.what)) step.act();
    }
  }
}
