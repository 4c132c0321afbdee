/** What is to be done of the causes that were found: what may be applied unasked, and what there is consent to. */
import type { OwnCause } from "../diagnosis/mod.ts";
import type { Rewrite } from "../edits/rewrites.ts";
import type { Operation } from "../edits/operation.ts";

type Named = Pick<OwnCause, "id" | "kind" | "title" | "rules" | "order">;

export function wantedOf(
  { id, kind, title, rules, order }: Named,
  edits: readonly Operation[],
  rewrite: Rewrite | undefined,
  isNamed: boolean,
): Wanted {
  return { id, kind, title, rules, order, edits, isNamed, ...(rewrite === undefined ? {} : { rewrite }) };
}

/** What is left of a plan, as it is found now: what follows from the sums that others put right may be applied unasked then. */
export function asFound(cause: OwnCause, fresh: readonly OwnCause[]): OwnCause {
  const isSame = ({ id, patch }: OwnCause) =>
    patch !== null && id === cause.id && JSON.stringify(patch) === JSON.stringify(cause.patch);
  // What could not be repaired before may be by now.
  const isOffered = (it: OwnCause) => it.patch !== null || it.rewrite !== undefined || it.choices !== undefined;
  const found = fresh.find(isSame) ??
    (isOffered(cause)
      ? undefined
      : fresh.find((it) => isOffered(it) && it.rules.some((rule) => cause.rules.includes(rule))));
  return found === undefined ? cause : { ...found, order: cause.order };
}

/** As they were found: what follows from others comes after them. */
export function inOrder(wanted: readonly Wanted[]): readonly Wanted[] {
  return wanted.toSorted((one, other) => one.order - other.order);
}

export interface Wanted extends Named {
  readonly edits: readonly Operation[];
  /** Somebody consents to it. */
  readonly isNamed: boolean;
  readonly rewrite?: Rewrite;
}
