/**
 * The log's way out of the process: entries wait in a bounded queue and are written in the background. A reader that stalls or
 * goes away costs entries and nothing more: no request waits for it, or fails because of it.
 */
import { within } from "../kit/within.ts";
import { droppedEntry, lineOf, type LogEntry } from "../domain/log_entry.ts";

/** Takes bytes, and says how many; rejects when nobody reads them. */
export type Write = (bytes: Uint8Array) => Promise<number>;

const LINE_BREAK = 10;
/** Characters that wait at most. */
const MOST = 1_000_000;
/** Milliseconds for which lines are gathered: a write costs as much as a tenth of a small verdict, whatever it holds. */
const GATHERING = 20;

export class LogQueue {
  #lines: string[] = [];
  #length = 0;
  #dropped = 0;
  /** Of all that was dropped so far. */
  #lost = 0;
  /** The last write broke off within a line. */
  #isTorn = false;
  #writing: Promise<void> | undefined;

  constructor(readonly write: Write, readonly clock: () => number = Date.now) {}

  /** Takes an entry, or drops and counts it where too many wait. Never throws. */
  take(entry: LogEntry): void {
    const line = lineOf(entry);
    if (this.#length + line.length > MOST) {
      this.#dropped++;
      this.#lost++;
      return;
    }
    this.#lines.push(line);
    this.#length += line.length;
    this.#writing ??= this.#drain();
  }

  /** How many entries were dropped since the process began. */
  get lost(): number {
    return this.#lost;
  }

  /** Resolves when all is written, or cannot be, or the time is over. */
  async flushed(milliseconds: number): Promise<void> {
    await within(milliseconds, this.#writing ?? Promise.resolve(), () => {});
  }

  async #drain(): Promise<void> {
    while (this.#lines.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHERING));
      await this.#send();
    }
    this.#writing = undefined;
  }

  /** Writes what waits, and how much was dropped behind it. */
  async #send(): Promise<void> {
    const lines = this.#lines;
    const dropped = this.#dropped;
    this.#lines = [];
    this.#length = 0;
    this.#dropped = 0;
    const torn = this.#isTorn ? "\n" : "";
    const report = dropped === 0 ? "" : lineOf(droppedEntry(dropped, this.clock()));
    try {
      await this.#writeAll(new TextEncoder().encode(torn + lines.join("") + report));
    } catch {
      // Nobody reads. A later reader learns how much was dropped.
      this.#dropped += dropped + lines.length;
      this.#lost += lines.length;
    }
  }

  async #writeAll(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      done += await this.write(bytes.subarray(done));
      this.#isTorn = bytes[done - 1] !== LINE_BREAK;
    }
  }
}
