/** How the parts of a release are tried: published to a registry on this machine, and installed from there where nothing else is. */
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { snippetsOf } from "../../tests/packages/readme.ts";
import { registryOfFiles, registryOfNpm } from "./registries.ts";
import { RELEASED } from "./parts.ts";
import { did, must } from "../shell.ts";

export interface Trial {
  readonly says: string;
  /** Throws with what does not hold. `work` is an empty folder. */
  readonly run: (place: URL, work: string) => Promise<void>;
}

export const trials: Readonly<Record<string, Trial>> = {
  npm: { says: "npm installs the package from a registry, and its README runs in Node", run: tryNpm },
  python: {
    says: "pip installs the wheel and the sources from an index, and the README runs in Python",
    run: tryPython,
  },
  java: { says: "Maven takes the artefact, its sources and its Javadoc from a repository", run: tryJava },
  [`binary-${Deno.build.target}`]: { says: "the binary of this machine judges an invoice by itself", run: tryBinary },
  source: { says: "the command line runs from the archive of the sources", run: trySource },
};

const broken = "examples/broken-totals.xml";

function same(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

/** Each program that a README shows prints what it says. */
async function follow(readme: URL, language: string, work: string, [program, ending]: readonly [string, string]) {
  const snippets = snippetsOf(Deno.readTextFileSync(readme), language);
  if (snippets.length === 0) throw new Error(`${fileURLToPath(readme)} shows no program`);
  for (const { name, source, shows } of snippets) {
    const file = `${name.replace("-", "_")}.${ending}`;
    Deno.writeTextFileSync(`${work}/${file}`, source);
    same(`${name} of the README`, await must(program, [file], { cwd: work }), shows);
  }
}

/** What the READMEs read: an invoice with wrong totals, a PDF with an invoice inside, and one that only shows it. */
async function examplesIn(place: URL, work: string): Promise<void> {
  Deno.copyFileSync(new URL(broken, place), `${work}/invoice.xml`);
  const generate = ["task", "--quiet", "faktlint", "generate", "--format", "pdf", "--profile", "facturx-en16931"];
  const out = ["--out", `${work}/invoice.pdf`, "examples/invoice-from-json.json"];
  await must(Deno.execPath(), [...generate, ...out], { cwd: place });
  const view = ["task", "--quiet", "faktlint", "view", "--pdf", "--out", `${work}/letter.pdf`];
  await must(Deno.execPath(), [...view, "examples/invoice-from-json.json"], { cwd: place });
}

async function tryNpm(place: URL, work: string): Promise<void> {
  await using registry = await registryOfNpm(`${work}-registry`);
  const env = registry.env;
  const archive = fileURLToPath(new URL(`${RELEASED}/faktlint-${ENGINE_VERSION}.tgz`, place));
  await must("npm", ["publish", "--silent", archive], { cwd: work, env });
  Deno.writeTextFileSync(`${work}/package.json`, JSON.stringify({ name: "stranger", private: true, type: "module" }));
  await must("npm", ["install", "--no-audit", "--no-fund", `faktlint@${ENGINE_VERSION}`], { cwd: work, env });
  await examplesIn(place, work);
  await follow(new URL("dist/npm/README.md", place), "ts", work, ["node", "mjs"]);
  same(
    "npx faktlint of a wrong invoice",
    (await did("npx", ["--no", "faktlint", "invoice.xml"], { cwd: work }))?.code,
    1,
  );
}

async function tryPython(place: URL, work: string): Promise<void> {
  const names = [`faktlint-${ENGINE_VERSION}-py3-none-any.whl`, `faktlint-${ENGINE_VERSION}.tar.gz`];
  await using index = registryOfFiles("faktlint", names.map((name) => new URL(`${RELEASED}/${name}`, place)));
  const wanted = `faktlint==${ENGINE_VERSION}`;
  const from = ["-m", "pip", "install", "--quiet", "--extra-index-url", index.url];
  for (const [folder, ...how] of [["wheel"], ["sources", "--no-binary", "faktlint"]] as const) {
    const home = `${work}/${folder}`;
    await must("python3", ["-m", "venv", home], { cwd: work });
    const python = `${home}/bin/python`;
    await must(python, [...from, ...how, wanted], { cwd: work });
    await examplesIn(place, home);
    await follow(new URL("packages/python/README.md", place), "python", home, [python, "py"]);
  }
  for (const name of names) if (!index.given.has(name)) throw new Error(`pip did not take ${name} from the index`);
}

async function tryJava(place: URL, work: string): Promise<void> {
  const repository = [
    `-Dmaven.repo.local=${work}/local`,
    `-DremoteRepositories=here::::${new URL("dist/maven/", place).href}`,
  ];
  for (const kind of ["jar", "jar:sources", "jar:javadoc"]) {
    const wanted = `-Dartifact=dev.faktlint:faktlint:${ENGINE_VERSION}:${kind}`;
    await must("mvn", ["-q", "-B", "dependency:get", "-Dtransitive=false", wanted, ...repository], { cwd: work });
  }
}

async function tryBinary(place: URL, work: string): Promise<void> {
  const name = `faktlint-${Deno.build.target}${Deno.build.os === "windows" ? ".exe" : ""}`;
  const file = fileURLToPath(new URL(`dist/bin/${name}`, place));
  same(
    "its status of a wrong invoice",
    (await did(file, ["validate", fileURLToPath(new URL(broken, place))], { cwd: work }))?.code,
    1,
  );
}

async function trySource(place: URL, work: string): Promise<void> {
  const archive = fileURLToPath(new URL(`${RELEASED}/faktlint-${ENGINE_VERSION}-source.tar.gz`, place));
  await must("tar", ["-xzf", archive, "--strip-components=1"], { cwd: work });
  const command = ["task", "--quiet", "faktlint", "validate", broken];
  same("its status of a wrong invoice", (await did(Deno.execPath(), command, { cwd: work }))?.code, 1);
}
