/**
 * `deno task tool wheel` makes the Python package dist/faktlint-VERSION-py3-none-any.whl: the engine as a script for Deno and as
 * the WASM component, what calls them, and the classes of what they give. A wheel is a ZIP archive with its metadata (PEP 427), which needs no Python to be made.
 */
import { type Zippable, zipSync } from "fflate";
import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "../engine/mod.ts";
import { engineModule, initModule, recordsModule } from "./wasm/python.ts";
import { constantsModule } from "./wasm/python_constants.ts";
import { component } from "./wasm.ts";
import { childScript } from "./v8.ts";

/** The versions of what the package runs on that it is tested with. */
export const DENO = { range: ">=2.9.6,<3", tested: "2.9.8" };
/** Each major one may change the calls. */
export const WASMTIME = { range: ">=50.0.1,<51", tested: "50.0.1" };
/** Where there are wheels of Deno, as far as pip can tell; elsewhere wasmtime is asked for by the extra alone. */
const DENO_WHERE = "(sys_platform == 'linux' and (platform_machine == 'x86_64' or platform_machine == 'aarch64')) or " +
  "sys_platform == 'darwin' or (sys_platform == 'win32' and platform_machine == 'AMD64')";

const root = new URL("../", import.meta.url);
const SUMMARY = "Checks, reads and writes e-invoices (EN 16931, XRechnung, Peppol BIS, Factur-X) as the official " +
  "validators do, without Java";

/** Its name, which says what it runs on. */
export const WHEEL = `faktlint-${ENGINE_VERSION}-py3-none-any.whl`;

/** The wheel of a component, as bytes. The same component gives the same wheel. */
export function wheelOf(component: Uint8Array, child: string): Uint8Array<ArrayBuffer> {
  const text = (path: string) => Deno.readTextFileSync(new URL(path, root));
  const info = `faktlint-${ENGINE_VERSION}.dist-info`;
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    "faktlint/__init__.py": initModule(`${SUMMARY}.`),
    ...Object.fromEntries(written.map((it) => [`faktlint/${it}`, text(`packages/python/faktlint/${it}`)])),
    "faktlint/_constants.py": constantsModule(),
    "faktlint/engine.py": engineModule(),
    "faktlint/records.py": recordsModule(),
    "faktlint/py.typed": "",
    "faktlint/engine.js": child,
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

/** The modules that are no table's. */
const written = [...Deno.readDirSync(new URL("packages/python/faktlint/", root))]
  .map(({ name }) => name).filter((it) => it.endsWith(".py")).sort();

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
Requires-Dist: deno${DENO.range}; ${DENO_WHERE}
Provides-Extra: wasm
Requires-Dist: wasmtime${WASMTIME.range}; extra == 'wasm'
Provides-Extra: arrow
Requires-Dist: pyarrow>=15; extra == 'arrow'
Provides-Extra: spark
Requires-Dist: pyarrow>=15; extra == 'spark'
Requires-Dist: pyspark>=3.5; extra == 'spark'
Requires-Dist: pandas>=2.2; extra == 'spark'
Provides-Extra: ray
Requires-Dist: pyarrow>=15; extra == 'ray'
Requires-Dist: ray[data]>=2.40; extra == 'ray'
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

${readme}`;
}

if (import.meta.main) {
  const wheel = wheelOf(await component(), await childScript());
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  Deno.writeFileSync(new URL(`dist/${WHEEL}`, root), wheel);
  console.log(`dist/${WHEEL}: ${(wheel.length / 1e6).toFixed(2)} MB; pip install ./dist/${WHEEL}`);
}
