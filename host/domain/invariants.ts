/**
 * What must hold of every answer, whatever was sent: it is looked at before the answer is given, because looking costs next to
 * nothing. What does not hold is a fault of this program: the request ends as internal_error, the log and the metrics name the
 * invariant, and the process goes on. An answer that contradicts itself is given to nobody.
 */
import type { Finding, Location, Truncated } from "../../engine/mod.ts";

/** What a finding is about has a place, in a document of so many lines. */
interface Judged {
  readonly valid: boolean;
  readonly errors: readonly Finding<Location>[];
  readonly warnings: readonly Finding<Location>[];
  readonly information: readonly Finding<Location>[];
  readonly findings_truncated?: Truncated | undefined;
  readonly official?: { readonly valid: boolean; readonly errors: number } | undefined;
}

/** Of a repair: the document before and after, and what was changed where. */
interface RepairedDocument {
  readonly given: Uint8Array;
  readonly bytes: Uint8Array;
  readonly applied: readonly {
    readonly changes: readonly {
      readonly new: string | null;
      readonly location: { readonly line: number } | null;
    }[];
  }[];
}

/** Of a charge that is about to be made: whose it is, what is used of the allowance then, and what the allowance is. */
interface Charged {
  readonly account: string;
  readonly used: number;
  readonly limit: number;
}

export const invariants = [
  "verdict_agrees_with_findings",
  "finding_is_in_its_list",
  "finding_is_in_the_document",
  "untouched_document_is_the_same",
  "document_differs_behind_its_first_place",
  "charge_has_a_payer",
  "charge_is_within_its_allowance",
] as const;

export type Invariant = (typeof invariants)[number];

/** What did not hold. The name is all that the log gets; there is nothing of a document in it. */
export class BrokenInvariant extends Error {
  constructor(invariant: Invariant) {
    super("an answer was not given because it contradicts itself");
    this.name = invariant;
  }
}

export function isInvariant(name: string): name is Invariant {
  return invariants.some((it) => it === name);
}

function hold(invariant: Invariant, holds: boolean): void {
  if (!holds) throw new BrokenInvariant(invariant);
}

/** Throws BrokenInvariant where a verdict on a document contradicts itself. Bytes are given of XML, whose places are lines. */
export function holdVerdict(verdict: Judged, xml?: Uint8Array): void {
  const { valid, errors, findings_truncated: cut, official } = verdict;
  const fatal = cut?.by_severity.errors.total ?? errors.length;
  hold("verdict_agrees_with_findings", valid === (fatal === 0));
  hold("verdict_agrees_with_findings", official === undefined || official.valid === (official.errors === 0));
  holdFindings(verdict, xml);
}

const lists = { errors: "fatal", warnings: "warning", information: "information" } as const;

/** The same of findings that come without a verdict. */
export function holdFindings(findings: Partial<Pick<Judged, keyof typeof lists>>, xml?: Uint8Array): void {
  let last = 1;
  for (const list of ["errors", "warnings", "information"] as const) {
    for (const { severity, location } of findings[list] ?? []) {
      hold("finding_is_in_its_list", severity === lists[list]);
      if (location === undefined) continue;
      hold("finding_is_in_the_document", isPlace(location));
      if ("line" in location) last = Math.max(last, location.line);
    }
  }
  if (xml !== undefined && last > 1) hold("finding_is_in_the_document", hasLine(xml, last));
}

function isPlace(location: Location): boolean {
  if ("line" in location) return location.line >= 1 && location.column >= 1 && location.path.startsWith("/");
  return location.pointer === "" || location.pointer.startsWith("/");
}

const LF = 10;
const CR = 13;

/** Whether there are so many lines: at least as many ends of lines less one, in whatever encoding. Few documents have a CR. */
function hasLine(bytes: Uint8Array, line: number): boolean {
  const ends = timesOf(LF, bytes, line - 1);
  return ends === line - 1 || ends + timesOf(CR, bytes, line - 1 - ends) === line - 1;
}

/** How often a byte occurs, counted no further than to `most`. */
function timesOf(byte: number, bytes: Uint8Array, most: number): number {
  let times = 0;
  for (let at = bytes.indexOf(byte); at !== -1 && times < most; at = bytes.indexOf(byte, at + 1)) times++;
  return times;
}

/** The byte at which a line begins at the latest, counting each CR and each LF as an end; undefined where there are fewer. */
function offsetOfLine(bytes: Uint8Array, line: number): number | undefined {
  let ends = 1;
  if (ends === line) return 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if ((byte === LF || byte === CR) && ++ends === line) return at + 1;
  }
  return undefined;
}

/** Throws BrokenInvariant where a document was changed that nothing was to be changed in, or before the first place of all. */
export function holdRepair({ given, bytes, applied }: RepairedDocument): void {
  if (applied.length === 0) return hold("untouched_document_is_the_same", areSame(given, bytes, given.length));
  // What is reassembled, what was missing, and what goes with the enclosing element has no named place.
  const isPlaced = applied.every(({ changes }) => {
    return changes.length > 0 && changes.every((it) => it.location !== null && it.new !== null);
  });
  if (!isPlaced) return;
  const first = Math.min(...applied.flatMap(({ changes }) => changes.map(({ location }) => location?.line ?? 1)));
  // Each CR LF counts twice, so that this begins no later than the line does.
  const from = offsetOfLine(given, first) ?? 0;
  hold("document_differs_behind_its_first_place", areSame(given.subarray(0, from), bytes.subarray(0, from), from));
}

function areSame(one: Uint8Array, other: Uint8Array, length: number): boolean {
  return one.length === other.length && one.length === length && one.every((byte, at) => byte === other[at]);
}

/** Throws BrokenInvariant where a charge is nobody's, counts nothing, or counts more than there is. */
export function holdCharge({ account, used, limit }: Charged): void {
  hold("charge_has_a_payer", account !== "");
  hold("charge_is_within_its_allowance", used >= 1 && used <= limit);
}
