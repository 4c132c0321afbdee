/** Several instances of the service that share nothing but a KV server, as on a platform. */
import { openKv } from "../../host/stores/kv.ts";
import { type KvServer, kvServer } from "./kv_connect.ts";
import { serviceOn, type Setting, type TestService } from "./service.ts";

/** Any: the server in memory asks for none, and Deno sends one. */
Deno.env.set("DENO_KV_ACCESS_TOKEN", "the token of tests");

/** Runs `work` with so many instances on one server, each with a connection, an app and a memory of its own. */
export async function withInstances(
  count: number,
  work: (instances: readonly TestService[], server: KvServer) => Promise<void>,
  setting: Setting = {},
): Promise<void> {
  const server = kvServer();
  const kvs = await Promise.all(Array.from({ length: count }, () => openKv(server.url)));
  try {
    await work(kvs.map((kv) => serviceOn(kv, setting)), server);
  } finally {
    for (const kv of kvs) kv.close();
    await server.stop();
  }
}

/** The instances in turn, for ever. */
export function inTurns<T>(instances: readonly T[]): () => T {
  let next = 0;
  return () => {
    const instance = instances[next++ % instances.length];
    if (instance === undefined) throw new RangeError("There is no instance");
    return instance;
  };
}
