/** What a disk, or a copy that was not made to its end, does to the file of a store. */
import { DatabaseSync } from "node:sqlite";
import { addFeedback } from "../../host/stores/feedback.ts";
import { openStores } from "../../host/stores/stores.ts";

/** The trees of a store, and a page in the middle of its entries. */
export const places = ["kv", "kv_expiration_ms_idx", "data_version", "middle"] as const;

export type DamagedPlace = typeof places[number];

/** A store with some hundred entries that are cleared away some time. */
export async function filledStore(path: string): Promise<void> {
  const stores = await openStores(path);
  for (let count = 0; count < 300; count++) {
    await addFeedback(stores, { message: `The ${count}th of several hundred messages ${"that are long ".repeat(20)}` });
  }
  stores.kv.close();
  const database = new DatabaseSync(path);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}

/** Overwrites a page with what was never written there. */
export function damage(path: string, place: DamagedPlace): void {
  const page = pageOf(path, place);
  using file = Deno.openSync(path, { write: true });
  file.seekSync((page - 1) * 4_096, Deno.SeekMode.Start);
  file.writeSync(new Uint8Array(4_096).fill(0xa5));
}

function pageOf(path: string, place: DamagedPlace): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [row] = place === "middle"
      ? database.prepare("PRAGMA page_count").all()
      : database.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").all(place);
    const found = Number(row?.["rootpage"] ?? row?.["page_count"]);
    return place === "middle" ? Math.floor(found / 2) : found;
  } finally {
    database.close();
  }
}
