/**
 * Every bound of the API's contract, a line each: what a field may hold at most and at least, its words, and of each route what
 * it takes and answers. A change of the contract changes a line of `bounds.txt`, which this writes again:
 *
 *     deno run --config tests/deno.json -A tests/http/bounds.ts
 */
import { openapiDocument } from "../../host/http/openapi/document.ts";
import { withService } from "../support/service.ts";
import { createApp } from "../../host/http/app.ts";

const words: ReadonlySet<string> = new Set([
  ...["minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems"],
  ...["pattern", "enum", "const", "default"],
]);

/** The codes of errors have lines of their own, and the fields of an invoice follow from the table of terms. */
const toldElsewhere = /\/responses\/[45]\d\d$|^#\/schemas\/(?:BG-\d+|Invoice\w*)$/;

/** The lines of a part of a document, by where it is. */
function* boundsIn(part: unknown, at: string): Generator<string> {
  if (typeof part !== "object" || part === null || toldElsewhere.test(at)) return;
  for (const [key, value] of Object.entries(part)) {
    // A parameter is known by its name, wherever it stands.
    const name = Array.isArray(part) && typeof value?.name === "string" ? value.name : key;
    // What is shown as an example is no bound.
    if (name === "example" || name === "examples") continue;
    const isBound = words.has(name) && (typeof value !== "object" || Array.isArray(value));
    if (isBound) yield `${at} ${name}: ${Array.isArray(value) ? value.join(" ") : value}`;
    else yield* boundsIn(value, `${at}/${name}`);
  }
}

interface Schema {
  readonly allOf?: readonly Schema[];
  readonly properties?: { readonly error?: { readonly enum?: readonly string[] } };
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly security?: readonly unknown[];
  readonly tags?: readonly string[];
  readonly requestBody?: Described;
  readonly responses?: Readonly<Record<string, Described>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** A line for what each route takes, and one for each of its statuses: the codes of errors, or the types of answers. */
function* answersOf(paths: Paths): Generator<string> {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { tags = [], security, requestBody, responses = {} }] of Object.entries(methods)) {
      const route = `${method} ${path}`;
      const taken = [security === undefined ? "a key" : "no key", ...Object.keys(requestBody?.content ?? {})];
      yield `${route} of ${tags.join(" ")} takes: ${taken.join(" ")}`;
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const [schema] = Object.values(content).map((it) => it.schema);
        const codes = schema?.allOf?.[1]?.properties?.error?.enum;
        yield `${route} ${status}: ${(codes ?? Object.keys(content)).join(" ")}`.trimEnd();
      }
    }
  }
}

export async function bounds(): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  await withService(async ({ service }) => {
    const document = await openapiDocument(createApp(service), service);
    const { paths, components } = document;
    const plain: { readonly paths: Paths } = JSON.parse(JSON.stringify(document));
    lines = [...boundsIn(paths, "paths"), ...boundsIn(components, "#"), ...answersOf(plain.paths)].toSorted();
  });
  return lines;
}

export const file = new URL("bounds.txt", import.meta.url);

if (import.meta.main) Deno.writeTextFileSync(file, `${(await bounds()).join("\n")}\n`);
