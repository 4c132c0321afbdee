/** The document beside the JSON that is diagnosed: which finding is which, and where in the document a JSON value stands. */
import type { Finding, JsonPlace, Location } from "../judge/findings.ts";
import { judge } from "../judge/judge.ts";
import { locate } from "../judge/locate.ts";
import type { JudgeOptions } from "../judge/options.ts";
import { type Profile, profileNames, type ProfileRow, profiles, type Side } from "../judge/profiles.ts";
import { sideOf } from "../judge/validate.ts";
import { judgeJson } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Opened, OpenedJson, OpenedXml } from "../open/open.ts";
import { allOf, asJson, kindOf } from "../patches/subject.ts";
import { Origins } from "../syntax/project/origins.ts";
import { project } from "../syntax/project/project.ts";

/** A finding on the document, with the one that the model has in its place. */
export interface Pair {
  readonly finding: Finding<Location>;
  readonly twin: Finding<JsonPlace> | undefined;
}

export interface Diagnosed {
  readonly verdict: Verdict<Location>;
  readonly pairs: readonly Pair[];
  /** What is changed and tried; its verdict is by a profile with the rules of the document's. */
  readonly model: { readonly opened: OpenedJson; readonly verdict: Verdict<JsonPlace> };
  /** Where values of the model stand in the document; those that do not are left out. */
  places(pointers: readonly string[]): ReadonlyMap<string, Location>;
}

/** Judges a document, and the model that it is. */
export function diagnosedOf(opened: Opened, options: JudgeOptions): Diagnosed {
  return opened.kind === "json" ? ofJson(opened, options) : ofXml(opened, options);
}

function ofJson(opened: OpenedJson, options: JudgeOptions): Diagnosed {
  const verdict = judgeJson(opened, options);
  const pairs = allOf(verdict).map((finding) => ({ finding, twin: finding }));
  return {
    verdict,
    pairs,
    model: { opened, verdict },
    places: (all) => new Map(all.map((pointer) => [pointer, { pointer }])),
  };
}

function ofXml(opened: OpenedXml, options: JudgeOptions): Diagnosed {
  const verdict = judge(opened, options);
  const model = asJson(opened);
  const profile = inSyntax(verdict.profile, sideOf(opened.document));
  const onModel = judgeJson(model, { ...options, profile, official: false });
  return {
    verdict,
    pairs: paired(allOf(verdict), allOf(onModel)),
    model: { opened: model, verdict: onModel },
    places: (pointers) => {
      const known = pointers.length === 0 ? new Map<string, number>() : placesOn(opened);
      const found = locate(opened.text, pointers.flatMap((it) => known.get(it) ?? []));
      return new Map(pointers.flatMap((it) => {
        const place = found.get(known.get(it) ?? -1);
        return place === undefined ? [] : [[it, place] as const];
      }));
    },
  };
}

/** The profile of the same rules that is written in the document's own syntax, so that the same checks run on the model. */
function inSyntax(profile: Profile, side: Side): Profile {
  const { rules }: ProfileRow = profiles[profile];
  const alike = (it: ProfileRow) => it.rules === rules && it.writes.syntax === side;
  return profileNames.find((name) => alike(profiles[name])) ?? profile;
}

/** By what they find, in document order; where the model has others of it than the document, the first ones. */
function paired(own: readonly Finding<Location>[], model: readonly Finding<JsonPlace>[]): readonly Pair[] {
  const theirs = Map.groupBy(model, kindOf);
  const taken = new Map<string, number>();
  return own.map((finding) => {
    const kind = kindOf(finding);
    const index = taken.get(kind) ?? 0;
    taken.set(kind, index + 1);
    return { finding, twin: theirs.get(kind)?.[index] };
  });
}

/** All elements that became values of the model. */
class Every extends Origins {
  readonly offsets = new Set<number>();

  override note(offset: number, fields: Readonly<Record<string, unknown>>, name?: string, index?: number): void {
    this.offsets.add(offset);
    super.note(offset, fields, name, index);
  }
}

/** Where each value of the model starts in the document. */
function placesOn({ document }: OpenedXml): ReadonlyMap<string, number> {
  const every = new Every();
  const { invoice } = project(document, every);
  const found = new Map<string, number>();
  for (const [offset, pointer] of every.pointers(invoice, every.offsets)) {
    if (!found.has(pointer)) found.set(pointer, offset);
  }
  return found;
}
