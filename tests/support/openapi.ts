/** Holds answers to what the OpenAPI document says of them: status, content type, and every field. */
import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = Readonly<Record<string, unknown>>;

/** Pages and their files are for browsers, and no part of the interface; /mcp and /kosit have protocols of their own. */
const pages =
  /^\/(?:$|(?:docs|rules|benchmarks|signup|workbench|new|mcp|kosit|pricing|fix|account|legal)(?:\/|$)|assets\/|sw\.js$|manifest\.webmanifest$|robots\.txt$|llms\.txt$|sitemap\.xml$)/;

export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Gives a function that fails for an answer that the document does not foresee; pages alone do not need the document made. */
export function checker(document: () => Promise<unknown>): (asked: Asked, response: Response) => Promise<void> {
  let known: Promise<ReturnType<typeof compiled>> | undefined;
  return async ({ method, path }, response) => {
    if (method === "OPTIONS" || pages.test(path)) return;
    const { api, ajv } = await (known ??= document().then(compiled));
    const found = response.status === 405 ? undefined : operationOf(api, method, path);
    const at = found === undefined ? undefined : responseAt(api, found, response.status);
    if (at === undefined) {
      assert.ok([404, 405].includes(response.status), `${method} ${path} documents no answer ${response.status}`);
    }
    await holds(ajv, api, at, response, `${method} ${path} ${response.status}`);
  };
}

function compiled(document: unknown) {
  const api = closed(object(document));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(api, "api");
  return { api, ajv };
}

/** The path of the document that a request's path matches, and its operation. */
function operationOf(api: Json, method: string, path: string): readonly [string, string] | undefined {
  const found = Object.keys(object(api["paths"])).find((pattern) => {
    return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
  const name = method === "HEAD" ? "get" : method.toLowerCase();
  const known = found !== undefined && name in object(object(api["paths"])[found]);
  return known ? [found, name] : undefined;
}

/** The JSON pointer of a documented response. */
function responseAt(api: Json, [path, method]: readonly [string, string], status: number): string | undefined {
  const { responses } = object(object(object(api["paths"])[path])[method]);
  if (!(String(status) in object(responses))) return undefined;
  return `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}/responses/${status}`;
}

async function textOf(response: Response): Promise<string> {
  const isZipped = response.headers.get("content-encoding") === "gzip" && response.body !== null;
  const unzipped = isZipped ? new Response(response.body?.pipeThrough(new DecompressionStream("gzip"))) : response;
  return await unzipped.text();
}

async function holds(ajv: Ajv2020, api: Json, at: string | undefined, response: Response, name: string): Promise<void> {
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const text = await textOf(response);
  if (response.body === null && text === "") return;
  const envelope = "#/components/schemas/ErrorEnvelope";
  const pointer = at === undefined ? envelope : `#${at}/content/${type.replaceAll("/", "~1")}/schema`;
  const isPage = type === "text/html" && response.status === 404;
  if (at !== undefined && !isPage) assert.ok(resolves(api, pointer), `${name} documents no ${type}`);
  if (type !== "application/json") return;
  const validate = ajv.getSchema(`api${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`);
  assert.ok(validate !== undefined);
  assert.ok(await validate(JSON.parse(text)), `${name} is not as documented: ${ajv.errorsText(validate.errors)}`);
}

function resolves(api: Json, pointer: string): boolean {
  const steps = pointer.slice(2).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let at: unknown = api;
  for (const step of steps) at = object(at)[step];
  return at !== undefined;
}

/** Forbids fields that are not documented, which for clients the document itself allows. */
function closed(document: Json): Json {
  const text = JSON.stringify(document);
  const extended = new Set(
    [...text.matchAll(/"allOf":\[\{"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  const invoices = /^(?:InvoiceInput|BG-\d+)$/;
  const schemas = Object.entries(object(object(document["components"])["schemas"])).map(([name, schema]) => {
    return [name, extended.has(name) || invoices.test(name) ? schema : sealed(schema)] as const;
  });
  return {
    ...document,
    paths: sealed(document["paths"]),
    components: { ...object(document["components"]), schemas: Object.fromEntries(schemas) },
  };
}

function sealed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sealed);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, it]) => [name, name === "allOf" ? it : sealed(it)]),
  );
  const isObject = "properties" in copy || "allOf" in copy;
  return isObject && !("unevaluatedProperties" in copy) ? { ...copy, unevaluatedProperties: false } : copy;
}

function object(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
