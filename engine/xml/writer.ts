/** Element events to XML text: UTF-8, namespaces declared at the root, pretty-printed with two spaces. */
import type { Attributes, XmlSink } from "./reader.ts";

/**
 * A sink that writes what it gets. `prefixes` are those of the names, by namespace; all are declared at the root. The texts
 * must hold no character that XML 1.0 cannot hold, and an element holds text or elements, not both.
 */
export class XmlText implements XmlSink {
  readonly #prefixes: ReadonlyMap<string, string>;
  #written = `<?xml version="1.0" encoding="UTF-8"?>\n`;
  #depth = 0;
  /** What was written last: a start tag that is still open, a text, or the end of an element. */
  #last: "start" | "text" | "end" = "end";

  constructor(prefixes: ReadonlyMap<string, string>) {
    this.#prefixes = prefixes;
  }

  open(name: string, attributes: Attributes | undefined): void {
    let tag = this.#last === "start" ? ">\n" : "";
    tag += `${indentation(this.#depth)}<${name}`;
    if (this.#depth === 0) {
      for (const [uri, prefix] of this.#prefixes) tag += ` xmlns:${prefix}="${inAttribute(uri)}"`;
    }
    for (const attribute in attributes) tag += ` ${attribute}="${inAttribute(attributes[attribute] ?? "")}"`;
    this.#written += tag;
    this.#depth++;
    this.#last = "start";
  }

  text(text: string): void {
    if (text === "") return;
    this.#written += this.#last === "start" ? `>${inText(text)}` : inText(text);
    this.#last = "text";
  }

  close(name: string): void {
    this.#depth--;
    if (this.#last === "start") this.#written += "/>\n";
    else if (this.#last === "text") this.#written += `</${name}>\n`;
    else this.#written += `${indentation(this.#depth)}</${name}>\n`;
    this.#last = "end";
  }

  /** The document, once its root was closed. */
  toString(): string {
    return this.#written;
  }
}

const SPACES = " ".repeat(64);

function indentation(depth: number): string {
  return SPACES.slice(0, 2 * depth);
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  // A reader makes a line feed of it where it is as it is (XML 1.0, 2.11).
  "\r": "&#13;",
};

export function inText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, reference) : text;
}

/** A reader makes spaces of tabs and line breaks in attributes (XML 1.0, 3.3.3). */
export function inAttribute(text: string): string {
  return /[&<>"\t\n\r]/.test(text) ? text.replace(/[&<>"\t\n\r]/g, reference) : text;
}

function reference(character: string): string {
  return references[character] ?? character;
}
