/**
 * Runs the tests of the pages in Chromium:
 *
 *     deno task browser [--whole] [FILTER]
 *
 * What is looked at light and dark is looked at one way a day, and both with --whole. The pages are built once for all of
 * them. Where no Chromium is installed, it says so and passes.
 */
import { parseArgs } from "node:util";
import { browserPath } from "../tests/browser/harness.ts";
import { builtFiles, builtPages, writeBelow } from "../tests/support/site.ts";
import { whole as all } from "./tests.ts";

async function main(args: readonly string[]): Promise<number> {
  const options = { whole: { type: "boolean", default: false } } as const;
  const { values: { whole }, positionals: [filter] } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (browserPath() === undefined) {
    console.log("browser: skipped, because no Chromium is installed");
    return 0;
  }
  const folder = await Deno.makeTempDir({ prefix: "faktlint-site-" });
  try {
    const env = { FILES_BUILT: `${folder}/files`, PAGES_BUILT: `${folder}/pages`, ...(whole ? all : {}) };
    await writeBelow(env.FILES_BUILT, await builtFiles());
    await writeBelow(env.PAGES_BUILT, await builtPages());
    const filters = filter === undefined ? [] : ["--filter", filter];
    const args = ["test", "--no-check", "--no-prompt", "--quiet", "--allow-all", ...filters, "tests/browser/"];
    const { code } = await new Deno.Command(Deno.execPath(), { args, env, stdin: "null" }).spawn().status;
    return code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.exitCode = await main(Deno.args);
