/** Copies of stores entry by entry, where there is no file to be copied: a KV server into a file, and back. */
import { lifeOf } from "./expiries.ts";
import { type Key, keyOf, type Kv } from "./kv.ts";

/** Entries in one commit: as many as a record has parts, of which each has 60 kB. */
const TOGETHER = 10;

/** Copies everything that is not over, each entry for as long as it is kept, and gives how many entries they were. */
export async function copyAll(from: Kv, to: Kv, now: number = Date.now()): Promise<number> {
  let count = 0;
  let commit = to.atomic();
  for await (const entry of from.each<unknown>([])) {
    const life = await lifeOf(entry, from, now);
    if (life === "over") continue;
    commit.set(keyOf(entry.key), entry.value, life);
    if (++count % TOGETHER > 0) continue;
    await commit.commit();
    commit = to.atomic();
  }
  if (count % TOGETHER > 0) await commit.commit();
  return count;
}

/** What only a store has that was used: a restored one would be mixed with it. */
const used: readonly Key[] = [["account"], ["record"], ["email"]];

export async function isUnused(kv: Kv): Promise<boolean> {
  const found = await Promise.all(used.map((kind) => kv.list(kind, 1)));
  return found.every(({ length }) => length === 0);
}
