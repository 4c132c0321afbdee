/** The repairs of an invoice, accepted one after the other in some order: where that ends. */
import { copyOf } from "../../../engine/edits/copies.ts";
import { dueOf, holds, sumsOf } from "../../../engine/edits/due.ts";
import { termRows } from "../../../engine/model/terms.ts";
import type { Opened } from "../../../engine/open/open.ts";
import { type Repaired, repairOpened } from "../../../engine/repair/mod.ts";
import { Random } from "../random.ts";
import { sets, type Sound } from "./documents.ts";
import type { Broken } from "./outcome.ts";

/** Which of the repairs that are offered is accepted next. */
type Order = (offered: readonly Offer[]) => Offer | undefined;

/** What can be accepted: a repair, or of several the likeliest. */
interface Offer {
  readonly id: string;
  /** It is one of several, each of which says what is owed with it. */
  readonly isChoice: boolean;
}

export interface End {
  readonly order: string;
  readonly isAccepted: boolean;
  readonly due: string | undefined;
  readonly isDue: boolean;
  /** Something was chosen of several repairs that stood beside each other. */
  readonly isChosen: boolean;
  readonly accepted: readonly string[];
  /** What was accepted and changed nothing. */
  readonly idle: readonly string[];
}

const MOST_STEPS = 16;

/** Whether its totals hold: rules let some pass in CII that do not, and nothing in such an invoice says what is due. */
export function isTrue({ opened }: Sound): boolean {
  const totals = sumsOf(copyOf(opened, { sets }).ground)?.equations.filter(({ defines }) =>
    defines !== undefined && termRows[defines.term].group === "BG-22"
  );
  return totals?.every(holds) === true;
}

export function dueIn(opened: Opened): string | undefined {
  return dueOf(copyOf(opened, { sets }).ground).get("BT-115")?.toShortString();
}

/** Where it ends from top, from bottom, and in so many random orders; the same repairs are made once. */
export function endsOf({ sound, opened }: Broken, seed: number, count: number): readonly End[] {
  const truth = dueIn(sound.opened);
  const known = new Map<string, Repaired>();
  const repaired = (accept: readonly string[]) => {
    const key = accept.toSorted().join("\n");
    const found = known.get(key) ?? repairOpened(opened, { strict: true, reading: { sets }, unasked: false, accept });
    known.set(key, found);
    return found;
  };
  return ordersOf(seed, count).map(([order, next]) => {
    const { isDue, ...end } = accepted(repaired, next, truth);
    return { order, isDue, ...end };
  });
}

function ordersOf(seed: number, count: number): readonly (readonly [name: string, order: Order])[] {
  const random = (number: number): Order => {
    const source = new Random(seed, number);
    return (offered) => offered.length === 0 ? undefined : source.of(offered);
  };
  return [
    ["from top", ([first]) => first],
    ["from bottom", (offered) => offered.at(-1)],
    ...Array.from({ length: count }, (_, at) => [`at random (${at + 1})`, random(at)] as const),
  ];
}

/** Accepts until nothing more is offered, as somebody does who looks at each repair first. */
function accepted(repaired: (accept: readonly string[]) => Repaired, order: Order, truth: string | undefined) {
  const accept: string[] = [];
  const idle: string[] = [];
  let now = repaired(accept);
  let isChosen = false;
  while (accept.length < MOST_STEPS) {
    const next = order(offersOf(now).filter(({ id }) => !accept.includes(id)));
    if (next === undefined) break;
    accept.push(next.id);
    isChosen ||= next.isChoice;
    const { text } = now;
    now = repaired(accept);
    if (now.text === text) idle.push(next.id);
  }
  const due = dueIn(now.opened);
  return { isAccepted: now.after.official_valid, due, isDue: due === truth, isChosen, accepted: accept, idle };
}

/** Where nothing says which of several it is, nobody who does not know takes one. */
function offersOf({ causes }: Repaired): readonly Offer[] {
  return causes.flatMap(({ id, patch, rewrite, even, choices: [likeliest] = [] }): readonly Offer[] => {
    if (likeliest !== undefined) return even === true ? [] : [{ id: likeliest.id, isChoice: true }];
    return patch !== null || rewrite !== undefined ? [{ id, isChoice: false }] : [];
  });
}
