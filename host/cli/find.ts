/** Finding the files that a command is given. */
import { isArchive } from "./archives/archive.ts";
import { wanted } from "./files.ts";

/**
 * The files that the given paths stand for, in order; folders are walked, their files and archives sorted by name. "-" is standard input. A
 * folder that cannot be walked is given like a file, so that the attempt to read it says why.
 */
export async function* find(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if (path !== "-" && isPattern(path) && !isThere(path)) yield* matching(path);
    else yield* below(path);
  }
}

/** The same for paths that nobody typed: none is a pattern, or standard input. */
export async function* findListed(paths: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const path of paths) yield* below(path === "-" ? "./-" : path);
}

function* below(path: string): Generator<string> {
  if (path !== "-" && isFolder(path)) yield* walk(path);
  else yield path;
}

/** What a shell left unexpanded: it was quoted, or the shell does not know patterns. */
function isPattern(path: string): boolean {
  return /[*?{[]/.test(path);
}

function isThere(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** The files that a pattern means, by name; the pattern itself where there is none, so that reading it says so. */
async function* matching(pattern: string): AsyncGenerator<string> {
  // Loaded here: it takes longer than all else that a command needs of the runtime. Node 20 has no patterns, and leaves
  // them to the shell.
  const fs = await import("node:fs/promises");
  const found = "glob" in fs ? (await Array.fromAsync(fs.glob(pattern))).sort() : [];
  if (found.length === 0) return yield pattern;
  for (const path of found) {
    if (!isFolder(path)) yield path;
  }
}

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

function* walk(folder: string): Generator<string> {
  const entries = entriesOf(folder);
  if (entries === undefined) return yield folder;
  for (const { name, isDirectory } of entries) {
    const path = `${folder.replace(/\/+$/, "")}/${name}`;
    if (isDirectory) yield* walk(path);
    else yield path;
  }
}

interface Below {
  readonly name: string;
  readonly isDirectory: boolean;
}

/** The folders and files in a folder, by name. Only what is looked at is held: a folder can have a million files. */
function entriesOf(folder: string): readonly Below[] | undefined {
  const entries: Below[] = [];
  try {
    for (const { name, isDirectory, isFile, isSymlink } of Deno.readDirSync(folder)) {
      const looked = (isFile || isSymlink) && (wanted.test(name) || isArchive(name));
      if (isDirectory || looked) entries.push({ name, isDirectory });
    }
  } catch {
    return undefined;
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
