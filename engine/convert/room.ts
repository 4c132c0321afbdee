/**
 * What a target has room for: the invoice is written there, and what of it was not written, or is not used on the level of
 * Factur-X that it is to be of, is taken out, until nothing is left that has no room.
 */
import { bindModel, type Target as Written } from "../judge/validate_json.ts";
import { ModelGroup, type ModelValue } from "../model/model.ts";
import { type Stated, statedIn } from "../model/stated.ts";
import { grouped } from "../model/grouped.ts";
import type { Handed } from "../scenarios/find.ts";
import { Following } from "../open/follow.ts";
import type { Swept } from "../rules/kit/sweep.ts";
import type { XmlSink } from "../xml/reader.ts";

/**
 * Whether what a set found at an element, by its name, is that something has no room: the element, with those behind it that
 * are called alike, or an attribute of it.
 */
export type Roomless = (found: Swept, name: string, set: string) => "element" | "elements" | `@${string}` | undefined;

/** Sets that say what has no room in a document, beside its syntax. */
export interface Narrow {
  readonly sets: readonly Handed[];
  readonly roomless: Roomless;
}

export interface Roomy {
  /** The invoice without what has no room. */
  readonly invoice: ModelGroup;
  /** What has none, as the invoice had it. */
  readonly lost: readonly Stated[];
}

/** Each round takes out one of those that a list has too many of: what is left after these is said by the verdict. */
const ROUNDS = 32;

export function roomFor(invoice: ModelGroup, written: Written, narrow: Narrow): Roomy {
  const gone = new Gone();
  let left = invoice;
  for (let round = 0; round < ROUNDS; round++) {
    const more = lostIn(left, written, narrow);
    if (more.length === 0) break;
    for (const it of more) gone.add(it);
    left = gone.from(invoice);
  }
  return { invoice: left, lost: [...statedIn(invoice)].filter((it) => gone.has(it)) };
}

/** Values that were taken out, and other fields of values that were not. */
class Gone {
  readonly #values = new Set<ModelValue>();
  readonly #parts = new Map<ModelValue, Set<string>>();
  /** What stands for a value that lost some of its fields, and the value. */
  readonly #copies = new Map<ModelValue, ModelValue>();

  add({ value, part }: Stated): void {
    const own = this.#copies.get(value) ?? value;
    if (part === undefined) this.#values.add(own);
    else this.#parts.set(own, (this.#parts.get(own) ?? new Set()).add(part));
  }

  has({ value, part }: Stated): boolean {
    return this.#values.has(value) || part !== undefined && this.#parts.get(value)?.has(part) === true;
  }

  /** The group without them; groups that have nothing else are left out. */
  from(group: ModelGroup): ModelGroup {
    const left = new ModelGroup(group.place);
    for (const [name, values] of group.terms) {
      const kept = values.filter((it) => !this.#values.has(it)).map((it) => this.#without(it));
      if (kept.length > 0) left.terms.set(name, kept);
    }
    for (const [name, groups] of group.groups) {
      const kept = groups.map((it) => [it, this.from(it)] as const)
        .filter(([before, after]) => isFilled(after) || !isFilled(before)).map(([, after]) => after);
      if (kept.length > 0) left.groups.set(name, kept);
    }
    return left;
  }

  #without(value: ModelValue): ModelValue {
    const gone = this.#parts.get(value);
    if (gone === undefined) return value;
    const parts = new Map([...value.parts ?? []].filter(([name]) => !gone.has(name)));
    const { text, place } = value;
    const copy = parts.size === 0 ? { text, place } : { text, place, parts };
    this.#copies.set(copy, value);
    return copy;
  }
}

function isFilled({ terms, groups }: ModelGroup): boolean {
  return terms.size > 0 || groups.size > 0;
}

/** What of an invoice has no room where it is written. */
function lostIn(invoice: ModelGroup, written: Written, narrow: Narrow): readonly Stated[] {
  const numbered = new Numbered(invoice);
  const outline = new Outline();
  const following = new Following(narrow.sets);
  const { carried, places } = bindModel(numbered.copy, written, () => outline, following.listen);
  const unwritten = carried.missing(numbered.copy).flatMap((it) => numbered.statedAt(it.value.place, it.part));
  if (unwritten.length > 0) return unwritten;
  const stated = (at: number, part?: string) => numbered.statedAt(places[at] ?? -1, part);
  const parts: Stated[] = [];
  // Several findings are often about the same elements.
  const elements = new Set<number>();
  for (const { sweep, found } of following.followed) {
    for (const it of found) {
      const what = narrow.roomless(it, outline.nameOf(it.offset), sweep.id);
      if (what === undefined) continue;
      if (what !== "element" && what !== "elements") parts.push(...stated(it.offset, partFor(what)));
      else for (const at of outline.within(it.offset, what)) elements.add(at);
    }
  }
  return [...parts, ...[...elements].flatMap((at) => stated(at))];
}

const partNames: Readonly<Record<string, string>> = {
  "@schemeID": "schemeId",
  "@listID": "listId",
  "@listVersionID": "listVersion",
};

/** The field of a value that an attribute holds. */
function partFor(attribute: string): string {
  return partNames[attribute] ?? attribute.slice(1);
}

/** A copy of an invoice in which every value has a place of its own, also where several were worked out for one. */
class Numbered {
  readonly #values: { readonly value: ModelValue; readonly stated: readonly Stated[] }[] = [];
  readonly copy: ModelGroup;

  constructor(invoice: ModelGroup) {
    const all = grouped(statedIn(invoice), ({ value }) => value);
    this.copy = this.#copied(invoice, all);
  }

  #copied(group: ModelGroup, all: ReadonlyMap<ModelValue, readonly Stated[]>): ModelGroup {
    const copy = new ModelGroup(-1);
    for (const [name, values] of group.terms) {
      copy.terms.set(
        name,
        values.map((value) => {
          const place = this.#values.push({ value, stated: all.get(value) ?? [] }) - 1;
          return { ...value, place };
        }),
      );
    }
    for (const [name, groups] of group.groups) copy.groups.set(name, groups.map((it) => this.#copied(it, all)));
    return copy;
  }

  /** What is stated by the value at a place of the copy: all of it, or one of its fields. */
  statedAt(place: number, part?: string): readonly Stated[] {
    const stated = this.#values[place]?.stated ?? [];
    return part === undefined ? stated.slice(0, 1) : stated.filter((it) => it.part === part);
  }
}

/** Where the elements of a document end, and which follow another of their name in the same parent. */
class Outline implements XmlSink {
  readonly #elements: { readonly name: string; readonly parent: number; end: number }[] = [];
  readonly #open: number[] = [];

  open(name: string): void {
    this.#open.push(this.#elements.push({ name, parent: this.#open.at(-1) ?? -1, end: -1 }) - 1);
  }

  text(): void {}

  close(): void {
    const element = this.#elements[this.#open.pop() ?? -1];
    if (element !== undefined) element.end = this.#elements.length;
  }

  nameOf(element: number): string {
    return this.#elements[element]?.name ?? "";
  }

  /** An element and what is in it; or the same of those behind it that are called alike, too: where one is too many, they are. */
  within(element: number, what: "element" | "elements"): readonly number[] {
    const first = this.#elements[element];
    if (first === undefined) return [];
    const found: number[] = [];
    for (let at = element; at < (what === "element" ? first.end : this.#elements.length); at++) {
      const it = this.#elements[at];
      if (it === undefined || it.parent < first.parent) break;
      if (it.parent !== first.parent || it.name !== first.name) continue;
      for (let inside = at; inside < it.end; inside++) found.push(inside);
    }
    return found;
  }
}
