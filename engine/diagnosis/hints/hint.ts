/** What the invoice itself says of a value that is missing or wrong: never sure, so that it is offered and asked for. */
import type { CodeListId, Syntax } from "../../model/codes/index.ts";
import type { TermId } from "../../model/terms.ts";
import type { JsonTree } from "../../edits/operation.ts";

/** A value that a finding is about. */
export interface Spot {
  readonly term: TermId;
  readonly pointer: string;
  /** What stands there; undefined where nothing does. */
  readonly text: string | undefined;
  readonly tree: JsonTree;
  readonly syntax: Syntax;
  /** The list of its codes, where it is a code. */
  readonly list: CodeListId | undefined;
}

/** One way in which the value can be told. */
export interface Hint {
  readonly id: string;
  /** The values that it may have, the likelier first. */
  readonly values: (spot: Spot) => readonly string[];
}
