/**
 * What is done away from the event loop, a row each: a function of bytes and of options that can be cloned, whose result can
 * be cloned. Languages come by their tags and are loaded where the work is done.
 */
import {
  type Generated,
  type GenerateOptions,
  type OnFault,
  type OpenOptions,
  parse,
  type Profile,
  validate,
  validateJson,
  type ValidateOptions,
} from "../../engine/mod.ts";
import type { DiagnoseOptions } from "../../engine/diagnosis/mod.ts";
import type { PdfOptions, PdfOutcome, PdfWriter } from "../../engine/pdf/mod.ts";
import type { ViewWriter } from "../../engine/pdf/view.ts";
import { discountsOf } from "../../engine/model/cash_discounts.ts";
import { type Language, load, loadDiagnosing, plan } from "../documents/locales.ts";
import { type Fingerprint, fingerprint } from "../domain/fingerprint.ts";
import { type FieldsBounds, objectIn } from "../domain/json_fields.ts";
import { holdRepair } from "../domain/invariants.ts";
import { jsonOf } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { claimIn } from "../domain/receipts.ts";
import { sha256 } from "../kit/secrets.ts";
import { type MessageBounds, readMessages } from "../kit/json_rpc.ts";
import { type Foreseen, foreseen } from "../documents/next.ts";
import { pagesAsked } from "../documents/pages.ts";
import type { Repairing } from "../documents/repairing.ts";
import { readSmp, type SmpAsked } from "../documents/smp/metadata.ts";
import { writeJson } from "../documents/writing.ts";
import { ALONE, type Alone, boundsFor, LOOP } from "./bounds.ts";
import type { ConvertJob } from "./convert_job.ts";
import type { DiffJob } from "./diff_job.ts";
import { embedded, exchanged, extracted } from "./extracted.ts";
import type { Bounds } from "./small.ts";
import type { PrintedViewJob, ViewJob } from "./view_job.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** What jobs share that takes long to make. */
export interface Tools {
  readonly pdf: PdfWriter;
  readonly view: ViewWriter;
}

/** What one job works with. */
interface Bench extends Tools {
  /** Gets to know what breaks in the engine. */
  readonly onFault: OnFault;
}

interface JobRow<Options, Result> {
  readonly run: (bytes: Bytes, options: Options, bench: Bench) => Promise<Result>;
  /** Up to which size the work stays on the event loop. */
  readonly loop: Bounds;
  /** Up to which size the work is done at all where there are no workers. */
  readonly alone: Alone;
}

/** The engine's options, with the language by its tag; English without. */
type Worded<T> = Omit<T, "texts" | "sets" | "onFault"> & { readonly lang?: Language };

/** Asks for the fingerprint of the document, which of a large JSON is as much work as the verdict. */
interface Recorded {
  readonly fingerprinted?: boolean;
}

/** What is diagnosed, with the language by its tag. */
interface Diagnosing extends Omit<DiagnoseOptions & OpenOptions, "texts" | "words" | "sets" | "onFault" | "extract"> {
  readonly kind: "xml" | "json";
  readonly lang?: Language;
}

/** How pages are drawn, and of which profiles alone. */
interface Paged {
  readonly pages: Pick<PdfOptions, "attachment" | "date" | "preview" | "watermark"> & {
    readonly profiles: readonly Generated["profile"][];
  };
}

/** The pages; or what of the request for them cannot be used. */
export type Printed = PdfOutcome | { readonly problem: { readonly message: string } };

export interface Pages {
  readonly printed: Printed;
  readonly preview: boolean;
}

/** What is said of a document that was written: all but the model, of which only the pages are made. */
export type Written = Omit<Generated, "invoice">;

/** Whether the XML is to stand in JSON: then it comes as it is there, in UTF-8. */
interface InJson {
  readonly inJson?: boolean;
}

const rows = {
  validate: row(
    LOOP.xml,
    ALONE.xml,
    async (bytes, { fingerprinted, ...options }: Worded<ValidateOptions> & Recorded & Foreseen, { onFault }) => {
      const { next, ...how } = { ...await worded(options, bytes), onFault };
      const outcome = validate(bytes, how);
      return {
        outcome,
        ...foreseen(next, outcome, (by) => validate(bytes, { ...how, ...by })),
        ...await printOf("xml", bytes, fingerprinted === true && "ok" in outcome),
      };
    },
  ),
  validateJson: row(
    LOOP.json,
    ALONE.json,
    async (bytes, { fingerprinted, ...options }: Worded<ValidateOptions> & Recorded & Foreseen, { onFault }) => {
      const { next, ...how } = { ...await worded(options, bytes), onFault };
      const outcome = validateJson(bytes, how);
      return {
        outcome,
        ...foreseen(next, outcome, (by) => validateJson(bytes, { ...how, ...by })),
        ...await printOf("json", bytes, fingerprinted === true && "ok" in outcome),
      };
    },
  ),
  /** Five profiles and as many tries: never on the loop. The code comes with the first document. */
  diagnose: row(
    LOOP.pages,
    ALONE.tried,
    async (bytes, { lang = "en", kind, ...options }: Diagnosing, { onFault }) => {
      const { diagnose, loadWords } = await import("../../engine/diagnosis/mod.ts");
      const source = { input: bytes, mediaType: `application/${kind}` };
      const [wording, words] = await Promise.all([loadDiagnosing(source, lang, options), loadWords(lang)]);
      const outcome = diagnose(source, { ...options, ...wording, words, onFault });
      return { outcome, ...await printOf(kind, bytes, "ok" in outcome) };
    },
  ),
  /** A diagnosis, once more after each round of repairs. */
  repair: row(LOOP.pages, ALONE.tried, async (bytes, options: Repairing, { onFault }) => {
    const { repairBody } = await import("../documents/repairing.ts");
    const outcome = await repairBody(bytes, options, onFault);
    if (!("ok" in outcome)) return outcome;
    const { given, text, ...repaired } = outcome.ok;
    holdRepair({ ...repaired, given });
    const [before, after] = [await fingerprint(repaired.kind, given), await fingerprint(repaired.kind, repaired.bytes)];
    return { ok: { ...repaired, document: jsonOf(text), prints: { before, after } } };
  }),
  /** The e-invoice inside of a PDF; with `listed`, what else is attached to it, and with `container`, what is wrong around it. */
  extract: row(LOOP.pages, ALONE.never, extracted),
  /** A PDF with another version of the e-invoice inside, or why it has none. */
  exchange: row(LOOP.pages, ALONE.never, exchanged),
  /** A PDF with an XML put into it, or why not. */
  embed: row(LOOP.pages, ALONE.never, embedded),
  /** A message for the tools, with invoices among its arguments as the texts that they came as. */
  message: row(LOOP.json, ALONE.json, (bytes, bounds: MessageBounds) => Promise.resolve(readMessages(bytes, bounds))),
  /** What a record or an answer with a receipt claims, as somebody shows it; undefined for a JSON object that is neither. */
  statement: row(LOOP.json, ALONE.json, async (bytes, bounds: FieldsBounds) => {
    const fields = objectIn(bytes, bounds);
    if (fields instanceof Problem) return { problem: { code: fields.code, message: fields.message } };
    return { claim: await claimIn(fields) };
  }),
  /** What a metadata server of Peppol answered. */
  smp: row(LOOP.smp, ALONE.smp, (bytes, asked: SmpAsked) => Promise.resolve(readSmp(bytes, asked))),
  parse: row(LOOP.xml, ALONE.xml, (bytes, options: OpenOptions) => Promise.resolve(parsed(bytes, options))),
  // A refused invoice is judged again for each patch, which is too long for the loop.
  generate: row(
    LOOP.pages,
    ALONE.written,
    async (bytes, { inJson, ...options }: Worded<GenerateOptions> & InJson, { onFault }) => {
      const { outcome } = await writeJson(bytes, { ...options, onFault });
      if (!("ok" in outcome)) return outcome;
      const { xml, ...said } = written(outcome.ok);
      if (inJson !== true) return { ok: { ...said, xml } };
      const whole = new TextEncoder().encode(xml);
      return { ok: { ...said, xml: jsonOf(xml), print: { bytes: whole.length, sha256: await sha256(whole) } } };
    },
  ),
  /** Two readings and a verdict of everything official; the code comes with the first document. */
  convert: row(LOOP.pages, ALONE.tried, async (bytes, asked: ConvertJob, { onFault }) => {
    return await (await import("./convert_job.ts")).convertJob(bytes, asked, onFault);
  }),
  /** Two readings, of documents one behind the other. */
  diff: row(LOOP.pages, ALONE.json, async (bytes, asked: DiffJob) => {
    return (await import("./diff_job.ts")).diffJob(bytes, asked);
  }),
  view: row(LOOP.pages, ALONE.written, async (bytes, asked: ViewJob, { onFault }) => {
    return await (await import("./view_job.ts")).viewJob(bytes, asked, onFault);
  }),
  /** The same on the pages of a PDF. */
  printView: row(LOOP.pages, ALONE.never, async (bytes, asked: PrintedViewJob, { view, onFault }) => {
    return await (await import("./view_job.ts")).printedViewJob(bytes, asked, view, onFault);
  }),
  /** The document with the pages around it, which are undefined where its profile has none. */
  print: row(
    LOOP.pages,
    ALONE.never,
    async (bytes, { pages, ...options }: Worded<GenerateOptions> & Paged, { pdf, onFault }) => {
      const { profiles, ...drawn } = pages;
      const { lang = "en", docsBase } = options;
      const { outcome, wording: { texts } } = await writeJson(bytes, { ...options, onFault });
      if (!("ok" in outcome)) return outcome;
      if (!profiles.includes(outcome.ok.profile)) return { ok: written(outcome.ok) };
      const explained = { texts, docsBase };
      const asked = pagesAsked(bytes);
      const made = (printed: Printed) => ({ ok: written(outcome.ok), printed, preview: drawn.preview === true });
      if ("wrong" in asked) return made({ problem: { message: asked.wrong } });
      return made(await pdf(outcome.ok.invoice, outcome.ok.xml, { ...drawn, ...asked, lang, ...explained }));
    },
  ),
};

/** The invoice as JSON in UTF-8. */
function parsed(bytes: Bytes, options: OpenOptions) {
  const outcome = parse(bytes, options);
  if (!("ok" in outcome)) return outcome;
  const { invoice, ...said } = outcome.ok;
  return { ok: { ...said, invoice: jsonOf(invoice), ...discountsOf(invoice.paymentTerms) } };
}

export type JobName = keyof typeof rows;
export type OptionsOf<Name extends JobName> = Parameters<(typeof rows)[Name]["run"]>[1];
export type ResultOf<Name extends JobName> = Awaited<ReturnType<(typeof rows)[Name]["run"]>>;

export const jobs: { readonly [Name in JobName]: JobRow<OptionsOf<Name>, ResultOf<Name>> } = rows;

function row<Options, Result>(
  loop: Bounds,
  alone: Alone,
  run: JobRow<Options, Result>["run"],
): JobRow<Options, Result> {
  return { loop, alone, run };
}

interface Asked extends Foreseen {
  readonly lang?: Language;
  readonly strict?: boolean | undefined;
  readonly official?: boolean | undefined;
  readonly profile?: Profile | undefined;
}

/** Up to which size a job stays on the event loop. */
export function loopOf<Name extends JobName>(name: Name, options: OptionsOf<Name>): Bounds {
  return boundsFor(jobs[name].loop, options);
}

/** Up to which size a job is done where there are no workers. */
export function aloneOf<Name extends JobName>(name: Name, options: OptionsOf<Name>): Bounds {
  const { alone } = jobs[name];
  const { kind = "json" }: { readonly kind?: "xml" | "json" } & object = options;
  return boundsFor("xml" in alone ? alone[kind] : alone, options);
}

async function worded<T extends Asked>({ lang = "en", ...options }: T, bytes: Bytes) {
  return { ...options, ...await load(plan({ input: bytes }, options), lang) };
}

async function printOf(
  kind: "xml" | "json",
  bytes: Bytes,
  wanted: boolean,
): Promise<{ readonly fingerprint?: Fingerprint }> {
  return wanted ? { fingerprint: await fingerprint(kind, bytes) } : {};
}

function written({ xml, profile, syntax, warnings, information, findings_truncated, provenance }: Generated): Written {
  const truncated = findings_truncated === undefined ? {} : { findings_truncated };
  return { xml, profile, syntax, warnings, information, ...truncated, provenance };
}
