/**
 * `deno task tool npm` makes the npm package in dist/npm/: a module an entry, which share their chunks, the types of each, and
 * the command line. The package has no dependency at run time.
 */
import { build, type BuildOptions, type Plugin } from "esbuild";
import { fileURLToPath } from "node:url";
import { notice } from "./bundled.ts";
import { ENGINE_VERSION } from "../engine/mod.ts";
import { declarations } from "./npm/declarations.ts";

const root = new URL("../", import.meta.url);
const out = new URL("dist/npm/", root);
const bin = new URL("bin/", out);

/** What may be imported, by what follows "faktlint", and the module that it is, in packages/npm/. */
export const entries = {
  ".": "mod",
  "./official": "official",
  "./facturx": "facturx",
  "./nations": "nations",
  "./patches": "patches",
  "./diagnosis": "diagnosis",
  "./repair": "repair",
  "./convert": "convert",
  "./view": "view",
  "./diff": "diff",
  "./pdf": "pdf",
  "./locales/de": "locales/de",
  "./locales/fr": "locales/fr",
} as const;

const manifest = {
  name: "faktlint",
  version: ENGINE_VERSION,
  description: "Checks, reads and writes e-invoices (EN 16931, XRechnung, Peppol BIS, Factur-X) as the official " +
    "validators do, without Java, in a millisecond",
  keywords: ["e-invoice", "en16931", "xrechnung", "peppol", "factur-x", "zugferd", "ubl", "cii"],
  license: "MIT",
  type: "module",
  sideEffects: false,
  engines: { node: ">=20" },
  bin: { faktlint: "./bin/cli.js" },
  exports: Object.fromEntries(
    Object.entries(entries).map(([name, module]) => [name, {
      import: { types: `./${module}.d.ts`, default: `./${module}.js` },
      // The same module, which Node 20.19 and later take from CommonJS; its types are for a file of that kind.
      require: { types: `./${module}.d.cts`, default: `./${module}.js` },
    }]),
  ),
};

function sourceOf(module: string): string {
  return `packages/npm/${module}.ts`;
}

const common = {
  absWorkingDir: fileURLToPath(root),
  // Text in for Deno and for newer JavaScript is a package of the workshop: the service needs neither.
  nodePaths: [fileURLToPath(new URL("tests/node_modules/", root))],
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: "esm",
  chunkNames: "chunks/[name]-[hash]",
  legalComments: "none",
} as const satisfies BuildOptions;

const library: BuildOptions = {
  ...common,
  entryPoints: Object.values(entries).map((module) => ({ in: sourceOf(module), out: module })),
  outdir: fileURLToPath(out),
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
};

/** The service is no part of it, and its packages need not be. */
const withoutService: Plugin = {
  name: "without the service",
  setup({ onResolve }) {
    const instead = (module: string) => () => ({ path: fileURLToPath(new URL(sourceOf(module), root)) });
    onResolve({ filter: /\/serve\.ts$/ }, instead("serve"));
    onResolve({ filter: /\/stores\/stores\.ts$/ }, instead("stores"));
    onResolve({ filter: /\/documents\/pdf\.ts$/ }, instead("drawing"));
    onResolve({ filter: /\/workers\/worker_pool\.ts$/ }, instead("alone"));
  },
};

/** It reads and writes files; what else the stand-in for Deno could do loads half of Node. */
const withoutConnections: Plugin = {
  name: "without connections",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:tls|net|dns|child_process)$/ }, ({ importer, path }) => {
      return importer.includes("/shim-deno/") ? { path, namespace: "absent" } : undefined;
    });
    onLoad({ filter: /./, namespace: "absent" }, () => ({ contents: "module.exports = {};" }));
  },
};

const commandLine: BuildOptions = {
  ...common,
  entryPoints: [{ in: sourceOf("cli"), out: "main" }],
  outdir: fileURLToPath(bin),
  platform: "node",
  target: "node20",
  inject: [sourceOf("deno")],
  plugins: [withoutService, withoutConnections],
  jsx: "automatic",
  jsxImportSource: "hono/jsx",
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
};

/** What the command line begins with, a module of its own. */
const start: BuildOptions = {
  ...common,
  splitting: false,
  entryPoints: [{ in: sourceOf("start"), out: "cli" }],
  outdir: fileURLToPath(bin),
  platform: "node",
  target: "node20",
  plugins: [{
    name: "the rest beside it",
    setup: ({ onResolve }) => onResolve({ filter: /\/cli\.ts$/ }, () => ({ path: "./main.js", external: true })),
  }],
};

/** Puts in front of each module the names and licences of its packages. */
async function modules(options: BuildOptions): Promise<void> {
  const { metafile } = await build(options);
  for (const [path, { inputs, entryPoint }] of Object.entries(metafile?.outputs ?? {})) {
    const file = new URL(path, root);
    const first = entryPoint === sourceOf("start") ? "#!/usr/bin/env node\n" : "";
    Deno.writeTextFileSync(file, `${first}${notice(Object.keys(inputs))}\n${Deno.readTextFileSync(file)}`);
  }
}

/** Makes the package again. */
export async function makePackage(): Promise<void> {
  await Deno.remove(out, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  await modules(library);
  await modules(commandLine);
  await modules(start);
  const typed = Object.fromEntries(Object.values(entries).map((module) => [module, sourceOf(module)]));
  const declared = await declarations(typed);
  for (const [path, text] of declared) {
    const file = new URL(path, out);
    Deno.mkdirSync(new URL("./", file), { recursive: true });
    Deno.writeTextFileSync(file, text);
    const common = text.replace(/\b((?:from|import) ?\(?)(['"])(\.[^'"]*)\.js\2/g, "$1$2$3.cjs$2");
    Deno.writeTextFileSync(new URL(path.replace(/\.d\.ts$/, ".d.cts"), out), common);
  }
  Deno.writeTextFileSync(new URL("package.json", out), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ["packages/npm/README.md", "LICENSE"]) {
    Deno.copyFileSync(new URL(name, root), new URL(name.replace(/^.*\//, ""), out));
  }
}

if (import.meta.main) {
  await makePackage();
  console.log("dist/npm/: the package is made");
}
