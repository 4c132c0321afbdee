/** Looks from time to time whether the store can be written and its file is sound, so that no caller has to wait for it. */
import type { Kv } from "./kv.ts";

export interface StoreWatch {
  /** Whether the last write was done. */
  isWritable(): boolean;
  stop(): void;
}

/** Milliseconds between two looks. */
const OFTEN = 5000;

export function watchStore(kv: Pick<Kv, "probe" | "sound">, often: number = OFTEN): StoreWatch {
  let isWritable = true;
  let isLooking = false;
  const look = async () => {
    // A look can take as long as the next one is away.
    if (isLooking) return;
    isLooking = true;
    isWritable = await kv.probe().then(() => kv.sound()).then(() => true, () => false);
    isLooking = false;
  };
  const timer = setInterval(look, often);
  return { isWritable: () => isWritable, stop: () => clearInterval(timer) };
}
