/** Days as tests and tasks count them: from 1970-01-01, in UTC. */

const MILLISECONDS = 86_400_000;

/** Among the options of a task that samples: what it is for is read where samples are chosen. */
export const dayOption = { day: { type: "string" } } as const;

/** The day that `--day 2027-01-20` names, or this one. */
export function arguedDay(args: readonly string[]): number {
  const at = args.findIndex((it) => it === "--day" || it.startsWith("--day="));
  if (at < 0) return Math.floor(Date.now() / MILLISECONDS);
  const text = args[at] === "--day" ? args[at + 1] ?? "" : (args[at] ?? "").slice("--day=".length);
  const day = Date.parse(`${text}T00:00:00Z`) / MILLISECONDS;
  // A day that a month does not have is read as one of the next.
  if (!Number.isInteger(day) || dateOf(day) !== text) {
    throw new RangeError(`Cannot sample for the day "${text}": name it as --day 2027-01-20`);
  }
  return day;
}

/** A day as ISO 8601 writes it. */
export function dateOf(day: number): string {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10);
}
