/** What comes before instances: it hands requests to one after the other, and ends one at a random moment. */
import type { Random } from "../support/random.ts";
import type { Instance } from "./instances.ts";
import { after } from "./store.ts";

export interface Router {
  readonly address: string;
  /** How many instances ended, and the most memory that one had, in bytes. */
  readonly told: { killed: number; evicted: number; failed: number; memory: number };
  /** From now on none is killed: those that end are asked to. One that was killed has its successor by then. */
  gently(): Promise<void>;
  /** Replaces all instances by new ones. */
  renewed(): Promise<void>;
  /** Ends one instance after the other until this is called, and has each replaced. */
  calm(): Promise<void>;
  end(): Promise<void>;
}

/** What the platform says of each client: tests are behind one address, and limits on addresses are not what is tried. */
const HOP = ["connection", "host", "transfer-encoding", "content-length"];

export async function router(
  start: (place: number) => Promise<Instance>,
  count: number,
  random: Random,
): Promise<Router> {
  const instances = await Promise.all(Array.from({ length: count }, (_, place) => start(place)));
  const told = { killed: 0, evicted: 0, failed: 0, memory: 0 };
  let turn = 0;
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    try {
      return await passed(request, () => instances[turn++ % instances.length]?.address ?? "");
    } catch (error) {
      told.failed++;
      return new Response(`the instance ended: ${error} (${(error as Error).cause})`, { status: 502 });
    }
  });
  let [restless, gentle] = [true, false];
  /** One after the other, so that none is replaced twice. */
  let replaced = Promise.resolve();
  const replace = (place: number, isKilled: boolean) => {
    return replaced = replaced.then(() => replacing(place, isKilled));
  };
  const replacing = async (place: number, isKilled: boolean) => {
    const old = instances[place];
    if (old === undefined) return;
    told.memory = Math.max(told.memory, old.memory() ?? 0);
    if (isKilled) told.killed++;
    else told.evicted++;
    // An instance that is killed fails its callers until it is replaced; one that is asked to end gets no more requests.
    const killed = isKilled ? old.end("SIGKILL") : undefined;
    instances[place] = await start(place);
    if (killed !== undefined) return void await killed;
    await arrived();
    await old.end("SIGINT");
  };
  const ending = (async () => {
    while (restless) {
      await after(500 + random.below(2_500));
      if (restless) await replace(random.below(count), !gentle && random.oneIn(2));
    }
  })();
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    told,
    async gently() {
      gentle = true;
      await replaced;
    },
    async renewed() {
      for (const place of instances.keys()) await replace(place, false);
    },
    async calm() {
      restless = false;
      await ending;
    },
    async end() {
      restless = false;
      await ending;
      for (const it of instances) told.memory = Math.max(told.memory, it.memory() ?? 0);
      await Promise.all(instances.map((it) => it.end("SIGINT")));
      await server.shutdown();
    },
  };
}

/**
 * Waits until what was sent to an instance a moment ago has arrived, as behind any router that takes an instance out first.
 * In many short turns: after a hold-up of this process timers go first, and one of them would be over before anything is sent.
 */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 25; turn++) await after(10);
}

/** The instance is chosen once all is there that goes to it, so that it is not one that was asked to end meanwhile. */
async function passed(request: Request, address: () => string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of HOP) headers.delete(name);
  const { method } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  const answer = await fetch(`${address()}${pathname}${search}`, { method, headers, body, redirect: "manual" });
  const bytes = await answer.bytes();
  const back = new Headers(answer.headers);
  for (const name of [...HOP, "content-encoding"]) back.delete(name);
  return new Response(answer.status === 204 || answer.status === 304 ? null : bytes, {
    status: answer.status,
    headers: back,
  });
}
