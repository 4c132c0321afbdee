/** Numbers, dates, codes and rates: BR-FR-01 to -04, -15, -16 and BR-FR-DEC. */
import { like, such, written } from "../../../paths/asks.ts";
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

export const length = like("F-2026-17", longestRaw(35, "."));
export const form = like("F-2026-17", written(".", isNumber));
export const typed = like("380", written(".", (it) => types.has(it)));

export function dates(all: readonly At[], isDate: (written: string) => boolean): Pattern {
  return places("BR-FR-03", all, like(isDate("2026-11-21") ? "2026-11-21" : "20261121", written(".", isDate, "date")));
}

export const amount = like("100.00", such(".", isDecimal(2), "number"));
export const quantity = like("10", such(".", isDecimal(4), "number"));
export const percentage = like("20", such(".", isPercentage, "number"));

/** Nothing but in an invoice of several sellers that one of them settles is a price negative. */
export function price(of: string, isSettled: (scene: Scene) => boolean, mayLack: boolean) {
  const path = pathOf(of);
  const [signed, positive] = [isDecimal(6), isDecimal(6, false)];
  return {
    ...asks(
      (at: Node, scene) => {
        const node = one(at, path);
        const value = node === undefined ? "" : normalize(valueOf(node));
        return mayLack && value === "" || (isSettled(scene) ? signed(value) : positive(value));
      },
      of,
      "100.00",
    ),
    kind: "number",
  } as const;
}

export type { Terms };
