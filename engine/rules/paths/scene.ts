/** A document as the rules on its elements see it, with what many of them ask of it. */
import { type Element, type Node, valueOf } from "./tree.ts";
import { type Path, select } from "./path.ts";

/** Why a rule could not be evaluated: a value that is not of its type, or one too many. The official rules stop there. */
export class Unread {
  constructor(readonly at: Node) {}
}

export class Scene {
  readonly #known: Map<unknown, unknown> = new Map();

  constructor(readonly root: Element) {}

  /** What is worked out once a document; that it cannot be read is found out each time. */
  once<T>(make: (scene: Scene) => T): T {
    // What is filed under a function is what it gave.
    if (!this.#known.has(make)) this.#known.set(make, make(this));
    return this.#known.get(make) as T;
  }

  get isInvoice(): boolean {
    return this.root.name === "ubl:Invoice";
  }
}

/** The one node at a path; undefined where there is none. */
export function one(at: Node, path: Path): Node | undefined {
  const [first, second] = select(at, path);
  if (second !== undefined) throw new Unread(second);
  return first;
}

/** The values at a path, to the letter. */
export function valuesAt(at: Node, path: Path): readonly string[] {
  return select(at, path).map(valueOf);
}
