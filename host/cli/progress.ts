/** Progress for a person at a terminal, when there is enough to wait for. */
import type { Terminal } from "./terminal.ts";

/** Files from which on progress is shown. */
const MANY = 20;

export function progress(total: number, terminal: Terminal): { step(): void; end(): void } {
  if (total <= MANY || !terminal.interactive) return { step: () => {}, end: () => {} };
  let done = 0;
  return {
    step() {
      done++;
      terminal.err(`\r${done} of ${total} files`);
    },
    end: () => terminal.err("\r\x1b[K"),
  };
}
