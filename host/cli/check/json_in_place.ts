/** A JSON text with a JSON Patch applied to it: what the patch does not name stays as it is written, numbers and layout too. */
import {
  applyEdits,
  findNodeAtLocation,
  type FormattingOptions,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from "jsonc-parser";
import { type TermId, termRows } from "../../../engine/mod.ts";
import type { Operation, Patch } from "../../../engine/patches/mod.ts";

/** The changed text; undefined where the place of an operation does not exist. */
export function editedJson(text: string, patch: Patch): string | undefined {
  let now: string | undefined = text;
  for (const operation of patch) now = now === undefined ? undefined : applied(now, operation);
  return now;
}

function applied(text: string, operation: Operation): string | undefined {
  const root = parseTree(text);
  if (root === undefined) return undefined;
  const path = pathIn(root, operation.path);
  if (operation.op === "remove") return removed(text, root, path);
  if (operation.op === "move") {
    const from = pathIn(root, operation.from);
    const node = findNodeAtLocation(root, from);
    const rest = removed(text, root, from);
    if (node === undefined || rest === undefined) return undefined;
    return put(rest, path, text.slice(node.offset, node.offset + node.length));
  }
  const { value } = operation;
  const before = findNodeAtLocation(root, path);
  const asNumber = typeof value === "string" && isNumber(value) &&
    (before === undefined ? isNumeric(path.at(-1)) : before.type === "number");
  return put(text, path, asNumber ? value : JSON.stringify(value));
}

/** A decimal as patches write them, that JSON takes for a number. */
function isNumber(text: string): boolean {
  return /^[0-9.-]*$/.test(text) && parseTree(text)?.type === "number";
}

const numericTypes: ReadonlySet<string> = new Set(["amount", "unitPrice", "quantity", "percentage"]);
const numericNames: ReadonlySet<unknown> = new Set(
  (Object.keys(termRows) as TermId[]).map((id) => termRows[id]).filter(({ type }) => numericTypes.has(type))
    .map(({ name }) => name),
);

function isNumeric(name: JSONPath[number] | undefined): boolean {
  return numericNames.has(name);
}

/** A JSON pointer (RFC 6901) as the steps that the tree has there. */
function pathIn(root: Node, pointer: string): JSONPath {
  const path: JSONPath = [];
  for (const step of pointer.split("/").slice(1).map((it) => it.replaceAll("~1", "/").replaceAll("~0", "~"))) {
    const around = findNodeAtLocation(root, path);
    const index = step === "-" ? around?.children?.length ?? 0 : +step;
    path.push(around?.type === "array" ? index : step);
  }
  return path;
}

function removed(text: string, root: Node, path: JSONPath): string | undefined {
  if (findNodeAtLocation(root, path) === undefined) return undefined;
  return applyEdits(text, modify(text, path, undefined, {}));
}

/** Writes a value as it is given; it takes the place of one that is there, except between the items of a list. */
function put(text: string, path: JSONPath, raw: string): string | undefined {
  const root = parseTree(text);
  if (root === undefined || findNodeAtLocation(root, path.slice(0, -1)) === undefined) return undefined;
  const before = findNodeAtLocation(root, path);
  if (before !== undefined) {
    return text.slice(0, before.offset) + raw + text.slice(before.offset + before.length);
  }
  // The library writes values itself, and would drop the zeros of an amount.
  const mark = crypto.randomUUID();
  const layout = layoutOf(text);
  const edits = modify(text, path, mark, {
    isArrayInsertion: typeof path.at(-1) === "number",
    ...(layout === undefined ? {} : { formattingOptions: layout }),
  });
  return applyEdits(text, edits).replace(`"${mark}"`, () => raw);
}

/** No indentation is longer. */
const LONGEST_START = 200;

/** How the text is laid out, as its first field is; undefined for a text in one line. */
function layoutOf(text: string): FormattingOptions | undefined {
  const open = text.indexOf("{") + 1;
  const start = text.slice(open, open + LONGEST_START);
  const space = start.slice(0, start.length - start.trimStart().length);
  const eol = ["\r\n", "\n", "\r"].find((it) => space.includes(it));
  if (eol === undefined) return undefined;
  const indent = space.slice(space.lastIndexOf(eol) + eol.length);
  const insertSpaces = !indent.startsWith("\t");
  return { eol, insertSpaces, tabSize: insertSpaces ? indent.length : 1 };
}
