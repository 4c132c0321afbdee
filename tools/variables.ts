/** What the programs of this project may do, and which variables they may read, from the table in host/service/variables.ts. */
import { namesFor, type Reader } from "../host/service/variables.ts";

/** What a program may do; `read` and `write` are all files. */
interface Program {
  readonly readers: readonly Reader[];
  readonly read: true;
  readonly write?: true;
  readonly net?: true;
}

/** One row a set of permissions in deno.json, which programs name with -P. None may start a program. */
export const programs = {
  /**
   * The command line, the service, which is one of its commands, and the binary. The store can lie anywhere, and metadata servers
   * are anybody's.
   */
  faktlint: {
    readers: ["service", "machine", "store", "mcp", "files", "anyCommand"],
    read: true,
    write: true,
    net: true,
  },
  /** What checks files where others call it, in the folder that they mean: the hook of pre-commit and the GitHub action. */
  check: { readers: ["files", "anyCommand"], read: true },
} as const satisfies Readonly<Record<string, Program>>;

interface Permissions {
  readonly read: true;
  readonly write?: true;
  readonly net?: true;
  readonly env: readonly string[];
}

/** The sets as they are in deno.json. */
export function permissions(): Readonly<Record<string, Permissions>> {
  return Object.fromEntries(
    Object.entries(programs).map(([name, { readers, ...rest }]) => [name, { ...rest, env: namesFor(...readers) }]),
  );
}

/** A set as the options of `deno`, for what knows no deno.json when it runs. */
export function optionsFor(name: keyof typeof programs): readonly string[] {
  const { env, ...rest } = { ...permissions()[name] };
  return [
    "--no-prompt",
    ...Object.keys(rest).map((it) => `--allow-${it}`),
    ...(env === undefined ? [] : [`--allow-env=${env.join(",")}`]),
  ];
}
