/** The verdict on an XML invoice that was opened, and what `parse` makes of it. */
import { sideOf } from "../model/side.ts";
import { Surplus } from "./findings.ts";
import { judgedBy, promised } from "./promises.ts";
import { draftsOn, keepOutcomes } from "./run.ts";
import { locate, type Place } from "./locate.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Invoice } from "../model/invoice.ts";
import { isAsked, type JudgeOptions, judgingFor, modeOf } from "./options.ts";
import { provenance } from "./provenance.ts";
import { activeIn, engineGrades, noSets } from "./sets.ts";
import type { Grading } from "./severities.ts";
import type { OpenedXml } from "../open/open.ts";
import { type Found, rowsWith, scenarioFor } from "../scenarios/find.ts";
import type { Mode, Profile } from "../scenarios/table.ts";
import { type Bound, leaves } from "../syntax/bound.ts";
import { Origins } from "../syntax/project/origins.ts";
import { notReadIn, project } from "../syntax/project/project.ts";
import { normalize } from "../syntax/values.ts";
import { keep, numbersOf, tallied, type Tallies, type Verdict, verdictOf } from "./verdict.ts";

export interface NotRead {
  readonly total: number;
  /** The first hundred. */
  readonly elements: readonly Place[];
}

export interface ValidationResult extends Verdict<Place> {
  readonly syntax: Syntax;
  readonly invoiceTypeCode: string | null;
  readonly specificationIdentifier: string | null;
  readonly profileSource: "query" | "document" | "default";
  readonly notRead: NotRead;
}

export interface ParseResult {
  /** The transport envelope that the invoice was taken out of. */
  readonly envelope?: "sbdh" | undefined;
  /** With its profile, which JSON invoices name, it can be posted or generated as it is. */
  readonly invoice: Invoice;
  /** What the document would be checked against: the profile that its specification identifier (BT-24) names. */
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly notRead: NotRead;
}

/** The verdict on a document that was opened. */
export function judgeXml(opened: OpenedXml, options: JudgeOptions = {}): ValidationResult {
  return judged(opened, options, notReadIn(opened.document), (found) => found);
}

/** The verdict, and the invoice that `parse` gives; findings say where in it their place is, too. */
export function judgeXmlWhole(opened: OpenedXml, options: JudgeOptions = {}) {
  const origins = new Origins();
  const { invoice, notRead } = project(opened.document, origins);
  const verdict = judged(opened, options, notRead, (found) => {
    const pointers = origins.pointers(invoice, found.keys());
    return new Map([...found].map(([offset, place]) => {
      const pointer = pointers.get(offset);
      return [offset, pointer === undefined ? place : { ...place, pointer }];
    }));
  });
  return { verdict, invoice };
}

type Places = ReadonlyMap<number, Place>;

/** `unread` are the offsets of what the model has no place for; `placed` makes of places in the document what findings say. */
function judged(
  opened: OpenedXml,
  options: JudgeOptions,
  unread: readonly number[],
  placed: (found: Places) => Places,
): ValidationResult {
  const { text, document } = opened;
  const found = foundFor(opened, options, options.profile);
  if (options.official === true) keepOutcomes(document);
  const { judging, sets, surplus, drafts, beyond } = drafted(opened, options, found, modeOf(options));
  const kept = keep(drafts, surplus);
  const notRead = unread.slice(0, NOT_READ_CAP);
  const places = locate(text, document.elements, [...kept.offsets, ...notRead]);
  const official = options.official === true ? numbersOf(drafted(opened, options, found, "strict")) : undefined;
  const from = provenance(judging, { ...options, sets, scenario: found.scenario, beyond });
  return {
    ...verdictOf(kept, placed(places), from, judging.texts, official),
    syntax: document.syntax,
    invoiceTypeCode: stated(document, "invoiceTypeCode"),
    specificationIdentifier: stated(document, "specificationIdentifier"),
    profileSource: found.source,
    notRead: { total: unread.length, elements: placesOf(notRead, places) },
  };
}

/** What each profile says of a document, by default and officially, in numbers alone. */
export function talliesOfXml(opened: OpenedXml, options: JudgeOptions): Tallies {
  keepOutcomes(opened.document);
  const own = foundFor(opened, options, options.profile);
  return tallied(own.profile, (profile, mode) => {
    if (profile === own.profile) return drafted(opened, options, own, mode);
    return drafted(opened, { ...options, profile }, foundFor(opened, options, profile), mode);
  });
}

/** The row that is for a document, if the caller asks for a profile. */
function foundFor(
  { identity, container }: OpenedXml,
  options: JudgeOptions,
  profile: Profile | undefined,
): Found {
  return scenarioFor({ ...identity, container }, { ...options, profile }, rowsWith(options.sets));
}

/** The findings of a mode, before they are cut and placed, and what BT-24 promises beyond what ran. */
function drafted({ document, followed }: OpenedXml, options: JudgeOptions, found: Found, mode: Mode) {
  const { syntax } = document;
  const given = options.sets ?? noSets;
  const side = sideOf(syntax);
  const scenario = judgedBy(found, mode, options);
  const sets = activeIn(scenario, mode, syntax, given, followed);
  const by = { scenario, grades: engineGrades(sets) };
  const how: Grading = { profile: found.profile, side, syntax, mode, input: "xml", ...by };
  const judging = judgingFor(options, syntax, how, stated(document, "currency") ?? "");
  const surplus = new Surplus();
  const asking = { judging, isAsked: isAsked(options), given, sets, asOf: options.asOf };
  const { drafts: promises, families: beyond, instead = false } = promised(document, found, asking);
  const drafts = instead ? promises : [...draftsOn(document, judging, { surplus, sets }), ...promises];
  return { judging, sets, surplus, drafts, beyond };
}

const NOT_READ_CAP = 100;

function placesOf(offsets: readonly number[], found: ReadonlyMap<number, Place>): readonly Place[] {
  return offsets.map((offset) => found.get(offset)).filter((place) => place !== undefined);
}

function stated(document: Bound, slot: "invoiceTypeCode" | "specificationIdentifier" | "currency"): string | null {
  const [leaf] = leaves(document.root, slot);
  return leaf === undefined ? null : normalize(leaf.text);
}

/** The JSON model of a document that was opened. */
export function parseXml(opened: OpenedXml): ParseResult {
  const { text, document } = opened;
  const { invoice, profile, notRead } = modelOf(opened);
  const listed = notRead.slice(0, NOT_READ_CAP);
  return {
    ...(document.envelope === undefined ? {} : { envelope: document.envelope }),
    invoice,
    profile,
    syntax: document.syntax,
    notRead: { total: notRead.length, elements: placesOf(listed, locate(text, document.elements, listed)) },
  };
}

/** The same without places: the invoice with the profile that it names, and the offsets of what was not read. */
export function modelOf(opened: OpenedXml) {
  const { document } = opened;
  const { invoice, notRead } = project(document);
  const { profile } = foundFor(opened, {}, undefined);
  return { invoice: { profile, ...invoice }, profile, notRead };
}
