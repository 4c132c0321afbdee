/**
 * Elements by the way to them: what a document holds is what the ones before it held, nearly always in the same order. So
 * each way knows what came first inside it and what came after it, and the next tag is compared with that.
 */
import { type Attributes, noAttributes } from "./attributes.ts";
import type { Kept } from "./sink.ts";
import { BLANK, GREATER, SLASH } from "./characters.ts";
import { type Cursor, Wanted } from "./cursor.ts";

/** What stood between a name and the end of its tag, in ASCII: attributes without prefixes. */
interface Tail {
  readonly written: Wanted;
  readonly attributes: Attributes | undefined;
  /** How many attributes it has, as limits count them. */
  readonly count: number;
}

/** What was met at a place the last time, and what before that. */
export class Met<T> {
  last: T | undefined = undefined;
  other: T | undefined = undefined;

  add(met: T): void {
    this.other = this.last;
    this.last = met;
  }
}

/** An element at a place in documents. */
export class Known implements Kept {
  is: object | undefined = undefined;
  around: object | undefined = undefined;
  /** The name as written, where it is ASCII; else what stands nowhere in UTF-8. */
  readonly name: Wanted;
  /** What came first inside it, and what came after it. */
  readonly first: Met<Known> = new Met();
  readonly next: Met<Known> = new Met();
  readonly #tails: Met<Tail> = new Met();
  /** The elements inside, by their names as written. */
  readonly within: Map<string, Known> = new Map();

  /** `canonical` is `prefix:local` by the known prefixes, `Q{uri}local` or `local`. */
  constructor(readonly raw: string, readonly canonical: string) {
    this.name = new Wanted(Uint8Array.from(raw, (it) => it < "\x80" ? it.charCodeAt(0) : 0xff));
  }

  /** The element inside whose name follows "<", if it was met. */
  innerAt({ text, bytes, at, unit }: Cursor): Known | undefined {
    let end = at + 1;
    while (end < bytes.length && bytes[end] !== GREATER && bytes[end] !== BLANK && bytes[end] !== SLASH) end++;
    // Where the name is not ASCII, that is another text, by which nothing is known.
    return this.within.get(text.slice(unit + 1, unit + end - at));
  }

  /** The tail that is at an index, of those that were met behind the name. */
  tailAt(view: DataView, at: number): Tail | undefined {
    const { last, other } = this.#tails;
    if (last?.written.isAt(view, at) === true) return last;
    return other?.written.isAt(view, at) === true ? other : undefined;
  }

  /** Takes a tail, with copies of what would keep all of the text alive. Longer ones are seldom written twice. */
  keep(written: Uint8Array, attributes: Attributes | undefined, count: number): void {
    // None is looked for that begins otherwise.
    if (written[0] !== BLANK && written[0] !== SLASH || written.length > LONGEST_TAIL) return;
    this.#tails.add({ written: new Wanted(written.slice()), attributes: copied(attributes), count });
  }
}

function copied(attributes: Attributes | undefined): Attributes | undefined {
  let copies: Record<string, string> | undefined;
  for (const name in attributes) (copies ??= noAttributes())[own(name)] = own(attributes[name] ?? "");
  return copies;
}

/** What documents can fill is bounded, and starts again when it is full. Invoices have much the same few hundred elements. */
const MOST_TABLES = 50;
const MOST_KNOWN = 1_000;
const LONGEST_DECLARED = 1_000;
const LONGEST_NAME = 200;
const LONGEST_TAIL = 60;
const MOST_ROOTS = 10;
const LONGEST_ROOT = 2_000;

/** The elements that were met below the same declarations. */
export class Names {
  /** Holds the outermost ones. */
  root: Known = new Known("", "");
  size = 0;

  /** Takes an element that `within` is around. Receivers of the events may keep names of usual length. */
  add(within: Known, raw: string, canonical: string): Known {
    if (canonical.length > LONGEST_NAME) return new Known(raw, canonical);
    if (raw.length + canonical.length > LONGEST_NAME) return new Known(raw, own(canonical));
    if (this.size++ === MOST_KNOWN) {
      this.root = new Known("", "");
      this.size = 1;
    }
    const known = new Known(own(raw), own(canonical));
    within.within.set(known.raw, known);
    return known;
  }
}

/** The tag of a root, in ASCII, and the result of reading it: software begins all its invoices with the same tag. */
export interface RootTag extends Tail {
  readonly known: Known;
  readonly uris: ReadonlyMap<string, string>;
  readonly declared: string;
}

/** Elements by the declarations that their names were resolved with; kept for the documents to come. */
export class NameTables {
  readonly #tables: Map<string, Names> = new Map();
  /** Those that came last. */
  readonly #roots: RootTag[] = [];

  /** The tag of a root that is at an index, of those that are kept. */
  rootAt(view: DataView, at: number): RootTag | undefined {
    return this.#roots.find(({ written }) => written.isAt(view, at));
  }

  keepRoot(tag: RootTag): void {
    const { written, attributes } = tag;
    if (written.length > LONGEST_ROOT) return;
    const uris = new Map([...tag.uris].map(([prefix, uri]) => [own(prefix), own(uri)]));
    if (this.#roots.length === MOST_ROOTS) this.#roots.pop();
    this.#roots.unshift({
      ...tag,
      written: new Wanted(written.bytes.slice()),
      attributes: copied(attributes),
      uris,
      declared: own(tag.declared),
    });
  }

  of(declared: string): Names {
    let names = this.#tables.get(declared);
    if (names !== undefined) return names;
    names = new Names();
    if (declared.length > LONGEST_DECLARED) return names;
    if (this.#tables.size === MOST_TABLES) this.#tables.clear();
    this.#tables.set(own(declared), names);
    return names;
  }

  /** How many elements are kept, of all tables. */
  get size(): number {
    return [...this.#tables.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** A copy, because a part of a text would keep all of the text alive: as the key of an object, which is kept once for all. */
function own(part: string): string {
  return Object.keys({ [part]: 0 })[0] ?? part;
}
