/**
 * How long a job has worked, and not how long it has waited for the processor: on a busy machine, a document that needs a
 * second must not be refused for the ten that this second took.
 */
import process from "node:process";

/** What is read of the world, in milliseconds. */
export interface Meters {
  readonly wall: () => number;
  /** Of the processor, by all threads of this process but the one that asks: its workers. */
  readonly cpu: () => number;
}

const wall = () => performance.now();

/** Deno 2.5 does not tell what a thread used; there, waiting counts as work. */
const realMeters: Meters = {
  wall,
  cpu: "threadCpuUsage" in process ? () => (sumOf(process.cpuUsage()) - sumOf(process.threadCpuUsage())) / 1000 : wall,
};

function sumOf({ user, system }: { readonly user: number; readonly system: number }): number {
  return user + system;
}

/** Milliseconds between two looks. */
const OFTEN = 250;
/** A job that waits for something else than the processor ends, too: after so many times its limit. */
const PATIENCE = 3;

/** One for all workers of a process, whose shares of the processor nobody tells apart: each has as much as any. */
export class JobClock {
  #busy = 0;

  constructor(readonly meters: Meters = realMeters, readonly often: number = OFTEN) {}

  /**
   * Tells when a job that begins now has worked for `limit` milliseconds, or was given no processor to do so for three times as
   * long. Gives what ends the watch.
   */
  watch(limit: number, over: (why: "worked" | "waited") => void): () => void {
    const { wall, cpu } = this.meters;
    const began = wall();
    let [worked, last] = [0, { wall: began, cpu: cpu() }];
    this.#busy++;
    const look = () => {
      const now = { wall: wall(), cpu: cpu() };
      // No thread has more of a processor than there is time.
      worked += Math.min(now.wall - last.wall, (now.cpu - last.cpu) / this.#busy);
      last = now;
      if (worked >= limit) over("worked");
      else if (now.wall - began >= PATIENCE * limit) over("waited");
    };
    const timer = setInterval(look, Math.min(this.often, limit / 4));
    return () => {
      clearInterval(timer);
      this.#busy--;
    };
  }
}
