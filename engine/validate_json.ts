/** Judging a JSON invoice: as the XML that it becomes, in the syntax that its profile generates, by the same rules. */
import type { Draft } from "./findings.ts";
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
import { serviceSeverities } from "./rules/service.ts";
import { eventBinder } from "./syntax/bind.ts";
import type { Bound } from "./syntax/bound.ts";
import { cii } from "./syntax/cii.ts";
import { ubl } from "./syntax/ubl.ts";
import { walk } from "./syntax/walk.ts";
import { service as serviceTexts } from "./texts/en.ts";
import { kinds } from "./texts/en_input.ts";
import type { Values } from "./texts/text.ts";
import { keep, type Verdict, verdictOf } from "./verdict.ts";

export interface JsonOptions extends JsonReadOptions {
  /** What to judge by; left out, the invoice says it. */
  readonly profile?: Profile;
  /** Judge exactly as the official validators do. */
  readonly strict?: boolean;
  /** Address under which the rule pages stand. */
  readonly docsBase?: string;
}

/** Reads and judges a JSON invoice (UTF-8 when given bytes). Places are JSON pointers. */
export function validateJson(input: Uint8Array | string, options: JsonOptions = {}): JsonOutcome<Verdict> {
  const reading = readJson(input, options);
  return "refusal" in reading ? reading : { ok: judgeJson(reading.ok, options) };
}

/** The verdict on a JSON invoice that was read. */
export function judgeJson(reading: JsonReading, options: JsonOptions = {}): Verdict {
  const named = reading.profile?.text;
  const profile = options.profile ?? (named !== undefined && isProfile(named) ? named : "en16931");
  const document = boundOf(reading.invoice, profile);
  const how = {
    side: profiles[profile].writes.syntax,
    mode: options.strict === true ? "strict" : "default",
    input: "json",
  } as const;
  const judging = { profile, docsBase: options.docsBase ?? DOCS_BASE, ...how };
  const judged = judge(document, judging).filter((it) => !isKnown(it, reading));
  const drafts = [...faultsOf(reading, judged, options).map((it) => draftOf(it, judging)), ...judged];
  const kept = keep(drafts);
  const places = new Map(kept.offsets.map((place) => [place, { pointer: reading.pointers.at(place) }]));
  return verdictOf(kept, places, provenance(profile, how));
}

const bind = eventBinder([ubl, cii]);
const bindings = { ubl, cii } as const;

/** The document that an invoice is in a profile. Leaves and groups have the places of the JSON. */
export function boundOf(invoice: ModelGroup, profile: Profile): Bound {
  const { writes }: ProfileRow = profiles[profile];
  const written = withIdentifiers(invoice, writes);
  return bind((sink) => walk(bindings[writes.syntax], syntaxOf(invoice, writes.syntax), written, sink));
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

/** A value that no rule could read because it is not what its field asks for: the input's own finding says so already. */
function isKnown({ rule, offset }: Draft, { faults }: JsonReading): boolean {
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
  const severity = judging.mode === "strict" && !fatalInStrict.includes(id) ? "information" : serviceSeverities[id];
  return draft(id, [field], severity, serviceTexts[id], valuesOf(fault), { offset: place }, judging);
}

function valuesOf({ actual, expected, found, wanted }: InputFault): Values {
  const kind = found === undefined ? undefined : kinds[found];
  const given = kind === undefined || actual === undefined || found === "null" ? kind ?? actual : `${kind} (${actual})`;
  const asked = wanted === undefined ? expected : kinds[wanted];
  return { ...(given === undefined ? {} : { actual: given }), ...(asked === undefined ? {} : { expected: asked }) };
}
