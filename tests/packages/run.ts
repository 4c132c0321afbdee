/**
 * `deno task tool packages`: makes the npm package, installs it in an empty folder, and uses it there as a stranger would: what its
 * README shows is run and compiled, and its command line says of the corpus what the engine says. The same for the WASM
 * component, and the Python package of it. Needs Node with npm; without them it says so. It compares some documents of the
 * corpus, others every day, and ten times as many with --whole.
 */
import { fileURLToPath } from "node:url";
import { validate } from "../../engine/mod.ts";
import { makeJsrPackage, NAME } from "../../tools/jsr.ts";
import { makePackage } from "../../tools/npm.ts";
import { did, type Done, must } from "../../tools/shell.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { corpusFiles } from "../support/files.ts";
import { bytesOf } from "../pdf/made.ts";
import { samples } from "../pdf/samples.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { isTurn, whole } from "../support/sweeps.ts";
import { Checks } from "./checks.ts";
import type { Document } from "./python.ts";
import { useWasm } from "./wasm.ts";
import { compiled } from "./snippets.ts";
import { snippetsOf } from "./readme.ts";

const root = new URL("../../", import.meta.url);
const packed = new URL("dist/npm/", root);
/** Documents on which the package is compared with the engine: one in so many. */
const EVERY = whole ? 3 : 30;

/** An empty folder with nothing but the package in it. */
async function installed(folder: string): Promise<void> {
  const out = await must("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: packed });
  Deno.writeTextFileSync(`${folder}/package.json`, JSON.stringify({ name: "stranger", private: true, type: "module" }));
  const install = ["install", "--offline", "--no-audit", "--no-fund", `./${out.split("\n").at(-1)}`];
  await must("npm", install, { cwd: folder });
}

async function useSnippets(folder: string, checks: Checks): Promise<void> {
  const [sample] = samples;
  if (sample === undefined) throw new Error("there is no sample to make a PDF of");
  Deno.writeFileSync(`${folder}/invoice.pdf`, await bytesOf(sample));
  Deno.writeFileSync(`${folder}/letter.pdf`, classic(withPage(objectsWith([]), "0 0 1 1 re f")));
  Deno.copyFileSync(new URL("examples/broken-totals.xml", root), `${folder}/invoice.xml`);
  const snippets = snippetsOf(Deno.readTextFileSync(new URL("README.md", packed)));
  checks.holds("the README has snippets", snippets.length > 0);
  for (const { name, source, shows } of snippets) {
    Deno.writeTextFileSync(`${folder}/${name}.mjs`, source);
    const done = await did("node", [`${name}.mjs`], { cwd: folder });
    checks.equal(
      `${name} runs in Node and prints what the README says`,
      [done?.code, done?.out],
      [0, shows],
      done?.err,
    );
  }
  const required = `const { validate } = require("faktlint");
const { official } = require("faktlint/official");
const { readFileSync } = require("node:fs");
const outcome = validate(readFileSync("invoice.xml"), { strict: true, sets: official });
console.log("ok" in outcome && outcome.ok.valid);`;
  Deno.writeTextFileSync(`${folder}/required.cjs`, required);
  const done = await did("node", ["--no-warnings", "required.cjs"], { cwd: folder });
  checks.equal("a program of CommonJS requires the package", [done?.code, done?.out], [0, "false"], done?.err);
  for (const resolution of ["node16", "bundler"] as const) {
    checks.equal(
      `the snippets compile with moduleResolution ${resolution}`,
      compiled(folder, snippets, resolution),
      [],
    );
  }
}

/** The documents on which packages are compared with the engine, written into the folder. */
function documentsIn(folder: string): readonly Document[] {
  if (!hasCorpus()) {
    console.log("the corpus is not there: nothing compared");
    return [];
  }
  const files = [...corpusFiles("documents")].filter((_, index) => isTurn(index, EVERY));
  return files.map(([path, bytes], index) => {
    const name = `${index}.xml`;
    Deno.writeFileSync(`${folder}/${name}`, bytes);
    return [name, path, bytes];
  });
}

async function useCommandLine(folder: string, documents: readonly Document[], checks: Checks): Promise<void> {
  const cli = (...args: readonly string[]) => did("npx", ["--no", "faktlint", ...args], { cwd: folder });
  checks.equal("npx faktlint FILE gives 1 for an invalid invoice", (await cli("invoice.xml"))?.code, 1);
  const good = fileURLToPath(new URL("examples/invoice-simple.xml", root));
  checks.equal("npx faktlint FILE gives 0 for a valid one", (await cli(good))?.code, 0);
  checks.equal(
    "npx faktlint gives 2 for a file that is not an invoice",
    (await cli("package.json", good))?.code !== 0,
    true,
  );
  const served = await cli("serve");
  checks.holds("npx faktlint serve says where the service runs", served?.code === 2 && served.err.includes("Deno"));
  if (documents.length === 0) return;
  const preflight = await cli("validate", "--preflight", "--format", "ndjson", ...documents.map(([name]) => name));
  const lines = (preflight?.out ?? "").split("\n").map((line) => JSON.parse(line));
  checks.equal("the command line judges every file", lines.map(({ file }) => file), documents.map(([name]) => name));
  const different = documents.filter(([, , bytes], index) => idsOf(lines[index].result) !== idsHere(bytes));
  checks.equal(
    `${documents.length} documents have the findings that the engine gives`,
    different.map(([, path]) => path),
    [],
  );
}

/** The package for JSR: as far as its publication is checked without a network, and what it says as a package. */
async function useJsr(folder: string, checks: Checks): Promise<void> {
  const env = { NO_COLOR: "1" };
  const dry = ["publish", "--dry-run", "--allow-dirty"];
  const tried = await did(Deno.execPath(), dry, { cwd: new URL("dist/jsr/", root), env });
  const said = tried?.err ?? "";
  checks.equal("JSR takes the package, without slow types", tried?.code, 0, said.slice(-1_500));
  checks.holds("JSR's check looks at the types", said.includes("Checking for slow types"), said.slice(0, 500));
  const done = await strangerOfJsr(folder);
  checks.equal("a program checks with the types of the package, and prints what is wrong", [done?.code, done?.out], [
    0,
    "BR-CO-10 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16",
  ], done?.err);
}

/** A typed program that imports the package by its name, as `deno add` would have it. */
function strangerOfJsr(folder: string): Promise<Done | undefined> {
  const exported: Readonly<Record<string, string>> = JSON.parse(
    Deno.readTextFileSync(new URL("dist/jsr/jsr.json", root)),
  ).exports;
  const imports = Object.fromEntries(
    Object.entries(exported).map(([name, path]) => [name.replace(/^\./, NAME), new URL(`dist/jsr/${path}`, root).href]),
  );
  Deno.writeTextFileSync(`${folder}/deno.json`, JSON.stringify({ imports }));
  Deno.writeTextFileSync(
    `${folder}/jsr.ts`,
    `import { type Verdict, validate } from "${NAME}";
import { official } from "${NAME}/official";
const outcome = validate(Deno.readFileSync("invoice.xml"), { strict: true, sets: official });
// @ts-expect-error: a refusal has no errors, so the types are really looked at
outcome.errors;
const verdict: Verdict | undefined = "ok" in outcome ? outcome.ok : undefined;
console.log(verdict?.errors.map(({ rule }) => rule).join(" "));
`,
  );
  return did(Deno.execPath(), ["run", "--check", "--no-prompt", "--allow-read=.", "jsr.ts"], { cwd: folder });
}

interface Result {
  readonly errors: readonly { readonly rule: string }[];
  readonly warnings: readonly { readonly rule: string }[];
}

function idsOf(result: Result | undefined): string {
  if (result === undefined) return "refused";
  return [...result.errors, ...result.warnings].map(({ rule }) => rule).sort().join(" ");
}

function idsHere(bytes: Uint8Array): string {
  const outcome = validate(bytes);
  return idsOf("ok" in outcome ? outcome.ok : undefined);
}

if (import.meta.main) {
  if ((await did("npm", ["--version"]))?.code !== 0) {
    console.log("packages: skipped, because there is no npm here");
  } else {
    const checks = new Checks();
    const folder = Deno.makeTempDirSync({ prefix: "faktlint-package-" });
    try {
      await makePackage();
      await installed(folder);
      checks.equal("nothing but the package was installed", installedIn(folder), ["faktlint"]);
      await useSnippets(folder, checks);
      const documents = documentsIn(folder);
      await useCommandLine(folder, documents, checks);
      await makeJsrPackage();
      await useJsr(folder, checks);
      await useWasm(folder, documents, checks);
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
    Deno.exitCode = checks.report();
  }
}

function installedIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(`${folder}/node_modules`)].map(({ name }) => name).filter((it) => !it.startsWith("."));
}
