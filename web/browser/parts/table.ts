/// <reference lib="dom" />
/** A table with its heads. */
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
