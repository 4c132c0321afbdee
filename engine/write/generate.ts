/** Writing a JSON invoice as XML, in the syntax of its profile, after it was checked by the rules for that XML. */
import type { Draft, Finding, JsonPlace, Truncated } from "../judge/findings.ts";
import { assumption, isBeyond } from "../judge/promises.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { InputFault } from "../model/faults.ts";
import type { Invoice } from "../model/invoice.ts";
import type { ModelGroup } from "../model/model.ts";
import { ownSeverity } from "../judge/severities.ts";
import { rowsWith, scenarioFor } from "../scenarios/find.ts";
import type { Profile } from "../scenarios/table.ts";
import { identifierOf } from "../model/specifications.ts";
import { writesOf } from "../judge/identifiers.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { Provenance } from "../judge/provenance.ts";
import { ours } from "../model/said.ts";
import { openJson, type OpenOptions } from "../open/open.ts";
import { completed, computed, type JsonReading, type JsonRefusal } from "../open/read_json.ts";
import type { Amounts } from "../open/totals.ts";
import type { Bound } from "../syntax/bound.ts";
import { project } from "../syntax/project/project.ts";
import { normalize } from "../syntax/values.ts";
import { draftOf, type JsonVerdict, type JudgedJson, profileFor, runJson, verdictOn } from "../judge/validate_json.ts";
import { defaultLimits, type XmlLimits } from "../xml/limits.ts";
import type { Refusal } from "../xml/refusal.ts";
import { XmlText } from "../xml/writer.ts";

export interface GenerateOptions extends JudgeOptions, Pick<OpenOptions, "limits"> {
  /** `stated`: totals and VAT as the invoice states them, wherever the rules hold; left out, as they are worked out. */
  readonly amounts?: Amounts;
  /** What those who read the XML take: 50,000 elements and 8,000,000 UTF-16 code units, as `validate` does by default. */
  readonly readers?: Partial<Pick<XmlLimits, "elements" | "characters">>;
}

export interface Generated {
  /** The document, UTF-8 when it is written to a file. The same invoice gives the same text. */
  readonly xml: string;
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly warnings: readonly Finding<JsonPlace>[];
  readonly information: readonly Finding<JsonPlace>[];
  readonly findings_truncated?: Truncated;
  readonly provenance: Provenance;
  /**
   * What reading the document gives: the invoice with its computed amounts. It is worked out when it is asked for, and no
   * part of a copy of this object.
   */
  readonly invoice: Invoice;
}

/** Written; or checked, with a fatal finding that says why it was not written; or not read. */
export type GenerateOutcome =
  | { readonly ok: Generated }
  | { readonly refused: JsonVerdict }
  | { readonly refusal: JsonRefusal | Refusal };

/** Writes a JSON invoice (UTF-8 when given bytes) as XML. Never throws on bad input. */
export function generate(input: Uint8Array | string, options: GenerateOptions = {}): GenerateOutcome {
  const opened = openJson(input, options);
  if ("refusal" in opened) return opened;
  return write(opened.ok, options);
}

/** What has more lines than its readers take elements is refused before most of the work that grows with them. */
function beyondReaders(opened: JsonReading, options: GenerateOptions): JsonVerdict | undefined {
  const { elements } = { ...defaultLimits, ...options.readers };
  const lines = opened.invoice.items("lines").length;
  if (lines <= elements) return undefined;
  const judged = runJson({ ...opened, unjudged: true }, options);
  return verdictOn(judged, [draftOf(oversize(opened.invoice, lines, elements), judged.judging, "write")]);
}

/** Writes a JSON invoice that was opened. */
export function write(opened: JsonReading, { amounts, ...asked }: GenerateOptions = {}): GenerateOutcome {
  const beyond = beyondReaders(opened, asked);
  if (beyond !== undefined) return { refused: beyond };
  // What did not run because nobody handed it in is warned of, and refuses nothing unless the caller asks for the whole verdict.
  const told = asked.strict === undefined ? { unasked: false } : {};
  const options = { ...asked, ...told, strict: writesStrictly(opened, asked) };
  // What is written states its totals, whatever the JSON left out.
  const reading = completed(opened);
  const stated = attempt(reading, options);
  // What is stated is judged first: an invoice whose own sums are wrong is refused, and not written with others.
  if ("refused" in stated || amounts === "stated" || reading.differing.length === 0) return stated;
  const own = computed(opened);
  return attempt(own, options, own.differing);
}

/** Whether what is written is judged as the official validators do: as the caller says, else as its profile does. */
export function writesStrictly(opened: JsonReading, options: JudgeOptions): boolean {
  return options.strict ?? writesOf(profileFor(opened, options)).strict === true;
}

function attempt(
  reading: JsonReading,
  options: GenerateOptions,
  replaced: readonly InputFault[] = [],
): Exclude<GenerateOutcome, { refusal: unknown }> {
  let written: XmlText | undefined;
  localize(reading.invoice, options.texts);
  const judged = runJson(reading, options, ({ prefixes }) => written = new XmlText(prefixes));
  const xml = written?.toString() ?? "";
  const verdict = verdictOn(judged, obstacles(judged, xml, options, replaced));
  if (!verdict.valid) return { refused: verdict };
  return { ok: new Written(xml, verdict, judged.document) };
}

/** The usual reasons of an exemption, which are those without a place of their own, in the language of the findings. */
function localize(invoice: ModelGroup, texts: JudgeOptions["texts"]): void {
  for (const part of invoice.items("vatBreakdown")) {
    const text = texts?.exemptions?.[part.value("vatCategory")?.text ?? ""];
    if (text !== undefined && part.value("exemptionReason")?.place === part.place) {
      part.terms.set("exemptionReason", [{ text, place: part.place }]);
    }
  }
}

/** A class, because an object literal with a getter keeps its document alive until V8's slow collection. */
class Written implements Generated {
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly warnings: readonly Finding<JsonPlace>[];
  readonly information: readonly Finding<JsonPlace>[];
  readonly findings_truncated?: Truncated;
  readonly provenance: Provenance;
  readonly #document: Bound;

  constructor(readonly xml: string, verdict: JsonVerdict, document: Bound) {
    this.profile = verdict.profile;
    this.syntax = document.syntax;
    this.warnings = verdict.warnings;
    this.information = verdict.information;
    if (verdict.findings_truncated !== undefined) this.findings_truncated = verdict.findings_truncated;
    this.provenance = verdict.provenance;
    this.#document = document;
  }

  get invoice(): Invoice {
    return { profile: this.profile, ...project(this.#document).invoice };
  }
}

/** Why a document that passes the rules is still not written, and what it promises beyond them. */
function obstacles(
  judged: JudgedJson,
  xml: string,
  options: GenerateOptions,
  replaced: readonly InputFault[],
): readonly Draft[] {
  const { carried, document, invoice, judging } = judged;
  const lost = carried.missing(invoice).map(({ term, text, value }): InputFault => {
    return {
      id: "ATW-NOT-CARRIED",
      place: value.place,
      field: term,
      actual: text,
      expected: ours(titles[document.syntax]),
    };
  });
  const faults = [...tooLarge(judged, xml, options), ...otherSpecification(judged), ...lost, ...replaced];
  const drafts = faults.filter(({ id }) => judged.surplus.wants(id, ownSeverity(id, "write")))
    .map((it) => draftOf(it, judging, "write"));
  // What names another specification is refused for that.
  const isForeign = faults.some(({ field }) => field === "BT-24");
  return !isForeign && isBeyond(judged.found, judging, judged.sets)
    ? [...drafts, assumed(judged, options.sets)]
    : drafts;
}

/** The documents by their own names, which are the same in every language. */
const titles: Readonly<Record<Syntax, string>> = {
  "ubl-invoice": "UBL Invoice",
  "ubl-credit-note": "UBL CreditNote",
  "cii": "CII",
};

function tooLarge(
  { places, invoice }: JudgedJson,
  xml: string,
  options: GenerateOptions,
): readonly InputFault[] {
  const { elements, characters } = { ...defaultLimits, ...options.readers };
  const sizes = [[places.length, elements], [xml.length, characters]] as const;
  return sizes.filter(([size, most]) => size > most).map(([size, most]) => oversize(invoice, size, most));
}

function oversize({ place }: ModelGroup, size: number, most: number): InputFault {
  return { id: "ATW-DOCUMENT-TOO-LARGE", place, field: "BG-0", actual: `${size}`, expected: `${most}` };
}

/** A document that says of itself that it follows a profile by which it was not judged. */
function otherSpecification({ document, reading, judging }: JudgedJson): readonly InputFault[] {
  const stated = reading.invoice.value("specificationIdentifier");
  if (stated === undefined) return [];
  const text = normalize(stated.text);
  const own = identifierOf(writesOf(judging.profile).specification);
  if (text === own) return [];
  // Some profiles take invoices of more than one specification, whose rules judge them then.
  const identity = { syntax: document.syntax, specification: text, process: undefined };
  const { scenario, named } = scenarioFor(identity, { profile: judging.profile });
  if (scenario.specifications.some((it) => it === named)) return [];
  return [{ id: "ATW-INPUT-CONFLICT", place: stated.place, field: "BT-24", actual: text, expected: ours(own) }];
}

function assumed({ document, found, judging, places, reading }: JudgedJson, sets: JudgeOptions["sets"]): Draft {
  const draft = assumption(document, found, rowsWith(sets), judging);
  return { ...draft, offset: places[draft.offset] ?? reading.invoice.place };
}
