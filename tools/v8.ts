/** The engine as one script without imports, for programs in other languages. */
import { build, type BuildOptions } from "esbuild";
import { fileURLToPath } from "node:url";
import { notice } from "../build.ts";

const root = new URL("../", import.meta.url);

/** An entry with all that it imports; what is imported when it is needed is evaluated then. */
export async function scriptOf(entry: string, how: BuildOptions): Promise<string> {
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: "neutral",
    mainFields: ["module", "main"],
    legalComments: "none",
    ...how,
  });
  const [file] = outputFiles;
  if (file === undefined || metafile === undefined) throw new Error(`esbuild made no output of ${entry}`);
  return `${notice(Object.keys(metafile.inputs))}\n${file.text}`;
}

/** The engine as a process for Deno (packages/v8/child.ts). */
export function childScript(): Promise<string> {
  return scriptOf("packages/v8/child.ts", { format: "esm", target: "es2023" });
}
