/** Request bodies as the OpenAPI document has them: what documents are is the engine's to say. */
import { type RouteConfig, z } from "@hono/zod-openapi";
import { profileNames } from "../../../engine/mod.ts";
import { invoiceSchema, type Schema } from "../../../engine/model/schema.ts";
import { invoice as example } from "../../operations/example_invoice.ts";
import { written } from "../../operations/examples.ts";
import type { Body, Kind, Parts } from "../../operations/operation.ts";

/** Any object gets a verdict, so that is what the routes take; InvoiceInput is what they understand. */
const invoice = {
  anyOf: [
    { $ref: "#/components/schemas/InvoiceInput" },
    {
      type: "object" as const,
      title: "Any object",
      description: "Any other object is taken, too: findings say what is wrong.",
    },
  ],
};

const xml = {
  schema: {
    type: "string" as const,
    description: "UBL 2.1 Invoice or CreditNote, or CII CrossIndustryInvoice (D16B)",
  },
  get example() {
    return written().xml;
  },
};

type Content = NonNullable<NonNullable<RouteConfig["request"]>["body"]>["content"];

/** One row a kind of document. */
const contents: Readonly<Record<Kind, Content>> = {
  json: { "application/json": { schema: invoice, example } },
  xml: { "application/xml": xml, "text/xml": xml },
  pdf: { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } },
};

/** What a route says of the body of its operation. */
export function bodyOf(body: Body): { readonly body?: { readonly content: Content; readonly required: true } } {
  switch (body.takes) {
    case "document":
      return { body: { content: contentOf(body), required: true } };
    case "parts":
      return { body: { content: { "multipart/form-data": formOf(body.parts) }, required: true } };
    case "fields":
    case "statement":
      return { body: { content: { "application/json": { schema: body.schema } }, required: true } };
    case "nothing":
      return {};
  }
}

/** What each part may be; parts that can be XML have an example. */
function formOf(parts: Parts) {
  const all = Object.entries(parts);
  const encoding = all.map(([name, { kinds }]) => [name, { contentType: kinds.map(typeOf).join(", ") }] as const);
  return {
    schema: partsSchema(parts),
    encoding: Object.fromEntries(encoding),
    get example() {
      return Object.fromEntries(
        all.map(([name, { kinds }]) => [name, kinds.includes("xml") ? written().xml : "%PDF-1.7…"]),
      );
    },
  };
}

function typeOf(kind: Kind): string {
  return `application/${kind}`;
}

function partsSchema(parts: Parts) {
  const properties = Object.entries(parts).map(([name, { kinds: [kind], description }]) => {
    return [name, { type: "string" as const, contentMediaType: typeOf(kind), description }] as const;
  });
  return {
    type: "object" as const,
    properties: Object.fromEntries(properties),
    required: Object.keys(parts),
    additionalProperties: false,
  };
}

const anyInvoice = z.record(z.string(), z.unknown()).openapi(invoice);

function contentOf({ kinds, wrapped }: Extract<Body, { takes: "document" }>): Content {
  const content: Content = Object.assign({}, ...kinds.map((kind) => contents[kind]));
  if (wrapped === undefined) return content;
  return { ...content, "application/json": { schema: z.union([wrapped, anyInvoice]), example } };
}

/** The model of invoices as components: InvoiceInput, and one for each group below it, by its BG number. */
export function invoiceComponents(): Readonly<Record<string, Schema>> {
  const { $schema: _dialect, $defs, ...invoice } = invoiceSchema(profileNames);
  return rehomed({ InvoiceInput: invoice, ...$defs });
}

/** References within a schema of its own become references to components. */
function rehomed(components: Readonly<Record<string, unknown>>): Readonly<Record<string, Schema>> {
  return JSON.parse(JSON.stringify(components), (name, value: unknown) => {
    return name === "$ref" && typeof value === "string" ? value.replace("#/$defs/", "#/components/schemas/") : value;
  });
}
