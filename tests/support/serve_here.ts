/** `faktlint serve` in this process, which listens and is stopped at once. */
import { serveCommand } from "../../host/cli/serve.ts";

const terminal = {
  out: () => {},
  err: () => {},
  stdin: () => new ReadableStream<Uint8Array>(),
  interactive: false,
  colour: false,
  env: () => undefined,
  enter: () => {},
  now: () => new Date(0),
};

const nothing = () => Promise.resolve();
const taken = (bytes: Uint8Array) => Promise.resolve(bytes.length);

/** Its exit status; what keeps it from starting is thrown. */
export async function serveHere(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<number> {
  const process = { environment, listening: nothing, stopped: nothing, out: taken, err: taken };
  return await serveCommand(() => process).run(args, terminal);
}
