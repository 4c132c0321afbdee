/** What the Python package is: its files, what it needs, and what an index shows of it. */
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { engineModule, initModule, recordsModule } from "../wasm/python.ts";
import { constantsModule } from "../wasm/python_constants.ts";

/** The versions of what the package runs on that it is tested with. */
export const DENO = { range: ">=2.9.6,<3", tested: "2.9.8" };
/** Each major one may change the calls. */
export const WASMTIME = { range: ">=50.0.1,<51", tested: "50.0.1" };
/** Where there are wheels of Deno, as far as pip can tell; elsewhere wasmtime is asked for by the extra alone. */
const DENO_WHERE = "(sys_platform == 'linux' and (platform_machine == 'x86_64' or platform_machine == 'aarch64')) or " +
  "sys_platform == 'darwin' or (sys_platform == 'win32' and platform_machine == 'AMD64')";

const root = new URL("../../", import.meta.url);
export const SUMMARY =
  "Checks, reads and writes e-invoices (EN 16931, XRechnung, Peppol BIS, Factur-X) as the official " +
  "validators do, without Java";

export function text(path: string): string {
  return Deno.readTextFileSync(new URL(path, root));
}

/** The files of the module, by their paths. */
export function moduleOf(component: Uint8Array, child: string): Readonly<Record<string, string | Uint8Array>> {
  return {
    "faktlint/__init__.py": initModule(`${SUMMARY}.`),
    ...Object.fromEntries(written.map((it) => [`faktlint/${it}`, text(`packages/python/faktlint/${it}`)])),
    "faktlint/_constants.py": constantsModule(),
    "faktlint/engine.py": engineModule(),
    "faktlint/records.py": recordsModule(),
    "faktlint/py.typed": "",
    "faktlint/engine.js": child,
    "faktlint/faktlint.wasm": component,
  };
}

/** The modules that are no table's. */
const written = [...Deno.readDirSync(new URL("packages/python/faktlint/", root))]
  .map(({ name }) => name).filter((it) => it.endsWith(".py")).sort();

/** What the package needs, and what its extras need. */
export const needs = {
  always: [`deno${DENO.range}; ${DENO_WHERE}`],
  wasm: [`wasmtime${WASMTIME.range}`],
  arrow: ["pyarrow>=15"],
  spark: ["pyarrow>=15", "pyspark>=3.5", "pandas>=2.2"],
  ray: ["pyarrow>=15", "ray[data]>=2.40"],
} as const;

/** What a package index shows of it (core metadata 2.4). */
export function metadata(readme: string): string {
  const { always, ...extras } = needs;
  const lines = Object.entries(extras).flatMap(([extra, all]) => [
    `Provides-Extra: ${extra}`,
    ...all.map((it) => `Requires-Dist: ${it}; extra == '${extra}'`),
  ]);
  return `Metadata-Version: 2.4
Name: faktlint
Version: ${ENGINE_VERSION}
Summary: ${SUMMARY}
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.9
${[...always.map((it) => `Requires-Dist: ${it}`), ...lines].join("\n")}
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

${readme}`;
}
