/** What a command needs of the world, so that tests can stand in for it. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: () => ReadableStream<Uint8Array>;
  /** Whether a person watches the error stream: progress is for people. */
  readonly interactive: boolean;
  /** What the clock says. */
  readonly now: () => Date;
}

export interface Command {
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** A command whose code is read when somebody calls it, so that the others start no slower for it. */
export interface LazyCommand {
  readonly summary: string;
  load(): Promise<Omit<Command, "summary">>;
}

/** The call itself is wrong: an unknown option, a missing argument. */
export class UsageError extends Error {}

export function realTerminal(): Terminal {
  const encoder = new TextEncoder();
  return {
    out: (text) => writeAll(Deno.stdout, encoder.encode(text)),
    err: (text) => writeAll(Deno.stderr, encoder.encode(text)),
    stdin: () => Deno.stdin.readable,
    interactive: Deno.stderr.isTerminal(),
    now: () => new Date(),
  };
}

function writeAll(to: { writeSync(bytes: Uint8Array): number }, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += to.writeSync(bytes.subarray(done));
}
