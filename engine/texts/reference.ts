/** What findings and explanations point to: the UBL path of a term, and the page of a rule. */
import type { Syntax } from "../model/codes/index.ts";
import { cii } from "../syntax/cii.ts";
import { type Paths, pathsOf } from "../syntax/paths.ts";
import { ubl } from "../syntax/ubl.ts";

/** The fixed reference paths of the specification (Finding.xpath). */
export const referencePaths = pathsOf(ubl, "/Invoice");

/** Where terms stand in the documents of each syntax, from below the root. */
export const elementPaths: Readonly<Record<Syntax, Paths>> = {
  "ubl-invoice": pathsOf(ubl, "", "ubl-invoice"),
  "ubl-credit-note": pathsOf(ubl, "", "ubl-credit-note"),
  cii: pathsOf(cii, "", "cii"),
};

/** Where the rule pages stand unless the caller says otherwise: the address of `deno task start`. */
export const DOCS_BASE = "http://127.0.0.1:8787";

export function docsUrl(rule: string, base: string): string {
  return `${base}/rules/${rule}`;
}
