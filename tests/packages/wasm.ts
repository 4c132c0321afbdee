/** The WASM component in the hands of strangers: Python's wasmtime, the Python package, and JavaScript by jco. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import ts from "typescript";
import { component } from "../../tools/wasm.ts";
import { did } from "../../tools/shell.ts";
import type { Checks } from "./checks.ts";
import { type Document, pythonIn, useWheel } from "./python.ts";
import { compareRepairs } from "./repaired.ts";
import { compiled } from "./snippets.ts";

const JCO = "@bytecodealliance/jco@1.35.0";
const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
const broken = ["BR-CO-10", "BR-CO-13", "BR-CO-14", "BR-CO-15", "BR-CO-16"];

/** Makes the component, and uses it in a folder that has `invoice.pdf`, `invoice.xml` and the documents to compare. */
export async function useWasm(folder: string, documents: readonly Document[], checks: Checks): Promise<void> {
  const file = `${folder}/faktlint.wasm`;
  const bytes = await component();
  Deno.writeFileSync(file, bytes);
  const zipped = gzipSync(bytes, { level: 9 }).length;
  checks.holds("the component has at most 5 MB", bytes.length <= 5_000_000, `${bytes.length}`);
  checks.holds("the component has at most 1.8 MB gzipped", zipped <= 1_800_000, `${zipped}`);
  const python = await pythonIn(folder);
  if (python === undefined) {
    console.log("the component in Python: left out, because wasmtime cannot be installed here");
  } else {
    await inPython(folder, python, checks);
    await useWheel(folder, python, bytes, documents, checks);
    await compareRepairs(folder, python, checks);
  }
  await inJavaScript(folder, file, checks);
}

async function inPython(folder: string, python: string, checks: Checks): Promise<void> {
  const script = fileURLToPath(new URL("wasm.py", import.meta.url));
  const done = await did(python, [script, "faktlint.wasm", examples, "invoice.pdf"], { cwd: folder });
  checks.equal(
    "in Python the component checks, reads, writes, diagnoses, repairs and explains",
    JSON.parse(done?.out || "null"),
    {
      broken,
      first: ["fatal", ["BT-106", "BT-131"], "/Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount", 75, 5],
      official: false,
      german: "Die",
      strict: true,
      json: ["/issueDate"],
      utf16: true,
      latin1: true,
      pdf: "facturx-en16931",
      cut: ["xml_malformed", "unexpected_end", [1, 9]],
      bytes: ["xml_malformed", "not_well_formed", [1, 1]],
      zip: ["unsupported_syntax", "zip_archive", null],
      long: ["xml_limit_exceeded", "character_limit", null],
      most: true,
      number: "2025-1042",
      written: "<?xml",
      refused: ["refused", false, ""],
      half: false,
      cause: ["BR-CO-10", "replace", "/totals/lineExtensionAmount", '"450.00"'],
      repaired: [true, "owed", 0, true],
      explained: "BR-CO-10",
      none: ["not_found", "not_found", null],
      options: Array(2).fill(["bad_request", "bad_request", null]),
    },
    done?.err.slice(-1_500),
  );
}

/** A typed program over what jco makes of the component. */
const program = `import { readFileSync } from "node:fs";
import { explain, type Problem, validate, validateBytes, type Verdict } from "./made/faktlint.js";
const bytes = readFileSync("invoice.xml");
const verdict: Verdict = validate(new TextDecoder().decode(bytes), {});
// @ts-expect-error: a verdict has no such field, so the types are really looked at
verdict.nothing;
console.log(verdict.valid, verdict.errors.map(({ rule }) => rule).join(" "));
const { line, column } = validateBytes(bytes, { strict: true, lang: "fr" }).errors[0]?.location ?? {};
console.log(line, column, explain("BR-02", {}).field.join(" "));
try {
  validate("<Invoice", {});
} catch (error) {
  const { code, place } = (error as { payload: Problem }).payload;
  console.log(code, place?.line, place?.column);
}
`;

async function inJavaScript(folder: string, file: string, checks: Checks): Promise<void> {
  const home = `${folder}/jco`;
  Deno.mkdirSync(home);
  Deno.writeTextFileSync(`${home}/package.json`, '{ "private": true, "type": "module" }');
  const ready = await did("npm", ["install", "--no-audit", "--no-fund", "--silent", JCO], { cwd: home });
  if (ready?.code !== 0) {
    return console.log("the component in JavaScript: left out, because jco cannot be installed here");
  }
  const made = await did("npx", ["--no", "jco", "transpile", file, "--out-dir", "made"], { cwd: home });
  checks.equal("jco makes modules of the component", made?.code, 0, made?.err);
  const wrong = compiled(home, [{ name: "use", source: program, shows: "" }], "node16", ["mts"]);
  checks.equal("a program checks with the types of what jco made", wrong, []);
  Deno.copyFileSync(`${folder}/invoice.xml`, `${home}/invoice.xml`);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  Deno.writeTextFileSync(`${home}/use.js`, ts.transpileModule(program, { compilerOptions: options }).outputText);
  const shown = [0, `false ${broken.join(" ")}\n75 5 BT-1\nunexpected_end 1 9`];
  const inDeno = await did(Deno.execPath(), ["run", "--no-prompt", "--allow-read", "--allow-env", "use.js"], {
    cwd: home,
  });
  checks.equal("in Deno the component checks and explains", [inDeno?.code, inDeno?.out], shown, inDeno?.err);
  const version = (await did("node", ["--version"], { cwd: home }))?.out ?? "none";
  // Node 20 knows fewer constant expressions than the component has.
  if (Number(/\d+/.exec(version)?.[0]) < 22) {
    return console.log(`the component in Node: left out, because it needs Node 22, and here is ${version}`);
  }
  const inNode = await did("node", ["use.js"], { cwd: home });
  checks.equal("in Node the component checks and explains", [inNode?.code, inNode?.out], shown, inNode?.err);
}
