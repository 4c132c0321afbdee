/** `npx faktlint`: the command line on Node. A file in the place of a command is checked. */
import "core-js/actual/array/from-async.js";
import "core-js/actual/map/group-by.js";
import "core-js/actual/promise/with-resolvers.js";
import "core-js/actual/typed-array/to-hex.js";
import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "../../host/cli/cli.ts";
import { realTerminal } from "../../host/cli/terminal.ts";

const args = process.argv.slice(2);
const [first = ""] = args;
const terminal = realTerminal();
try {
  process.exitCode = await run(existsSync(first) ? ["validate", ...args] : args, terminal);
} catch {
  terminal.err("faktlint: an internal error stopped this run. Please report it with the file that caused it.\n");
  process.exitCode = 2;
}
