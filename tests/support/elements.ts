/** XML as a tree that tests change freely; names are canonical, and so is what is written. */
import { nationalNamespaces } from "../../engine/model/specifications.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { readXml } from "../../engine/xml/reader.ts";

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);
const national = [...nationalNamespaces];

/** With the prefix that rules write, where it is of a nation's extension. */
function shortName(name: string): string {
  const [prefix, uri = ""] = national.find(([, it]) => name.startsWith(`Q{${it}}`)) ?? [];
  return prefix === undefined ? name : `${prefix}:${name.slice(uri.length + 3)}`;
}

export class Element {
  readonly children: Element[] = [];
  readonly attributes: Map<string, string> = new Map();

  constructor(public name: string, readonly parent: Element | undefined, public text = "") {}

  /** Adds an element with nothing in it but a text. */
  add(name: string, text = ""): Element {
    const child = new Element(name, this, text);
    this.children.push(child);
    return child;
  }

  remove(): void {
    const siblings = this.parent?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
  }

  /** Itself and what is below, in the order of the document. */
  all(): readonly Element[] {
    return [this, ...this.children.flatMap((it) => it.all())];
  }

  /** The elements at a path below. */
  at(path: string): readonly Element[] {
    const steps = path.split("/").filter((it) => it !== "" && it !== ".");
    return steps.reduce<readonly Element[]>((found, step) => found.flatMap((it) => it.named(step)), [this]);
  }

  /** The children of a name, or of one of several: "a|b". */
  named(names: string): readonly Element[] {
    return this.children.filter(({ name }) => names.split("|").includes(name));
  }
}

export function parsed(xml: string): Element {
  const top = new Element("", undefined);
  let at = top;
  const refusal = readXml(xml, {
    open(name, attributes) {
      at = at.add(shortName(name));
      for (const [key, value] of Object.entries(attributes ?? {})) at.attributes.set(key, value);
    },
    text: (text) => void (at.text += text),
    close: () => void (at = at.parent ?? top),
  }, { prefixes });
  const [root] = top.children;
  if (refusal !== undefined || root === undefined) throw new Error(`cannot read: ${refusal?.message ?? "no root"}`);
  return root;
}

export function written(root: Element): string {
  const { prefixes } = Object.hasOwn(cii.roots, root.name) ? cii : ubl;
  const declared = [...prefixes].map(([uri, prefix]) => [prefix, uri] as const);
  const declarations = [...declared, ...national].map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join("");
  return write(root, declarations);
}

function write({ name, attributes, children, text }: Element, more = ""): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  const inner = children.length === 0 ? escaped(text) : children.map((it) => write(it)).join("\n");
  return `<${name}${more}${given}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
