/**
 * `deno task tool wheel` makes the Python package dist/faktlint-VERSION-py3-none-any.whl, and its sources (`sdist.ts`): the engine
 * as a script for Deno and as the WASM component, what calls them, and the classes of what they give. A wheel is a ZIP archive with its metadata (PEP 427), which needs no Python to be made.
 */
import { type Zippable, zipSync } from "fflate";
import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "../engine/mod.ts";
import { metadata, moduleOf, text } from "./python/project.ts";
import { SDIST, sdistOf } from "./python/sdist.ts";
import { component } from "./wasm.ts";
import { childScript } from "./v8.ts";

const root = new URL("../", import.meta.url);

/** Its name, which says what it runs on. */
export const WHEEL = `faktlint-${ENGINE_VERSION}-py3-none-any.whl`;

/** The wheel of a component, as bytes. The same component gives the same wheel. */
export function wheelOf(component: Uint8Array, child: string): Uint8Array<ArrayBuffer> {
  const info = `faktlint-${ENGINE_VERSION}.dist-info`;
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    ...moduleOf(component, child),
    [`${info}/licenses/LICENSE`]: text("LICENSE"),
    [`${info}/METADATA`]: metadata(text("packages/python/README.md")),
    [`${info}/WHEEL`]: "Wheel-Version: 1.0\nGenerator: faktlint\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
  };
  const files = Object.entries(contents).map(([path, content]) => {
    return [path, typeof content === "string" ? new TextEncoder().encode(content) : content] as const;
  });
  const lines = files.map(([path, bytes]) => `${path},sha256=${digest(bytes)},${bytes.length}`);
  const record = [...lines, `${info}/RECORD,,`, ""].join("\n");
  const all = [...files, [`${info}/RECORD`, new TextEncoder().encode(record)] as const];
  const archive: Zippable = Object.fromEntries(all.map(([path, bytes]) => [path, [bytes, { mtime: MADE }]]));
  return zipSync(archive, { level: 9 });
}

/** The first day that ZIP knows. */
const MADE = new Date(1980, 0, 1);

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}

if (import.meta.main) {
  const [made, child] = [await component(), await childScript()];
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  for (const [name, bytes] of [[WHEEL, wheelOf(made, child)], [SDIST, await sdistOf(made, child)]] as const) {
    Deno.writeFileSync(new URL(`dist/${name}`, root), bytes);
    console.log(`dist/${name}: ${(bytes.length / 1e6).toFixed(2)} MB; pip install ./dist/${name}`);
  }
}
