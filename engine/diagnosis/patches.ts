/**
 * Findings with the repairs that are sure: an entry of its own, so that only callers who ask for them pay for them. A patch is a
 * JSON Patch (RFC 6902) on the JSON model; for an XML invoice, on what `parse` gives of it. Each is that of a root that the
 * diagnosis finds: with all of them together, their findings are gone and nothing fatal is new.
 */
import type { Finding, Location } from "../judge/findings.ts";
import { judge } from "../judge/judge.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { ValidationResult } from "../judge/validate.ts";
import { type JsonVerdict, judgeJson } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Opened, OpenedJson, OpenedXml } from "../open/open.ts";
import { Kinds, mayBeApplied } from "../edits/kinds.ts";
import { asJson, withOperations } from "../edits/model.ts";
import type { Operation, Patch } from "../edits/operation.ts";
import { patchOf } from "./adding.ts";
import { type Found, isWorse } from "./found.ts";
import { diagnosedOf } from "./model.ts";
import type { Root } from "./root.ts";
import { rootsOf } from "./roots.ts";
import { subjectOf } from "./subject.ts";
import { trialsOn } from "./trials.ts";
import { isOpenRoot } from "./wording.ts";

export type { Operation, Patch };

/** A finding with what repairs it, where that is sure. */
export type Patched<F> = F & Partial<Offered>;

export interface Offered {
  readonly patch: Patch;
  /** The patch changes what is owed, or what something is: it is applied only where somebody says so. */
  readonly needs_consent?: true;
}

/** A verdict whose findings have their patches. */
export type WithPatches<V extends Verdict> =
  & Omit<V, "errors" | "warnings" | "information">
  & { readonly [list in "errors" | "warnings" | "information"]: readonly Patched<V[list][number]>[] }
  & { readonly patchesFailed?: true };

/**
 * The verdict on a document that was opened, with patches: of JSON on that JSON, of XML on the JSON that `parse` makes of it.
 * Where looking for them breaks, `patchesFailed` says so, and `onFault` gets to know why.
 */
export function judgeWithPatches(opened: OpenedXml, options?: JudgeOptions): WithPatches<ValidationResult>;
export function judgeWithPatches(opened: OpenedJson, options?: JudgeOptions): WithPatches<JsonVerdict>;
export function judgeWithPatches(opened: Opened, options?: JudgeOptions): WithPatches<Verdict>;
export function judgeWithPatches(opened: Opened, options: JudgeOptions = {}): WithPatches<Verdict> {
  return verdictWithPatches(opened, judge(opened, options), options);
}

/**
 * A verdict on a document with patches; `options` are those that it was judged with. What breaks in a trial is no fault of the
 * verdict: what looks for patches has nobody to tell.
 */
export function verdictWithPatches<V extends Verdict>(
  opened: Opened,
  verdict: V,
  { onFault, ...how }: JudgeOptions = {},
): WithPatches<V> {
  try {
    return attached(verdict, verdict.valid && isClean(verdict) ? new Map() : offersFor(opened, verdict, how));
  } catch (cause) {
    onFault?.({ at: "patches", cause });
    return { ...verdict, patchesFailed: true };
  }
}

function isClean({ warnings, information }: Verdict): boolean {
  return warnings.length + information.length === 0;
}

/**
 * A JSON invoice with patches applied, each once, one after the other; undefined if the place of one does not exist. Of an XML
 * invoice, the JSON that `parse` makes of it: its totals are taken as it states them.
 */
export function patched(opened: Opened, patches: readonly Patch[]): OpenedJson | undefined {
  const different = new Map(patches.map((patch) => [JSON.stringify(patch), patch]));
  return withOperations(opened, [...different.values()].flat());
}

type Offers = ReadonlyMap<unknown, Offered>;

/** Findings of one root have the same patch, to be applied once, with whether it may be applied unasked. */
function offersFor(opened: Opened, verdict: Verdict<Location>, how: JudgeOptions): Offers {
  const diagnosed = diagnosedOf(opened, how, verdict);
  const ranks = new Map<Found | undefined, number>(diagnosed.pairs.map(({ twin }, index) => [twin, index]));
  const trials = trialsOn(diagnosed, opened, how);
  const sure = rootsOf(trials).roots.filter((it) => it.patch.length > 0 && !isOpenRoot(it));
  const roots = together(sure.toSorted((one, other) => rankOf(one) - rankOf(other)), opened, verdict, how);
  const ground = { tree: trials.subject.tree, asStated: trials.subject.complete };
  const kinds = new Kinds(ground, roots.map(({ patch }) => patch));
  const offers = new Map(roots.flatMap(({ patch, findings }) => {
    const offered: Offered = mayBeApplied(kinds.of(patch)) ? { patch } : { patch, needs_consent: true };
    return findings.map((it) => [it, offered] as const);
  }));
  return new Map(diagnosed.pairs.flatMap(({ finding, twin }) => {
    const offered = twin === undefined ? undefined : offers.get(twin);
    return offered === undefined ? [] : [[finding, offered] as const];
  }));

  function rankOf({ findings }: Root): number {
    return Math.min(...findings.map((it) => ranks.get(it) ?? Infinity));
  }
}

/**
 * As many as can be applied together, in the order in which the reader sees them, to the JSON that the reader has, without anything
 * fatal that was not there: what a value that can be read now brings to light is for the diagnosis.
 */
function together(roots: readonly Root[], opened: Opened, { profile }: Verdict, how: JudgeOptions): readonly Root[] {
  const model = opened.kind === "json" ? opened : asJson(opened);
  const options = { ...how, profile, unasked: how.profile === undefined };
  const { tree, findings, judge: judged } = subjectOf(model, judgeJson(model, options), options);
  let tries = MOST_TRIES;
  return fitting([], roots, (all) => {
    const changed = tries-- > 0 ? tree.with(patchOf(all)) : undefined;
    const after = changed === undefined ? undefined : judged(changed);
    return after !== undefined && !isWorse(findings, after);
  });
}

const MOST_TRIES = 32;

/** All at once where that fits, else half by half down to each. */
function fitting(
  taken: readonly Root[],
  roots: readonly Root[],
  fits: (all: readonly Root[]) => boolean,
): readonly Root[] {
  if (roots.length === 0 || fits([...taken, ...roots])) return [...taken, ...roots];
  if (roots.length === 1) return taken;
  const half = Math.ceil(roots.length / 2);
  return fitting(fitting(taken, roots.slice(0, half), fits), roots.slice(half), fits);
}

function attached<V extends Verdict>(verdict: V, offers: Offers): WithPatches<V> {
  const withPatch = <F extends Finding<Location>>(finding: F): Patched<F> => ({ ...finding, ...offers.get(finding) });
  return {
    ...verdict,
    errors: verdict.errors.map(withPatch),
    warnings: verdict.warnings.map(withPatch),
    information: verdict.information.map(withPatch),
  };
}
