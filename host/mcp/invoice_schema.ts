/** The argument that is an invoice: what every invoice needs, and where the schema of all its fields is. */
import { invoiceSchema, type Schema } from "../../engine/model/schema.ts";
import { profileNames } from "../../engine/mod.ts";
import { invoice as example } from "../operations/example_invoice.ts";
import type { JsonSchema } from "./json_schema.ts";

export const SCHEMA_URI = "faktlint://schema/invoice";

/** All fields of the first level, and of the groups below it those that are required: the whole has 50 kB. */
export function invoiceArgument(): JsonSchema {
  const { $defs, properties, required } = invoiceSchema(profileNames);
  return {
    type: "object",
    description:
      'An invoice in the model of EN 16931. Amounts are numbers or texts such as "10.00"; totals that are left ' +
      `out are calculated. Further fields, such as seller.vatId, lines[].vatRate and payment.iban, are in the resource ` +
      `${SCHEMA_URI}; fix texts name those that are missing.`,
    required,
    properties: Object.fromEntries(
      Object.entries(record(properties)).map(([name, schema]) => [name, shallow(record(schema), $defs)]),
    ),
    examples: [example],
  };
}

type Definitions = Readonly<Record<string, Schema>>;

function record(value: unknown): Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A field without what is optional below it. */
function shallow(schema: Schema, definitions: Definitions): Schema {
  const { title, description, type, enum: values, items, $ref, format } = schema;
  const named = typeof $ref === "string" ? definitions[$ref.slice("#/$defs/".length)] : undefined;
  if (named !== undefined) {
    return {
      description: [title ?? named["title"], description ?? named["description"]].join(", "),
      ...group(named, definitions),
    };
  }
  return {
    ...(title === undefined && description === undefined
      ? {}
      : { description: [title, description].filter(Boolean).join(", ") }),
    type,
    enum: values,
    ...(format === undefined ? {} : { format }),
    ...(items === undefined ? {} : { items: shallow(record(items), definitions) }),
  };
}

function group({ required, properties }: Schema, definitions: Definitions): Schema {
  const names = Array.isArray(required) ? required.map(String) : [];
  if (names.length === 0) return { type: "object" };
  const fields = record(properties);
  return {
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, shallow(record(fields[name]), definitions)])),
  };
}
