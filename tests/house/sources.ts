/** The project's own source files, for the tests that look at them. */

export const root = new URL("../../", import.meta.url);

/** Not written here, or not kept. In a second work tree of git, `.git` is a file. */
const foreign = new Set([".git", "dist", "data", "packages/launch/installed"]);

/** The files below a folder of the project that end as given, by their paths from the root, sorted. */
export function filesBelow(folder: string, ending = ""): readonly string[] {
  return [...walk(folder)].filter((path) => path.endsWith(ending)).sort();
}

function* walk(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = `${folder}${entry.name}`;
    if (foreign.has(path) || entry.name === "node_modules") continue;
    if (entry.isDirectory) yield* walk(`${path}/`);
    else if (entry.isFile) yield path;
  }
}

function entriesOf(folder: string): readonly Deno.DirEntry[] {
  try {
    return [...Deno.readDirSync(new URL(folder, root))];
  } catch (error) {
    // A folder whose time has not come, such as web/, is an empty one.
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

export function textOf(path: string): string {
  return Deno.readTextFileSync(new URL(path, root));
}

export interface Ran {
  readonly ok: boolean;
  /** Both streams, without colours. */
  readonly output: string;
}

/** Runs the Deno that runs the tests, in the project's folder. */
export async function deno(...args: readonly string[]): Promise<Ran> {
  const command = new Deno.Command(Deno.execPath(), {
    args: [...args],
    cwd: root,
    env: { NO_COLOR: "1" },
  });
  const { success, stdout, stderr } = await command.output();
  const decoder = new TextDecoder();
  return {
    ok: success,
    output: decoder.decode(stdout) + decoder.decode(stderr),
  };
}
