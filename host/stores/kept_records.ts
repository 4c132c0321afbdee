/** What the operator does with records: look at all that are kept, and delete some. */
import type { SigningKeys } from "../domain/receipts.ts";
import { type Kept, type Part, recordIn, RETENTION } from "./records.ts";
import type { Stores } from "./stores.ts";

/** A record as it lies in the store. */
export interface StoredRecord {
  readonly id: string;
  /** Milliseconds since the epoch, by what is kept beside the record. */
  readonly made: number;
  /** As it is stored, compressed. */
  readonly bytes: number;
  readonly kept: Kept;
}

/** All records, in the order of their ids; a few at a time, since they can be more than fit into memory. */
export async function* allRecords(
  { kv, clock }: Stores,
  keys: Pick<SigningKeys, "known">,
): AsyncGenerator<StoredRecord> {
  let id = "";
  let parts: Part[] = [];
  for await (const { key, value } of kv.each<Part>(["record"])) {
    const next = String(key[1]);
    if (next !== id && parts.length > 0) {
      yield await storedRecord(id, parts, keys, clock());
      parts = [];
    }
    id = next;
    parts.push(value);
  }
  if (parts.length > 0) yield await storedRecord(id, parts, keys, clock());
}

async function storedRecord(
  id: string,
  parts: readonly Part[],
  keys: Pick<SigningKeys, "known">,
  now: number,
): Promise<StoredRecord> {
  const made = (parts[0]?.expires ?? 0) - RETENTION;
  const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0);
  return { id, made, bytes, kept: await recordIn(id, parts, keys, now) };
}

/** Deletes a record, whatever state it is in. Gives false when there is none with this id. */
export async function deleteRecord({ kv }: Stores, id: string): Promise<boolean> {
  const parts = await kv.list(["record", id]);
  const commit = kv.atomic();
  for (const { key } of parts) commit.delete(["record", id, Number(key[2])]);
  if (parts.length > 0) await commit.commit();
  return parts.length > 0;
}

/** Deletes the records that were made before an instant, in milliseconds since the epoch, and gives how many they were. */
export async function deleteRecordsBefore(stores: Stores, instant: number): Promise<number> {
  let last = "";
  let count = 0;
  for await (const { key, value } of stores.kv.each<Part>(["record"])) {
    const id = String(key[1]);
    if (id === last || value.expires - RETENTION >= instant) continue;
    last = id;
    if (await deleteRecord(stores, id)) count++;
  }
  return count;
}
