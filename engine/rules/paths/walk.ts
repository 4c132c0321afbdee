/** Judges a document by patterns of rules: each element by the first place of each pattern that it is at. */
import { ours, shortened } from "../../model/said.ts";
import { normalize } from "../../syntax/values.ts";
import type { XmlSink } from "../../xml/sink.ts";
import type { Report } from "../kit/sweep.ts";
import { type Locus, placeOf, written } from "./locus.ts";
import { matches, namesOf, type Path, pathsOf } from "./path.ts";
import type { Pattern, Row } from "./row.ts";
import { Scene, Unread } from "./scene.ts";
import { type Element, type Node, Tree, valueOf } from "./tree.ts";

/** Of a longer value the start says enough in a sentence. */
const LONGEST = 200;

interface Aimed {
  readonly path: Path;
  readonly rows: readonly Numbered[];
}

interface Numbered {
  readonly row: Row;
  /** By it the wording of a rule that has several rows is found again. */
  readonly number: number;
}

/** Patterns as they are walked: all places that an element of a name may be at, those of each pattern together. */
export interface Compiled {
  readonly rows: readonly Row[];
  readonly byName: ReadonlyMap<string, readonly (readonly Aimed[])[]>;
  /** For elements of other names. */
  readonly any: readonly (readonly Aimed[])[];
}

export function compilePatterns(patterns: readonly Pattern[]): Compiled {
  const rows: Row[] = [];
  const aimed = patterns.map((pattern) =>
    pattern.flatMap(({ on, rows: own }): readonly Aimed[] => {
      const numbered = own.map((row) => ({ row, number: rows.push(row) - 1 }));
      return pathsOf(on).map((path) => ({ path, rows: numbered }));
    })
  );
  const names = new Set(aimed.flat().flatMap(({ path }) => [...namesOf(path)]));
  const forName = (name: string) =>
    aimed.map((all) => all.filter(({ path }) => isFor(path, name))).filter((all) => all.length > 0);
  return { rows, byName: new Map([...names].map((name) => [name, forName(name)])), any: forName("") };
}

function isFor(path: Path, name: string): boolean {
  const names = namesOf(path);
  return names.size === 0 || names.has(name);
}

/** Follows the events of a document, and judges it when its root has closed. */
export function patternSweep(compiled: Compiled, report: Report): XmlSink {
  return new Tree((element) => {
    if (element.parent === undefined) judge(compiled, element, report);
  });
}

function judge({ byName, any }: Compiled, root: Element, report: Report): void {
  const scene = new Scene(root);
  const visit = (element: Element): void => {
    for (const places of byName.get(element.name) ?? any) {
      const first = places.find(({ path }) => matches(element, path));
      if (first !== undefined) { for (const row of first.rows) ask(row, element, scene, report); }
    }
    for (const child of element.children) visit(child);
  };
  visit(root);
}

/** Where the official rule stops, ours fails there. */
function ask({ row, number }: Numbered, element: Element, scene: Scene, report: Report): void {
  const { id, terms, test, expected } = row;
  let fault;
  try {
    fault = test(element, scene);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    fault = { at: error.at, actual: normalize(valueOf(error.at)) };
  }
  if (fault === true) return;
  const { at, actual, missing }: Locus = fault.at === undefined
    ? placeOf(element, row)
    : { at: fault.at, actual: normalize(valueOf(fault.at)) };
  const said = fault.actual ?? actual;
  report({
    id,
    kind: missing === undefined ? `${number}` : `${number} ${elementPath(at)}${missing}`,
    // A rule on all elements is about what is nearest to the one that fails it.
    ...(isOfWhole(row) ? {} : { terms }),
    offset: at.offset,
    ...(missing === undefined ? {} : { missing }),
    ...(said === undefined || said === "" ? {} : { actual: shortened(said, LONGEST) }),
    ...(expected === undefined ? {} : { expected: ours(expected) }),
  });
}

function isOfWhole({ terms: [first, ...others] }: Row): boolean {
  return first === "BG-0" && others.length === 0;
}

/** The way from below the root to an element, with a stroke behind it. */
function elementPath(node: Node): string {
  return node.parent === undefined ? "" : `${elementPath(node.parent)}${written(node.name)}/`;
}
