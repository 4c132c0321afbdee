/** Applies the edits of rule cases to an XML text, by the offsets of its elements: all else stays to the letter. */

import type { Side } from "../engine/model/side.ts";
import type { BaseEdits } from "./base.ts";
import type { Edit, Pass } from "./case.ts";
import { cii } from "../engine/syntax/cii.ts";
import { ubl } from "../engine/syntax/ubl.ts";
import { readXml, type XmlSink } from "../engine/xml/reader.ts";

interface Element {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly Element[];
}

/** A text, and its elements, which are read when the next edit looks for one. */
interface Read {
  readonly xml: string;
  readonly root: () => Element;
}

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

/** Throws when an edit finds no element: a case that changes nothing tests nothing. */
function edited(from: Read, edits: readonly Edit[]): Read {
  return edits.reduce(apply, from);
}

function apply(from: Read, edit: Edit): Read {
  const found = select(from.root(), edit.path);
  if (found.length === 0) throw new Error(`no element at ${edit.path}`);
  return found.toReversed().reduce((it, element) => change(it, element, edit), from);
}

function readOf(xml: string): Read {
  let root: Element | undefined;
  return { xml, root: () => root ??= treeOf(xml) };
}

function treeOf(xml: string): Element {
  const top: { children: Element[] } = { children: [] };
  const open: { readonly name: string; readonly start: number; children: Element[] }[] = [];
  const sink: XmlSink = {
    open: (name, _attributes, start) => void open.push({ name, start, children: [] }),
    text() {},
    close(_name, end) {
      const element = open.pop();
      if (element !== undefined) (open.at(-1) ?? top).children.push({ ...element, end });
    },
  };
  const refusal = readXml(xml, sink, { prefixes });
  const [root] = top.children;
  if (refusal !== undefined || root === undefined) throw new Error(`cannot edit: ${refusal?.message ?? "no root"}`);
  return root;
}

function select(root: Element, path: string): readonly Element[] {
  if (path === "") return [root];
  let at: readonly Element[] = [root];
  for (const step of path.split("/")) {
    const [, name = "", index] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    at = at.flatMap((element) => {
      const named = element.children.filter((child) => child.name === name);
      return index === undefined ? named : named.slice(+index - 1, +index);
    });
  }
  return at;
}

/**
 * The text with one element changed. What is written is read alone, in the start tags around it, and all else is only moved:
 * thousands of cases have several edits, and reading the whole again for each takes longer than judging all of them.
 */
function change({ xml, root }: Read, element: Element, edit: Edit): Read {
  const { start, end } = element;
  if (edit.edit === "drop") return replaced({ xml, root }, element, "", () => []);
  const [tagEnd, empty] = startTagEnd(xml, start);
  const tag = xml.slice(start, empty ? tagEnd - 2 : tagEnd - 1);
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? "";
  const content = empty ? "" : xml.slice(tagEnd, xml.lastIndexOf("</", end - 1));
  const write = (head: string, inner: string, more = "") => {
    const text = `${head}>${inner}${more}</${name}>`;
    return replaced({ xml, root }, element, text, () => {
      const tags = [...around(xml, root(), element), `${head}>`];
      const from = start + head.length + 1;
      const kept = head === tag && inner === content;
      const children = [
        ...kept ? element.children : within(tags, inner).map((it) => moved(it, from)),
        ...within(tags, more).map((it) => moved(it, from + inner.length)),
      ];
      return [{ name: element.name, start, end: start + text.length, children }];
    });
  };
  switch (edit.edit) {
    case "set":
      return write(tag, edit.to);
    case "add":
      return write(tag, content, edit.xml);
    case "attribute": {
      const without = tag.replace(new RegExp(`\\s+${edit.name}\\s*=\\s*("[^"]*"|'[^']*')`), "");
      return write(edit.to === undefined ? without : `${without} ${edit.name}="${edit.to}"`, content);
    }
  }
}

/** The text with another in place of an element, and the elements that this one has, if any. */
function replaced({ xml, root }: Read, { start, end }: Element, by: string, made: () => readonly Element[]): Read {
  const delta = by.length - (end - start);
  const update = (it: Element): readonly Element[] => {
    if (it.end <= start) return [it];
    if (it.start >= end) return [moved(it, delta)];
    if (it.start === start && it.end === end) return made();
    return [{ ...it, end: it.end + delta, children: it.children.flatMap(update) }];
  };
  let after: Element | undefined;
  return {
    xml: xml.slice(0, start) + by + xml.slice(end),
    root() {
      after ??= update(root())[0];
      if (after === undefined) throw new Error("cannot edit: no root");
      return after;
    },
  };
}

/** An element so many characters further on. */
function moved(it: Element, by: number): Element {
  if (by === 0) return it;
  return { ...it, start: it.start + by, end: it.end + by, children: it.children.map((child) => moved(child, by)) };
}

/** The start tags around an element, from the root on: they say what prefixes mean. */
function around(xml: string, root: Element, element: Element): readonly string[] {
  const tags: string[] = [];
  let at: Element | undefined = root;
  while (at !== undefined && at.start < element.start) {
    tags.push(xml.slice(at.start, startTagEnd(xml, at.start)[0]));
    at = at.children.find(({ end }) => end >= element.end);
  }
  return tags;
}

/** The elements of a piece of text, as they are in it. */
function within(tags: readonly string[], text: string): readonly Element[] {
  if (!text.includes("<")) return [];
  const before = tags.join("");
  const ends = tags.map((tag) => `</${/^<([^\s/>]+)/.exec(tag)?.[1] ?? ""}>`).toReversed();
  const root = treeOf(before + text + ends.join(""));
  const inner = tags.slice(1).reduce((it) => it.children[0] ?? it, root);
  return inner.children.map((it) => moved(it, -before.length));
}

/** Index behind the ">" of a start tag, and whether the element is empty. */
function startTagEnd(xml: string, start: number): readonly [end: number, empty: boolean] {
  let quote = "";
  for (let i = start; i < xml.length; i++) {
    const at = xml.charAt(i);
    if (quote !== "") quote = at === quote ? "" : quote;
    else if (at === '"' || at === "'") quote = at;
    else if (at === ">") return [i + 1, xml.charAt(i - 1) === "/"];
  }
  throw new Error("no end of the start tag");
}

const folder = new URL("./", import.meta.url);
/** What cases begin with, read once: thousands of cases begin with the same few documents. */
const begun = new Map<string, Map<BaseEdits | undefined, Read>>();

/** Several tests look at the document of a case. */
const documents = new WeakMap<Pass, Map<BaseEdits | undefined, Partial<Record<Side, string>>>>();

/** The document of a case: its base invoice with the edits of its rule set, if any, and its own. */
export function documentOf(it: Pass, side: Side, first?: BaseEdits): string {
  const byEdits = documents.get(it) ?? new Map<BaseEdits | undefined, Partial<Record<Side, string>>>();
  const bySide = byEdits.get(first) ?? {};
  const document = bySide[side] ??= edited(baseOf(it, side, first), it.edits).xml;
  documents.set(it, byEdits.set(first, bySide));
  return document;
}

function baseOf(it: Pass, side: Side, first: BaseEdits | undefined): Read {
  const name = side === "cii" ? "base.cii.xml" : it.base === "credit-note" ? "base.creditnote.xml" : "base.ubl.xml";
  const byEdits = begun.get(name) ?? new Map<BaseEdits | undefined, Read>();
  const base = byEdits.get(first) ??
    readOf(edited(readOf(Deno.readTextFileSync(new URL(name, folder))), first?.[side] ?? []).xml);
  begun.set(name, byEdits.set(first, base));
  return base;
}
