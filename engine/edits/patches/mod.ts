/**
 * Mechanical repairs: an entry of its own, so that only callers who ask for them pay for them. A patch is a JSON Patch (RFC 6902)
 * on the JSON model; for an XML invoice, on what `parse` gives of it. Each was tried: applied alone or with all others, its
 * finding is gone and nothing fatal is new.
 */
import type { Finding, JsonPlace, Location } from "../../judge/findings.ts";
import { judge } from "../../judge/judge.ts";
import type { JudgeOptions } from "../../judge/options.ts";
import type { ValidationResult } from "../../judge/validate.ts";
import { type JsonVerdict, judgeJson } from "../../judge/validate_json.ts";
import type { Verdict } from "../../judge/verdict.ts";
import type { Syntax } from "../../model/codes/index.ts";
import { grouped } from "../../model/grouped.ts";
import type { Opened, OpenedJson, OpenedXml } from "../../open/open.ts";
import { asJson, withOperations } from "../model.ts";
import { JsonTree, type Operation } from "../operation.ts";
import { Kinds, mayBeApplied } from "../kinds.ts";
import { type Patch, propose } from "./propose.ts";
import { allOf, findingKind, subjectOf } from "./subject.ts";

export type { Operation, Patch };

/** A finding with what repairs it, where that is mechanical. */
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
  if (opened.kind === "xml") {
    const verdict = judge(opened, options);
    return withPatches(verdict, options, (how) => patchesOnModel(opened, verdict, how));
  }
  const verdict = judge(opened, options);
  return withPatches(verdict, options, (how) => offered(opened, patchesOn(opened, verdict, how)));
}

/** A verdict that kept a JSON invoice from being written, with patches; `options` are those that it was judged with. */
export function verdictWithPatches(
  opened: OpenedJson,
  verdict: JsonVerdict,
  options: JudgeOptions = {},
): WithPatches<JsonVerdict> {
  return withPatches(verdict, options, (how) => offered(opened, patchesOn(opened, verdict, how)));
}

/** What breaks in a trial is no fault of the verdict: what looks for patches has nobody to tell. */
function withPatches<V extends Verdict>(
  verdict: V,
  { onFault, ...how }: JudgeOptions,
  find: (how: JudgeOptions) => Offers,
): WithPatches<V> {
  try {
    return attached(verdict, find(how));
  } catch (cause) {
    onFault?.({ at: "patches", cause });
    return { ...verdict, patchesFailed: true };
  }
}

function patchesOn(opened: OpenedJson, verdict: Verdict<JsonPlace>, options: JudgeOptions): Patches {
  const all = allOf(verdict);
  const shown = (patches: Patches) => all.map((it) => patches.get(it)).filter((it) => it !== undefined);
  return patchesFor({ opened, verdict, options, shown });
}

function patchesOnModel(document: OpenedXml, result: Verdict, options: JudgeOptions): Offers {
  const opened = asJson(document);
  const { syntax } = document.document;
  const how = { ...options, profile: result.profile, unasked: options.profile === undefined };
  const verdict = judgeJson(opened, how);
  const [own, theirs] = [allOf(result), allOf(verdict)];
  const shown = (patches: Patches) => [...matched(own, theirs, patches).values()];
  return offered(opened, matched(own, theirs, patchesFor({ opened, verdict, options: how, shown, syntax })));
}

/**
 * A JSON invoice with patches applied, each once, one after the other; undefined if the place of one does not exist. Of an XML
 * invoice, the JSON that `parse` makes of it: its totals are taken as it states them.
 */
export function patched(opened: Opened, patches: readonly Patch[]): OpenedJson | undefined {
  const different = new Map(patches.map((patch) => [JSON.stringify(patch), patch]));
  return withOperations(opened, [...different.values()].flat());
}

type Patches = ReadonlyMap<unknown, Patch>;

/** The patches as findings have them. */
type Offers = ReadonlyMap<unknown, Offered>;

/** Each patch with whether it may be applied unasked. Findings of one cause have the same. */
function offered({ source, asStated }: OpenedJson, patches: Patches): Offers {
  const different = new Set(patches.values());
  const kinds = new Kinds({ tree: new JsonTree(source.root), asStated }, [...different]);
  const known = new Map([...different].map((patch): [Patch, Offered] => {
    return [patch, mayBeApplied(kinds.of(patch)) ? { patch } : { patch, needs_consent: true }];
  }));
  return new Map([...patches].flatMap(([finding, patch]) => {
    const made = known.get(patch);
    return made === undefined ? [] : [[finding, made] as const];
  }));
}

interface Asked {
  readonly opened: OpenedJson;
  readonly verdict: Verdict<JsonPlace>;
  readonly options: JudgeOptions;
  readonly shown: (patches: Patches) => readonly Patch[];
  readonly syntax?: Syntax;
}

function patchesFor({ opened, verdict, options, shown, syntax }: Asked): Patches {
  return propose({ ...subjectOf(opened, verdict, options, syntax), shown });
}

/**
 * The findings on an XML invoice, each with the patch of the one that the model has in its place: the same rule's, counted
 * in document order. Where there are more of the one than of the other, only a patch that all of them share is taken.
 */
function matched(
  onXml: readonly Finding<Location>[],
  onJson: readonly Finding<JsonPlace>[],
  patches: Patches,
): Patches {
  const model = grouped(onJson, findingKind);
  const found = new Map<unknown, Patch>();
  for (const [kind, own] of grouped(onXml, findingKind)) {
    const theirs = (model.get(kind) ?? []).map((it) => patches.get(it));
    const shared = new Set(theirs).size === 1 ? theirs[0] : undefined;
    for (const [index, it] of own.entries()) {
      const patch = own.length === theirs.length ? theirs[index] : shared;
      if (patch !== undefined) found.set(it, patch);
    }
  }
  return new Map(onXml.flatMap((it) => {
    const patch = found.get(it);
    return patch === undefined ? [] : [[it, patch] as const];
  }));
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
