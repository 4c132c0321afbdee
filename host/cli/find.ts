/** Finding the files that a command is given. */
import type { FileReason } from "./file_words.ts";
import { isArchive } from "./archives/archive.ts";
import { wanted } from "./files.ts";

/** A file that was named, or that lies in a folder. */
export interface Place {
  readonly file: string;
  /** Why it is not to be opened: what lies in a folder may lead anywhere, or never end. */
  readonly shut?: FileReason;
  /** How much of all has been found with it, from 0 to 1, where a folder counts as much as a file beside it. */
  readonly upTo?: number;
}

/** A part of all that is found. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const WHOLE: Span = { from: 0, to: 1 };

/** The part that the one of some has which are alike. */
function partOf({ from, to }: Span, index: number, count: number): Span {
  const each = (to - from) / count;
  return { from: from + index * each, to: from + (index + 1) * each };
}

/**
 * The files that the given paths stand for, in order; folders are walked, their files and archives sorted by name. "-" is standard input. A
 * folder that cannot be walked is given like a file, so that the attempt to read it says why.
 */
export async function* find(paths: readonly string[]): AsyncGenerator<Place> {
  for (const [index, path] of paths.entries()) {
    const span = partOf(WHOLE, index, paths.length);
    if (path !== "-" && isPattern(path) && !isThere(path)) yield* matching(path, span);
    else yield* below(path, span);
  }
}

/** The same for paths that nobody typed: none is a pattern, or standard input. */
export async function* findListed(paths: AsyncIterable<string>): AsyncGenerator<Place> {
  for await (const path of paths) yield* below(path === "-" ? "./-" : path, WHOLE);
}

function* below(path: string, span: Span): Generator<Place> {
  if (path !== "-" && isFolder(path)) yield* walk(path, Deno.realPathSync(path), span);
  else yield { file: path, upTo: span.to };
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
async function* matching(pattern: string, span: Span): AsyncGenerator<Place> {
  // Loaded here: it takes longer than all else that a command needs of the runtime. Node 20 has no patterns, and leaves
  // them to the shell.
  const fs = await import("node:fs/promises");
  const found = "glob" in fs ? (await Array.fromAsync(fs.glob(pattern))).sort() : [];
  if (found.length === 0) return yield { file: pattern, upTo: span.to };
  // What the pattern says before its first sign is a folder that somebody named.
  const top = Deno.realPathSync(/^[^*?{[]*\//.exec(pattern)?.[0] ?? ".");
  for (const [index, file] of found.entries()) {
    const { to } = partOf(span, index, found.length);
    if (!isFolder(file)) yield { file, upTo: to, ...shutOf(file, kindAt(file), top) };
  }
}

/** False where nobody may look, too. */
export function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

/** What lies in a folder; `top` is the real one that was named. */
function* walk(folder: string, top: string, span: Span): Generator<Place> {
  const entries = entriesOf(folder);
  if (entries === undefined) return yield { file: folder, upTo: span.to };
  for (const [index, { name, kind }] of entries.entries()) {
    const part = partOf(span, index, entries.length);
    const file = `${folder.replace(/\/+$/, "")}/${name}`;
    if (kind === "folder") yield* walk(file, top, part);
    else yield { file, upTo: part.to, ...shutOf(file, kind, top) };
  }
}

function shutOf(file: string, kind: Below["kind"], top: string): Pick<Place, "shut"> {
  const shut = kind === "link" ? shutLink(file, top) : kind === "other" ? "no_plain_file" : undefined;
  return shut === undefined ? {} : { shut };
}

/** Why what a link leads to is not opened. One that leads nowhere is, so that the attempt says why. */
function shutLink(file: string, top: string): FileReason | undefined {
  try {
    const real = Deno.realPathSync(file);
    const { isFile, isDirectory } = Deno.statSync(real);
    if (!isFile && !isDirectory) return "no_plain_file";
    return isWithin(real, top) ? undefined : "leads_out";
  } catch {
    return undefined;
  }
}

function isWithin(path: string, folder: string): boolean {
  const end = Deno.build.os === "windows" ? "\\" : "/";
  return path.startsWith(folder.endsWith(end) ? folder : `${folder}${end}`);
}

interface Below {
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

function kindOf(entry: Pick<Deno.DirEntry, "isDirectory" | "isFile" | "isSymlink">): Below["kind"] {
  return entry.isDirectory ? "folder" : entry.isFile ? "file" : entry.isSymlink ? "link" : "other";
}

/** What has gone meanwhile is given as a file, so that the attempt to read it says so. */
function kindAt(path: string): Below["kind"] {
  try {
    return kindOf(Deno.lstatSync(path));
  } catch {
    return "file";
  }
}

/** The folders and files in a folder, by name. Only what is looked at is held: a folder can have a million files. */
function entriesOf(folder: string): readonly Below[] | undefined {
  const entries: Below[] = [];
  try {
    for (const { name, ...entry } of Deno.readDirSync(folder)) {
      if (entry.isDirectory || wanted.test(name) || isArchive(name)) entries.push({ name, kind: kindOf(entry) });
    }
  } catch {
    return undefined;
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
