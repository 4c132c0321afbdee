/**
 * Rules on elements at paths, as a national rule set has them: rows in patterns. Of the places of a pattern, the first that an
 * element is at has it judged by its rows, and no other does; so the order of places is part of what the rules say.
 */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Severity } from "../kit/rule.ts";
import type { Scene } from "./scene.ts";
import type { Node } from "./tree.ts";

export type Terms = readonly (TermId | GroupId)[];

/** Where a rule failed, if not where it was asked, and what is there. */
export interface Fault {
  readonly at?: Node;
  readonly actual?: string;
}

export type Test = (at: Node, scene: Scene) => true | Fault;

/** What sentence says it. */
export type Kind =
  | "required"
  | "unused"
  | "longest"
  | "most"
  | "decimals"
  | "value"
  | "date"
  | "number"
  | "positive"
  | "notNegative"
  /** From one character to so many, in one line. */
  | "line"
  /** A date by its form alone. */
  | "day"
  /** A number with a point and so many digits behind it, without or with a minus sign. */
  | "amount"
  | "signedAmount"
  | "percentage"
  | "hundred"
  /** The code of a scheme or list at an element. */
  | "scheme"
  /** The country in front of a VAT identifier. */
  | "prefix"
  | "currency"
  /** The rule has words of its own. */
  | "own";

export interface Ask {
  readonly test: Test;
  readonly kind: Kind;
  /** The most there may be, or the values that there may be. */
  readonly expected?: string | undefined;
  /** The paths that it asks about, where it asks of nothing else. */
  readonly about?: string;
  /** What it is about, where it asks of more than that: of several paths with " + " between them each must be there. */
  readonly shown?: string | undefined;
  /** A value that satisfies it, where that of its first term does not. */
  readonly sample?: string;
}

export interface Row extends Ask {
  readonly id: string;
  readonly severity: Severity;
  readonly terms: Terms;
}

export interface Place {
  /** Paths, with " | " between them. */
  readonly on: string;
  readonly rows: readonly Row[];
}

export type Pattern = readonly Place[];

export function rule(id: string, terms: Terms, ask: Ask): Row {
  return { id, severity: "fatal", terms, ...ask };
}

export function warning(id: string, terms: Terms, ask: Ask): Row {
  return { id, severity: "warning", terms, ...ask };
}

export function on(path: string, ...rows: readonly Row[]): Place {
  return { on: path, rows };
}
