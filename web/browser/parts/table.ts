/// <reference lib="dom" />
/** A table with its heads, and a list of facts. */
import type { Column } from "../../sheet/sheet.ts";
import { type Attributes, el } from "../dom.ts";

/** What has no label is no head. */
export function tableView(
  columns: readonly Column[],
  rows: readonly HTMLElement[],
  attributes: Attributes = {},
): HTMLTableElement {
  const heads = columns.map(({ label, number }) =>
    el(label === "" ? "td" : "th", {
      scope: label === "" ? undefined : "col",
      class: number === true ? "number" : undefined,
    }, label)
  );
  return el("table", attributes, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));
}

/** Names and values; what has no value is left out. */
export function facts(
  rows: readonly (readonly [name: string, value: string | null | undefined])[],
  attributes: Attributes = {},
): HTMLElement {
  const known = rows.flatMap(([name, value]) => value === null || value === undefined ? [] : [[name, value] as const]);
  return el("dl", attributes, ...known.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
}
