/**
 * What judges the events of a document does so while it is read, before anybody knows its profile: what it finds is kept
 * until the document is judged.
 */
import { FINDINGS_CAP } from "../model/faults.ts";
import type { Syntax } from "../model/codes/index.ts";
import { Awaiting, identityOf } from "./identity.ts";
import type { Sweep, Swept } from "../rules/kit/sweep.ts";
import { type Handed, type Identity, rowsWith, setsFor, unnamedAmong } from "../scenarios/find.ts";
import type { Listen } from "../syntax/read/follow.ts";
import type { Attributes, Scope, XmlSink } from "../xml/reader.ts";

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
  readonly listen: Listen | undefined;

  constructor(sets: readonly Handed[] = []) {
    if (sets.every(({ follow }) => follow === undefined)) return;
    this.listen = (syntax, root) =>
      new Awaiting(() => identityOf({ syntax, root }), (identity) => {
        this.identity = identity;
        const followers = this.#begin(identity, sets).filter(({ follows }) => follows);
        const [only, second] = followers;
        return only !== undefined && second === undefined ? only : new All(followers);
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

class All implements XmlSink {
  readonly #sinks: readonly XmlSink[];

  constructor(sinks: readonly XmlSink[]) {
    this.#sinks = sinks;
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    for (const sink of this.#sinks) sink.open(name, attributes, offset, raw, scope);
  }

  text(text: string, offset: number, apart?: boolean): void {
    for (const sink of this.#sinks) sink.text(text, offset, apart);
  }

  close(name: string, offset: number): void {
    for (const sink of this.#sinks) sink.close(name, offset);
  }
}

/** Hands events to a sweep; what throws there is kept, and the document is read on. */
class Follower implements XmlSink, Followed {
  readonly found: Swept[] = [];
  readonly surplus: Map<string, number> = new Map();
  broken: Breakage | undefined;
  readonly #counts: Map<string, number> = new Map();
  #sink: XmlSink | undefined;

  constructor(readonly sweep: Sweep) {}

  /** Whether it has anything to do with the events. */
  get follows(): boolean {
    return this.#sink !== undefined;
  }

  begin(syntax: Syntax): void {
    try {
      this.#sink = this.sweep.follow?.(syntax, (found) => this.#add(found));
    } catch (cause) {
      this.#stop(cause);
    }
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    try {
      this.#sink?.open(name, attributes, offset, raw, scope);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  text(text: string, offset: number, apart?: boolean): void {
    try {
      this.#sink?.text(text, offset, apart);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  close(name: string, offset: number): void {
    try {
      this.#sink?.close(name, offset);
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
