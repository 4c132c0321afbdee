/**
 * Writes what the service serves and does not make while it runs: the releases of CHANGELOG.md.
 *
 *     deno task tool descriptions            writes host/data/releases.json
 *     deno task tool descriptions --check    only compares; part of the gate
 */
import { load } from "../engine/selection/load.ts";
import { everything } from "../engine/selection/plan.ts";
import { ruleNames } from "../engine/mod.ts";
import { releasesIn } from "./releases.ts";

const root = new URL("../", import.meta.url);

async function releases(): Promise<unknown> {
  const changelog = Deno.readTextFileSync(new URL("CHANGELOG.md", root));
  return releasesIn(changelog, ruleNames(await load(everything, "en")));
}

async function main(args: readonly string[]): Promise<number> {
  const files = [
    ["host/data/releases.json", await releases()],
  ] as const;
  const stale = files.filter(([path, content]) => textIfThere(path) !== written(content)).map(([path]) => path);
  if (args.includes("--check")) {
    for (const path of stale) console.error(`${path} is not what it is made of. Run: deno task tool descriptions`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const [path, content] of files) Deno.writeTextFileSync(new URL(path, root), written(content));
  console.log(`descriptions: ${stale.length === 0 ? "nothing changed" : `wrote ${stale.join(", ")}`}`);
  return 0;
}

function written(content: unknown): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}

function textIfThere(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(new URL(path, root));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

Deno.exitCode = await main(Deno.args);
