/** The verdict on an XML invoice that was opened, and what `parse` makes of it. */
import { Surplus } from "./findings.ts";
import { assumption, draftsOn, keepOutcomes, notAnInvoice } from "./run.ts";
import { locate, type Place } from "./locate.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Invoice } from "../model/invoice.ts";
import { type JudgeOptions, judgingFor, modeOf } from "./options.ts";
import { type Mode, type Profile, profileOf, profiles, profileWithoutLines, type Side } from "./profiles.ts";
import { provenance } from "./provenance.ts";
import { activeIn, scenarioIn } from "./sets.ts";
import type { OpenedXml } from "../open/open.ts";
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
  readonly envelope?: "sbdh";
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

/** What the document is checked against, from the document and the options. */
interface Ground {
  readonly identifier: string | null;
  readonly profile: Profile;
}

/** `unread` are the offsets of what the model has no place for; `placed` makes of places in the document what findings say. */
function judged(
  opened: OpenedXml,
  options: JudgeOptions,
  unread: readonly number[],
  placed: (found: Places) => Places,
): ValidationResult {
  const { text, document } = opened;
  const identifier = stated(document, "specificationIdentifier");
  const { profile, source, assumed } = selected(opened, identifier, options.profile);
  const ground = { identifier, profile };
  if (options.official === true) keepOutcomes(document);
  const { how, judging, sets, surplus, unfit, drafts } = drafted(opened, options, ground, modeOf(options));
  // With a scenario, nothing that BT-24 names is left unchecked.
  const unchecked = assumed && unfit === undefined && judging.scenario?.specification === undefined;
  const kept = keep([...drafts, ...(unchecked ? [assumption(document, judging)] : [])], surplus);
  const notRead = unread.slice(0, NOT_READ_CAP);
  const found = locate(text, [...kept.offsets, ...notRead]);
  const official = options.official === true ? numbersOf(drafted(opened, options, ground, "strict")) : undefined;
  return {
    ...verdictOf(kept, placed(found), provenance(profile, how, { ...options, sets }), judging.texts, official),
    syntax: document.syntax,
    invoiceTypeCode: stated(document, "invoiceTypeCode"),
    specificationIdentifier: identifier,
    profileSource: source,
    notRead: { total: unread.length, elements: placesOf(notRead, found) },
  };
}

/** What each profile says of a document, by default and officially, in numbers alone. */
export function talliesOfXml(opened: OpenedXml, options: JudgeOptions): Tallies {
  const { document } = opened;
  keepOutcomes(document);
  const identifier = stated(document, "specificationIdentifier");
  const { profile: own } = selected(opened, identifier, options.profile);
  return tallied((profile, mode) =>
    drafted(opened, profile === own ? options : { ...options, profile }, { identifier, profile }, mode)
  );
}

/** The findings of a mode, before they are cut and placed. */
function drafted(
  { document, followed }: OpenedXml,
  options: JudgeOptions,
  { identifier, profile }: Ground,
  mode: Mode,
) {
  const how = { side: sideOf(document), mode, input: "xml" } as const;
  const { syntax } = document;
  const scope = { profile, ...how, syntax, specification: identifier ?? undefined, asked: options.profile };
  const sets = activeIn(scope, options.sets ?? [], followed);
  const judging = judgingFor(
    options,
    profile,
    syntax,
    { ...how, scenario: scenarioIn(sets) },
    stated(document, "currency") ?? "",
  );
  const surplus = new Surplus();
  const unfit = mode === "default" && (options.profile ?? "facturx-en16931") === "facturx-en16931"
    ? profileWithoutLines(identifier ?? "")
    : undefined;
  const drafts = unfit === undefined
    ? draftsOn(document, judging, { surplus, sets })
    : [notAnInvoice(document, unfit, judging)];
  return { how, judging, sets, surplus, unfit, drafts };
}

export function sideOf({ syntax }: Bound): Side {
  return syntax === "cii" ? "cii" : "ubl";
}

/** The caller's profile, else the one that BT-24 selects, else EN 16931; `assumed` when BT-24 names more than that. */
function selected({ document, container }: OpenedXml, identifier: string | null, asked: Profile | undefined) {
  const found = identifier === null ? undefined : profileOf(identifier, sideOf(document));
  if (asked !== undefined) {
    return { profile: asked, source: "query", assumed: identifier !== null && !covers(asked, found) } as const;
  }
  if (found === undefined) return { profile: "en16931", source: "default", assumed: identifier !== null } as const;
  // A plain EN 16931 invoice from a PDF is Factur-X.
  const profile = container === "pdf" && found.profile === "en16931" ? "facturx-en16931" : found.profile;
  return { profile, source: "document", assumed: !found.exact } as const;
}

/** Whether a profile has all rules of what BT-24 names: EN 16931 is in every profile. */
function covers(profile: Profile, found: ReturnType<typeof profileOf>): boolean {
  if (found === undefined || !found.exact) return false;
  return found.profile === "en16931" || profiles[found.profile].title === profiles[profile].title;
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
    notRead: { total: notRead.length, elements: placesOf(listed, locate(text, listed)) },
  };
}

/** The same without places: the invoice with the profile that it names, and the offsets of what was not read. */
export function modelOf(opened: OpenedXml) {
  const { document } = opened;
  const { invoice, notRead } = project(document);
  const { profile } = selected(opened, stated(document, "specificationIdentifier"), undefined);
  return { invoice: { profile, ...invoice }, profile, notRead };
}
