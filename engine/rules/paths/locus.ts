/** Where a rule on elements at paths failed, of whatever it asks: the first thing that it is about, or where that is missing. */
import { normalize } from "../../syntax/values.ts";
import { nationalNamespaces } from "../../model/specifications.ts";
import { type Path, pathsOf, select } from "./path.ts";
import type { Row } from "./row.ts";
import { Element, type Node, valueOf } from "./tree.ts";

export interface Locus {
  readonly at: Node;
  /** The value that stands there; of an element with others in it there is none. */
  readonly actual?: string;
  /** The path from there to what is missing. */
  readonly missing?: string;
}

const parsed = new Map<string, readonly (readonly Path[])[]>();

/** Of what must all be there, the alternatives for each. */
function partsOf(shown: string): readonly (readonly Path[])[] {
  const parts = parsed.get(shown) ?? shown.split(" + ").map(pathsOf);
  parsed.set(shown, parts);
  return parts;
}

/** Worked out when a rule has failed: what is missing before what is there. */
export function placeOf(element: Element, { shown, about, kind }: Row): Locus {
  const parts = partsOf(shown ?? about ?? ".");
  const found = parts.map((paths) => paths.flatMap((path) => select(element, path)));
  const lacking = parts[found.findIndex((nodes) => nodes.length === 0)]?.[0];
  if (lacking !== undefined) return missingAt(element, lacking);
  const nodes = found.flat();
  const empty = kind === "required" ? nodes.find((it) => normalize(valueOf(it)) === "") : undefined;
  const at = empty ?? nodes[0] ?? element;
  return isGroup(at) ? { at } : { at, actual: normalize(valueOf(at)) };
}

function isGroup(node: Node): boolean {
  return node instanceof Element && node.children.length > 0;
}

/** The last that is there of the steps of a path, and the others. */
function missingAt(from: Element, { absolute, steps }: Path): Locus {
  let at: Node = from;
  for (const [number, step] of steps.entries()) {
    const [next] = select(at, { absolute: absolute && number === 0, steps: [step] });
    const missing = next === undefined ? steps.slice(number).map(nameOf).filter((it) => it !== "").join("/") : "";
    if (next === undefined) return missing === "" ? { at } : { at, missing };
    at = next;
  }
  return { at };
}

function nameOf({ axis, names: [name = ""] }: Path["steps"][number]): string {
  return axis === "attribute" ? `@${name}` : written(name);
}

const prefixes = [...nationalNamespaces];

/** A name as rules write it. */
export function written(name: string): string {
  const [prefix, uri = ""] = prefixes.find(([, it]) => name.startsWith(`Q{${it}}`)) ?? [];
  return prefix === undefined ? name : `${prefix}:${name.slice(uri.length + 3)}`;
}
