/**
 * From the elements that a model is written as, before and after a repair, to edits of the text that the model was read from.
 * Only what differs is edited: comments, prefixes, white space and the order of everything else stay as they are.
 */
import { grouped } from "../../model/grouped.ts";
import { inAttribute, inText } from "../../xml/writer.ts";
import { align, type Step } from "./align.ts";
import { contentIn, core, fitsCdata } from "./runs.ts";
import { attributesOf, contentOf, type Element, prefixFor, rawName, spaceBefore, tagTail } from "./elements.ts";
import type { Written } from "./written.ts";

/** A part of the text, by UTF-16 indexes, and what stands there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The document that is edited. */
export interface Ground {
  readonly text: string;
  readonly root: Element;
  /** The offset of the element that holds the value at a JSON pointer of the model. */
  readonly offsets: ReadonlyMap<string, number>;
  /** The namespaces of canonical prefixes. */
  readonly uris: ReadonlyMap<string, string>;
  /** The names of what may stand in an element, in the order of the schema. */
  order(path: readonly string[]): readonly string[];
}

/** What is to be edited is not where the document has it. */
class Unplaced extends Error {}

/** The edits, in the order of the text; undefined where the document does not have the elements in the usual places. */
export function editsFor(ground: Ground, before: Written, after: Written): readonly TextEdit[] | undefined {
  try {
    const edits = new Editing(ground).element(before, after, ground.root);
    return inOrder(edits);
  } catch (error) {
    if (error instanceof Unplaced) return undefined;
    throw error;
  }
}

/** In the order of the text: what comes at a place, before what goes from there. */
export function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

export function edited(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join("") + text.slice(at);
}

class Editing {
  readonly #at: Ground;

  constructor(ground: Ground) {
    this.#at = ground;
  }

  element(from: Written, to: Written, at: Element): readonly TextEdit[] {
    if (from.print === to.print) return [];
    const edits = this.#attributes(from, to, at);
    if (from.children.length === 0 && to.children.length === 0) return [...edits, ...this.#text(from, to, at)];
    const places = this.#placesOf(from.children, at);
    const taken = new Set(places.values());
    const come: Coming[] = [];
    for (const step of align(from.children, to.children)) {
      if (step.from !== undefined) {
        const place = places.get(step.from);
        if (place === undefined && isSilent(step.from)) come.push(...saidNow(step));
        else edits.push(...this.#step(step, place));
        continue;
      }
      const empty = at.children.find((it) => it.name === step.to.name && !taken.has(it) && this.#isEmpty(it));
      if (empty === undefined) come.push({ to: step.to, behind: step.behind && places.get(step.behind) });
      else edits.push(...this.#fill(empty, step.to));
      if (empty !== undefined) taken.add(empty);
    }
    return come.length === 0 ? edits : [...edits, ...this.#insert(come, at)];
  }

  #step({ from, to }: Extract<Step, { from: Written }>, at: Element | undefined): readonly TextEdit[] {
    if (to !== undefined && from.print === to.print) return [];
    if (at === undefined) throw new Unplaced();
    return to === undefined ? [this.#remove(from, at)] : this.element(from, to, at);
  }

  /** An element without content stands for none in a model. */
  #isEmpty(at: Element): boolean {
    const content = contentOf(this.#at.text, at);
    return at.children.length === 0 && (content === undefined || this.#at.text.slice(...content).trim() === "");
  }

  #fill(at: Element, to: Written): readonly TextEdit[] {
    const own = attributesOf(this.#at.text, at).map(({ name, valueStart, valueEnd }) => {
      return [name, this.#at.text.slice(valueStart, valueEnd)] as const;
    });
    const attributes = Object.fromEntries(own.filter(([name]) => to.attributes[name] !== undefined));
    return this.element({ name: to.name, attributes, text: "", children: [], pointers: [], print: "" }, to, at);
  }

  /** Of the elements that a model is written as, where the document has them. */
  #placesOf(written: readonly Written[], around: Element): ReadonlyMap<Written, Element> {
    const found = new Map<Written, Element>();
    const taken = new Set<Element>();
    const byName = grouped(around.children, ({ name }) => name);
    const take = (it: Written, element: Element | undefined) => {
      if (element === undefined) return;
      found.set(it, element);
      taken.add(element);
    };
    for (const it of written) take(it, this.#holder(it, byName.get(it.name) ?? [], taken));
    const free = new Map([...byName].map(([name, all]) => [name, all.filter((it) => !taken.has(it)).values()]));
    for (const it of written) if (!found.has(it)) take(it, free.get(it.name)?.next().value);
    return found;
  }

  /** The element that holds one of the values, of some in the order of the text. */
  #holder({ pointers }: Written, among: readonly Element[], taken: ReadonlySet<Element>): Element | undefined {
    const offsets = pointers.flatMap((it) => this.#at.offsets.get(it) ?? []);
    const holders = offsets.flatMap((offset) => around(offset, among) ?? []).filter((it) => !taken.has(it));
    return holders.reduce<Element | undefined>(
      (first, it) => first === undefined || it.start < first.start ? it : first,
      undefined,
    );
  }

  #attributes({ attributes: old }: Written, { attributes: now }: Written, at: Element): TextEdit[] {
    const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => old[name] !== now[name]);
    if (changed.length === 0) return [];
    const there = attributesOf(this.#at.text, at);
    const tail = tagTail(this.#at.text, at);
    return changed.map((name) => {
      const value = now[name];
      const own = there.find((it) => it.name === name);
      if (own === undefined && value === undefined) throw new Unplaced();
      if (own === undefined) return { start: tail, end: tail, text: ` ${name}="${inAttribute(value ?? "")}"` };
      if (value !== undefined) return { start: own.valueStart, end: own.valueEnd, text: inAttribute(value) };
      return { start: endOfPart(this.#at.text, own.start), end: own.valueEnd + 1, text: "" };
    });
  }

  #text({ text: old }: Written, { text: now }: Written, at: Element): readonly TextEdit[] {
    if (old === now) return [];
    if (at.children.length > 0) throw new Unplaced();
    const content = contentOf(this.#at.text, at);
    if (content === undefined) {
      const tail = tagTail(this.#at.text, at);
      return [{ start: tail, end: at.end, text: `>${inText(now)}</${rawName(this.#at.text, at)}>` }];
    }
    const [start, end] = content;
    const written = this.#at.text.slice(start, end);
    const { runs: [run, ...others], asides } = contentIn(written);
    const isOne = run !== undefined && others.length === 0 && (!run.isCdata || fitsCdata(now));
    if (!isOne || old.trim() !== old || now.trim() !== now) {
      return [{ start, end, text: inText(now) + asides.join("") }];
    }
    const [from, to] = core(written, run);
    return [{ start: start + from, end: start + to, text: run.isCdata ? now : inText(now) }];
  }

  /** With the white space before it, so that no empty line is left. */
  #remove(from: Written, at: Element): TextEdit {
    // What the model has no place for would go unseen.
    if (leavesOf(at) > leavesOf(from)) throw new Unplaced();
    return { start: spaceBefore(this.#at.text, at.start), end: at.end, text: "" };
  }

  /** New elements, each where the schema wants it. */
  #insert(come: readonly Coming[], around: Element): readonly TextEdit[] {
    const { text } = this.#at;
    const order = this.#at.order(pathTo(around, this.#at.root));
    const rank = (name: string) => order.indexOf(name);
    const layout = layoutIn(text, around);
    const inOrder = come.toSorted((one, other) => rank(one.to.name) - rank(other.to.name));
    const parts = inOrder.map(({ to, behind }) => {
      const before = behind ?? around.children.findLast(({ name }) => rank(name) <= rank(to.name));
      const written = layout.before + this.#written(to, around, layout.before, layout.unit);
      return { place: before?.end, written };
    });
    const content = contentOf(text, around);
    if (content === undefined) {
      const tail = tagTail(text, around);
      const inside = parts.map(({ written }) => written).join("") + layout.after;
      return [{ start: tail, end: around.end, text: `>${inside}</${rawName(text, around)}>` }];
    }
    const [start, end] = content;
    if (this.#isEmpty(around)) {
      return [{ start, end, text: parts.map(({ written }) => written).join("") + layout.after }];
    }
    return parts.map(({ place = start, written }) => ({ start: place, end: place, text: written }));
  }

  #written({ name, attributes, text, children }: Written, around: Element, indent: string, unit: string): string {
    const [tag, declared] = this.#tag(name, around);
    const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`).join("");
    const start = `<${tag}${declared}${listed}`;
    if (children.length === 0) return text === "" ? `${start}/>` : `${start}>${inText(text)}</${tag}>`;
    const deeper = indent === "" ? "" : indent + unit;
    const inside = children.map((it) => deeper + this.#written(it, around, deeper, unit)).join("");
    return `${start}>${inside}${indent}</${tag}>`;
  }

  /** A name as it is written in an element, and the declaration of its namespace where there is none. */
  #tag(name: string, around: Element): readonly [tag: string, declared: string] {
    const [canonical = "", local = name] = name.split(":");
    const uri = this.#at.uris.get(canonical) ?? "";
    const prefix = prefixFor(this.#at.text, uri, around);
    if (prefix === undefined) return [name, ` xmlns:${canonical}="${uri}"`];
    return [prefix === "" ? local : `${prefix}:${local}`, ""];
  }
}

/** The one of some elements, in the order of the text, that an offset is in. */
function around(offset: number, among: readonly Element[]): Element | undefined {
  let [low, high] = [0, among.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((among[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const last = among[low - 1];
  return last !== undefined && offset < last.end ? last : undefined;
}

interface Coming {
  readonly to: Written;
  readonly behind?: Element | undefined;
}

/** Whether nothing is in an element: a model is written with those that the schema wants, and a document may lack them. */
function isSilent({ text, attributes, children }: Written): boolean {
  return text === "" && Object.keys(attributes).length === 0 && children.every(isSilent);
}

function saidNow({ to }: Step): readonly Coming[] {
  return to === undefined || isSilent(to) ? [] : [{ to }];
}

function pathTo(element: Element, root: Element): readonly string[] {
  const names: string[] = [];
  for (let it: Element | undefined = element; it !== undefined && it !== root.parent; it = it.parent) {
    names.unshift(it.name);
  }
  return names;
}

interface Layout {
  /** What stands before an element in the group, and before the end tag of the group. */
  readonly before: string;
  readonly after: string;
  /** By how much what is deeper is indented more. */
  readonly unit: string;
}

/** How the elements of a group are laid out: as its first is, or one step deeper than the group itself. */
function layoutIn(text: string, around: Element): Layout {
  const own = spaceOf(text, around.start);
  const [first] = around.children;
  if (first !== undefined) {
    const before = spaceOf(text, first.start);
    // The root of a document without a declaration begins no line.
    const unit = before.startsWith(own) ? before.slice(own.length).replace(/^[\r\n]+/, "") : "  ";
    return { before, after: "", unit };
  }
  if (own === "") return { before: "", after: "", unit: "" };
  return { before: `${own}  `, after: own, unit: "  " };
}

/** The line break and the indentation before an element; nothing where it does not begin a line. */
function spaceOf(text: string, start: number): string {
  const space = text.slice(spaceBefore(text, start), start);
  const line = Math.max(space.lastIndexOf("\n"), space.lastIndexOf("\r"));
  if (line < 0) return "";
  return space.slice(space.charAt(line - 1) === "\r" ? line - 1 : line);
}

/** Where the white space before a part of a tag begins. */
function endOfPart(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text.charAt(at - 1))) at--;
  return at;
}

function leavesOf({ children }: { readonly children: readonly Tree[] }): number {
  return children.length === 0 ? 1 : children.reduce((sum, it) => sum + leavesOf(it), 0);
}

interface Tree {
  readonly children: readonly Tree[];
}
