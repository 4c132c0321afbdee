/** Providers on this machine, for lookups: what they are asked is counted, and what they answer is the test's. */
import { type ProviderAddresses, type Providers, providersOf } from "../../host/providers/providers.ts";
import { type ProviderLimits, providerLimits } from "../../host/providers/limits.ts";
import { localPool, type Pool } from "../../host/workers/pool.ts";
import { NOON } from "./service.ts";

export interface StandIn {
  /** Where it listens, such as http://127.0.0.1:40001. */
  readonly address: string;
  /** What it was asked so far: method, path and body. */
  readonly asked: string[];
  /** The Host header of each. */
  readonly hosts: string[];
}

/** Runs `work` with an HTTP server that answers what the handler does. */
export async function withServer(
  handler: (request: Request) => Response | Promise<Response>,
  work: (server: StandIn) => Promise<void>,
  secured?: { readonly cert: string; readonly key: string },
): Promise<void> {
  const [asked, hosts]: [string[], string[]] = [[], []];
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {}, onError: refused, ...secured },
    async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search} ${await request.clone().text()}`.trimEnd());
      hosts.push(request.headers.get("host") ?? "");
      return await handler(request);
    },
  );
  try {
    await work({ address: `http://127.0.0.1:${server.addr.port}`, asked, hosts });
  } finally {
    await server.shutdown();
  }
}

function refused(): Response {
  return new Response("", { status: 500 });
}

/** Runs `work` with a server that takes connections and answers raw bytes, or nothing at all. */
export async function withRaw(
  answer: Uint8Array | "nothing",
  work: (server: Pick<StandIn, "address" | "asked">) => Promise<void>,
): Promise<void> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const asked: string[] = [];
  const open: Deno.Conn[] = [];
  const serving = (async () => {
    for await (const connection of listener) {
      open.push(connection);
      const size = await connection.read(new Uint8Array(65_536)).catch(() => null);
      if (size === null) continue;
      asked.push("connection");
      if (answer === "nothing") continue;
      await connection.write(answer).catch(() => {});
      close(connection);
    }
  })();
  try {
    await work({ address: `http://127.0.0.1:${listener.addr.port}`, asked });
  } finally {
    listener.close();
    await serving;
    open.forEach(close);
  }
}

function close(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // It was closed before.
  }
}

export interface Clocked {
  readonly time: { now: number };
  readonly providers: Providers;
}

/** Providers with a clock that the test sets; names are resolved by a table. */
export function clocked(
  addresses: Partial<ProviderAddresses>,
  limits: Partial<ProviderLimits> = {},
  hosts: Readonly<Record<string, readonly string[]>> = {},
  authorities: readonly string[] = [],
  pool: Pool = localPool(),
): Clocked {
  const time = { now: NOON };
  const resolve = (host: string) => {
    const found = hosts[host];
    return found === undefined ? Promise.reject(new Error("no such host")) : Promise.resolve(found);
  };
  const web = { resolve, authorities };
  const given = { ...nowhere, ...addresses };
  const providers = providersOf(given, { clock: () => time.now, web, pool, limits: { ...providerLimits, ...limits } });
  return { time, providers };
}

const nowhere: ProviderAddresses = {
  viesBaseUrl: "http://127.0.0.1:9",
  frenchDirectoryBaseUrl: "http://127.0.0.1:9",
  smlZone: "sml.example",
  dns: { address: "127.0.0.1", port: 9 },
  smpScheme: "http",
  smpHosts: [],
};
