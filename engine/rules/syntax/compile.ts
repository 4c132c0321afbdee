/** The rows of a syntax as trees of paths, by which the sweep moves as elements open. */
import { type Condition, type ContextRow, mostOf, pathsOf, type Row, type SyntaxTable } from "./row.ts";
import { rowsOf } from "./outline.ts";

/** Something that is counted, by the path that its rows name. */
export interface Count {
  readonly path: string;
  /** Whether every place and text is kept, and not only the first places. */
  keep: boolean;
}

export interface PathNode {
  readonly id: number;
  readonly children: Map<string, PathNode>;
  readonly counts: Count[];
  readonly attributes: Map<string, Count[]>;
  readonly opens: Context[];
}

/** What is counted for on an element: the rules that run on it, or what others want to know of it. */
export interface Context {
  readonly order: number;
  readonly tree: PathNode;
  /** Its rules, by what they count. */
  readonly rows: Map<string, SyntaxRow[]>;
  /** Its rules that can fail where nothing was counted. */
  readonly always: SyntaxRow[];
  /** Its rules on the form of its own text. */
  readonly forms: SyntaxRow[];
  /** Its rules on what siblings lend, which are asked when the parent closes. */
  readonly beside: SyntaxRow[];
  /** Its rules that count in the whole document, which are asked at the end of it. */
  readonly afterwards: SyntaxRow[];
  /** Rules run on the element: of several such contexts that match, the first alone counts. */
  readonly ruled: boolean;
  /** The step of a row, whose content counts in the context around it where a condition holds. */
  readonly step?: SyntaxRow;
  /** The path whose texts it lends to its siblings. */
  readonly lends?: string;
  /** By which rows of other contexts ask for it. */
  readonly name?: string;
}

export interface SyntaxRow extends Row {
  readonly key: string;
  /** Where it stands in the table. */
  readonly order: number;
  /** How many there may be, where all are counted at one path: fewer need no second look. */
  readonly most: number;
  /** The element that it runs on, `{actual}` where that is one of several; none for the document. */
  readonly home: string | undefined;
}

export interface SyntaxRules {
  readonly rows: readonly SyntaxRow[];
  readonly fromRoot: PathNode;
  readonly anywhere: PathNode;
  /** Contexts by how a name ends. */
  readonly endings: readonly Ending[];
  /** Names of elements that some path has; all others differ by their endings alone. */
  readonly names: ReadonlySet<string>;
}

export interface Ending {
  readonly matches: (element: string) => boolean;
  readonly context: Context;
}

/** What is counted for the document as a whole. */
export const theDocument: Context = {
  order: -1,
  name: "",
  tree: { id: -1, children: new Map(), counts: [], attributes: new Map(), opens: [] },
  rows: new Map(),
  always: [],
  forms: [],
  beside: [],
  afterwards: [],
  ruled: false,
};

export function compile(table: SyntaxTable): SyntaxRules {
  return new Compiler(table).rules();
}

class Compiler {
  readonly #table: SyntaxTable;
  readonly #rows: SyntaxRow[] = [];
  readonly #endings: Ending[] = [];
  readonly #names: Set<string> = new Set();
  #nodes = 0;
  #contexts = 0;
  readonly #fromRoot: PathNode = this.#node();
  readonly #anywhere: PathNode = this.#node();

  constructor(table: SyntaxTable) {
    this.#table = table;
  }

  rules(): SyntaxRules {
    for (const row of this.#table.contexts) this.#addRuled(row);
    return {
      rows: this.#rows,
      fromRoot: this.#fromRoot,
      anywhere: this.#anywhere,
      endings: this.#endings,
      names: this.#names,
    };
  }

  #addRuled({ on, but, outline = "", severity = "warning", term, rows = [] }: ContextRow): void {
    const context = this.#context({ ruled: true });
    const about = term === undefined ? {} : { term };
    const home = homeOf(on);
    for (const row of rowsOf(outline, severity, term)) this.#addRow(row, home, context);
    for (const row of rows) this.#addRow({ ...about, ...row }, home, context);
    for (const place of on) {
      if (place.includes("*")) this.#endings.push({ matches: ending(place, but), context });
      else this.#open(place.startsWith("/") ? place : `//${place}`, context, context.tree);
    }
  }

  #addRow(row: Row, home: string | undefined, context: Context): void {
    const { among, form, having, minus, unlike, pardon, when } = row;
    const compiled = {
      ...row,
      key: `${this.#table.prefix}-${row.id}`,
      order: this.#rows.length,
      home,
      most: simplyAtMost(row),
    };
    this.#rows.push(compiled);
    file(compiled, context);
    const keep = keepsAll(row);
    if (among !== undefined) this.#addStep(among, having, compiled, context);
    else if (form === undefined) { for (const path of pathsOf(row)) this.#count(path, context.tree, keep); }
    if (minus !== undefined) this.#count(minus, context.tree, true);
    if (when !== undefined) this.#condition(when, context.tree);
    if (unlike !== undefined) this.#lend(unlike.beside, unlike.at);
    if (pardon !== undefined) this.#pardon(pardon.around, pardon.has, context);
  }

  #addStep(among: string, having: Condition | undefined, row: SyntaxRow, { tree }: Context): void {
    const step = this.#context({ step: row });
    for (const path of pathsOf(row)) this.#count(path, step.tree, false);
    if (having !== undefined) this.#condition(having, step.tree);
    this.#open(among, step, tree);
  }

  #lend(beside: string, at: string): void {
    const context = this.#context({ lends: at });
    this.#count(at, context.tree, true);
    this.#open(`//${beside}`, context, context.tree);
  }

  #pardon(around: string | undefined, path: string, { tree }: Context): void {
    if (around === undefined) return this.#count(path, tree, false);
    const context = this.#context({ name: around });
    this.#count(path, context.tree, false);
    this.#open(`//${around}`, context, context.tree);
  }

  #condition(condition: Condition, tree: PathNode): void {
    if ("is" in condition) this.#count(condition.is, tree, true);
    else if ("isNot" in condition) this.#count(condition.isNot, tree, true);
    else if ("fewer" in condition) {
      for (const path of [condition.fewer, condition.than]) this.#count(path, tree, false);
    } else if ("has" in condition) this.#count(condition.has, tree, false);
    else if ("not" in condition) this.#condition(condition.not, tree);
    else for (const part of partsOf(condition)) this.#condition(part, tree);
  }

  #context(of: Partial<Context>): Context {
    const rows = { rows: new Map(), always: [], forms: [], beside: [], afterwards: [] };
    return { order: this.#contexts++, tree: this.#node(), ruled: false, ...rows, ...of };
  }

  #open(place: string, context: Context, tree: PathNode): void {
    for (const node of this.#at(place, tree)) node.opens.push(context);
  }

  #count(path: string, tree: PathNode, keep: boolean): void {
    const [, place = "", attribute] = /^(.*?)\/?(?:@(.*))?$/.exec(path) ?? [];
    // "//@a" is an attribute of any element: what is left of it is one slash.
    for (const node of this.#at(place === "/" ? "//" : place, tree)) {
      const counts = attribute === undefined ? node.counts : listAt(node.attributes, attribute);
      const known = counts.find((it) => it.path === path);
      if (known === undefined) counts.push({ path, keep });
      else known.keep ||= keep;
    }
  }

  /** The nodes of a path, made where there are none yet; several where it has alternatives. */
  #at(path: string, tree: PathNode): readonly PathNode[] {
    const from = path.startsWith("//") ? this.#anywhere : path.startsWith("/") ? this.#fromRoot : tree;
    let nodes: readonly PathNode[] = [from];
    for (const step of path.split("/").filter((it) => it !== "" && it !== ".")) {
      nodes = nodes.flatMap((node) => step.split("|").map((name) => this.#child(node, name)));
    }
    return nodes;
  }

  #child({ children }: PathNode, name: string): PathNode {
    this.#names.add(name);
    const child = children.get(name) ?? this.#node();
    children.set(name, child);
    return child;
  }

  #node(): PathNode {
    return { id: this.#nodes++, children: new Map(), counts: [], attributes: new Map(), opens: [] };
  }
}

function homeOf(on: readonly string[]): string | undefined {
  const [place = ""] = on;
  if (place.startsWith("/") && place.split("/").length === 2) return undefined;
  return on.length > 1 || place.includes("*") ? "{actual}" : place.split("/").at(-1);
}

/** What is counted at one path is never more in the end than was counted there. */
function simplyAtMost(row: Row): number {
  return pathsOf(row).length === 1 ? mostOf(row) : -1;
}

/** Puts a row where it is asked. */
function file(row: SyntaxRow, { rows, always, forms, beside, afterwards }: Context): void {
  const { among, form, unlike, min = 0 } = row;
  const paths = among === undefined ? pathsOf(row) : [among];
  if (form !== undefined) forms.push(row);
  else if (unlike !== undefined) beside.push(row);
  else if (paths.some((path) => path.startsWith("//"))) afterwards.push(row);
  else if (min > 0) always.push(row);
  else for (const path of among === undefined ? paths : [tallyOf(row)]) listAt(rows, path).push(row);
}

/** Whether every occurrence is looked at, and not their number alone. */
function keepsAll({ distinct, minus, unlike }: Row): boolean {
  return distinct === "exact" || distinct === "normalized" || minus !== undefined || unlike !== undefined;
}

/** Under what the content of a row's step is counted. */
export function tallyOf({ key, order, among }: SyntaxRow): string {
  return `${among?.startsWith("//") === true ? "//" : ""}${key} ${order}`;
}

export function partsOf(condition: Condition): readonly Condition[] {
  return "all" in condition ? condition.all : "any" in condition ? condition.any : [];
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** `*Amount` and `ram:*ID`, as the official rules ask for the end of a name. */
function ending(pattern: string, but: string | undefined): Ending["matches"] {
  const [start = "", end = ""] = pattern.split("*");
  const spared = but === undefined ? undefined : ending(but, undefined);
  return (element) => element.startsWith(start) && element.endsWith(end) && spared?.(element) !== true;
}
