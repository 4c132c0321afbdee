/** Compiles the programs that a README shows. */
import ts from "typescript";
import type { Snippet } from "./readme.ts";

/** The complaints of TypeScript, as strict as it can be, about the snippets in a folder that the package is installed in. */
export function compiled(
  folder: string,
  snippets: readonly Snippet[],
  resolution: "node16" | "bundler",
  // A file of CommonJS has types of its own; bundlers know one kind of file.
  kinds: readonly ("mts" | "cts")[] = resolution === "node16" ? ["mts", "cts"] : ["mts"],
): readonly string[] {
  const node = resolution === "node16";
  const files = snippets.flatMap(({ name, source }) =>
    kinds.map((kind) => {
      const file = `${folder}/${name}.${kind}`;
      Deno.writeTextFileSync(file, source);
      return file;
    })
  );
  Deno.writeTextFileSync(`${folder}/node.d.ts`, nodeTypes);
  const program = ts.createProgram([...files, `${folder}/node.d.ts`], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    module: node ? ts.ModuleKind.Node16 : ts.ModuleKind.ESNext,
    moduleResolution: node ? ts.ModuleResolutionKind.Node16 : ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

/** As much of Node's types as the snippets use. */
const nodeTypes = `declare module "node:fs" { export function readFileSync(path: string): Uint8Array; }\n`;
