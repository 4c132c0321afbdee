/** What is wanted in a run, by its kind: few clients, a few things each, so that one gets in the way of the other. */
import type { Tier } from "../../host/domain/tiers.ts";
import type { Random } from "../support/random.ts";
import type { Op, Sold } from "./scene.ts";
import { REFUSED } from "./workers.ts";

/** `news`: what changes at Stripe while it is asked about it; `returns`: money that goes back while its key is claimed. */
type Kind = "documents" | "keys" | "payments" | "news" | "returns";

type Wished = Exclude<Kind, "news" | "returns">;

export interface Plan {
  readonly kind: Kind;
  /** A list for each client. */
  readonly clients: readonly (readonly Op[])[];
  readonly accounts: readonly { readonly tier: Tier; readonly used: number }[];
  /** Pages of fix reports, and whether they were paid for. */
  readonly pages: readonly boolean[];
  /** Whether the first account has a subscription when it begins. */
  readonly isSubscribed: boolean;
  readonly start: number;
}

/** In the middle of a month and of a day, and shortly before the end of both. */
const starts = [Date.UTC(2026, 10, 21, 10), Date.UTC(2026, 10, 30, 23, 59, 58, 500)];
const sold: readonly Sold[] = ["starter", "scale", "starter_annual", "scale_annual"];
const becomings = ["late", "recovered", "over", "unpaid", "cancelled", "kept", "changed", "deleted"];

type Draw = (random: Random) => Op;

/** What is done in each kind of run, and how often beside the others. */
const wishes: Readonly<Record<Wished, readonly (readonly [weight: number, draw: Draw])[]>> = {
  documents: [
    [6, validation],
    [2, lookup],
    [1, (random) => ({ does: "usage", who: random.below(2) })],
    [1, (random) => ({ does: "rotate", who: random.below(2), once: `r${random.below(2)}` })],
  ],
  keys: [
    [4, (random) => ({ does: "rotate", who: random.below(2), once: `r${random.below(3)}` })],
    [2, (random) => ({ does: "usage", who: random.below(2) })],
    [3, (random) => ({ does: "sign up", mailbox: random.below(2), ...mayRepeat(random, "s") })],
    [3, (random) => ({ does: "claim", page: random.below(2), ...mayRepeat(random, "c") })],
    [1, () => ({ does: "buy report" })],
    [1, (random) => ({ does: "refund", page: random.below(2) })],
    [2, (random) => ({ does: "deliver", which: random.below(6), keep: random.oneIn(3) })],
    [1, () => ({ does: "work off" })],
    [1, () => ({ does: "revoke", who: 1 })],
    [1, validation],
  ],
  payments: [
    [5, (random) => ({ does: "subscribe", who: 0, plan: random.of(sold) })],
    [5, (random) => ({ does: "pay", which: random.below(4), later: random.oneIn(4) })],
    [6, (random) => ({ does: "deliver", which: random.below(6), keep: random.oneIn(3) })],
    [1, (random) => ({ does: "lose event", which: random.below(6) })],
    [3, (random) => ({ does: "stripe", who: 0, becomes: random.of(becomings), plan: random.of(sold) })],
    [2, (random) => ({ does: "days", days: random.below(40), pays: random.oneIn(2) })],
    [1, (random) => ({ does: "rotate", who: 0, once: `r${random.below(3)}` })],
    [1, () => ({ does: "usage", who: 0 })],
    [2, () => ({ does: "work off" })],
    [1, () => ({ does: "reconcile" })],
  ],
};

/** A request with an Idempotency-Key asks for the same whenever it is repeated; without one, it is asked once. */
function validation(random: Random): Op {
  const who = random.below(2);
  if (random.oneIn(4)) return { does: "validate", who, doc: random.below(REFUSED), record: random.oneIn(3) };
  const name = random.below(4);
  return { does: "validate", who, once: `v${who}${name}`, doc: name, record: name === 1 };
}

function lookup(random: Random): Op {
  const who = random.below(2);
  const where = random.of(["vat", "peppol"] as const);
  return { does: "look up", who, where, ...(random.oneIn(3) ? {} : { once: `l${who}${where}` }) };
}

function mayRepeat(random: Random, name: string): { readonly once?: string } {
  return random.oneIn(4) ? {} : { once: `${name}${random.below(2)} of sixteen characters` };
}

const kinds = ["documents", "documents", "keys", "keys", "payments", "news", "news", "returns"] as const;

export function planned(random: Random): Plan {
  const kind = random.of(kinds);
  const isLong = kind === "payments" || kind === "news";
  return {
    kind,
    clients: kind === "news" ? news(random) : kind === "returns" ? returns(random) : wanted(random, kind),
    accounts: [
      { tier: "free", used: kind === "documents" ? 96 + random.below(5) : 0 },
      { tier: "free", used: isLong ? 0 : 98 },
    ],
    isSubscribed: kind === "news" || kind === "payments" && random.oneIn(2),
    pages: kind === "keys" ? [true, random.oneIn(2)] : kind === "returns" ? [true] : [],
    start: (isLong ? starts[0] : random.of(starts)) ?? 0,
  };
}

function wanted(random: Random, kind: Wished): Plan["clients"] {
  const [clients, ops] = kind === "payments" ? [2, 5] : [3, 4];
  return Array.from({ length: 2 + random.below(clients) }, () => {
    return Array.from({ length: 1 + random.below(ops) }, () => drawn(random, wishes[kind]));
  });
}

function returns(random: Random): Plan["clients"] {
  return [
    [{ does: "claim", page: 0, ...mayRepeat(random, "c") }],
    [{ does: "refund", page: 0 }, { does: "deliver", which: random.below(2), keep: false }],
    [{ does: "deliver", which: random.below(2), keep: false }],
  ];
}

function news(random: Random): Plan["clients"] {
  const told = (): readonly Op[] => [
    { does: "stripe", who: 0, becomes: random.of(becomings), plan: random.of(sold) },
    { does: "deliver", which: random.below(2), keep: false },
  ];
  return [told(), told(), ...random.oneIn(2) ? [[{ does: "work off" as const }]] : []];
}

function drawn(random: Random, all: readonly (readonly [weight: number, draw: Draw])[]): Op {
  let left = random.below(all.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, draw] of all) {
    left -= weight;
    if (left < 0) return draw(random);
  }
  throw new RangeError("weights add up");
}
