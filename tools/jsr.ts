/**
 * `deno task tool jsr` makes the package for JSR in dist/jsr/: the modules of the npm package, without its command line, each
 * with the declarations that belong to it. JSR wants every type of a public interface written out, or it checks all
 * sources of its users. Those of the engine come from its tables (a rule without a text does not compile),
 * so that writing them out would be a second list of all rules; the declarations have them written out already.
 *
 * `deno publish` in that folder publishes it; with `--dry-run`, `deno task tool packages` checks that it could.
 */
import { ENGINE_VERSION } from "../engine/mod.ts";
import { entries, makePackage } from "./npm.ts";

const root = new URL("../", import.meta.url);
const npm = new URL("dist/npm/", root);
const out = new URL("dist/jsr/", root);

export const NAME = "@faktlint/faktlint";

const manifest = {
  name: NAME,
  version: ENGINE_VERSION,
  license: "MIT",
  exports: Object.fromEntries(Object.entries(entries).map(([name, module]) => [name, `./${module}.js`])),
};

/** Makes the package again, of the npm package as it lies in dist/npm/. */
export async function makeJsrPackage(): Promise<void> {
  await Deno.remove(out, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  const modules = new Set<string>(Object.values(entries).map((module) => `${module}.js`));
  for (const path of filesBelow("")) {
    if (path.startsWith("bin/") || path === "package.json") continue;
    const file = new URL(path, out);
    Deno.mkdirSync(new URL("./", file), { recursive: true });
    Deno.writeTextFileSync(file, fitted(path, Deno.readTextFileSync(new URL(path, npm)), modules));
  }
  Deno.writeTextFileSync(new URL("jsr.json", out), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A file of the npm package as JSR needs it. */
function fitted(path: string, text: string, modules: ReadonlySet<string>): string {
  // Nothing looks for declarations beside a module there: an entry names its own, and they name each other.
  if (modules.has(path)) return `/* @ts-self-types="./${path.replace(/^.*\/|\.js$/g, "")}.d.ts" */\n${text}`;
  if (path.endsWith(".d.ts")) return text.replaceAll(/((?:from|import) '\.[^'\n]*)\.js'/g, "$1.d.ts'");
  if (path === "README.md") return text.replaceAll('from "faktlint', `from "${NAME}`);
  return text;
}

/** Paths below dist/npm/. */
function* filesBelow(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(new URL(folder, npm))) {
    if (isDirectory) yield* filesBelow(`${folder}${name}/`);
    else yield `${folder}${name}`;
  }
}

if (import.meta.main) {
  await makePackage();
  await makeJsrPackage();
  console.log(`dist/jsr/: ${NAME} ${ENGINE_VERSION} is made`);
}
