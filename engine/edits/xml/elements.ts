/** The elements of an XML text with the offsets of what they are written with, so that a part can be changed and the rest stays. */
import { readXml } from "../../xml/reader.ts";
import { nameAt, tagEnd } from "../../xml/tags.ts";

/** An element as it stands in the text. Offsets are UTF-16 indexes. */
export interface Element {
  /** As the reader names it: with the canonical prefix of its namespace. */
  readonly name: string;
  /** Of "<". */
  readonly start: number;
  /** Behind the end tag. */
  end: number;
  readonly parent: Element | undefined;
  readonly children: Element[];
}

/** An attribute as it stands in a start tag. */
export interface Attribute {
  readonly name: string;
  /** Of its name. */
  readonly start: number;
  /** Of what is between the quotation marks. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** The element that starts at an offset of a text that was read, with all that it holds. */
export function elementAt(text: string, offset: number, prefixes: ReadonlyMap<string, string>): Element | undefined {
  let open: Element | undefined;
  let found: Element | undefined;
  const unlimited = { characters: Infinity, elements: Infinity, depth: Infinity, attributes: Infinity };
  readXml(text, {
    open(name, _attributes, start) {
      const element: Element = { name, start, end: start, parent: open, children: [] };
      open?.children.push(element);
      if (start === offset) found = element;
      open = element;
    },
    text() {},
    close(_name, end) {
      if (open === undefined) return;
      open.end = end;
      open = open.parent;
    },
  }, { prefixes, limits: unlimited });
  return found;
}

/** Where the content of an element begins and ends; undefined for an element that is one tag (`<a/>`). */
export function contentOf(text: string, { start, end }: Element): readonly [from: number, to: number] | undefined {
  const close = tagEnd(text, start);
  return text.charAt(close - 1) === "/" ? undefined : [close + 1, text.lastIndexOf("</", end - 1)];
}

/** Where the start tag of an element ends: at "/>" or ">". */
export function tagTail(text: string, { start }: Element): number {
  const close = tagEnd(text, start);
  return text.charAt(close - 1) === "/" ? close - 1 : close;
}

/** The name of an element as it is written. */
export function rawName(text: string, { start }: Element): string {
  return nameAt(text, start);
}

/** The value of an attribute as it is written; undefined where the element has none of the name. */
export function attributeOf(text: string, element: Element, name: string): string | undefined {
  const found = attributesOf(text, element).find((it) => it.name === name);
  return found === undefined ? undefined : text.slice(found.valueStart, found.valueEnd);
}

/** The attributes of a start tag, namespace declarations among them. */
export function attributesOf(text: string, element: Element): readonly Attribute[] {
  const found: Attribute[] = [];
  const tail = tagTail(text, element);
  let at = element.start + 1 + rawName(text, element).length;
  while ((at = skipSpace(text, at)) < tail) {
    const start = at;
    while (!/[\s=]/.test(text.charAt(at))) at++;
    const name = text.slice(start, at);
    const quote = skipSpace(text, skipSpace(text, at) + 1);
    const valueEnd = text.indexOf(text.charAt(quote), quote + 1);
    found.push({ name, start, valueStart: quote + 1, valueEnd });
    at = valueEnd + 1;
  }
  return found;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** White space of XML (production 3). */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** Where the white space before an offset begins, if nothing else stands between it and the markup before; else the offset. */
export function spaceBefore(text: string, offset: number): number {
  let at = offset;
  while (isSpace(text.charCodeAt(at - 1))) at--;
  return text.charAt(at - 1) === ">" ? at : offset;
}

/** The prefix under which a namespace is known inside an element: "" for the default one, undefined for none. */
export function prefixFor(text: string, uri: string, inside: Element): string | undefined {
  const seen = new Set<string>();
  for (let element: Element | undefined = inside; element !== undefined; element = element.parent) {
    for (const { name, valueStart, valueEnd } of attributesOf(text, element)) {
      const prefix = name === "xmlns" ? "" : name.startsWith("xmlns:") ? name.slice(6) : undefined;
      if (prefix === undefined || seen.has(prefix)) continue;
      seen.add(prefix);
      if (text.slice(valueStart, valueEnd) === uri) return prefix;
    }
  }
  return undefined;
}

/** What an element holds, without the white space around it. */
export function valueOf(text: string, it: Element | undefined): string {
  const content = it && contentOf(text, it);
  return content === undefined ? "" : text.slice(...content).trim();
}

/** An element and all that is in it. */
export function below(root: Element): readonly Element[] {
  return [root, ...root.children.flatMap(below)];
}
