/**
 * Checks documents on Spark and on Ray with the Python package, on this machine: every document has one row, which is what the
 * command line says, though a worker is killed meanwhile.
 *
 *     deno task clusters                          50,000 documents, on Spark and on Ray, from a folder; from S3 on Spark
 *     deno task clusters --count 200 --only spark
 *     deno task clusters --folder             no object store
 *
 * From S3 it needs the jars that read it, which Maven fetches, and moto, which plays the object store.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { childScript } from "../../tools/v8.ts";
import { component } from "../../tools/wasm.ts";
import { DENO, WHEEL, wheelOf } from "../../tools/wheel.ts";
import { Checks } from "../packages/checks.ts";
import { run } from "../packages/python.ts";
import { inStore } from "./store.ts";

const { values } = parseArgs({
  options: { count: { type: "string" }, only: { type: "string" }, folder: { type: "boolean" } },
});
const count = +(values.count ?? 50_000);
const root = new URL("../../", import.meta.url);
const checks = new Checks("clusters");
const examples = ["invoice-simple.xml", "broken-totals.xml", "cii-xrechnung.xml", "credit-note.xml"];

/** What each engine is installed as, and which script runs on it. */
const clusters = {
  spark: { packages: ["pyspark==4.3.0", "pyarrow==26.0.1", "pandas==2.3.3"], script: "on_spark.py" },
  ray: { packages: ["ray[data]==2.60.0", "pyarrow==26.0.1"], script: "on_ray.py" },
} as const;

/** Writes the documents: each differs from the others, and some cannot be read. */
function documents(folder: string): readonly string[] {
  Deno.mkdirSync(folder);
  const texts = examples.map((it) => Deno.readTextFileSync(new URL(`examples/${it}`, root)));
  return Array.from({ length: count }, (_, index) => {
    const text = texts[index % texts.length] ?? "";
    const file = `${folder}/${index}.xml`;
    Deno.writeTextFileSync(file, index % 50 === 49 ? text.slice(0, 500 + index % 100) : `${text}<!-- ${index} -->`);
    return file;
  });
}

/** What the command line says of each: valid or not, and by which rules; or by which code it is not read. */
async function expected(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  Deno.writeTextFileSync(`${folder}/list`, files.join("\n"));
  const how = [
    "run",
    "--quiet",
    "--no-prompt",
    "-P=faktlint",
    "host/main.ts",
    "validate",
    "--strict",
    "--format",
    "ndjson",
  ];
  await run(
    Deno.execPath(),
    [...how, "--out", `${folder}/there`, "--files-from", `${folder}/list`],
    fileURLToPath(root),
  );
  const lines = Deno.readTextFileSync(`${folder}/there`).trimEnd().split("\n").map((line) => JSON.parse(line));
  return new Map(lines.map(({ file, result, error }) => [baseOf(file), saidThere(result, error)]));
}

interface Found {
  readonly rule: string;
  readonly location?: { readonly line?: number };
}

interface Result {
  readonly valid: boolean;
  readonly errors: readonly Found[];
  readonly warnings: readonly Found[];
  readonly information: readonly Found[];
}

function saidThere(result: Result | undefined, error: { readonly error: string; readonly xml_code?: string }): string {
  if (result === undefined) return error.xml_code ?? error.error;
  const { valid, errors, warnings, information } = result;
  const all = [...errors, ...warnings, ...information].map(({ rule, location }) => `${rule}:${location?.line}`);
  return `${valid} ${errors.length} ${warnings.length} ${all.join(" ")}`;
}

interface Row {
  readonly name: string;
  readonly valid: boolean | null;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly { readonly rule: string; readonly line: number }[];
  readonly problem: { readonly code: string } | null;
}

function saidHere({ valid, errors, warnings, findings, problem }: Row): string {
  if (problem !== null) return problem.code;
  return `${valid} ${errors} ${warnings} ${findings.map(({ rule, line }) => `${rule}:${line}`).join(" ")}`;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

interface How {
  readonly source: string;
  readonly more?: object;
}

/** Runs it on two cores, with a worker that is killed, and compares; then, where time is measured, on one. */
async function judged(
  name: keyof typeof clusters,
  python: string,
  folder: string,
  said: ReadonlyMap<string, string>,
  { source, more = {} }: How,
): Promise<void> {
  const from = source.startsWith("s3a:") ? "an object store" : "a folder";
  const script = fileURLToPath(new URL(clusters[name].script, import.meta.url));
  const asked = (cores: number, also: object) =>
    run(python, [
      script,
      JSON.stringify({
        source,
        cores,
        options: { strict: true },
        ...more,
        ...also,
        out: `${folder}/${name}-${crypto.randomUUID()}`,
      }),
    ], folder);
  const did = await asked(2, { kill: true, compare: `${folder}/rows` });
  const told = JSON.parse(did?.out.split("\n").at(-1) || "{}");
  checks.equal(
    `${name} gives every document of ${from} one row, though a worker is killed`,
    [
      told.killed,
      told.rows,
      told.names,
    ],
    [1, said.size, said.size],
    did?.err.slice(-1_500),
  );
  if (did?.code !== 0) return;
  const rows: readonly Row[] = Deno.readTextFileSync(`${folder}/rows`).trimEnd().split("\n").map((it) =>
    JSON.parse(it)
  );
  const different = rows.filter((row) => saidHere(row) !== said.get(baseOf(row.name))).map((row) => baseOf(row.name));
  checks.equal(`${name} says of every document of ${from} what the command line says`, different, []);
  if (told.again !== undefined) checks.equal(`${name} does nothing that has its row`, told.before, told.rows);
  // A few documents take less time than a cluster takes to start.
  if (count < 20_000) return;
  const [two, one] = [await asked(2, {}), await asked(1, {})].map((it) =>
    JSON.parse(it?.out.split("\n").at(-1) ?? "{}").seconds
  );
  console.log(
    `${name}, ${count} documents of ${from}: ${one.toFixed(0)} s on one core, ${two.toFixed(0)} s on two, ` +
      `${(one / two).toFixed(2)} times; ${(count / one).toFixed(0)} documents a core and second`,
  );
  checks.holds(`two cores are at least 1.7 times as fast as one`, one / two >= 1.7);
}

async function pythonWith(folder: string, name: keyof typeof clusters): Promise<string | undefined> {
  if ((await run("python3", ["-m", "venv", name], folder))?.code !== 0) return undefined;
  const python = `${folder}/${name}/bin/python`;
  const more = name === "spark" && values.folder !== true ? ["moto[server]==5.2.5", "boto3"] : [];
  const wanted = [
    "-m",
    "pip",
    "install",
    "--quiet",
    `deno==${DENO.tested}`,
    ...clusters[name].packages,
    ...more,
    `./${WHEEL}`,
  ];
  const did = await run(python, wanted, folder);
  if (did?.code !== 0) console.log(did?.err.slice(-500));
  return did?.code === 0 ? python : undefined;
}

async function main(folder: string): Promise<void> {
  Deno.writeFileSync(`${folder}/${WHEEL}`, wheelOf(await component(), await childScript()));
  const files = documents(`${folder}/in`);
  const said = await expected(folder, files);
  for (const name of ["spark", "ray"] as const) {
    if (values.only !== undefined && values.only !== name) continue;
    const python = await pythonWith(folder, name);
    if (python === undefined) {
      console.log(`${name}: left out, because it cannot be installed here`);
      continue;
    }
    await judged(name, python, folder, said, { source: `${folder}/in` });
    if (name === "spark" && values.folder !== true) {
      await inStore(folder, python, files, async (how) => await judged(name, python, folder, said, how));
    }
  }
}

if ((await run("java", ["-version"], "."))?.code !== 0) {
  console.log("clusters: skipped, because there is no Java here, which Spark needs");
} else if ((await run("python3", ["--version"], "."))?.code !== 0) {
  console.log("clusters: skipped, because there is no Python here");
} else {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-clusters-" });
  try {
    await main(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  Deno.exitCode = checks.report();
}
