/**
 * What a script loads later imports what it loads first. It is there by then, and esbuild puts all of it into one script; else
 * it parts the modules by who shares them, and each part is compressed by itself.
 */
import type { Plugin } from "esbuild";

/** `first` is the module, by its path, that reaches all that is loaded first. What `within` fits is part of it. */
export function after(first: string, within: RegExp): Plugin {
  const later = new Set<string>();
  return {
    name: "after",
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === later) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: later });
        if (!within.test(found.path)) later.add(found.path);
        return found;
      });
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!later.has(path)) return undefined;
        return { contents: `${await Deno.readTextFile(path)}\nimport ${JSON.stringify(first)};\n`, loader: "ts" };
      });
    },
  };
}
