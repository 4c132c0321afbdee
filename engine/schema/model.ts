/**
 * Content models as deterministic automata. The states are the places of elements in the model, in its order (the position
 * automaton of Glushkov): XML Schema asks that the name of the next element alone decides where it is.
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

/** A part of a model. */
interface Part {
  readonly kind: "place" | "sequence" | "choice";
  /** Whether it may be absent, as it says or because all in it may be. */
  readonly optional: boolean;
  readonly repeats: boolean;
  /** The place of an element. */
  readonly place: number;
  readonly parts: readonly Part[];
  /** The group around it, and its number there. */
  around: { readonly group: Part; readonly nth: number } | undefined;
}

/** What may come after a state, and whether the content may end there. */
interface After {
  readonly places: readonly number[];
  readonly ends: boolean;
}

/** From a place to a later one of a name: what is skipped although it must stand. */
export interface Leap<E> {
  readonly to: number;
  readonly over: readonly Item<E>[];
}

export class Model<E extends Named> {
  readonly #items: Item<E>[] = [];
  /** The parts that are elements, by their places. */
  readonly #places: Part[] = [];
  readonly #whole: Part;
  /** By state; worked out where a document comes along. */
  readonly #after: (After | undefined)[] = [];
  /** By state, the places of declared names; built where a document comes along. */
  readonly #named: (ReadonlyMap<string, number> | undefined)[] = [];
  /** By state, the name that came last, and its place. */
  readonly #last: ({ readonly name: string; readonly place: number } | undefined)[] = [];
  readonly #leaps: Map<string, Leap<E> | undefined> = new Map();

  constructor(particle: Particle<E>) {
    this.#whole = this.#build(particle);
  }

  #build(particle: Particle<E>): Part {
    const { optional, repeats } = particle;
    if ("item" in particle) {
      const part: Part = {
        kind: "place",
        optional,
        repeats,
        place: this.#items.push(particle.item),
        parts: [],
        around: undefined,
      };
      this.#places.push(part);
      return part;
    }
    const parts = particle.of.map((it) => this.#build(it));
    const isOptional = particle.group === "choice" ? parts.some((it) => it.optional) : parts.every((it) => it.optional);
    const group: Part = {
      kind: particle.group,
      optional: optional || isOptional,
      repeats,
      place: 0,
      parts,
      around: undefined,
    };
    for (const [nth, part] of parts.entries()) part.around = { group, nth };
    return group;
  }

  #afterwards(state: number): After {
    return this.#after[state] ??= after(this.#whole, this.#places[state - 1]);
  }

  item(place: number): Item<E> | undefined {
    return place === NOWHERE ? undefined : this.#items[place - 1];
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
    for (const place of this.#afterwards(state).places) {
      const item = this.item(place);
      if (item !== undefined && "element" in item && !places.has(item.element.name)) {
        places.set(item.element.name, place);
      }
    }
    this.#named[state] = places;
    return places;
  }

  #wild(state: number, name: string): number {
    const found = this.#afterwards(state).places.find((place) => {
      const item = this.item(place);
      return item !== undefined && "any" in item && admits(item.any, name);
    });
    return found ?? NOWHERE;
  }

  /** Whether the content may end in a state. */
  ends(state: number): boolean {
    return this.#afterwards(state).ends;
  }

  /** Whether what is at a place may be there again at once. */
  repeats(place: number): boolean {
    return this.#afterwards(place).places.includes(place);
  }

  /** What may come after a state. */
  expected(state: number): readonly Item<E>[] {
    return this.#afterwards(state).places.map((place) => this.item(place)).filter((item) => item !== undefined);
  }

  /** Where a name is declared in this model, wherever that is; NOWHERE when it is not. */
  placeOf(name: string): number {
    return this.#items.findIndex((item) => "element" in item && item.element.name === name) + 1 || NOWHERE;
  }

  /** What is missing when the content ends in a state: all of it, or one of several things. */
  lacking(state: number): { readonly items: readonly Item<E>[]; readonly all: boolean } {
    const items = this.leap(state)?.over ?? [];
    const last = this.#afterwards(state).places.filter((place) => this.ends(place));
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
      for (const place of this.#afterwards(state).places) {
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

/** What may come after an element, or before the first one: what begins behind it in each of the groups around it. */
function after(whole: Part, element: Part | undefined): After {
  if (element === undefined) return { places: [...new Set(firstOf(whole))], ends: whole.optional };
  const places = new Set<number>();
  const add = (part: Part) => firstOf(part).forEach((place) => places.add(place));
  for (let at = element;; at = at.around.group) {
    if (at.repeats) add(at);
    if (at.around === undefined) return { places: [...places], ends: true };
    const { group, nth } = at.around;
    for (const part of group.kind === "sequence" ? group.parts.slice(nth + 1) : []) {
      add(part);
      if (!part.optional) return { places: [...places], ends: false };
    }
  }
}

/** The places that a part may start with. */
function firstOf({ kind, place, parts }: Part): readonly number[] {
  if (kind === "place") return [place];
  if (kind === "choice") return parts.flatMap(firstOf);
  const needed = parts.findIndex(({ optional }) => !optional);
  return (needed < 0 ? parts : parts.slice(0, needed + 1)).flatMap(firstOf);
}
