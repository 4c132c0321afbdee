/**
 * Test cases of rules: edits that turn the base invoice into one that fails the rule, or that only just passes.
 *
 * A path is element names from below the root, joined by "/", with the canonical prefixes; `[n]` picks the nth element
 * of the name, and a name without it means all of them.
 */
export type Edit =
  | { readonly edit: "set"; readonly path: string; readonly to: string }
  | { readonly edit: "drop"; readonly path: string }
  | { readonly edit: "add"; readonly path: string; readonly xml: string }
  | { readonly edit: "attribute"; readonly path: string; readonly name: string; readonly to?: string };

export interface Pass {
  /** What is special, as the end of a sentence: "passes …". */
  readonly why: string;
  readonly edits: readonly Edit[];
  /** The document that is edited, where it is not the base invoice of the syntax. */
  readonly base?: "credit-note";
}

export interface Fail extends Pass {
  /** The path of the place that the finding must name. */
  readonly at: string;
  /**
   * The edits of the invoice that is repaired as the fix says, in place of `edits`. Left out where taking back the last edit
   * is that repair, or where a case that passes differs in the last edit alone.
   */
  readonly repaired?: readonly Edit[];
}

export interface SyntaxCases {
  readonly fail: readonly [Fail, ...Fail[]];
  readonly pass: readonly [Pass, ...Pass[]];
  /** Documents at which the official validators stop when they come to the rule, so that none is valid here. */
  readonly stop?: readonly Pass[];
}

/** Cases of a check that is `never`: the official rule is there, and no document fails it. */
export interface NeverCases {
  readonly fail: readonly [];
  readonly pass: readonly [Pass, ...Pass[]];
  readonly stop?: readonly Pass[];
}

export interface Cases {
  readonly ubl?: SyntaxCases | NeverCases;
  readonly cii?: SyntaxCases | NeverCases;
}

/** Gives elements another text, as it is in XML. */
export function set(path: string, to: string): Edit {
  return { edit: "set", path, to };
}

/** Removes elements. */
export function drop(path: string): Edit {
  return { edit: "drop", path };
}

/** Adds XML at the end of the element; "" is the root. */
export function add(path: string, xml: string): Edit {
  return { edit: "add", path, xml };
}

/** Sets an attribute, or removes it when no value is given. */
export function attribute(path: string, name: string, to?: string): Edit {
  return { edit: "attribute", path, name, ...(to === undefined ? {} : { to }) };
}

export function fails(why: string, at: string, ...edits: readonly Edit[]): Fail {
  return { why, at, edits };
}

export function passes(why: string, ...edits: readonly Edit[]): Pass {
  return { why, edits };
}

/** The same case, with the edits that make the repaired invoice. */
export function repairedBy(it: Fail, ...edits: readonly Edit[]): Fail {
  return { ...it, repaired: edits };
}

/** The same case on the base credit note. */
export function onCreditNote<T extends Pass>(it: T): T {
  return { ...it, base: "credit-note" };
}
