/** Registries on this machine, for a trial: of npm by Verdaccio, of Python as a simple index (PEP 503). */
import { basename } from "node:path";
import { must } from "../shell.ts";

/** The last one for Node 20. It asks for a package by a tag, which mirrors of npm may lack: that one is named by its version. */
const VERDACCIO = { dependencies: { verdaccio: "6.2.5" }, overrides: { "node-fetch": "2.7.0" } };
/** So long a registry may take to answer, in milliseconds. */
const PATIENCE = 60_000;

interface NpmRegistry extends AsyncDisposable {
  /** What makes npm use it, and be known to it. */
  readonly env: Readonly<Record<string, string>>;
}

/** A registry that has nothing in it and asks no other one. */
export async function registryOfNpm(folder: string): Promise<NpmRegistry> {
  Deno.mkdirSync(folder, { recursive: true });
  const port = freePort();
  Deno.writeTextFileSync(
    `${folder}/config.yaml`,
    JSON.stringify({
      storage: `${folder}/storage`,
      auth: { htpasswd: { file: `${folder}/htpasswd` } },
      packages: { "**": { access: "$all", publish: "$all" } },
      log: { type: "stdout", level: "warn" },
    }),
  );
  Deno.writeTextFileSync(`${folder}/package.json`, JSON.stringify({ private: true, ...VERDACCIO }));
  await must("npm", ["install", "--no-audit", "--no-fund", "--silent"], { cwd: folder });
  const args = ["node_modules/verdaccio/bin/verdaccio", "--config", "config.yaml", "--listen", `127.0.0.1:${port}`];
  const server = new Deno.Command("node", { args, cwd: folder, stdin: "null", stdout: "null", stderr: "null" }).spawn();
  const url = `http://127.0.0.1:${port}/`;
  await answered(`${url}-/ping`);
  // npm wants a name to publish under, and this registry takes any.
  Deno.writeTextFileSync(`${folder}/npmrc`, `registry=${url}\n//127.0.0.1:${port}/:_authToken=trial\n`);
  return {
    env: { npm_config_userconfig: `${folder}/npmrc`, npm_config_registry: url },
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.status;
    },
  };
}

async function answered(url: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no registry answers at ${url}`);
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

interface Index extends AsyncDisposable {
  readonly url: string;
  /** The files that were asked for. */
  readonly given: ReadonlySet<string>;
}

/** An index that has the files of one package. */
export function registryOfFiles(name: string, files: readonly URL[]): Index {
  const given = new Set<string>();
  const byName = new Map(files.map((file) => [basename(file.pathname), file]));
  const list = [...byName.keys()].map((it) => `<a href="../../${it}">${it}</a>`).join("\n");
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === `/simple/${name}/`) return new Response(list, { headers: { "content-type": "text/html" } });
    const file = byName.get(pathname.slice(1));
    if (file === undefined) return new Response("not found", { status: 404 });
    given.add(pathname.slice(1));
    return new Response(Deno.readFileSync(file));
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}/simple`,
    given,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
