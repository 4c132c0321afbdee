/**
 * Writes what the service serves of itself and does not make while it runs: the Postman collection, which is made of the
 * OpenAPI document by a program too large for a server, the releases of CHANGELOG.md, and the examples of the rule pages,
 * which are made of test data.
 *
 *     deno task descriptions            writes host/data/{postman,releases,rule_examples}.json
 *     deno task descriptions --check    only compares; part of the gate
 */
import { type CollectionResult, convertV2 } from "openapi-to-postmanv2";
import { explainAll } from "../engine/mod.ts";
import { createApp } from "../host/http/app.ts";
import { configOf } from "../host/config.ts";
import { conformance } from "../host/conformance.ts";
import { limits } from "../host/limits.ts";
import { openapiDocument } from "../host/http/openapi/document.ts";
import { openStores } from "../host/stores/stores.ts";
import { releasesIn } from "./releases.ts";
import { ruleExamples } from "./rule_examples.ts";

const root = new URL("../", import.meta.url);

/** Where the collection finds the service until its user changes the variable `baseUrl`. */
const baseUrl = "http://127.0.0.1:8787";

async function openapi(): Promise<unknown> {
  const stores = await openStores(":memory:");
  try {
    const world = { config: configOf({}), stores, baseUrl, runtime: "", log: () => {}, limits, conformance };
    return openapiDocument(createApp(world), world);
  } finally {
    stores.kv.close();
  }
}

type Json = Readonly<Record<string, unknown>>;

/** The converter gives ids at random; without them, the same document gives the same collection. */
async function postman(document: unknown): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<CollectionResult>();
  const input = { type: "json", data: exemplary(object(document)) } as const;
  const options = { parametersResolution: "Example", enableOptionalParameters: false } as const;
  convertV2(input, options, (error, converted) => converted === undefined ? reject(error) : resolve(converted));
  const { result, reason, output: [made] = [] } = await promise;
  if (!result || made === undefined) throw new Error(`The Postman collection was not made: ${reason}`);
  return mapped(made.data, (name, value) => /^(?:_postman_)?id$/.test(name) ? undefined : value);
}

/** The document with examples in place of schemas, out of which the converter makes values up, at random. */
function exemplary({ paths, components, ...document }: Json): Json {
  const simple = mapped(paths, (name, value) => {
    if (name === "responses") return { default: { description: "See the OpenAPI document" } };
    if (name === "parameters" && Array.isArray(value)) return value.map((it) => withExample(object(it)));
    if (name === "content") return body(object(value));
    return value;
  });
  return { ...document, paths: simple, components: { securitySchemes: object(components)["securitySchemes"] } };
}

function withExample(parameter: Json): Json {
  const { example, enum: values } = object(parameter["schema"]);
  const [first] = Array.isArray(values) ? values : [];
  return { ...parameter, schema: { type: "string" }, example: String(example ?? first ?? "") };
}

/** The first content type of a body, with its example: its own, or one made of its fields. */
function body(content: Json): Json {
  const [type = "", media] = Object.entries(content)[0] ?? [];
  const { example, schema } = object(media);
  if (typeof example === "string") return { [type]: { schema: { type: "string" }, example } };
  const fields = Object.entries(object(object(schema)["properties"]));
  const made = Object.fromEntries(fields.map(([name, field]) => [name, object(field)["example"]]));
  return { [type]: { schema: { type: "object" }, example: example ?? made } };
}

function mapped(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, it: unknown) => change(name, it)));
}

function object(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function releases(): unknown {
  const changelog = Deno.readTextFileSync(new URL("CHANGELOG.md", root));
  return releasesIn(changelog, explainAll().map(({ rule }) => rule));
}

async function main(args: readonly string[]): Promise<number> {
  const files = [
    ["host/data/postman.json", await postman(await openapi())],
    ["host/data/releases.json", releases()],
    ["host/data/rule_examples.json", ruleExamples()],
  ] as const;
  const stale = files.filter(([path, content]) => textOf(path) !== written(content)).map(([path]) => path);
  if (args.includes("--check")) {
    for (const path of stale) console.error(`${path} is not what it is made of. Run: deno task descriptions`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const [path, content] of files) Deno.writeTextFileSync(new URL(path, root), written(content));
  console.log(`descriptions: ${stale.length === 0 ? "nothing changed" : `wrote ${stale.join(", ")}`}`);
  return 0;
}

function written(content: unknown): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}

function textOf(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(new URL(path, root));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

Deno.exitCode = await main(Deno.args);
