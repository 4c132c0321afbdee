/** Request bodies that are documents: what they are is the engine's to say. */
import { invoiceSchema, profileNames, type Schema } from "../../../engine/mod.ts";
import { invoice as example, xml as xmlExample } from "./examples.ts";

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

export const invoiceBody = { "application/json": { schema: invoice, example } } as const;

const xml = {
  schema: { type: "string", description: "UBL 2.1 Invoice or CreditNote, or CII CrossIndustryInvoice (D16B)" },
  example: xmlExample,
} as const;

export const xmlBody = { "application/xml": xml, "text/xml": xml } as const;

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
