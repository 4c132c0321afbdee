/// <reference lib="dom" />
/** What fields offer to choose from, beside what can be typed. */
import type { Remembered } from "../../writing/remembered.ts";
import { buyerPart, linePart, type Part } from "../../writing/fields.ts";
import type { FieldPlace } from "../../writing/draft.ts";
import { codeOption } from "../codes.ts";
import { el } from "../dom.ts";
import { UNITS } from "./field_view.ts";
import type { Speech } from "./speech.ts";

/** The units that have a name. */
export function unitNames(codes: Speech["codes"]): HTMLElement {
  const named = (codes["unit"] ?? []).filter(([, name]) => name !== "");
  return el("datalist", { id: UNITS }, ...named.map(codeOption));
}

/** The names of customers and items that are remembered. */
export function nameLists({ customers, items }: Remembered): readonly HTMLElement[] {
  return [["known-customers", customers] as const, ["known-items", items] as const].map(([id, all]) =>
    el("datalist", { id }, ...Object.keys(all).map((name) => el("option", { value: name })))
  );
}

/** The list of names that a field offers, by its id. */
export function namesFor(part: Part, { row }: FieldPlace): string | undefined {
  if (part === buyerPart && row.term === "BT-44") return "known-customers";
  return part === linePart && row.term === "BT-153" ? "known-items" : undefined;
}
