/**
 * Paths among elements, written shortly. `cac:Party/cbc:Name` is below the element that is asked, `/ubl:Invoice` the root,
 * `//cbc:Note` wherever it stands, `..` what is around, `@schemeID` an attribute, `text()` a text node, `(cac:A|cac:B)` either of two. In brackets
 * stands what an element must have: `[cbc:ID]`, `[!cbc:ID]` for what it lacks, `[cbc:ID=S,Z]` for a value to the letter,
 * `~=` for one whose white space does not count, `^=` for one whose case does not count either, `!=` for some other value.
 */
import { grouped } from "../../model/grouped.ts";
import { nationalNamespaces } from "../../model/specifications.ts";
import { normalize, normalizedUpper } from "../../syntax/values.ts";
import { Attribute, Element, type Node, textsOf, valueOf } from "./tree.ts";

type Axis = "child" | "self" | "parent" | "attribute" | "text" | "below";
type Operator = "=" | "~=" | "^=" | "^^=" | "!=" | "~!=";

interface Step {
  readonly axis: Axis;
  /** Empty for any name. */
  readonly names: ReadonlySet<string>;
  readonly where: readonly Condition[];
}

interface Condition {
  readonly path: Path;
  readonly lacks: boolean;
  readonly operator?: Operator | undefined;
  readonly values: ReadonlySet<string>;
}

export interface Path {
  /** It starts at the document, not at the element that is asked. */
  readonly absolute: boolean;
  readonly steps: readonly Step[];
}

class Parser {
  #at = 0;

  constructor(private readonly text: string) {}

  path(): Path {
    const absolute = this.#is("/");
    const steps: Step[] = [];
    let axis: Axis = absolute && this.#takes("//") ? "below" : "child";
    if (absolute && axis === "child") this.#takes("/");
    for (;;) {
      steps.push(this.#step(axis));
      if (this.#takes("//")) axis = "below";
      else if (this.#takes("/")) axis = "child";
      else return { absolute, steps };
    }
  }

  end(): void {
    if (this.#at < this.text.length) throw new SyntaxError(`Cannot read the path ${this.text} at ${this.#at}`);
  }

  #step(axis: Axis): Step {
    if (this.#takes("..")) return { axis: "parent", names: new Set(), where: this.#conditions() };
    if (this.#takes(".")) return { axis: "self", names: new Set(), where: this.#conditions() };
    if (this.#takes("*")) return { axis, names: new Set(), where: this.#conditions() };
    if (this.#takes("@")) return { axis: "attribute", names: new Set([this.#name()]), where: this.#conditions() };
    if (this.#takes("text()")) return { axis: "text", names: new Set(), where: this.#conditions() };
    const names = this.#names();
    return { axis, names, where: this.#conditions() };
  }

  #names(): ReadonlySet<string> {
    if (!this.#takes("(")) return new Set([known(this.#name())]);
    const names = [known(this.#name())];
    while (this.#takes("|")) names.push(known(this.#name()));
    this.#takes(")");
    return new Set(names);
  }

  #conditions(): readonly Condition[] {
    const all: Condition[] = [];
    while (this.#takes("[")) all.push(this.#condition());
    return all;
  }

  #condition(): Condition {
    const lacks = this.#takes("!");
    const path = this.path();
    const operator = (["~!=", "!=", "~=", "^^=", "^=", "="] as const).find((it) => this.#takes(it));
    const end = this.text.indexOf("]", this.#at);
    const values = operator === undefined ? [] : this.text.slice(this.#at, end).split(",");
    this.#at = end + 1;
    return { path, lacks, values: new Set(values), operator };
  }

  #name(): string {
    const start = this.#at;
    while (this.#at < this.text.length && !"/[]()|=!~^,@ ".includes(this.text.charAt(this.#at))) this.#at++;
    if (this.#at === start) throw new SyntaxError(`Cannot read the path ${this.text}: a name is missing at ${start}`);
    return this.text.slice(start, this.#at);
  }

  #is(sign: string): boolean {
    return this.text.startsWith(sign, this.#at);
  }

  #takes(sign: string): boolean {
    const is = this.#is(sign);
    if (is) this.#at += sign.length;
    return is;
  }
}

function known(name: string): string {
  const [prefix = "", local = ""] = name.split(":");
  const uri = nationalNamespaces.get(prefix);
  return uri === undefined ? name : `Q{${uri}}${local}`;
}

export function pathOf(text: string): Path {
  const parser = new Parser(text);
  const path = parser.path();
  parser.end();
  return path;
}

/** Several paths, with " | " between them. */
export function pathsOf(text: string): readonly Path[] {
  return text.split(" | ").map(pathOf);
}

/** All nodes at a path, in the order of the steps. */
export function select(from: Node, { absolute, steps }: Path): readonly Node[] {
  let found: readonly Node[] = [from];
  if (absolute) found = [rootOf(from)];
  for (const [number, step] of steps.entries()) {
    const isRoot = absolute && number === 0;
    found = found.flatMap((node) =>
      (isRoot ? fromRoot(node, step) : taken(node, step)).filter((it) => meets(it, step))
    );
  }
  return found;
}

function rootOf(node: Node): Node {
  let top = node;
  while (top.parent !== undefined) top = top.parent;
  return top;
}

function fromRoot(root: Node, { axis, names }: Step): readonly Node[] {
  if (!(root instanceof Element)) return [];
  const own = names.size === 0 || names.has(root.name) ? [root] : [];
  return axis === "below" ? [...own, ...below(root, names)] : own;
}

function taken(node: Node, { axis, names }: Step): readonly Node[] {
  if (axis === "self") return [node];
  if (axis === "parent") return node.parent === undefined ? [] : [node.parent];
  if (!(node instanceof Element)) return [];
  if (axis === "text") return textsOf(node);
  if (axis === "attribute") return attributesOf(node, names);
  if (axis === "below") return below(node, names);
  return names.size === 0 ? node.children : childrenOf(node, names);
}

/** More than these are filed: of an invoice with thousands of lines, rules on lines ask for other children of the root. */
const FEW = 32;

interface Filed {
  readonly count: number;
  readonly byName: ReadonlyMap<string, readonly Element[]>;
}

const filings = new WeakMap<Element, Filed>();

function childrenOf(element: Element, names: ReadonlySet<string>): readonly Element[] {
  const { children } = element;
  const [name = "", ...others] = names;
  if (children.length <= FEW || others.length > 0) return children.filter((it) => names.has(it.name));
  const before = filings.get(element);
  // While a document is read, children come.
  const { byName } = before?.count === children.length ? before : { byName: grouped(children, (it) => it.name) };
  if (before?.byName !== byName) filings.set(element, { count: children.length, byName });
  return byName.get(name) ?? [];
}

function attributesOf(element: Element, names: ReadonlySet<string>): readonly Attribute[] {
  return [...names].flatMap((name) => {
    const value = element.attributes?.[name];
    return value === undefined ? [] : [new Attribute(name, value, element)];
  });
}

/** In the order of the document; of the root, which is asked again and again, they are filed. */
function below(element: Element, names: ReadonlySet<string>): readonly Element[] {
  const all = element.parent === undefined ? filed(element) : fileOf(element);
  if (names.size === 0) return all.get("") ?? [];
  return [...names].flatMap((name) => all.get(name) ?? []);
}

type File = ReadonlyMap<string, readonly Element[]>;

const files = new WeakMap<Element, File>();

function filed(root: Element): File {
  const file = files.get(root) ?? fileOf(root);
  files.set(root, file);
  return file;
}

function fileOf(element: Element): File {
  const file = new Map<string, Element[]>([["", []]]);
  const visit = (of: Element): void => {
    for (const child of of.children) {
      for (const name of ["", child.name]) {
        const same = file.get(name);
        if (same === undefined) file.set(name, [child]);
        else same.push(child);
      }
      visit(child);
    }
  };
  visit(element);
  return file;
}

function meets(node: Node, { where }: Step): boolean {
  return where.every((it) => isMet(node, it));
}

/** How a value is looked at before it is compared: without the white space around it, in capitals, or both. */
const tidied: Readonly<Partial<Record<Operator, (text: string) => string>>> = {
  "~=": normalize,
  "~!=": normalize,
  "^=": normalizedUpper,
  "^^=": (text) => text.toUpperCase(),
};

function isMet(node: Node, { path, lacks, operator, values }: Condition): boolean {
  const found = select(node, path);
  if (operator === undefined) return found.length > 0 !== lacks;
  const tidy = tidied[operator] ?? ((text: string) => text);
  const isOther = operator.endsWith("!=");
  // normalize-space() of what is not there is "", which is something else than any value.
  if (found.length === 0 && operator === "~!=") return !lacks;
  return found.some((it) => values.has(tidy(valueOf(it))) !== isOther) !== lacks;
}

/** The names that an element can have which is at a path; empty for any. */
export function namesOf({ steps }: Path): ReadonlySet<string> {
  return steps.at(-1)?.names ?? new Set();
}

/** Whether an element is at a path, wherever that begins. */
export function matches(element: Element, { absolute, steps }: Path): boolean {
  return matchesUpTo(element, steps, steps.length - 1, absolute);
}

function matchesUpTo(element: Element, steps: readonly Step[], last: number, absolute: boolean): boolean {
  const step = steps[last];
  if (step === undefined) return false;
  if (step.names.size > 0 && !step.names.has(element.name) || !meets(element, step)) return false;
  if (last === 0) return !absolute || step.axis === "below" || element.parent === undefined;
  for (let around = element.parent; around !== undefined; around = around.parent) {
    if (matchesUpTo(around, steps, last - 1, absolute)) return true;
    if (step.axis !== "below") return false;
  }
  return false;
}
