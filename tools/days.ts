/**
 * Runs the tests that sample as `deno task test` would run them on each of many days, each sample once: a test that fails on one
 * day of the year alone is found before that day.
 *
 *     deno task tool days                                  400 days from today on
 *     deno task tool days --days 30 --day 2027-01-01       30 days from another one on
 *     deno task tool days tests/mcp/ tests/http/rules      the files whose paths begin so
 *     deno task tool days --only                           those days alone whose samples come again; random ones never do
 *
 * A test file says after how many days its samples come again, and is run on no more days than that. Prints each day on which
 * one fails, with the tests that do; the exit status is then 1.
 */
import { parseArgs } from "node:util";
import { root } from "../tests/house/sources.ts";
import { arguedDay, dateOf, dayOption } from "../tests/support/day.ts";
import { samplingTests } from "./sweeps.ts";
import { runner, some } from "./tests.ts";

const { values, positionals } = parseArgs({
  options: {
    days: { type: "string", default: "400" },
    jobs: { type: "string", default: `${navigator.hardwareConcurrency}` },
    only: { type: "boolean", default: false },
    ...dayOption,
  },
  allowPositionals: true,
});

/** What came of a file on a day. */
interface Run {
  readonly passed: boolean;
  readonly output: string;
  /** After so many days the same samples come again; undefined where they never do. */
  readonly round: number | undefined;
}

async function runOn(day: number, file: string): Promise<Run> {
  // What is not read out of quiet runs: what is printed when all tests are done.
  const loud = runner.filter((it) => it !== "--quiet");
  const run = new Deno.Command(Deno.execPath(), {
    args: [...loud, file, "--", "--day", dateOf(day)],
    cwd: root,
    env: { ...some, NO_COLOR: "1" },
    stdin: "null",
  });
  const { success, stdout, stderr } = await run.output();
  const decoder = new TextDecoder();
  const output = decoder.decode(stdout) + decoder.decode(stderr);
  const [, round] = /^samples: .*, the same every (\d+) days;/m.exec(output) ?? [];
  // A file without a line has sampled nothing: one day is as good as another.
  const never = /^samples: .*, others every day;/m.test(output);
  return { passed: success, output, round: never ? undefined : Number(round ?? 1) };
}

/** The tests that failed, according to a run. */
function failedIn(output: string): readonly string[] {
  return [...output.matchAll(/^(.*) \.\.\. FAILED/gm)].map(([, name = ""]) => name.trim());
}

/** Runs a file on each of the days on which its samples differ; how many failed. */
async function throughDays(file: string, first: number, most: number): Promise<number> {
  let failed = 0;
  let count = most;
  for (let at = 0; at < count; at++) {
    const { passed, output, round } = await runOn(first + at, file);
    if (at === 0) count = round === undefined ? (values.only ? 1 : most) : Math.min(round, most);
    if (passed) continue;
    failed++;
    console.log(`FAILED on ${dateOf(first + at)}: ${file}: ${failedIn(output).join("; ") || output.slice(-500)}`);
  }
  console.log(`days: ${file}: ${count - failed} of ${count} days`);
  return failed;
}

async function main(): Promise<number> {
  const first = arguedDay(Deno.args);
  const files = samplingTests().filter((path) => {
    return positionals.length === 0 || positionals.some((it) => path.startsWith(it));
  });
  let [next, failed] = [0, 0];
  const work = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      const times = await throughDays(file, first, Number(values.days));
      failed += times;
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(failed === 0 ? `days: ${files.length} files pass on all` : `days: FAILED ${failed} times`);
  return failed === 0 && files.length > 0 ? 0 : 1;
}

Deno.exitCode = await main();
