/** Patches for the findings of a verdict: mechanical repairs are tried, and offered where they make the invoice better. */
import { grouped } from "../../model/grouped.ts";
import { type GroupId, isTermId, type TermId, termRows } from "../../model/terms.ts";
import type { Profile } from "../../scenarios/table.ts";
import type { JsonReading } from "../../open/read_json.ts";
import { factsOf } from "../../rules/index.ts";
import type { Severity } from "../../rules/kit/rule.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { JsonTree, Operation } from "../operation.ts";
import { repairOf } from "./repairs.ts";
import { settle, trusts } from "./settle.ts";
import { numeric } from "../values.ts";

/** What is looked at of a finding on a JSON invoice. */
export interface Found {
  readonly rule: string;
  readonly field: TermId | GroupId | readonly (TermId | GroupId)[];
  readonly severity: Severity;
  readonly location?: { readonly pointer: string };
}

export interface Subject {
  readonly tree: JsonTree;
  /** The invoice as it is stated, without what would be worked out. */
  readonly stated: JsonReading;
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly lang: string;
  /** What is not stated must be added, because nobody works it out. */
  readonly complete: boolean;
  readonly findings: readonly Found[];
  /** There are more findings than a result holds. */
  readonly truncated: boolean;
  /** Those of some patches that the reader gets to see, in the order in which the reader sees them. */
  shown(patches: ReadonlyMap<Found, Patch>): readonly Patch[];
  /** The findings on a changed invoice by the same rules; undefined for one that is not read. */
  judge(changed: JsonTree): readonly Found[] | undefined;
}

export type Patch = readonly Operation[];

/** The patch of each finding that has one. Findings of one cause have the same patch, to be applied once. */
export function propose(subject: Subject): ReadonlyMap<Found, Patch> {
  if (subject.findings.length === 0) return new Map();
  const offers = [...valueOffers(subject), ...amountOffers(subject)];
  return together(subject, offers);
}

/** A patch for some findings. */
export type Offer = ReadonlyMap<Found, Patch>;

/** Rule by rule, so that each is checked once, however often it failed. */
export function valueOffers(subject: Omit<Subject, "shown">): readonly Offer[] {
  const { tree, profile, syntax, lang, findings } = subject;
  const byRule = grouped(findings, ({ rule }) => rule);
  return [...byRule].flatMap(([rule, found]) => {
    const patches = found.map((it) => {
      const pointer = it.location?.pointer ?? "";
      const fields = typeof it.field === "string" ? [it.field] : it.field;
      return [it, repairOf({ tree, rule, pointer, fields, profile, syntax, lang })] as const;
    });
    const offer = new Map(patches.filter(([, patch]) => patch.length > 0));
    return offer.size > 0 && fixedBy(subject, offer).size === offer.size ? [offer] : [];
  });
}

/** Of the ways to make the sums hold, the one that fixes the most findings and keeps the most of what is stated. */
function amountOffers(subject: Subject): readonly Offer[] {
  const found = subject.findings.filter(({ rule }) => factsOf(rule)?.repair === "sums");
  if (found.length === 0 || subject.findings.some(isNoNumber)) return [];
  let best: Offer = new Map();
  for (const trust of trusts) {
    const patch = settle(subject.stated, trust, subject.complete);
    if (patch.length === 0) continue;
    const offer = new Map(found.map((it) => [it, patch] as const));
    const helped = fixedBy(subject, offer);
    if (helped.size > best.size) best = new Map([...helped].map((it) => [it, patch]));
    if (best.size === found.length) break;
  }
  return best.size === 0 ? [] : [best];
}

/** A number that cannot be read, or cannot be right: what follows from it would be wrong, too. */
function isNoNumber({ rule, field }: Found): boolean {
  const { value } = factsOf(rule) ?? {};
  if (value?.includes("amount") === true) return true;
  return value?.includes("mistyped") === true &&
    [field].flat().some((it) => isTermId(it) && numeric.includes(termRows[it].type));
}

/** The findings that all patches of an offer together fix; none if they cause a new fatal one. */
function fixedBy(subject: Omit<Subject, "shown">, offer: Offer): ReadonlySet<Found> {
  const after = checked(subject, [...offer.values()]);
  const isBad = after === undefined || isWorse(subject.findings, after);
  if (isBad && (after === undefined || !isReadingAlone(offer.keys(), subject.findings, after))) return new Set();
  const left = new Set(after.map(nameOf));
  return new Set([...offer.keys()].filter((it) => !left.has(nameOf(it))));
}

function checked(
  { tree, judge }: Pick<Subject, "tree" | "judge">,
  patches: readonly Patch[],
): readonly Found[] | undefined {
  const changed = tree.with(distinct(patches).flat());
  return changed === undefined ? undefined : judge(changed);
}

/** Each patch once: findings with one cause share it. */
function distinct(patches: readonly Patch[]): readonly Patch[] {
  return [...new Map(patches.map((it) => [JSON.stringify(it), it])).values()];
}

/** With a value that nobody could read, what is wrong beside it comes to light; where it is wrong itself, it was not meant. */
export function isReadingAlone(made: Iterable<Found>, before: readonly Found[], after: readonly Found[]): boolean {
  const read = [...made];
  const terms = new Set(read.flatMap(({ field }) => field));
  return read.every(({ rule }) => factsOf(rule)?.value?.includes("mistyped") === true) &&
    freshIn(before, after).every(({ field }) => ![field].flat().some((it) => terms.has(it)));
}

export function isWorse(before: readonly Found[], after: readonly Found[]): boolean {
  return freshIn(before, after).length > 0;
}

/** Fatal findings of rules that did not fail before. */
function freshIn(before: readonly Found[], after: readonly Found[]): readonly Found[] {
  const known = new Set(before.map(({ rule }) => rule));
  return after.filter(({ rule, severity }) => severity === "fatal" && !known.has(rule));
}

export function nameOf({ rule, location }: Found): string {
  return `${rule} ${location?.pointer}`;
}

/** As many of the offers as can be applied together, the first ones first. */
function together(subject: Subject, offers: readonly Offer[]): Offer {
  let taken: Offer = new Map();
  for (const offer of offers) {
    const more = new Map([...taken, ...offer]);
    const after = checked(subject, subject.shown(more));
    if (after !== undefined && !isWorse(subject.findings, after)) taken = more;
  }
  return taken;
}
