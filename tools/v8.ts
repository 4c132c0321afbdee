/** The engine as one script without imports, for programs in other languages. */
import rewritePattern from "regexpu-core";
import ts from "typescript";
import { bundled, notice } from "./bundled.ts";

/** An entry with all that it imports; what is imported when it is needed is evaluated then. */
export async function scriptOf(entry: string, how: Parameters<typeof bundled>[1]): Promise<string> {
  const { code, inputs } = await bundled(entry, how);
  return `${notice(inputs)}\n${code}`;
}

/** The engine as a process for Deno (packages/v8/child.ts). */
export function childScript(): Promise<string> {
  return scriptOf("packages/v8/child.ts", { format: "esm", target: "es2023" });
}

/** The engine inside of a JVM (packages/v8/jvm.ts), for a V8 that has no tables of Unicode: they are in its patterns. */
export async function jvmScript(): Promise<string> {
  return withPlainPatterns(await scriptOf("packages/v8/jvm.ts", { format: "iife", target: "es2023" }));
}

/** A script with every `\\p{…}` in a pattern written out as the characters that it means. */
function withPlainPatterns(script: string): string {
  const source = ts.createSourceFile("engine.js", script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const pieces: string[] = [];
  let done = 0;
  const visit = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) return ts.forEachChild(node, visit);
    const start = node.getStart(source);
    pieces.push(script.slice(done, start), plainPattern(script.slice(start, node.end)));
    done = node.end;
  };
  visit(source);
  return [...pieces, script.slice(done)].join("");
}

function plainPattern(literal: string): string {
  const end = literal.lastIndexOf("/");
  const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  if (!/\\p\{/i.test(pattern) || !flags.includes("u")) return literal;
  return `/${rewritePattern(pattern, flags, { unicodePropertyEscapes: "transform" })}/${flags}`;
}
