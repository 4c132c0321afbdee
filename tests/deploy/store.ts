/** The attached database: a denokv, or the KV server in memory that speaks its protocol; near, and far behind a slow way. */
import { kvServer } from "../support/kv_connect.ts";

export interface KvPlace {
  /** What it is, for the report. */
  readonly what: string;
  readonly near: string;
  /** The same, 100 ms away. */
  readonly far: string;
  readonly token: string;
  end(): Promise<void>;
}

/** Milliseconds from a region to the store of another one, and back. */
const AWAY = 100;

/** A denokv where its program is named, else the one in memory. */
export async function attached(denokv: string | undefined): Promise<KvPlace> {
  const token = crypto.randomUUID();
  if (denokv === undefined) {
    const server = kvServer();
    const slow = slowly(server.url);
    const end = async () => {
      await slow.end();
      await server.stop();
    };
    return { what: "a KV server in memory", near: server.url, far: slow.url, token, end };
  }
  const folder = await Deno.makeTempDir({ prefix: "faktlint-denokv-" });
  const port = freePort();
  const child = new Deno.Command(denokv, {
    args: ["--sqlite-path", `${folder}/kv.sqlite`, "serve", "--addr", `127.0.0.1:${port}`],
    env: { DENO_KV_ACCESS_TOKEN: token },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const near = `http://127.0.0.1:${port}`;
  while (!await fetch(near).then((it) => it.text().then(() => true), () => false)) await after(50);
  const slow = slowly(near);
  return {
    what: "denokv",
    near,
    far: slow.url,
    token,
    async end() {
      await slow.end();
      child.kill();
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** A way to a server that takes as long as the network between two regions. */
function slowly(url: string): { readonly url: string; end(): Promise<void> } {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    const body = await request.arrayBuffer();
    await after(AWAY / 2);
    const headers = new Headers(request.headers);
    headers.delete("host");
    const answer = await fetch(url + pathname, { method: request.method, headers, body });
    const bytes = await answer.bytes();
    await after(AWAY / 2);
    return new Response(bytes, {
      status: answer.status,
      headers: { "content-type": answer.headers.get("content-type") ?? "" },
    });
  });
  return { url: `http://127.0.0.1:${server.addr.port}`, end: () => server.shutdown() };
}

export function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
