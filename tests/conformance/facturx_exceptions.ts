/** Where the engine says something else than the official rules of Factur-X, and why that is right. */
import type { Level } from "../../engine/rules/facturx/levels.ts";

export interface Exception {
  /** The id, "+" before one that is found here alone, and "-" before one that is found there alone. */
  readonly id: RegExp;
  readonly why: string;
  /** Left out, at all levels. */
  readonly levels?: readonly Level[];
}

/** None of them makes a document valid that is not: the comparison asks that, whatever is listed. */
export const exceptions: readonly Exception[] = [
  {
    id: /^[+-]BR-(?:32|37|47|48|CO-04|(?:S|Z|E|AE|IC|G|O|AF|AG)-\d\d)$/,
    why: "EN 16931 asks this of taxes of the type VAT, Factur-X of any; a code list of Factur-X allows no other type.",
  },
  {
    id: /^\+BR-(?:17|CO-03)$/,
    why: "EN 16931 asks more, and BASIC and EN 16931 promise all of it.",
    levels: ["basic", "en16931"],
  },
  {
    id: /^-BR-CO-18$/,
    why: "Factur-X asks it of each settlement, and its structure asks for the breakdown, too.",
  },
  {
    id: /^\+CII-SR-470$/,
    why: "Where a type code stands twice, which the schema forbids, the rule is taken to fail.",
  },
  {
    id: /^-BR-65$/,
    why: "Factur-X says it of a classification without a code, too, which its structure does not allow.",
  },
  {
    id: /^[+-]BR-(?:0[1-9]|1[0-5]|2[1-6]|5[0-9]|CO-1[0-7]|S-01)$/,
    why:
      "Where what may stand once stands twice, or holds white space alone, one of the two stops or passes it; the structure " +
      "allows neither.",
  },
  {
    id: /^-BR-FXEXT-/,
    why: "Of a second transaction, tax or line summary, which the schema forbids, the totals are not worked out here.",
    levels: ["extended"],
  },
];

export function exceptionFor(
  id: string,
  { level, schema }: { readonly level: Level; readonly schema: boolean },
): Exception | undefined {
  return exceptions.find((it) =>
    it.id.test(id) && (it.levels?.includes(level) ?? true) && !(/FXEXT/.test(id) && schema)
  );
}
