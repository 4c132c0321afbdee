/** Runs the rules of a profile on a bound document and drafts the findings. */
import type { Draft, Surplus } from "./findings.ts";
import { type GroupId, isTermId, type TermId, termRows } from "../model/terms.ts";
import { unreadId } from "./unread.ts";
import { stepsIn } from "./present.ts";
import { type Step, stepsFor } from "./steps.ts";
import type { Judging } from "./options.ts";
import { ownSeverity } from "./severities.ts";
import { docsUrl, elementPaths, referencePaths } from "../texts/reference.ts";
import type { Active, RuleSet } from "./sets.ts";
import type { Followed } from "../open/follow.ts";
import { type Check, onceFor, onceForSyntax, type Outcome, type Severity } from "../rules/kit/rule.ts";
import { vatFaults } from "../rules/own/vat.ts";
import { type ServiceId, serviceRow } from "../rules/own/service.ts";
import { type Bound, eachNode, factNumber, Leaf, type Spot } from "../syntax/bound.ts";
import { cii } from "../syntax/cii.ts";
import { choiceOf, termAimedAt, termsAt } from "../syntax/project/choice.ts";
import { mistyped, typesOf } from "../syntax/typed.ts";
import { ubl } from "../syntax/ubl.ts";
import { Cast } from "../syntax/values.ts";
import { exampleOf } from "../texts/examples.ts";
import { ruleText } from "../texts/locale.ts";
import { type Said, shortened } from "../model/said.ts";
import { fill, inWords, messageFor, placedFix, type Text, type Values } from "../texts/text.ts";
import { whereIs } from "../texts/where.ts";

/** A value that rules could not read, with the rules that wanted it. */
interface Unread {
  readonly cast: Cast;
  readonly rules: Set<string>;
}

/** What else is looked at when a document is judged. */
export interface Beside {
  /** Counts, of each rule, what there is beyond the findings that a result can hold; without it, all of them are drafted. */
  readonly surplus?: Surplus;
  /** What another finding says already is not counted, either. */
  readonly skips?: (rule: string, offset: number) => boolean;
  /** Further rule sets. */
  readonly sets?: readonly Active[];
}

/** All findings of a document, in the order of the rules, then of the document. */
export function draftsOn(
  document: Bound,
  judging: Judging,
  { surplus, skips = () => false, sets = [] }: Beside = {},
): readonly Draft[] {
  const drafts: Draft[] = [];
  const unread = new Map<Leaf, Unread>();
  let step: Step<string>;
  let set: RuleSet | undefined;
  // One function for all checks: one for each would be most of what a small document leaves to the garbage collector.
  const report = (outcome: Outcome): void => {
    const { id, rule, severity, called = id } = step;
    if ("unread" in outcome) note(unread, outcome.unread, called);
    else if ("broken" in outcome) drafts.push(broken(called, rule.terms, outcome, judging));
    else if (skips(id, (outcome.failed.at ?? outcome.node).offset)) return;
    else if (surplus?.wants(id, severity) !== false) drafts.push(failed(step, outcome, document, judging, set));
  };
  const kept = outcomesKept(document);
  for (step of stepsIn(document, stepsFor(judging).steps)) run(step.check, document, report, kept);
  for (const active of sets) {
    set = active.set;
    for (step of stepsIn(document, active.plan.steps)) run(step.check, document, report, kept);
    drafts.push(...swept(document, active, judging, surplus));
  }
  for (const cast of mistyped(document, typesFor(document))) note(unread, cast);
  for (const leaf of document.repeated) note(unread, new Cast("repeated", leaf));
  for (const { id, at } of vatFaults(document)) {
    const severity = ownSeverity(id, judging.mode);
    if (skips(id, at.offset) || surplus?.wants(id, severity) === false) continue;
    const terms = termsAt(document, at).slice(0, 1);
    drafts.push(draft({ ...about(id, terms), severity }, judging.texts.service[id], { actual: at.text }, at, judging));
  }
  for (const { cast, rules } of unread.values()) drafts.push(unreadable(document, cast, rules, judging));
  return drafts.filter(({ rule, offset }) => !skips(rule, offset));
}

const theInvoice: About["terms"] = ["BG-0"];

/** What a set found while the document was read. */
function swept(document: Bound, active: Active, judging: Judging, surplus: Surplus | undefined): readonly Draft[] {
  const { set, followed, plan } = active;
  if (followed === undefined) return [];
  const fault = (cause: unknown) => broken(set.name, theInvoice, { broken: cause, node: document.root }, judging);
  try {
    const drafts = graded(document, { set, followed, plan }, judging, surplus);
    return followed.broken === undefined ? drafts : [...drafts, fault(followed.broken.cause)];
  } catch (cause) {
    return [fault(cause)];
  }
}

function graded(
  document: Bound,
  { set, followed, plan }: Active & { readonly followed: Followed },
  judging: Judging,
  surplus: Surplus | undefined,
): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const it of followed.found) {
    const { id, kind, terms, offset, stops, missing: _, ...values } = it;
    const own = plan.severityOf(id);
    const severity = stops && own !== "off" ? "fatal" : own;
    if (severity === "off" || surplus?.wants(id, severity) === false) continue;
    const about = {
      rule: plan.called?.(id) ?? id,
      page: id,
      // What a sweep knows are elements. The author of an invoice knows terms.
      terms: terms ?? set.terms?.(it, surveyed(document)) ?? surveyed(document).bound.get(offset) ?? theInvoice,
      severity,
      // Where a sweep finds something, it stands: no field is to be named beside.
      aim: undefined,
      set,
    };
    drafts.push(draft(about, set.text(id, judging.texts, kind), values, { offset }, judging));
  }
  for (const [id, count] of followed.surplus) {
    const severity = plan.severityOf(id);
    if (severity !== "off" && surplus !== undefined) surplus.total[severity] += count;
  }
  return drafts;
}

/** What sets are told of a document in which they found something: at the offset of each group and leaf, what it is. */
const surveyed = onceFor((document) => {
  const bound = new Map<number, About["terms"]>();
  for (const group of [...document.groups.values()].flat()) {
    const of = choiceOf(document, group)?.of;
    if (of !== undefined) bound.set(group.offset, [of]);
    eachNode(group, (leaf) => {
      if (leaf instanceof Leaf && !bound.has(leaf.offset)) bound.set(leaf.offset, termsAt(document, leaf));
    });
  }
  return { bound, elements: document.elements, paths: elementPaths(document.syntax) };
});

const typesFor = onceForSyntax((syntax) => typesOf(syntax === "cii" ? cii : ubl));

type Outcomes = Map<Check, readonly Outcome[]>;
const outcomesAt = factNumber();

/** Has the outcomes of checks kept with a document that is judged in several ways, because these share most checks. */
export function keepOutcomes({ known }: Bound): void {
  if (known[outcomesAt] === keepOutcomes) return;
  known[outcomesAt] = keepOutcomes;
  known[outcomesAt + 1] = new Map();
}

function outcomesKept({ known }: Bound): Outcomes | undefined {
  // Nothing else writes behind it.
  return known[outcomesAt] === keepOutcomes ? known[outcomesAt + 1] as Outcomes : undefined;
}

/** Reports what comes of a check, or came of it before. */
function run(check: Check, document: Bound, report: (outcome: Outcome) => void, kept: Outcomes | undefined): void {
  if (kept === undefined) return runNow(check, document, report);
  let outcomes = kept.get(check);
  if (outcomes === undefined) {
    const own: Outcome[] = [];
    runNow(check, document, (it) => own.push(it));
    kept.set(check, outcomes = own);
  }
  for (const it of outcomes) report(it);
}

/** A fault in a selector is a fault of the rule: it is reported, and the document is not valid. */
function runNow(check: Check, document: Bound, report: (outcome: Outcome) => void): void {
  try {
    check.run(document, report);
  } catch (error) {
    report({ broken: error, node: document.root });
  }
}

function note(unread: Map<Leaf, Unread>, cast: Cast, rule?: string): void {
  const entry = unread.get(cast.leaf) ?? { cast, rules: new Set() };
  unread.set(cast.leaf, entry);
  if (rule !== undefined) entry.rules.add(rule);
}

type Failed = Extract<Outcome, { failed: unknown }>;

function failed(
  { id, rule, severity, called = id }: Step<string>,
  { failed, node }: Failed,
  document: Bound,
  judging: Judging,
  set: RuleSet | undefined,
): Draft {
  const at = failed.at ?? node;
  const aim = termAimedAt(document, rule.terms, at);
  const { texts } = judging;
  const text = set === undefined ? ruleText(id, texts) : set.text(id, texts);
  return draft({ rule: called, page: id, terms: rule.terms, severity, aim, set }, text, failed, at, judging);
}

type Broken = Extract<Outcome, { broken: unknown }>;

/** The cause goes to the log: it may quote the invoice, and means nothing to the reader of a finding. */
function broken(at: string, terms: About["terms"], { broken: cause, node }: Broken, judging: Judging): Draft {
  judging.onFault?.({ at, cause });
  const text = judging.texts.service["ATW-RULE-FAILED"];
  return draft({ ...about("ATW-RULE-FAILED", terms), aim: undefined }, text, { rules: at }, node, judging);
}

function unreadable(
  document: Bound,
  { reason, leaf }: Cast,
  rules: ReadonlySet<string>,
  judging: Judging,
): Draft {
  const terms = termsAt(document, leaf);
  const id = unreadId(reason, terms);
  const values = { actual: leaf.text, rules: rules.size === 0 ? judging.texts.noRule : [...rules].join(", ") };
  // The official validators stop where a rule needs the value, and let it pass where none does.
  const severity = judging.mode === "strict" && rules.size === 0 ? "information" : serviceRow(id).severity;
  return draft({ ...about(id, terms), severity }, judging.texts.service[id], values, leaf, judging);
}

/** One of the service's own findings, of its usual severity. */
export function about(rule: ServiceId, terms: About["terms"]): About {
  return { rule, terms, severity: serviceRow(rule).severity, aim: terms[0] };
}

/** What a finding is about, before it is known of which values. */
export interface About {
  readonly rule: string;
  /** The rule that is explained, where the scenario calls it otherwise. */
  readonly page?: string;
  readonly terms: readonly (TermId | GroupId)[];
  readonly severity: Severity;
  /** The set whose rule it is, unless it is one of the engine's own. */
  readonly set?: RuleSet | undefined;
  /** The term or group that the fix says to write; none where there is nothing in the invoice to fix. */
  readonly aim: TermId | GroupId | undefined;
}

export function draft(about: About, text: Text, values: Values, { offset }: Spot, judging: Judging): Draft {
  const { rule, terms, severity, aim, set } = about;
  const { currency, docsBase, form, texts: { missing, quotes, where, comma = false } } = judging;
  const [first] = terms;
  const field = terms.length === 1 && first !== undefined ? first : terms;
  if (judging.unworded) return { rule, field, severity, offset, message: "", fix: "", docsUrl: "" };
  const term = aim ?? first;
  const type = term !== undefined && isTermId(term) ? termRows[term].type : undefined;
  const shown = (value: string) => inWords(value, type, term === "BT-111" ? "" : currency, comma);
  const filling = { missing, quotes, shown };
  const message = fill(messageFor(text, values), values, filling);
  const fix = placedFix(fill(text.fix, values, filling), whereIs(aim, form), where);
  const docs = docsUrl(about.page ?? rule, docsBase);
  const xpath = first === undefined ? undefined : referencePaths().get(first);
  // What it may lack is set where there is something: spread into the object, it would take a finding a sixth more time.
  const found: { -readonly [K in keyof Draft]: Draft[K] } = xpath === undefined
    ? { rule, field, severity, offset, message, fix, docsUrl: docs }
    : { rule, field, severity, offset, message, fix, xpath, docsUrl: docs };
  const side = form === "cii" ? "cii" : "ubl";
  const own = set?.example?.(rule, side);
  const example = own ?? exampleOf(rule, aim, side) ?? "";
  if (example !== "") found.example = example;
  if (judging.values) addValues(found, values);
  return found;
}

function addValues(to: { actual?: string; expected?: string }, { actual, expected }: Values): void {
  if (actual !== undefined) to.actual = plainly(actual);
  if (expected !== undefined) to.expected = plainly(expected);
}

/** A value for a table, without marks around it. */
function plainly(value: Said): string {
  return typeof value === "string" ? shortened(value, LONGEST_VALUE) : value.own;
}

/** Characters of a value in a table. */
const LONGEST_VALUE = 200;
