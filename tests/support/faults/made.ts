/** Invoices with faults, by a seed: the same seed makes the same of the same documents. */
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
  /** So many faults in each document, each of which makes it invalid: what speaks for one may be another's doing. One if not said. */
  readonly faults?: number;
}

/** So many tries are made for each invoice: many faults cannot be made in every document. */
const TRIES = 20;

export function* madeBroken(sound: readonly Sound[], { seed, count, kinds, faults = 1 }: Making): Generator<Broken> {
  for (let made = 0, at = 0; made < count && at < count * TRIES; at++) {
    const random = new Random(seed, at);
    const fault = random.of(kinds);
    const document = random.of(sound);
    const more = faults === 1 ? [] : [...random.order(kinds)];
    const it = faults === 1
      ? brokenBy(fault, document, random)
      : brokenOften(faults, [fault, ...more], document, random);
    if (it === undefined) continue;
    made++;
    yield it;
  }
}

function brokenBy(fault: Fault, sound: Sound, random: Random): Broken | undefined {
  const operations = fault.make(new Bill(new JsonTree(sound.model.source.root), random));
  if (operations === undefined || operations.length === 0 && fault.spoil === undefined) return undefined;
  const isJson = fault.spoil === undefined && random.oneIn(4) && isSoundAsJson(sound);
  return broken(sound, fault, operations, isJson ? "json" : "xml");
}

function brokenOften(count: number, kinds: readonly Fault[], sound: Sound, random: Random): Broken | undefined {
  const taken: Broken[] = [];
  for (const kind of kinds) {
    if (taken.length === count) break;
    const it = brokenBy(kind, sound, random);
    if (it !== undefined && !taken.some((other) => isEntangled(it, other))) taken.push(it);
  }
  const [first] = taken;
  if (first === undefined || taken.length < count) return undefined;
  const form = taken.some(({ fault }) => fault.spoil !== undefined) ? "xml" : first.form;
  const all: Fault = {
    kind: `${count} at once`,
    make: () => undefined,
    spoil: (xml) => taken.reduce((text, { fault }) => fault.spoil?.(text) ?? text, xml),
    asks: taken.flatMap(({ fault }) => fault.asks ?? []),
  };
  return broken(sound, all, taken.flatMap(({ operations }) => operations), form);
}

/** Whether two faults are made at one place, or one within what the other is about. */
function isEntangled(one: Broken, other: Broken): boolean {
  const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return one.operations.some(({ path }) =>
    other.operations.some((it) => isWithin(path, it.path) || isWithin(it.path, path))
  );
}
