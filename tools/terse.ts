/**
 * terser makes 3 % less of what esbuild has minified, and takes seconds: it is for what has next to no room in its budget,
 * the engine as a module and in the worker of the pages.
 */
import { minify } from "terser";

/** What terser makes of what esbuild has minified. */
export async function minified(script: string): Promise<string> {
  const { code } = await minify(script, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, inline: 1 },
  });
  if (code === undefined) throw new Error("terser made nothing of a script");
  return code;
}
