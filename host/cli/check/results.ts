/** Where the results of a run go: to the terminal, or to a file. */
import { printable } from "../printable.ts";
import { type Terminal, UsageError } from "../terminal.ts";
import { reasonOf } from "../unwritten.ts";

export interface Results {
  write(text: string): void;
  /** Whether they may be seen where progress is shown. */
  readonly onScreen: boolean;
  /** How many bytes were written, with those of the run that this one goes on with. */
  readonly bytes: number;
  /** Milliseconds between two notes of how far the run is. What came out since the last note comes out again. */
  readonly noted: number;
  /** Sees to it that what was written outlives the machine. */
  sync(): Promise<void>;
  close(): void;
}

export function toTerminal({ out }: Pick<Terminal, "out">): Results {
  // A terminal takes nothing back, so each result is noted.
  return { write: out, onScreen: true, bytes: 0, noted: 0, sync: () => Promise.resolve(), close: () => {} };
}

/**
 * Writes a file again, or goes on behind its first `from` bytes. Throws UsageError where that cannot be, and where another
 * process is writing it.
 */
export async function toFile(path: string, from: number | undefined): Promise<Results> {
  const file = await opened(path);
  if ("tryLock" in file && !await file.tryLock(true)) {
    file.close();
    throw new UsageError(`"${printable(path)}" is being written by another process`);
  }
  const { size, isFile } = await file.stat();
  if (from !== undefined && size < from) {
    file.close();
    throw new UsageError(
      `"${printable(path)}" has ${size} bytes, and ${from} were written: it is not the file of that run. ` +
        "Remove the --resume file to start over",
    );
  }
  let bytes = from ?? 0;
  if (isFile) await file.truncate(bytes);
  const encoder = new TextEncoder();
  return {
    write(text) {
      const piece = encoder.encode(text);
      written(path, () => {
        for (let done = 0; done < piece.length;) done += file.writeSync(piece.subarray(done));
      });
      bytes += piece.length;
    },
    onScreen: false,
    get bytes() {
      return bytes;
    },
    noted: 250,
    sync: () => file.syncData().catch((error) => Promise.reject(unwritten(path, error))),
    close: () => file.close(),
  };
}

function written(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw unwritten(path, error);
  }
}

function unwritten(path: string, error: unknown): UsageError {
  return new UsageError(`"${printable(path)}" cannot be written: ${reasonOf(error)}`);
}

async function opened(path: string): Promise<Deno.FsFile> {
  try {
    return await Deno.open(path, { append: true, create: true });
  } catch (error) {
    throw unwritten(path, error);
  }
}
