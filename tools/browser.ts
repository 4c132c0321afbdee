/**
 * Runs the tests of the pages in Chromium:
 *
 *     deno task browser [FILTER]
 *
 * The pages are built once for all of them. Where no Chromium is installed, it says so and passes.
 */
import { browserPath } from "../tests/browser/harness.ts";
import { builtFiles, builtPages, writeBelow } from "../tests/support/site.ts";

async function main(filter: string | undefined): Promise<number> {
  if (browserPath() === undefined) {
    console.log("browser: skipped, because no Chromium is installed");
    return 0;
  }
  const folder = await Deno.makeTempDir({ prefix: "faktlint-site-" });
  try {
    const env = { FILES_BUILT: `${folder}/files`, PAGES_BUILT: `${folder}/pages` };
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

Deno.exitCode = await main(Deno.args[0]);
