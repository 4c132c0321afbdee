/**
 * Whether what a text costs grows with its length or faster. Times are those of the processor, since a machine that is busy
 * makes all else slow.
 */
import process from "node:process";

/** What is done to an input; it may give a promise. */
export type Work = () => unknown;

/** Work on a text of a length; undefined where such an input is refused before any. */
export type WorkOn = (length: number) => Work | undefined;

export interface Growth {
  /** Milliseconds of the processor at the lengths `SHORT` and `LONG`; `short` is left out where `long` is below the floor. */
  readonly short: number | undefined;
  readonly long: number;
  readonly suspicious: boolean;
}

export const SHORT = 25_000;
export const LONG = 100_000;

/** Four times the length may take this many times the time. */
const TIMES = 4;
const MOST_GROWTH = 5;
/** Milliseconds below which a time says nothing, and above which nobody waits for four times as much. */
export const FLOOR = 20;
export const CEILING = 5_000;
const TRIES = 3;

async function milliseconds(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Measures work on a short text and on a long one. It is suspicious where the long one takes more than its share above the
 * floor, still does so when both were measured twice more, and a text of four times the length takes more than its share
 * again: memory that is collected adds to one step, and what is worse than linear to each.
 */
export async function growthOf(on: WorkOn): Promise<Growth | undefined> {
  const onLong = on(LONG);
  if (onLong === undefined) return undefined;
  let long = await milliseconds(onLong);
  // Most rows end here, whatever a short text takes.
  if (long <= FLOOR) return { short: undefined, long, suspicious: false };
  const onShort = on(SHORT);
  if (onShort === undefined) return undefined;
  let short = await milliseconds(onShort);
  for (let tries = 1; tries < TRIES && isTooMuch(short, long); tries++) {
    // The short one may have been lucky: of it the slowest counts, of the long one the quickest.
    short = Math.max(short, await milliseconds(onShort));
    long = Math.min(long, await milliseconds(onLong));
  }
  return { short, long, suspicious: isTooMuch(short, long) && await growsOn(on, long) };
}

async function growsOn(on: WorkOn, long: number): Promise<boolean> {
  if (long > CEILING) return true;
  const longer = on(TIMES * LONG);
  return longer === undefined || isTooMuch(long, Math.min(await milliseconds(longer), await milliseconds(longer)));
}

function isTooMuch(short: number, long: number): boolean {
  return long > FLOOR && long > MOST_GROWTH * short;
}
