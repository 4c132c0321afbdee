/** What is diagnosed: an invoice as JSON, and the findings on it. */
import type { Finding, JsonPlace, Location } from "../judge/findings.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { Syntax } from "../model/codes/index.ts";
import { type Side, sideOf } from "../model/side.ts";
import { type Profile, profiles } from "../scenarios/table.ts";
import { judgeJson } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { OpenedJson } from "../open/open.ts";
import { factsOf } from "../rules/index.ts";
import { reopened } from "../edits/model.ts";
import { JsonTree } from "../edits/operation.ts";
import type { Found } from "./found.ts";

/** An invoice whose findings are to be explained. */
export interface Subject {
  readonly tree: JsonTree;
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly lang: string;
  /** What is not stated must be added, because nobody works it out. */
  readonly complete: boolean;
  readonly findings: readonly Found[];
  /** There are more findings than a result holds. */
  readonly truncated: boolean;
  /** The findings on a changed invoice by the same rules; undefined for one that is not read. */
  judge(changed: JsonTree): readonly Found[] | undefined;
}

/** `document` is the syntax of the XML that the invoice came from. */
export function subjectOf(
  opened: OpenedJson,
  verdict: Verdict<JsonPlace>,
  options: JudgeOptions,
  document?: Syntax,
): Subject {
  const { profile } = verdict;
  return {
    tree: new JsonTree(opened.source.root),
    profile,
    syntax: syntaxIn(profiles[profile].writes, document),
    lang: options.texts?.lang ?? "en",
    complete: opened.asStated,
    findings: allOf(verdict),
    truncated: verdict.findings_truncated !== undefined,
    judge: (changed) => {
      // Nobody knows what the rest of it says, so that nothing repairs it.
      if (opened.source.beyond.size > 0) return undefined;
      const trial = reopened(changed.toString(), opened.asStated);
      return trial === undefined ? undefined : allOf(judgeJson(trial, { ...options, unworded: true }));
    },
  };
}

/** What judges the model may be of another side than the document; only a document can be a credit note without a type. */
function syntaxIn(side: Side, document: Syntax | undefined): Syntax {
  if (document !== undefined && sideOf(document) === side) return document;
  return side === "cii" ? "cii" : "ubl-invoice";
}

/**
 * A value that is not of its type has another id in XML than in JSON; there are several such terms, so the term counts.
 */
export function findingKind({ rule, field }: Finding<Location>): string {
  return factsOf(rule)?.value?.includes("mistyped") === true ? `value of ${[field].flat()[0]}` : rule;
}

export function allOf<L extends Location>(
  { errors, warnings, information }: Pick<Verdict<L>, "errors" | "warnings" | "information">,
): readonly Finding<L>[] {
  return [...errors, ...warnings, ...information];
}
