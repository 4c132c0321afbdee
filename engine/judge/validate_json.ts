/** Checks a JSON invoice as the XML that it becomes, in the syntax of its profile, with the same rules. */
import type { Side } from "../model/side.ts";
import { type Draft, type JsonPlace, Surplus } from "./findings.ts";
import { isAsked, type JudgeOptions, type Judging, judgingFor, modeOf } from "./options.ts";
import { draft, draftsOn, keepOutcomes } from "./run.ts";
import { isCreditNote, type Syntax } from "../model/codes/index.ts";
import type { InputFault } from "../model/faults.ts";
import { ModelGroup } from "../model/model.ts";
import { identifiers, withIdentifiers, writesOf } from "./identifiers.ts";
import { judgedBy, promised } from "./promises.ts";
import { type Grading, ownSeverity, severityOf } from "./severities.ts";
import { provenance } from "./provenance.ts";
import { type Followed, Following } from "../open/follow.ts";
import { identityOfWhole } from "../open/identity.ts";
import type { JsonReading } from "../open/read_json.ts";
import { advice } from "../rules/own/advice.ts";
import { type Active, activeIn, engineGrades, noSets } from "./sets.ts";
import { type Found, rowsWith, scenarioFor } from "../scenarios/find.ts";
import { isProfile, type Mode, type Profile, profileNames, profiles } from "../scenarios/table.ts";
import { factsOf } from "../rules/index.ts";
import { eventBinder } from "../syntax/read/bind.ts";
import { ours } from "../model/said.ts";
import type { Listen } from "../syntax/read/follow.ts";
import type { Bound } from "../syntax/bound.ts";
import { Carried } from "../syntax/write/carried.ts";
import { cii } from "../syntax/cii.ts";
import { type Plan, planOf } from "../syntax/write/plan.ts";
import { project } from "../syntax/project/project.ts";
import { ubl } from "../syntax/ubl.ts";
import { walk } from "../syntax/write/walk.ts";
import type { Locale } from "../texts/locale.ts";
import type { Values } from "../texts/text.ts";
import { keep, type Numbers, numbersOf, tallied, type Tallies, type Verdict, verdictOf } from "./verdict.ts";
import type { Attributes, XmlSink } from "../xml/reader.ts";

/** The verdict on JSON: what its findings name are JSON pointers. */
export type JsonVerdict = Verdict<JsonPlace>;

/** The verdict on a JSON invoice that was opened. Places are JSON pointers. */
export function judgeJson(reading: JsonReading, options: JudgeOptions = {}): JsonVerdict {
  return verdictOn(runJson(reading, options));
}

/** The verdict, and the invoice as it was judged: with the identifiers of its profile, and what was worked out. */
export function judgeJsonWhole(reading: JsonReading, options: JudgeOptions = {}) {
  const judged = runJson(reading, options);
  return { verdict: verdictOn(judged), invoice: project(judged.document).invoice };
}

/** The findings on a JSON invoice, before they are cut and placed. */
interface Drafted {
  readonly judging: Judging;
  readonly found: Found;
  /** What BT-24 promises beyond what ran. */
  readonly beyond: readonly string[];
  readonly drafts: readonly Draft[];
  readonly surplus: Surplus;
  readonly sets: readonly Active[];
}

/** A JSON invoice that was judged, and the document that it becomes. */
export interface JudgedJson extends BoundModel, Drafted {
  readonly reading: JsonReading;
  readonly asked: JudgeOptions;
  readonly official: Numbers | undefined;
}

/** Makes what gets the document, too, while it is bound; faults of the input that keep it from being written are fatal. */
export type Also = (plan: Plan) => XmlSink;

/** What an invoice is judged by: what the caller says, else what it says itself. */
export function profileFor({ profile: named }: JsonReading, { profile }: JudgeOptions): Profile {
  return profile ?? (named !== undefined && isProfile(named.text) ? named.text : "en16931");
}

export function runJson(reading: JsonReading, options: JudgeOptions, also?: Also): JudgedJson {
  const profile = profileFor(reading, options);
  const writes = writesOf(profile);
  const ground = groundOf(withIdentifiers(judgedOf(reading), writes), toWrite(profile), options, also);
  const { official: asked } = options;
  if (asked === true) keepOutcomes(ground.document);
  const mode = modeOf(options);
  const drafted = draftedOn(ground, reading, options, mode, also === undefined ? mode : "write");
  const official = asked === true ? numbersOf(draftedOn(ground, reading, options, "strict")) : undefined;
  return { ...ground, ...drafted, reading, asked: options, official };
}

/** What each profile says of an invoice, by default and officially, in numbers alone. */
export function talliesOf(reading: JsonReading, options: JudgeOptions): Tallies {
  // One document a syntax at most, because of a large invoice each takes much memory.
  const last = new Map<Side, { readonly key: string; readonly ground: Ground }>();
  const own = profileFor(reading, options);
  return tallied(own, (profile, mode) => {
    const { writes: syntax } = profiles[profile];
    const target = toWrite(profile);
    const invoice = withIdentifiers(judgedOf(reading), writesOf(profile));
    // Profiles of a syntax differ in the identifiers that they fill in, and in what there may occur several of.
    const key = JSON.stringify([identifiers.map((name) => invoice.value(name)?.text), target.several]);
    const before = last.get(syntax);
    const ground = before?.key === key ? before.ground : groundOf(invoice, target, options);
    last.set(syntax, { key, ground });
    keepOutcomes(ground.document);
    return draftedOn(ground, reading, { ...options, profile, unasked: profile === own && !isAsked(options) }, mode);
  });
}

/** What becomes a document: nothing of an invoice that no rule is asked about. */
function judgedOf({ invoice, unjudged }: JsonReading): ModelGroup {
  return unjudged === true ? new ModelGroup(invoice.place) : invoice;
}

/** The document that an invoice becomes, with what followed it. */
interface Ground extends BoundModel {
  readonly followed: readonly Followed[];
}

function groundOf(invoice: ModelGroup, target: Target, { sets }: JudgeOptions, also?: Also): Ground {
  const following = new Following(sets);
  const bound = bindModel(invoice, target, also, following.listen);
  return { ...bound, followed: following.followed };
}

/** The findings of a mode; `faultsIn` decides the severity of what is wrong with the input itself. */
function draftedOn(
  ground: Ground,
  reading: JsonReading,
  options: JudgeOptions,
  mode: Mode,
  faultsIn: Mode | "write" = mode,
): Drafted {
  const { document, invoice, places, followed } = ground;
  const profile = profileFor(reading, options);
  const { sets: given = noSets } = options;
  const found = scenarioFor(identityOfWhole(document), { ...options, profile }, rowsWith(given));
  const [{ syntax }, scenario] = [document, judgedBy(found, mode, options)];
  const sets = activeIn(scenario, mode, syntax, given, followed);
  const by = { scenario, grades: engineGrades(sets) };
  const how: Grading = { profile, side: profiles[profile].writes, syntax, mode, input: "json", ...by };
  const judging = judgingFor(options, "json", how, invoice.value("currency")?.text);
  const surplus = new Surplus();
  const placeOf = (offset: number) => places[offset] ?? reading.invoice.place;
  const skips = (rule: string, offset: number) => isKnown(rule, placeOf(offset), reading, mode);
  const isWhole = reading.unjudged !== true;
  const asking = { judging, isAsked: isAsked(options), given, sets, asOf: options.asOf };
  const { drafts: promises, families: beyond, instead = false } = promised(document, found, asking);
  const placed = (it: Draft) => ({ ...it, offset: placeOf(it.offset) });
  if (instead) return { judging, found, beyond, drafts: promises.map(placed), surplus, sets };
  const judged = isWhole ? [...draftsOn(document, judging, { surplus, sets, skips }), ...promises].map(placed) : [];
  const isNews = isWhole ? newsBeside(judged) : ({ id }: InputFault) => !ofTheWhole.has(id);
  const faults = [...unknownProfile(reading, options), ...reading.faults.kept.filter(isNews)]
    .map((it) => draftOf(it, judging, faultsIn));
  for (const { fault, count } of reading.faults.surplus) {
    if (isNews(fault)) surplus.total[ownSeverity(fault.id, faultsIn)] += count;
  }
  const drafts = [...faults, ...projectInCreditNote(ground, judging), ...judged];
  return { judging, found, beyond, drafts, surplus, sets };
}

/**
 * UBL's credit note has no element for BT-11: it becomes a document reference of the type 50 (EN 16931-3-2), which not
 * everybody reads as a project. In XML that is how it should be; here it is reported, because the field looks like any other.
 */
function projectInCreditNote({ document, invoice }: BoundModel, judging: Judging): readonly Draft[] {
  const project = invoice.value("projectReference");
  if (project === undefined || document.syntax !== "ubl-credit-note") return [];
  const id = "ATW-CREDIT-NOTE-PROJECT";
  const severity = severityOf(id, advice[id], judging);
  if (severity === "off") return [];
  const text = judging.texts.rules[id];
  const { terms } = advice[id];
  const about = { rule: id, terms, severity, aim: terms[0] } as const;
  return [draft(about, text, { actual: project.text }, { offset: project.place }, judging)];
}

/** The verdict, with further findings at places of the input. */
export function verdictOn(
  { reading, judging, found: { scenario }, beyond, drafts, surplus, sets, asked, official }: JudgedJson,
  more: readonly Draft[] = [],
) {
  const kept = keep(more.length === 0 ? drafts : [...more, ...drafts], surplus);
  const pointers = new Map(kept.offsets.map((place) => [place, { pointer: reading.source.pointers.at(place) }]));
  const from = provenance(judging, { ...asked, sets, scenario, beyond });
  const origin = reading.unjudged === true ? { ...from, rules_evaluated: 0 } : from;
  return verdictOf(kept, pointers, origin, judging.texts, official);
}

const bind = eventBinder([ubl, cii]);
const bindings = { ubl, cii } as const;

/** The document that an invoice becomes in a syntax, and the JSON place of what starts at each of its offsets. */
export interface BoundModel {
  readonly document: Bound;
  readonly places: readonly number[];
  /** The model with the identifiers of the profile, and what of it the document holds. */
  readonly invoice: ModelGroup;
  readonly carried: Carried;
}

/** The syntax that an invoice is written in; with `several`, by a schema that allows several of what that of the syntax has one of. */
export interface Target {
  readonly side: Side;
  readonly several?: boolean;
}

function toWrite(profile: Profile): Target {
  return { side: profiles[profile].writes, several: writesOf(profile).several === true };
}

export function bindModel(
  invoice: ModelGroup,
  { side, several }: Target,
  also?: Also,
  listen?: Listen,
): BoundModel {
  const binding = bindings[side];
  const syntax = syntaxOf(invoice, side);
  const places: number[] = [];
  const other = also?.(planOf(binding, syntax));
  let carried = new Carried();
  const write = (sink: XmlSink) => carried = walk(binding, syntax, invoice, new Counted(sink, other, places), several);
  const document = bind(write, listen);
  return { document, places, invoice, carried };
}

/** Offsets count the elements, so that they rise through the document as those of a text do. */
class Counted implements XmlSink {
  readonly #sink: XmlSink;
  readonly #also: XmlSink | undefined;
  readonly #places: number[];

  constructor(sink: XmlSink, also: XmlSink | undefined, places: number[]) {
    this.#sink = sink;
    this.#also = also;
    this.#places = places;
  }

  open(name: string, attributes: Attributes | undefined, place: number, raw: string): void {
    this.#sink.open(name, attributes, this.#places.push(place) - 1, raw);
    this.#also?.open(name, attributes, place, raw);
  }

  text(text: string, place: number): void {
    this.#sink.text(text, this.#places.length);
    this.#also?.text(text, place);
  }

  close(name: string, place: number): void {
    this.#sink.close(name, this.#places.length);
    this.#also?.close(name, place);
  }
}

/** UBL has a separate document for credit notes; the type code (BT-3) decides. */
export function syntaxOf(invoice: ModelGroup, side: Side): Syntax {
  if (side === "cii") return "cii";
  return isCreditNote(invoice.value("invoiceTypeCode")?.text ?? "") ? "ubl-credit-note" : "ubl-invoice";
}

/** What another finding says already: a value that no rule could read because it is not what its field asks for, too. */
function isKnown(rule: string, place: number, { faults, incomplete, invoice }: JsonReading, mode: Mode): boolean {
  const { inJson, value } = factsOf(rule) ?? {};
  // The official validators do compare what was worked out with itself, in doubles.
  if (inJson === "saidAtSource") return mode === "default" && place === invoice.place;
  if (inJson !== undefined) return inJson === "saidElsewhere" || incomplete.has(place);
  return value?.includes("unread") === true && faults.unusable.has(place);
}

/** Whether a fault is to be reported: that a field is missing, or an amount is another, may be said by an official rule. */
function newsBeside(judged: readonly Draft[]): (fault: InputFault) => boolean {
  const asked = new Set(judged.flatMap(({ field }) => field));
  const compared = new Set(judged.filter(({ rule }) => /^PEPPOL.*R04[06]/.test(rule)).flatMap(({ field }) => field));
  return ({ id, field }) =>
    !(id === "ATW-INPUT-MISSING" ? asked : id === "ATW-AMOUNT-DIFFERS" ? compared : none).has(field);
}

const none: ReadonlySet<unknown> = new Set();

/** What only a whole invoice can be said to lack, or to add up to. */
const ofTheWhole: ReadonlySet<InputFault["id"]> = new Set(["ATW-INPUT-MISSING", "ATW-AMOUNT-DIFFERS"]);

function unknownProfile({ profile }: JsonReading, options: JudgeOptions): readonly InputFault[] {
  if (profile === undefined || options.profile !== undefined || isProfile(profile.text)) return [];
  const { text, place } = profile;
  return [{ id: "ATW-PROFILE-UNKNOWN", place, field: "BG-0", actual: text, expected: ours(profileNames.join(", ")) }];
}

/** The finding on a fault; `mode` decides its severity. */
export function draftOf(fault: InputFault, judging: Judging, mode: Mode | "write"): Draft {
  const { id, place, field } = fault;
  const about = { rule: id, terms: [field], severity: ownSeverity(id, mode), aim: field };
  return draft(about, judging.texts.service[id], valuesOf(fault, judging.texts), { offset: place }, judging);
}

function valuesOf({ actual, expected, found, wanted }: InputFault, { kinds }: Locale): Values {
  const kind = found === undefined ? undefined : kinds[found];
  const value = typeof actual === "string" && found !== "null" ? actual : undefined;
  const given = kind === undefined ? actual : ours(kind, value);
  const asked = wanted === undefined ? expected : ours(kinds[wanted]);
  return { actual: given, expected: asked };
}
