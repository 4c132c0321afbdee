/** The arguments of a call, by the schemas of its tool, as what the operation runs on. */
import { z } from "@hono/zod-openapi";
import { nearest } from "../../engine/explain/guide.ts";
import { kindOf } from "../../engine/mod.ts";
import { joined } from "../../engine/model/bytes.ts";
import { isLanguage, type Language } from "../documents/locales.ts";
import { fieldsIn } from "../operations/fields.ts";
import type { Document, Input, Kind, Part, Parts } from "../operations/operation.ts";
import type { Received } from "../operations/perform.ts";
import { Problem } from "../domain/problems.ts";
import { quoted } from "./shown.ts";
import { documentNames, pathOf, plainSchema, type Tool } from "./tool.ts";

export type Arguments = Readonly<Record<string, unknown>>;

/** What is known of a call once its arguments were read. */
export interface Taken extends Received {
  /** The arguments beside the document. */
  readonly plain: Arguments;
}

/** Reads a file that an argument names. Undefined on servers that read no files. */
export type ReadFile = (path: string, kinds: readonly Kind[]) => Promise<Document | Problem>;

/** Where there is more than the arguments: what readers are allowed, and who reads files. */
export interface Taking {
  readonly limits: Document["limits"];
  readonly readFile?: ReadFile | undefined;
}

export async function taken(tool: Tool, given: Arguments, taking: Taking): Promise<Taken | Problem> {
  const { operation: { options: schema, body } } = tool;
  const plain = plainIn(tool, given, taking);
  if (plain instanceof Problem) return plain;
  const options = schema.safeParse({ ...asQuery(plain, schema), ...tool.options?.(plain) });
  // What a tool takes beyond its operation it turns into what the operation takes.
  if (!options.success) return wrong(options.error);
  const lang: Language = typeof plain["lang"] === "string" && isLanguage(plain["lang"]) ? plain["lang"] : "en";
  const rest = { plain, lang };
  if (body.takes === "nothing") return { ...rest, ...received({ options: options.data }, new Uint8Array()) };
  if (body.takes === "fields") {
    const bytes = new TextEncoder().encode(JSON.stringify(plain));
    const fields = fieldsIn(bytes, body.schema);
    return fields instanceof Problem ? fields : { ...rest, ...received({ options: options.data, fields }, bytes) };
  }
  if (body.takes === "parts") {
    const parts = await partsFrom(body.parts, given, taking);
    if (parts instanceof Problem) return parts;
    const all = Object.values(parts).map(({ bytes }) => bytes);
    return { ...rest, ...received({ options: options.data, parts }, joined(all)) };
  }
  if (body.takes === "statement") throw new TypeError("no tool takes a statement");
  const document = await documentIn(tool, given, body.kinds, taking);
  if (document instanceof Problem) return document;
  return {
    ...rest,
    ...received({ options: options.data, document: { ...document, ...tool.beside?.(plain) } }, document.bytes),
  };
}

function received(input: Input, body: Uint8Array<ArrayBuffer>) {
  return { input, body };
}

/** The arguments but the document; a Problem that names the first that cannot be used. */
function plainIn(tool: Tool, given: Arguments, { readFile }: Taking): Arguments | Problem {
  const schema = plainSchema(tool);
  const known = [...Object.keys(schema.shape), ...documentNames(tool, readFile !== undefined)];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) return unknownArgument(unknown, known);
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : wrong(parsed.error);
}

function unknownArgument(name: string, known: readonly string[]): Problem {
  const plain = new Map(known.map((it) => [it.replaceAll("_", ""), it]));
  const near = plain.get(nearest(name, plain.keys()) ?? "");
  const hint = near === undefined ? "" : ` Did you mean ${near}?`;
  const message = `The argument ${quoted(name)} is not an argument of this tool.${hint} It takes ${known.join(", ")}.`;
  return new Problem("bad_request", message, { fields: { field: quoted(name).slice(1, -1) } });
}

/** Fields whose wrong values have a code of their own. */
function wrong({ issues: [issue] }: z.ZodError): Problem {
  const field = String(issue?.path[0] ?? "");
  const code = field === "email" ? "invalid_email" : "bad_request";
  return new Problem(code, `The argument ${field} cannot be used: ${wanted(issue)}.`, { fields: { field } });
}

function wanted(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "invalid_value") return `give one of ${issue.values.join(", ")}`;
  const message = issue?.message ?? "give another value";
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");
}

/** Options as a query has them, where all are texts. */
function asQuery(plain: Arguments, { shape }: z.ZodObject): Readonly<Record<string, unknown>> {
  const own = Object.entries(plain).filter(([name]) => name in shape);
  return Object.fromEntries(own.map(([name, value]) => [name, `${value}`]));
}

async function partsFrom(
  parts: Parts,
  given: Arguments,
  taking: Taking,
): Promise<Readonly<Record<string, Document>> | Problem> {
  const found: [string, Document][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const document = await partFrom(name, part, given, taking);
    if (document instanceof Problem) return document;
    found.push([name, document]);
  }
  return Object.fromEntries(found);
}

async function partFrom(
  name: string,
  { kinds }: Part,
  given: Arguments,
  { limits, readFile }: Taking,
): Promise<Document | Problem> {
  const names = [name, ...(readFile === undefined ? [] : [pathOf(name)])];
  const [field, ...more] = names.filter((it) => given[it] !== undefined);
  if (field === undefined || more.length > 0) return oneOf(names);
  const value = given[field];
  if (typeof value !== "string") return ofWrongType(field);
  if (field !== name) return await readFile?.(value, kinds) ?? oneOf(names);
  const bytes = bytesIn(value, kinds);
  const kind = bytes === undefined ? undefined : kindOf({ input: bytes });
  const isKnown = kind !== undefined && kinds.includes(kind);
  return bytes === undefined || !isKnown ? ofOtherKind(name, kinds) : { kind, bytes, limits };
}

/** The bytes of a PDF in base64, or of a text; undefined for what is no base64 where only a PDF is taken. */
function bytesIn(text: string, kinds: readonly Kind[]): Uint8Array<ArrayBuffer> | undefined {
  const isPdf = kinds.includes("pdf") && (kinds.length === 1 || text.startsWith(PDF));
  if (!isPdf) return new TextEncoder().encode(text);
  try {
    return Uint8Array.fromBase64(text);
  } catch {
    return undefined;
  }
}

/** How "%PDF-" begins in base64, which begins no other document. */
const PDF = "JVBERi";

function ofOtherKind(field: string, kinds: readonly Kind[]): Problem {
  const wanted = kinds.map((it) => it === "pdf" ? "a PDF in base64" : it.toUpperCase()).join(" or ");
  const message = `The argument ${field} cannot be used: give ${wanted}.`;
  return new Problem("unsupported_media_type", message, { fields: { field } });
}

async function documentIn(
  tool: Tool,
  given: Arguments,
  kinds: readonly Kind[],
  { limits, readFile }: Taking,
): Promise<Document | Problem> {
  const names = documentNames(tool, readFile !== undefined);
  const [name, ...more] = names.filter((it) => given[it] !== undefined);
  if (name === undefined || more.length > 0) return oneOf(names);
  const value = given[name];
  // An invoice that came as an object is a text by now (json_rpc.ts).
  if (typeof value !== "string") return ofWrongType(name);
  if (name === "path") return await readFile?.(value, kinds) ?? oneOf(names);
  const bytes = new TextEncoder().encode(value);
  const kind = name === "invoice" ? "json" : "xml";
  // A document in the wrong argument is a mistake that is easily told.
  if (kind === "json" && kindOf({ input: bytes }) === "xml") return swapped();
  return { kind, bytes, limits };
}

function oneOf(names: readonly string[]): Problem {
  const [field = ""] = names;
  const message = names.length === 1 ? `The argument ${field} is missing.` : `Give exactly one of ${names.join(", ")}.`;
  return new Problem("bad_request", message, { fields: { field } });
}

function ofWrongType(field: string): Problem {
  const want = field === "invoice" ? "a JSON object" : "a text";
  return new Problem("bad_request", `The argument ${field} cannot be used: give ${want}.`, { fields: { field } });
}

function swapped(): Problem {
  const message = "The argument invoice holds XML. Call validate_invoice_xml, or give it as the argument xml.";
  return new Problem("bad_request", message, { fields: { field: "invoice" } });
}
