/** Progress for a person at a terminal, when there is enough to wait for. */
import type { Terminal } from "./terminal.ts";

/** Files from which on progress is shown. */
const MANY = 20;

/** `clear` takes the line away again, before anything else is written. */
export function progress(total: number, terminal: Terminal): { step(): void; clear(): void } {
  if (total <= MANY || !terminal.interactive) return { step: () => {}, clear: () => {} };
  let done = 0;
  return {
    step() {
      done++;
      terminal.err(`\r${done} of ${total} files`);
    },
    clear: () => terminal.err("\r\x1b[K"),
  };
}
