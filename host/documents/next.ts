/** What the edition that follows makes of an invoice: valid now, refused then, and why. */
import type { Finding, FollowedEdition, Location, Verdict } from "../../engine/mod.ts";

/** Both verdicts are those of the official validators. */
export interface Next {
  /** From when it is in force. */
  readonly since: string;
  /** null where it is not carried: then nothing is known of it. */
  readonly edition: FollowedEdition | null;
  readonly valid_now: boolean;
  readonly valid_then: boolean | null;
  /** Findings that come, and those that go. */
  readonly comes: readonly Finding<Location>[];
  readonly goes: readonly Finding<Location>[];
}

/** How an invoice is judged; with the sets of the editions that follow at hand (`next` of a plan). */
export interface How {
  readonly strict: true;
  readonly asOf?: string;
}

/** null where no edition is known that follows the one which holds. */
export function nextOf(judged: (how: How) => Verdict): Next | null {
  const now = judged({ strict: true });
  const own = now.provenance.editions.at(-1);
  const since = own?.until ?? null;
  if (since === null) return null;
  const then = judged({ strict: true, asOf: since });
  const edition = then.provenance.editions.at(-1);
  if (edition === undefined || edition.edition === own?.edition) {
    return { since, edition: null, valid_now: now.valid, valid_then: null, comes: [], goes: [] };
  }
  return {
    since,
    edition,
    valid_now: now.valid,
    valid_then: then.valid,
    comes: beyond(then, now),
    goes: beyond(now, then),
  };
}

/** Asks what the edition that follows makes of a document. */
export interface Foreseen {
  readonly next?: boolean;
}

type Judged = { readonly ok: Verdict } | { readonly refusal: unknown };

/** What the edition that follows makes of a document that was read. */
export function foreseen(
  wanted: boolean | undefined,
  outcome: Judged,
  judged: (how: How) => Judged,
): { readonly next?: Next | null } {
  if (wanted !== true || !("ok" in outcome)) return {};
  return {
    next: nextOf((how) => {
      const again = judged(how);
      if (!("ok" in again)) throw new TypeError("what was read once is read again");
      return again.ok;
    }),
  };
}

/** The findings of a verdict that another does not have. */
function beyond(verdict: Verdict, other: Verdict): readonly Finding<Location>[] {
  const known = new Set(all(other).map(findingKey));
  return all(verdict).filter((it) => !known.has(findingKey(it)));
}

function all({ errors, warnings, information }: Verdict): readonly Finding<Location>[] {
  return [...errors, ...warnings, ...information];
}

function findingKey({ rule, severity, location }: Finding<Location>): string {
  return JSON.stringify([rule, severity, location]);
}
