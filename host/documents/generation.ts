/** Writing invoices, as far as a server does: what a build lacks, `createApp` is not given. */
import type { Profile } from "../../engine/mod.ts";

export interface Generation {
  /** The profiles that are written as XML. */
  readonly profiles: readonly Profile[];
  /** Whether the one that has pages is written as PDF, too. */
  readonly pages: boolean;
}
