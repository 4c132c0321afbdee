/**
 * The project in a folder of its own, with the packages that are installed beside it, so that tests can build there, change
 * files and keep stores while others run.
 */
import { fileURLToPath } from "node:url";
import { root } from "../house/sources.ts";

export interface Copy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Not of the project, or of this machine alone. */
const left: ReadonlySet<string> = new Set([".git", "data"]);

/** Of packages, what a runtime that is starting elsewhere holds for a moment. */
const LOCK = /^\.deno\.lock/;

export async function projectCopy(): Promise<Copy> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-delivered-" });
  copied(fileURLToPath(root).replace(/\/$/, ""), folder, (name) => !left.has(name) && !LOCK.test(name));
  return { folder, remove: () => Deno.remove(folder, { recursive: true }) };
}

/** A folder with everything in it that is wanted. What goes away meanwhile was never the project's: another test had made it. */
function copied(from: string, to: string, wanted: (name: string) => boolean): void {
  for (const { name, isDirectory, isSymlink } of Deno.readDirSync(from)) {
    if (!wanted(name)) continue;
    const [source, target] = [`${from}/${name}`, `${to}/${name}`];
    try {
      if (isSymlink) Deno.symlinkSync(Deno.readLinkSync(source), target);
      else if (!isDirectory) one(source, target);
      else {
        Deno.mkdirSync(target);
        copied(source, target, (inner) => !LOCK.test(inner));
      }
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound) || stands(source)) throw error;
    }
  }
}

function stands(path: string): boolean {
  try {
    return Deno.lstatSync(path) !== undefined;
  } catch {
    return false;
  }
}

/** Packages are a few hundred megabytes that nobody writes to: the same files by another name, where that can be. */
function one(source: string, target: string): void {
  if (!source.includes("/node_modules/")) return Deno.copyFileSync(source, target);
  try {
    Deno.linkSync(source, target);
  } catch {
    Deno.copyFileSync(source, target);
  }
}
