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
  /** By rule id, in the order of the file; of each context, what no earlier one of the same pattern takes away. */
  readonly rules: ReadonlyMap<string, readonly Assertion[]>;
  /** Rules of the file that can never fire: an earlier one of the same pattern has the same elements. */
  readonly unasked: ReadonlySet<string>;
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
  const found = new Gathering();
  found.gather(tree.root, { context: "", taken: new Set() });
  if (found.rules.size === 0) throw new Error(`${path}: there is no rule with an id in it`);
  for (const id of found.rules.keys()) found.unasked.delete(id);
  return found;
}

/** Where an assertion stands. */
interface Around {
  readonly context: string;
  /** The contexts that earlier rules of the pattern have. */
  readonly taken: Set<string>;
}

class Gathering implements RuleSet {
  readonly rules: Map<string, Assertion[]> = new Map();
  readonly definitions: Map<string, string> = new Map();
  readonly unasked: Set<string> = new Set();
  /** In XSLT, the templates of a pattern share a mode. */
  readonly #modes: Map<string, Set<string>> = new Map();

  gather(element: Element, around: Around): void {
    const { name, children } = element;
    if (asserting.has(name)) this.#assertion(element, around);
    else if (defining.has(name)) this.#definition(element);
    if (name === "xsl:function") return;
    const within = this.#within(element, around);
    for (const child of children) this.gather(child, within);
  }

  #assertion(element: Element, { context }: Around): void {
    const id = stated(element, "id");
    if (id === "") return;
    if (context === "") this.unasked.add(id);
    else {
      const found = { flag: stated(element, "flag"), context, test: oneLine(element.attributes.test ?? "") };
      this.rules.set(id, [...this.rules.get(id) ?? [], found]);
    }
  }

  #definition(element: Element): void {
    const { name, attributes } = element;
    const of = name === "xsl:function" ? attributes.name ?? "" : `$${attributes.name}`;
    const known = this.definitions.get(of);
    // Rules may each have a variable of the same name; what all of them say counts.
    this.definitions.set(of, known === undefined ? whole(element) : `${known} ${whole(element)}`);
  }

  #within({ name, attributes: { context, match, mode = "" } }: Element, around: Around): Around {
    if (name === "sch:pattern") return { ...around, taken: new Set() };
    const of = name === "sch:rule" ? context : name === "xsl:template" ? match : undefined;
    if (of === undefined) return around;
    const taken = name === "sch:rule" ? around.taken : this.#modes.get(mode) ?? new Set();
    if (name === "xsl:template") this.#modes.set(mode, taken);
    const left = alternatives(oneLine(of)).filter((it) => !taken.has(it));
    for (const it of left) taken.add(it);
    return { context: left.join(" | "), taken };
  }
}

/** The parts of `a | b[c | d]` that stand beside each other. */
function alternatives(context: string): readonly string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < context.length; at++) {
    const sign = context.charAt(at);
    if (sign === "[" || sign === "(") depth++;
    else if (sign === "]" || sign === ")") depth--;
    else if (sign === "|" && depth === 0) {
      parts.push(context.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, context.slice(start).trim()];
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
