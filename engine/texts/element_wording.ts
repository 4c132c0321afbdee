/** What a language says of a rule on elements: sentences with gaps, which the rule's row fills. */
import type { Text } from "./text.ts";

export interface Wording {
  /** What elements and attributes are called: one a line, its name behind it. English takes the element's own, in words. */
  readonly names?: string;
  readonly element: string;
  readonly attribute: string;
  /** An element of several, by the end of its name. */
  readonly ending: string;
  readonly place: { readonly element: string; readonly attribute: string };
  readonly and: string;
  readonly or: string;
  /** Before a condition. */
  readonly where: string;
  /** A sentence (`{value}`) that is about what a condition holds for (`{path}`). */
  readonly filter: string;
  readonly conditions: Readonly<
    Record<"is" | "isNot" | "has" | "lacks" | "named" | "within" | "root", string>
  >;
  readonly numbers: readonly string[];
  readonly sentences: Readonly<Record<Kind, Sentence>>;
  /** For rules that the sentences do not describe well. */
  readonly own: Readonly<Record<string, Text>>;
}

/** What a rule objects to. */
export type Kind =
  /** Something that an invoice does not use at all, or only under a condition. */
  | "unused"
  | "restricted"
  | "tooMany"
  | "missing"
  | "notOne"
  | "different"
  | "notBoth"
  | "payee"
  | "decimals"
  /** A value that is not in its code list. */
  | "code"
  | "date"
  /** A value in several pieces, where the official rule reads one. */
  | "parted";

export interface Sentence {
  readonly requires: string;
  readonly message: string;
  /** Where no value is there to be quoted. */
  readonly absent?: string;
  readonly fix: string;
}
