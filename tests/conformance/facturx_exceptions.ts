/** Where the engine says something else than the official rules of Factur-X, and why that is right. */
import type { Level } from "../../engine/rules/facturx/levels.ts";

/** What is looked at of a document that was judged. */
interface Judged {
  readonly level: Level;
  /** Whether its schema allows it. */
  readonly schema: boolean;
  /** The rules of EN 16931 that fail as such, where the level promises all of them. */
  readonly own: ReadonlySet<string>;
}

export interface Exception {
  /** The id, "+" before one that is found here alone, and "-" before one that is found there alone. */
  readonly id: RegExp;
  readonly why: string;
  readonly when: (judged: Judged, rule: string) => boolean;
}

/** What the schema of the level refuses is not valid, whatever else is found. */
const isRefused = ({ schema }: Judged) => !schema;

/** None of them makes a document valid that is not: the comparison asks that, whatever is listed. */
export const exceptions: readonly Exception[] = [
  {
    id: /^[+]BR-/,
    why: "EN 16931 as such asks more of this document, and BASIC and EN 16931 promise all of it.",
    when: ({ own }, rule) => own.has(rule),
  },
  {
    id: /^-BR-(?:CO-11|CO-12)$/,
    why: "Totals that stand elsewhere than in a settlement, or amounts that occur twice, are not added up here.",
    when: isRefused,
  },
  {
    id: /^-BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-05$/,
    why: "EN 16931 asks this of the taxes of a line of the type VAT, Factur-X of any; no other type is allowed.",
    when: isRefused,
  },
  {
    id: /^-BR-FXEXT-CO-1[03]$/,
    why: "Of a second transaction, the totals are not worked out here.",
    when: isRefused,
  },
];

export function exceptionFor(odd: string, judged: Judged): Exception | undefined {
  return exceptions.find(({ id, when }) => id.test(odd) && when(judged, odd.slice(1)));
}
