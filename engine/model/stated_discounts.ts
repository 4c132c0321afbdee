/** Discounts for early payment that a JSON invoice states as data: they are written into its payment terms (BT-20). */
import type { Faults, InputKind } from "./faults.ts";
import type { JsonNode, JsonObject } from "./json.ts";
import { decimalOf } from "./numeric.ts";
import { wrongKind } from "./scalars.ts";
import { CASH_DISCOUNTS, type Conflict, scalarText } from "./shorthands.ts";
import { isBlank } from "./space.ts";

/** The fields of a discount, as they are called in its line, with how many decimals; the last may be left out. */
const fields: ReadonlyMap<string, readonly [label: string, places: number]> = new Map([
  ["days", ["TAGE", 0]],
  ["percent", ["PROZENT", 2]],
  ["base", ["BASISBETRAG", 2]],
]);
const SKONTO = "#SKONTO#";
const TERMS = "paymentTerms";

export interface Reports {
  readonly faults: Faults;
  readonly unknown: (name: string, node: JsonNode, known: readonly string[]) => void;
  readonly conflict: (conflict: Conflict) => void;
}

/** Takes the field out of the invoice, and its discounts into the terms; those that name others are a conflict, and stay. */
export function takeDiscounts(invoice: JsonObject, { faults, unknown, conflict }: Reports): void {
  const field = invoice.get(CASH_DISCOUNTS);
  if (field === undefined) return;
  invoice.delete(CASH_DISCOUNTS);
  const wrong = (node: JsonNode, wanted: InputKind) => wrongKind(node, "BT-20", wanted, faults);
  const { place, value } = field;
  if (!Array.isArray(value)) return wrong(field, "list");
  const lines = value.flatMap((node) => {
    const { place, value: item } = node;
    if (!(item instanceof Map)) return wrong(node, "object") ?? [];
    for (const [name, part] of item) if (!fields.has(name)) unknown(name, part, [...fields.keys()]);
    let line = SKONTO;
    for (const [name, [label, places]] of fields) {
      const part = item.get(name);
      if (part === undefined && name === "base") continue;
      const number = decimalOf({ text: scalarText(part?.value ?? null) ?? "", place })?.pad(places);
      // A discount that is left out would be granted all the same.
      if (number === undefined || places === 0 && number.scale > 0) wrong(part ?? { place, value: null }, "number");
      line += `${label}=${number}#`;
    }
    return `${line}\n`;
  });
  const terms = invoice.get(TERMS) ?? { place, value: "" };
  // Terms of another kind are a fault of their own.
  if (typeof terms.value !== "string" || lines.length === 0) return;
  const text = isBlank(terms.value) ? "" : terms.value;
  const named = text.split("\n").filter((it) => it.startsWith(SKONTO)).map((it) => `${it.trim()}\n`).join("");
  const discounts = lines.join("");
  if (named === "") {
    const between = text === "" || text.endsWith("\n") ? "" : "\n";
    invoice.set(TERMS, { place: terms.place, value: `${text}${between}${discounts}` });
  } else if (named !== discounts) conflict({ id: "BT-20", short: { place, value: discounts }, full: terms });
}
