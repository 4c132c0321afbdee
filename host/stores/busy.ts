/** Why a store cannot be read or written now. */
export type Trouble = "locked" | "stalled" | "full" | "gone" | "damaged";

/** The store took too long or cannot be written: it is locked, out of reach, moved away, or its disk is full or has changed what was written. */
export class StoreBusyError extends Error {
  readonly code = "store_busy";

  constructor(message: string, readonly trouble: Trouble) {
    super(message);
  }
}
