/** Whether the compiler takes a change. It is asked in this process, because a process for each change reads everything anew. */
import ts from "typescript";
import { changed, type Mutant } from "./mutants.ts";

/** As in `deno.json`, which this compiler does not read. */
const options: ts.CompilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noImplicitOverride: true },
  ...{ noImplicitReturns: true, noFallthroughCasesInSwitch: true, skipLibCheck: true, noEmit: true },
  ...{ allowImportingTsExtensions: true, resolveJsonModule: true, types: [] },
  ...{ jsx: ts.JsxEmit.ReactJSX, jsxImportSource: "hono/jsx", lib: ["lib.esnext.d.ts"] },
  ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler says of one file, with a text in place of what it contains. */
export type Compiler = (file: string, text: string) => readonly string[];

/** The compiler over the files of a folder, which it reads once. `types` is a file with the names that are everywhere. */
export function compilerOf(root: string, types: string): Compiler {
  let asked = { path: "", text: "", version: 0 };
  const roots = new Set([types]);
  const textAt = (path: string) => path === asked.path ? asked.text : ts.sys.readFile(path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getScriptFileNames: () => [...roots],
    getScriptVersion: (path) => path === asked.path ? `${asked.version}` : "",
    getScriptSnapshot: (path) => {
      const text = textAt(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: textAt,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return (file, text) => {
    const path = `${root}${file}`;
    asked = { path, text, version: asked.version + 1 };
    roots.add(path);
    const all = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    return all.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  };
}

/** Whether the compiler says more of the file with the change than without: what it lacks of the runtime, it lacks in both. */
export function isRefused(compiler: Compiler, content: string, mutant: Mutant): boolean {
  if (mutant.mayBeRefused !== true) return false;
  return compiler(mutant.file, changed(content, mutant)).length > compiler(mutant.file, content).length;
}
