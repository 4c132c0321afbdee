/** Invoices with one fault each, by a seed: the same seed makes the same of the same documents. */
import { JsonTree } from "../../../engine/edits/operation.ts";
import { Random } from "../random.ts";
import { Bill } from "./bill.ts";
import { isSoundAsJson, type Sound } from "./documents.ts";
import { type Broken, broken } from "./outcome.ts";
import type { Fault } from "./rows.ts";

export interface Making {
  readonly seed: number;
  readonly count: number;
  readonly kinds: readonly Fault[];
  /** Two faults in each document, either of which makes it invalid: what speaks for one may be the other's doing. */
  readonly two?: boolean;
}

/** So many tries are made for each invoice: many faults cannot be made in every document. */
const TRIES = 20;

export function* madeBroken(sound: readonly Sound[], { seed, count, kinds, two = false }: Making): Generator<Broken> {
  for (let made = 0, at = 0; made < count && at < count * TRIES; at++) {
    const random = new Random(seed, at);
    const fault = random.of(kinds);
    const document = random.of(sound);
    const it = two ? brokenTwice([fault, random.of(kinds)], document, random) : brokenBy(fault, document, random);
    if (it === undefined) continue;
    made++;
    yield it;
  }
}

function brokenBy(fault: Fault, sound: Sound, random: Random): Broken | undefined {
  const operations = fault.make(new Bill(new JsonTree(sound.model.source.root), random));
  if (operations === undefined || operations.length === 0) return undefined;
  return broken(sound, fault, operations, random.oneIn(4) && isSoundAsJson(sound) ? "json" : "xml");
}

function brokenTwice(faults: readonly [Fault, Fault], sound: Sound, random: Random): Broken | undefined {
  const [first, second] = faults.map((it) => brokenBy(it, sound, random));
  if (first === undefined || second === undefined) return undefined;
  const paths = new Set(first.operations.map(({ path }) => path));
  if (second.operations.some(({ path }) => paths.has(path))) return undefined;
  const both: Fault = {
    kind: "two at once",
    make: () => undefined,
    asks: [...first.fault.asks ?? [], ...second.fault.asks ?? []],
  };
  return broken(sound, both, [...first.operations, ...second.operations], first.form);
}
