/**
 * Puts the command `faktlint` on the path, as `deno install --global` does, with the permissions of `deno task faktlint`:
 *
 *     deno task install                     into ~/.deno/bin, or another folder of the home that is on the path
 *     deno task install --folder FOLDER     into that folder
 *
 * The command is a script that starts this project where it lies. What the project needs is installed with it, the further
 * typefaces too, so that the command itself needs no network. To remove it, remove the script.
 */
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { argumentsOf, newcomers, tasks } from "./tasks.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const isWindows = Deno.build.os === "windows";
/** How the command says that it is called (host/cli/called.ts). */
const CALLED = "FAKTLINT_CALLED";

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** What Deno is given to run the command from any folder. */
function given(): readonly string[] {
  return ["run", `--config=${root}deno.json`, ...argumentsOf(newcomers.faktlint).slice(1)].map((it) => {
    return it === "host/main.ts" ? `${root}host/main.ts` : it;
  });
}

/** The script; where this Deno is gone, as a copy that npx keeps for a while may be, another one is fetched. */
export function script(deno: string, version: string): string {
  const args = given();
  if (isWindows) {
    return `@echo off\r\nset ${CALLED}=faktlint\r\n"${deno}" ${args.map((it) => `"${it}"`).join(" ")} %*\r\n`;
  }
  const words = args.map(quoted).join(" ");
  return `#!/bin/sh
# Faktlint, put here by deno task install.
export ${CALLED}=faktlint
if [ -x ${quoted(deno)} ]; then exec ${quoted(deno)} ${words} "$@"; fi
exec npx --yes deno@${version} ${words} "$@"
`;
}

/** The folders that are searched for commands. */
function path(): readonly string[] {
  return (Deno.env.get("PATH") ?? "").split(isWindows ? ";" : ":").map((it) => it.replace(/[/\\]$/, ""));
}

/** Where the user's own commands lie: of the usual folders the first that is on the path, and that of Deno where none is. */
function usualFolder(): string {
  const home = Deno.env.get(isWindows ? "USERPROFILE" : "HOME") ?? "";
  const own = Deno.env.get("DENO_INSTALL_ROOT");
  const usual = [
    ...(own === undefined ? [] : [`${own}/bin`]),
    `${home}/.deno/bin`,
    `${home}/.local/bin`,
    `${home}/bin`,
  ];
  return usual.find((folder) => path().includes(folder)) ?? usual[0] ?? "";
}

async function deno(args: readonly string[]): Promise<boolean> {
  const { status } = new Deno.Command(Deno.execPath(), { args: [...args], cwd: root, stdin: "null" }).spawn();
  return (await status).success;
}

/** The packages of the product, and the typefaces. */
async function isInstalled(): Promise<boolean> {
  const typefaces = tasks.get("typefaces");
  return await deno(["install", "--quiet", "--frozen"]) && typefaces !== undefined &&
    await deno(argumentsOf(typefaces));
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { folder: { type: "string" } } });
  if (!await isInstalled()) {
    console.error("install: the packages could not be fetched; what Deno said is above");
    return 1;
  }
  const folder = values.folder ?? usualFolder();
  const file = `${folder}/faktlint${isWindows ? ".cmd" : ""}`;
  try {
    Deno.mkdirSync(folder, { recursive: true });
    Deno.writeTextFileSync(file, script(Deno.execPath(), Deno.version.deno), { mode: 0o755 });
  } catch (error) {
    console.error(
      `install: ${file} cannot be written (${error instanceof Error ? error.name : "unknown"}); name another --folder`,
    );
    return 1;
  }
  console.log(`install: ${file} starts Faktlint in ${root}`);
  console.log(
    path().includes(folder.replace(/[/\\]$/, ""))
      ? "install: try faktlint --help"
      : `install: ${folder} is not on the path; in a shell, say: export PATH="${folder}:$PATH"`,
  );
  return 0;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
