/** A document for each row of the outlines of Factur-X that breaks it, and one that does not: events for the sweep. */
import type { Condition, ContextRow, ElementTable, RuleRow } from "../../engine/rules/elements/row.ts";
import { mostOf } from "../../engine/rules/elements/row.ts";
import { type Level, levels } from "../../engine/rules/facturx/levels.ts";
import { tablesOf, UNUSED } from "../../engine/rules/facturx/outlines.ts";

export interface Piece {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Piece[];
  text: string;
}

export interface RowCase {
  readonly level: Level;
  readonly id: string;
  readonly path: string;
  /** The whole document that breaks the rule. */
  readonly breaks: Piece;
  readonly keeps: Piece;
}

const identifiers: Readonly<Record<Level, string>> = {
  minimum: "urn:factur-x.eu:1p0:minimum",
  basicwl: "urn:factur-x.eu:1p0:basicwl",
  basic: "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic",
  en16931: "urn:cen.eu:en16931:2017",
  extended: "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
};

/** In no code list. */
const ODD = "§";

function piece(name: string): Piece {
  return { name, attributes: {}, children: [], text: "" };
}

function child(of: Piece, name: string): Piece {
  const made = piece(name);
  of.children.push(made);
  return made;
}

/** The first element of a name, or a new one. */
function within(of: Piece, name: string): Piece {
  return of.children.find((it) => it.name === name) ?? child(of, name);
}

/** The conditions of which all must hold. */
function partsOf(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return "all" in condition ? condition.all : [condition];
}

/** The path that a condition asks for something at; undefined where it asks for nothing. */
function pathOf(condition: Condition): string | undefined {
  if ("is" in condition) return condition.is;
  if ("same" in condition) return condition.same;
  return "has" in condition ? condition.has : undefined;
}

/** Makes what a condition asks for hold. Codes of the head get the value of the piece, where it has one. */
function meet(when: Condition | undefined, of: Piece, top: Piece): void {
  for (const condition of partsOf(when)) {
    const [place = "", attribute] = (pathOf(condition) ?? "").split(/\/?@/);
    if (pathOf(condition) === undefined) continue;
    const at = place.split("/").filter((step) => step !== "").reduce(child, of);
    const known = attribute === undefined ? at.text : at.attributes[attribute] ?? "";
    const wanted = "same" in condition ? known || "EUR" : "is" in condition ? condition.among[0] ?? "" : "";
    if (attribute === undefined) at.text = wanted;
    else at.attributes[attribute] = wanted;
    if ("same" in condition) condition.at.split("/").slice(2).reduce(within, top).text = wanted;
  }
}

/** A document of a level with an element at the end of a way of contexts; `prepare` changes it before conditions are met. */
function documentWith(level: Level, way: readonly ContextRow[], prepare: (subject: Piece) => void): Piece {
  const top = piece("rsm:CrossIndustryInvoice");
  const context = child(top, "rsm:ExchangedDocumentContext");
  child(child(context, "ram:GuidelineSpecifiedDocumentContextParameter"), "ram:ID").text = identifiers[level];
  const ways = way.slice(1);
  let at = top;
  for (const [depth, { on: [name = ""], when }] of ways.entries()) {
    // What the conditions of the elements around ask for is beside what is on the way.
    at = name === "rsm:ExchangedDocumentContext" ? context : child(at, name);
    if (depth === ways.length - 1) prepare(at);
    meet(when, at, top);
  }
  if (ways.length === 0) prepare(at);
  return top;
}

type Change = (subject: Piece) => void;

/** What breaks a row and what keeps it; undefined where breaking it takes the element out of its context. */
function changes(
  row: RuleRow,
  { when }: ContextRow,
  table: ElementTable,
  top: () => Piece,
): readonly [Change, Change] | undefined {
  const of = typeof row.of === "string" ? row.of : "";
  const attribute = of.startsWith("@") ? of.slice(1) : undefined;
  const asked = partsOf(when).filter((it) => pathOf(it) === of);
  const set = (value: string): Change => (it) => {
    if (attribute === undefined) it.text = value;
    else it.attributes[attribute] = value;
  };
  if (typeof row.form === "object") {
    const [listed = ""] = table.codesOf?.(row.form.list) ?? [];
    return asked.some((it) => "is" in it) ? undefined : [set(ODD), set(listed)];
  }
  if (row.id === "-") return attribute === undefined ? [() => {}, () => {}] : [set("x"), () => {}];
  if (attribute !== undefined) return asked.length > 0 ? undefined : [() => {}, set("x")];
  return countChanges(row, when, top);
}

function countChanges(
  row: RuleRow,
  when: Condition | undefined,
  top: () => Piece,
): readonly [Change, Change] | undefined {
  const name = row.among ?? `${row.of}`;
  const [min, max] = [row.min ?? 0, mostOf(row)];
  const add = (count: number): Change => (it) => {
    for (let number = 0; number < count; number++) meet(row.having, child(it, name), top());
  };
  // The level must be said in any case.
  if (name === "ram:GuidelineSpecifiedDocumentContextParameter") return [add(1), add(0)];
  const isThere = partsOf(when).some((it) => pathOf(it)?.split("/")[0] === name);
  if (isThere && max === Infinity) return undefined;
  return [min > 0 && !isThere ? add(0) : add(max + 1), isThere ? add(max - 1) : add(Math.max(min, 1))];
}

/** The rows of all levels; `unbreakable` are those whose condition says what they ask for. */
export function rowCases(): { readonly cases: readonly RowCase[]; readonly unbreakable: readonly string[] } {
  const cases: RowCase[] = [];
  const unbreakable: string[] = [];
  for (const level of levels) {
    for (const table of tablesOf(level).slice(0, 1)) {
      const visit = (context: ContextRow, around: readonly ContextRow[]): void => {
        const way = [...around, context];
        for (const row of context.rows ?? []) {
          const made = caseOf(level, table, way, row);
          if (typeof made === "string") unbreakable.push(made);
          else cases.push(made);
        }
        for (const below of context.below ?? []) visit(below, way);
      };
      for (const root of table.contexts) visit(root, []);
    }
  }
  return { cases, unbreakable };
}

/** Puts into a piece what another has beyond it. */
function merge(into: Piece, from: Piece): void {
  for (const piece of from.children) {
    const same = into.children.find(({ name }) => name === piece.name);
    if (same === undefined) into.children.push(piece);
    else merge(same, piece);
    if (same !== undefined && piece.text !== "") same.text = piece.text;
  }
}

function caseOf(level: Level, table: ElementTable, way: readonly ContextRow[], row: RuleRow): RowCase | string {
  const id = row.id === "-" ? UNUSED : `${table.prefix}${row.id}`;
  const path = way.flatMap(({ on }) => on).join("/");
  const context = way.at(-1);
  // What is counted may depend on codes in the head, which the document is given when it is there.
  let top = piece("");
  const made = (change: Change): Piece => {
    const head: Piece = piece("rsm:CrossIndustryInvoice");
    top = head;
    const document = documentWith(level, way, change);
    merge(document, head);
    return document;
  };
  const found = context === undefined ? undefined : changes(row, context, table, () => top);
  if (found === undefined) return `${level} ${id} ${path}`;
  const [breaks, keeps] = found;
  const none = row.id === "-" && row.of === ".";
  return {
    level,
    id,
    path,
    breaks: made(breaks),
    keeps: none ? documentWith(level, way.slice(0, -1), () => {}) : made(keeps),
  };
}
