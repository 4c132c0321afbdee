/** Numbers, dates, codes and rates: BR-FR-01 to -04, -15, -16 and BR-FR-DEC. */
import { such, written } from "../../../paths/asks.ts";
import { on, type Pattern, rule, type Terms } from "../../../paths/row.ts";
import { asks, longestRaw } from "../../../paths/asks.ts";
import { isDecimal, isNumber, isPercentage, types } from "./forms.ts";
import type { At } from "./shape.ts";
import { normalize } from "../../../../syntax/values.ts";
import { pathOf } from "../../../paths/path.ts";
import { one, type Scene } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";

/** One place for each element, with one rule. */
export function places(prefix: string, all: readonly At[], ask: Parameters<typeof rule>[2]): Pattern {
  return all.map(([id, path, ...terms]) => on(path, rule(`${prefix}_${id}`, terms, ask)));
}

export const length = longestRaw(35, ".");
export const form = written(".", isNumber);
export const typed = written(".", (it) => types.has(it));

export function dates(all: readonly At[], isDate: (written: string) => boolean): Pattern {
  return places("BR-FR-03", all, written(".", isDate, "date"));
}

export const amount = such(".", isDecimal(2), "number");
export const quantity = such(".", isDecimal(4), "number");
export const percentage = such(".", isPercentage, "number");

/** Nothing but in an invoice of several sellers that one of them settles is a price negative. */
export function price(of: string, isSettled: (scene: Scene) => boolean, mayLack: boolean) {
  const path = pathOf(of);
  const [signed, positive] = [isDecimal(6), isDecimal(6, false)];
  return {
    ...asks((at: Node, scene) => {
      const node = one(at, path);
      const value = node === undefined ? "" : normalize(valueOf(node));
      return mayLack && value === "" || (isSettled(scene) ? signed(value) : positive(value));
    }, of),
    kind: "number",
  } as const;
}

export type { Terms };
