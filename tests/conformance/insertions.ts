/**
 * Elements inserted where the XML Schema allows them, on ways of several elements: where no row of the engine expects
 * them, official rules may look all the same.
 */
import { ciiTable } from "../../engine/schema/cii.gen.ts";
import { type Declaration, Schema, type Type } from "../../engine/schema/table.ts";
import { ublTable } from "../../engine/schema/ubl.gen.ts";
import type { AnyRow } from "../../engine/syntax/row.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import type { Random } from "../support/random.ts";
import { copyOf, type Element, isElement } from "../support/tree.ts";

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

const schemas: Readonly<Record<string, Schema>> = {
  "ubl:Invoice": new Schema(ublTable, ["cn"]),
  "cn:CreditNote": new Schema(ublTable, ["ubl"]),
  "rsm:CrossIndustryInvoice": new Schema(ciiTable),
};

/** The names that rows of the bindings have, which official rules look for. */
const sought: ReadonlySet<string> = new Set(
  [ubl, cii].flatMap(({ document, anywhere }) => [
    ...namesIn(document.rows, new Set()),
    ...anywhere.flatMap(({ path }) => path.split("/")),
  ]),
);

function namesIn(rows: readonly AnyRow[], seen: Set<AnyRow>): readonly string[] {
  return rows.flatMap((row) => {
    if (seen.has(row)) return [];
    seen.add(row);
    return [...row.path.split("/"), ...(row.row === "group" ? namesIn(row.rows, seen) : [])];
  });
}

/** An element with its name as the bindings write it, and its type where the schema knows it there. */
export interface Typed {
  readonly element: Element;
  readonly name: string;
  readonly type: Type | undefined;
}

/** All elements of a document, in document order. */
export function typedElements(root: Element): readonly Typed[] {
  const name = canonical(root, new Map());
  return walk(root, schemas[name]?.element(name)?.type, new Map());
}

function walk(element: Element, type: Type | undefined, scope: ReadonlyMap<string, string>): readonly Typed[] {
  const inner = scopeIn(element, scope);
  const own = { element, name: canonical(element, scope), type };
  return [
    own,
    ...element.children.filter(isElement).flatMap((child) => walk(child, typeIn(type, canonical(child, inner)), inner)),
  ];
}

function typeIn(type: Type | undefined, name: string): Type | undefined {
  const item = type?.model?.item(type.model.placeOf(name));
  return item !== undefined && "element" in item ? item.element.type : undefined;
}

function scopeIn({ attributes }: Element, scope: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...attributes].filter(([name]) => name === "xmlns" || name.startsWith("xmlns:"));
  return own.length === 0 ? scope : new Map([...scope, ...own]);
}

function canonical(element: Element, scope: ReadonlyMap<string, string>): string {
  const [prefix = "", local] = element.name.includes(":") ? element.name.split(":") : ["", element.name];
  const uri = scopeIn(element, scope).get(prefix === "" ? "xmlns" : `xmlns:${prefix}`) ?? "";
  return `${prefixes.get(uri) ?? ""}:${local}`;
}

/** Fills a leaf with a text. */
export type Filler = (element: Element) => string;

/** Inserts an element somewhere, and says what where; undefined when the document has no schema. */
export function insertAnywhere(all: readonly Typed[], random: Random, filler: Filler): string | undefined {
  const places = all.filter(({ type }) => type?.model?.item(1) !== undefined);
  if (places.length === 0) return undefined;
  const chosen = random.of(places);
  if (chosen.type === undefined) return undefined;
  const whole = wayFrom(chosen.type, random);
  if (whole.length === 0) return undefined;
  insertAlong(chosen, whole, { all, random, filler });
  return `${chosen.name} given ${whole.map(({ shown }) => shown).join("/")}`;
}

/** What is there already is gone through, and what may occur once is replaced. */
function insertAlong({ element: parent, type }: Typed, [first, ...rest]: Way, making: Making): void {
  if (type?.model === undefined || first === undefined) return;
  const { all, random } = making;
  const there = all.find(({ element, name }) => name === first.name && parent.children.includes(element));
  const repeats = type.model.next(type.model.placeOf(first.name), first.name) >= 0;
  if (there !== undefined && rest.length > 0 && (!repeats || random.oneIn(2))) return insertAlong(there, rest, making);
  const element = made([first, ...rest], making);
  const own = all[0]?.name.startsWith("rsm:") ? cii : ubl;
  for (const [uri, prefix] of own.prefixes) element.attributes.set(`xmlns:${prefix}`, uri);
  const replaced = there !== undefined && !repeats && !random.oneIn(6);
  const usual = replaced ? parent.children.indexOf(there.element) : positionOf(parent, type, first.name, all);
  parent.children.splice(random.oneIn(20) ? 0 : usual, replaced ? 1 : 0, element);
}

type Way = readonly Declaration[];

/** One to four declarations, each within the one before; names that rules look for are more frequent. */
function wayFrom(type: Type, random: Random): readonly Declaration[] {
  const way: Declaration[] = [];
  let at: Type | undefined = type;
  while (at !== undefined && way.length < 4) {
    const all = declarationsOf(at);
    if (all.length === 0) break;
    const liked = all.filter(({ name }) => sought.has(name));
    const next: Declaration = random.of(liked.length > 0 && !random.oneIn(4) ? liked : all);
    way.push(next);
    if (random.oneIn(2)) break;
    at = next.type;
  }
  return way;
}

function declarationsOf({ model }: Type): readonly Declaration[] {
  const all: Declaration[] = [];
  for (let place = 1;; place++) {
    const item = model?.item(place);
    if (item === undefined) return all;
    if ("element" in item) all.push(item.element);
  }
}

/** Behind the last child that comes before it in the schema. */
function positionOf({ children }: Element, { model }: Type, name: string, all: readonly Typed[]): number {
  const place = model?.placeOf(name) ?? 0;
  const before = children.findLastIndex((child) => {
    const known = isElement(child) ? all.find(({ element }) => element === child) : undefined;
    return known !== undefined && (model?.placeOf(known.name) ?? 0) <= place;
  });
  return before + 1;
}

interface Making {
  readonly all: readonly Typed[];
  readonly random: Random;
  readonly filler: Filler;
}

/** The outer element of a way, with all that is within; the last is often like one that the document has. */
function made([first, ...rest]: readonly Declaration[], making: Making): Element {
  if (first === undefined) throw new RangeError("Cannot make an element of no declaration");
  const { all, random } = making;
  const likes = rest.length === 0 ? all.filter(({ name, type }) => name === first.name && type === first.type) : [];
  if (likes.length > 0 && !random.oneIn(4)) return copyOf(random.of(likes).element);
  const element = filled(first, making, 0);
  const [next] = rest;
  if (next !== undefined) {
    const own = typedWithin(element, first.type);
    const same = element.children.findIndex((child) => own.find((it) => it.element === child)?.name === next.name);
    const at = same >= 0 ? same : positionOf(element, first.type, next.name, own);
    element.children.splice(at, same >= 0 ? 1 : 0, made(rest, making));
  }
  return element;
}

/** Of an element that was just made, whose names are canonical. */
function typedWithin(element: Element, type: Type): readonly Typed[] {
  return element.children.filter(isElement).map((child) => ({
    element: child,
    name: child.name,
    type: typeIn(type, child.name),
  }));
}

/** An element with what it must hold, and sometimes with more. */
function filled({ shown, type }: Declaration, making: Making, depth: number): Element {
  const { random, filler } = making;
  const element: Element = { name: shown, attributes: new Map(), children: [] };
  for (const name of type.required) element.attributes.set(name, name === "currencyID" ? "EUR" : "102");
  if (type.simple !== undefined) {
    element.children.push(filler(element));
    return element;
  }
  const needed = (type.model?.lacking(0).items ?? []).flatMap((item) => "element" in item ? [item.element] : []);
  const more = declarationsOf(type).filter(({ name }) => sought.has(name) && random.oneIn(depth === 0 ? 2 : 5));
  const wanted = depth < 3 ? declarationsOf(type).filter((it) => needed.includes(it) || more.includes(it)) : needed;
  for (const it of depth < 6 ? wanted : []) element.children.push(filled(it, making, depth + 1));
  return element;
}
