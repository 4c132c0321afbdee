/**
 * What the programs of this project may do, and which variables they may read, from the table in host/service/variables.ts:
 *
 *     deno task variables            writes the permissions in deno.json and the table in docs/operating/configure.md
 *     deno task variables --check    only compares, and exits with 1 if something is stale
 */
import { namesFor, type Reader, readers, rows } from "../host/service/variables.ts";
import { markdownTable } from "./markdown.ts";

/** What a program may do; `read` and `write` are all files. */
interface Program {
  readonly readers: readonly Reader[];
  readonly read: true;
  readonly write?: true;
  readonly net?: true;
}

/** One row a set of permissions in deno.json, which programs name with -P. None may start a program. */
export const programs = {
  /** `deno task start`. The store can lie anywhere, and metadata servers are anybody's. */
  service: { readers: ["service", "machine", "anyCommand"], read: true, write: true, net: true },
  /** `deno task faktlint`, and the binary. */
  faktlint: {
    readers: ["service", "machine", "store", "mcp", "files", "anyCommand"],
    read: true,
    write: true,
    net: true,
  },
  /** What checks files where others call it, in the folder that they mean: the hook of pre-commit and the GitHub action. */
  check: { readers: ["files", "anyCommand"], read: true },
} as const satisfies Readonly<Record<string, Program>>;

export interface Permissions {
  readonly read: true;
  readonly write?: true;
  readonly net?: true;
  readonly env: readonly string[];
}

/** The sets as they stand in deno.json. */
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

export function docsTable(): string {
  return markdownTable([
    ["variable", "default", "read by", "what it is"],
    ...rows.map(([name, row]) => [
      `\`${name}\``,
      row.otherwise,
      row.readers.map((it) => readers[it]).join(", "),
      row.means,
    ]),
  ]);
}

const root = new URL("../", import.meta.url);

/** A part of a file that is made of the table. */
interface Part {
  readonly path: string;
  readonly where: RegExp;
  readonly text: () => string;
}

const parts: readonly Part[] = [
  {
    path: "deno.json",
    where: /^ {2}"permissions": \{\n[^]*?\n {2}\},\n/m,
    text: () => `${JSON.stringify({ permissions: permissions() }, null, 2).slice(2, -2)},\n`,
  },
  { path: "docs/operating/configure.md", where: /^\| variable [^]*?\n(?=\n)/m, text: docsTable },
];

function main(args: readonly string[]): number {
  const stale: string[] = [];
  for (const { path, where, text } of parts) {
    const file = new URL(path, root);
    const before = Deno.readTextFileSync(file);
    if (!where.test(before)) throw new Error(`${path} has no part that is made of host/service/variables.ts`);
    const after = before.replace(where, text);
    if (after === before) continue;
    stale.push(path);
    if (!args.includes("--check")) Deno.writeTextFileSync(file, after);
  }
  if (!args.includes("--check")) {
    console.log(`variables: ${stale.length === 0 ? "nothing changed" : `wrote ${stale.join(", ")}`}`);
    return 0;
  }
  for (const path of stale) {
    console.error(`${path} is not what host/service/variables.ts says. Run: deno task variables`);
  }
  return stale.length === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = main(Deno.args);
