/** `npx faktlint`: the command line on Node. A file in the place of a command is checked. */
import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "../../host/cli/cli.ts";
import { realTerminal } from "../../host/cli/terminal.ts";
import { outputLost, reasonOf } from "../../host/cli/unwritten.ts";
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
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of the output, such as `head`, has seen enough, and the caller knows that.
  if (error.code !== "EPIPE") terminal.err(outputLost(reasonOf(error)));
  process.exit(2);
});
// Where nothing can be said, only the exit status is left.
process.stderr.on("error", () => {});
try {
  process.exitCode = await run(existsSync(first) ? ["validate", ...args] : args, terminal);
} catch (error) {
  terminal.err(internalError(error));
  process.exitCode = 2;
}
