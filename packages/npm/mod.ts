/** The package's main entry: e-invoices in XML or JSON are judged, read, written and explained, at once and without a network. */
import {
  explain as explainRule,
  explainAll as explainRules,
  type ExplainOptions,
  type Explanation,
  generate as generateXml,
  type GenerateOptions,
  type GenerateOutcome,
  type JsonRefusal,
  type JsonVerdict,
  judge as judgeOpened,
  type JudgeOptions,
  open as openSource,
  type Opened,
  type OpenedJson,
  type OpenedXml,
  type Opening,
  type OpenOptions,
  type ParseResult,
  parseXml,
  type Refusal,
  type Source,
  type ValidateOptions,
  type ValidationResult,
} from "../../engine/mod.ts";
import { type CashDiscount, discountsOf } from "../../engine/model/cash_discounts.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { checked } from "./checked.ts";
import { attempted, type Broken, type Input, onGiven, optionsGiven } from "./given.ts";
import { opened, options } from "./opened.ts";

export type { Broken, Input };
export {
  type Amounts,
  type AnyPlace,
  type Edition,
  editions,
  ENGINE_VERSION,
  type ExplainOptions,
  type Explanation,
  type Extract,
  type Finding,
  type Generated,
  type GenerateOptions,
  type GenerateOutcome,
  type GroupId,
  type Invoice,
  type InvoiceLine,
  isProfile,
  type JsonPlace,
  type JsonRefusal,
  type JsonVerdict,
  type JudgeOptions,
  type Limits,
  type Locale,
  type Location,
  type Marks,
  type Opened,
  type OpenedJson,
  type OpenedXml,
  type Opening,
  type OpenOptions,
  type ParseResult,
  type PdfPlace,
  type Profile,
  profileNames,
  type Provenance,
  type Refusal,
  type RuleSet,
  type Severity,
  type Source,
  type Syntax,
  type TermId,
  type Truncated,
  type ValidateOptions,
  type ValidationResult,
  type Verdict,
  type XmlLimits,
} from "../../engine/mod.ts";

export type { CashDiscount } from "../../engine/model/cash_discounts.ts";
export type { SpecificationId } from "../../engine/model/specifications.ts";

/** A result, or why the input was not read. */
export type Outcome<T> = { readonly ok: T } | { readonly refusal: Refusal | JsonRefusal | Broken };

/**
 * Checks an invoice: bytes or text of XML (UBL, CII) or JSON; bytes of a PDF with `extract` of `faktlint/pdf` as an option.
 * For the verdict of the official validators pass `strict: true`, and as `sets` the `official` of `faktlint/official`,
 * for Factur-X with the `facturx` of `faktlint/facturx` behind them. Bad input never throws.
 */
export function validate(
  input: Input,
  options: ValidateOptions = {},
): Outcome<ValidationResult | JsonVerdict> {
  return onGiven(input, options, (document, known: ValidateOptions) => {
    // Text beside elements is for the schema to refuse, where it does.
    const opened = openSource({ input: document }, { mixed: known.strict, ...known });
    return "refusal" in opened ? opened : { ok: judgeOpened(opened.ok, { ...known, today: daysAt(new Date()) }) };
  });
}

/** An invoice in the JSON model, with the discounts for early payment that its payment terms (BT-20) name for software. */
export interface ParsedInvoice extends ParseResult {
  readonly cashDiscounts?: readonly CashDiscount[];
}

/** Reads an invoice in XML into the JSON model; a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function parse(input: Input, options: OpenOptions = {}): Outcome<ParsedInvoice> {
  return onGiven(input, options, (document, known: OpenOptions) => {
    const opened = openSource({ input: document }, known);
    if ("refusal" in opened) return opened;
    if (opened.ok.kind !== "xml") return { refusal: isJson };
    const parsed = parseXml(opened.ok);
    return { ok: { ...parsed, ...discountsOf(parsed.invoice.paymentTerms) } };
  });
}

const isJson: JsonRefusal = {
  error: "bad_request",
  message: "This is JSON, and parse reads XML. Validate it as it is, or generate XML from it.",
};

/** Opens a document once, for `judge` and whatever else is done with it. Bad input never throws. */
export function open(
  source: Omit<Source, "input"> & { readonly input: Input },
  options: OpenOptions = {},
): Opening | { readonly refusal: JsonRefusal | Broken } {
  return attempted(() => {
    const from: Partial<Record<keyof Source, unknown>> = typeof source === "object" && source !== null ? source : {};
    const { input, name, mediaType } = from;
    const named = typeof name === "string" ? { name } : {};
    const typed = typeof mediaType === "string" ? { mediaType } : {};
    return onGiven(input, options, (input, known: OpenOptions) => openSource({ input, ...named, ...typed }, known));
  });
}

/**
 * The verdict on a document that was opened: the `ok` of `open`. The places of findings are those of XML, or JSON pointers.
 * Throws a TypeError that names the argument for anything else.
 */
export const judge: {
  (opened: OpenedXml, options?: JudgeOptions): ValidationResult;
  (opened: OpenedJson, options?: JudgeOptions): JsonVerdict;
  (opened: Opened, options?: JudgeOptions): ValidationResult | JsonVerdict;
} = checked("judge", judgeOpened, [opened, options]);

/** Writes a JSON invoice as the XML of its profile, or says why it is not written. Bad input never throws. */
export function generate(
  input: Input,
  options: GenerateOptions = {},
): GenerateOutcome | { readonly refusal: JsonRefusal | Broken } {
  return onGiven(input, options, (document, known: GenerateOptions) => {
    return generateXml(document, { ...known, today: daysAt(new Date()) });
  });
}

/** Explains one rule by its id, in any letter case; undefined when there is none. */
export function explain(id: string, options: ExplainOptions = {}): Explanation | undefined {
  if (typeof id !== "string") return undefined;
  const found = attempted(() => explainRule(id, optionsGiven<ExplainOptions>(options)));
  return found === undefined || "refusal" in found ? undefined : found;
}

/** Explains every rule that is known. */
export function explainAll(options: ExplainOptions = {}): readonly Explanation[] {
  const found = attempted(() => explainRules(optionsGiven<ExplainOptions>(options)));
  return "refusal" in found ? [] : found;
}
