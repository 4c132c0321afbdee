/**
 * Content models as deterministic automata. The states are the places of elements in the model, in its order (the position
 * automaton of Glushkov): XML Schema asks that the name of the next element alone decides where it stands.
 */

/** The declaration of an element, as far as models ask. */
interface Named {
  readonly name: string;
}

/** Elements of namespaces that the schema may not even know. */
export interface Wildcard {
  /** What names of its own namespace start with, where those are not meant. */
  readonly notWithin?: string;
  /** Whether an element must be declared somewhere. */
  readonly strict: boolean;
}

export type Item<E> = { readonly element: E } | { readonly any: Wildcard };

export type Particle<E> =
  | { readonly item: Item<E>; readonly optional: boolean; readonly repeats: boolean }
  | {
    readonly group: "sequence" | "choice";
    readonly of: readonly Particle<E>[];
    readonly optional: boolean;
    readonly repeats: boolean;
  };

/** Before the first element; the others are 1 and up. */
export const START = 0;
/** Where no element of a name may follow. */
export const NOWHERE = -1;

/** The places that a part of a model starts and ends with, and whether it may be absent. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly optional: boolean;
}

/** From a place to a later one of a name: what is skipped although it must stand. */
export interface Leap<E> {
  readonly to: number;
  readonly over: readonly Item<E>[];
}

export class Model<E extends Named> {
  readonly #items: Item<E>[] = [];
  /** By state, the places that may come next, in order. */
  readonly #follow: number[][] = [[]];
  readonly #final: ReadonlySet<number>;
  /** By state, the places of declared names; built where a document comes along. */
  readonly #named: (ReadonlyMap<string, number> | undefined)[] = [];
  /** By state, the name that came last, and its place. */
  readonly #last: ({ readonly name: string; readonly place: number } | undefined)[] = [];
  readonly #leaps: Map<string, Leap<E> | undefined> = new Map();

  constructor(particle: Particle<E>) {
    const { first, last, optional } = this.#build(particle);
    this.#link([START], first);
    this.#final = new Set(optional ? [START, ...last] : last);
  }

  #build(particle: Particle<E>): Ends {
    const ends = "item" in particle ? this.#place(particle.item) : this.#group(particle.group, particle.of);
    if (particle.repeats) this.#link(ends.last, ends.first);
    return { ...ends, optional: ends.optional || particle.optional };
  }

  #place(item: Item<E>): Ends {
    const place = this.#items.push(item);
    this.#follow.push([]);
    return { first: [place], last: [place], optional: false };
  }

  #group(group: "sequence" | "choice", of: readonly Particle<E>[]): Ends {
    const parts = of.map((part) => this.#build(part));
    if (group === "choice") {
      const flat = (side: "first" | "last") => parts.flatMap((part) => part[side]);
      return { first: flat("first"), last: flat("last"), optional: parts.some(({ optional }) => optional) };
    }
    let whole: Ends = { first: [], last: [], optional: true };
    for (const part of parts) {
      this.#link(whole.last, part.first);
      whole = {
        first: whole.optional ? [...whole.first, ...part.first] : whole.first,
        last: part.optional ? [...whole.last, ...part.last] : part.last,
        optional: whole.optional && part.optional,
      };
    }
    return whole;
  }

  #link(from: readonly number[], to: readonly number[]): void {
    for (const state of from) {
      const next = this.#follow[state];
      for (const place of to) if (next?.includes(place) === false) next.push(place);
    }
  }

  item(place: number): Item<E> | undefined {
    return this.#items[place - 1];
  }

  /** Where an element of a name stands after a state; NOWHERE when it may not stand there. */
  next(state: number, name: string): number {
    // Documents repeat themselves, and their names are the same objects then, which are not compared by their characters.
    const last = this.#last[state];
    if (last !== undefined && last.name === name) return last.place;
    const places = this.#named[state] ?? this.#namesAfter(state);
    const place = places.get(name);
    if (place === undefined) return this.#wild(state, name);
    this.#last[state] = { name, place };
    return place;
  }

  #namesAfter(state: number): ReadonlyMap<string, number> {
    const places = new Map<string, number>();
    for (const place of this.#follow[state] ?? []) {
      const item = this.item(place);
      if (item !== undefined && "element" in item && !places.has(item.element.name)) {
        places.set(item.element.name, place);
      }
    }
    this.#named[state] = places;
    return places;
  }

  #wild(state: number, name: string): number {
    const found = this.#follow[state]?.find((place) => {
      const item = this.item(place);
      return item !== undefined && "any" in item && admits(item.any, name);
    });
    return found ?? NOWHERE;
  }

  /** Whether the content may end in a state. */
  ends(state: number): boolean {
    return this.#final.has(state);
  }

  /** Whether what stands at a place may stand there again at once. */
  repeats(place: number): boolean {
    return this.#follow[place]?.includes(place) === true;
  }

  /** What may come after a state. */
  expected(state: number): readonly Item<E>[] {
    return (this.#follow[state] ?? []).map((place) => this.item(place)).filter((item) => item !== undefined);
  }

  /** Where a name is declared in this model, wherever that is; NOWHERE when it is not. */
  placeOf(name: string): number {
    return this.#items.findIndex((item) => "element" in item && item.element.name === name) + 1 || NOWHERE;
  }

  /** What is missing when the content ends in a state: all of it, or one of several things. */
  lacking(state: number): { readonly items: readonly Item<E>[]; readonly all: boolean } {
    const items = this.leap(state)?.over ?? [];
    const last = (this.#follow[state] ?? []).filter((place) => this.ends(place));
    if (items.length !== 1 || last.length < 2) return { items, all: true };
    return { items: last.map((place) => this.item(place)).filter((item) => item !== undefined), all: false };
  }

  /**
   * The shortest way from a state to an element of a name, or without a name to the end, past what must stand between.
   * Undefined when there is none. Ways are kept, so that documents full of faults cost no more.
   */
  leap(state: number, name?: string): Leap<E> | undefined {
    const key = `${state} ${name ?? ""}`;
    if (!this.#leaps.has(key)) this.#leaps.set(key, this.#search(state, name));
    return this.#leaps.get(key);
  }

  #search(start: number, name: string | undefined): Leap<E> | undefined {
    const over = new Map<number, readonly Item<E>[]>([[start, []]]);
    for (const [state, way] of over) {
      if (name === undefined && this.ends(state)) return { to: state, over: way };
      const to = name === undefined ? NOWHERE : (this.#named[state] ?? this.#namesAfter(state)).get(name) ?? NOWHERE;
      if (to !== NOWHERE) return { to, over: way };
      for (const place of this.#follow[state] ?? []) {
        const item = this.item(place);
        if (item !== undefined && !over.has(place)) over.set(place, [...way, item]);
      }
    }
    return undefined;
  }
}

function admits({ notWithin }: Wildcard, name: string): boolean {
  return notWithin === undefined || name.includes(":") && !name.startsWith(notWithin);
}
