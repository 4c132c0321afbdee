/**
 * The connections of a server: how many there may be, how long each may take for what it is doing, and which one has to go.
 * Whoever says nothing makes room for those who come: a newcomer is refused only where everybody else has a request.
 */

export interface ConnectionLimits {
  /** Connections at once, in all and of one client address. */
  readonly connections: number;
  readonly each: number;
  /** Milliseconds for the first request to come, headers and all, and for each further one. */
  readonly headers: number;
  readonly keepAlive: number;
  /** Milliseconds for a body to go on, and to end. */
  readonly idle: number;
  readonly body: number;
  /** Milliseconds from the end of a request until its answer was taken. */
  readonly answer: number;
}

/** What is done with a connection beyond being looked at. */
export interface Wire {
  /** Ends it at once. */
  destroy(): void;
}

type Phase = "waiting" | "reading" | "answering";

export class Connection {
  phase: Phase = "waiting";
  /** When the phase began, and when something last came. */
  since: number;
  moved: number;
  /** Requests that are not answered; more than one where a client does not wait for answers. */
  requests = 0;
  /** What a first request may take, and from then on the next. */
  patience: number;

  constructor(readonly wire: Wire, readonly address: string, now: number, patience: number) {
    this.since = this.moved = now;
    this.patience = patience;
  }
}

export class Connections {
  /** The connections of each address, in the order in which they began to wait or to work. */
  readonly #of: Map<string, Set<Connection>> = new Map();
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

  /** Takes a new connection in; undefined, and it is ended, where nobody has to go for it. */
  open(wire: Wire, address: string): Connection | undefined {
    const { connections, each, headers } = this.limits;
    const siblings = this.#of.get(address)?.size ?? 0;
    const full = siblings >= each && !this.unlimited(address)
      ? [address]
      : this.#size >= connections
      ? this.#greedy()
      : [];
    const room = full.length === 0 || full.some((it) => this.#evict(it));
    if (this.#closing || !room) {
      wire.destroy();
      return undefined;
    }
    const connection = new Connection(wire, address, this.clock(), headers);
    this.#add(connection);
    return connection;
  }

  /** A request came, with a body that is to be read or without. */
  began(connection: Connection, hasBody: boolean): void {
    connection.requests++;
    this.#enter(connection, hasBody ? "reading" : "answering");
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
    connection.patience = this.limits.keepAlive;
    this.#enter(connection, "waiting");
    if (this.#closing) connection.wire.destroy();
  }

  /** A connection has ended, whoever ended it. */
  closed(connection: Connection): void {
    const siblings = this.#of.get(connection.address);
    if (siblings?.delete(connection) !== true) return;
    this.#size--;
    if (siblings.size === 0) this.#of.delete(connection.address);
    if (this.#closing && this.#size === 0) this.#empty.resolve();
  }

  /** Ends every connection whose time is over. */
  sweep(): void {
    const now = this.clock();
    for (const siblings of this.#of.values()) {
      for (const connection of siblings) {
        if (this.#isLate(connection, now)) this.#end(connection);
      }
    }
  }

  /** Takes no more, ends those that wait, and each other one with its answer. */
  close(): void {
    this.#closing = true;
    if (this.#size === 0) this.#empty.resolve();
    for (const siblings of this.#of.values()) {
      for (const connection of siblings) {
        if (connection.phase === "waiting") this.#end(connection);
      }
    }
  }

  /** Ends all. */
  abort(): void {
    for (const siblings of this.#of.values()) {
      for (const connection of siblings) this.#end(connection);
    }
  }

  #isLate({ phase, since, moved, patience }: Connection, now: number): boolean {
    const { idle, body, answer } = this.limits;
    if (phase === "waiting") return now - since > patience;
    if (phase === "reading") return now - moved > idle || now - since > body;
    return now - since > answer;
  }

  /** Addresses, those with the most connections first. */
  #greedy(): readonly string[] {
    return [...this.#of].toSorted(([, a], [, b]) => b.size - a.size).map(([address]) => address);
  }

  /** Ends the connection of an address that has waited longest. Gives whether there was one. */
  #evict(address: string): boolean {
    for (const connection of this.#of.get(address) ?? []) {
      if (connection.phase !== "waiting") continue;
      this.#end(connection);
      return true;
    }
    return false;
  }

  #end(connection: Connection): void {
    this.closed(connection);
    connection.wire.destroy();
  }

  #enter(connection: Connection, phase: Phase): void {
    connection.phase = phase;
    connection.since = connection.moved = this.clock();
    const siblings = this.#of.get(connection.address);
    // To the end, so that the one that has waited longest is found first.
    if (siblings?.delete(connection) === true) siblings.add(connection);
  }

  #add(connection: Connection): void {
    const siblings = this.#of.get(connection.address) ?? new Set();
    this.#of.set(connection.address, siblings.add(connection));
    this.#size++;
  }
}
