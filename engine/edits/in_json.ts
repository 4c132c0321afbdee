/** A JSON text with operations applied to it: what they do not name stays as it is written, numbers, order and layout too. */
import { positionOf } from "../model/draft.ts";
import { type TermId, termIds, termRows } from "../model/terms.ts";
import { type Entry, type Outlined, outlineOf } from "./json_outline.ts";
import { lastStep, type Operation, parentOf, type PatchValue } from "./operation.ts";
import { decimalIn, numeric } from "./values.ts";
import { edited, type TextEdit } from "./xml/edits.ts";

/** The changed text; undefined where the place of an operation does not exist. */
export function jsonWith(text: string, operations: readonly Operation[]): string | undefined {
  let now: string | undefined = text;
  for (const [first, ...more] of together(operations)) {
    if (now === undefined || first === undefined) return now;
    now = more.length === 0 ? applied(now, first) : allReplaced(now, [first, ...more]);
  }
  return now;
}

type Replacing = Extract<Operation, { readonly op: "add" | "replace" }>;

/** Values that are replaced one after the other, none within another, are replaced at once: the text is outlined once for them. */
function* together(operations: readonly Operation[]): Generator<readonly [Operation, ...Replacing[]] | readonly []> {
  let run: [Replacing, ...Replacing[]] | undefined;
  let paths = new Set<string>();
  let around = new Set<string>();
  for (const operation of operations) {
    const { op, path } = operation;
    const ways = waysTo(path);
    if (run !== undefined && (op !== "replace" || around.has(path) || [path, ...ways].some((it) => paths.has(it)))) {
      yield run;
      run = undefined;
    }
    if (op !== "replace") {
      yield [operation];
      continue;
    }
    if (run === undefined) [run, paths, around] = [[operation], new Set(), new Set()];
    else run.push(operation);
    paths.add(path);
    for (const way of ways) around.add(way);
  }
  if (run !== undefined) yield run;
}

/** The pointers of all that a value stands in. */
function waysTo(pointer: string): readonly string[] {
  const parent = parentOf(pointer);
  return parent === undefined ? [] : [parent, ...waysTo(parent)];
}

function allReplaced(text: string, operations: readonly Operation[]): string | undefined {
  const outline = outlineOf(text);
  const edits: TextEdit[] = [];
  for (const operation of operations) {
    const there = foundIn(outline, operation.path)?.value;
    if (there === undefined || !("value" in operation)) return undefined;
    edits.push({ start: there.start, end: there.end, text: rawFor(operation, there, text) });
  }
  return edited(text, edits.toSorted((one, other) => one.start - other.start));
}

function applied(text: string, operation: Operation): string | undefined {
  const { op, path } = operation;
  if (op === "remove") return removed(text, path);
  if (op === "move") {
    const from = found(text, operation.from)?.value;
    const rest = removed(text, operation.from);
    return from === undefined || rest === undefined ? undefined : put(rest, path, text.slice(from.start, from.end));
  }
  const before = found(text, path)?.value;
  return put(text, path, rawFor(operation, before, text), op === "replace");
}

/** A number where one stands there, or where there is nothing and the field has numbers. */
function rawFor({ path, value }: Replacing, before: Outlined | undefined, text: string): string {
  const asNumber = typeof value === "string" && isNumber(value) &&
    (before === undefined ? numericNames.has(lastStep(path)) : /[-\d]/.test(text.charAt(before.start)));
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
  readonly around: Outlined;
  readonly entry: Entry;
  readonly value: Outlined;
}

/** What stands at a pointer; of a field that is given twice, the last, as it is read. */
function found(text: string, pointer: string): Found | undefined {
  return foundIn(outlineOf(text), pointer);
}

function foundIn(outline: Outlined, pointer: string): Found | undefined {
  let around = outline;
  let here: Found | undefined;
  for (const step of stepsOf(pointer)) {
    const entry = entryOf(around, step);
    if (entry === undefined) return undefined;
    here = { around, entry, value: entry.value };
    around = entry.value;
  }
  return here;
}

function stepsOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function entryOf({ entries = [], isList }: Outlined, step: string): Entry | undefined {
  return isList === true ? entries[positionOf(step)] : entries.findLast(({ name }) => name === step);
}

/** Without the comma, and the white space before it, so that no empty line is left. */
function removed(text: string, pointer: string): string | undefined {
  const it = found(text, pointer);
  const entries = it?.around.entries ?? [];
  if (it === undefined) return undefined;
  const index = entries.indexOf(it.entry);
  const before = entries[index - 1]?.value.end ?? it.around.start + 1;
  if (index + 1 < entries.length) {
    const comma = text.indexOf(",", it.value.end);
    const from = index === 0 ? before : text.indexOf(",", before) + 1;
    return text.slice(0, from) + text.slice(comma + 1);
  }
  return text.slice(0, before) + text.slice(it.value.end);
}

/** Takes the place of a value that is there, except between the items of a list. */
function put(text: string, pointer: string, raw: string, replaces = false): string | undefined {
  const here = found(text, pointer);
  const parent = parentOf(pointer) ?? "";
  const around = parent === "" ? outlineOf(text) : found(text, parent)?.value;
  if (around?.entries === undefined || replaces && here === undefined) return undefined;
  if (here !== undefined && (replaces || around.isList !== true)) {
    return text.slice(0, here.value.start) + raw + text.slice(here.value.end);
  }
  const first = around.entries[0];
  const space = first === undefined ? "" : text.slice(around.start + 1, first.start);
  if (here !== undefined) {
    return `${text.slice(0, here.entry.start)}${raw},${space || " "}${text.slice(here.entry.start)}`;
  }
  const colon = first?.name === undefined ? ": " : text.slice(endOfName(first, text), first.value.start);
  const name = around.isList === true ? "" : JSON.stringify(stepsOf(pointer).at(-1)) + colon;
  const end = around.entries.at(-1)?.value.end ?? around.start + 1;
  return `${text.slice(0, end)}${first === undefined ? "" : `,${space}`}${name}${raw}${text.slice(end)}`;
}

function endOfName({ start, value }: Entry, text: string): number {
  return start + 1 + text.slice(start + 1, value.start).lastIndexOf('"') + 1;
}
