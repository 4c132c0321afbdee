/**
 * Measures what a newcomer waits for, in a fresh clone of the last commit, with an empty home and empty caches each time:
 *
 *     deno task tool cold                  three times; prints the median of each
 *     deno task tool cold --times 1        once
 *     deno task tool cold --tests          the tests, too, from where the rest left the caches
 *
 * Needs Node and git, and a system with setsid and du. Figures are those of this machine and its network, and mean something on a
 * machine without other work only.
 */
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { must } from "./shell.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const VERSION = Deno.version.deno;
const npx = ["npx", "--yes", `deno@${VERSION}`];

/** What a machine says of its network. Nothing else of the environment is handed on. */
const network = [
  ...["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"],
  ...["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR", "npm_config_registry", "NPM_CONFIG_REGISTRY"],
];

/** Where a newcomer begins: nothing but a clone. */
interface Place {
  readonly folder: string;
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
}

async function place(): Promise<Place> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-cold-" });
  const kept = network.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const env = {
    ...Object.fromEntries(kept),
    PATH: Deno.env.get("PATH") ?? "",
    HOME: `${folder}/home`,
    DENO_DIR: `${folder}/deno`,
    npm_config_cache: `${folder}/npm`,
    NO_COLOR: "1",
  };
  Deno.mkdirSync(env.HOME);
  await run(["git", "clone", "--quiet", root, `${folder}/project`], { folder, project: folder, env });
  return { folder, project: `${folder}/project`, env };
}

/** Runs a command to its end, and gives its seconds; one that fails ends the measurement. */
async function run([program = "", ...args]: readonly string[], { project, env }: Place): Promise<number> {
  const begun = performance.now();
  await must(program, args, { cwd: project, clearEnv: true, env });
  return (performance.now() - begun) / 1_000;
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

/** The seconds from the command to the page, which is then there whole. */
async function start({ project, env }: Place): Promise<number> {
  const port = freePort();
  const begun = performance.now();
  // In a group of its own, which is ended as a whole.
  const child = new Deno.Command("setsid", {
    args: [...npx, "task", "start"],
    ...{
      cwd: project,
      clearEnv: true,
      env: { ...env, PORT: `${port}` },
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    },
  }).spawn();
  const said = new Response(child.stderr).text();
  let ended = false;
  const status = child.status.then(() => ended = true);
  try {
    while (!await isServed(port)) {
      if (ended) throw new Error(`the server did not start: ${(await said).slice(-2_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (performance.now() - begun) / 1_000;
  } finally {
    await new Deno.Command("kill", { args: ["-TERM", "--", `-${child.pid}`], stderr: "null" }).output();
    await status;
    await said;
  }
}

async function isServed(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    return (await answer.text()).includes("</html>") && answer.ok;
  } catch {
    return false;
  }
}

async function megabytes(path: string): Promise<number> {
  const { stdout } = await new Deno.Command("du", { args: ["-sk", path] }).output();
  return Math.round(Number.parseInt(new TextDecoder().decode(stdout), 10) / 1_000);
}

function packagesIn(folder: string): number {
  return [...Deno.readDirSync(`${folder}/node_modules/.deno`)].filter(({ name }) => name.includes("@")).length;
}

type Figures = ReadonlyMap<string, number>;

const file = "examples/invoice-simple.xml";

async function measured(withTests: boolean): Promise<Figures> {
  const here = await place();
  const figures = new Map<string, number>();
  try {
    figures.set("first start, s", await start(here));
    figures.set("packages", packagesIn(here.project));
    figures.set("packages, MB", await megabytes(`${here.project}/node_modules`));
    figures.set("Deno's own cache, MB", await megabytes(`${here.env["DENO_DIR"]}`));
    figures.set("npm's cache with Deno, MB", await megabytes(`${here.env["npm_config_cache"]}`));
    figures.set("second start, s", await start(here));
    figures.set("one file by npx, s", await run([...npx, "task", "--quiet", "faktlint", "validate", file], here));
    const direct = [Deno.execPath(), "task", "--quiet", "faktlint", "validate", file];
    figures.set("one file by deno task, s", await run(direct, here));
    figures.set(
      "install, s",
      await run([...npx, "task", "--quiet", "install", "--folder", `${here.folder}/bin`], here),
    );
    const installed = [`${here.folder}/bin/faktlint`, "validate", file];
    await run(installed, here);
    figures.set("one file by the installed command, s", await run(installed, here));
    if (withTests) figures.set("tests, s", await run([...npx, "task", "test"], here));
    return figures;
  } finally {
    await Deno.remove(here.folder, { recursive: true });
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

async function main(args: readonly string[]): Promise<void> {
  const options = { times: { type: "string", default: "3" }, tests: { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const all: Figures[] = [];
  for (let left = Number(values.times); left > 0; left--) all.push(await measured(values.tests));
  for (const name of all[0]?.keys() ?? []) {
    const each = all.map((figures) => figures.get(name) ?? NaN);
    const shown = (value: number) => name.endsWith(", s") ? value.toFixed(2) : `${value}`;
    console.log(`${name.padEnd(38)} ${shown(median(each)).padStart(8)}   (${each.map(shown).join(", ")})`);
  }
}

await main(Deno.args);
