/** A document for each row of the outlines of Factur-X that breaks it, and one that does not: events for the sweep. */
import { type Level, levels } from "../../engine/rules/facturx/levels.ts";
import { type Check, codesOf, type OutlineNode, outlineOf, type Term } from "../../engine/rules/facturx/outline.ts";
import { UNUSED } from "../../engine/rules/facturx/sweep.ts";

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

/** Makes what conditions ask for hold. Codes of the head get the value of the piece, where it has one. */
function meet(terms: readonly Term[], of: Piece, top: Piece): void {
  for (const { path, value = "", code, denied } of terms) {
    if (denied) continue;
    const steps = path.filter((step) => !step.startsWith("@"));
    const attribute = path.find((step) => step.startsWith("@"))?.slice(1);
    const at = steps.reduce(child, of);
    const known = attribute === undefined ? at.text : at.attributes[attribute] ?? "";
    const wanted = code === undefined ? value : known || "EUR";
    if (attribute === undefined) at.text = wanted;
    else at.attributes[attribute] = wanted;
    if (code === undefined) continue;
    const settlement = within(within(top, "rsm:SupplyChainTradeTransaction"), "ram:ApplicableHeaderTradeSettlement");
    within(settlement, code).text = wanted;
  }
}

/** A document of a level with an element at the end of a way of outline nodes; `prepare` changes it before conditions are met. */
function documentWith(level: Level, way: readonly OutlineNode[], prepare: (subject: Piece) => void): Piece {
  const top = piece("rsm:CrossIndustryInvoice");
  const context = child(top, "rsm:ExchangedDocumentContext");
  child(child(context, "ram:GuidelineSpecifiedDocumentContextParameter"), "ram:ID").text = identifiers[level];
  const ways = way.slice(1);
  let at = top;
  for (const [depth, node] of ways.entries()) {
    // What the conditions of the elements around ask for stands beside what is on the way.
    const last = depth === ways.length - 1;
    at = node.name === "rsm:ExchangedDocumentContext" ? context : child(at, node.name);
    if (!last) meet(node.when, at, top);
    else {
      prepare(at);
      meet(node.when, at, top);
    }
  }
  if (ways.length === 0) prepare(at);
  return top;
}

type Change = (subject: Piece) => void;

/** What breaks a check and what keeps it; undefined where breaking it takes the element out of its row. */
function changes(check: Check, node: OutlineNode, top: () => Piece): readonly [Change, Change] | undefined {
  switch (check.kind) {
    case "unused": {
      const { attribute } = check;
      if (attribute === undefined) return [() => {}, () => {}];
      return [(it) => it.attributes[attribute] = "x", () => {}];
    }
    case "attribute": {
      const { attribute } = check;
      return node.when.some(({ path }) => path.length === 1 && path[0] === `@${attribute}`)
        ? undefined
        : [() => {}, (it) => it.attributes[attribute] = "x"];
    }
    case "code": {
      const { attribute, list } = check;
      const [listed = ""] = codesOf(list);
      if (node.when.some(({ path, value }) => path[0] === `@${attribute}` && value !== undefined)) return undefined;
      const set = (value: string): Change => (it) => {
        if (attribute === undefined) it.text = value;
        else it.attributes[attribute] = value;
      };
      return [set(ODD), set(listed)];
    }
    case "count": {
      const { of, min, max } = check;
      const add = (count: number): Change => (it) => {
        for (let number = 0; number < count; number++) {
          const made = child(it, of.name);
          meet(of.when, made, top());
        }
      };
      // The level must be said in any case.
      if (of.name === "ram:GuidelineSpecifiedDocumentContextParameter") return [add(1), add(0)];
      const present = node.when.some(({ path, denied }) => path[0] === of.name && !denied);
      if (present && max === Infinity) return undefined;
      return [min > 0 && !present ? add(0) : add(max + 1), present ? add(max - 1) : add(Math.max(min, 1))];
    }
  }
}

/** The rows of all levels; `unbreakable` are those whose condition says what they ask for. */
export function rowCases(): { readonly cases: readonly RowCase[]; readonly unbreakable: readonly string[] } {
  const cases: RowCase[] = [];
  const unbreakable: string[] = [];
  for (const level of levels) {
    const visit = (node: OutlineNode, way: readonly OutlineNode[]): void => {
      for (const check of node.checks) add(level, node, check, way, cases, unbreakable);
      for (const below of [...node.children.values()].flat()) visit(below, [...way, below]);
    };
    for (const root of [...outlineOf(level).top.children.values()].flat()) visit(root, [root]);
  }
  return { cases, unbreakable };
}

/** Puts into a piece what another has beyond it. */
function merge(into: Piece, from: Piece): void {
  for (const piece of from.children) {
    const same = into.children.find(({ name }) => name === piece.name);
    if (same === undefined) into.children.push(piece);
    else merge(same, piece);
  }
}

function add(
  level: Level,
  node: OutlineNode,
  check: Check,
  way: readonly OutlineNode[],
  cases: RowCase[],
  unbreakable: string[],
): void {
  const id = check.kind === "unused" ? UNUSED : check.id;
  const path = way.map(({ name }) => name).join("/");
  // What is counted may depend on codes in the head, which the document is given when it is there.
  let top = piece("");
  const made = (change: Change): Piece => {
    const head: Piece = piece("rsm:CrossIndustryInvoice");
    top = head;
    const document = documentWith(level, way, change);
    merge(document, head);
    return document;
  };
  const found = changes(check, node, () => top);
  if (found === undefined) {
    unbreakable.push(`${level} ${id} ${path}`);
    return;
  }
  const [breaks, keeps] = found;
  const none = check.kind === "unused" && check.attribute === undefined;
  cases.push({
    level,
    id,
    path,
    breaks: made(breaks),
    keeps: none ? documentWith(level, way.slice(0, -1), () => {}) : made(keeps),
  });
}
