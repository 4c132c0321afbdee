/** The rows of tables as trees of paths, by which the sweep moves as elements open. */
import {
  type Context,
  countsAnywhere,
  type ElementRow,
  type ElementRules,
  type Ending,
  endOf,
  isOwnForm,
  keepsAll,
  lateIn,
  partsOf,
  type PathNode,
  tallyOf,
} from "./compiled.ts";
import { rowsOf } from "./outline.ts";
import { type Condition, type ContextRow, type ElementTable, mostOf, pathsOf, type Row } from "./row.ts";
import { formOf } from "./values.ts";

/** The rules of some tables, of which each is asked by itself. */
export function compile(...tables: readonly ElementTable[]): ElementRules {
  return new Compiler().rules(tables);
}

/** Where the contexts of a table lie: below which elements, and what is asked of those around. */
interface Within {
  readonly table: ElementTable;
  readonly tree: PathNode;
  readonly element: string | undefined;
  readonly conditional: boolean;
}

class Compiler {
  readonly #rows: ElementRow[] = [];
  readonly #endings: Ending[] = [];
  readonly #names: Set<string> = new Set();
  readonly #asked: Map<string, Context> = new Map();
  #nodes = 0;
  #contexts = 0;
  readonly #fromRoot: PathNode = this.#node();
  readonly #anywhere: PathNode = this.#node();

  rules(tables: readonly ElementTable[]): ElementRules {
    for (const table of tables) {
      for (const row of table.contexts) {
        this.#addRuled(row, { table, tree: this.#anywhere, element: undefined, conditional: false });
      }
    }
    return {
      rows: this.#rows,
      fromRoot: this.#fromRoot,
      anywhere: this.#anywhere,
      endings: this.#endings,
      names: this.#names,
    };
  }

  #addRuled(
    { on, but, outline, when, severity = "warning", term, rows = [], below = [] }: ContextRow,
    within: Within,
  ): void {
    const about = term === undefined ? {} : { term };
    const all = [...rowsOf(outline ?? "", severity, term), ...rows.map((row) => ({ ...about, ...row }))];
    const conditional = within.conditional || when !== undefined;
    const isRuled = all.length > 0;
    const context = this.#context({
      conditional,
      ...(isRuled ? { table: within.table } : {}),
      ...(when === undefined ? {} : { when }),
    });
    if (when !== undefined) this.#condition(when, context.tree);
    const element = homeOf(on);
    for (const row of all) this.#addRow(row, { ...within, home: element }, context);
    for (const place of on) {
      if (place.includes("*")) this.#endings.push({ matches: ending(place, but), context });
      else if (isRuled || when !== undefined) this.#open(place, context, within.tree);
      if (below.length === 0) continue;
      // Where the element counts under a condition, so does what is below it.
      for (const tree of when === undefined ? this.#at(place, within.tree) : [context.tree]) {
        for (const row of below) this.#addRuled(row, { ...within, tree, element, conditional });
      }
    }
  }

  #addRow(row: Row, { table, element, home }: Within & { readonly home: string | undefined }, context: Context): void {
    const { among, form, having, minus, unlike, pardon, when } = row;
    const unnamed = row.id === "-";
    const key = unnamed ? table.unused ?? "" : `${table.prefix}${row.id}`;
    if (table.dropped?.has(key) === true) return;
    const order = this.#rows.length;
    const compiled: ElementRow = {
      ...row,
      ...(unnamed ? { max: 0 } : {}),
      key,
      order,
      home,
      around: element,
      most: simplyAtMost(row),
      plain: plainPath(row),
      once: unnamed ? `${key} ${order}` : key,
      isFormed: formOf(form, table),
    };
    this.#rows.push(compiled);
    file(compiled, context);
    const keep = keepsAll(row);
    if (among !== undefined) this.#addStep(among, having, compiled, context);
    else if (!isOwnForm(row)) { for (const path of pathsOf(row)) this.#count(path, context.tree, keep); }
    if (minus !== undefined) this.#count(minus, context.tree, true);
    if (when !== undefined) this.#condition(when, context.tree);
    if (unlike !== undefined) this.#lend(unlike.beside, unlike.at);
    if (pardon !== undefined) this.#pardon(pardon.around, pardon.has, context);
  }

  #addStep(among: string, having: Condition | undefined, row: ElementRow, { tree }: Context): void {
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
    this.#count(path, this.#named(around).tree, false);
  }

  /** What elements of a name are asked for by rows of others. */
  #named(name: string): Context {
    const known = this.#asked.get(name);
    if (known !== undefined) return known;
    const context = this.#context({ name });
    this.#open(`//${name}`, context, context.tree);
    this.#asked.set(name, context);
    return context;
  }

  #condition(condition: Condition, tree: PathNode): void {
    if ("is" in condition) this.#count(condition.is, tree, true);
    else if ("same" in condition) {
      const [around, of] = endOf(condition.at);
      for (const path of [condition.same, condition.at]) this.#count(path, tree, true);
      this.#count(of, this.#named(around).tree, true);
    } else if ("isNot" in condition) this.#count(condition.isNot, tree, true);
    else if ("fewer" in condition) {
      for (const path of [condition.fewer, condition.than]) this.#count(path, tree, false);
    } else if ("has" in condition) this.#count(condition.has, tree, false);
    else if ("not" in condition) this.#condition(condition.not, tree);
    else for (const part of partsOf(condition)) this.#condition(part, tree);
  }

  #context(of: Partial<Context>): Context {
    const rows = { rows: new Map(), always: [], forms: [], beside: [], afterwards: [] };
    return { order: this.#contexts++, tree: this.#node(), conditional: false, ...rows, ...of };
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

/** Values, and what else stands around, are no matter to most rows. */
function plainPath(row: Row): string | undefined {
  const [path, second] = row.among === undefined ? pathsOf(row) : [];
  return second !== undefined || row.distinct !== undefined || keepsAll(row) ? undefined : path;
}

/** Puts a row where it is asked. */
function file(row: ElementRow, { rows, always, forms, beside, afterwards }: Context): void {
  const { among, unlike, min = 0 } = row;
  const paths = among === undefined ? pathsOf(row) : [among];
  if (isOwnForm(row)) forms.push(row);
  else if (unlike !== undefined) beside.push(row);
  else if (countsAnywhere(row) || lateIn(row.having ?? row.when) !== undefined) afterwards.push(row);
  else if (min > 0) always.push(row);
  else for (const path of among === undefined ? paths : [tallyOf(row)]) listAt(rows, path).push(row);
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
