/** Rows as the sweep follows them: what is counted at which element, and which rows are asked of it when. */
import { type Condition, type ElementTable, pathsOf, type RuleRow } from "./row.ts";

/** Something that is counted, by the path that its rows name. */
export interface Count {
  readonly path: string;
  /** Whether every place and text is kept, and not only the first places. */
  keep: boolean;
  /** How many the rows allow that count it. */
  least: number;
}

export interface PathNode {
  readonly id: number;
  readonly children: Map<string, PathNode>;
  readonly counts: Count[];
  readonly attributes: Map<string, Count[]>;
  readonly opens: Context[];
  /** What makes the rest of it, for the first document that comes there. */
  readonly pending: (() => void)[];
}

/** The node of an element below another, whole. */
export function childOf({ children }: PathNode, element: string): PathNode | undefined {
  const child = children.get(element);
  if (child !== undefined && child.pending.length > 0) { for (const make of child.pending.splice(0)) make(); }
  return child;
}

/** What is counted for on an element: the rules that run on it, or what others want to know of it. */
export interface Context {
  readonly order: number;
  readonly tree: PathNode;
  /** Its rules, by what they count. */
  readonly rows: Map<string, ElementRow[]>;
  /** Its rules that can fail where nothing was counted. */
  readonly always: ElementRow[];
  /** Its rules on the form of its own text. */
  readonly forms: ElementRow[];
  /** Its rules on what siblings lend, which are asked when the parent closes. */
  readonly beside: ElementRow[];
  /** Its rules that look at the whole document, which are asked at the end of it. */
  readonly afterwards: ElementRow[];
  /** The table whose rules run on the element: of several of its contexts that match, the first alone counts. */
  readonly table?: ElementTable;
  /** What must hold for the element to be one of the context's. */
  readonly when?: Condition | undefined;
  /** Whether that, or the same of a context around it, is known only when elements behind it are. */
  readonly conditional: boolean;
  /** The step of a row, whose content counts in the context around it where a condition holds. */
  readonly step?: ElementRow;
  /** The path whose texts it lends to its siblings. */
  readonly lends?: string;
  /** By which rows of other contexts ask for it. */
  readonly name?: string;
}

export interface ElementRow extends RuleRow {
  readonly key: string;
  /** Where it is among all rows. */
  readonly order: number;
  /** How many there may be, where all are counted at one path: fewer need no second look. */
  readonly most: number;
  /** The element that it runs on, or the several that it can be: `a|b`, or by the end of their names; none for the document. */
  readonly home: string | undefined;
  /** Which of several it was is said where it failed. */
  readonly isVaried: boolean;
  /** The codes that it allows, where it asks for one of a list. */
  readonly codes?: ReadonlySet<string> | undefined;
  /** The element around that, where the table says so. */
  readonly around: string | undefined;
  /** Counts failures once per element: by the rule, or by the row if it is a rule of its own. */
  readonly once: string;
  /** The one path that it counts, where its number alone says whether the row holds. */
  readonly plain: string | undefined;
  /** Whether a text is of its form. */
  readonly isFormed: (text: string) => boolean;
}

export function inOrder(one: ElementRow, other: ElementRow): number {
  return one.order - other.order;
}

export interface ElementRules {
  /** All rows in their order; to ask for them compiles what no document has asked for yet. */
  readonly rows: readonly ElementRow[];
  /** The ids of its rules. */
  readonly ids: ReadonlySet<string>;
  readonly fromRoot: PathNode;
  readonly anywhere: PathNode;
  /** Contexts by how a name ends. */
  readonly endings: readonly Ending[];
}

export interface Ending {
  readonly matches: (element: string) => boolean;
  readonly context: Context;
}

/** What is counted for the document as a whole. */
export const theDocument: Context = {
  order: -1,
  name: "",
  tree: { id: -1, children: new Map(), counts: [], attributes: new Map(), opens: [], pending: [] },
  rows: new Map(),
  always: [],
  forms: [],
  beside: [],
  afterwards: [],
  conditional: false,
};

/** Whether a row is on the form of its element's own text, which nobody needs to keep. */
export function isOwnForm({ form, of }: RuleRow): boolean {
  return form !== undefined && of === ".";
}

/** Whether what a row counts is the same for each of its elements. */
export function countsAnywhere(row: RuleRow): boolean {
  return (row.among === undefined ? pathsOf(row) : [row.among]).some((path) => path.startsWith("//"));
}

/** A condition on values that may stand behind its element, if there is one in a condition. */
export function lateIn(condition: Condition | undefined): Extract<Condition, { readonly same: string }> | undefined {
  if (condition === undefined) return undefined;
  if ("same" in condition) return condition;
  if ("not" in condition) return lateIn(condition.not);
  return partsOf(condition).map(lateIn).find((it) => it !== undefined);
}

/** The last two steps of a path: the element around, and what is counted in it. */
export function endOf(path: string): readonly [around: string, of: string] {
  const [around = "", of = ""] = path.split("/").slice(-2);
  return [around, of];
}

/** Whether every occurrence is looked at, and not their number alone. */
export function keepsAll({ distinct, form, minus, unlike }: RuleRow): boolean {
  return distinct === "exact" || distinct === "normalized" || [form, minus, unlike].some((it) => it !== undefined);
}

/** Under what the content of a row's step is counted. */
export function tallyOf({ key, order, among }: ElementRow): string {
  return `${among?.startsWith("//") === true ? "//" : ""}${key} ${order}`;
}

export function partsOf(condition: Condition): readonly Condition[] {
  return "all" in condition ? condition.all : "any" in condition ? condition.any : [];
}

/** What a context runs on, by the last steps of its places; nothing where that is the document. */
export function homeOf(on: readonly string[]): string | undefined {
  const [place = ""] = on;
  if (place.startsWith("/") && place.split("/").length === 2) return undefined;
  return [...new Set(on.map((it) => it.split("/").at(-1)))].join("|");
}
