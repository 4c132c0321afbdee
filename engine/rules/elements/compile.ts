/** The rows of tables as trees of paths, by which the sweep moves as elements open. */
import {
  type Context,
  countsAnywhere,
  type ElementRow,
  type ElementRules,
  type Ending,
  endOf,
  homeOf,
  inOrder,
  isOwnForm,
  keepsAll,
  lateIn,
  partsOf,
  type PathNode,
  tallyOf,
} from "./compiled.ts";
import { once } from "../../model/known.ts";
import { type Branch, branchesOf } from "./outline.ts";
import { type Condition, type ContextRow, type ElementTable, mostOf, pathsOf, type RuleRow, wholeId } from "./row.ts";
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

/** Where rows count: in a context, whose element has a name, with what is around it. */
interface Home extends Within {
  readonly context: Context;
  readonly home: string | undefined;
}

class Compiler {
  readonly #rows: ElementRow[] = [];
  readonly #ids: Set<string> = new Set();
  /** What waits for the first document that has something of it. */
  readonly #pending: Set<() => void> = new Set();
  readonly #endings: Ending[] = [];
  readonly #asked: Map<string, Context> = new Map();
  /** How many rows there are, those that wait included. */
  #orders = 0;
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
    const all = once(() => this.#allRows());
    return {
      get rows() {
        return all();
      },
      ids: this.#ids,
      fromRoot: this.#fromRoot,
      anywhere: this.#anywhere,
      endings: this.#endings,
    };
  }

  #allRows(): readonly ElementRow[] {
    for (const make of this.#pending) make();
    return this.#rows.toSorted(inOrder);
  }

  #addRuled(
    { on, but, outline, when, severity = "warning", term, rows = [], below = [] }: ContextRow,
    within: Within,
  ): void {
    const about = term === undefined ? {} : { term };
    const branches = branchesOf(outline ?? "", severity, term);
    const conditional = within.conditional || when !== undefined;
    const isRuled = branches.length + rows.length > 0;
    const context = this.#context({
      conditional,
      ...(isRuled ? { table: within.table } : {}),
      when,
    });
    if (when !== undefined) this.#condition(when, context.tree);
    const element = homeOf(on);
    const home = { ...within, home: element, context };
    for (const branch of branches) this.#addBranch(branch, home, "", this.#reserve(branch, home));
    for (const row of rows) this.#addRow({ ...about, ...row }, home);
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

  /** Adds the rows of a branch of an outline, or leaves it to the first document that has an element of its line. */
  #addBranch(branch: Branch, home: Home, above: string, first: number): void {
    if (!branch.canWait) return this.#addRows(branch.all(above), home, first);
    const path = `${above}${branch.name}`;
    const make = () => {
      if (!this.#pending.delete(make)) return;
      const rows = branch.own(above);
      this.#addRows(rows, home, first);
      let next = first + rows.length;
      for (const it of branch.below) {
        this.#addBranch(it, home, `${path}/`, next);
        next += it.ids.length;
      }
    };
    this.#pending.add(make);
    for (const node of this.#at(path, home.context.tree)) node.pending.push(make);
  }

  /** The place of a branch's first row among all rows. */
  #reserve({ ids }: Branch, { table }: Home): number {
    for (const id of ids) this.#note(wholeId(id, table), table);
    this.#orders += ids.length;
    return this.#orders - ids.length;
  }

  /** Whether a table has a rule after all. */
  #note(key: string, { dropped }: ElementTable): boolean {
    if (dropped?.has(key) === true) return false;
    this.#ids.add(key);
    return true;
  }

  #addRows(rows: readonly RuleRow[], home: Home, first: number): void {
    for (const [nth, row] of rows.entries()) this.#addRow(row, home, first + nth);
  }

  #addRow(row: RuleRow, { table, element, home, context }: Home, order = this.#orders++): void {
    const { among, form, having, minus, unlike, pardon, when } = row;
    const unnamed = row.id === "-";
    const key = wholeId(row.id, table);
    if (!this.#note(key, table)) return;
    const compiled: ElementRow = {
      ...row,
      ...(unnamed ? { max: 0 } : {}),
      key,
      order,
      home,
      isVaried: home !== undefined && /[|*]/.test(home),
      around: element,
      most: simplyAtMost(row),
      plain: plainPath(row),
      once: unnamed ? `${key} ${order}` : key,
      isFormed: formOf(form, table),
      ...(typeof form === "object" ? { codes: table.codesOf?.(form.list) } : {}),
    };
    this.#rows.push(compiled);
    file(compiled, context);
    const keep = keepsAll(row);
    if (among !== undefined) this.#addStep(among, having, compiled, context);
    else if (!isOwnForm(row)) {
      for (const path of pathsOf(row)) this.#count(path, context.tree, keep, simplyAtMost(row));
    }
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

  #count(path: string, tree: PathNode, keep: boolean, most = Infinity): void {
    const [, place = "", attribute] = /^(.*?)\/?(?:@(.*))?$/.exec(path) ?? [];
    // "//@a" is an attribute of any element: what is left of it is one slash.
    for (const node of this.#at(place === "/" ? "//" : place, tree)) {
      const counts = attribute === undefined ? node.counts : listAt(node.attributes, attribute);
      const known = counts.find((it) => it.path === path);
      if (known === undefined) counts.push({ path, keep, least: most });
      else {
        known.keep ||= keep;
        known.least = Math.min(known.least, most);
      }
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
    const child = children.get(name) ?? this.#node();
    children.set(name, child);
    return child;
  }

  #node(): PathNode {
    return { id: this.#nodes++, children: new Map(), counts: [], attributes: new Map(), opens: [], pending: [] };
  }
}

/** What is counted at one path is never more in the end than was counted there. */
function simplyAtMost(row: RuleRow): number {
  return pathsOf(row).length === 1 ? mostOf(row) : -1;
}

/** Values, and what else stands around, are no matter to most rows. */
function plainPath(row: RuleRow): string | undefined {
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
  else {for (const path of among === undefined ? paths : [tallyOf(row)]) {
      const list = listAt(rows, path);
      list.push(row);
      list.sort(inOrder);
    }}
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** `*Amount` and `ram:*ID`, as the official rules ask for the end of a name. */
function ending(pattern: string, but: string | undefined): Ending["matches"] {
  const [start = "", end = ""] = pattern.split("*");
  const exempt = but === undefined ? undefined : ending(but, undefined);
  return (element) => element.startsWith(start) && element.endsWith(end) && exempt?.(element) !== true;
}
