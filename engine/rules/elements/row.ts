/**
 * Rows of rules on elements (UBL-CR, UBL-SR, UBL-DT, CII-SR, CII-DT, FX-SCH): which elements and attributes may be where,
 * how often, with which code, and in a few cases in which form. One sweep over the events of a document judges all of them.
 *
 * Paths are those of the official rules, with canonical prefixes: `a/b` below the element that a context runs on, `a/@b`
 * an attribute, `.` the element itself, `//a/b` anywhere in the document, `/a/b` from its root. `a|b` are alternatives.
 */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Severity } from "../kit/rule.ts";

/** How texts are compared: as they are, with their white space normalized, in upper case, or as xs:boolean. */
export type Comparison = "exact" | "normalized" | "upper" | "boolean";

/** What decides whether a row is judged. `path` is below the element in question. */
export type Condition =
  /** Some value there is one of these, as XPath compares sets. */
  | { readonly is: string; readonly among: readonly string[]; readonly as: Comparison }
  /** Some value there is not one of these. */
  | { readonly isNot: string; readonly among: readonly string[]; readonly as: Comparison }
  /** Some value there is one of those at a path from the root; within the element that it ends in, of those in that one. */
  | { readonly same: string; readonly at: string }
  /** There are fewer of the first than of the second. */
  | { readonly fewer: string; readonly than: string }
  | { readonly has: string }
  /** The element's own name. */
  | { readonly named: string }
  /** An element around it. */
  | { readonly within: string }
  /** The document element. */
  | { readonly root: string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/**
 * What the text of an element must look like: a code of one of the table's lists, if it is there at all. `day` is written
 * with hyphens and `digits` without, and neither need be one of the calendar; of `none` there is no text.
 */
export type Form = "two decimals" | "date" | "day" | "digits" | "none" | { readonly list: string };

export interface RuleRow {
  /**
   * Without the prefix of the table. Rows of one context with the same id are one rule, which fails once. `-` is what the table
   * calls that something is not used, and each such row is a rule of its own.
   */
  readonly id: string;
  /** Fatal where it is left out. */
  readonly severity?: Severity;
  /** What is counted; several paths are counted together. */
  readonly of: string | readonly string[];
  /** Counted only in steps that hold the condition: XPath's `among[having]/of`. */
  readonly among?: string;
  readonly having?: Condition;
  /** What is not counted after all. */
  readonly minus?: string;
  /** Counts which of the paths occur, or different texts, in place of occurrences. */
  readonly distinct?: "paths" | "exact" | "normalized";
  /** Only texts that are not of this form are counted. */
  readonly form?: Form;
  /** Of texts that comments part, the official rule reads one, and stops at several. */
  readonly whole?: true;
  /** Only texts that differ from one in a sibling of the element. */
  readonly unlike?: { readonly beside: string; readonly at: string };
  /** How many there may be; nothing is said of more where it is left out, as long as there is a `min`, else none may be. */
  readonly max?: number;
  readonly min?: number;
  readonly when?: Condition | undefined;
  /** No failure where the document has something at the path, or an element of the name that is around this one. */
  readonly pardon?: { readonly around?: string; readonly has: string };
  /** What the finding is about, where the context does not say. */
  readonly term?: TermId | GroupId;
}

/** Elements that rules run on, in the order in which the official rules ask: of several that match, the first counts. */
export interface ContextRow {
  /**
   * `/a/b` from the root, `a` or `a/b` anywhere, `*Amount` a name's end in any namespace, `ram:*ID` in one. Not `but`.
   */
  readonly on: readonly string[];
  readonly but?: string;
  /** The element is one of the context's only where this holds. Then the next that matches is asked, too. */
  readonly when?: Condition | undefined;
  /** What the findings are about, where the outline does not say closer. */
  readonly term?: TermId | GroupId;
  /** The severity of what is there although it may not. A warning where it is left out. */
  readonly severity?: Severity;
  /** Most of the rows, see outline.ts. */
  readonly outline?: string;
  readonly rows?: readonly RuleRow[] | undefined;
  /** Contexts on what is below its element, by their paths from there. A context without rows does not count as one. */
  readonly below?: readonly ContextRow[];
}

/** What is asked in one go: of the contexts that match an element, the first alone counts. */
export interface ElementTable {
  /** Before each id. */
  readonly prefix: string;
  /** The id of rows that have none. */
  readonly unused?: string;
  /** The values of a code list. */
  readonly codesOf?: (list: string) => ReadonlySet<string>;
  readonly contexts: readonly ContextRow[];
  /** Rules that it does not have after all, by their whole ids. */
  readonly dropped?: ReadonlySet<string>;
}

/** The whole id of a rule. */
export function wholeId(id: string, { prefix, unused = "" }: ElementTable): string {
  return id === "-" ? unused : `${prefix}${id}`;
}

/** A table like another without some of its rules, by their ids with the prefix. What its contexts take, they still take. */
export function without(ids: readonly string[], table: ElementTable): ElementTable {
  return { ...table, dropped: new Set([...table.dropped ?? [], ...ids]) };
}

/** Contexts in their order, and with the outline of each the rows that no outline can say, by the first of its places. */
export function withRows(
  contexts: readonly ContextRow[],
  rows: Readonly<Record<string, readonly RuleRow[]>>,
): readonly ContextRow[] {
  return contexts.map((context) => ({ ...context, rows: rows[context.on[0] ?? ""] }));
}

export function is(path: string, ...among: readonly string[]): Condition {
  return { is: path, among, as: "exact" };
}

export function isAs(as: Comparison, path: string, ...among: readonly string[]): Condition {
  return { is: path, among, as };
}

export function isNot(path: string, ...among: readonly string[]): Condition {
  return { isNot: path, among, as: "exact" };
}

export function isNotAs(as: Comparison, path: string, ...among: readonly string[]): Condition {
  return { isNot: path, among, as };
}

export function sameAs(path: string, at: string): Condition {
  return { same: path, at };
}

export function fewer(path: string, than: string): Condition {
  return { fewer: path, than };
}

export function has(path: string): Condition {
  return { has: path };
}

export function named(element: string): Condition {
  return { named: element };
}

export function root(element: string): Condition {
  return { root: element };
}

export function within(element: string): Condition {
  return { within: element };
}

export function not(condition: Condition): Condition {
  return { not: condition };
}

export function all(...conditions: readonly Condition[]): Condition {
  return { all: conditions };
}

export function any(...conditions: readonly Condition[]): Condition {
  return { any: conditions };
}

/** The paths that a row counts. */
export function pathsOf({ of }: RuleRow): readonly string[] {
  return typeof of === "string" ? [of] : of;
}

/** The most that a row lets pass; infinite where it asks for a least number alone. */
export function mostOf({ max, min }: RuleRow): number {
  return max ?? (min === undefined ? 0 : Infinity);
}
