/** The XML of metadata servers as a tree, read by the engine's own reader: no DOCTYPE, no entities, no more than a body is long. */
import { decodeXml, readXml } from "../../../engine/mod.ts";

export interface Element {
  /** With the prefix that this module gives its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Element[];
}

/** What the two specifications call their namespaces. Those of SMP 1 are one here, as nothing in them has the same name. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ["http://busdox.org/serviceMetadata/publishing/1.0/", "smp1"],
  ["http://busdox.org/transport/identifiers/1.0/", "smp1"],
  ["http://www.w3.org/2005/08/addressing", "wsa"],
  ["http://docs.oasis-open.org/bdxr/ns/SMP/2/ServiceGroup", "smp2"],
  ["http://docs.oasis-open.org/bdxr/ns/SMP/2/ServiceMetadata", "smp2"],
  ["http://docs.oasis-open.org/bdxr/ns/SMP/2/AggregateComponents", "smp2"],
  ["http://docs.oasis-open.org/bdxr/ns/SMP/2/BasicComponents", "smp2"],
]);

interface Growing extends Element {
  text: string;
  readonly children: Growing[];
}

/** The root; undefined for anything but XML as it is read here. */
export function treeOf(bytes: Uint8Array): Element | undefined {
  const decoded = decodeXml(bytes);
  if ("refusal" in decoded) return undefined;
  const top = growing("", {});
  const open: Growing[] = [top];
  const refusal = readXml(decoded.text, {
    open(name, attributes = {}) {
      const element = growing(name, attributes);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(piece) {
      const element = open.at(-1);
      if (element !== undefined) element.text += piece;
    },
    close() {
      open.pop();
    },
  }, { prefixes });
  return refusal === undefined ? top.children[0] : undefined;
}

function growing(name: string, attributes: Readonly<Record<string, string>>): Growing {
  return { name, attributes, text: "", children: [] };
}

/** The elements at the end of a path of names, in their order. */
export function allAt(from: Element, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>(
    (at, name) => at.flatMap((it) => it.children.filter((child) => child.name === name)),
    [from],
  );
}

/** The text of the first of them, without white space around it; undefined where there is none. */
export function textAt(from: Element, ...path: readonly string[]): string | undefined {
  const text = allAt(from, ...path)[0]?.text.trim();
  return text === "" ? undefined : text;
}
