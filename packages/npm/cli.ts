/** `npx faktlint`: the command line on Node. A file in the place of a command is checked. */
import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "../../host/cli/cli.ts";
import { realTerminal } from "../../host/cli/terminal.ts";
import { internalError } from "../../host/kit/internal_error.ts";

const args = process.argv.slice(2);
const [first = ""] = args;
// Node's own streams, because they wait for a slow reader: a pipe that is full is no fault.
const terminal = {
  ...realTerminal(),
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  called: process.env["npm_command"] === "exec" ? "npx faktlint" : "faktlint",
};
// The reader of the output, such as `head`, has seen enough.
process.stdout.on("error", () => process.exit(2));
try {
  process.exitCode = await run(existsSync(first) ? ["validate", ...args] : args, terminal);
} catch (error) {
  terminal.err(internalError(error));
  process.exitCode = 2;
}
