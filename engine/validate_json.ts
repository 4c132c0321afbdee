/** Judging a JSON invoice: as the XML that it becomes, in the syntax that its profile generates, by the same rules. */
import { type Draft, type JsonPlace, Surplus } from "./findings.ts";
import { draft, judge, type Judging } from "./judge.ts";
import { codeLists, type Syntax } from "./model/codes/index.ts";
import type { InputFault } from "./model/faults.ts";
import type { ModelGroup } from "./model/model.ts";
import {
  fatalInStrict,
  isProfile,
  type Profile,
  profileNames,
  type ProfileRow,
  profiles,
  type Side,
} from "./profiles.ts";
import { provenance } from "./provenance.ts";
import { type JsonOutcome, type JsonReading, type JsonReadOptions, readJson } from "./read_json.ts";
import { DOCS_BASE } from "./reference.ts";
import type { Severity } from "./rules/rule.ts";
import { serviceSeverities } from "./rules/service.ts";
import { eventBinder } from "./syntax/bind.ts";
import type { Bound } from "./syntax/bound.ts";
import { cii } from "./syntax/cii.ts";
import { ubl } from "./syntax/ubl.ts";
import { walk } from "./syntax/walk.ts";
import { en } from "./texts/en/index.ts";
import type { Locale } from "./texts/locale.ts";
import type { Values } from "./texts/text.ts";
import { keep, type Verdict, verdictOf } from "./verdict.ts";

export interface JsonOptions extends JsonReadOptions {
  /** What to judge by; left out, the invoice says it. */
  readonly profile?: Profile;
  /** Judge exactly as the official validators do. */
  readonly strict?: boolean;
  /** Address under which the rule pages stand. */
  readonly docsBase?: string;
  /** The language of the findings; left out, English. */
  readonly texts?: Locale;
}

/** The verdict on JSON: what its findings name are JSON pointers. */
export type JsonVerdict = Verdict<JsonPlace>;

/** Reads and judges a JSON invoice (UTF-8 when given bytes). Places are JSON pointers. */
export function validateJson(input: Uint8Array | string, options: JsonOptions = {}): JsonOutcome<JsonVerdict> {
  const reading = readJson(input, options);
  return "refusal" in reading ? reading : { ok: judgeJson(reading.ok, options) };
}

/** The verdict on a JSON invoice that was read. */
export function judgeJson(reading: JsonReading, options: JsonOptions = {}): JsonVerdict {
  const named = reading.profile?.text;
  const profile = options.profile ?? (named !== undefined && isProfile(named) ? named : "en16931");
  const { writes }: ProfileRow = profiles[profile];
  const { document, places } = bindModel(withIdentifiers(reading.invoice, writes), writes.syntax);
  const how = {
    side: writes.syntax,
    mode: options.strict === true ? "strict" : "default",
    input: "json",
  } as const;
  const judging = { profile, docsBase: options.docsBase ?? DOCS_BASE, texts: options.texts ?? en, ...how };
  const surplus = new Surplus();
  const judged = judge(document, judging, surplus)
    .map((it) => ({ ...it, offset: places[it.offset] ?? reading.invoice.place }))
    .filter((it) => !isKnown(it, reading));
  const drafts = [...faultsOf(reading, judged, options).map((it) => draftOf(it, judging)), ...judged];
  for (const [id, count] of reading.faults.surplus) surplus.total[severityOf(id, judging)] += count;
  const kept = keep(drafts, surplus);
  const pointers = new Map(kept.offsets.map((place) => [place, { pointer: reading.pointers.at(place) }]));
  return verdictOf(kept, pointers, provenance(profile, how), judging.texts);
}

const bind = eventBinder([ubl, cii]);
const bindings = { ubl, cii } as const;

/** The document that an invoice is in a syntax, and where the JSON has what starts at each offset of it. */
export interface BoundModel {
  readonly document: Bound;
  readonly places: readonly number[];
}

/** Offsets count the elements, so that they rise through the document as those of a text do. */
export function bindModel(invoice: ModelGroup, side: Side): BoundModel {
  const places: number[] = [];
  const document = bind((sink) =>
    walk(bindings[side], syntaxOf(invoice, side), invoice, {
      open: (name, attributes, place, raw) => sink.open(name, attributes, places.push(place) - 1, raw),
      text: (text) => sink.text(text, places.length),
      close: (name) => sink.close(name, places.length),
    })
  );
  return { document, places };
}

/** UBL has a document of its own for credit notes, which the type code asks for (BT-3). */
export function syntaxOf(invoice: ModelGroup, side: Side): Syntax {
  if (side === "cii") return "cii";
  const code = invoice.value("invoiceTypeCode")?.text ?? "";
  return codeLists.documentType.codes("ubl-credit-note").has(code) ? "ubl-credit-note" : "ubl-invoice";
}

/** BT-23 and BT-24 as the profile has them, where the invoice does not say. */
function withIdentifiers(invoice: ModelGroup, writes: ProfileRow["writes"]): ModelGroup {
  const copy = invoice.copy();
  for (const name of ["businessProcess", "specificationIdentifier"] as const) {
    const text = writes[name];
    if (text !== undefined && copy.value(name) === undefined) copy.add(name, { text, place: copy.place });
  }
  return copy;
}

/**
 * What another finding says already: a value that no rule could read because it is not what its field asks for, an amount
 * without a currency (BR-CL-03), for in JSON it is the invoice that has none (BR-05), and a net amount (BR-24) that would
 * have been worked out, had the line a quantity and a price (BR-22, BR-26).
 */
function isKnown({ rule, offset }: Draft, { faults, incomplete, invoice }: JsonReading): boolean {
  if (rule === "BR-CL-03") return invoice.value("currency") === undefined;
  if (rule === "BR-24") return incomplete.has(offset);
  return /^ATW-(?:VALUE|DECLARED)-/.test(rule) && faults.unusable.has(offset);
}

/** The faults to report: a missing field is the official rule's where one asks for it. */
function faultsOf({ faults, profile }: JsonReading, judged: readonly Draft[], options: JsonOptions) {
  const asked = new Set(judged.flatMap(({ field }) => field));
  const found = faults.kept.filter(({ id, field }) => id !== "ATW-INPUT-MISSING" || !asked.has(field));
  if (profile === undefined || options.profile !== undefined || isProfile(profile.text)) return found;
  const { text, place } = profile;
  const expected = profileNames.join(", ");
  return [{ id: "ATW-PROFILE-UNKNOWN", place, field: "BG-0", actual: text, expected } as const, ...found];
}

function draftOf(fault: InputFault, judging: Judging): Draft {
  const { id, place, field } = fault;
  return draft(id, [field], severityOf(id, judging), judging.texts.service[id], valuesOf(fault, judging.texts), {
    offset: place,
  }, judging);
}

function severityOf(id: InputFault["id"], { mode }: Judging): Severity {
  return mode === "strict" && !fatalInStrict.includes(id) ? "information" : serviceSeverities[id];
}

function valuesOf({ actual, expected, found, wanted }: InputFault, { kinds }: Locale): Values {
  const kind = found === undefined ? undefined : kinds[found];
  const given = kind === undefined || actual === undefined || found === "null" ? kind ?? actual : `${kind} (${actual})`;
  const asked = wanted === undefined ? expected : kinds[wanted];
  return { ...(given === undefined ? {} : { actual: given }), ...(asked === undefined ? {} : { expected: asked }) };
}
