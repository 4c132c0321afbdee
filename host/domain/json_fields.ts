/** The fields of a small JSON object, which is counted before anything is made of it. */
import { type Fields, isFields, jsonIn } from "../kit/fields.ts";
import { shapeOf } from "../kit/json_shape.ts";
import type { Problem } from "./problems.ts";
import { problem } from "./wording.ts";

export interface FieldsBounds {
  readonly values: number;
  readonly levels: number;
}

/** Of what callers send beside documents: names, addresses, ids. None has a hundred, and it is read on the event loop. */
export const FEW_FIELDS: FieldsBounds = { values: 1_000, levels: 20 };
/** Of records and answers with a receipt: the longest record, with 500 findings of each severity, has two thirds of them. */
export const STATEMENT: Readonly<Record<"anybody" | "key", FieldsBounds>> = {
  anybody: { values: 30_000, levels: 100 },
  // Answers list what was changed in documents of 150,000 values, and their receipts list it again.
  key: { values: 500_000, levels: 100 },
};

/** The object in a JSON text in UTF-8; a Problem where there is none, or more than it may hold. */
export function objectIn(bytes: Uint8Array, most: FieldsBounds): Fields | Problem {
  const { names, values, levels } = shapeOf(bytes);
  if (values > most.values) return problem("too_many_values", { most: most.values });
  if (levels > most.levels) return problem("too_deep", { most: most.levels });
  const value = jsonIn(bytes);
  if (!isFields(value)) return problem("no_object");
  if (Object.hasOwn(value, "__proto__") || namesIn(value) !== names) return problem("field_twice");
  return value;
}

/** How many fields an object and all below it have. */
function namesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, it: unknown) => sum + namesIn(it), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}
