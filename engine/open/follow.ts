/**
 * What judges the events of a document does so while it is read, before anybody knows its profile: what it finds is kept
 * until the document is judged.
 */
import { FINDINGS_CAP } from "../model/faults.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Events } from "./events.ts";
import { Awaiting, type Followers } from "./identity.ts";
import type { Swept } from "../rules/kit/sweep.ts";
import { type Handed, type Identity, rowsWith, setsFor, unnamedAmong } from "../scenarios/find.ts";
import type { Listen } from "../syntax/read/follow.ts";
import type { XmlSink } from "../xml/reader.ts";

/** What a sweep found in a document. */
export interface Followed {
  readonly sweep: Handed;
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

/** The sweeps of one document, which follow it while it is read. */
export class Following implements Followers {
  followed: readonly Follower[] = [];
  /** What the document says of itself, when that is known. */
  identity: Identity | undefined;
  readonly #sets: readonly Handed[];

  constructor(sets: readonly Handed[] = []) {
    this.#sets = sets;
  }

  get listen(): Listen | undefined {
    if (this.#sets.every(({ follow }) => follow === undefined)) return undefined;
    return (syntax, root) => new Awaiting(syntax, root, this);
  }

  /** Those follow that some question about such a document may need. */
  decide(identity: Identity): void {
    const sets = this.#sets;
    const ids = setsFor(identity, rowsWith(sets));
    const unnamed = unnamedAmong(sets);
    const sweeps = sets.filter((set) => set.follow !== undefined && (ids.has(set.id) || unnamed.includes(set)));
    this.identity = identity;
    this.followed = sweeps.map((sweep) => new Follower(sweep));
    for (const follower of this.followed) follower.begin(identity.syntax);
  }

  take(events: Events): void {
    for (const follower of this.followed) follower.take(events);
  }
}

/** Hands events to a sweep; what throws there is kept, and the document is read on. */
class Follower implements Followed {
  readonly found: Swept[] = [];
  readonly surplus: Map<string, number> = new Map();
  broken: Breakage | undefined;
  readonly #counts: Map<string, number> = new Map();
  #sink: XmlSink | undefined;

  constructor(readonly sweep: Handed) {}

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
    const key = found.stops ? `${found.id} stops` : found.id;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count <= FINDINGS_CAP) this.found.push(found);
    else this.surplus.set(found.id, count - FINDINGS_CAP);
  }
}
