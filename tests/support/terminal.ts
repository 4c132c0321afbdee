/** A terminal that keeps what is written to it, and folders that exist for one test. */
import { run } from "../../host/cli/cli.ts";
import type { Terminal } from "../../host/cli/terminal.ts";
import type { Operation } from "../../host/operations/operation.ts";

export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array;
  readonly interactive?: boolean;
  readonly colour?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** How the program is called; left out, by its name. */
  readonly called?: string;
  /** What the clock says; left out, that of the tests. */
  readonly now?: Date;
  /** Others than those of the list. */
  readonly operations?: readonly Operation[];
}

/** What the clock of the tests says. */
const today = new Date("2026-11-20T09:30:00Z");

/** A terminal that keeps what is written to it. */
export function keptTerminal(
  { stdin = "", interactive = false, colour = false, env = {}, called, now = today }: Surroundings = {},
) {
  const written = { out: "", err: "" };
  const bytes = typeof stdin === "string" ? new TextEncoder().encode(stdin) : stdin.slice();
  const terminal: Terminal = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    stdin: () => new Blob([bytes]).stream(),
    interactive,
    colour,
    env: (name) => env[name],
    enter: () => {},
    ...(called === undefined ? {} : { called }),
    now: () => now,
  };
  return { terminal, written };
}

/** Runs the command line in this process. */
export async function faktlint(args: readonly string[], surroundings: Surroundings = {}): Promise<Run> {
  const { terminal, written } = keptTerminal(surroundings);
  const status = await run(args, terminal, surroundings.operations);
  return { status, ...written };
}

/** Makes a folder with the given files, whose names may have folders in them, for the time of `work`. */
export async function withFolder<T = void>(
  files: Readonly<Record<string, string | Uint8Array>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-" });
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = `${folder}/${name}`;
      await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
      await (typeof content === "string" ? Deno.writeTextFile(path, content) : Deno.writeFile(path, content));
    }
    return await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A valid invoice, and the path of its file. */
export const validFile = new URL("../../cases/base.ubl.xml", import.meta.url).pathname;
export const validInvoice = Deno.readTextFileSync(validFile);

/** The same invoice without its number (BR-02). */
export const invalidInvoice = validInvoice.replace("<cbc:ID>TWB-2025-0417</cbc:ID>\n", "\n");
