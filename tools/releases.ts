/** The releases of a changelog, for GET /v1/versions. */

export interface Release {
  readonly version: string;
  /** YYYY-MM-DD; null for what is not released yet. */
  readonly date: string | null;
  readonly rules_added: readonly string[];
}

/**
 * The newest first, as in the changelog. A rule belongs to the oldest release whose notes name it, and all that none names
 * came with the first, which brought the official rule sets as a whole.
 */
export function releasesIn(changelog: string, rules: readonly string[]): readonly Release[] {
  const left = new Set(rules);
  const notesOf = changelog.split(/^## /m).slice(1).reverse();
  const named = new Set(notesOf.slice(1).flatMap((notes) => rules.filter((rule) => names(notes, rule))));
  const oldestFirst = notesOf.map((notes, at): Release => {
    const [, version, date] = /^(\S+), (?:(\d{4}-\d{2}-\d{2})|unreleased)\n/.exec(notes) ?? [];
    if (version === undefined) throw new Error(`"## ${notes.split("\n")[0]}" names no version with its date`);
    const own = [...left].filter((rule) => names(notes, rule) || (at === 0 && !named.has(rule))).sort();
    for (const rule of own) left.delete(rule);
    return { version, date: date ?? null, rules_added: own };
  });
  return oldestFirst.reverse();
}

/** BR-1 is not named where BR-10 is. */
function names(notes: string, rule: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(rule)}(?![\\w-])`).test(notes);
}
