/** The pages of a PDF, in their order (ISO 32000-2, 7.7.3). */
import type { Budget } from "./budget.ts";
import type { PdfFile } from "./file.ts";
import { type Dict, isRef, Unreadable, type Value } from "./objects.ts";

export interface Page {
  readonly dict: Dict;
  /** Its number as an object; undefined where it stands inside another. */
  readonly number: number | undefined;
  /** Its own, or those that it inherits. */
  readonly resources: Dict | undefined;
  readonly inherits: boolean;
}

const DEEPEST_TREE = 50;

interface PageTree {
  readonly file: PdfFile;
  readonly budget: Budget;
  readonly pages: Page[];
  readonly seen: Set<number>;
}

/** The leaves of the page tree, with the resources that they inherit. Throws Unreadable. */
export function pagesOf(file: PdfFile, trailer: Dict, budget: Budget): readonly Page[] {
  const tree: PageTree = { file, budget, pages: [], seen: new Set() };
  pagesIn(tree, file.dict(trailer.get("Root"))?.get("Pages"), undefined, 0);
  return tree.pages;
}

function pagesIn(tree: PageTree, node: Value | undefined, inherited: Dict | undefined, depth: number): void {
  const { file, budget, pages, seen } = tree;
  if (depth > DEEPEST_TREE) throw new Unreadable("its list of pages has no end");
  if (isRef(node)) {
    if (seen.has(node.ref)) return;
    seen.add(node.ref);
  }
  const dict = file.dict(node);
  if (dict === undefined) return;
  budget.hold(1);
  const own = file.dict(dict.get("Resources"));
  const resources = own ?? inherited;
  const kids = dict.get("Kids");
  if (kids === undefined) {
    pages.push({ dict, number: isRef(node) ? node.ref : undefined, resources, inherits: own === undefined });
  } else for (const kid of file.list(kids)) pagesIn(tree, kid, resources, depth + 1);
}
