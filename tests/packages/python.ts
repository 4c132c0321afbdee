/** The Python package where nothing else is: installed by pip, its README followed, its verdicts compared with the engine's. */
import { fileURLToPath } from "node:url";
import { facturx } from "../../engine/facturx.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { camel } from "../../packages/wasm/shape.ts";
import { WASMTIME, WHEEL, wheelOf } from "../../tools/wheel.ts";
import type { Checks } from "./checks.ts";
import { snippetsOf } from "./snippets.ts";

const MYPY = "mypy==1.19.0";
const root = new URL("../../", import.meta.url);
/** 7 kB of XML. */
const usual = fileURLToPath(new URL("examples/invoice-allowances-and-charges.xml", root));

interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a program did; undefined where it is not there. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<Output | undefined> {
  try {
    const { code, stdout, stderr } = await new Deno.Command(program, { args: [...args], cwd, stdin: "null" }).output();
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
    return { code, out: text(stdout), err: text(stderr) };
  } catch {
    return undefined;
  }
}

/** A Python with wasmtime in the folder, as a path; undefined where it cannot be had. */
export async function pythonIn(folder: string): Promise<string | undefined> {
  const python = `${folder}/python/bin/python`;
  const made = await run("python3", ["-m", "venv", "python"], folder);
  if (made?.code !== 0) return undefined;
  const install = ["-m", "pip", "install", "--quiet", `wasmtime==${WASMTIME.tested}`, MYPY];
  return (await run(python, install, folder))?.code === 0 ? python : undefined;
}

/** A document of the corpus: its path in the folder, what it is called, and its bytes. */
export type Document = readonly [name: string, path: string, bytes: Uint8Array];

export async function useWheel(
  folder: string,
  python: string,
  component: Uint8Array,
  documents: readonly Document[],
  checks: Checks,
): Promise<void> {
  Deno.writeFileSync(`${folder}/${WHEEL}`, wheelOf(component));
  const installed = await run(python, ["-m", "pip", "install", "--quiet", `./${WHEEL}`], folder);
  checks.equal("pip installs the wheel, with the wasmtime that it asks for", installed?.code, 0, installed?.err);
  const sound = await run(python, ["-m", "pip", "check"], folder);
  checks.equal("pip finds nothing missing", sound?.code, 0, sound?.out);
  await useSnippets(folder, python, checks);
  await crash(folder, python, checks);
  await compare(folder, python, documents, checks);
}

async function useSnippets(folder: string, python: string, checks: Checks): Promise<void> {
  const snippets = snippetsOf(Deno.readTextFileSync(new URL("packages/python/README.md", root)), "python");
  checks.holds("the README of the Python package has snippets", snippets.length > 0);
  for (const { name, source, shows } of snippets) {
    Deno.writeTextFileSync(`${folder}/${name.replace("-", "_")}.py`, source);
    const did = await run(python, [`${name.replace("-", "_")}.py`], folder);
    checks.equal(`${name} runs in Python and prints what the README says`, [did?.code, did?.out], [0, shows], did?.err);
  }
  const files = snippets.map(({ name }) => `${name.replace("-", "_")}.py`);
  const typed = await run(python, ["-m", "mypy", "--strict", "--package", "faktlint"], folder);
  checks.equal("mypy is content with the package", typed?.code, 0, typed?.out);
  const used = await run(python, ["-m", "mypy", "--strict", ...files], folder);
  checks.equal("mypy is content with the snippets, by the types of the package", used?.code, 0, used?.out);
  Deno.writeTextFileSync(`${folder}/wrong.py`, 'import faktlint\nfaktlint.validate("a", strict=1).errors[0].nothing\n');
  const wrong = await run(python, ["-m", "mypy", "--strict", "wrong.py"], folder);
  checks.holds(
    "mypy sees wrong options and fields",
    wrong?.out.includes("[arg-type]") === true && wrong.out.includes("[attr-defined]"),
    wrong?.out,
  );
}

/** What breaks in the middle of a document is never a verdict, and does not break what comes after it. */
async function crash(folder: string, python: string, checks: Checks): Promise<void> {
  const script = fileURLToPath(new URL("crash.py", import.meta.url));
  const small = fileURLToPath(new URL("examples/invoice-simple.xml", root));
  const did = await run(python, [script, small], folder);
  checks.equal("an engine that broke says so, and the next call starts anew", did?.out.split("\n"), [
    "True",
    "internal_error",
    "True",
    "half_a_character",
    "max-characters is from 0 to 4294967295, not 4294967296",
  ], did?.err.slice(-1_500));
}

/**
 * Verdict and findings, whole, what strict mode says in numbers, and every refusal. What a call costs is printed, and not
 * judged.
 */
async function compare(folder: string, python: string, documents: readonly Document[], checks: Checks): Promise<void> {
  const script = fileURLToPath(new URL("wheel.py", import.meta.url));
  const start = performance.now();
  const did = await run(python, [script, usual, ...documents.map(([name]) => name)], folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const lines = (did?.out ?? "").split("\n").filter((it) => it !== "").map((it) => JSON.parse(it));
  const costs = lines.at(-1);
  checks.holds("the Python package judges every file", lines.length === documents.length + 1, did?.err.slice(-1_500));
  const different = documents.filter(([, , bytes], index) => said(lines[index]) !== said(expected(bytes)));
  checks.equal(
    `${documents.length} documents have the verdict of the engine in Python, with every field of every finding`,
    different.map(([, path]) => path),
    [],
  );
  const [text, bytes] = [costs?.text, costs?.bytes].map((it) => Number(it).toFixed(1));
  console.log(
    `in Python, ${documents.length} documents: ${seconds} s; warm, 7 kB: ${text} ms as text, ${bytes} as bytes`,
  );
}

function expected(bytes: Uint8Array): unknown {
  const outcome = validate(bytes, { official: true, sets: [...official, ...facturx] });
  if ("ok" in outcome) return outcome.ok;
  const { error, message, line, column } = outcome.refusal;
  const code = "xmlCode" in outcome.refusal ? outcome.refusal.xmlCode : error;
  return { error, code, message, place: line === undefined ? undefined : { line, column } };
}

/** A value as a text that is the same in either language: fields in one spelling and one order, without what is absent. */
function said(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown, key = ""): unknown {
  if (key === "field" && typeof value === "string") return [value];
  if (Array.isArray(value)) return value.map((it) => plain(it));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, it]) => it !== null && it !== undefined);
  return Object.fromEntries(fields.map(([name, it]) => [camel(name), plain(it, name)] as const).sort(byName));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
