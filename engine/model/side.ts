/** The two families of syntaxes: what is said of UBL is said of its invoice and its credit note. */
import type { Syntax } from "./codes/index.ts";

export type Side = "ubl" | "cii";

export function sideOf(syntax: Syntax): Side {
  return syntax === "cii" ? "cii" : "ubl";
}
