/**
 * The known name that somebody most likely meant: fewest changes, and not more than a third of its letters. Known names have
 * letters and digits alone.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = plain(name);
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const candidate of known) {
    const most = Math.min(least - 1, Math.max(1, Math.floor(candidate.length / 3)));
    // Known without counting, and so for most names there is nothing to count.
    if (Math.abs(wanted.length - candidate.length) > most) continue;
    const changes = distance(wanted, candidate.toLowerCase(), most);
    if (changes <= most) [best, least] = [candidate, changes];
  }
  return best;
}

const LONGEST = 60;

/** Without what spelling varies in: `invoice_number` is `invoiceNumber`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Letters to insert, drop or replace (Levenshtein); where they are more than `most`, just some number above it. */
function distance(from: string, to: string, most: number): number {
  const row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    let diagonal = i - 1;
    let left = row[0] = i;
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const above = row[j] ?? 0;
      left = Math.min(diagonal + (from[i - 1] === to[j - 1] ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      row[j] = left;
      if (left < least) least = left;
    }
    // No row is less than the one before it.
    if (least > most) return least;
  }
  return row[to.length] ?? 0;
}
