/** Every leaf of a binding, and every attribute of it, as a document with a text of one's choice in that place. */
import type { AnyRow, Binding, GroupChoice, GroupRow } from "../../engine/syntax/row.ts";
import { readXml } from "../../engine/xml/reader.ts";
import { XmlText } from "../../engine/xml/writer.ts";
import type { Target } from "./target.ts";

interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  text: string;
  readonly children: Element[];
}

/** One step is an element, with the texts that elements below it must have for the step to be what it is. */
interface Step {
  readonly name: string;
  readonly having: Readonly<Record<string, string>>;
}

interface TreePlace {
  readonly steps: readonly Step[];
  /** The attributes that are filled, all at once; undefined where it is the text. */
  readonly attributes: readonly string[] | undefined;
}

/** The places of the rows of a binding; `base` is a document in which all else is as in most invoices. */
export function xmlTargets(syntax: string, binding: Binding, base: string): readonly Target[] {
  return placesOf(binding).map(({ steps, attributes }) => ({
    name: `${syntax} ${steps.map(shown).join("/")}${attributes === undefined ? "" : "/@*"}`,
    with: (text) => {
      const root = treeOf(base, binding.prefixes);
      const element = steps.reduce(reached, root);
      if (attributes === undefined) fill(element, text);
      else for (const [at, name] of attributes.entries()) element.attributes[name] = piece(text, at, attributes.length);
      return written(root, binding.prefixes);
    },
  }));
}

/** Text beside elements would be refused. */
function fill(element: Element, text: string): void {
  element.children.length = 0;
  element.text = text;
}

/** The attributes of an element share a text, so that the document is as long as with the text in one place. */
function piece(text: string, at: number, of: number): string {
  const size = Math.ceil(text.length / of);
  return text.slice(at * size, (at + 1) * size).toWellFormed();
}

function shown({ name, having }: Step): string {
  return `${name}${Object.entries(having).map(([path, value]) => `[${path}='${value}']`).join("")}`;
}

function placesOf(binding: Binding): readonly TreePlace[] {
  const found = new Map<string, TreePlace>();
  const note: Note = (steps, row) => {
    const key = steps.map(shown).join("/");
    found.set(key, { steps, attributes: undefined });
    found.set(`${key}/@*`, { steps, attributes: attributesOf(row) });
  };
  below(binding.document, [], note);
  for (const row of binding.anywhere) {
    const steps = stepsTo(row.path);
    if ("group" in row) below(row.group, steps, note);
    else note(steps);
  }
  return [...found.values()];
}

type Note = (steps: readonly Step[], row?: AnyRow) => void;

/**
 * A group is visited once for each of its choices, as what the choice asks for; but not inside its own kind, since a
 * line may hold lines, and those lines again.
 */
function below(group: GroupRow, steps: readonly Step[], note: Note, around: readonly GroupRow[] = []): void {
  if (around.some(({ kind }) => kind === group.kind)) return;
  const choices: readonly GroupChoice[] = group.choices.length === 0 ? [{}] : group.choices;
  for (const choice of choices) {
    const own = steps.map((step, at) =>
      at === steps.length - 1 ? { ...step, having: conditionOf(choice, group) } : step
    );
    for (const row of group.rows) visit(row, own, note, [...around, group]);
  }
}

function visit(row: AnyRow, steps: readonly Step[], note: Note, around: readonly GroupRow[]): void {
  const all = row.path === "." ? steps : [...steps, ...stepsTo(row.path)];
  if (row.row === "group") below(row, all, note, around);
  else note(all, row);
}

function stepsTo(path: string): readonly Step[] {
  return path.split("/").map((name) => ({ name, having: {} }));
}

function conditionOf({ when }: GroupChoice, { rows }: GroupRow): Readonly<Record<string, string>> {
  if (when === undefined || !("slot" in when)) return {};
  const row = rows.find(({ slot }) => slot === when.slot);
  return row === undefined || row.path === "." ? {} : { [row.path]: when.is[0] ?? "" };
}

/** The attributes of a leaf that its row or one of its conditions names, and those that rules ask for by name. */
function attributesOf(row: AnyRow | undefined): readonly string[] {
  const choices = row?.row === "leaf" ? row.terms ?? [] : row?.choices ?? [];
  const asked = choices.flatMap(({ when }) => when !== undefined && "attribute" in when ? [when.attribute] : []);
  const own = row?.row === "leaf" ? Object.keys(row.attributes ?? {}) : [];
  return [...new Set(["schemeID", "currencyID", "format", ...own, ...asked])];
}

/** The element of a step below another, which is made where there is none with what the step asks for. */
function reached(from: Element, { name, having }: Step): Element {
  const found = from.children.find((it) =>
    it.name === name && Object.entries(having).every((pair) => has(it, ...pair))
  );
  if (found !== undefined) return found;
  const made = added(from, name);
  for (const [path, text] of Object.entries(having)) path.split("/").reduce(added, made).text = text;
  return made;
}

function added(parent: Element, name: string): Element {
  const made = { name, attributes: {}, text: "", children: [] };
  parent.text = "";
  parent.children.push(made);
  return made;
}

function has(element: Element, path: string, text: string): boolean {
  const ends = path.split("/").reduce<readonly Element[]>(
    (all, name) => all.flatMap((it) => it.children.filter((child) => child.name === name)),
    [element],
  );
  return ends.some((it) => it.text === text);
}

function treeOf(xml: string, prefixes: Binding["prefixes"]): Element {
  const top: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  const refusal = readXml(xml, {
    open(name, attributes) {
      const element = { name, attributes: { ...attributes }, text: "", children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(text) {
      const element = open.at(-1);
      if (element !== undefined && text.trim() !== "") element.text += text;
    },
    close: () => void open.pop(),
  }, { prefixes });
  const [root] = top.children;
  if (refusal !== undefined || root === undefined) throw new RangeError(`Cannot sweep: ${refusal?.message}`);
  return root;
}

function written(root: Element, prefixes: Binding["prefixes"]): string {
  const out = new XmlText(prefixes);
  const write = ({ name, attributes, text, children }: Element): void => {
    out.open(name, attributes);
    if (children.length === 0) out.text(text);
    children.forEach(write);
    out.close(name);
  };
  write(root);
  return out.toString();
}
