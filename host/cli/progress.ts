/** Progress for a person at a terminal, when there is enough to wait for. */
import type { Terminal } from "./terminal.ts";

/** Files from which on progress is shown. */
const MANY = 20;

/** `clear` takes the line away again, before anything else is written. */
export function progress(terminal: Terminal): { step(): void; clear(): void } {
  if (!terminal.interactive) return { step: () => {}, clear: () => {} };
  let done = 0;
  return {
    step() {
      done++;
      if (done > MANY) terminal.err(`\r${done} files`);
    },
    clear() {
      if (done > MANY) terminal.err("\r\x1b[K");
    },
  };
}
