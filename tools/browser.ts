/**
 * Runs the tests of the pages in Chromium:
 *
 *     deno task tool browser [--whole] [FILTER]
 *
 * What is looked at light and dark is looked at one way a day, and both with --whole. The pages are built once for all of
 * them. Files run side by side, but for the one that measures. Where no Chromium is installed, it says so and passes.
 */
import { parseArgs } from "node:util";
import { filesBelow, root } from "../tests/house/sources.ts";
import { browserPath } from "../tests/browser/harness.ts";
import { whole as all } from "./tests.ts";

/** What it tells of time would be that of its neighbours, too. */
const alone = "tests/browser/speed_test.ts";
/** Begun first, because they take longest: nobody waits for them alone at the end. */
const first: readonly string[] = ["writing", "accepted"].map((name) => `tests/browser/${name}_test.ts`);

async function main(args: readonly string[]): Promise<number> {
  const options = { whole: { type: "boolean", default: false } } as const;
  const { values: { whole }, positionals: [filter] } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (browserPath() === undefined) {
    console.log("browser: skipped, because no Chromium is installed");
    return 0;
  }
  const folder = await Deno.makeTempDir({ prefix: "faktlint-site-" });
  try {
    const env = { SITE_BUILT: folder, ...(whole ? all : {}) };
    const filters = filter === undefined ? [] : ["--filter", filter];
    const run = async (how: readonly string[]) => {
      const args = [
        "test",
        "--config=tests/deno.json",
        "--no-check",
        "--no-prompt",
        "--quiet",
        "--allow-all",
        ...filters,
        ...how,
      ];
      return (await new Deno.Command(Deno.execPath(), { args, cwd: root, env, stdin: "null" }).spawn().status).code;
    };
    const others = filesBelow("tests/browser/", "_test.ts").filter((path) => path !== alone && !first.includes(path));
    const codes = [await run(["--parallel", ...first, ...others]), await run([alone])];
    return Math.max(...codes);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.exitCode = await main(Deno.args);
