/** Progress for a person at a terminal, when there is enough to wait for. */
import type { Terminal } from "./terminal.ts";
import type { Words } from "./words.ts";

/** Files from which on progress is shown. */
const MANY = 20;
/** Milliseconds between two lines: nobody reads faster, and each costs as much as a tenth of a small file. */
const OFTEN = 100;
/** Milliseconds after which it is said how long the rest will take, and the share of all that must be done by then. */
const [SOON, LITTLE] = [3_000, 0.002];

export interface Progress {
  /** One more is done; of all there are, a share up to `upTo` is then, where that is known. */
  step(upTo: number | undefined): void;
  /** Takes the line away again, before anything else is written. */
  clear(): void;
}

interface Mark {
  readonly upTo: number;
  readonly at: number;
}

export function progress(
  { interactive, err }: Pick<Terminal, "interactive" | "err">,
  { files, timeLeft }: Pick<Words, "files" | "timeLeft">,
  clock: () => number = () => performance.now(),
): Progress {
  if (!interactive) return { step: () => {}, clear: () => {} };
  let done = 0;
  let isShown = false;
  let shownAt = -Infinity;
  let first: Mark | undefined;
  return {
    step(upTo) {
      done++;
      const at = clock();
      if (upTo !== undefined) first ??= { upTo, at };
      if (done <= MANY || at - shownAt < OFTEN) return;
      const left = first === undefined || upTo === undefined ? undefined : secondsLeft(first, { upTo, at });
      err(`\r${files(done)}${left === undefined ? "" : timeLeft(said(left))}\x1b[K`);
      [isShown, shownAt] = [true, at];
    },
    clear() {
      if (isShown) err("\r\x1b[K");
      isShown = false;
    },
  };
}

/** At the pace since the first mark. What earlier runs did is before that. */
function secondsLeft(first: Mark, now: Mark): number | undefined {
  const [elapsed, share] = [now.at - first.at, now.upTo - first.upTo];
  return elapsed < SOON || share < LITTLE ? undefined : elapsed * (1 - now.upTo) / share / 1_000;
}

/** Units up to which a smaller one is read more easily. */
const MOST = 90;

function said(seconds: number): string {
  if (seconds < MOST) return `${Math.round(seconds)} s`;
  const minutes = seconds / 60;
  return minutes < MOST ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}
