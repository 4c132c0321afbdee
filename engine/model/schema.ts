/** The JSON Schema (2020-12) of the invoice model, made from the table of terms. Code lists are left to the rules. */
import { requiredIn } from "./required.ts";
import {
  askedAs,
  CASH_DISCOUNTS,
  EXEMPTION_REASONS,
  PAGES,
  PROFILE,
  type Shorthand,
  shorthands,
} from "./shorthands.ts";
import { titles } from "./titles.ts";
import {
  type DataType,
  fieldsOf,
  type GroupId,
  groupIds,
  groupRows,
  isGroupId,
  isMany,
  partsOf,
  type TermId,
  termRows,
} from "./terms.ts";

export interface Schema {
  readonly [keyword: string]: unknown;
}

/** The invoice itself, and the groups below it by their BG numbers. */
export interface InvoiceSchema extends Schema {
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** The schema of a JSON invoice. Fields that it does not name are allowed, because they are warnings and not errors. */
export function invoiceSchema(profiles: readonly string[]): InvoiceSchema {
  const { properties, ...invoice } = objectOf("BG-0");
  const below = groupIds.filter((id) => id !== "BG-0" && groupRows[id].flat !== true);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...invoice,
    description: "An invoice in the semantic model of EN 16931-1. BT and BG numbers are those of the standard.",
    required: [PROFILE, ...invoice.required],
    properties: {
      [PROFILE]: {
        title: "Profile",
        description: "The rules to check against, and the syntax to write.",
        enum: profiles,
      },
      ...properties,
      [EXEMPTION_REASONS]: {
        title: "VAT exemption reasons",
        description: "BT-120 by VAT category, for VAT breakdowns without a reason of their own.",
        type: "object",
        additionalProperties: { type: "string" },
      },
      [CASH_DISCOUNTS]: cashDiscounts,
      [PAGES]: {
        title: "Pages",
        description: "What a PDF of the invoice holds beside it, on its pages. It does not change the invoice.",
        type: "object",
        properties: {
          logo: { type: "string", contentEncoding: "base64", description: "PNG, JPEG or SVG, up to 1 MB." },
          footer: { type: "string", description: "A text at the foot of every page, of up to six lines." },
        },
        additionalProperties: false,
      },
    },
    $defs: Object.fromEntries(below.map((id) => [id, objectOf(id)])),
  };
}

function objectOf(group: GroupId) {
  const own = fieldsOf(group).map(([name, id]) => [name, isGroupId(id) ? groupField(id) : termField(id)] as const);
  const short = shorthands.filter((it) => it.group === group).map((it) => [it.name, shortField(it)] as const);
  return {
    title: titles[group],
    description: group,
    type: "object",
    required: requiredIn(group).map((id) => askedAs[id] ?? (isGroupId(id) ? groupRows[id] : termRows[id]).name),
    properties: Object.fromEntries([...own, ...short]),
  } as const;
}

function groupField(id: GroupId): Schema {
  const { card } = groupRows[id];
  const item = { $ref: `#/$defs/${id}` };
  if (!isMany(groupRows[id])) return item;
  return { description: id, type: "array", items: item, ...(card.startsWith("1") ? { minItems: 1 } : {}) };
}

function termField(id: TermId): Schema {
  const { type } = termRows[id];
  const value = valueOf(id, type);
  const named = { title: titles[id], description: remarks[id] ?? id };
  return isMany(termRows[id]) ? { ...named, type: "array", items: value } : { ...named, ...value };
}

const parties = ", where the party has a legal name beside it; the name alone is";
/** Where the JSON name is not the whole story. */
const remarks: Readonly<Partial<Record<TermId, string>>> = {
  "BT-28": `BT-28${parties} BT-27`,
  "BT-45": `BT-45${parties} BT-44`,
};

function shortField({ means, id }: Shorthand): Schema {
  const path = means.map((step) => step === 0 ? "[0]" : `.${step}`).join("").slice(1);
  if (isGroupId(id)) return { description: `The same as ${path} (${id})`, $ref: `#/$defs/${id}` };
  return { ...termField(id), description: `Short for ${path} (${id})` };
}

const text = { type: "string" } as const;
/** A JSON number, or a text with a plain decimal, which keeps its scale whatever writes the JSON. */
const decimal = { type: ["number", "string"], pattern: "^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)$" } as const;

const cashDiscounts: Schema = {
  title: "Discounts for early payment",
  description: "Written into the payment terms (BT-20), a line each, as XRechnung wants them (#SKONTO#, BR-DE-18).",
  type: "array",
  items: {
    type: "object",
    required: ["days", "percent"],
    properties: {
      days: { type: ["integer", "string"], pattern: "^[0-9]+$", description: "Within which the buyer pays." },
      percent: { ...decimal, description: "What the buyer may take off." },
      base: { ...decimal, description: "The amount that it is of, where that is not the amount due." },
    },
  },
};

const types: Readonly<Record<DataType, Schema>> = {
  amount: decimal,
  unitPrice: decimal,
  quantity: decimal,
  percentage: decimal,
  date: { type: "string", format: "date" },
  code: text,
  identifier: { anyOf: [text, valueObject(["schemeId"], ["value"])] },
  endpoint: valueObject(["schemeId"], ["schemeId", "value"]),
  text,
  binary: { type: "string", contentEncoding: "base64" },
};

/** A term with parts of its own is an object of its value and the parts. */
function valueOf(id: TermId, type: DataType): Schema {
  const parts = partsOf(id).map(([name]) => name);
  return parts.length > 0 ? valueObject(parts, ["value"]) : types[type];
}

function valueObject(parts: readonly string[], required: readonly string[]): Schema {
  const properties = Object.fromEntries(["value", ...parts].map((name) => [name, text]));
  return { type: "object", required, properties };
}
