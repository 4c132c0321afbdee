/** Schemas of operations as JSON Schema (2020-12), as tools state what they take and give. */
import { OpenAPIHono, z } from "@hono/zod-openapi";

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** An object's schema, with the named ones that it uses below `$defs`. What OpenAPI says of fields is kept. */
export function objectSchema(schema: z.ZodObject): JsonSchema & { readonly type: "object" } {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.register(ROOT, z.object(schema.shape));
  const document: unknown = getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  const { components: { schemas } } = JSON.parse(JSON.stringify(document).replaceAll(COMPONENTS, "#/$defs/"));
  const { [ROOT]: root, ...named } = schemas;
  const used = reached(root, named);
  return { ...root, type: "object", ...(used.length === 0 ? {} : { $defs: Object.fromEntries(used) }) };
}

const ROOT = "Root";
const COMPONENTS = "#/components/schemas/";

/** The named schemas that a schema refers to, those of the named ones included. */
function reached(root: unknown, named: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  const found = new Map<string, unknown>();
  const left = [root];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    for (const reference of JSON.stringify(at).split('"#/$defs/').slice(1)) {
      const name = reference.slice(0, reference.indexOf('"'));
      if (found.has(name)) continue;
      found.set(name, named[name]);
      left.push(named[name]);
    }
  }
  return [...found];
}
