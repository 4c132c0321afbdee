/** Requests that a reader can run as they are, made of the examples of the document. */
import { isFields } from "../writing/json_fields.ts";
import { said } from "./limits.tsx";
import type { Gathered, ShownOperation } from "./gather.ts";
import { followed, type Media, named, type OpenApi, type Parameter, type SchemaOr } from "./openapi.ts";

/** The example of a body or an answer; where the document has none, one that is put together of its fields' examples. */
export function exampleOf({ schema, example, examples = {} }: Media, document: OpenApi): unknown {
  const [first] = Object.values(examples);
  return example ?? first?.value ?? sampled(schema, document, []);
}

/** `inside` are the references on the way here: what contains itself ends where it begins again. */
function sampled(schema: SchemaOr | undefined, document: OpenApi, inside: readonly string[]): unknown {
  if (typeof schema !== "object") return undefined;
  const { $ref, example, examples, default: preset, enum: values, allOf = [], anyOf = [], oneOf = [] } = schema;
  if ($ref !== undefined) {
    return inside.includes($ref) ? undefined : sampled(named(schema, document), document, [...inside, $ref]);
  }
  const given = example ?? examples?.[0] ?? schema.const ?? preset ?? values?.[0];
  if (given !== undefined) return given;
  const fields = Object.entries(schema.properties ?? {}).map(([name, it]) => [name, sampled(it, document, inside)]);
  const known = fields.filter(([, value]) => value !== undefined);
  const parts = [known.length === 0 ? undefined : Object.fromEntries(known), ...allOf.map(sample), sample(anyOf[0])];
  const found = [...parts, sample(oneOf[0])].filter((it) => it !== undefined);
  if (found.length > 0) return found.every(isFields) ? Object.assign({}, ...found) : found[0];
  const item = sample(schema.items);
  return item === undefined ? undefined : [item];

  function sample(it: SchemaOr | undefined): unknown {
    return sampled(it, document, inside);
  }
}

/** As it is written in a body: text as it is, everything else as JSON. */
export function written(value: unknown): string {
  return typeof value === "string" ? value.trimEnd() : JSON.stringify(value, null, 2) ?? "";
}

/** The placeholder of the key is a variable of the shell. */
export const KEY = "$KEY";

interface Sent {
  readonly type: string;
  readonly media: Media;
}

/** The command line. `sent` is the body, if there is one. */
export function curl(shown: ShownOperation, sent: Sent | undefined, reference: Pick<Gathered, "document">): string {
  const { method, operation } = shown;
  const needed = keyOf(operation.security ?? reference.document.security ?? [], reference.document);
  const body = sent === undefined ? [] : bodyOf(sent, reference.document);
  const usual = sent === undefined ? "GET" : "POST";
  return [
    `curl ${method === usual ? "" : `--request ${method} `}${quoted(addressOf(shown, reference, needed?.query ?? []))}`,
    ...needed?.header === undefined ? [] : [`--header "${needed.header}"`],
    ...shown.parameters.filter((it) => it.in === "header" && it.required === true).map((it) => {
      return `--header ${quoted(`${it.name}: ${valueOf(it, reference.document)}`)}`;
    }),
    ...body,
  ].join(" \\\n  ");
}

function bodyOf({ type, media }: Sent, document: OpenApi): readonly string[] {
  if (type === "application/pdf") return [`--header ${quoted(`Content-Type: ${type}`)}`, "--data-binary @invoice.pdf"];
  if (type === "multipart/form-data") {
    return partsOf(media).map(([name, type]) => `--form ${quoted(`${name}=@${fileOf(name, type)}`)}`);
  }
  const example = exampleOf(media, document);
  const data = example === undefined ? "--data-binary @FILE" : `--data-raw ${quoted(written(example))}`;
  return [`--header ${quoted(`Content-Type: ${type}`)}`, data];
}

/** Somebody's own PDF holds no invoice yet. */
function fileOf(part: string, type: string): string {
  if (type === "pdf") return "own.pdf";
  return part === type ? `invoice.${type}` : `${part}.${type}`;
}

/** The files that a body has: the name of each, and what it is. */
function partsOf({ schema }: Media): readonly (readonly [name: string, type: string])[] {
  const properties: unknown = schema === undefined ? undefined : Reflect.get(Object(schema), "properties");
  return Object.entries<unknown>(Object(properties)).map(([name, it]) => {
    return [name, String(Reflect.get(Object(it), "contentMediaType")).replace(/^.*\//, "")];
  });
}

function addressOf(
  { path, parameters }: ShownOperation,
  { document }: Pick<Gathered, "document">,
  keys: readonly string[],
): string {
  const server = (document.servers?.[0]?.url ?? "").replace(/\/$/, "");
  const filled = path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((it) => it.in === "path" && it.name === name);
    const value = parameter === undefined ? "" : valueOf(parameter, document);
    return value === "" ? whole : encodeURIComponent(value);
  });
  const query = parameters.filter((it) => it.in === "query" && it.required === true).map((it) => {
    return `${encodeURIComponent(it.name ?? "")}=${encodeURIComponent(valueOf(it, document))}`;
  });
  const all = [...query, ...keys];
  return `${server}${filled}${all.length === 0 ? "" : `?${all.join("&")}`}`;
}

/** The value that stands for a parameter: its example, or one that its schema allows. */
export function valueOf({ example, schema }: Parameter, document: OpenApi): string {
  const value = example ?? sampled(schema, document, []);
  return value === undefined ? "" : said(value);
}

interface Key {
  /** Safe between double quotes of a shell, where the placeholder is filled in. */
  readonly header?: string;
  readonly query?: readonly string[];
}

/** How the first scheme that an operation accepts is sent; undefined where it needs none, or one that is not known here. */
export function keyOf(
  security: readonly Readonly<Record<string, readonly string[]>>[],
  { components = {} }: OpenApi,
): Key | undefined {
  if (security.some((it) => Object.keys(it).length === 0)) return undefined;
  const [name = ""] = Object.keys(security[0] ?? {});
  const given = components.securitySchemes?.[name];
  if (given === undefined) return undefined;
  const { type, scheme, name: field = "", in: place } = followed(given, components.securitySchemes);
  if (type === "http" && scheme?.toLowerCase() === "bearer") return { header: `Authorization: Bearer ${KEY}` };
  if (type !== "apiKey" || !/^[\w-]+$/.test(field)) return undefined;
  if (place === "header") return { header: `${field}: ${KEY}` };
  return place === "query" ? { query: [`${field}=YOUR_KEY`] } : undefined;
}

/** As one word of a POSIX shell, which takes nothing in it for a command (POSIX 2.2.2). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
