/** What findings and explanations point to: the UBL path of a term, and the page of a rule. */
import type { Syntax } from "../model/codes/index.ts";
import { known } from "../model/known.ts";
import { pageFamilies } from "../rules/kit/family.ts";
import { cii } from "../syntax/cii.ts";
import { type Paths, pathsOf } from "../syntax/paths.ts";
import { ubl } from "../syntax/ubl.ts";

const paths = new Map<Syntax | undefined, Paths>();

/** Where terms stand in the documents of a syntax, from below the root. */
export function elementPaths(syntax: Syntax): Paths {
  return pathsIn("", syntax);
}

/** The fixed reference paths of the specification (Finding.xpath). */
export function referencePaths(): Paths {
  return pathsIn("/Invoice");
}

function pathsIn(root: string, syntax?: Syntax): Paths {
  return known(paths, syntax, () => pathsOf(syntax === "cii" ? cii : ubl, root, syntax));
}

/** What explains a rule where the caller does not say where the rule pages stand: a command, because no address is sure. */
export const DOCS_BASE = "faktlint explain";

/** The address of a rule's page; without a base, the command that prints what is on it. */
export function docsUrl(rule: string, base: string): string {
  if (base === DOCS_BASE) return `${base} ${rule}`;
  const { page, anchor } = pageOf(rule);
  return `${base}/rules/${page}${anchor}`;
}

/** The name of the page that a rule is on; where others are there too, `anchor` leads to it, with its "#". */
export function pageOf(rule: string): { readonly page: string; readonly anchor: string } {
  const family = pageFamilies.find((it) => rule.startsWith(`${it}-`));
  return family === undefined ? { page: rule, anchor: "" } : { page: family, anchor: `#${rule}` };
}
