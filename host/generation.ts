/** Writing invoices, as far as a server can: what a build lacks, `createApp` is not given. */
import type { GenerateOptions, GenerateOutcome, Profile } from "../engine/mod.ts";

export interface Generation {
  /** The profiles that are written. */
  readonly profiles: readonly Profile[];
  run(input: Uint8Array, options: GenerateOptions): GenerateOutcome;
}
