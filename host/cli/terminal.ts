import { calledAs } from "./called.ts";
import { reasonOf, Unwritten } from "./unwritten.ts";

/** What a command needs of the world, so that tests can stand in for it. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: () => ReadableStream<Uint8Array>;
  /** Whether a person watches the error stream: progress is for people. */
  readonly interactive: boolean;
  /** Whether the output is for a person who wants colour. */
  readonly colour?: boolean;
  /** A variable of the environment; undefined where it is not set, or may not be read. */
  readonly env?: (name: string) => string | undefined;
  /** Takes the folder that the command was called from, where a task runner has left it: paths are relative to that. */
  readonly enter?: () => void;
  /** How a person calls this program, such as `deno task faktlint`; left out, by its name. */
  readonly called?: string;
  /** What the clock says. */
  readonly now: () => Date;
}

/** A command as its caller gets it. */
export interface LoadedCommand {
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

export interface Command extends LoadedCommand {
  readonly summary: string;
}

/** A command whose code is read when somebody calls it, so that the others start no slower for it. */
export interface LazyCommand {
  readonly summary: string;
  load(): Promise<LoadedCommand>;
}

/** The call itself is wrong: an unknown option, a missing argument. */
export class UsageError extends Error {
  readonly status: number = 2;
}

/** The store is damaged: a status of its own tells a supervisor not to restart the program again and again. */
export class DamagedStore extends UsageError {
  override readonly status: number = 3;
}

/** An option that the command does not have; `known` are those that it has. */
export class UnknownOption extends UsageError {
  constructor(readonly option: string, readonly known: readonly string[]) {
    super(`there is no option --${option}.`);
  }
}

export function realTerminal(): Terminal {
  const encoder = new TextEncoder();
  return {
    out: (text) => writeAll(Deno.stdout, encoder.encode(text)),
    err: (text) => said(() => writeAll(Deno.stderr, encoder.encode(text))),
    stdin: () => Deno.stdin.readable,
    interactive: Deno.stderr.isTerminal(),
    // https://no-color.org: any value but none.
    colour: Deno.stdout.isTerminal() && (env("NO_COLOR") ?? "") === "" && env("TERM") !== "dumb",
    env,
    enter,
    called: calledAs({
      named: env("FAKTLINT_CALLED"),
      asTask: env("INIT_CWD") !== undefined && isAtHome(),
      standalone: Deno.build.standalone,
      program: program(),
      deno: Deno.version.deno,
    }),
    now: () => new Date(),
  };
}

/** Where nothing can be printed, only the exit status is left. */
function said(say: () => void): void {
  try {
    say();
  } catch (error) {
    if (!(error instanceof Unwritten)) throw error;
  }
}

/** Where deno.json lies. */
const home = new URL("../../", import.meta.url);

function env(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    return undefined;
  }
}

/**
 * `deno task faktlint` runs in the folder of the project, and says where it was called. Other projects' tasks and scripts say
 * it, too: they mean the folder that they are in.
 */
function enter(): void {
  const caller = env("INIT_CWD");
  if (caller === undefined || !isAtHome()) return;
  try {
    Deno.chdir(caller);
  } catch {
    // Without the folder, paths stay as they are.
  }
}

/** Whether the program runs in the folder of the project, as its tasks do. */
function isAtHome(): boolean {
  try {
    return Deno.realPathSync(".") === Deno.realPathSync(home);
  } catch {
    return false;
  }
}

/** The file of the running program, where it may be known. */
function program(): string {
  try {
    return Deno.execPath();
  } catch {
    return "";
  }
}

function writeAll(to: { writeSync(bytes: Uint8Array): number }, bytes: Uint8Array): void {
  try {
    for (let done = 0; done < bytes.length;) done += to.writeSync(bytes.subarray(done));
  } catch (error) {
    // The reader of the output, such as `head`, has seen enough, and the caller knows that.
    throw error instanceof Deno.errors.BrokenPipe ? error : new Unwritten(reasonOf(error));
  }
}
