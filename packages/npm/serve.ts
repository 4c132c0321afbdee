/** In place of `faktlint serve` on Node: the service runs on Deno. */
import { type Command, UsageError } from "../../host/cli/terminal.ts";

export function serveCommand(): Omit<Command, "summary"> {
  return {
    help: "The service runs on Deno. Its container image and its binary hold all that it needs.\n",
    run() {
      throw new UsageError("the service runs on Deno; take the container image or the binary");
    },
  };
}
