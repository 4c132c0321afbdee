/** The known name that somebody most likely meant: fewest changes, and not more than a third of its letters. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = plain(name);
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const candidate of known) {
    const changes = distance(wanted, plain(candidate));
    if (changes < least && changes <= Math.max(1, candidate.length / 3)) [best, least] = [candidate, changes];
  }
  return best;
}

const LONGEST = 60;

/** Without what spelling varies in: `invoice_number` is `invoiceNumber`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Letters to insert, drop or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
