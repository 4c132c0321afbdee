/**
 * Runs the tests of the pages in Chromium:
 *
 *     deno task browser [FILTER]
 *
 * Where no Chromium is installed, it says so and passes.
 */
import { browserPath } from "../tests/browser/harness.ts";

async function main(filter: string | undefined): Promise<number> {
  if (browserPath() === undefined) {
    console.log("browser: skipped, because no Chromium is installed");
    return 0;
  }
  const filters = filter === undefined ? [] : ["--filter", filter];
  const args = ["test", "--no-prompt", "--quiet", "--allow-all", ...filters, "tests/browser/"];
  const { code } = await new Deno.Command(Deno.execPath(), { args, stdin: "null" }).spawn().status;
  return code;
}

Deno.exitCode = await main(Deno.args[0]);
