/** `faktlint mcp`: the tools for agents over standard input and output. */
import process from "node:process";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { profileNames } from "../../engine/mod.ts";
import { ConfigError, configOf } from "../service/config.ts";
import { type Environment, environmentFor } from "../service/variables.ts";
import { conformance } from "../documents/conformance.ts";
import { faultEntry } from "../domain/log_entry.ts";
import { lineMessages, MOST_LINE } from "../mcp/line_messages.ts";
import type { Caller } from "../mcp/call.ts";
import { Owed } from "../mcp/owed.ts";
import { serverFor } from "../mcp/server.ts";
import type { Operation, World } from "../operations/operation.ts";
import type { Received, Request } from "../operations/perform.ts";
import { Problem } from "../domain/problems.ts";
import { providersOf, realSurroundings } from "../providers/providers.ts";
import { localPool } from "../workers/pool.ts";
import { atServer } from "./mcp_remote.ts";
import { foldersOf, readerWithin } from "./mcp_files.ts";
import { helpText, options, valued } from "./options.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const known = {
  server: valued("URL", "the server that issues keys, takes feedback and sells plans; those tools need one"),
} as const;

const help = helpText({
  usage: ["mcp [--server URL] [FOLDER…]"],
  about:
    `Serves the MCP tools over standard input and output, for agents on this machine. Invoices are checked and written
here: no key is needed, nothing is counted, and nothing leaves the machine but lookups, which ask the public registers.

A path can stand for a document. Only files within the client's roots are read or, where it names none, within FOLDER.
FAKTLINT_API_KEY is the key that --server gets.`,
  options: known,
  status: "0 when the client is done, 2 when the call was wrong.",
});

export function mcpCommand(environment: () => Environment = () => environmentFor("mcp")): LoadedCommand {
  return { help, run: (args, terminal) => serveUntilDone(args, terminal, environment()) };
}

async function serveUntilDone(args: readonly string[], terminal: Terminal, environment: Environment): Promise<number> {
  const { paths, values: { server } } = options(args, known);
  if (typeof server === "string" && !/^https?:$/.test(URL.parse(server)?.protocol ?? "")) {
    throw new UsageError(`--server is "${server}": give an address such as https://faktlint.example`);
  }
  const base = typeof server === "string" ? server.replace(/\/$/, "") : undefined;
  const caller = callerOf(paths, base, terminal, environment);
  const owed = new Owed();
  const input = process.stdin.pipe(lineMessages((message) => owed.came(message)), { end: false });
  // With its end, the transport would drop what is being done.
  process.stdin.once("end", () => void owed.settled(LAST_ANSWERS).then(() => input.end()));
  const transport = new Transport(owed, input);
  const ended = Promise.withResolvers<void>();
  input.once("close", ended.resolve);
  serveStdio(() => serverFor(caller), { transport });
  await ended.promise;
  return 0;
}

/** Tells what it has sent. */
class Transport extends StdioServerTransport {
  constructor(readonly owed: Owed, input: ReturnType<typeof lineMessages>) {
    super(input, process.stdout, { maxBufferSize: 2 * MOST_LINE });
  }

  override async send(message: Parameters<StdioServerTransport["send"]>[0]): Promise<void> {
    await super.send(message);
    this.owed.went(message);
  }
}

/** How long answers have that are still owed when the client says no more, in milliseconds. */
const LAST_ANSWERS = 30_000;

function callerOf(
  folders: readonly string[],
  server: string | undefined,
  terminal: Terminal,
  environment: Environment,
): Caller {
  const world = worldOf(environment, server);
  const key = environment["FAKTLINT_API_KEY"];
  const perform = (operation: Operation, request: Asking) => performedHere(world, operation, request, terminal);
  return {
    key,
    baseUrl: server,
    limits: {},
    files: { reader: (roots) => readerWithin(roots === undefined ? folders : foldersOf(roots), terminal) },
    perform: (operation, request) =>
      isHere(operation) ? perform(operation, request) : atServer(server, operation, request),
    alongside: (operation, received, signal) => done(world, operation, received, signal, terminal),
    onFault: (error) => terminal.err(`${JSON.stringify(faultEntry(error, "stdio", terminal.now().getTime()))}\n`),
  };
}

type Asking = Parameters<Caller["perform"]>[1] & Pick<Request, "key">;

/** What needs no store: the engine is here, and public registers can be asked from here. */
function isHere({ offline, path }: Operation): boolean {
  return offline || /^\/v1\/(?:lookups\/|explain$|editions$|repair$)/.test(path);
}

function worldOf(environment: Environment, baseUrl: string | undefined): World {
  try {
    const { providers } = configOf(environment);
    const pool = localPool();
    return {
      conformance,
      pool,
      generation: { profiles: profileNames, pages: true },
      providers: providersOf(providers, realSurroundings(pool)),
      baseUrl,
    };
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(`the environment is wrong\n${error.message}`) : error;
  }
}

async function performedHere(world: World, operation: Operation, { receive, signal }: Asking, terminal: Terminal) {
  const received = await receive();
  return received instanceof Problem ? received : await done(world, operation, received, signal, terminal);
}

function done(world: World, { run }: Operation, { input, lang }: Received, signal: AbortSignal, { now }: Terminal) {
  return run({ world, now: now(), lang, asker: { account: undefined, signal } }, input);
}
