/** XML as a tree that tests may change, and back to text. Comments and processing instructions are not in it. */
import { SaxesParser } from "saxes";

export interface Element {
  /** As written, prefix and all. */
  name: string;
  /** Namespace declarations included. */
  readonly attributes: Map<string, string>;
  children: Child[];
}

export interface Comment {
  readonly comment: string;
}

export interface Instruction {
  readonly instruction: string;
}

/** Strings are text. */
export type Child = Element | Comment | Instruction | string;

export function isElement(child: Child): child is Element {
  return typeof child !== "string" && "name" in child;
}

/** The root of a well-formed document. Throws the parser's error for any other. */
export function treeOf(xml: string): Element {
  const top: Element = { name: "", attributes: new Map(), children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void open.at(-1)?.children.push(text));
  parser.on("cdata", (text) => void open.at(-1)?.children.push(text));
  parser.write(xml).close();
  const root = top.children.find(isElement);
  if (root === undefined) throw new Error("there is no root element");
  return root;
}

/** An element and all below it, in document order. */
export function elementsOf(root: Element): readonly Element[] {
  return [root, ...root.children.filter(isElement).flatMap(elementsOf)];
}

/** Whether an element has no elements in it. */
export function isLeaf({ children }: Element): boolean {
  return !children.some(isElement);
}

/** The text that is in an element itself. */
export function textIn({ children }: Element): string {
  return children.filter((it) => typeof it === "string").join("");
}

/** An element of its own with the same content. */
export function copyOf({ name, attributes, children }: Element): Element {
  return { name, attributes: new Map(attributes), children: children.map((it) => isElement(it) ? copyOf(it) : it) };
}

/** A document as text. */
export function textOf(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function written(child: Child): string {
  if (typeof child === "string") return escaped(child);
  if ("comment" in child) return `<!--${child.comment}-->`;
  if ("instruction" in child) return `<?${child.instruction}?>`;
  const { name, attributes, children } = child;
  const tag = [name, ...[...attributes].map(([key, value]) => `${key}="${escaped(value, /[&<>"\t\r\n]/g)}"`)].join(" ");
  return children.length === 0 ? `<${tag}/>` : `<${tag}>${children.map(written).join("")}</${name}>`;
}

/** White space too, where it would be lost: an attribute makes spaces of tabs and line breaks. */
function escaped(text: string, lost = /[&<>\r]/g): string {
  return text.replaceAll(lost, (found) => `&#${found.charCodeAt(0)};`);
}
