/**
 * `deno task wheel` makes the Python package dist/faktlint-VERSION-py3-none-any.whl: the component, what calls it, and the
 * classes of what it gives. A wheel is a ZIP archive with its metadata (PEP 427), which needs no Python to be made.
 */
import { type Zippable, zipSync } from "fflate";
import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "../engine/mod.ts";
import { engineModule, initModule, recordsModule } from "./wasm/python.ts";
import { component } from "./wasm.ts";

/** The versions of wasmtime that the package is tested with: each major one may change the calls. */
export const WASMTIME = { range: ">=50.0.1,<51", tested: "50.0.1" };

const root = new URL("../", import.meta.url);
const SUMMARY = "Checks, reads and writes e-invoices (EN 16931, XRechnung, Peppol BIS, Factur-X) as the official " +
  "validators do, without Java";

/** Its name, which says what it runs on. */
export const WHEEL = `faktlint-${ENGINE_VERSION}-py3-none-any.whl`;

/** The wheel of a component, as bytes. The same component gives the same wheel. */
export function wheelOf(component: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = (path: string) => Deno.readTextFileSync(new URL(path, root));
  const info = `faktlint-${ENGINE_VERSION}.dist-info`;
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    "faktlint/__init__.py": initModule(`${SUMMARY}.`),
    "faktlint/_component.py": text("packages/python/faktlint/_component.py"),
    "faktlint/engine.py": engineModule(),
    "faktlint/records.py": recordsModule(),
    "faktlint/py.typed": "",
    "faktlint/faktlint.wasm": component,
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

function metadata(readme: string): string {
  return `Metadata-Version: 2.4
Name: faktlint
Version: ${ENGINE_VERSION}
Summary: ${SUMMARY}
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.9
Requires-Dist: wasmtime${WASMTIME.range}
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

${readme}`;
}

if (import.meta.main) {
  const wheel = wheelOf(await component());
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  Deno.writeFileSync(new URL(`dist/${WHEEL}`, root), wheel);
  console.log(`dist/${WHEEL}: ${(wheel.length / 1e6).toFixed(2)} MB; pip install ./dist/${WHEEL}`);
}
