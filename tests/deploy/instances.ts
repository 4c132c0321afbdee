/** Instances of the service as a platform has them: the entry, the attached database, an empty folder, and an end at any time. */
import { SIGNING } from "./ledger.ts";
import type { KvPlace } from "./store.ts";

export interface Instance {
  readonly address: string;
  /** Milliseconds of each way to the database. */
  readonly far: boolean;
  /** Bytes, as Linux counts them; undefined where nobody counts. */
  memory(): number | undefined;
  /** Whether the process still runs. */
  runs(): boolean;
  /** Ends it: SIGKILL at once, SIGINT as the platform does. */
  end(signal: "SIGKILL" | "SIGINT"): Promise<void>;
}

const entry = new URL("../../host/deploy.ts", import.meta.url).pathname;
/** The memory of an instance, apart from what is outside the heap. */
const HEAP = "--v8-flags=--max-old-space-size=400";

/** Starts an instance, and waits until it listens. */
export async function instance(
  store: KvPlace,
  far: boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-instance-" });
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "-A", HEAP, entry],
    cwd: folder,
    env: {
      DENO_KV_DEFAULT_PATH: far ? store.far : store.near,
      DENO_KV_ACCESS_TOKEN: store.token,
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      PUBLIC_BASE_URL: "https://invoices.example",
      RECORD_SIGNING_KEY: SIGNING,
      EMAIL_HASH_KEY: "the key that hashes in tests",
      ...environment,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  let runs = true;
  const ended = child.status.then(() => void (runs = false));
  const address = await listening(child.stdout);
  return {
    address,
    far,
    memory: () => memoryOf(child.pid),
    runs: () => runs,
    async end(signal) {
      try {
        if (runs) child.kill(signal);
      } catch {
        // It has ended by itself.
      }
      await ended;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function listening(out: ReadableStream<Uint8Array>): Promise<string> {
  const address = Promise.withResolvers<string>();
  void (async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const piece of out) {
      text += decoder.decode(piece, { stream: true });
      const [, found] = /listens on (http:\S+)\.\n/.exec(text) ?? [];
      if (found !== undefined) address.resolve(found);
    }
    address.reject(new Error(`an instance ended before it listened: ${text}`));
  })();
  // Where it listened, what comes after that is nobody's concern.
  address.promise.catch(() => {});
  return await address.promise;
}

function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(Deno.readTextFileSync(`/proc/${pid}/status`)) ?? [];
    return kilobytes === undefined ? undefined : +kilobytes * 1024;
  } catch {
    return undefined;
  }
}
