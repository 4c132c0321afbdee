/** Entry of the command line: the real terminal and the real exit status. */
import { run } from "./cli/cli.ts";
import { realTerminal } from "./cli/terminal.ts";
import { internalError } from "./kit/internal_error.ts";
import { refusalOf } from "./kit/runtime.ts";

const terminal = realTerminal();
const refusal = refusalOf(Deno.version.deno);
if (refusal !== undefined) {
  terminal.err(`faktlint: ${refusal}\n`);
  Deno.exit(2);
}
try {
  // At once: a stalled reader of the log does not keep the server from ending.
  Deno.exit(await run(Deno.args, terminal));
} catch (error) {
  // The reader of the output, such as `head`, has seen enough.
  if (error instanceof Deno.errors.BrokenPipe) Deno.exit(2);
  terminal.err(internalError(error));
  Deno.exitCode = 2;
}
