/** `faktlint serve`: the HTTP service. */
import { canonicalAddress } from "../kit/addresses.ts";
import { within } from "../kit/within.ts";
import { isIP } from "node:net";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { type Config, ConfigError, configOf } from "../service/config.ts";
import { leftOff } from "../service/left_off.ts";
import { serve, type Serving } from "../service/serve.ts";
import { LogQueue, type Write } from "../service/log_queue.ts";
import { FormError } from "../stores/form.ts";
import { HashKeyError } from "../stores/hash_key.ts";
import { StoreFileError } from "../stores/store_file.ts";
import { storeName } from "../stores/store_path.ts";
import { type Environment, environmentFor, namesFor } from "../service/variables.ts";
import { failed } from "./on_store.ts";
import { flag, helpText, options, wrapped } from "./options.ts";
import { DamagedStore, type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const about =
  `Serves the HTTP API, on http://127.0.0.1:8787 unless the environment says otherwise. Stop it with Ctrl-C or SIGTERM: it
answers the requests it has begun, and closes its store. Requests are logged to standard error, one JSON object a line.

${wrapped(`Environment: ${namesFor("service", "machine").join(", ")}.`).join("\n")}
docs/operating/configure.md says what each of them does.`;

const known = {
  "new-store": flag("take an empty file for a new store, in which no key is known yet"),
  stay: flag(
    "where the store is damaged, say so and wait to be stopped, for what starts again whatever ends (a container): the " +
      "store is not opened, and health has no answer",
  ),
  kosit: flag(
    "answer as the daemon of KoSIT's validator does, and nothing else: no keys, no store. On another address than this " +
      "machine's own with METERING=off alone",
  ),
} as const;

const help = helpText({
  usage: ["serve [--new-store] [--stay]", "serve --kosit"],
  about,
  options: known,
  status: "0 when it was stopped, 2 when it could not start, 3 when its store is damaged.",
});

/** What a server needs of its process; tests bring their own. */
export interface Process {
  readonly environment: Environment;
  /** Called when the server listens: what only its start needs can be given up. */
  readonly listening: () => Promise<void>;
  /** Resolves when the server is to stop. */
  readonly stopped: () => Promise<void>;
  /** Standard output and the log, once the server runs: then it does not wait for their readers. */
  readonly out: Write;
  readonly err: Write;
}

/** How long the last lines of the log have when the server stops, in milliseconds. */
const LAST_WORDS = 1000;

export function serveCommand(process: () => Process = realProcess): LoadedCommand {
  return { help, run: (args, terminal) => serveUntilStopped(args, terminal, process()) };
}

async function serveUntilStopped(args: readonly string[], terminal: Terminal, process: Process): Promise<number> {
  const { paths: [surplus], values } = options(args, known);
  if (surplus !== undefined) throw new UsageError(`it takes no arguments, and "${surplus}" was given`);
  // Before anybody can know that the server is there, and stop it.
  const stopped = process.stopped();
  const log = new LogQueue(process.err);
  const isKosit = values["kosit"] === true;
  if (isKosit && values["new-store"] === true) throw new UsageError("--kosit keeps no store: leave out --new-store");
  const given = configured(process.environment);
  const config = isKosit ? inPlaceOfKosit(given) : given;
  if (config.wideProxies.length > 0) terminal.err(wide(config.wideProxies));
  const starting = started(config, log, {
    isNew: values["new-store"] === true,
    onWait: (longest) => terminal.err(waiting(config, longest)),
    unlogged: () => log.lost,
  });
  const serving = await (values["stay"] === true ? staying(starting, terminal, stopped) : starting);
  await process.listening();
  terminal.out(isKosit ? kositAnnouncement(serving) : announcement(serving, config));
  await stopped;
  const said = process.out(new TextEncoder().encode("Stopping: requests in flight are answered first.\n"));
  await serving.stop();
  // A reader of neither is not waited for any longer.
  await Promise.all([log.flushed(LAST_WORDS), within<unknown>(LAST_WORDS, Promise.allSettled([said]), () => {})]);
  return 0;
}

/** A start after which it is waited, where the store is damaged, until somebody stops it: another start would find the same. */
async function staying(start: Promise<Serving>, terminal: Terminal, stopped: Promise<void>): Promise<Serving> {
  try {
    return await start;
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
    terminal.err(`faktlint: ${error.message}.\nWaiting to be stopped (--stay).\n`);
    // What is only waited for keeps no process alive.
    const awake = setInterval(() => {}, 3_600_000);
    await stopped.finally(() => clearInterval(awake));
    throw error;
  }
}

/** The configuration of a server that needs no keys: opening it to others takes an explicit option. */
function inPlaceOfKosit(config: Config): Config {
  if (config.metering && !isLoopback(config.host)) {
    throw new UsageError(
      `--kosit asks for no key, and ${config.host} can be reached from other machines. Set HOST to 127.0.0.1, or ` +
        "METERING to off if all who reach it may send documents",
    );
  }
  return { ...config, kvPath: ":memory:", metering: false, kosit: "alone" };
}

function isLoopback(host: string): boolean {
  const address = canonicalAddress(host) ?? host;
  return address === "localhost" || address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

function kositAnnouncement({ address }: Serving): string {
  return `Faktlint ${ENGINE_VERSION} listens on ${address}. It answers as KoSIT's validator does.\nOff: everything else. Nothing is kept.\n` +
    `Try it:\n\n  curl --data-binary "@${exampleFile()}" -H "Content-Type: application/xml" ${address}/invoice.xml\n\n`;
}

function wide(networks: readonly string[]): string {
  return `Warning: TRUSTED_PROXIES contains ${
    networks.join(", ")
  }, and with it clients. A client in there can claim any ` +
    "address by X-Forwarded-For, so that limits by address hold for nobody. List only the addresses of your proxies.\n";
}

function waiting({ kvPath }: Config, longest: number): string {
  return `The store ${
    storeName(kvPath)
  } is locked by another process, such as a server that is ending. Waiting for it, up to ` +
    `${longest / 1000} seconds.\n`;
}

async function started(config: Config, log: LogQueue, opening: Parameters<typeof serve>[2]): Promise<Serving> {
  try {
    return await serve(config, (entry) => log.take(entry), opening);
  } catch (error) {
    throw failed(error, reason(error, config));
  }
}

function configured(environment: Environment): Config {
  try {
    return configOf(environment);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(`the environment is wrong\n${error.message}`) : error;
  }
}

function reason(error: unknown, { host, port, kvPath }: Config): string {
  if (error instanceof HashKeyError || error instanceof FormError || error instanceof StoreFileError) {
    return error.message;
  }
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `port ${port} of ${host} is taken by another program. Stop that, or set PORT to another number`;
  }
  if (code === "EADDRNOTAVAIL" || code === "EINVAL" || code === "ENOTFOUND") {
    return `this machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1`;
  }
  const what = error instanceof Error ? error.message : "the reason is unknown";
  return `the server could not start on ${host}:${port} with the store ${storeName(kvPath)}: ${what}`;
}

function announcement({ address, connections, firstKey, service }: Serving, config: Config): string {
  const { baseUrl, generation } = service;
  const off = [...fewer(config, connections), ...leftOff(config, generation)];
  return [
    ...(service.site === undefined ? [] : [`Check invoices in the browser: ${baseUrl}/`]),
    `Faktlint ${ENGINE_VERSION} listens on ${address}. API reference: ${baseUrl}/docs`,
    `Store: ${storeName(config.kvPath)}${
      config.metering ? "" : ". Metering is off: no keys, no allowances, no pace limit"
    }`,
    ...(off.length === 0 ? [] : [`Off: ${off.join("; ")}`]),
    ...(firstKey === undefined ? [] : [
      "The store had no key, so here is a free one, with 100 documents a month. It is shown this once:",
      `\n  ${firstKey}\n`,
    ]),
    ...(firstKey !== undefined || !config.metering ? [`Try it:\n\n  ${curl(address, firstKey)}\n`] : []),
    "",
  ].join("\n");
}

/** The connections that this machine does not allow. */
function fewer({ connections: { connections: wanted } }: Config, connections: number): readonly string[] {
  return connections < wanted
    ? [`${wanted - connections} of ${wanted} CONNECTIONS: too few open files are allowed`]
    : [];
}

function exampleFile(): string {
  return relative(Deno.cwd(), fileURLToPath(new URL("../../examples/invoice-simple.xml", import.meta.url)));
}

function curl(address: string, key: string | undefined): string {
  const bearer = key === undefined ? "" : `-H "Authorization: Bearer ${key}" `;
  return `curl ${bearer}-H "Content-Type: application/xml" --data-binary "@${exampleFile()}" ${address}/v1/validate`;
}

export function realProcess(): Process {
  return {
    environment: environmentFor("service", "machine"),
    out: (bytes) => Deno.stdout.write(bytes),
    err: (bytes) => Deno.stderr.write(bytes),
    // The store's file is open, and the environment is read.
    listening: async () => {
      for (const name of ["write", "env", "run", "sys", "ffi"] as const) await Deno.permissions.revoke({ name });
    },
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, () => resolve());
      }),
  };
}
