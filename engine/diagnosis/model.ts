/** The document beside the JSON that is diagnosed: which finding is which, and where in the document a JSON value stands. */
import { grouped } from "../model/grouped.ts";
import { sideOf } from "../model/side.ts";
import type { Finding, JsonPlace, Location } from "../judge/findings.ts";
import { judge } from "../judge/judge.ts";
import type { JudgeOptions } from "../judge/options.ts";
import { judgeJson } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Opened, OpenedJson, OpenedXml } from "../open/open.ts";
import { allOf, findingKind } from "./subject.ts";
import { leavesOf } from "../edits/changes.ts";
import { JsonTree } from "../edits/operation.ts";
import { placesIn } from "../edits/places.ts";
import { profileIn } from "../edits/rewrites.ts";
import { countedModel } from "./beyond.ts";

/** A finding on the document, with the one that the model has in its place. */
export interface Pair {
  readonly finding: Finding<Location>;
  readonly twin: Finding<JsonPlace> | undefined;
}

export interface Diagnosed {
  readonly verdict: Verdict<Location>;
  readonly pairs: readonly Pair[];
  /** What is changed and tried; its verdict is by a profile with the rules of the document's. */
  readonly model: {
    readonly opened: OpenedJson;
    readonly verdict: Verdict<JsonPlace>;
    /** Pointers of what is in the document otherwise: no repair changes it. */
    readonly foreign: readonly string[];
  };
  /** Where values of the model stand in the document; those that do not are left out. */
  places(pointers: readonly string[]): ReadonlyMap<string, Location>;
  /** The value of the model that stands at a place of the document; undefined where none does. */
  pointerAt(location: Location): string | undefined;
}

/** Judges a document, and the model that it is. */
export function diagnosedOf(
  opened: Opened,
  options: JudgeOptions,
  verdict: Verdict<Location> = judge(opened, options),
): Diagnosed {
  return opened.kind === "json" ? ofJson(opened, verdict as Verdict<JsonPlace>) : ofXml(opened, verdict, options);
}

function ofJson(opened: OpenedJson, verdict: Verdict<JsonPlace>): Diagnosed {
  const pairs = allOf(verdict).map((finding) => ({ finding, twin: finding }));
  return {
    verdict,
    pairs,
    model: { opened, verdict, foreign: [] },
    places: (all) => new Map(all.map((pointer) => [pointer, { pointer }])),
    pointerAt: () => undefined,
  };
}

function ofXml(opened: OpenedXml, verdict: Verdict<Location>, options: JudgeOptions): Diagnosed {
  const { opened: model, foreign } = countedModel(opened);
  // By the same rules in the document's own syntax, the same checks run on the model.
  const profile = profileIn(verdict.profile, sideOf(opened.document.syntax)) ?? verdict.profile;
  const onModel = judgeJson(model, { ...options, profile, unasked: options.profile === undefined, official: false });
  return {
    verdict,
    pairs: paired(allOf(verdict), allOf(onModel), opened),
    model: { opened: model, verdict: onModel, foreign },
    places: (pointers) => placesIn(opened, pointers),
    pointerAt: (location) => pointersIn(opened, model).get("path" in location ? location.path : ""),
  };
}

const known = new WeakMap<OpenedXml, ReadonlyMap<string, string>>();

/** By their paths, the values of the model of a document. */
function pointersIn(opened: OpenedXml, { source }: OpenedJson): ReadonlyMap<string, string> {
  const found = known.get(opened);
  if (found !== undefined) return found;
  const pointers = leavesOf(new JsonTree(source.root).at(""), "").map(([pointer]) => pointer);
  const paths = new Map([...placesIn(opened, pointers)].map(([pointer, { path }]) => [path, pointer]));
  known.set(opened, paths);
  return paths;
}

/** By what they find, in document order; where the document has more of it than the model, those at its places first. */
function paired(
  own: readonly Finding<Location>[],
  model: readonly Finding<JsonPlace>[],
  opened: OpenedXml,
): readonly Pair[] {
  const theirs = grouped(model, findingKind);
  const twins = new Map<Finding<Location>, Finding<JsonPlace>>();
  for (const [kind, all] of grouped(own, findingKind)) {
    const left = new Set(theirs.get(kind) ?? []);
    if (all.length > left.size) {
      const places = placesIn(opened, [...left].flatMap(({ location }) => location?.pointer ?? []));
      const byPath = new Map([...left].map((it) => [places.get(it.location?.pointer ?? "")?.path, it]));
      for (const finding of all) {
        const twin = byPath.get(pathOf(finding));
        if (twin !== undefined && left.delete(twin)) twins.set(finding, twin);
      }
    }
    const rest = [...left];
    for (const [index, finding] of all.filter((it) => !twins.has(it)).entries()) {
      const twin = rest[index];
      if (twin !== undefined) twins.set(finding, twin);
    }
  }
  return own.map((finding) => ({ finding, twin: twins.get(finding) }));
}

function pathOf({ location }: Finding<Location>): string {
  return location !== undefined && "path" in location ? location.path : "";
}
