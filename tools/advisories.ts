/**
 * What is known against the packages in the lock files: `deno audit` asks the registry, and this keeps what it said in a file, so
 * that the gate can look without a network.
 *
 *     deno task tool advisories            asks, and writes tools/data/advisories.json
 *     deno task tool advisories --check    only looks at the file: exits with 1 if a package of the lock is known to be unsafe
 */
import { plainOf } from "./sbom.ts";

export interface Asked {
  /** When the registry was asked (ISO 8601); null where nobody has asked yet. */
  readonly asked: string | null;
  /** The packages of the lock files that were asked about, as `name@version`. */
  readonly packages: readonly string[];
  /** What was said against them; nothing where all are well. */
  readonly said: readonly string[];
  /** Of these, what does not concern this project, by what it says, with the reason. */
  readonly accepted: readonly { readonly said: string; readonly why: string }[];
}

export interface Looked {
  readonly isSafe: boolean;
  readonly note: string;
}

/** What the file says of a lock. */
export function looked({ asked, packages, said, accepted }: Asked, locked: readonly string[]): Looked {
  if (asked === null) return { isSafe: true, note: "skipped: nobody has asked yet; run: deno task tool advisories" };
  const open = said.filter((line) => !accepted.some((it) => line.includes(it.said)));
  if (open.length > 0) return { isSafe: false, note: `known since ${asked}:\n${open.join("\n")}` };
  const known = new Set(packages);
  const later = locked.filter((it) => !known.has(it));
  const unasked = later.length === 0 ? "" : `; nobody has asked about ${later.join(", ")}`;
  return {
    isSafe: true,
    note: `nothing is known against ${locked.length - later.length} packages (${asked})${unasked}`,
  };
}

const root = new URL("../", import.meta.url);
const file = new URL("tools/data/advisories.json", root);

/** The configurations whose packages are locked; each has its lock file beside it. */
const configurations = ["deno.json", "tests/deno.json", "host/typefaces/deno.json"];

export function lockedPackages(): readonly string[] {
  const ids = configurations.flatMap((path) => {
    const lock = new URL(path.replace(/json$/, "lock"), root);
    return Object.keys(JSON.parse(Deno.readTextFileSync(lock)).npm);
  });
  return [...new Set(ids.map(plainOf))].toSorted();
}

interface Heard {
  readonly isAnswered: boolean;
  /** What is said against packages, a line each. */
  readonly said: readonly string[];
  /** What Deno wrote beside it. */
  readonly err: string;
}

async function audited(configuration: string): Promise<Heard> {
  const cwd = new URL("./", new URL(configuration, root));
  const command = new Deno.Command(Deno.execPath(), { args: ["audit", "--lock"], cwd, env: { NO_COLOR: "1" } });
  const { success, stdout, stderr } = await command.output();
  const text = new TextDecoder().decode(stdout).trim();
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const isAnswered = success || /vulnerabilit/i.test(text);
  return { isAnswered, said: success ? [] : lines, err: new TextDecoder().decode(stderr) };
}

/** Exits with 2, and changes nothing, where the registry does not answer. */
async function ask(): Promise<number> {
  const heard = await Promise.all(configurations.map(audited));
  const silent = heard.find(({ isAnswered }) => !isAnswered);
  if (silent !== undefined) {
    console.error(`advisories: the registry did not answer, and the file stays as it is\n${silent.err}`);
    return 2;
  }
  const before: Asked = JSON.parse(Deno.readTextFileSync(file));
  const said = [...new Set(heard.flatMap((it) => it.said))];
  const after: Asked = { ...before, asked: new Date().toISOString(), packages: lockedPackages(), said };
  Deno.writeTextFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  return check(after);
}

function check(asked: Asked): number {
  const { isSafe, note } = looked(asked, lockedPackages());
  console.log(`advisories: ${note}`);
  return isSafe ? 0 : 1;
}

if (import.meta.main) {
  Deno.exitCode = Deno.args.includes("--check") ? check(JSON.parse(Deno.readTextFileSync(file))) : await ask();
}
