/** The started server, as a process of its own, on a port that is free. */
import { within } from "../../host/kit/within.ts";
import { validInvoice } from "./terminal.ts";

const root = new URL("../../", import.meta.url);

export interface Server {
  /** Where it listens, such as http://127.0.0.1:40001. */
  readonly address: string;
  readonly pid: number;
  /** What it wrote to standard output until it listened. */
  readonly announcement: string;
  /** What it logged so far. */
  readonly log: () => string;
  /** The same, once it matches: lines are gathered before they are written. After ten seconds as it is then. */
  logged(pattern: RegExp): Promise<string>;
  /** Sends a signal, and gives the exit status when the process has ended. */
  end(signal?: Deno.Signal): Promise<Deno.CommandStatus>;
}

/** What becomes of the log: it is read, nobody reads it, or its reader goes away. */
export type LogReader = "reads" | "stalls" | "gone";

/**
 * Starts a server with an environment, and waits until it listens; `openFiles` is how many it may have open, and `args` what
 * Deno is given, where that is not the task's.
 */
export async function started(
  environment: Readonly<Record<string, string>>,
  reader: LogReader = "reads",
  openFiles?: number,
  args: readonly string[] = taskArguments("start"),
): Promise<Server> {
  const limit = openFiles === undefined ? "" : `ulimit -n ${openFiles}; `;
  const child = new Deno.Command("sh", {
    args: [
      "-c",
      `${limit}exec "$0" "$@"`,
      Deno.execPath(),
      ...args,
    ],
    cwd: root,
    env: { ...taskEnvironment("start"), PORT: "0", ...environment },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const out = collected(child.stdout);
  if (reader === "gone") await child.stderr.cancel();
  const err = reader === "reads" ? collected(child.stderr) : unread;
  const announcement = await out.until(/^Off: .*\n(?:[^]*\n\n {2}curl .*\n)?/m);
  const [, address] = /listens on (http:\S+)\./.exec(announcement) ?? [];
  if (address === undefined) throw new Error(`the server did not start: ${announcement}${err.text()}`);
  return {
    address,
    pid: child.pid,
    announcement,
    log: err.text,
    logged: (pattern) => within(10_000, err.until(pattern), err.text),
    async end(signal = "SIGTERM") {
      child.kill(signal);
      const status = await child.status;
      if (reader === "stalls") await child.stderr.cancel();
      await Promise.all([out.ended, err.ended]);
      return status;
    },
  };
}

/** What a task of deno.json gives to deno: a server that is started as the task starts it has its permissions and no others. */
export function taskArguments(task: string): readonly string[] {
  const [program, ...args] = wordsOf(task).filter((it) => !assigned.test(it));
  if (program !== "deno") throw new Error(`the task ${task} runs ${program}`);
  return args;
}

/** The variables that a task of deno.json sets. */
export function taskEnvironment(task: string): Readonly<Record<string, string>> {
  return Object.fromEntries(wordsOf(task).filter((it) => assigned.test(it)).map((it) => it.split(/=(.*)/)));
}

const assigned = /^[A-Z_]+=/;

function wordsOf(task: string): readonly string[] {
  const { command }: { command: string } = JSON.parse(Deno.readTextFileSync(new URL("deno.json", root))).tasks[task];
  // What it needs is made before, by commands of their own.
  return command.replace(/^.* && /, "").split(" ");
}

/** The memory of a process in bytes, as Linux counts it. */
export function memoryOf(pid: number): number {
  const [, kilobytes = ""] = /VmRSS:\s+(\d+) kB/.exec(Deno.readTextFileSync(`/proc/${pid}/status`)) ?? [];
  return +kilobytes * 1024;
}

/** Microseconds of processor time that a process has used, all threads together; Linux counts in hundredths of a second. */
export function processorOf(pid: number): number {
  const [user = "", system = ""] = Deno.readTextFileSync(`/proc/${pid}/stat`).replace(/^.*\) /, "").split(" ").slice(
    11,
  );
  return (+user + +system) * 10_000;
}

/** A stream of which nothing is known. */
const unread: ReturnType<typeof collected> = {
  ended: Promise.resolve(),
  text: () => "",
  until: () => Promise.resolve(""),
};

/** Reads a stream to its end, beside everything else. */
function collected(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  let text = "";
  let more = Promise.withResolvers<void>();
  const ended = (async () => {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      more.resolve();
      more = Promise.withResolvers<void>();
    }
    more.resolve();
  })();
  return {
    ended,
    text: () => text,
    /** All text so far, once it matches or the stream is over. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) {
        const over = ended.then(() => true);
        if (await Promise.race([more.promise.then(() => false), over])) break;
      }
      return text;
    },
  };
}

/** A request to validate a valid XML invoice. */
export function validation(key: string, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: "POST",
    body: validInvoice,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/xml", ...headers },
  };
}
