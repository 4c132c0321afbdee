/**
 * Makes everything that a release has, one after the other, and says at the end what was made and what was not:
 *
 *     deno task release             all of it
 *     deno task release NAME…       only these
 *
 * What could not be made here, because a tool or a server was out of reach, is no release: the exit status is 1 then. Nothing is
 * published.
 */

/** In this order: the packages hold bundles, and the binary the pages. */
const parts = ["build", "npm", "jsr", "wheel", "java", "wasm", "binary", "sbom"];

const root = new URL("../", import.meta.url);

async function made(name: string): Promise<boolean> {
  const called = name === "build" ? [name] : ["tool", name];
  console.log(`\nrelease: ${name}`);
  const command = new Deno.Command(Deno.execPath(), { args: ["task", "--quiet", ...called], cwd: root, stdin: "null" });
  return (await command.spawn().status).success;
}

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) {
    console.error(`release: there is no part "${unknown}"; the parts are ${parts.join(", ")}`);
    return 2;
  }
  const failed: string[] = [];
  const wanted = parts.filter((name) => names.length === 0 || names.includes(name));
  for (const name of wanted) if (!await made(name)) failed.push(name);
  const done = wanted.filter((name) => !failed.includes(name));
  console.log(`\nrelease: in dist/ there are now ${done.length === 0 ? "none of them" : done.join(", ")}`);
  if (failed.length > 0) console.error(`release: NOT made: ${failed.join(", ")}; the reason is above`);
  return failed.length === 0 ? 0 : 1;
}

Deno.exitCode = await main(Deno.args);
