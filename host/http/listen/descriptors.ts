/** File descriptors: a process without free ones accepts no connections, and Node's server does not recover. */
import { fileURLToPath } from "node:url";

/** What else has descriptors beside connections: the store, the log, files that are read, calls to others. */
const OTHERS = 64;
/** Connections that Node's server takes before it lets one of those be ended that had to go for them: 128, measured. */
const AT_ONCE = 128;

const RESERVE = OTHERS + AT_ONCE;

/** As many connections as the process can have, up to those that are wanted, and one at least. */
export function connectionsWithin(wanted: number): number {
  return Math.max(1, spareDescriptors(wanted + RESERVE) - RESERVE);
}

/** How many files can be opened, up to a number. There is no call to ask for the limit, so that many are opened. */
function spareDescriptors(most: number): number {
  const files: Deno.FsFile[] = [];
  // By its path: a URL is taken apart again for each.
  const any = fileURLToPath(import.meta.url);
  try {
    while (files.length < most) files.push(Deno.openSync(any));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EMFILE")) throw error;
  } finally {
    for (const file of files) file.close();
  }
  return files.length;
}
