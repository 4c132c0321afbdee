/**
 * The connections of a server: how many there may be, how long each may take for what it is doing, and which one is ended.
 * Silent connections make room for new ones: a newcomer is refused only if all others have a request.
 * Connections that never asked for anything and those that did are weighed against each other, and the more numerous give one
 * up: a client that waits between two requests is not ended for a crowd that says nothing, nor newcomers for a crowd that asked once.
 *
 * An address may have more than its share for a moment, as long as there is room in all: a server takes a hundred connections
 * at once before it reads from the first, and a connection that is closed then never had the time to send anything.
 */
import type { ConnectionLimits } from "../../domain/limits.ts";

/** What is done with a connection beyond being looked at. */
export interface Wire {
  /** Ends it at once. */
  destroy(): void;
}

/** Silent is who has not asked for anything yet, and waiting whose requests are answered. */
type Phase = "silent" | "waiting" | "reading" | "answering";

export class Connection {
  phase: Phase = "silent";
  /** When the phase began, and when something last came. */
  since: number;
  moved: number;
  /** Requests that are not answered; more than one where a client does not wait for answers. */
  requests = 0;

  constructor(readonly wire: Wire, readonly address: string, now: number) {
    this.since = this.moved = now;
  }

  get isIdle(): boolean {
    return this.phase === "silent" || this.phase === "waiting";
  }
}

/** The connections of an address by what they do, each kind in the order in which it began. */
class Siblings {
  readonly #silent: Set<Connection> = new Set();
  readonly #waiting: Set<Connection> = new Set();
  readonly #busy: Set<Connection> = new Set();

  get size(): number {
    return this.#silent.size + this.#waiting.size + this.#busy.size;
  }

  /** How many have a request. */
  get busy(): number {
    return this.#busy.size;
  }

  /** The one that makes room for a newcomer: of the address with the most waiting, the one that has waited longest. */
  get spare(): Connection | undefined {
    const [one] = this.#silent.size < this.#waiting.size ? this.#waiting : this.#silent;
    return one;
  }

  add(connection: Connection): void {
    const { phase } = connection;
    const kind = phase === "silent" ? this.#silent : phase === "waiting" ? this.#waiting : this.#busy;
    kind.add(connection);
  }

  /** Gives whether it was there. */
  delete(connection: Connection): boolean {
    return this.#silent.delete(connection) || this.#waiting.delete(connection) || this.#busy.delete(connection);
  }

  *[Symbol.iterator](): IterableIterator<Connection> {
    for (const kind of [this.#silent, this.#waiting, this.#busy]) yield* kind;
  }
}

/** Milliseconds for which an address may have more connections than its share. */
const MOMENT = 500;

export class Connections {
  readonly #of: Map<string, Siblings> = new Map();
  #size = 0;
  #closing = false;
  readonly #empty = Promise.withResolvers<void>();

  /** `unlimited` says of which addresses there may be as many as in all: proxies speak for many. */
  constructor(
    readonly limits: ConnectionLimits,
    readonly clock: () => number,
    readonly unlimited: (address: string) => boolean = () => false,
  ) {}

  get size(): number {
    return this.#size;
  }

  /** Ends when the last connection has ended, after `close`. */
  get empty(): Promise<void> {
    return this.#empty.promise;
  }

  /** Takes a new connection in; undefined, and it is ended, where no other is ended for it. */
  open(wire: Wire, address: string): Connection | undefined {
    const isFull = this.#size >= this.limits.connections;
    const room = !this.#closing && !this.#works(address) && (!isFull || this.#greedy().some((it) => this.#evict(it)));
    if (!room) {
      wire.destroy();
      return undefined;
    }
    const connection = new Connection(wire, address, this.clock());
    this.#add(connection);
    return connection;
  }

  /**
   * A request came, with a body that is to be read or without. Gives whether it may be answered: where its address has its
   * share at work, the connection is ended.
   */
  began(connection: Connection, hasBody: boolean): boolean {
    if (connection.isIdle && this.#works(connection.address)) {
      this.#end(connection);
      return false;
    }
    connection.requests++;
    this.#enter(connection, hasBody ? "reading" : "answering");
    return true;
  }

  /** Some of a body came. */
  moved(connection: Connection): void {
    connection.moved = this.clock();
  }

  /** A body has come whole. */
  received(connection: Connection): void {
    if (connection.phase === "reading") this.#enter(connection, "answering");
  }

  /** An answer was handed over. */
  answered(connection: Connection): void {
    connection.requests--;
    if (connection.requests > 0) return;
    this.#enter(connection, "waiting");
    if (this.#closing) connection.wire.destroy();
  }

  /** A connection has ended, from either side. */
  closed(connection: Connection): void {
    const siblings = this.#of.get(connection.address);
    if (siblings?.delete(connection) !== true) return;
    this.#size--;
    if (siblings.size === 0) this.#of.delete(connection.address);
    if (this.#closing && this.#size === 0) this.#empty.resolve();
  }

  /** Ends every connection whose time is over, and what addresses have beyond their share. */
  sweep(): void {
    const now = this.clock();
    for (const [address, siblings] of this.#of) {
      for (const connection of siblings) {
        if (this.#isLate(connection, now)) this.#end(connection);
      }
      if (!this.unlimited(address)) this.#trim(siblings, now);
    }
  }

  /** Takes no more, ends those that wait, and each other one with its answer. */
  close(): void {
    this.#closing = true;
    if (this.#size === 0) this.#empty.resolve();
    for (const siblings of this.#of.values()) {
      for (const connection of siblings) {
        if (connection.isIdle) this.#end(connection);
      }
    }
  }

  /** Ends all. */
  abort(): void {
    for (const siblings of this.#of.values()) {
      for (const connection of siblings) this.#end(connection);
    }
  }

  #isLate({ phase, since, moved }: Connection, now: number): boolean {
    const { headers, keepAlive, idle, body, answer } = this.limits;
    if (phase === "silent") return now - since > headers;
    if (phase === "waiting") return now - since > keepAlive;
    if (phase === "reading") return now - moved > idle || now - since > body;
    return now - since > answer;
  }

  #trim(siblings: Siblings, now: number): void {
    while (siblings.size > this.limits.each) {
      const { spare } = siblings;
      if (spare === undefined || now - spare.since <= MOMENT) return;
      this.#end(spare);
    }
  }

  /** Whether an address has as many requests at once as it may. */
  #works(address: string): boolean {
    return (this.#of.get(address)?.busy ?? 0) >= this.limits.each && !this.unlimited(address);
  }

  /** Addresses, those with the most connections first. */
  #greedy(): readonly string[] {
    return [...this.#of].toSorted(([, a], [, b]) => b.size - a.size).map(([address]) => address);
  }

  /** Ends a connection of an address that waits. Gives whether there was one. */
  #evict(address: string): boolean {
    const spare = this.#of.get(address)?.spare;
    if (spare !== undefined) this.#end(spare);
    return spare !== undefined;
  }

  #end(connection: Connection): void {
    this.closed(connection);
    connection.wire.destroy();
  }

  #enter(connection: Connection, phase: Phase): void {
    const siblings = this.#of.get(connection.address);
    const isOpen = siblings?.delete(connection) === true;
    connection.phase = phase;
    connection.since = connection.moved = this.clock();
    // To the end, so that the one that has waited longest is found first.
    if (isOpen) siblings.add(connection);
  }

  #add(connection: Connection): void {
    const siblings = this.#of.get(connection.address) ?? new Siblings();
    siblings.add(connection);
    this.#of.set(connection.address, siblings);
    this.#size++;
  }
}
