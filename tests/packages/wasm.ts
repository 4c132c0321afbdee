/** The WASM component in the hands of strangers: Python's wasmtime, and JavaScript by jco. */
import { fileURLToPath } from "node:url";
import { component } from "../../tools/wasm.ts";
import type { Checks } from "./checks.ts";

const JCO = "@bytecodealliance/jco@1.35.0";
const WASMTIME = "wasmtime==50.0.1";
const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
const broken = ["BR-CO-10", "BR-CO-13", "BR-CO-14", "BR-CO-15", "BR-CO-16"];

/** What a program printed; undefined where it is not there or failed. */
async function printed(program: string, args: readonly string[], cwd: string): Promise<string | undefined> {
  try {
    const { success, stdout } = await new Deno.Command(program, { args: [...args], cwd, stdin: "null" }).output();
    return success ? new TextDecoder().decode(stdout).trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the component in an empty folder, and calls it there. */
export async function useWasm(folder: string, checks: Checks): Promise<void> {
  const file = `${folder}/faktlint.wasm`;
  const bytes = await component();
  Deno.writeFileSync(file, bytes);
  checks.holds("the component has at most 5 MB", bytes.length <= 5_000_000, `${bytes.length}`);
  await inPython(folder, file, checks);
  await inJavaScript(folder, file, checks);
}

async function inPython(folder: string, file: string, checks: Checks): Promise<void> {
  const python = `${folder}/python/bin/python`;
  const ready = await printed("python3", ["-m", "venv", "python"], folder) !== undefined &&
    await printed(python, ["-m", "pip", "install", "--quiet", WASMTIME], folder) !== undefined;
  if (!ready) return console.log("the component in Python: left out, because wasmtime cannot be installed here");
  const said = await printed(python, [fileURLToPath(new URL("wasm.py", import.meta.url)), file, examples], folder);
  checks.equal("in Python the component checks, reads, writes and explains", JSON.parse(said ?? "null"), {
    broken,
    strict: true,
    cut: "xml_malformed",
    number: "2025-1042",
    written: "<?xml",
    explained: "BR-CO-10",
    none: "not_found",
    options: Array(4).fill("bad_request"),
  });
}

async function inJavaScript(folder: string, file: string, checks: Checks): Promise<void> {
  const home = `${folder}/jco`;
  Deno.mkdirSync(home);
  Deno.writeTextFileSync(`${home}/package.json`, '{ "private": true, "type": "module" }');
  const ready = await printed("npm", ["install", "--no-audit", "--no-fund", "--silent", JCO], home) !== undefined;
  if (!ready) return console.log("the component in JavaScript: left out, because jco cannot be installed here");
  await printed("npx", ["--no", "jco", "transpile", file, "--out-dir", "made"], home);
  Deno.writeTextFileSync(
    `${home}/use.js`,
    `import { readFileSync } from "node:fs";
import { validate, explain } from "./made/faktlint.js";
const { ok } = JSON.parse(validate(readFileSync(${JSON.stringify(`${examples}broken-totals.xml`)}, "utf8"), "{}"));
console.log([...ok.errors.map(({ rule }) => rule), JSON.parse(explain("BR-02")).ok.rule].join(" "));
`,
  );
  // Node 20 knows fewer constant expressions than the component has; Node 22 and Deno know them.
  const said = await printed(Deno.execPath(), ["run", "--no-prompt", "--allow-read", "--allow-env", "use.js"], home);
  checks.equal("in JavaScript the component checks and explains", said?.split(" "), [...broken, "BR-02"]);
}
