/** What a rule is, without a document: for `faktlint explain` and the rule pages. */
import type { Finding, JsonPlace } from "../judge/findings.ts";
import type { ListedRule, RuleSet } from "../judge/sets.ts";
import { ours } from "../model/said.ts";
import { fieldAt, type GroupId, type TermId } from "../model/terms.ts";
import { DOCS_BASE, docsUrl, elementPaths, referencePaths } from "../texts/reference.ts";
import { allRules, type RuleId } from "../rules/index.ts";
import type { Rule, Severity } from "../rules/kit/rule.ts";
import { service as ownRows, type ServiceId, serviceRow, termsOf } from "../rules/own/service.ts";
import { en } from "../texts/en/index.ts";
import { exampleOf } from "../texts/examples.ts";
import type { Locale } from "../texts/locale.ts";
import { fill, placedFix, type Text } from "../texts/text.ts";
import { whereIs } from "../texts/where.ts";

export interface Explanation {
  readonly rule: string;
  readonly field: readonly (TermId | GroupId)[];
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  readonly example?: string;
  readonly xpath?: string;
  /** Where the rule's first term stands: its field, and its elements below the root of a UBL invoice and of CII. */
  readonly places?: { readonly json: string; readonly ubl?: string; readonly cii?: string };
  readonly docsUrl: string;
}

/** What explanations are written with; left out, this service's own address, and English. */
export interface ExplainOptions {
  readonly docsBase?: string | undefined;
  readonly texts?: Locale;
  /** Further rule sets, whose rules are explained as well. */
  readonly sets?: readonly RuleSet[] | undefined;
}

/** Explains one rule by its id, in any letter case; undefined when there is none. */
export function explain(id: string, options: ExplainOptions = {}): Explanation | undefined {
  const all = entries(options);
  const meant = idAmong(all.map(({ rule }) => rule), id);
  return all.find(({ rule }) => rule === meant)?.explained();
}

/**
 * The id that is meant, in whatever letters it is asked for; undefined when there is none. The exact id comes first, because
 * two may differ in their letters alone: UBL-CR-384 is EN 16931's, ubl-CR-384 is Belgium's.
 */
export function idAmong(ids: Iterable<string>, asked: string): string | undefined {
  const all = [...ids];
  const id = asked.trim();
  return all.find((it) => it === id) ?? all.find((it) => it.toUpperCase() === id.toUpperCase());
}

/** Explains every rule: the official ones, those of the sets that are handed in, and the service's own. */
export function explainAll(options: ExplainOptions = {}): readonly Explanation[] {
  return entries(options).map(({ explained }) => explained());
}

/** The same by their ids, each worked out when it is asked for, because there are thousands. */
export function explainable(options: ExplainOptions = {}): ReadonlyMap<string, () => Explanation> {
  return new Map(entries(options).map(({ rule, explained }) => [rule, explained]));
}

/** The ids of those, in the same order. */
export function ruleNames(options: Pick<ExplainOptions, "sets"> = {}): readonly string[] {
  return entries(options).map(({ rule }) => rule);
}

/** A rule that can be explained; that is left until somebody asks, because there are thousands. */
interface Entry {
  readonly rule: string;
  readonly explained: () => Explanation;
}

function entries(options: ExplainOptions): readonly Entry[] {
  const { texts = en, sets = [] } = options;
  const { rules, service } = texts;
  const official = Object.entries(allRules) as [RuleId, Rule][];
  const own = Object.keys(ownRows) as ServiceId[];
  return [
    ...official.map(([rule, { terms, severity }]) => ({
      rule,
      explained: () => explanation(rule, terms, severityOf(severity), rules[rule], options, terms[0]),
    })),
    ...sets.flatMap((set) =>
      (set.rules?.() ?? []).map((it) => ({ rule: it.id, explained: () => explanationIn(set, it, texts, options) }))
    ),
    ...own.map((rule) => ({
      rule,
      explained() {
        const terms = termsOf(rule);
        return explanation(rule, terms, serviceRow(rule).severity, service[rule], options, terms[0]);
      },
    })),
  ];
}

/** A finding of the service's own on a value of a JSON invoice, found outside the rules; `actual` is what its text quotes. */
export function findingAt(
  rule: ServiceId,
  pointer: string,
  actual: string,
  { docsBase = DOCS_BASE, texts: { service, missing, quotes, where } = en }: ExplainOptions = {},
): Finding<JsonPlace> {
  const { message, fix } = service[rule];
  const field = fieldAt(pointer);
  return {
    rule,
    field,
    severity: serviceRow(rule).severity,
    message: fill(message, { actual }, { missing, quotes }),
    fix: placedFix(fix, whereIs(field, "json"), where),
    docsUrl: docsUrl(rule, docsBase),
    location: { pointer },
  };
}

/** Where the syntaxes differ, UBL's. */
function severityOf(severity: Rule["severity"]): Severity {
  return typeof severity === "string" ? severity : severity.ubl;
}

function explanationIn(
  set: RuleSet,
  { id, terms, about = terms, severity }: ListedRule,
  texts: Locale,
  options: ExplainOptions,
) {
  const [aim] = about;
  const field = aim === undefined ? set.around?.(id, elementPaths) ?? [] : about;
  const { example: general, ...explained } = explanation(id, field, severity, set.text(id, texts), options, aim);
  // As in findings: where the set says that nothing satisfies the rule in every document, there is no example.
  const own = set.example?.(id, "ubl");
  const example = own === undefined ? general : own || undefined;
  return { ...explained, ...(example === undefined ? {} : { example }) };
}

function explanation(
  rule: string,
  field: readonly (TermId | GroupId)[],
  severity: Severity,
  text: Text,
  { docsBase = DOCS_BASE, texts: { generic, quotes, where } = en }: ExplainOptions,
  /** What the fix says to write. */
  aim: TermId | GroupId | undefined,
): Explanation {
  const [first] = field;
  const xpath = first === undefined ? undefined : referencePaths().get(first);
  const example = exampleOf(rule, first, "ubl") || undefined;
  const places = placesOf(first);
  const values = { ...generic, actual: ours(generic.actual), expected: ours(generic.expected) };
  const filling = { missing: "", quotes };
  return {
    rule,
    field,
    severity,
    message: fill(text.requires ?? text.message, values, filling),
    fix: placedFix(fill(text.fix, values, filling), whereIs(aim, "json"), where),
    ...(example === undefined ? {} : { example }),
    ...(xpath === undefined ? {} : { xpath }),
    ...(places === undefined ? {} : { places }),
    docsUrl: docsUrl(rule, docsBase),
  };
}

function placesOf(id: TermId | GroupId | undefined): Explanation["places"] {
  const json = whereIs(id, "json")?.field;
  const [ubl, cii] = [whereIs(id, "ubl-invoice")?.element, whereIs(id, "cii")?.element];
  if (json === undefined) return undefined;
  return { json, ...(ubl === undefined ? {} : { ubl }), ...(cii === undefined ? {} : { cii }) };
}
