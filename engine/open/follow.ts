/**
 * What judges the events of a document does so while it is read, before anybody knows its profile: what it finds is kept
 * until the document is judged.
 */
import { FINDINGS_CAP } from "../model/faults.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Events } from "./events.ts";
import { Awaiting, identityOf } from "./identity.ts";
import type { Sweep, Swept } from "../rules/kit/sweep.ts";
import { type Handed, type Identity, rowsWith, setsFor, unnamedAmong } from "../scenarios/find.ts";
import type { Group } from "../syntax/bound.ts";
import type { Listen } from "../syntax/read/follow.ts";
import type { XmlSink } from "../xml/reader.ts";

/** What a sweep found in a document. */
export interface Followed {
  readonly sweep: Sweep;
  /** Of each rule no more than a result can hold. */
  readonly found: readonly Swept[];
  /** How many more there are of a rule. */
  readonly surplus: ReadonlyMap<string, number>;
  /** Its own fault, after which it found nothing more. */
  readonly broken: Breakage | undefined;
}

export interface Breakage {
  readonly cause: unknown;
}

/** The sweeps of one document, and the listener that has them follow it while it is read. */
export class Following {
  followed: readonly Followed[] = [];
  /** What the document says of itself, when that is known. */
  identity: Identity | undefined;
  readonly #sets: readonly Handed[];

  constructor(sets: readonly Handed[] = []) {
    this.#sets = sets;
  }

  /** Not kept here: V8 lets documents live on that hold each other in a circle with a function. */
  get listen(): Listen | undefined {
    if (this.#sets.every(({ follow }) => follow === undefined)) return undefined;
    return (syntax, root) => this.#await(syntax, root);
  }

  #await(syntax: Syntax, root: Group<"invoice">): XmlSink {
    return new Awaiting(() => identityOf({ syntax, root }), (identity) => {
      this.identity = identity;
      const followers = this.#begin(identity, this.#sets);
      return (events) => {
        for (const follower of followers) follower.take(events);
      };
    });
  }

  /** Those follow that some question about such a document may need. */
  #begin(identity: Identity, sets: readonly Handed[]): readonly Follower[] {
    const ids = setsFor(identity, rowsWith(sets));
    const unnamed = unnamedAmong(sets);
    const sweeps = sets.filter((set) => set.follow !== undefined && (ids.has(set.id) || unnamed.includes(set)));
    const followers = sweeps.map((sweep) => new Follower(sweep));
    for (const follower of followers) follower.begin(identity.syntax);
    this.followed = followers;
    return followers;
  }
}

/** Hands events to a sweep; what throws there is kept, and the document is read on. */
class Follower implements Followed {
  readonly found: Swept[] = [];
  readonly surplus: Map<string, number> = new Map();
  broken: Breakage | undefined;
  readonly #counts: Map<string, number> = new Map();
  #sink: XmlSink | undefined;

  constructor(readonly sweep: Sweep) {}

  begin(syntax: Syntax): void {
    try {
      this.#sink = this.sweep.follow?.(syntax, (found) => this.#add(found));
    } catch (cause) {
      this.#stop(cause);
    }
  }

  take(events: Events): void {
    if (this.#sink === undefined) return;
    try {
      events.giveTo(this.#sink);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  #stop(cause: unknown): void {
    this.broken = { cause };
    this.#sink = undefined;
  }

  #add(found: Swept): void {
    const count = (this.#counts.get(found.id) ?? 0) + 1;
    this.#counts.set(found.id, count);
    if (count <= FINDINGS_CAP) this.found.push(found);
    else this.surplus.set(found.id, count - FINDINGS_CAP);
  }
}
