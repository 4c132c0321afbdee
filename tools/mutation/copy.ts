/** A copy of the project in which every mutant waits behind its switch. */
import { dirname } from "node:path";
import { instrument, type Mutant } from "./instrument.ts";

const root = new URL("../../", import.meta.url).pathname;

export interface Copy {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

/** Generated tables and wording: a changed entry is another table or text, and no fault of the code. */
const noCode = /\.gen\.ts$|^engine\/texts\//;

/** Copies what git knows, instrumented below the given folders. Packages are those of the project. */
export async function copyProject(folder: string, changed: readonly string[]): Promise<Copy> {
  const paths = await projectFiles();
  const isChanged = (path: string) =>
    path.endsWith(".ts") && !noCode.test(path) && changed.some((it) => path.startsWith(it));
  const sources = paths.filter(isChanged).map((name) => ({ name, content: Deno.readTextFileSync(`${root}${name}`) }));
  const instrumented = await instrument(sources);
  for (const path of paths) {
    Deno.mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    const made = instrumented.get(path);
    if (made === undefined) Deno.copyFileSync(`${root}${path}`, `${folder}/${path}`);
    else Deno.writeTextFileSync(`${folder}/${path}`, made.content);
  }
  Deno.symlinkSync(`${root}node_modules`, `${folder}/node_modules`);
  return { folder, mutants: [...instrumented.values()].flatMap(({ mutants }) => mutants) };
}

async function projectFiles(): Promise<readonly string[]> {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const { stdout, success } = await new Deno.Command("git", { args, cwd: root }).output();
  if (!success) throw new Error("git does not list the files of the project: this needs a work tree of git");
  return new TextDecoder().decode(stdout).split("\n").filter((path) => path !== "" && isFile(`${root}${path}`));
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
