/**
 * Documents with white space around values, by plan and not by chance: of each document all its values at once, and each of
 * those alone that no base invoice has, which are what its rule is about.
 */
import { type Element, elementsOf, isLeaf, textIn, textOf, treeOf } from "../support/tree.ts";

/** What `number()`, casts and `normalize-space()` pass over, and comparisons of texts do not. */
const SPACE = " \n";

export interface Spaced {
  readonly xml: string;
  /** The elements that have it. */
  readonly told: string;
}

export function spacedOut(xml: string, bases: readonly string[]): readonly Spaced[] {
  const usual = new Set(bases.flatMap((base) => valuesOf(treeOf(base)).map(saidBy)));
  const own = valuesOf(treeOf(xml)).flatMap((it, at) => usual.has(saidBy(it)) ? [] : [at]);
  const around = (chosen: (at: number) => boolean, told: string): Spaced => {
    const root = treeOf(xml);
    for (const [at, leaf] of valuesOf(root).entries()) {
      if (chosen(at)) leaf.children = [SPACE, ...leaf.children, SPACE];
    }
    return { xml: textOf(root), told: `space around ${told}` };
  };
  const names = valuesOf(treeOf(xml)).map(({ name }) => name);
  return [
    around(() => true, "all values"),
    ...own.map((only) => around((at) => at === only, `${names[only]}, the value ${only}`)),
  ];
}

/** The elements that hold a text and no element. */
function valuesOf(root: Element): readonly Element[] {
  return elementsOf(root).filter((it) => it.children.length > 0 && isLeaf(it) && said(it) !== "");
}

function said(leaf: Element): string {
  return textIn(leaf).trim();
}

function saidBy(leaf: Element): string {
  return `${leaf.name} ${said(leaf)}`;
}
