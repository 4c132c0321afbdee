/** Files that a client of `faktlint mcp` names: only what lies within its roots is read. */
import { isAbsolute, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReadFile } from "../mcp/arguments.ts";
import { Problem } from "../domain/problems.ts";
import { documentFrom } from "./document.ts";
import type { Terminal } from "./terminal.ts";

/** Reads files within folders; without any, none. */
export function readerWithin(roots: readonly string[], terminal: Terminal): ReadFile {
  return async (path, kinds) => {
    if (roots.length === 0) {
      return refused("This client names no roots. Send the document itself, or name a folder: faktlint mcp FOLDER.");
    }
    const found = await within(roots, path);
    // Whether a file outside is there is nobody's to know.
    if (found === undefined) return refused("No file below the client's roots has this path.");
    const loaded = await documentFrom(found, kinds, {}, terminal);
    if (!("error" in loaded)) return loaded.given.document;
    const { error, message, file: _file, attachment: _attachment, ...fields } = loaded;
    return new Problem(error, message, { fields: { ...fields } });
  };
}

function refused(message: string): Problem {
  return new Problem("bad_request", message, { fields: { field: "path" } });
}

/** The real path of a file below a root, whatever links lead there. */
async function within(roots: readonly string[], path: string): Promise<string | undefined> {
  for (const root of roots) {
    const [folder, file] = [await real(root), await real(isAbsolute(path) ? path : join(root, path))];
    if (folder === undefined || file === undefined) continue;
    const way = relative(folder, file);
    if (way !== "" && !way.startsWith("..") && !isAbsolute(way)) return file;
  }
  return undefined;
}

async function real(path: string): Promise<string | undefined> {
  try {
    return await Deno.realPath(path);
  } catch {
    return undefined;
  }
}

/** The folders of what a client answers to roots/list; anything but a file: URI is ignored. */
export function foldersOf(answer: unknown): readonly string[] {
  const roots = typeof answer === "object" && answer !== null && "roots" in answer ? answer.roots : [];
  return (Array.isArray(roots) ? roots : []).flatMap((it: { readonly uri?: unknown }) => {
    const url = typeof it?.uri === "string" ? URL.parse(it.uri) : null;
    return url?.protocol === "file:" && url.hostname === "" ? [fileURLToPath(url)] : [];
  });
}
