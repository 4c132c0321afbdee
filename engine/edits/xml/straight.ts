/**
 * A document put together as its schema asks, where it says the same: elements in their order, nothing that may stand once
 * twice over, no attributes that are unknown; and, where somebody agrees to it, without elements that the schema does not know.
 */
import type { Syntax } from "../../model/codes/index.ts";
import { ciiContexts } from "../../rules/en16931/cii.elements.gen.ts";
import { ublContexts } from "../../rules/en16931/ubl.elements.gen.ts";
import { schemaOf } from "../../schema/schemas.ts";
import type { Declaration } from "../../schema/table.ts";
import { edited, inOrder, type TextEdit } from "./edits.ts";
import { attributesOf, contentOf, type Element, spaceBefore } from "./elements.ts";
import { elementsIn } from "./order.ts";

/**
 * `arrangement`: nothing that is said goes away. `emptiness`: elements that say nothing go. `repetition`: what EN 16931 has
 * once, and a schema several times, stands once where it is the same. `surplus`: what no schema has a place for goes.
 */
export type Straightening = "arrangement" | "emptiness" | "repetition" | "surplus";

export interface Straight {
  /** In the order of the text. */
  readonly edits: readonly TextEdit[];
  /** The names of what goes, as they are written. */
  readonly gone: readonly string[];
}

export function straightened(text: string, root: Element, syntax: Syntax, kind: Straightening): Straight {
  const straightening = new Straightener(text, kind);
  const edits = straightening.element(root, schemaOf(syntax).element(root.name));
  return { edits: inOrder(edits), gone: straightening.gone };
}

class Straightener {
  readonly gone: string[] = [];
  readonly #text: string;
  readonly #kind: Straightening;

  constructor(text: string, kind: Straightening) {
    this.#text = text;
    this.#kind = kind;
  }

  /** Of what is not declared, as in an extension, nothing is known. */
  element(at: Element, declaration: Declaration | undefined): readonly TextEdit[] {
    if (declaration === undefined || this.#isTax(at)) return [];
    const inner = new Map(at.children.map((it) => [it, this.element(it, declaredIn(declaration, it))]));
    const left = at.children.filter((it) => this.#isTax(it) || !this.#isEmpty(it) && !this.#isSurplus(it, declaration));
    const order = elementsIn(declaration).map(({ name }) => name);
    const sorted = this.#kind === "arrangement" ? byRank(left, order) : left;
    const stays = sorted.filter((it, index) => !this.#isCopy(it, sorted[index - 1], declaration));
    const staying = new Set(stays);
    const edits = [...this.#attributes(at, declaration)];
    for (const it of at.children) if (!staying.has(it)) edits.push(this.#removed(it));
    const kept = heaviest(at.children.filter((it) => staying.has(it)), order);
    for (const it of kept) edits.push(...inner.get(it) ?? []);
    edits.push(...this.#moved(stays, kept, { at, inner }));
    return edits;
  }

  /** Each goes behind what comes before it in the right order, with the white space that it has before itself. */
  #moved(
    stays: readonly Element[],
    kept: ReadonlySet<Element>,
    { at, inner }: { readonly at: Element; readonly inner: ReadonlyMap<Element, readonly TextEdit[]> },
  ): readonly TextEdit[] {
    let place = contentOf(this.#text, at)?.[0] ?? at.end;
    const coming = new Map<number, string>();
    for (const it of stays) {
      if (kept.has(it)) {
        place = it.end;
        continue;
      }
      const space = this.#text.slice(spaceBefore(this.#text, it.start), it.start);
      coming.set(place, `${coming.get(place) ?? ""}${space}${this.#written(it, inner.get(it) ?? [])}`);
    }
    const placed = [...coming].map(([start, text]): TextEdit => ({ start, end: start, text }));
    return [...placed, ...stays.filter((it) => !kept.has(it)).map((it) => this.#removed(it))];
  }

  /** A copy that is taken out may be another one than the one whose place goes: they are the same to the letter. */
  #isCopy(it: Element, before: Element | undefined, { type: { model } }: Declaration): boolean {
    const place = model?.placeOf(it.name) ?? -1;
    if (before?.name !== it.name || place < 0) return false;
    const isOnce = model?.repeats(place) === true
      ? this.#kind === "repetition" && once.has(it.name)
      : this.#kind === "arrangement";
    if (!isOnce || this.#text.slice(before.start, before.end) !== this.#text.slice(it.start, it.end)) return false;
    this.gone.push(this.#nameAt(it.start));
    return true;
  }

  #isSurplus({ name, start }: Element, { type: { model } }: Declaration): boolean {
    const isKnown = model === undefined || model.placeOf(name) >= 0 || isOpen(model);
    if (this.#kind !== "surplus" || isKnown) return false;
    this.gone.push(this.#nameAt(start));
    return true;
  }

  /** A category without its tax is no better than one whose tax is empty: that is VAT, which `unread` writes. */
  #isTax({ name }: Element): boolean {
    return this.#kind === "emptiness" && name === "cac:TaxScheme";
  }

  /** Neither text nor attributes, and nothing in it but such elements. */
  #isEmpty(it: Element): boolean {
    if (this.#kind !== "emptiness" || attributesOf(this.#text, it).length > 0) return false;
    if (it.children.length > 0) return it.children.every((child) => this.#isEmpty(child));
    const content = contentOf(this.#text, it);
    return content === undefined || this.#text.slice(...content).trim() === "";
  }

  #removed({ start, end }: Element): TextEdit {
    return { start: spaceBefore(this.#text, start), end, text: "" };
  }

  #attributes(at: Element, { type }: Declaration): readonly TextEdit[] {
    if (this.#kind !== "arrangement" || type.open) return [];
    const known = (name: string) => name === "xmlns" || name.includes(":") || type.attributes.has(name);
    return attributesOf(this.#text, at).filter(({ name }) => !known(name)).map(({ start, valueEnd }) => {
      return { start: start - 1, end: valueEnd + 1, text: "" };
    });
  }

  #written({ start, end }: Element, edits: readonly TextEdit[]): string {
    const moved = inOrder(edits).map((it) => ({ ...it, start: it.start - start, end: it.end - start }));
    return edited(this.#text.slice(start, end), moved);
  }

  #nameAt(start: number): string {
    return /^[^\s/>]*/.exec(this.#text.slice(start + 1, start + 100))?.[0] ?? "";
  }
}

/** What rules on elements allow at most once (CII-SR-455 and its kin). */
const once: ReadonlySet<string> = new Set(
  [...ciiContexts, ...ublContexts].flatMap(({ outline = "" }) => outline.split("\n"))
    .filter((row) => / SR-\d{1,4}(?:<2|=1)/.test(row)).map((row) => row.trim().split(/[ {]/, 1)[0] ?? ""),
);

/** Whether elements of other namespaces may stand there, too. */
function isOpen(model: NonNullable<Declaration["type"]["model"]>): boolean {
  for (let place = 1, item = model.item(place); item !== undefined; item = model.item(++place)) {
    if ("any" in item) return true;
  }
  return false;
}

function declaredIn(declaration: Declaration, { name }: Element): Declaration | undefined {
  return elementsIn(declaration).find((it) => it.name === name);
}

/** The elements with the most text in them that are in order as they stand: the others are moved. */
function heaviest(children: readonly Element[], order: readonly string[]): ReadonlySet<Element> {
  interface Chain {
    readonly weight: number;
    readonly last: Element | undefined;
    readonly before: Chain | undefined;
  }
  const none: Chain = { weight: 0, last: undefined, before: undefined };
  const byRank = Array.from({ length: order.length + 1 }, () => none);
  let rank = 0;
  for (const it of children) {
    // What the schema does not know stays where it is.
    rank = order.includes(it.name) ? order.indexOf(it.name) + 1 : rank;
    const before = byRank.slice(0, rank + 1).reduce((best, chain) => chain.weight > best.weight ? chain : best, none);
    byRank[rank] = { weight: before.weight + it.end - it.start, last: it, before };
  }
  const kept = new Set<Element>();
  let chain: Chain | undefined = byRank.reduce((best, it) => it.weight > best.weight ? it : best, none);
  for (; chain?.last !== undefined; chain = chain.before) kept.add(chain.last);
  return kept;
}

/** As the schema has them; what it does not know stays behind what it stands behind. */
function byRank(children: readonly Element[], order: readonly string[]): readonly Element[] {
  let last = -1;
  const ranked = children.map((it) => {
    const rank = order.indexOf(it.name);
    if (rank >= 0) last = rank;
    return { it, rank: rank >= 0 ? rank : last };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ it }) => it);
}
