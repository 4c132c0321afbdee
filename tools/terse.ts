/**
 * terser makes 3 % less of what esbuild has minified, and takes seconds: it is for what has next to no room in its budget,
 * the engine as a module and in the worker of the pages. The same script is made once: what came of it lies in node_modules.
 */
import { createHash, randomUUID } from "node:crypto";
import { minify, type MinifyOptions } from "terser";

const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  // Comparisons as they are written repeat each other more than with what is constant on the left.
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, inline: 1, lhs_constants: false },
};

/** By all that it depends on; another terser has another lock file. */
const folder = new URL("../node_modules/.cache/terse/", import.meta.url);
const lock = Deno.readTextFileSync(new URL("../deno.lock", import.meta.url));

/** What terser makes of what esbuild has minified. */
export async function minified(script: string): Promise<string> {
  const key = createHash("sha256").update(JSON.stringify([lock, options, script])).digest("hex");
  const kept = new URL(`${key}.js`, folder);
  const known = read(kept);
  if (known !== undefined) return known;
  // A copy, because terser writes into the options that it is given.
  const { code } = await minify(script, structuredClone(options));
  if (code === undefined) throw new Error("terser made nothing of a script");
  keep(kept, code);
  return code;
}

function read(kept: URL): string | undefined {
  try {
    return Deno.readTextFileSync(kept);
  } catch {
    return undefined;
  }
}

/** Whole or not at all, as others build at the same time; where nothing may be written, it is made again. */
function keep(kept: URL, code: string): void {
  try {
    Deno.mkdirSync(folder, { recursive: true });
    for (const { name } of Deno.readDirSync(folder)) forget(new URL(name, folder));
    const part = new URL(`${randomUUID()}.part`, folder);
    Deno.writeTextFileSync(part, code);
    Deno.renameSync(part, kept);
  } catch {
    // What cannot be kept only costs time.
  }
}

const WEEK_MS = 7 * 86_400_000;

/** What nobody will ask for again: it was made a week ago. */
function forget(file: URL): void {
  const { mtime } = Deno.statSync(file);
  if (mtime !== null && Date.now() - mtime.getTime() > WEEK_MS) Deno.removeSync(file);
}
