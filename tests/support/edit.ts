/** Applies the edits of rule cases to an XML text, by the offsets of its elements: all else stays to the letter. */

import type { Side } from "../../engine/model/side.ts";
import type { BaseEdits } from "../rules/cases/base.ts";
import type { Edit, Pass } from "../rules/case.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { readXml, type XmlSink } from "../../engine/xml/reader.ts";

interface Element {
  readonly name: string;
  readonly start: number;
  end: number;
  readonly children: Element[];
}

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

/** Throws when an edit finds no element: a case that changes nothing tests nothing. */
function edited(xml: string, edits: readonly Edit[]): string {
  return edits.reduce(apply, xml);
}

function apply(xml: string, edit: Edit): string {
  const found = select(bases.get(xml) ?? treeOf(xml), edit.path);
  if (found.length === 0) throw new Error(`no element at ${edit.path}`);
  return found.toReversed().reduce((text, element) => change(text, element, edit), xml);
}

function treeOf(xml: string): Element {
  const top: Element = { name: "", start: 0, end: xml.length, children: [] };
  const open = [top];
  const sink: XmlSink = {
    open(name, _attributes, start) {
      const element = { name, start, end: start, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text() {},
    close(_name, offset) {
      const element = open.pop();
      if (element !== undefined) element.end = offset;
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

function change(xml: string, { start, end }: Element, edit: Edit): string {
  if (edit.edit === "drop") return xml.slice(0, start) + xml.slice(end);
  const [tagEnd, empty] = startTagEnd(xml, start);
  const tag = xml.slice(start, empty ? tagEnd - 2 : tagEnd - 1);
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? "";
  const content = empty ? "" : xml.slice(tagEnd, xml.lastIndexOf("</", end - 1));
  const write = (head: string, inner: string) => `${xml.slice(0, start)}${head}>${inner}</${name}>${xml.slice(end)}`;
  switch (edit.edit) {
    case "set":
      return write(tag, edit.to);
    case "add":
      return write(tag, content + edit.xml);
    case "attribute": {
      const without = tag.replace(new RegExp(`\\s+${edit.name}\\s*=\\s*("[^"]*"|'[^']*')`), "");
      return write(edit.to === undefined ? without : `${without} ${edit.name}="${edit.to}"`, content);
    }
  }
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

const folder = new URL("../rules/", import.meta.url);
/** What cases begin with, and its elements: thousands of cases begin with the same few documents. */
const bases = new Map<string, Element>();
const begun = new Map<string, Map<BaseEdits | undefined, string>>();

/** Several tests look at the document of a case. */
const documents = new WeakMap<Pass, Map<BaseEdits | undefined, Partial<Record<Side, string>>>>();

/** The document of a case: its base invoice with the edits of its rule set, if any, and its own. */
export function documentOf(it: Pass, side: Side, first?: BaseEdits): string {
  const byEdits = documents.get(it) ?? new Map<BaseEdits | undefined, Partial<Record<Side, string>>>();
  const bySide = byEdits.get(first) ?? {};
  const document = bySide[side] ??= edited(baseOf(it, side, first), it.edits);
  documents.set(it, byEdits.set(first, bySide));
  return document;
}

function baseOf(it: Pass, side: Side, first: BaseEdits | undefined): string {
  const name = side === "cii" ? "base.cii.xml" : it.base === "credit-note" ? "base.creditnote.xml" : "base.ubl.xml";
  const byEdits = begun.get(name) ?? new Map<BaseEdits | undefined, string>();
  const base = byEdits.get(first) ?? edited(Deno.readTextFileSync(new URL(name, folder)), first?.[side] ?? []);
  begun.set(name, byEdits.set(first, base));
  if (!bases.has(base)) bases.set(base, treeOf(base));
  return base;
}
