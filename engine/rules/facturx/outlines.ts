/** The structure of the levels, compiled when a document first needs it, and what else each level asks. */
import { known } from "../../model/known.ts";
import { compile } from "../elements/compile.ts";
import type { ElementRow } from "../elements/compiled.ts";
import { contextsOf } from "../elements/outline.ts";
import { type ContextRow, type ElementTable, pathsOf } from "../elements/row.ts";
import { saidOf } from "../elements/kinds.ts";
import { sweeper } from "../elements/sweep.ts";
import type { Severity } from "../kit/rule.ts";
import type { Report } from "../kit/sweep.ts";
import type { XmlSink } from "../../xml/reader.ts";
import { type Level, levels } from "./levels.ts";
import { codeLists, levelTexts } from "./levels.elements.gen.ts";

/** What the rules without an id are called here: something is there that the level does not use. */
export const UNUSED = "ATW-FACTURX-UNUSED";

const texts: Readonly<
  Record<Level, { readonly others: string; readonly elements: string; readonly anywhere?: string }>
> = levelTexts;

/** The tables of a level: its structure, and two rules of EN 16931, whose ids Factur-X has the other way round. */
export function tablesOf(level: Level): readonly ElementTable[] {
  const { elements, anywhere = "" } = texts[level];
  return [
    { prefix: "FX-SCH-A-00", unused: UNUSED, codesOf, contexts: contextsOf(elements, "fatal") },
    { prefix: "CII-", contexts: contextsOf(anywhere, "fatal") },
  ];
}

let lists: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The values of a code list. */
function codesOf(list: string): ReadonlySet<string> {
  lists ??= new Map(codeLists.split("\n").map((codes, number) => [`${number}`, new Set(codes.split(" "))]));
  return lists.get(list) ?? new Set();
}

const compiled = new Map<Level, ReturnType<typeof made>>();

function made(level: Level) {
  const rules = compile(...tablesOf(level));
  return { rows: rules.rows, sweep: sweeper(rules) };
}

function structureOf(level: Level) {
  const structure = compiled.get(level) ?? made(level);
  compiled.set(level, structure);
  return structure;
}

/** Judges a document by the structure of a level; what it finds is of the kind that `rowOfKind` reads. */
export function structureSweep(level: Level, report: Report): XmlSink {
  return structureOf(level).sweep((found) => report({ ...found, kind: `${level} ${found.kind}` }));
}

/** The row that found something of a kind. */
export function rowOfKind(kind: string): ElementRow | undefined {
  const [name, rest = ""] = kind.split(/ (.*)/);
  const level = levels.find((it) => it === name);
  const { order } = saidOf(rest);
  return level === undefined ? undefined : structureOf(level).rows.find((row) => `${row.order}` === order);
}

/** The rules of the structure of a level by their ids, each with its first row; two of the rules are the engine's. */
export function structuralRules(level: Level): ReadonlyMap<string, ElementRow> {
  const found = new Map<string, ElementRow>();
  for (const row of structureOf(level).rows) {
    if (!row.key.startsWith("CII-") && !found.has(row.key)) found.set(row.key, row);
  }
  return found;
}

const places = new Map<Level, ReadonlyMap<string, string>>();

/** Where the rules of the structure of a level count, below the root: the first place of each, by their ids. */
export function pathsOfRules(level: Level): ReadonlyMap<string, string> {
  return known(places, level, () => {
    const [{ prefix, contexts = [] } = { prefix: "" }] = tablesOf(level);
    const all = contexts.flatMap(({ below = [] }) => placesIn(below, ""));
    return new Map(all.map(([id, path]) => [`${prefix}${id}`, path] as const).reverse());
  });
}

function placesIn(contexts: readonly ContextRow[], above: string): readonly (readonly [id: string, path: string])[] {
  return contexts.flatMap(({ on: [name = ""], rows = [], below = [] }) => {
    const path = `${above}${name}/`;
    const own = rows.map((row) => [row.id, `${path}${pathsOf(row)[0] ?? ""}`.replace(/\/@.*/, "")] as const);
    return [...own, ...placesIn(below, path)];
  });
}

/** The rules of a level that are not of its structure, by their ids. */
export function otherRules(level: Level): ReadonlyMap<string, Severity> {
  return new Map(
    texts[level].others.split(" ").map((id) => id.endsWith("?") ? [id.slice(0, -1), "warning"] : [id, "fatal"]),
  );
}
