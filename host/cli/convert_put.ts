/** Where `faktlint convert` puts what it makes: on the terminal, into a file, or into a folder under the names of what was sent. */
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { printable } from "./printable.ts";
import type { Terminal } from "./terminal.ts";
import { statusOf, writeWhole } from "./write_whole.ts";

/** Puts a document where it was asked for; gives what went wrong, in a sentence. */
export type Put = (file: string, text: string, kind: "xml" | "json") => Promise<string | undefined>;

export function printed(terminal: Pick<Terminal, "out">): Put {
  return (_file, text) => {
    terminal.out(text);
    return Promise.resolve(undefined);
  };
}

/** A file that is there already stays, unless it is to be replaced. A device or a pipe is written to. */
export function toFile(out: string, replace: boolean): Put {
  return async (_file, text) => {
    if (!replace && (await statusOf(out))?.isFile() === true) return kept(out, "file");
    return await writeWhole(out, new TextEncoder().encode(text));
  };
}

function kept(path: string, other: "file" | "folder"): string {
  return `"${printable(path)}" is there already: name another ${other}, or replace it with --force`;
}

/**
 * Files keep their names below the folder, the archive or the beginning of the pattern that was named; none leads out of the folder,
 * none is written twice, and what is there already stays, unless it is to be replaced.
 */
export function toFolder(out: string, named: readonly string[], replace: boolean): Put {
  const taken = new Set<string>();
  // Of two that a file lies below, the nearer one.
  const tops = named.map((it) => `${topOf(it)}/`).toSorted((a, b) => b.length - a.length);
  return async (file, text, kind) => {
    const around = tops.find((it) => file.startsWith(it)) ?? dirname(file);
    const steps = file.slice(around.length).split(/[/\\:]/).filter((it) => !["", ".", ".."].includes(it));
    const path = join(out, ...steps).replace(/(?:\.(?:xml|json|pdf))?$/i, `.${kind}`);
    if (taken.has(path)) return `"${printable(path)}" was written for another file of this call`;
    taken.add(path);
    if (!replace && (await statusOf(path))?.isFile() === true) return kept(path, "folder");
    fs.mkdirSync(dirname(path), { recursive: true });
    return await writeWhole(path, new TextEncoder().encode(text));
  };
}

/** The folder or archive that a path names, or the folder before the first sign of a pattern. */
function topOf(named: string): string {
  const folder = /[*?{[]/.test(named) && !fs.existsSync(named)
    ? dirname(`${/^[^*?{[]*/.exec(named)?.[0] ?? ""}_`)
    : named;
  let end = folder.length;
  while (folder.charAt(end - 1) === "/") end--;
  return folder.slice(0, end);
}
