/** What a job may take is counted by the processor that it had, on meters that the test sets. */
import assert from "node:assert/strict";
import { JobClock } from "../../host/workers/job_clock.ts";

/** Watches jobs with a limit of one second; each step lets so much time pass, and gives so much of the processor. */
async function watched(jobs: number, steps: readonly (readonly [wall: number, cpu: number])[]): Promise<number> {
  let [wall, cpu, over] = [0, 0, 0];
  const clock = new JobClock({ wall: () => wall, cpu: () => cpu }, 1);
  const stops = Array.from({ length: jobs }, () => {
    const stop = clock.watch(1_000, () => {
      over++;
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
  assert.equal(await watched(1, [[900, 900]]), 0);
  assert.equal(await watched(1, [[900, 900], [100, 100]]), 1);
});

Deno.test("a job that waits for the processor is not over for that, until it waited three times its limit", async () => {
  assert.equal(await watched(1, [[2_900, 900]]), 0);
  assert.equal(await watched(1, [[2_900, 900], [100, 0]]), 1);
});

Deno.test("jobs at once share what the process had, and none has more of it than there was time", async () => {
  assert.equal(await watched(2, [[1_000, 1_000]]), 0);
  assert.equal(await watched(2, [[1_000, 2_000]]), 2);
  assert.equal(await watched(1, [[900, 5_000]]), 0);
});
