/**
 * What is kept for months is cleared away here and not by Deno KV, which believes the clock at once: a clock that was in 2038
 * for a minute would take every record and every count with it, for good. What is over is cleared away once a day, and only
 * after the clock has gone on steadily for a week; until then it is still there, and nobody is shown it.
 *
 *     ["swept"]   when the clock was looked at last, from when on it is believed, and when was swept last
 */
import { DAY } from "../kit/calendar.ts";
import { lifeOf, swept } from "./expiries.ts";
import { type Key, keyOf } from "./kv.ts";
import type { Stores } from "./stores.ts";

/** Milliseconds between two looks at the clock. */
const OFTEN = 3_600_000;
/** Between two looks the clock goes on by no more than that, unless it was set, or nothing ran. */
const GAP = 2 * DAY;
/** How long a clock has to run on before it is believed. */
const STEADY = 7 * DAY;
/** Deletes in one commit. */
const TOGETHER = 50;

interface Swept {
  readonly looked: number;
  readonly believed: number;
  readonly swept: number;
}

const SWEPT: Key = ["swept"];

/** Looks at the clock and, when it is time, clears away what is over. Gives how many entries that were. */
export async function sweep(stores: Stores): Promise<number> {
  const { kv, clock } = stores;
  const now = clock();
  const { value, versionstamp } = await kv.get<Swept>(SWEPT);
  const isSteady = value !== null && now >= value.looked && now - value.looked <= GAP;
  const believed = isSteady ? value.believed : now + STEADY;
  const isDue = now >= believed && now - (value?.swept ?? -Infinity) >= DAY;
  const next: Swept = { looked: now, believed, swept: isDue ? now : Math.min(value?.swept ?? 0, now) };
  // Of several processes one does it.
  if (!(await kv.atomic().check({ key: SWEPT, versionstamp }).set(SWEPT, next).commit()).ok) return 0;
  return isDue ? await cleared(stores, now) : 0;
}

async function cleared({ kv }: Stores, now: number): Promise<number> {
  let count = 0;
  for (const kind of swept) {
    let over: Key[] = [];
    const drop = async () => {
      const commit = kv.atomic();
      for (const key of over) commit.delete(key);
      if (over.length > 0) await commit.commit();
      over = [];
    };
    for await (const entry of kv.each<unknown>([kind])) {
      if (await lifeOf(entry, kv, now) !== "over") continue;
      count++;
      if (over.push(keyOf(entry.key)) >= TOGETHER) await drop();
    }
    await drop();
  }
  return count;
}

/** Sweeps from time to time; what keeps it from it now is tried again at the next. */
export function sweeping(stores: Stores, often: number = OFTEN): { stop(): void } {
  let isAtIt = false;
  const look = async () => {
    if (isAtIt) return;
    isAtIt = true;
    await sweep(stores).catch(() => 0);
    isAtIt = false;
  };
  const timer = setInterval(look, often);
  return { stop: () => clearInterval(timer) };
}
