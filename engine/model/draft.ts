/** Changes to a JSON tree that leave the tree itself alone: what is changed is copied first, once. */
import type { JsonNode, JsonObject, JsonText, JsonValue, Repeated } from "./json.ts";

type Container = JsonObject | JsonNode[];

export class Draft {
  readonly #repeated: JsonText["repeated"];
  /** The copies, with what they are copies of. */
  readonly #originals: Map<Container, Container> = new Map();

  constructor(repeated: JsonText["repeated"] = new Map()) {
    this.#repeated = repeated;
  }

  /** An object that may be changed, in place of this one. */
  object(original: JsonObject): JsonObject {
    if (this.#originals.has(original)) return original;
    const copy = new Map(original);
    this.#originals.set(copy, original);
    return copy;
  }

  /** A list that may be changed, in place of this one. */
  list(original: JsonNode[]): JsonNode[] {
    if (this.#originals.has(original)) return original;
    const copy = [...original];
    this.#originals.set(copy, original);
    return copy;
  }

  /** What is in a container that may be changed, copied so that it may be changed, too; undefined if nothing is there. */
  child(container: JsonValue, step: string | number): JsonNode | undefined {
    const node = childOf(container, step);
    if (node === undefined) return undefined;
    const { place, value } = node;
    const open = value instanceof Map ? this.object(value) : Array.isArray(value) ? this.list(value) : value;
    if (open === value) return node;
    const copy = { place, value: open };
    if (container instanceof Map) container.set(String(step), copy);
    else if (Array.isArray(container)) container[positionOf(step)] = copy;
    return copy;
  }

  /** The fields that an object, or what it is a copy of, has twice. */
  repeated(object: JsonObject): readonly Repeated[] {
    const original = this.#originals.get(object);
    return this.#repeated.get(original instanceof Map ? original : object) ?? [];
  }
}

/** A field of an object, or an item of a list by its number. */
export function childOf(container: JsonValue | undefined, step: string | number): JsonNode | undefined {
  if (container instanceof Map) return container.get(String(step));
  return Array.isArray(container) ? container[positionOf(step)] : undefined;
}

/** The position that a step of a JSON pointer names; -1 for anything else. */
export function positionOf(step: string | number): number {
  const position = Number(step);
  return String(position) === String(step) ? position : -1;
}
