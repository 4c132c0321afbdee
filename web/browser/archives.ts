/** Archives among the files that were chosen are opened, and their invoices stand in their place. */
import { nothingAsked } from "../worker/repaired.ts";
import type { Settings, Unpacked } from "../worker/protocol.ts";
import type { Maker } from "./checker.ts";

export function isArchive({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

/** One without an invoice in it stays as it is, so that the report says why it cannot be read. */
export async function withoutArchives(
  chosen: readonly File[],
  worker: Maker,
  settings: Settings,
): Promise<{ readonly files: readonly File[]; readonly left: number }> {
  const all: Unpacked[] = [];
  for (const file of chosen) {
    const of = { file, settings, asked: nothingAsked };
    const unpacked = isArchive(file) ? await worker.make("unpack", of) : undefined;
    all.push({ files: [file], left: 0, ...(unpacked?.files.length ? unpacked : {}) });
  }
  return { files: all.flatMap(({ files }) => files), left: all.reduce((sum, { left }) => sum + left, 0) };
}
