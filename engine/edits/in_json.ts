/** A JSON text with operations applied to it: what they do not name stays as it is written, numbers, order and layout too. */
import { positionOf } from "../model/draft.ts";
import { type TermId, termIds, termRows } from "../model/terms.ts";
import {
  type JsonEntry,
  type JsonName,
  type JsonPart,
  type JsonParts,
  printJsonText,
  readJsonText,
} from "./json_text.ts";
import { lastStep, type Operation, parentOf, type PatchValue } from "./operation.ts";
import { decimalIn, numeric } from "./values.ts";

/** The changed text; undefined where the place of an operation does not exist. */
export function jsonWith(text: string, operations: readonly Operation[]): string | undefined {
  const parts = readJsonText(text);
  return operations.every((it) => applied(parts.root, it)) ? printJsonText(parts) : undefined;
}

type Replacing = Extract<Operation, { readonly op: "add" | "replace" }>;

/** Whether an operation has its place. */
function applied(root: JsonPart, operation: Operation): boolean {
  const { op, path } = operation;
  if (op === "remove") return taken(root, path) !== undefined;
  if (op === "move") {
    const value = taken(root, operation.from);
    return value !== undefined && put(root, path, value);
  }
  const raw = rawFor(operation, found(root, path)?.entry.value);
  return put(root, path, readJsonText(raw).root, op === "replace");
}

/** A number where one stands there, or where there is nothing and the field has numbers. */
function rawFor({ path, value }: Replacing, before: JsonPart | undefined): string {
  const asNumber = typeof value === "string" && isNumber(value) &&
    (before === undefined ? numericNames.has(lastStep(path)) : typeof before === "string" && /^[-\d]/.test(before));
  return rawOf(value, asNumber);
}

/** Whether JSON takes a decimal for a number as it is written (RFC 8259, section 6). */
function isNumber(text: string): boolean {
  return decimalIn(text)?.toString() === text;
}

const numericNames: ReadonlySet<string> = new Set(
  termIds.filter((id: TermId) => numeric.includes(termRows[id].type)).map((id) => termRows[id].name),
);

function rawOf(value: PatchValue, asNumber: boolean): string {
  if (typeof value === "string") return asNumber ? value : JSON.stringify(value);
  if (Array.isArray(value)) return "[]";
  const fields = Object.entries(value).map(([name, it]) => {
    return `${JSON.stringify(name)}: ${rawOf(it, typeof it === "string" && isNumber(it) && numericNames.has(name))}`;
  });
  return `{ ${fields.join(", ")} }`;
}

interface Found {
  /** What holds it. */
  readonly around: JsonParts;
  readonly entry: JsonEntry;
}

/** What stands at a pointer; of a field that is given twice, the last, as it is read. */
function found(root: JsonPart, pointer: string): Found | undefined {
  const around = partsAt(root, parentOf(pointer));
  const entry = around && entryOf(around, lastStep(pointer));
  return entry && { around, entry };
}

/** The object or list at a pointer. */
function partsAt(root: JsonPart, pointer: string | undefined): JsonParts | undefined {
  const part = pointer === "" ? root : pointer === undefined ? undefined : found(root, pointer)?.entry.value;
  return typeof part === "string" ? undefined : part;
}

function entryOf({ entries, isList }: JsonParts, step: string): JsonEntry | undefined {
  return isList ? entries[positionOf(step)] : entries.findLast(({ name }) => name?.text === step);
}

/** What stood there. It goes with its comma and the white space before it, so that no empty line is left. */
function taken(root: JsonPart, pointer: string): JsonPart | undefined {
  const it = found(root, pointer);
  if (it === undefined) return undefined;
  const { around: { entries }, entry } = it;
  entries.splice(entries.indexOf(entry), 1);
  const last = entries.at(-1);
  if (last !== undefined) last.after = "";
  return entry.value;
}

/** Takes the place of a value that is there, except between the items of a list. */
function put(root: JsonPart, pointer: string, value: JsonPart, replaces = false): boolean {
  const around = partsAt(root, parentOf(pointer));
  const here = found(root, pointer)?.entry;
  if (around === undefined || replaces && here === undefined) return false;
  const { entries, isList } = around;
  const space = entries[0]?.before ?? "";
  if (here !== undefined && (replaces || !isList)) {
    here.value = value;
  } else if (here !== undefined) {
    entries.splice(entries.indexOf(here), 0, { before: here.before, value, after: "" });
    here.before = space || " ";
  } else {
    entries.push({ before: space, ...(!isList && { name: nameOf(lastStep(pointer), entries[0]) }), value, after: "" });
  }
  return true;
}

/** A field's name, with the colon set as at another field. */
function nameOf(text: string, other: JsonEntry | undefined): JsonName {
  return { text, raw: JSON.stringify(text), colon: other?.name?.colon ?? ": " };
}
