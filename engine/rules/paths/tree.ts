/** Documents as trees, for rules that look at elements as they are, and not at what is bound of them. */
import type { Attributes, XmlSink } from "../../xml/reader.ts";

export class Element {
  readonly children: Element[] = [];
  /** Its own text, without that of the elements in it. */
  text = "";
  /** The nodes of its text, where comments or processing instructions make several. */
  pieces: string[] | undefined = undefined;
  /** What is in it was judged, and is forgotten. */
  judged = false;

  constructor(
    readonly name: string,
    readonly attributes: Attributes | undefined,
    readonly offset: number,
    readonly parent: Element | undefined,
  ) {}
}

/** An attribute, where a path leads to one. */
export class Attribute {
  constructor(readonly name: string, readonly value: string, readonly parent: Element) {}

  /** It stands where its element does. */
  get offset(): number {
    return this.parent.offset;
  }
}

/** A text node, where a path leads to one: an element without text has none, one with a comment in its text has two. */
class Text {
  readonly name = "text()";

  constructor(readonly value: string, readonly parent: Element) {}

  get offset(): number {
    return this.parent.offset;
  }
}

export type Node = Element | Attribute | Text;

/** Forgets what is in an element, which was judged by itself. */
export function forget(element: Element): void {
  element.children.length = 0;
  element.judged = true;
}

/** The text of an element with all that is in it, as XPath takes its value. */
export function valueOf(element: Node): string {
  if (!(element instanceof Element)) return element.value;
  return element.children.length === 0 ? element.text : element.text + element.children.map(valueOf).join("");
}

export function textsOf(element: Element): readonly Text[] {
  const pieces = element.pieces ?? (element.text === "" ? [] : [element.text]);
  return pieces.map((piece) => new Text(piece, element));
}

/** Builds the tree; `closed` is called for each element that has closed. */
export class Tree implements XmlSink {
  #open: Element | undefined;

  constructor(private readonly closed: (element: Element) => void) {}

  open(name: string, attributes: Attributes | undefined, offset: number): void {
    const element = new Element(name, attributes, offset, this.#open);
    this.#open?.children.push(element);
    this.#open = element;
  }

  text(text: string, _: number, apart = false): void {
    const element = this.#open;
    if (element === undefined) return;
    if (apart && element.text !== "") (element.pieces ??= [element.text]).push(text);
    else if (element.pieces !== undefined) element.pieces[element.pieces.length - 1] += text;
    element.text += text;
  }

  close(): void {
    const element = this.#open;
    if (element === undefined) return;
    this.#open = element.parent;
    this.closed(element);
  }
}
