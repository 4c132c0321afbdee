/** Operations of a JSON Patch (RFC 6902), and a JSON text that they are applied to without touching its other digits. */
import { childOf, Draft, positionOf } from "../model/draft.ts";
import { type JsonNode, JsonNumber, type JsonObject, type JsonValue } from "../model/json.ts";

/** Numbers are texts, as the model has them: no digit is lost on the way. */
export type PatchValue = string | readonly [] | { readonly [name: string]: PatchValue };

export type Operation =
  | { readonly op: "add" | "replace"; readonly path: string; readonly value: PatchValue }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move"; readonly from: string; readonly path: string };

export type Patch = readonly Operation[];

/** A pointer one step further (RFC 6901). */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The pointer without its last step; undefined for the whole document. */
export function parentOf(pointer: string): string | undefined {
  return pointer === "" ? undefined : pointer.slice(0, pointer.lastIndexOf("/"));
}

export function lastStep(pointer: string): string {
  return unescaped(pointer.slice(pointer.lastIndexOf("/") + 1));
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A JSON text as a tree that can be looked into. */
export class JsonTree {
  readonly #root: JsonNode;

  constructor(root: JsonNode) {
    this.#root = root;
  }

  at(pointer: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root.value;
    for (const step of pointer.split("/").slice(1).map(unescaped)) value = childOf(value, step)?.value;
    return value;
  }

  object(pointer: string): JsonObject | undefined {
    const value = this.at(pointer);
    return value instanceof Map ? value : undefined;
  }

  /** A text, or a number as it is written; undefined for anything else, and if nothing is there. */
  text(pointer: string): string | undefined {
    const value = this.at(pointer);
    return value instanceof JsonNumber ? value.source : typeof value === "string" ? value : undefined;
  }

  /** The places of the items of a list; none where there is no list. */
  items(list: string): readonly string[] {
    const items = this.at(list);
    return Array.isArray(items) ? items.map((_, index) => `${list}/${index}`) : [];
  }

  /** The tree with the operations applied to it; undefined if the place of one does not exist. */
  with(operations: readonly Operation[]): JsonTree | undefined {
    return this.each(operations, () => {});
  }

  /** The same; each operation is shown before it is applied, with the tree as the ones before it left it, at that moment. */
  each(operations: readonly Operation[], look: (now: JsonTree, operation: Operation) => void): JsonTree | undefined {
    const edit = new Edit(this.#root);
    for (const operation of operations) {
      look(new JsonTree(edit.root ?? this.#root), operation);
      if (!edit.apply(operation)) return undefined;
    }
    return new JsonTree(edit.root ?? this.#root);
  }

  /** The same for parts that say the same, whatever the order of their fields, and whether a number is written as a text. */
  print(pointer: string): string {
    return printOf(this.at(pointer));
  }

  /** The text of the whole, numbers as they were written. */
  toString(): string {
    return written(this.#root.value);
  }
}

/** Operations on a draft of a tree. */
class Edit {
  readonly #draft: Draft = new Draft();
  readonly #holder: JsonNode[];

  constructor(root: JsonNode) {
    this.#holder = this.#draft.list([root]);
  }

  get root(): JsonNode | undefined {
    return this.#holder[0];
  }

  apply(operation: Operation): boolean {
    const { op, path } = operation;
    if (op === "remove") return this.#take(path) !== undefined;
    if (op === "move") {
      const node = this.#take(operation.from);
      return node !== undefined && this.#put(path, node, false);
    }
    return this.#put(path, nodeOf(operation.value), op === "replace");
  }

  /** What holds the last step of a pointer, to be changed. */
  #around(path: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#draft.child(this.#holder, 0)?.value;
    for (const step of (parentOf(path) ?? "").split("/").slice(1).map(unescaped)) {
      value = value === undefined ? undefined : this.#draft.child(value, step)?.value;
    }
    return value;
  }

  #take(path: string): JsonNode | undefined {
    const [around, step] = [this.#around(path), lastStep(path)];
    const node = childOf(around, step);
    if (around instanceof Map) around.delete(step);
    else if (Array.isArray(around) && node !== undefined) around.splice(positionOf(step), 1);
    return node;
  }

  #put(path: string, node: JsonNode, replace: boolean): boolean {
    const [around, step] = [this.#around(path), lastStep(path)];
    const before = childOf(around, step);
    if (replace && before === undefined) return false;
    if (around instanceof Map) around.set(step, node);
    else if (!Array.isArray(around)) return false;
    else if (before !== undefined) around.splice(positionOf(step), replace ? 1 : 0, node);
    else around.push(node);
    return true;
  }
}

/** What is added has no place in the text. */
const NOWHERE = 0;

function nodeOf(value: PatchValue): JsonNode {
  if (typeof value === "string") return { place: NOWHERE, value };
  if (Array.isArray(value)) return { place: NOWHERE, value: [] };
  return { place: NOWHERE, value: new Map(Object.entries(value).map(([name, it]) => [name, nodeOf(it)])) };
}

function written(value: JsonValue): string {
  if (value instanceof JsonNumber) return value.source;
  if (Array.isArray(value)) return `[${value.map((it) => written(it.value)).join(",")}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  return `{${[...value].map(([name, it]) => `${JSON.stringify(name)}:${written(it.value)}`).join(",")}}`;
}

function printOf(value: JsonValue | undefined): string {
  if (value instanceof JsonNumber) return JSON.stringify(value.source);
  if (Array.isArray(value)) return `[${value.map((it) => printOf(it.value)).join()}]`;
  if (!(value instanceof Map)) return JSON.stringify(value) ?? "";
  return `{${[...value].map(([name, it]) => `${JSON.stringify(name)}:${printOf(it.value)}`).toSorted().join()}}`;
}
