/**
 * Tests the Java artefact from an empty Maven repository, and compares its verdicts with those of the command line.
 *
 *     deno task tool java:test              all of the corpus
 *     deno task tool java:test --every 20   each twentieth document
 *
 * Each Java that is here runs the tests: that of Maven, and those of JAVA_HOMES, separated by ":".
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { camel } from "../../packages/wasm/shape.ts";
import { javaProject } from "../../tools/java.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { Checks } from "../packages/checks.ts";
import { corpusList } from "../support/corpus_list.ts";
import { did } from "../../tools/shell.ts";

const { values } = parseArgs({ options: { every: { type: "string" } } });
const root = new URL("../../", import.meta.url);
const checks = new Checks("java");

async function test(folder: string): Promise<void> {
  await javaProject(new URL(`file://${folder}/project/`));
  const maven = ["-q", "-B", `-Dmaven.repo.local=${folder}/repository`, "-f", `${folder}/project`];
  for (const home of [undefined, ...(Deno.env.get("JAVA_HOMES") ?? "").split(":").filter((it) => it !== "")]) {
    const java = home === undefined ? [] : [`-Dtest.java=${home}/bin/java`];
    const done = await did("mvn", [...maven, ...java, "test"], { cwd: folder });
    checks.equal(
      `the tests pass on ${home ?? "the Java of Maven"}`,
      done?.code,
      0,
      `${done?.out} ${done?.err}`.slice(-1_500),
    );
  }
  if (!hasCorpus()) return console.log("the corpus is not there: nothing compared");
  const path = ["dependency:build-classpath", `-Dmdep.outputFile=${folder}/path`, "-Dmdep.includeScope=test"];
  const known = await did("mvn", [...maven, ...path], { cwd: folder });
  if (known?.code !== 0) throw new Error(`mvn: ${known?.out}`);
  await compare(folder, Deno.readTextFileSync(`${folder}/path`));
}

async function compare(folder: string, path: string): Promise<void> {
  const files = corpusList(+(values.every ?? 1));
  Deno.writeTextFileSync(`${folder}/list`, files.join("\n"));
  const classes = `${folder}/project/target/test-classes:${folder}/project/target/classes:${path}`;
  const started = performance.now();
  const done = await did(
    "java",
    ["-cp", classes, "dev.faktlint.Verdicts", `${folder}/list`, `${folder}/here`, "true"],
    { cwd: folder },
  );
  const seconds = (performance.now() - started) / 1000;
  checks.equal("the artefact judges every file", done?.code, 0, done?.err.slice(-1_500));
  const command = ["run", "--quiet", "--no-prompt", "-P=faktlint", "host/main.ts", "validate", "--strict", "--format"];
  const there = ["ndjson", "--out", `${folder}/there`, "--files-from", `${folder}/list`];
  await did(Deno.execPath(), [...command, ...there], { cwd: fileURLToPath(root) });
  const [mine, theirs] = ["here", "there"].map((it) => linesOf(`${folder}/${it}`));
  const different = files.filter((_, index) => saidHere(mine?.[index]) !== saidThere(theirs?.[index]));
  checks.equal(`${files.length} documents have the verdict of the command line in Java, whole`, different, []);
  console.log(`in Java, ${files.length} documents in ${seconds.toFixed(0)} s`);
}

type Line = Readonly<Record<string, unknown>>;

function linesOf(file: string): readonly Line[] {
  return Deno.readTextFileSync(file).trimEnd().split("\n").map((line) => JSON.parse(line));
}

function saidHere(line: Line = {}): string {
  return JSON.stringify(plain(line["result"] ?? line["problem"]));
}

interface Told {
  readonly error: string;
  readonly message: string;
  readonly xml_code?: string;
  readonly line?: number;
  readonly column?: number;
}

function saidThere({ result, error, attachment, envelope }: Line = {}): string {
  if (typeof result === "object") return JSON.stringify(plain({ ...result, attachment, envelope }));
  // The envelope of an error, as the command line prints it.
  const { error: kind, message, xml_code: code = kind, line, column } = error as Told;
  const place = line === undefined ? undefined : { line, column };
  return JSON.stringify(plain({ error: kind, code, message, place }));
}

/** A value in one form: names in one spelling and order, without what is absent. */
function plain(value: unknown, key = ""): unknown {
  if (key === "field" && typeof value === "string") return [value];
  if (Array.isArray(value)) return value.map((it) => plain(it));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, it]) => it !== null && it !== undefined);
  const named = fields.map(([name, it]) => [camel(name), plain(it, name)] as const);
  return Object.fromEntries(named.sort(([one], [other]) => one < other ? -1 : 1));
}

async function missing(): Promise<string | undefined> {
  for (const [program, flag] of [["mvn", "--version"], ["java", "-version"]] as const) {
    if ((await did(program, [flag]))?.code !== 0) return program;
  }
  return undefined;
}

const lacking = await missing();
if (lacking !== undefined) {
  console.log(`java: skipped, because there is no ${lacking} here`);
} else {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-java-" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  Deno.exitCode = checks.report();
}
