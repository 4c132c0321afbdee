/**
 * Makes one file of the command line, the service and the tools for agents, which needs nothing else on its machine:
 *
 *     deno task tool binary [TARGET…] [--dry-run]
 *
 * Targets are those of `deno compile`; left out, this machine. The files are dist/bin/faktlint-TARGET. Once for each
 * target, Deno fetches the part of itself that runs compiled programs; where it cannot, `DENORT_BIN` names a copy.
 * `--dry-run` prints the command, and runs nothing.
 */
import { parseArgs } from "node:util";
import { optionsFor } from "./variables.ts";

export const targets: readonly string[] = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
];

const root = new URL("../", import.meta.url);
const configFile = "dist/binary.json";
const packages = "node_modules/.deno";
const TYPEFACES = "@expo-google-fonts/";
/** The weights that PDFs are set in (host/documents/pdf.ts). */
const WEIGHTS = ["400Regular", "700Bold"];
/** Further ones, each with a package of its own. */
const furtherTypefaces = "host/typefaces/node_modules";
/** What is read or started by its address, and imported by nothing. */
const addressed = [
  ...["dist/web", "web/assets", "examples", furtherTypefaces],
  ...["host/workers/worker.ts", "host/cli/check/worker.ts", "host/cli/convert_worker.ts"],
];

/** A package by its name and version, with those that it imports. */
export interface Package {
  readonly name: string;
  readonly dependencies: readonly string[];
  /** Where it lies. */
  readonly localPath: string;
}

/**
 * Where the packages lie that a program imports, with all that they import, and the typefaces, which it reads. `modules`
 * are the addresses of all its modules.
 */
export function wanted(modules: readonly string[], npmPackages: Readonly<Record<string, Package>>): readonly string[] {
  const isAsked = ({ name, localPath }: Package) => {
    return name.startsWith(TYPEFACES) || modules.some((module) => module.includes(`${localPath}/`));
  };
  const seen = new Set<string>();
  const next = Object.entries(npmPackages).filter(([, it]) => isAsked(it)).map(([id]) => id);
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const found = npmPackages[id];
    if (found === undefined || seen.has(id)) continue;
    seen.add(id);
    next.push(...found.dependencies);
  }
  return [...seen].flatMap((id) => npmPackages[id]?.localPath ?? []);
}

/** The whole of `deno compile`'s arguments; paths are those of the project. */
export function compileArgs(
  target: string | undefined,
  { included, excluded }: { readonly included: readonly string[]; readonly excluded: readonly string[] },
): readonly string[] {
  const ending = target?.includes("windows") === true ? ".exe" : "";
  return [
    "compile",
    "--frozen",
    // The gate checks types; here they would need packages that only it has.
    "--no-check",
    // What the program may do is what the task `faktlint` may do.
    ...optionsFor("faktlint"),
    ...[...addressed, ...included].map((path) => `--include=${path}`),
    ...excluded.map((path) => `--exclude=${path}`),
    ...(target === undefined ? [] : [`--target=${target}`]),
    `--output=dist/bin/faktlint${target === undefined ? "" : `-${target}`}${ending}`,
    "host/main.ts",
  ];
}

interface Config {
  readonly unstable: readonly string[];
  readonly compilerOptions: unknown;
}

function config(): Config {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", root)));
}

/** The project's configuration, but that imports are followed that it loads when they are needed. */
function writeConfig(): void {
  const { unstable, compilerOptions } = config();
  const features = unstable.filter((feature) => feature !== "lazy-dynamic-imports");
  const how = { importMap: "../import_map.json", nodeModulesDir: "manual", unstable: features, compilerOptions };
  Deno.writeTextFileSync(new URL(configFile, root), `${JSON.stringify(how, null, 2)}\n`);
}

function deno(args: readonly string[], stdout: "inherit" | "piped"): Promise<Deno.CommandOutput> {
  return new Deno.Command(Deno.execPath(), { args: [...args], cwd: root, stdin: "null", stdout, stderr: "inherit" })
    .output();
}

/**
 * Modules of the project, all of which are named, because those that are loaded when they are needed would be left out; and
 * of the packages those that only tests and tools import, and the weights of typefaces that nothing is set in.
 */
async function contents(): Promise<Parameters<typeof compileArgs>[1]> {
  const { modules } = await info(`--config=${configFile}`);
  const { npmPackages } = await info();
  const specifiers = modules.map(({ specifier }) => specifier);
  const own = specifiers.filter((it) => it.startsWith(root.href) && !it.includes("/node_modules/"));
  return { included: own.map((it) => it.slice(root.href.length)), excluded: unwanted(specifiers, npmPackages) };
}

function unwanted(modules: readonly string[], npmPackages: Readonly<Record<string, Package>>): readonly string[] {
  const kept = wanted(modules, npmPackages);
  const folders = namesIn(packages).filter((folder) => !kept.some((path) => path.includes(`${packages}/${folder}/`)));
  // What is imported by its bare name has a link to its folder, which would be followed.
  const links = folders.map((folder) => folder.replace(/@[^@]*$/, "").replace("+", "/")).filter((name) => {
    return !kept.some((path) => path.endsWith(`/node_modules/${name}`));
  });
  const further = `${furtherTypefaces}/.deno`;
  const homes = [
    ...kept.filter((path) => path.includes(TYPEFACES)).map((path) => path.slice(path.indexOf(packages))),
    ...namesIn(further).filter((name) => name.includes("@")).map((name) => {
      return `${further}/${name}/node_modules/${name.replace("+", "/").replace(/@[^@]*$/, "")}`;
    }),
  ];
  const weights = homes.flatMap((home) => {
    return namesIn(home).filter((name) => /^\d/.test(name) && !WEIGHTS.includes(name)).map((name) => `${home}/${name}`);
  });
  return [
    ...folders.map((folder) => `${packages}/${folder}`),
    ...new Set(links.map((name) => `node_modules/${name}`)),
    ...weights,
  ];
}

/** What Deno knows of the program: with the configuration of the binary its modules, and with that of the project packages. */
async function info(...options: readonly string[]): Promise<{
  readonly modules: readonly { readonly specifier: string }[];
  readonly npmPackages: Readonly<Record<string, Package>>;
}> {
  const { stdout } = await deno(["info", "--json", ...options, "host/main.ts"], "piped");
  return JSON.parse(new TextDecoder().decode(stdout));
}

function namesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(new URL(folder, root))].filter(({ isDirectory }) => isDirectory).map(({ name }) => name);
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { "dry-run": { type: "boolean" } },
    allowPositionals: true,
  });
  const unknown = positionals.find((target) => !targets.includes(target));
  if (unknown !== undefined) {
    console.error(`binary: there is no target "${unknown}"; the targets are ${targets.join(", ")}`);
    return 2;
  }
  Deno.mkdirSync(new URL("dist/bin/", root), { recursive: true });
  writeConfig();
  const all = await contents();
  for (const target of positionals.length === 0 ? [undefined] : positionals) {
    const command = compileArgs(target, all);
    if (values["dry-run"] === true) console.log(`deno ${command.join(" ")}`);
    else if (!(await deno(command, "inherit")).success) return 1;
  }
  return 0;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
