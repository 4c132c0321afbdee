/** The types of the package's entries: what they export, and of what that is made, without the rest of the house. */
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2024,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** Each declaration file by its name. `entries` are files by the name of their module. */
export async function declarations(entries: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${root}${file}`])),
    plugins: [dts({ compilerOptions })],
    // Types have no order of execution that a circle of chunks could break.
    onwarn({ code, message }) {
      if (code !== "CYCLIC_CROSS_CHUNK_REEXPORT") throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name].d.ts",
    chunkFileNames: "chunks/[name].d.ts",
  });
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : ""]));
}
