/**
 * Findings with the repairs that are sure: an entry of its own, so that only callers who ask for them pay for them. A patch is a
 * JSON Patch (RFC 6902) on the JSON model; for an XML invoice, on what `parse` gives of it. Each is that of a root that the
 * diagnosis finds: with all of them together, their findings are gone and nothing fatal is new.
 */
import type { Finding, Location } from "../judge/findings.ts";
import { judge } from "../judge/judge.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { ValidationResult } from "../judge/validate.ts";
import type { JsonVerdict } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Opened, OpenedJson, OpenedXml } from "../open/open.ts";
import { Kinds, mayBeApplied } from "../edits/kinds.ts";
import { withOperations } from "../edits/model.ts";
import type { Operation, Patch } from "../edits/operation.ts";
import { added } from "./adding.ts";
import type { Found } from "./found.ts";
import { type Diagnosed, diagnosedOf } from "./model.ts";
import type { Root } from "./root.ts";
import { rootsOf } from "./roots.ts";
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
  const roots = together(sure.toSorted((one, other) => rankOf(one) - rankOf(other)), diagnosed, opened, how);
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

/** Those that can be applied together in the order in which the reader sees them. */
function together(roots: readonly Root[], diagnosed: Diagnosed, opened: Opened, how: JudgeOptions): readonly Root[] {
  const trials = trialsOn(diagnosed, opened, how);
  const { tree, findings } = trials.subject;
  const own = roots.map((it) => ({ ...it, findings: [...it.findings] }));
  return added({ roots: [], repaired: { tree, findings } }, own, trials).roots;
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
