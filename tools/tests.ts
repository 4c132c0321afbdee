/**
 * Runs the tests, those of a room together, so that what they share is loaded once for many files and not for each:
 *
 *     deno task test                     all of them, but of those that take long a quarter, others every day
 *     deno task test --long              those, too
 *     deno task test tests/http/         those whose paths begin so, the long ones too
 *     deno task test --whole             with all of the long sweeps, of which they do a sample otherwise
 *     deno task test --day 2027-01-20    with that day's samples, instead of today's
 *     deno task test --verbose           with a line for each test, and what tests print
 *     deno task test --filter TEXT       every other argument goes to the runner
 *
 * It prints what failed, the slowest, and the runner's summary, which is the last line. Each file is a module of its own in its room, and can be run alone with `deno test --config tests/deno.json`.
 */
import { filesBelow, root } from "../tests/house/sources.ts";
import { arguedDay, dateOf } from "../tests/support/day.ts";
import { isMark, slowest, slowestSaid } from "./test_report.ts";

/** What tests may do: no more of the network than this machine. */
export const runner: readonly string[] = [
  ...["test", "--config=tests/deno.json", "--no-check", "--no-prompt", "--quiet"],
  ...["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-net=127.0.0.1"],
];

/** What is set where sweeps are not to do a sample alone (`tests/support/sweeps.ts`). */
export const whole: Readonly<Record<string, string>> = { SWEEPS: "whole" };
/** And where long tests wait for their day. */
export const some: Readonly<Record<string, string>> = { SWEEPS: "some" };

export interface Part {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * Rooms that wait for processes of their own begin, so that others work while they wait, and then those that take long: what
 * is begun last is short, so that no core is without work at the end. One part more than there are cores is at it, for the same
 * reason.
 */
const FIRST: readonly string[] = ["delivered", "faults", "rules", "mcp", "http", "billing", "cli", "pdf"];

/** More in one part would leave a core without work at the end; fewer load and compile the same modules more often. */
export const MOST = 40;

/** The files in parts: of one room each, and those of a large room dealt out to several, which take about as long as each other. */
export function parts(files: readonly string[]): readonly Part[] {
  const rooms = Map.groupBy(files, (path) => path.split("/")[1] ?? "");
  const rank = (room: string) => (FIRST.indexOf(room) + FIRST.length + 1) % (FIRST.length + 1);
  return [...rooms].toSorted(([a], [b]) => rank(a) - rank(b)).flatMap(([room, all]) => {
    const count = Math.ceil(all.length / MOST);
    return Array.from({ length: count }, (_, part) => ({
      name: count === 1 ? room : `${room}_${part + 1}`,
      files: all.filter((_, index) => index % count === part),
    }));
  });
}

/** Runs some test files, in parts, and gives the runner's status. */
export async function runTests(
  files: readonly string[],
  args: readonly string[],
  day: number,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-tests-" });
  if (env !== whole) console.log(`samples: of ${dateOf(day)}; --day ${dateOf(day)} repeats them`);
  try {
    const entries = parts(files).map(({ name, files }) => {
      const entry = `${folder}/${name}.ts`;
      Deno.writeTextFileSync(entry, files.map((path) => `import "${new URL(path, root)}";\n`).join(""));
      return entry;
    });
    const isVerbose = args.includes("--verbose");
    const report = `${folder}/report.xml`;
    const how = ["--parallel", ...(isVerbose ? [] : ["--reporter=dot", `--junit-path=${report}`])];
    const child = new Deno.Command(Deno.execPath(), {
      args: [...runner, ...how, ...args.filter((it) => it !== "--verbose"), ...entries, "--", "--day", dateOf(day)],
      cwd: root,
      env: { DENO_JOBS: `${navigator.hardwareConcurrency + 1}`, SITE_BUILT: `${folder}/site`, ...env },
      stdin: "null",
      stdout: isVerbose ? "inherit" : "piped",
    }).spawn();
    if (!isVerbose) await tell(child.stdout, report);
    return (await child.status).code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Prints what the runner says beyond how each test ended, with the slowest before it, so that its summary is the last line. */
async function tell(stdout: ReadableStream<Uint8Array<ArrayBuffer>>, report: string): Promise<void> {
  const lines: string[] = [];
  let done = 0;
  let rest = "";
  for await (const text of stdout.pipeThrough(new TextDecoderStream())) {
    const [...whole] = `${rest}${text}`.split("\n");
    rest = whole.pop() ?? "";
    lines.push(...whole.filter((line) => !isMark(line)));
    done += whole.filter(isMark).length;
    // Who watches sees that it goes on.
    if (Deno.stderr.isTerminal()) await Deno.stderr.write(new TextEncoder().encode(`\r${done} tests`));
  }
  if (Deno.stderr.isTerminal()) await Deno.stderr.write(new TextEncoder().encode("\r"));
  const said = slowestSaid(slowest(await Deno.readTextFile(report).catch(() => "")));
  console.log([said, ...lines, rest].join("\n").trim());
}

/** What tests start has the packages of the product, and draws with all typefaces; where they are there, this takes a moment. */
async function install(): Promise<boolean> {
  for (const config of ["deno.json", "host/typefaces/deno.json"]) {
    const args = ["install", "--quiet", "--frozen", "--config", config];
    const { status } = new Deno.Command(Deno.execPath(), { args, cwd: root, stdin: "null" }).spawn();
    if (!(await status).success) return false;
  }
  return true;
}

async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((it) => it.startsWith("tests/"));
  const files = filesBelow("tests/", "_test.ts").filter((path) => {
    return paths.length === 0 || paths.some((it) => path.startsWith(it));
  });
  if (files.length === 0) {
    console.error(`test: no file of tests begins with ${paths.join(" or ")}`);
    return 2;
  }
  if (!await install()) {
    console.error("test: the packages of the product could not be installed");
    return 2;
  }
  const day = arguedDay(args);
  const verbose = args.includes("--verbose") ? ["--verbose"] : [];
  const others = args.filter((it, at) =>
    it !== "--verbose" && it !== "--day" && args[at - 1] !== "--day" && !it.startsWith("--day=")
  );
  const rest = others.filter((it) => it !== "--whole" && it !== "--long" && !paths.includes(it));
  const env = others.includes("--whole") ? whole : others.length === 0 ? some : {};
  return await runTests(files, [...verbose, ...rest], day, env);
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
