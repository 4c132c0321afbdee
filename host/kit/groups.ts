/** Work on one thing that is done together: what is asked for while some of it is under way waits, and is done next, in one go. */

/** The first that is asked for, and those that go with it. */
export type Group<Asked> = readonly [Asked, ...Asked[]];

/** What became of one: undefined where nothing did, and a promise where that is still open, which the next group does not wait for. */
type Outcome<Done> = Done | undefined | Promise<Done | undefined>;

interface Waiting<Asked, Done> {
  readonly asked: Asked;
  readonly resolve: (done: Outcome<Done>) => void;
  readonly reject: (reason: unknown) => void;
}

export class Groups<Asked, Done> {
  /** By what the work is on, while some is under way. */
  readonly #waiting: Map<string, Waiting<Asked, Done>[]> = new Map();

  /**
   * `work` gives what became of each, in their order; what it throws is thrown to all of a group. `joins` says whether the next
   * one may go with those before it.
   */
  constructor(
    private readonly work: (group: Group<Asked>) => Promise<readonly Outcome<Done>[]>,
    private readonly joins: (next: Asked, group: Group<Asked>) => boolean,
  ) {}

  do(name: string, asked: Asked): Promise<Done | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Done | undefined>();
    const waiting = this.#waiting.get(name);
    const own = { asked, resolve, reject };
    if (waiting !== undefined) waiting.push(own);
    else void this.#run(name, own);
    return promise;
  }

  async #run(name: string, first: Waiting<Asked, Done>): Promise<void> {
    const waiting = [first];
    this.#waiting.set(name, waiting);
    for (let group = this.#next(waiting); group !== undefined; group = this.#next(waiting)) await this.#end(group);
    this.#waiting.delete(name);
  }

  /** Takes as many as go together. */
  #next(waiting: Waiting<Asked, Done>[]): Group<Waiting<Asked, Done>> | undefined {
    const first = waiting.shift();
    if (first === undefined) return undefined;
    const group: [Waiting<Asked, Done>, ...Waiting<Asked, Done>[]] = [first];
    for (let [next] = waiting; next !== undefined && this.joins(next.asked, askedOf(group)); [next] = waiting) {
      group.push(next);
      waiting.shift();
    }
    return group;
  }

  async #end(group: Group<Waiting<Asked, Done>>): Promise<void> {
    try {
      const done = await this.work(askedOf(group));
      for (const [at, { resolve }] of group.entries()) resolve(done[at]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

function askedOf<Asked>([first, ...others]: Group<{ readonly asked: Asked }>): Group<Asked> {
  return [first.asked, ...others.map(({ asked }) => asked)];
}

/**
 * Work on lists, with up to `most` things at once: what is asked for while some is under way is done next, together. `work` gives
 * something for each thing, in their order.
 */
export function inOneGo<Thing, Found>(
  most: number,
  work: (things: readonly Thing[]) => Promise<readonly Found[]>,
): (things: readonly Thing[]) => Promise<readonly Found[]> {
  const sizeOf = (lists: readonly (readonly Thing[])[]) => lists.reduce((sum, { length }) => sum + length, 0);
  const groups = new Groups<readonly Thing[], readonly Found[]>(async (group) => {
    const found = await work(group.flat());
    let at = 0;
    return group.map(({ length }) => found.slice(at, at += length));
  }, (next, group) => sizeOf([next, ...group]) <= most);
  return async (things) => await groups.do("", things) ?? [];
}
