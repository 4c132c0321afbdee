/** What findings and explanations point to: the UBL path of a term, and the page of a rule. */
import { pathsOf } from "./syntax/paths.ts";
import { ubl } from "./syntax/ubl.ts";

/** The fixed reference paths of the specification (Finding.xpath). */
export const referencePaths = pathsOf(ubl, "/Invoice");

/** Where the rule pages stand unless the caller says otherwise: the address of `deno task start`. */
export const DOCS_BASE = "http://127.0.0.1:8787";

export function docsUrl(rule: string, base: string): string {
  return `${base}/rules/${rule}`;
}
