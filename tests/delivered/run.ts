/** Starts programs as they are delivered: their own command line, and an environment in which nothing is set by chance. */

/** A program as it is called. Where it stands for a folder, ROOT is that of the project and HERE that of the caller. */
export interface Call {
  /** Where a server says that it is well, if elsewhere than others do. */
  readonly health?: string;
  readonly command: readonly [string, ...string[]];
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder to call it in; left out, the caller's. */
  readonly cwd?: string;
}

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Places {
  readonly root: string;
  readonly here: string;
  /** What both are for each environment: PATH and HOME, and what it is about. */
  readonly env: Readonly<Record<string, string>>;
}

/** A home that nobody can write to, this machine's administrator included. */
export const READ_ONLY = Deno.build.os === "linux" ? "/proc" : "/";

/** What is found on the way to a program: this Deno first, because `deno` and `npx deno@…` mean it. */
export function pathWith(...folders: readonly string[]): string {
  const own = Deno.execPath().replace(/[^/]*$/, "");
  return [...folders, own, Deno.env.get("PATH") ?? ""].join(":");
}

function placed(text: string, { root, here }: Places): string {
  return text.replaceAll("ROOT", root).replaceAll("HERE", here);
}

/** The process of a call. */
export function spawned({ command, env = {}, cwd = "HERE" }: Call, places: Places): Deno.ChildProcess {
  const [program, ...args] = command.map((it) => placed(it, places));
  const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, placed(value, places)]));
  return new Deno.Command(program ?? "", {
    args,
    cwd: placed(cwd, places),
    clearEnv: true,
    env: { ...places.env, ...own },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Runs a call to its end. */
export async function ended(call: Call, places: Places): Promise<Ended> {
  const child = spawned(call, places);
  const writer = child.stdin.getWriter();
  const writing = writer.write(new TextEncoder().encode(call.stdin ?? "")).then(() => writer.close()).catch(() => {});
  const { code, stdout, stderr } = await child.output();
  await writing;
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

/** What a server said when it was asked, and how it ended. */
export interface Served extends Ended {
  readonly health: number;
}

/** Starts a server, asks it whether it is well, and stops it as a system would. */
export async function served(call: Call, places: Places): Promise<Served> {
  const child = spawned(call, places);
  await child.stdin.close();
  const err = new Response(child.stderr).text();
  const decoder = new TextDecoder();
  let [out, health] = ["", 0];
  for await (const chunk of child.stdout) {
    out += decoder.decode(chunk, { stream: true });
    const [, address] = /listens on (http:\S+)\./.exec(out) ?? [];
    if (health !== 0 || address === undefined || !/^Off: .*\n/m.test(out)) continue;
    const answer = await fetch(`${address.replace("0.0.0.0", "127.0.0.1")}${call.health ?? "/v1/health"}`);
    await answer.body?.cancel();
    health = answer.status;
    child.kill("SIGTERM");
  }
  const { code } = await child.status;
  return { code, out, err: await err, health };
}

/** So many at once, in the order in which they are handed in. */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    try {
      return await work();
    } finally {
      busy--;
      waiting.shift()?.();
    }
  };
}
