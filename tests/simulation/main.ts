/**
 * Runs of the service on a platform that a seed decides, each with what holds of it.
 *
 *     deno task tool simulate                        1,000 runs of the seed of the day
 *     deno task tool simulate --seed 7 --runs 100000
 *     deno task tool simulate --seed 7 --run 1234    one run again, with all that happened in it
 *     deno task tool simulate --seconds 100          as many as there is time for
 *     deno task tool simulate --faults               faults that are put in on purpose: after how many runs each is found
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { faults, findFaults } from "./faults.ts";
import { told } from "./told.ts";
import { onPlatform } from "./platform.ts";
import { builtPlaces, type Outcome, simulate } from "./simulate.ts";

const clock = Date.now;
const today = Math.floor(clock() / 86_400_000);

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: `${today}` },
    runs: { type: "string" },
    run: { type: "string" },
    seconds: { type: "string" },
    jobs: { type: "string", default: `${availableParallelism()}` },
    faults: { type: "boolean", default: false },
    /** Of the faults, those whose sentence has this in it. */
    only: { type: "string", default: "" },
    /** Of several processes, which runs are this one's: every so many-th from one on. */
    share: { type: "string" },
  },
});
const seed = Math.trunc(+values.seed);

async function main(): Promise<number> {
  const { only } = values;
  const rows = faults.filter(({ what }) => what.includes(only));
  if (values.faults) return await findFaults(seed, Math.trunc(+(values.runs ?? 2_000)), rows);
  if (values.run !== undefined) return await again(Math.trunc(+values.run));
  if (values.share !== undefined) return await share(values.share);
  return await all();
}

/** One run again, whole. */
async function again(run: number): Promise<number> {
  const [outcome, same] = await onPlatform(async () => {
    const places = await builtPlaces();
    return [await simulate(places, seed, run), await simulate(places, seed, run)];
  });
  console.log(told(seed, run, outcome, true));
  if (outcome?.hash !== same?.hash) console.log("simulate: the same run went another way when it was repeated");
  return outcome?.complaints.length === 0 && outcome.hash === same?.hash ? 0 : 1;
}

/** A process's share of the runs; what it found is printed as it is found. */
async function share(which: string): Promise<number> {
  const [first = 0, step = 1] = which.split("/").map((it) => Math.trunc(+it));
  const runs = values.runs === undefined ? Infinity : +values.runs;
  const end = values.seconds === undefined ? Infinity : clock() + 1000 * +values.seconds;
  let [done, bad] = [0, 0];
  // Nobody reads them here, and they take a fifth of the time.
  Error.stackTraceLimit = 0;
  await onPlatform(async () => {
    const places = await builtPlaces();
    for (let run = first; run < runs && clock() < end && bad < MOST; run += step) {
      const outcome: Outcome = await simulate(places, seed, run);
      done++;
      if (outcome.complaints.length === 0) continue;
      bad++;
      console.log(told(seed, run, outcome, false));
    }
  });
  console.log(`done ${done}`);
  return bad === 0 ? 0 : 1;
}

/** After so many runs with complaints a process stops. */
const MOST = 5;

/** All runs, on all processors. */
async function all(): Promise<number> {
  const jobs = Math.max(1, Math.trunc(+values.jobs));
  const began = clock();
  const bounds = values.seconds === undefined
    ? ["--runs", values.runs ?? "1000"]
    : ["--seconds", values.seconds, ...(values.runs === undefined ? [] : ["--runs", values.runs])];
  const outputs = await Promise.all(Array.from({ length: jobs }, async (_, at) => {
    const args = ["run", "--no-check", "--no-prompt", "--allow-read", "--allow-env", import.meta.filename ?? ""];
    const command = new Deno.Command(Deno.execPath(), {
      args: [...args, "--seed", `${seed}`, "--share", `${at}/${jobs}`, ...bounds],
      ...{ stdin: "null", stderr: "inherit" },
    });
    const { success, stdout } = await command.output();
    return { success, text: new TextDecoder().decode(stdout) };
  }));
  let done = 0;
  for (const { text } of outputs) {
    done += Number(/^done (\d+)$/m.exec(text)?.[1] ?? 0);
    const found = text.replace(/^done \d+\n?/m, "");
    if (found !== "") console.log(found);
  }
  const isFine = outputs.every(({ success }) => success);
  const seconds = Math.round((clock() - began) / 1000);
  console.log(`simulate: ${isFine ? "all hold" : "NOT all hold"}: ${done} runs of seed ${seed}, in ${seconds} s`);
  return isFine ? 0 : 1;
}

Deno.exitCode = await main();
