/** Values that somebody gives for places in the JSON model, as operations. */
import { codeLists } from "../model/codes/index.ts";
import { fullPointer } from "../model/shorthands.ts";
import { fieldsOf, type GroupId, groupRows, isMany, isTermId, partsOf, type TermId, termRows } from "../model/terms.ts";
import { termAtPointer } from "./meaning.ts";
import { type JsonTree, lastStep, type Operation, parentOf, type PatchValue, pointerTo } from "./operation.ts";
import { schemeOf } from "./registers.ts";

/** By JSON pointer (RFC 6901). */
export type Answers = Readonly<Record<string, PatchValue>>;

/**
 * What puts a value in its place, with the objects and lists around it that are not there; none where it is there already, and
 * undefined for what is no pointer.
 */
export function settingOf(tree: JsonTree, pointer: string, value: PatchValue): readonly Operation[] | undefined {
  if (!pointer.startsWith("/")) return undefined;
  if (tree.at(pointer) === value) return [];
  if (tree.at(pointer) !== undefined) return [{ op: "replace", path: pointer, value }];
  const identifier = asIdentifier(tree, pointer, value);
  if (identifier !== undefined) return [identifier];
  const operations: Operation[] = [{ op: "add", path: pointer, value }];
  for (let at = pointer;;) {
    const around = parentOf(at) ?? "";
    if (tree.at(around) !== undefined) return operations;
    operations.unshift({ op: "add", path: around, value: /^\d+$/.test(lastStep(at)) ? [] : {} });
    at = around;
  }
}

/** An identifier that is a text until it gets a scheme. */
function asIdentifier(tree: JsonTree, pointer: string, value: PatchValue): Operation | undefined {
  const path = parentOf(pointer) ?? "";
  const [own, name] = [tree.text(path), lastStep(pointer)];
  if (own === undefined || typeof value !== "string") return undefined;
  if (name === "value") return { op: "replace", path, value };
  return name === "schemeId" ? { op: "replace", path, value: { value: own, schemeId: value } } : undefined;
}

/** An answer of another shape than its field: where something else is meant. */
export interface BadAnswer {
  readonly pointer: string;
  /** The fields that can be answered there; none where a single value is. */
  readonly fields: readonly string[];
}

/** The first answer that its field has no place for: a value for a group or a list, or an object for a single value. */
export function badAnswer(answers: Answers): BadAnswer | undefined {
  for (const [pointer, value] of Object.entries(answers)) {
    if (!pointer.startsWith("/")) continue;
    const field = exactField(fullPointer(pointer).split("/").slice(1));
    if (field === undefined) continue;
    const fields = "group" in field ? namesIn(field.group).map((name) => pointerTo(pointer, name)) : [];
    const isFit = "term" in field && (typeof value === "string" || isIdentifier(field.term, value));
    if (!isFit) return { pointer, fields: "list" in field ? [pointerTo(pointer, 0)] : fields };
  }
  return undefined;
}

type Exact = { readonly term: TermId } | { readonly group: GroupId } | { readonly list: TermId | GroupId };

/** What exactly a pointer leads to; undefined for what the model does not have. */
function exactField([...steps]: readonly string[], group: GroupId = "BG-0"): Exact | undefined {
  const [name, ...rest] = steps;
  if (name === undefined) return { group };
  const id = fieldsOf(group).find(([own]) => own === name)?.[1];
  if (id === undefined) return undefined;
  const row = isTermId(id) ? termRows[id] : groupRows[id];
  const [index, ...below] = rest;
  if (isMany(row) && index === undefined) return { list: id };
  const inside = isMany(row) ? below : rest;
  if (!isTermId(id)) return exactField(inside, id);
  return inside.length < 2 ? { term: id } : undefined;
}

function namesIn(group: GroupId): readonly string[] {
  return fieldsOf(group).filter(([, id]) => isTermId(id)).map(([name]) => name);
}

/** An identifier may come with its scheme. */
function isIdentifier(term: TermId, value: PatchValue): boolean {
  const { type } = termRows[term];
  const isOne = type === "identifier" || type === "endpoint" || partsOf(term).length > 0;
  return isOne && typeof value === "object" && !Array.isArray(value) &&
    Object.values(value).every((it) => typeof it === "string") && Object.hasOwn(value, "value");
}

/**
 * What puts an answer in its place: an identifier keeps the scheme that it has, or brings its own before a colon; an address has
 * the one that its form tells.
 */
export function answering(tree: JsonTree, pointer: string, value: PatchValue): readonly Operation[] | undefined {
  const term = termAtPointer(pointer);
  const type = term === undefined ? undefined : termRows[term].type;
  const isWhole = !/^(?:value|schemeId|listId|listVersion)$/.test(lastStep(pointer));
  if (term === undefined || typeof value !== "string" || !isWhole || type !== "identifier" && type !== "endpoint") {
    return settingOf(tree, pointer, value);
  }
  const [, scheme = "", number = ""] = /^([0-9]{4}|EM):(.+)$/.exec(value) ?? [];
  const list = termRows[term].codes;
  if (list !== undefined && codeLists[list].codes("ubl-invoice").has(scheme)) {
    return settingOf(tree, pointer, { value: number, schemeId: scheme });
  }
  if (tree.object(pointer) !== undefined) return settingOf(tree, pointerTo(pointer, "value"), value);
  const own = type === "endpoint" ? schemeOf(value, countryAround(tree, pointer)) : undefined;
  return settingOf(tree, pointer, own === undefined ? value : { value, schemeId: own });
}

function countryAround(tree: JsonTree, pointer: string): string | undefined {
  return tree.text(`${parentOf(pointer) ?? ""}/address/countryCode`);
}
