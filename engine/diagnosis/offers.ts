/** What is offered: only what can be made in the document itself, and makes nothing in it worse, each by itself. */
import { type Bench, isUnjudged } from "./bench.ts";
import type { OwnCause } from "./cause.ts";
import type { Patch } from "../edits/operation.ts";

/** The causes with the repairs that hold in the document; the bench has it as it came. */
export function offered(causes: readonly OwnCause[], bench: Bench): readonly OwnCause[] {
  return causes.map((it) => {
    const { patch, choices } = it;
    if (patch !== null && !holds(patch, bench)) return withoutPatch(it);
    const right = choices?.filter((choice) => choice.patch.length === 0 || holds(choice.patch, bench));
    if (choices === undefined || right?.length === choices.length) return it;
    const { choices: _, ...rest } = it;
    return right === undefined || right.length === 0 ? rest : { ...rest, choices: right };
  });
}

/** Of a large document not all is tried: what was told of its model is believed then. */
function holds(patch: Patch, bench: Bench): boolean {
  const tested = bench.tried({ patch });
  return tested === undefined ? bench.ended : tested.more <= 0 || isUnjudged(tested);
}

function withoutPatch({ needs_consent: _, ...cause }: OwnCause): OwnCause {
  return { ...cause, kind: "open", patch: null, changes: [] };
}
