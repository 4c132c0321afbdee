/** Something that could have happened to an invoice, and what the invoice would be without it. */
import type { Rewrite } from "../../edits/rewrites.ts";
import type { JsonTree, Operation } from "../../edits/operation.ts";
import type { Decimal } from "../../model/decimal.ts";
import { decimalIn } from "../../edits/values.ts";
import { leavesOf } from "../../edits/changes.ts";
import { onceIn } from "../../edits/lines.ts";
import { termAtPointer } from "../../edits/meaning.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { GroupId, TermId } from "../../model/terms.ts";

/** What is known of a document before anything is tried. */
export interface Scene {
  readonly tree: JsonTree;
  /** Of the document itself. */
  readonly text: string;
  readonly syntax: Syntax;
  /** Rules that fail, and what they name. */
  readonly rules: ReadonlySet<string>;
  readonly terms: ReadonlySet<TermId | GroupId>;
}

/** The invoice read in one way: a change of its model, or of how its XML is put together. */
export interface Reading {
  readonly patch: readonly Operation[];
  readonly rewrite?: Rewrite;
}

export interface Mishap {
  readonly id: string;
  /** The rule that it explains also where its finding is for information only. */
  readonly rule?: string;
  readonly readings: (scene: Scene) => Iterable<Reading>;
}

/** A value of the model with its place and term. */
export interface Value {
  readonly pointer: string;
  readonly text: string;
  readonly term: TermId;
}

/** All values of terms; what the model does not know is left out. */
export function valuesOf({ tree }: Pick<Scene, "tree">): readonly Value[] {
  return valuesIn(tree);
}

const valuesIn = onceIn((tree): readonly Value[] =>
  leavesOf(tree.at(""), "").flatMap(([pointer, text]) => {
    const term = termAtPointer(pointer);
    return term === undefined ? [] : [{ pointer, text, term }];
  })
);

export function replaced(path: string, value: string): Operation {
  return { op: "replace", path, value };
}

/** Puts a value where there may be one already. */
export function put(tree: JsonTree, path: string, value: string): Operation {
  return { op: tree.at(path) === undefined ? "add" : "replace", path, value };
}

/** The number that stands at a place; undefined for none. */
export function numberAt(tree: JsonTree, pointer: string): Decimal | undefined {
  return decimalIn(tree.text(pointer) ?? "");
}
