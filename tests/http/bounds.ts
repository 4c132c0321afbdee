/**
 * Every bound of the API's contract, a line each: what a field may hold at most and at least, and its words. A change of the
 * contract changes a line of `bounds.txt`, which this writes again:
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

/** The codes of errors have a table of their own, and the fields of an invoice follow from the table of terms. */
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

export async function bounds(): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  await withService(async ({ service }) => {
    const { paths, components } = await openapiDocument(createApp(service), service);
    lines = [...boundsIn(paths, "paths"), ...boundsIn(components, "#")].toSorted();
  });
  return lines;
}

export const file = new URL("bounds.txt", import.meta.url);

if (import.meta.main) Deno.writeTextFileSync(file, `${(await bounds()).join("\n")}\n`);
