/**
 * Asks the service everything that its OpenAPI document allows, and much that it forbids, and holds each answer to it.
 *
 *     deno task tool schemathesis [--examples N]      N for each operation and phase, 100 by default
 *
 * schemathesis is a Python program: it is installed into dist/, and skipped where there is no Python or no package index.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const VERSION = "4.32.5";
const here = new URL("./", import.meta.url);
const environment = fileURLToPath(new URL("../../dist/schemathesis", import.meta.url));

async function runs(program: string, ...args: readonly string[]): Promise<boolean> {
  try {
    const { success } = await new Deno.Command(program, { args: [...args], stdout: "null", stderr: "null" }).output();
    return success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The program, installed where it is not yet; undefined where it cannot be. */
async function installed(): Promise<string | undefined> {
  const program = `${environment}/bin/schemathesis`;
  if (await runs(program, "--version")) return program;
  const made = await runs("python3", "-m", "venv", environment) &&
    await runs(`${environment}/bin/pip`, "install", "--quiet", `schemathesis==${VERSION}`);
  return made ? program : undefined;
}

interface Started {
  readonly address: string;
  readonly keys: string;
  readonly record: string;
}

function startService(): Deno.ChildProcess {
  const args = ["run", "--no-prompt", "--allow-all", fileURLToPath(new URL("service.ts", here))];
  return new Deno.Command(Deno.execPath(), { args, stdin: "null", stdout: "piped", stderr: "inherit" }).spawn();
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes("\n")) return text;
  }
  throw new Error("the service did not start");
}

async function main(): Promise<number> {
  const { values: { examples } } = parseArgs({
    args: Deno.args,
    options: { examples: { type: "string", default: "100" } },
  });
  const program = await installed();
  if (program === undefined) {
    console.log(`schemathesis: skipped, because Python or the package schemathesis ${VERSION} is not to be had`);
    return 0;
  }
  const service = startService();
  try {
    const { address, keys, record }: Started = JSON.parse(await firstLine(service.stdout));
    const config = fileURLToPath(new URL("schemathesis.toml", here));
    const args = ["--config-file", config, "run", `${address}/openapi.json`, "--checks", "all"];
    const { code } = await new Deno.Command(program, {
      args: [...args, "--max-examples", examples, "--phases", "examples,coverage,fuzzing", "--continue-on-failure"],
      cwd: environment,
      env: {
        FAKTLINT_HOOKS: fileURLToPath(new URL("hooks.py", here)),
        PYTHONDONTWRITEBYTECODE: "1",
        FAKTLINT_KEYS: keys,
        FAKTLINT_RECORD: record,
        NO_COLOR: "1",
      },
      stdin: "null",
    }).spawn().status;
    return code;
  } finally {
    service.kill();
    await service.status;
  }
}

Deno.exitCode = await main();
