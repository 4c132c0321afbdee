/** A document that fails a rule, and what doing as its fix says makes of it. */
import type { RuleSet } from "../../engine/judge/sets.ts";
import type { Side } from "../../engine/model/side.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { readXml } from "../../engine/xml/reader.ts";
import { type Element, written } from "../support/elements.ts";

export interface Lesson {
  /** The set that judges it. */
  readonly set: RuleSet;
  readonly id: string;
  readonly side: Side;
  /** Made anew each time, because a repair changes it. */
  make(): Element;
  /** Does what the fix says, at the element where the rule failed. */
  repair(root: Element, at: Element, found: Swept): void;
}

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);

export const syntaxes = { ubl: "ubl-invoice", cii: "cii" } as const;

/** What a set finds of a rule in a document first, and the element where that is. */
export function firstOf(
  { set, side, id }: Pick<Lesson, "set" | "side" | "id">,
  root: Element,
): { readonly found: Swept; readonly at: Element } | undefined {
  let found: Swept | undefined;
  const sink = set.follow?.(syntaxes[side], (it) => it.id === id && (found ??= it));
  if (sink === undefined) throw new Error(`${set.id} follows no document`);
  const offsets: number[] = [];
  const refusal = readXml(written(root), {
    open(name, attributes, offset, raw, scope) {
      offsets.push(offset);
      sink.open(name, attributes, offset, raw, scope);
    },
    text: (text, offset, apart) => sink.text(text, offset, apart),
    close: (name, offset) => sink.close(name, offset),
  }, { prefixes });
  if (refusal !== undefined) throw new Error(`${set.id} ${id}: ${refusal.message} ${written(root).slice(-300)}`);
  const at = root.all()[offsets.indexOf(found?.offset ?? -1)];
  return found === undefined || at === undefined ? undefined : { found, at };
}

/** Repairs of one document that are tried: where a rule fails at several places, each has one of its own. */
const MOST_REPAIRS = 40;

/** Whether a document fails its rule, and does so no more when it has been repaired. */
export function isProven(lesson: Lesson): boolean {
  const root = lesson.make();
  for (let tried = 0; tried < MOST_REPAIRS; tried++) {
    const first = firstOf(lesson, root);
    if (first === undefined) return tried > 0;
    lesson.repair(root, first.at, first.found);
  }
  return false;
}
