/**
 * Checks documents on Spark and on Ray with the Python package, on this machine: every document has one row, which is what the
 * command line says, though a worker is killed meanwhile.
 *
 *     deno task tool clusters                          50,000 documents, on Spark and on Ray, from a folder; from S3 on Spark
 *     deno task tool clusters --count 200 --only spark
 *     deno task tool clusters --folder                 no object store
 *     deno task tool clusters --part rows              every row, and a worker that is killed; not how fast it is
 *     deno task tool clusters --part ratio             only how fast it is, on one core and on two: for a machine that does nothing else
 *     deno task tool clusters --rounds 1               how often one core and two take turns
 *     deno task tool clusters --python venv/bin/python in an environment that has all that is needed, but the wheel
 *     deno task tool clusters --sample                 1,000 documents as Arrow batches; on Spark and Ray where python3 has them
 *
 * From S3 it needs the jars that read it, which Maven fetches, and moto, which plays the object store.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { childScript } from "../../tools/v8.ts";
import { component } from "../../tools/wasm.ts";
import { DENO } from "../../tools/python/project.ts";
import { WHEEL, wheelOf } from "../../tools/wheel.ts";
import { Checks } from "../packages/checks.ts";
import { did } from "../../tools/shell.ts";
import { documents } from "./documents.ts";
import { different, fromCommandLine, type Said } from "./rows.ts";
import { inStore } from "./store.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string" },
    only: { type: "string" },
    folder: { type: "boolean" },
    part: { type: "string" },
    rounds: { type: "string" },
    python: { type: "string" },
    sample: { type: "boolean" },
  },
});
const sample = values.sample === true;
const count = +(values.count ?? (sample ? 1_000 : 50_000));
const rounds = +(values.rounds ?? 2);
const WARM = 1_000;
const withStore = !sample && values.folder !== true;
/** A few documents take less time than a cluster takes to start. */
const withRatio = values.part === "ratio" || (values.part !== "rows" && count >= 20_000);
const checks = new Checks("clusters");
const PYARROW = "pyarrow==26.0.1";

interface Kind {
  /** How pip calls it, and what else it needs. */
  readonly packages: readonly string[];
  readonly script: string;
  /** Whether it has workers: one is killed, and two cores are compared with one. */
  readonly spread: boolean;
}

const kinds = {
  arrow: { packages: [PYARROW], script: "on_arrow.py", spread: false },
  spark: { packages: ["pyspark==4.3.0", PYARROW, "pandas==2.3.3"], script: "on_spark.py", spread: true },
  ray: { packages: ["ray[data]==2.60.0", PYARROW], script: "on_ray.py", spread: true },
} as const satisfies Record<string, Kind>;
type Name = keyof typeof kinds;

interface Place {
  readonly source: string;
  readonly more?: object;
}

interface Told {
  readonly seconds: number;
  readonly rows: number;
  readonly names: number;
  readonly killed?: number;
  readonly before?: number;
}

/** Runs the script of a kind, and gives what it printed. */
async function asked(name: Name, python: string, folder: string, how: object): Promise<[Told | undefined, string]> {
  const script = fileURLToPath(new URL(kinds[name].script, import.meta.url));
  const out = `${folder}/${name}-${crypto.randomUUID()}`;
  const done = await did(python, [script, JSON.stringify({ options: { strict: true }, out, ...how })], { cwd: folder });
  return [done?.code === 0 ? JSON.parse(done.out.split("\n").at(-1) ?? "") : undefined, done?.err.slice(-1_500) ?? ""];
}

/** Runs it on two cores, with a worker that is killed, and compares every row. */
async function judged(name: Name, python: string, folder: string, said: Said, place: Place): Promise<void> {
  const { source, more = {} } = place;
  const { spread } = kinds[name];
  const from = source.startsWith("s3a:") ? "an object store" : "a folder";
  const compare = `${folder}/rows`;
  const [told, err] = await asked(name, python, folder, { source, ...more, cores: 2, kill: spread, compare });
  checks.equal(
    `${name} gives every document of ${from} one row${spread ? ", though a worker is killed" : ""}`,
    [told?.killed, told?.rows, told?.names],
    [spread ? 1 : undefined, said.size, said.size],
    err,
  );
  if (told === undefined) return;
  const wrong = different(compare, said);
  checks.equal(`${name} says of every document of ${from} what the command line says`, wrong.slice(0, 20), []);
  if (told.before !== undefined) checks.equal(`${name} does nothing that has its row`, told.before, told.rows);
  console.log(`${name}, ${count} documents of ${from}: ${told.seconds.toFixed(1)} s${spread ? " on two cores" : ""}`);
}

/**
 * Compares two cores with one, in turns, by the faster of their runs: what else the machine does makes runs slower, and none
 * faster. Clusters are up when work comes: a smaller job runs before, of which no time is taken.
 */
async function measured(name: Name, python: string, folder: string): Promise<void> {
  const source = `${folder}/in`;
  const best = new Map([[1, Infinity], [2, Infinity]]);
  for (let round = 0; round < rounds; round++) {
    for (const cores of [2, 1]) {
      const [told, err] = await asked(name, python, folder, { source, warm: `${folder}/warm`, cores });
      if (told === undefined) throw new Error(err);
      best.set(cores, Math.min(best.get(cores) ?? NaN, told.seconds));
    }
  }
  const [one = NaN, two = NaN] = best.values();
  console.log(
    `${name}, ${count} documents of a folder: ${one.toFixed(0)} s on one core, ${two.toFixed(0)} s on two, ` +
      `${(one / two).toFixed(2)} times; ${(count / one).toFixed(0)} documents a core and second`,
  );
  checks.holds(`${name} is at least 1.7 times as fast on two cores as on one`, one / two >= 1.7);
}

/** A Python with the wheel and what the kind needs; undefined where it cannot be had, which is said. */
async function pythonFor(folder: string, name: Name): Promise<string | undefined> {
  const install = async (python: string, ...what: readonly string[]) => {
    const done = await did(python, ["-m", "pip", "install", "--quiet", ...what], { cwd: folder });
    if (done?.code !== 0) {
      console.log(`${name}: skipped, because it cannot be installed here\n${done?.err.slice(-500)}`);
    }
    return done?.code === 0 ? python : undefined;
  };
  const wheel = `./${WHEEL}`;
  if (values.python !== undefined) {
    return await has(name, values.python)
      ? await install(values.python, "--force-reinstall", "--no-deps", wheel)
      : undefined;
  }
  if (sample && !await has(name, "python3")) return undefined;
  const venv = ["-m", "venv", ...(sample ? ["--system-site-packages"] : []), name];
  if ((await did("python3", venv, { cwd: folder }))?.code !== 0) return undefined;
  const store = name === "spark" && withStore ? ["moto[server]==5.2.5"] : [];
  const more = sample && kinds[name].spread ? [PYARROW] : kinds[name].packages;
  return await install(`${folder}/${name}/bin/python`, `deno==${DENO.tested}`, ...more, ...store, wheel);
}

/** Whether a Python has what a kind runs on. Arrow is small enough to be installed. */
async function has(name: Name, python: string): Promise<boolean> {
  if (!kinds[name].spread) return true;
  const module = name === "spark" ? "pyspark" : "ray.data";
  if ((await did(python, ["-c", `import ${module}`]))?.code === 0) return true;
  console.log(`${name}: skipped, because ${python} does not have it`);
  return false;
}

async function main(folder: string): Promise<void> {
  Deno.writeFileSync(`${folder}/${WHEEL}`, wheelOf(await component(), await childScript()));
  const files = documents(`${folder}/in`, count);
  const said = values.part === "ratio" ? undefined : await expected(folder, files);
  if (withRatio) documents(`${folder}/warm`, WARM);
  for (const name of Object.keys(kinds) as Name[]) {
    if (values.only !== undefined && values.only !== name) continue;
    if (name === "spark" && (await did("java", ["-version"]))?.code !== 0) {
      console.log("spark: skipped, because there is no Java here");
      continue;
    }
    const python = await pythonFor(folder, name);
    if (python === undefined) continue;
    if (said !== undefined) await rows(name, python, folder, said);
    if (kinds[name].spread && withRatio) await measured(name, python, folder);
  }
}

/** What the command line says of all documents. */
async function expected(folder: string, files: readonly string[]): Promise<Said> {
  const [said, seconds] = await fromCommandLine(folder, files);
  checks.equal("the command line has a result for every document", said.size, files.length);
  console.log(`the command line, ${count} documents: ${seconds.toFixed(1)} s`);
  return said;
}

async function rows(name: Name, python: string, folder: string, said: Said): Promise<void> {
  await judged(name, python, folder, said, { source: `${folder}/in` });
  if (name === "spark" && withStore) {
    await inStore(folder, python, async (place) => await judged(name, python, folder, said, place));
  }
}

if ((await did("python3", ["--version"]))?.code !== 0) {
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
