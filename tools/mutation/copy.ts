/** Copies of the project, in which one mutant at a time is tried. */
import { dirname } from "node:path";
import { must } from "../shell.ts";
import { boundariesOf } from "./boundaries.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

export const root = new URL("../../", import.meta.url).pathname;

/** Generated tables, and what is said in a language: a changed entry is another table or text, and no fault of the code. */
const noCode = /\.gen\.ts$|\/texts\/(?:en|de|fr)(?:\/|\.tsx?$)/;

/** All mutants of the code below a folder, or those of boundaries alone. */
export async function allMutants(folder: string, boundaries: boolean): Promise<readonly Mutant[]> {
  const names = (await projectFiles()).filter((path) => {
    return /(?<!\.d)\.tsx?$/.test(path) && !noCode.test(path) && path.startsWith(folder);
  });
  const sources = names.map((name) => ({ name, content: Deno.readTextFileSync(`${root}${name}`) }));
  const moved = boundariesOf(sources);
  if (boundaries) return moved;
  const placed = ({ file, start, end, becomes }: Mutant) => `${file}:${start}-${end}:${becomes}`;
  // The library moves some bounds, too.
  const known = new Set(moved.map(placed));
  return [...moved, ...(await mutantsOf(sources)).filter((it) => !known.has(placed(it)))];
}

/** The packages of the product, of tests and tools, and the typefaces; a copy has those of the project. */
export const installed: readonly string[] = ["node_modules", "tests/node_modules", "host/typefaces/node_modules"];

/** Copies what git knows into a folder. */
export async function copyProject(folder: string): Promise<void> {
  for (const path of await projectFiles()) {
    Deno.mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    Deno.copyFileSync(`${root}${path}`, `${folder}/${path}`);
  }
  for (const packages of installed) Deno.symlinkSync(`${root}${packages}`, `${folder}/${packages}`);
}

/** Puts the reference material, where there is any, beside the copies, because tests look for it beside the project. */
export function shareReference(folder: string): void {
  const reference = `${dirname(root.slice(0, -1))}/shared`;
  if (isThere(reference)) Deno.symlinkSync(reference, `${folder}/shared`);
}

async function projectFiles(): Promise<readonly string[]> {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const paths = await must("git", args, { cwd: root });
  return paths.split("\n").filter((path) => path !== "" && isFile(`${root}${path}`));
}

function isFile(path: string): boolean {
  return isThere(path) && Deno.statSync(path).isFile;
}

function isThere(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
}
