/** What a source file imports, read from its syntax tree: values and types, static and dynamic. */
import { textOf } from "./sources.ts";

/** The specifiers as they are written. One that is computed at run time is given as "(computed)". */
export function importsOf(path: string, text = textOf(path)): readonly string[] {
  const found: string[] = [];
  const note = (source: Deno.lint.Node | null | undefined) => {
    if (source === null || source === undefined) return;
    found.push(source.type === "Literal" && typeof source.value === "string" ? source.value : "(computed)");
  };
  const visitor: Deno.lint.LintVisitor = {
    ImportDeclaration: (node) => note(node.source),
    ExportNamedDeclaration: (node) => note(node.source),
    ExportAllDeclaration: (node) => note(node.source),
    ImportExpression: (node) => note(node.source),
    TSImportType: (node) => note(node.argument.type === "TSLiteralType" ? node.argument.literal : node.argument),
  };
  Deno.lint.runPlugin({ name: "scan", rules: { imports: { create: () => visitor } } }, path, text);
  return found;
}

/** A specifier as a path from the project's root; a package's name as it is. */
export function resolved(from: string, specifier: string): string {
  if (!/^\.{1,2}\//.test(specifier)) return specifier;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** Every circle that a walk in depth comes upon. */
export function circles(of: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    const before = way.indexOf(path);
    if (before >= 0) found.push([...way.slice(before), path].join(" -> "));
    else if (!done.has(path)) {
      for (const next of of.get(path) ?? []) visit(next, [...way, path]);
      done.add(path);
    }
  };
  for (const path of of.keys()) visit(path, []);
  return found;
}
