/** The store took too long: it is locked, out of reach, or others were faster again and again. */
export class StoreBusyError extends Error {
  readonly code = "store_busy";
}
