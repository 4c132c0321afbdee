/** The rules in a file of Schematron, as it is written or as XSLT made of it. */
import { readXml, type Scope, type XmlSink } from "../../engine/xml/reader.ts";
import type { RuleFile } from "./sources.ts";

/** One place where a rule asks something. A rule may have several. */
export interface Assertion {
  readonly flag: string;
  readonly context: string;
  readonly test: string;
}

export interface RuleSet {
  /** By rule id, in the order of the file. */
  readonly rules: ReadonlyMap<string, readonly Assertion[]>;
  /** Variables (`$name`) and functions (`u:name`) that contexts and tests use, with all that they say. */
  readonly definitions: ReadonlyMap<string, string>;
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const prefixes = new Map([
  ["http://purl.oclc.org/dsdl/schematron", "sch"],
  ["http://purl.oclc.org/dsdl/svrl", "svrl"],
  ["http://www.w3.org/1999/XSL/Transform", "xsl"],
]);
/** Elements of which a finding is made; in XSLT, its id and flag are elements below it. */
const asserting = new Set(["sch:assert", "sch:report", "svrl:failed-assert", "svrl:successful-report"]);
const defining = new Set(["sch:let", "xsl:variable", "xsl:param", "xsl:function"]);

class Tree implements XmlSink {
  readonly root: Element = { name: "", attributes: {}, children: [], text: "" };
  readonly #open: Element[] = [this.root];

  open(name: string, attributes: Readonly<Record<string, string>> | undefined, _: number, __: string, ___?: Scope) {
    const element: Element = { name, attributes: attributes ?? {}, children: [], text: "" };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  close(): void {
    this.#open.pop();
  }
}

/** Throws where the file is no XML, or holds no rule: then there is nothing to compare. */
export function rulesOf({ path, text }: RuleFile): RuleSet {
  const tree = new Tree();
  const refusal = readXml(text, tree, { prefixes, limits: { elements: 1_000_000, characters: 64_000_000 } });
  if (refusal !== undefined) throw new Error(`${path}: ${refusal.message}`);
  const rules = new Map<string, Assertion[]>();
  const definitions = new Map<string, string>();
  gather(tree.root, "", rules, definitions);
  if (rules.size === 0) throw new Error(`${path}: there is no rule with an id in it`);
  return { rules, definitions };
}

function gather(
  element: Element,
  context: string,
  rules: Map<string, Assertion[]>,
  definitions: Map<string, string>,
): void {
  const { name, attributes, children } = element;
  const here = name === "sch:rule" ? attributes.context : name === "xsl:template" ? attributes.match : undefined;
  if (asserting.has(name)) {
    const id = stated(element, "id");
    const found = { flag: stated(element, "flag"), context: oneLine(context), test: oneLine(attributes.test ?? "") };
    if (id !== "") rules.set(id, [...rules.get(id) ?? [], found]);
  } else if (defining.has(name)) {
    const of = name === "xsl:function" ? attributes.name ?? "" : `$${attributes.name}`;
    const known = definitions.get(of);
    // Rules may each have a variable of the same name; what all of them say counts.
    definitions.set(of, known === undefined ? whole(element) : `${known} ${whole(element)}`);
  }
  if (name !== "xsl:function") { for (const child of children) gather(child, here ?? context, rules, definitions); }
}

function stated({ attributes, children }: Element, attribute: string): string {
  const below = children.find((child) => child.name === "xsl:attribute" && child.attributes.name === attribute);
  return (attributes[attribute] ?? below?.text ?? "").trim();
}

/** Everything that an element says, in one line; in which order its attributes stand is of no meaning. */
function whole({ attributes, children, text }: Element): string {
  const said = Object.entries(attributes).sort(([a], [b]) => a < b ? -1 : 1).map(([, value]) => value);
  return oneLine([...said, text, ...children.map(whole)].join(" "));
}

/** White space is of no meaning to an expression, and differs between releases. Inside quotes it is kept to one. */
function oneLine(text: string): string {
  return text.split(/\s+/).filter((word) => word !== "").join(" ");
}
