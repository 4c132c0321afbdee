/** Bundles a program with all that it imports, and says which packages with which licences are in it. */
import { build, type BuildOptions } from "esbuild";
import { fileURLToPath } from "node:url";
import { unneeded } from "./unneeded.ts";

export interface Bundle {
  readonly code: string;
  /** The files that are in it, by their paths from the root. */
  readonly inputs: readonly string[];
}

const root = new URL("../", import.meta.url);

/** An entry with all that it imports as one script, without the notice that belongs in front of it. */
export async function bundled(
  entry: string,
  how: Omit<BuildOptions, "write" | "metafile"> = { format: "esm", target: "es2023" },
): Promise<Bundle> {
  const { outputFiles: [file], metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: "neutral",
    mainFields: ["module", "main"],
    // The notice in front names the packages with their licences, once.
    legalComments: "none",
    ...how,
    plugins: [unneeded, ...how.plugins ?? []],
  });
  if (file === undefined) throw new Error(`esbuild made no output of ${entry}`);
  return { code: file.text, inputs: Object.keys(metafile.inputs) };
}

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//;

/** The packages that are bundled in, with their licences. */
export function notice(inputs: readonly string[]): string {
  const folders = new Set(inputs.map((path) => packageFolder.exec(path)?.[0]).filter((it) => it !== undefined));
  const packages = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(Deno.readTextFileSync(new URL(`${folder}package.json`, root)));
    return `${name} ${version} (${license})`;
  });
  return `/*! Faktlint (MIT)${packages.length === 0 ? "" : `, with ${packages.sort().join(", ")}`} */`;
}
