/**
 * A tool: an operation as an agent sees it. Its arguments are the options, fields and document of the operation; what it
 * answers is the operation's JSON, with a text that says what to do.
 */
import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import { z } from "@hono/zod-openapi";
import type { JsonText } from "../domain/json_text.ts";
import type { Language } from "../documents/locales.ts";
import type { Document, Operation, Part, Result } from "../operations/operation.ts";
import { isFlag } from "../operations/options.ts";
import { type JsonSchema, objectSchema } from "./json_schema.ts";
import { invoiceArgument } from "./invoice_schema.ts";

/** An argument that is a document: an invoice in JSON, or XML. */
export type DocumentName = "invoice" | "xml";

export interface Shown {
  readonly text: string;
  /** By the output schema. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** What cannot be said in a text. */
  readonly blocks?: CallToolResult["content"];
}

/** What a call asked for beside the operation's own. */
export interface Call {
  readonly lang: Language;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What stands for a long text in the result. */
  readonly stand: (text: JsonText) => string;
  /** Has something more done on the same document, without a charge; undefined where that was not done. */
  readonly alongside: (operation: Operation) => Promise<Result | undefined>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to call it, with what, and what comes of it. */
  readonly description: string;
  readonly operation: Operation;
  /** The names of the document; of several, one is given. Where the operation takes several documents, these are its parts. */
  readonly documents?: readonly DocumentName[];
  /** Options of the operation that are no arguments. */
  readonly hidden?: readonly string[];
  /** Arguments beyond the operation's, and those that differ from it. */
  readonly more?: z.ZodRawShape;
  /** What the operation is asked for with those. */
  readonly options?: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | readonly string[]>>;
  /** What of them goes with the document. */
  readonly beside?: (given: Readonly<Record<string, unknown>>) => Pick<Document, "answers">;
  /** Where it is not the JSON of the operation. */
  readonly output?: z.ZodObject;
  /** Whether it needs a key though its operation can do without, which other routes let it; known before all else. */
  readonly needsKey?: (given: Readonly<Record<string, unknown>>) => boolean;
  /** Whether its text needs more than its operation, on documents that are small enough for that. */
  readonly alongside?: true;
  readonly annotations: ToolAnnotations;
  readonly show: (result: Result, call: Call) => Shown | Promise<Shown>;
}

/** Options only of HTTP: a tool's caps are those of the request that it came in, and it stores no records. */
const ofHttp = ["max_characters", "record"];

const plain = new WeakMap<Tool, z.ZodObject>();

/** The arguments of a tool but its document. Made once: a schema compiles itself with the first arguments it is given. */
export function plainSchema(tool: Tool): z.ZodObject {
  const known = plain.get(tool) ?? z.object(plainShape(tool));
  plain.set(tool, known);
  return known;
}

/** By the operation's schemas; what is yes or no is a boolean. */
function plainShape({ operation: { options, body }, hidden = [], more = {} }: Tool): z.ZodRawShape {
  const own = Object.entries(options.shape).filter(([name]) => !hidden.includes(name) && !ofHttp.includes(name));
  return {
    ...(body.takes === "fields" ? body.schema.shape : {}),
    ...Object.fromEntries(own.map(([name, schema]) => [name, isFlag(schema) ? flag(schema) : schema])),
    ...more,
  };
}

function flag(schema: z.ZodType) {
  return z.boolean("want true or false").optional().meta({ description: schema.description });
}

const xml = z.string().openapi({
  description: "The whole XML document as text: UBL Invoice or CreditNote, or CII CrossIndustryInvoice. No PDF.",
});

/** Where files can be read, a path may stand for a document. */
const path = z.string().openapi({
  description: "Instead of the document: the path of its file, below one of the client's roots. XML, JSON, or PDF.",
});

/** The argument that a path to a part of several is. */
export function pathOf(part: string): string {
  return `${part}_path`;
}

/** The names of all arguments that are documents, or paths to them. */
export function documentNames({ documents = [], operation: { body } }: Tool, hasFiles: boolean): readonly string[] {
  const names = body.takes === "parts" ? Object.keys(body.parts) : documents;
  if (!hasFiles || names.length === 0) return names;
  return [...names, ...(body.takes === "parts" ? names.map(pathOf) : ["path"])];
}

/** By the argument; what can be left out because a path can stand for it is optional. */
function documentShape(tool: Tool, hasFiles: boolean): z.ZodRawShape {
  const { documents = [], operation: { body } } = tool;
  const isNeeded = !hasFiles && (body.takes === "parts" || documents.length === 1);
  const wrapped = (schema: z.ZodType) => isNeeded ? schema : schema.optional();
  const parts: Readonly<Record<string, Part>> = body.takes === "parts" ? body.parts : {};
  return Object.fromEntries(
    documentNames(tool, hasFiles).map((name) => {
      const part = parts[name];
      if (part !== undefined) return [name, wrapped(partSchema(part))];
      return [name, name === "invoice" ? z.unknown() : name === "xml" ? wrapped(xml) : path.optional()];
    }),
  );
}

/** A document among several. */
function partSchema({ kinds, description }: Part): z.ZodType {
  const texts = kinds.filter((it) => it !== "pdf").map((it) => it.toUpperCase()).join(" or ");
  const forms = [...(texts === "" ? [] : [`${texts} as text`]), ...(kinds.includes("pdf") ? ["a PDF in base64"] : [])];
  const schema = kinds.includes("json") ? z.union([z.string(), z.looseObject({})]) : z.string();
  return schema.openapi({ description: `${description} It is ${forms.join(", or ")}.` });
}

/** The schemas that a tool states. */
export function inputSchema(tool: Tool, hasFiles: boolean): JsonSchema & { readonly type: "object" } {
  const { documents = [] } = tool;
  const isOnly = documents.length === 1 && !hasFiles;
  const { properties, required = [], ...schema } = objectSchema(
    z.object({ ...documentShape(tool, hasFiles), ...plainSchema(tool).shape }),
  );
  const hasInvoice = documents.includes("invoice");
  const needed = [...[required].flat(), ...(hasInvoice && isOnly ? ["invoice"] : [])];
  return {
    ...schema,
    properties: { ...(properties ?? {}), ...(hasInvoice ? { invoice: invoiceArgument() } : {}) },
    ...(needed.length === 0 ? {} : { required: needed }),
    additionalProperties: false,
  };
}

export function outputSchema({ output, operation }: Tool): JsonSchema & { readonly type: "object" } {
  const schema = output ?? operation.output.forms.json?.schema;
  if (!(schema instanceof z.ZodObject)) throw new TypeError(`${operation.id} answers no JSON object`);
  return withoutPages(objectSchema(schema));
}

/** Where no service has the pages of rules, as over standard input, `docsUrl` names a command that says the same. */
function withoutPages<T extends JsonSchema>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (name, value: unknown) => {
    if (name !== "docsUrl" || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([keyword]) => keyword !== "format"));
  });
}
