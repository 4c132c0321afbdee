/** Copies of stores entry by entry, where there is no file to be copied: a KV server into a file, and back. */
import { type Key, keyOf, type Kv } from "./kv.ts";

/** What is of no account in a copy: marks of commits, and what looks whether the store can be written. */
const passing: ReadonlySet<unknown> = new Set(["commit", "probe"]);

/** Entries in one commit: as many as a record has parts, of which each has 60 kB. */
const TOGETHER = 10;

/** Copies everything, and gives how many entries they were. Until when entries are kept is not copied: it cannot be read. */
export async function copyAll(from: Kv, to: Kv): Promise<number> {
  let count = 0;
  let commit = to.atomic();
  for await (const { key, value } of from.each<unknown>([])) {
    if (passing.has(key[0])) continue;
    commit.set(keyOf(key), value);
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
