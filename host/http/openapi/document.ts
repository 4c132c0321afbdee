/** The OpenAPI document: what the mounted routes say of themselves, and the model of invoices. */
import { ENGINE_VERSION } from "../../../engine/mod.ts";
import type { App, Service } from "../service.ts";
import { EXAMPLE_BASE } from "../../operations/example_invoice.ts";
import { madeAll } from "../../operations/examples.ts";
import { invoiceComponents } from "./bodies.ts";

const DESCRIPTION =
  `Checks electronic invoices against the rules of EN 16931, XRechnung and Peppol BIS Billing, reads them \
into JSON, and writes them. Metered routes cost one document of the key's monthly allowance where they succeed.

Answers other than 2xx carry an error envelope: branch on its \`error\`, whose codes /docs/errors lists.`;

/** What the operations are grouped by, in the order of the reference. */
const tags = [
  { name: "Documents", description: "Check, read and write invoices. Each route is metered." },
  { name: "Lookups", description: "What public registers say, with evidence of it. Nothing of it is stored." },
  { name: "Rules", description: "What the rules ask for." },
  { name: "Keys", description: "Keys of the service, without which no document is taken." },
  { name: "Records", description: "Stored verdicts, readable by anyone who knows their ids." },
  { name: "Billing", description: "Subscriptions, where this server sells them." },
  { name: "Service", description: "What the service says of itself." },
];

const KEY = "The API key, which begins with `fl_live_`. `POST /v1/keys` issues one, and so does the page /signup.";

type Document = ReturnType<App["getOpenAPI31Document"]>;

const documents = new WeakMap<App, Promise<Document>>();

/** The document of a service that is mounted, made once for all that is made of it. */
export function documentOf(app: App, service: Pick<Service, "baseUrl">): Promise<Document> {
  const made = documents.get(app) ?? openapiDocument(app, service);
  documents.set(app, made);
  return made;
}

/** Version 1.0.0 is that of the interface, which /v1 stands for, and not the engine's. */
export async function openapiDocument(app: App, { baseUrl }: Pick<Service, "baseUrl">): Promise<Document> {
  await madeAll();
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Faktlint", version: "1.0.0", description: `${DESCRIPTION}\n\nEngine ${ENGINE_VERSION}.` },
    tags,
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
  });
  const { components = {} } = document;
  return served({
    ...document,
    components: {
      ...components,
      schemas: { ...components.schemas, ...invoiceComponents() },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: KEY } },
    },
  }, baseUrl);
}

/**
 * Examples link to pages as the answers do: at the address where this service is reached. A description is beside its
 * reference, as OpenAPI 3.1 allows: generators take `allOf` for objects, and leave out what has one over an enum.
 */
function served(document: Document, baseUrl: string): Document {
  return JSON.parse(JSON.stringify(document, (_, value: unknown) => {
    return typeof value === "string" ? value.replaceAll(EXAMPLE_BASE, baseUrl) : described(value);
  }));
}

/** `{ allOf: [{ $ref }, { description }] }` as `{ $ref, description }`; anything else as it is. */
function described(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("allOf" in value) || !Array.isArray(value.allOf)) return value;
  const [first, second, ...more]: readonly unknown[] = value.allOf;
  const isPair = more.length === 0 && isOnly(first, "$ref") && isOnly(second, "description");
  return isPair && isOnly(value, "allOf") ? { ...first, ...second } : value;
}

function isOnly(value: unknown, name: string): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).join() === name;
}
