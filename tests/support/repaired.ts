/** Documents with every repair that is offered, whatever it changes: for tests of how repairs are made, not of which are. */
import type { Opened } from "../../engine/open/open.ts";
import { type Repaired, repairOpened, type RepairOptions } from "../../engine/repair/mod.ts";

const ROUNDS = 5;

/** Consents to all that is left, the likelier where there are choices, until nothing is. */
export function repaired(opened: Opened, options: RepairOptions = {}): Repaired {
  const accept = new Set<string>();
  let repaired = repairOpened(opened, { ...options, warnings: true });
  for (let round = 0; round < ROUNDS; round++) {
    const size = accept.size;
    for (const { id, choices: [first] } of repaired.left) accept.add(first?.id ?? id);
    if (accept.size === size) break;
    repaired = repairOpened(opened, { ...options, warnings: true, accept: [...accept] });
  }
  return repaired;
}
