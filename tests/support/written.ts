/** XML and the model as trees of elements, to compare what was read with what is written. */
import assert from "node:assert/strict";
import type { Syntax } from "../../engine/model/codes/index.ts";
import type { Invoice } from "../../engine/model/invoice.ts";
import type { ModelGroup } from "../../engine/model/model.ts";
import { readJson } from "../../engine/open/read_json.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { walk } from "../../engine/syntax/write/walk.ts";
import { readXml, type XmlSink } from "../../engine/xml/reader.ts";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Element[];
}

/** The element that some events are. */
function treeOf(emit: (sink: XmlSink) => void): Element {
  const top: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  emit({
    open(name, attributes = {}) {
      const element = { name, attributes: { ...attributes }, text: "", children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(text) {
      const element = open.at(-1);
      if (element !== undefined) element.text += text;
    },
    close: () => void open.pop(),
  });
  const [root] = top.children;
  assert.ok(root !== undefined && open.length === 1, "every element is closed");
  return root;
}

export function treeOfXml(xml: string): Element {
  const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);
  return treeOf((sink) => assert.equal(readXml(xml, sink, { prefixes }), undefined));
}

/** The model of an invoice, as it is stated. */
export function modelOf(invoice: Invoice): ModelGroup {
  const outcome = readJson(JSON.stringify(invoice), { asStated: true });
  assert.ok("ok" in outcome);
  return outcome.ok.invoice;
}

/** What an invoice is written as. */
export function writtenAs(syntax: Syntax, invoice: Invoice): Element {
  return treeOf((sink) => walk(syntax === "cii" ? cii : ubl, syntax, modelOf(invoice), sink));
}

/** Neighbours of one name in an order of their own, and no text where there are children. */
export function normal({ name, attributes, text, children }: Element): Element {
  const runs: Element[][] = [];
  for (const child of children.map(normal)) {
    const run = runs.at(-1);
    if (run?.[0]?.name === child.name) run.push(child);
    else runs.push([child]);
  }
  const sorted = runs.flatMap((run) => run.sort((a, b) => keyOf(a) < keyOf(b) ? -1 : 1));
  return { name, attributes, text: children.length > 0 ? "" : text, children: sorted };
}

function keyOf(element: Element): string {
  return JSON.stringify(element);
}

/** The elements at a path of names below an element. */
export function at(element: Element, path: string): readonly Element[] {
  return path.split("/").reduce<readonly Element[]>(
    (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)),
    [element],
  );
}

/** Names, texts and attributes, in short: `cbc:ID=1 schemeID=0088`. */
export function short({ name, attributes, text }: Element): string {
  return [`${name}=${text}`, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(" ");
}
