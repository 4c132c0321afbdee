/**
 * The functions of the WASM component, one row each. The world, its WIT and what the wrappers know of it are made from this
 * table (tools/wasm/). Each gives a record or fails with one; nothing else may be thrown out of a component, because its
 * caller could not handle it.
 */
import { type Language, languages } from "../../engine/locales.ts";
import { generate, type GenerateOptions, kindOf } from "../../engine/mod.ts";
import { convert } from "../npm/convert.ts";
import { diagnose } from "../npm/diagnosis.ts";
import { diff } from "../npm/diff.ts";
import { attempted, onGiven } from "../npm/given.ts";
import { type Broken, explain, type JsonRefusal, judge, open, type Opened, parse, type Refusal } from "../npm/mod.ts";
import { repair } from "../npm/repair.ts";
import { view } from "../npm/view.ts";
import { embed, encodeUtf8, inspect, withContainer } from "../../engine/pdf/whole.ts";
import {
  type Also,
  BadOptions,
  embedding,
  inspecting,
  judging,
  opening,
  type OptionName,
  type Options,
  otherIn,
  repairing,
  setsFor,
  setsWith,
  targetIn,
  worded,
} from "./options.ts";
import { diagnosis, repairedInvoice } from "./diagnosis_records.ts";
import { explanation, generated, parsed, type Problem, problem, type Taken, unwritten, verdict } from "./records.ts";
import type { KeyIn, Shape } from "./shape.ts";
import { compared, type Converted, converted, embedded, shown } from "./verb_records.ts";

type Input = string | Uint8Array;
type Outcome<T, E> = { readonly ok: T } | { readonly error: E };

interface FunctionRow<T, E> {
  readonly doc: string;
  /** What the argument is called. A rule has no bytes. */
  readonly takes: "document" | "invoice" | "rule";
  readonly options: readonly OptionName[];
  readonly gives: Shape<T>;
  readonly fails: Shape<E>;
  /** A problem as the function fails with it. */
  readonly failed: (problem: Problem) => E;
  readonly work: (input: Input, options: Options, also: Also) => Outcome<T, E>;
}

/** A function of the component. */
export interface Exported extends Pick<FunctionRow<never, never>, "doc" | "takes" | "options" | "gives" | "fails"> {
  /** Gives what crosses the border, or throws it. */
  readonly call: (input: Input, options: Options, also?: Also) => unknown;
}

const caps = ["maxCharacters", "maxElements"] as const;

export const functions = {
  validate: exported({
    doc: "Checks an invoice: XML (UBL, CII), JSON, or as bytes a PDF with XML inside.",
    takes: "document",
    options: ["profile", "strict", "preflight", "official", "asOf", "values", "container", "lang", ...caps],
    gives: verdict,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const judged = judging(options, also);
      const how = { ...judged, ...opening(options), mixed: judged.strict, sets: setsFor(options, also) };
      const source = { input, ...(also.name === undefined ? {} : { name: also.name }) };
      const opened = open(source, how);
      if ("refusal" in opened) return refused(opened, options, also);
      return outcomeOf(
        attempted(() => ({ ok: { ...takenOutOf(opened.ok), ...around(input, options, judge(opened.ok, how)) } })),
        options,
        also,
      );
    },
  }),
  parse: exported({
    doc: "Reads an invoice in XML, or as bytes in a PDF, into the JSON model.",
    takes: "document",
    options: caps,
    gives: parsed,
    fails: problem,
    failed: same,
    work: (input, options, also) => outcomeOf(parse(input, opening(options)), options, also),
  }),
  generate: exported({
    doc: "Writes a JSON invoice as the XML of its profile.",
    takes: "invoice",
    options: ["profile", "strict", "amounts", "lang", ...caps],
    gives: generated,
    fails: unwritten,
    failed: (problem) => ({ problem }),
    work: (input, options, also) => {
      const { amounts } = options;
      const { limits } = opening(options);
      const how = { ...judging(options, also), limits, sets: setsWith(also), ...(amounts == null ? {} : { amounts }) };
      const made = onGiven(input, how, (document, known: GenerateOptions) => generate(document, known));
      if ("ok" in made) return made;
      return { error: "refused" in made ? made : { problem: problemOf(made.refusal, options, also) } };
    },
  }),
  diagnose: exported({
    doc: "Finds the causes of what is wrong with an invoice, by all profiles, and patches that repair them.",
    takes: "document",
    options: ["profile", "strict", "lang", ...caps],
    gives: diagnosis,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const how = { ...judging(options, also), ...opening(options) };
      return outcomeOf(diagnose(input, { ...how, national: also.sets ?? [] }), options, also);
    },
  }),
  repair: exported({
    doc: "Repairs an invoice in its own text: what changes nothing that is owed, and what is accepted or answered.",
    takes: "document",
    options: ["profile", "strict", "accept", "answers", "warnings", "lang", ...caps],
    gives: repairedInvoice,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const how = { ...judging(options, also), ...opening(options) };
      return outcomeOf(repair(input, { ...how, ...repairing(options), national: also.sets ?? [] }), options, also);
    },
  }),
  convert: exported({
    doc: "Converts an invoice to another syntax or profile, or to JSON, and lists what has no place there.",
    takes: "document",
    options: ["to", "allowLoss", "lang", ...caps],
    gives: converted,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const to = targetIn(options);
      const { allowLoss } = options;
      const asked = allowLoss == null ? {} : { allowLoss };
      const how = { ...judging(options, also), ...opening(options), ...asked, sets: setsWith(also) };
      const made = convert(input, to, how);
      const outcome: Made = "refused" in made ? { ok: made.refused } : made;
      return outcomeOf(outcome, options, also);
    },
  }),
  view: exported({
    doc: "Shows any invoice that can be read, valid or not, as text or as a page without scripts.",
    takes: "document",
    options: ["format", "findings", "lang", ...caps],
    gives: shown,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const { format, findings } = options;
      const asked = { ...(format == null ? {} : { format }), ...(findings == null ? {} : { findings }) };
      const how = { ...judging(options, also), ...opening(options), ...asked, lang: languageOf(options) };
      const made = view(input, { ...how, sets: findings === true ? setsWith(also) : [] });
      return "ok" in made ? { ok: { content: made.ok } } : refused(made, options, also);
    },
  }),
  diff: exported({
    doc: "Compares an invoice with another by business term, whatever the syntax of each.",
    takes: "document",
    options: ["other", "otherBytes", "lang", ...caps],
    gives: compared,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const other = otherIn(options);
      worded(options);
      return outcomeOf(diff(input, other, opening(options)), options, also);
    },
  }),
  embed: exported({
    doc: "Puts an invoice into a PDF, by appending to it, as Factur-X: PDF/A-3, or why it cannot be that.",
    takes: "document",
    options: ["xml", "date", "noPdfa", "force", "lang"],
    gives: embedded,
    fails: problem,
    failed: same,
    work: (input, options, also) => {
      const { xml, how } = embedding(options, also);
      const pdf = typeof input === "string" ? encodeUtf8(input) : input;
      const outcome = attempted(() => embed(pdf, xml, how));
      if ("refusal" in outcome) return refused(outcome, options, also);
      const none = { reasons: [], disagreements: [] };
      return { ok: "ok" in outcome ? { ...none, ...outcome.ok } : { ...none, ...outcome } };
    },
  }),
  explain: exported({
    doc: "What a rule requires, by its id in any letter case, and how to satisfy it.",
    takes: "rule",
    options: ["lang"],
    gives: explanation,
    fails: problem,
    failed: same,
    work: (rule, options, also) => {
      const found = explain(`${rule}`, { ...worded(options), sets: setsWith(also) });
      if (found !== undefined) return { ok: found };
      return { error: own("not_found", `There is no rule ${rule}.`) };
    },
  }),
} as const;

/** By its name, for the module that the component is made of. */
export function call(name: FunctionName, input: Input, options: Options, also?: Also): unknown {
  return functions[name].call(input, options, also);
}

export type FunctionName = keyof typeof functions;

function exported<T, E>({ gives, fails, failed, work, ...row }: FunctionRow<T, E>): Exported {
  return {
    ...row,
    gives,
    fails,
    call: (input, options, also = {}) => {
      const answer = answered(() => {
        const outcome = work(input, options, also);
        return "ok" in outcome ? { ok: gives.wire(outcome.ok) } : { error: fails.wire(outcome.error) };
      }, (problem) => fails.wire(failed(problem)));
      if ("ok" in answer) return answer.ok;
      throw answer.error;
    },
  };
}

function answered(
  work: () => Outcome<unknown, unknown>,
  wired: (problem: Problem) => unknown,
): Outcome<unknown, unknown> {
  try {
    return work();
  } catch (error) {
    return { error: wired(error instanceof BadOptions ? own("bad_request", error.message) : broken) };
  }
}

const broken = own("internal_error", "The engine broke. This is a fault of ours.");

function own(error: string, message: string): Problem {
  return { error, code: error, message };
}

/** A verdict with what is found about the PDF around the invoice. */
function around<V extends Parameters<typeof withContainer>[0]>(input: Input, options: Options, verdict: V) {
  if (typeof input === "string" || kindOf({ input }) !== "pdf") return verdict;
  return withContainer(verdict, inspect(input, inspecting(options)));
}

/** The attachment of a PDF, or the transport envelope, that an invoice was taken out of. */
function takenOutOf(opened: Opened): Taken {
  if (opened.kind !== "xml") return {};
  const { attachment, document: { envelope } } = opened;
  return { attachment, envelope };
}

/** What became of an invoice that was to be converted. */
type Made = { readonly ok: Converted } | Refusing;

type Refusing = { readonly refusal: Refusal | JsonRefusal | Broken };

function refused({ refusal }: Refusing, options: Options, also: Also): { readonly error: Problem } {
  return { error: problemOf(refusal, options, also) };
}

function outcomeOf<T>(outcome: { readonly ok: T } | Refusing, options: Options, also: Also): Outcome<T, Problem> {
  return "ok" in outcome ? outcome : refused(outcome, options, also);
}

// What it is called is in the message.
type Told = "error" | "xmlCode" | "message" | "line" | "column" | "named";
/** A field of refusals that is missing here makes `problemOf` uncallable. */
type AllTold = Readonly<Record<Exclude<KeyIn<Refusal | JsonRefusal>, Told>, never>>;

function problemOf(
  refusal: ((Refusal | JsonRefusal) & AllTold) | Broken,
  options: Options,
  { said = ({ message }) => message }: Also,
): Problem {
  // The component hands over nothing that could break.
  if (refusal.error === "internal_error") return broken;
  const { error, line, column } = refusal;
  const code = "xmlCode" in refusal ? refusal.xmlCode : error;
  const message = said(refusal, languageOf(options));
  return { error, code, message, ...(line === undefined || column === undefined ? {} : { place: { line, column } }) };
}

function languageOf({ lang }: Options): Language {
  return languages.find((it) => it === lang) ?? "en";
}

function same(problem: Problem): Problem {
  return problem;
}
