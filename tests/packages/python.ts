/** The Python package where nothing else is: installed by pip, its README followed, its verdicts compared with the engine's. */
import { fileURLToPath } from "node:url";
import { childScript } from "../../tools/v8.ts";
import { DENO, WASMTIME } from "../../tools/python/project.ts";
import { WHEEL, wheelOf } from "../../tools/wheel.ts";
import { did } from "../../tools/shell.ts";
import type { Checks } from "./checks.ts";
import { snippetsOf } from "./readme.ts";

const MYPY = "mypy==1.19.0";
const root = new URL("../../", import.meta.url);
const small = fileURLToPath(new URL("examples/invoice-simple.xml", root));

/** A Python with what the wheel runs on in the folder, as a path; undefined where it cannot be had. */
export async function pythonIn(folder: string): Promise<string | undefined> {
  const python = `${folder}/python/bin/python`;
  const made = await did("python3", ["-m", "venv", "python"], { cwd: folder });
  if (made?.code !== 0) return undefined;
  const install = ["-m", "pip", "install", "--quiet", `deno==${DENO.tested}`, `wasmtime==${WASMTIME.tested}`, MYPY];
  return (await did(python, install, { cwd: folder }))?.code === 0 ? python : undefined;
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
  Deno.writeFileSync(`${folder}/${WHEEL}`, wheelOf(component, await childScript()));
  const installed = await did(python, ["-m", "pip", "install", "--quiet", `./${WHEEL}`], { cwd: folder });
  checks.equal("pip installs the wheel, with the Deno that it asks for", installed?.code, 0, installed?.err);
  const sound = await did(python, ["-m", "pip", "check"], { cwd: folder });
  checks.equal("pip finds nothing missing", sound?.code, 0, sound?.out);
  await useSnippets(folder, python, checks);
  await crash(folder, python, checks);
  await poisoned(folder, python, checks);
  await compare(folder, python, documents, checks);
}

async function useSnippets(folder: string, python: string, checks: Checks): Promise<void> {
  const snippets = snippetsOf(Deno.readTextFileSync(new URL("packages/python/README.md", root)), "python");
  checks.holds("the README of the Python package has snippets", snippets.length > 0);
  for (const { name, source, shows } of snippets) {
    Deno.writeTextFileSync(`${folder}/${name.replace("-", "_")}.py`, source);
    const done = await did(python, [`${name.replace("-", "_")}.py`], { cwd: folder });
    checks.equal(
      `${name} runs in Python and prints what the README says`,
      [done?.code, done?.out],
      [0, shows],
      done?.err,
    );
  }
  const files = snippets.map(({ name }) => `${name.replace("-", "_")}.py`);
  const typed = await did(python, ["-m", "mypy", "--strict", "--package", "faktlint"], { cwd: folder });
  checks.equal("mypy is content with the package", typed?.code, 0, typed?.out);
  const used = await did(python, ["-m", "mypy", "--strict", ...files], { cwd: folder });
  checks.equal("mypy is content with the snippets, by the types of the package", used?.code, 0, used?.out);
  Deno.writeTextFileSync(`${folder}/wrong.py`, 'import faktlint\nfaktlint.validate("a", strict=1).errors[0].nothing\n');
  const wrong = await did(python, ["-m", "mypy", "--strict", "wrong.py"], { cwd: folder });
  checks.holds(
    "mypy sees wrong options and fields",
    wrong?.out.includes("[arg-type]") === true && wrong.out.includes("[attr-defined]"),
    wrong?.out,
  );
}

/** What breaks in the middle of a document is never a verdict, and does not break what comes after it. */
async function crash(folder: string, python: string, checks: Checks): Promise<void> {
  const script = fileURLToPath(new URL("crash.py", import.meta.url));
  const done = await did(python, [script, small], { cwd: folder });
  checks.equal(
    "an engine that broke says so, the next call starts again, and a fork has one of its own",
    done?.out.split("\n"),
    [
      "True",
      "crashed",
      "True",
      "crashed",
      "True",
      "half_a_character",
      "maxCharacters is from 0 to 4294967295, not 4294967296",
      "took_too_long",
      "True",
      "0 True",
    ],
    done?.err.slice(-1_500),
  );
}

/** Ten documents that are made to hurt cost their own row, and nothing else. */
async function poisoned(folder: string, python: string, checks: Checks): Promise<void> {
  const script = fileURLToPath(new URL("../python/poisoned.py", import.meta.url));
  const done = await did(python, [script, small], { cwd: folder });
  const { asked, answered, lost, said } = JSON.parse(done?.out || "{}");
  checks.equal("each document has its result, and no good one is lost to ten poisoned ones", [answered, lost], [
    asked,
    [],
  ], done?.err);
  checks.equal("each poisoned document says why it has no verdict", said, {
    "a pipe that never ends": "took_too_long",
    "a device without an end": "character_limit",
    "20 GB": "character_limit",
    "no XML": "not_well_formed",
    "a bomb in a PDF": "pdf_unreadable",
    "an invoice that takes minutes": "took_too_long",
    "a hundred thousand levels": "depth_limit",
    "nothing": "empty_document",
    "no file": "bad_request",
    "no document": "bad_request",
  });
}

/** What validate_many gives is what the command line prints, whole: every field of every finding, and every problem. */
async function compare(folder: string, python: string, documents: readonly Document[], checks: Checks): Promise<void> {
  if (documents.length === 0) return;
  Deno.writeTextFileSync(`${folder}/list`, documents.map(([name]) => `${folder}/${name}`).join("\n"));
  for (const [options, ...flags] of [["{}"], ['{"strict":true,"lang":"de"}', "--strict", "--lang", "de"]] as const) {
    const it = await measuredMany({
      folder,
      python,
      list: `${folder}/list`,
      options: options ?? "{}",
      flags,
      rounds: 1,
    });
    checks.equal(`${documents.length} documents have the verdict of the command line in Python (${options})`, [
      it?.answered,
      it?.different,
    ], [[documents.length, documents.length], []]);
  }
  const script = fileURLToPath(new URL("wheel.py", import.meta.url));
  const files = documents.slice(0, 20).map(([name]) => name);
  const done = await did(python, [script, ...files], { cwd: folder });
  checks.equal("the component, when it is chosen, says the same", done?.out, "[]", done?.err.slice(-1_500));
}

interface Asked {
  readonly folder: string;
  readonly python: string;
  /** A file with the paths of the documents. */
  readonly list: string;
  readonly options: string;
  readonly flags: readonly string[];
  readonly rounds: number;
}

export interface Measured {
  readonly documents: number;
  readonly answered: readonly [number, number];
  readonly different: readonly string[];
  /** Seconds of processor time, and by the clock. */
  readonly command: readonly [number, number];
  readonly package: readonly [number, number];
}

/** The files of a list, checked by the command line and by validate_many in turns, on one core. */
export async function measuredMany(
  { folder, python, list, options, flags, rounds }: Asked,
): Promise<Measured | undefined> {
  const script = fileURLToPath(new URL("../python/many.py", import.meta.url));
  const config = ["--config", fileURLToPath(new URL("deno.json", root))];
  const command = [
    ...[Deno.execPath(), "run", "--quiet", "--no-prompt", ...config, "-P=faktlint"],
    ...[fileURLToPath(new URL("host/main.ts", root)), "validate", "--format", "ndjson", ...flags],
    ...["--out", `${folder}/out.ndjson`, "--files-from", list],
  ];
  const done = await did(python, [script, list, `${folder}/out.ndjson`, `${rounds}`, options, ...command], {
    cwd: folder,
  });
  if (done?.code !== 0) console.log(done?.err.slice(-1_500));
  return done?.out === undefined || done.out === "" ? undefined : JSON.parse(done.out);
}
