/** What a job may take is counted by the processor that it had, on meters that the test sets. */
import assert from "node:assert/strict";
import { JobClock } from "../../host/workers/job_clock.ts";

type Step = readonly [wall: number, cpu: number];

/** Watches jobs with a limit of one second; each step lets so much time pass, and gives so much of the processor. */
async function watched(jobs: number, steps: readonly Step[]): Promise<readonly string[]> {
  let [wall, cpu] = [0, 0];
  const over: string[] = [];
  const clock = new JobClock({ wall: () => wall, cpu: () => cpu }, 1);
  const stops = Array.from({ length: jobs }, () => {
    const stop = clock.watch(1_000, (why) => {
      over.push(why);
      stop();
    });
    return stop;
  });
  for (const [time, share] of steps) {
    wall += time;
    cpu += share;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  stops.forEach((stop) => stop());
  return over;
}

Deno.test("a job that has a processor for itself is over after its limit", async () => {
  assert.deepEqual(await watched(1, [[900, 900]]), []);
  assert.deepEqual(await watched(1, [[900, 900], [100, 100]]), ["worked"]);
});

Deno.test("a job that waits for the processor is not over for that, until it waited three times its limit, which is reported separately", async () => {
  assert.deepEqual(await watched(1, [[2_900, 900]]), []);
  assert.deepEqual(await watched(1, [[2_900, 900], [100, 0]]), ["waited"]);
});

Deno.test("jobs at once share what the process had, and none has more of it than there was time", async () => {
  assert.deepEqual(await watched(2, [[1_000, 1_000]]), []);
  assert.deepEqual(await watched(2, [[1_000, 2_000]]), ["worked", "worked"]);
  assert.deepEqual(await watched(1, [[900, 5_000]]), []);
});
