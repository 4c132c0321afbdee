/**
 * Mechanical repairs: an entry of its own, so that nobody pays for them who does not ask. A patch is a JSON Patch (RFC 6902)
 * on the JSON model; for an XML invoice, on what `parse` gives of it. Each was tried: applied alone or with all others, its
 * finding is gone and nothing fatal is new.
 */
import type { Finding, JsonPlace, Location } from "../judge/findings.ts";
import { type Profile, profiles } from "../judge/profiles.ts";
import { readJson } from "../open/read_json.ts";
import { project } from "../syntax/project/project.ts";
import { judgeReading, type Reading, type ValidateOptions, type ValidationResult } from "../judge/validate.ts";
import { type JsonOptions, type JsonVerdict, judgeJson } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import { JsonTree, type Operation } from "./operation.ts";
import { type Patch, propose } from "./propose.ts";

export type { Operation, Patch };

/** A finding with what repairs it, where that is mechanical. */
export type Patched<F> = F & { readonly patch?: Patch };

/** A verdict whose findings have their patches. */
export type WithPatches<V extends Verdict> =
  & Omit<V, "errors" | "warnings" | "information">
  & { readonly [list in "errors" | "warnings" | "information"]: readonly Patched<V[list][number]>[] };

/** The verdict on a JSON invoice, with patches on that JSON. Undefined for a text that is not read. */
export function judgeJsonWithPatches(text: string, options: JsonOptions = {}): WithPatches<JsonVerdict> | undefined {
  const reading = readJson(text, options);
  if ("refusal" in reading) return undefined;
  const verdict = judgeJson(reading.ok, options);
  const all = allOf(verdict);
  const shown = (patches: Patches) => all.map((it) => patches.get(it)).filter((it) => it !== undefined);
  return attached(verdict, patchesFor({ text, verdict, options, complete: false, shown }));
}

/** The verdict on an XML invoice that was read, with patches on the JSON that `parse` makes of it. */
export function judgeReadingWithPatches(
  reading: Reading,
  options: ValidateOptions = {},
): WithPatches<ValidationResult> {
  const result = judgeReading(reading, options);
  const text = JSON.stringify(project(reading.document).invoice);
  const how = { profile: result.profile, strict: options.strict === true, asStated: true };
  const model = readJson(text, how);
  if ("refusal" in model) return result;
  const verdict = judgeJson(model.ok, how);
  const [own, theirs] = [allOf(result), allOf(verdict)];
  const shown = (patches: Patches) => [...matched(own, theirs, patches).values()];
  const patches = patchesFor({ text, verdict, options: how, complete: true, shown });
  return attached(result, matched(own, theirs, patches));
}

/** A JSON text with patches applied, each once, one behind the other; undefined where one finds no place, or for no JSON. */
export function patchedText(text: string, patches: readonly Patch[]): string | undefined {
  const tree = JsonTree.read(text);
  const different = new Map(patches.map((patch) => [JSON.stringify(patch), patch]));
  return tree?.apply([...different.values()].flat()) === true ? tree.toString() : undefined;
}

type Patches = ReadonlyMap<unknown, Patch>;

interface Asked {
  readonly text: string;
  readonly verdict: JsonVerdict;
  readonly options: JsonOptions;
  readonly complete: boolean;
  readonly shown: (patches: Patches) => readonly Patch[];
}

function patchesFor({ text, verdict, options, complete, shown }: Asked): Patches {
  const stated = readJson(text, { ...options, asStated: true });
  if ("refusal" in stated) return new Map();
  const { profile } = verdict;
  return propose({
    text,
    stated: stated.ok,
    profile,
    syntax: syntaxOfProfile(profile),
    complete,
    findings: allOf(verdict),
    shown,
    judge: (other) => {
      const reading = readJson(other, options);
      return "refusal" in reading ? undefined : allOf(judgeJson(reading.ok, options));
    },
  });
}

function syntaxOfProfile(profile: Profile) {
  return profiles[profile].writes.syntax === "cii" ? "cii" : "ubl-invoice";
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
  const model = Map.groupBy(onJson, kindOf);
  const found = new Map<unknown, Patch>();
  for (const [kind, own] of Map.groupBy(onXml, kindOf)) {
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

/** A value that is not of its type has another id in XML than in JSON; there are several such terms, so the term counts. */
function kindOf({ rule, field }: Finding<Location>): string {
  return /^ATW-(?:INPUT-TYPE|VALUE-NOT-A-|DECLARED-)/.test(rule) ? `value of ${[field].flat()[0]}` : rule;
}

function allOf<L extends Location>({ errors, warnings, information }: Verdict<L>): readonly Finding<L>[] {
  return [...errors, ...warnings, ...information];
}

function attached<V extends Verdict>(verdict: V, patches: Patches): WithPatches<V> {
  const withPatch = <F extends Finding<Location>>(finding: F): Patched<F> => {
    const patch = patches.get(finding);
    return patch === undefined ? finding : { ...finding, patch };
  };
  return {
    ...verdict,
    errors: verdict.errors.map(withPatch),
    warnings: verdict.warnings.map(withPatch),
    information: verdict.information.map(withPatch),
  };
}
