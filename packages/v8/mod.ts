/**
 * The engine for programs in other languages that bring V8: the functions of packages/wasm/. What judges a document beyond
 * them is loaded when one first needs it, so that a verdict is that of the command line.
 */
import { isProfile, kindOf, type Source } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { isLanguage, isOfficial, type Language, load, plan } from "../../host/documents/locales.ts";
import { refusedIn } from "../../host/domain/wording.ts";
import type { Refused } from "../../host/domain/refused.ts";
import { saidOfFile } from "../../host/cli/file_words.ts";
import { tooLarge } from "../../host/cli/files.ts";
import { call, type FunctionName, functions } from "../wasm/mod.ts";
import { type Also, BadOptions, judging, opening, type Options } from "../wasm/options.ts";
import type { Problem } from "../wasm/records.ts";

/** What is asked, beside the document. */
export type Ask =
  & { readonly options: Options }
  & (
    | { readonly call: FunctionName; readonly name?: string }
    /** Whether the options can be followed. */
    | { readonly call: "check" }
    /** What is said of a file that its reader could not read. */
    | { readonly call: "unread"; readonly why: keyof typeof unread }
  );

/** The answer as JSON: `ok` or `err`, in the records of packages/wasm/, with what the document is. Never throws. */
export async function answer(ask: Ask, input: string | Uint8Array): Promise<string> {
  try {
    return JSON.stringify(await given(ask, input));
  } catch (thrown) {
    return JSON.stringify({ err: problemOf(thrown) });
  }
}

const broken: Problem = {
  error: "internal_error",
  code: "internal_error",
  message: "The engine broke. This is a fault of ours.",
};

/** The functions throw problems, and options that cannot be followed are one; any other fault is not passed on. */
function problemOf(thrown: unknown): Problem {
  if (isProblem(thrown)) return thrown;
  return thrown instanceof BadOptions ? refusedOptions(thrown) : broken;
}

function refusedOptions({ message }: BadOptions): Problem {
  return { error: "bad_request", code: "bad_request", message };
}

function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === "object" && thrown !== null && !(thrown instanceof Error);
}

async function given(ask: Ask, input: string | Uint8Array): Promise<object> {
  if (ask.call === "check") return checked(ask.options);
  if (ask.call === "unread") return { err: unreadFor(ask.why, ask.options) };
  if (functions[ask.call].takes === "rule") return { ok: call(ask.call, input, ask.options) };
  const source = { input, ...(ask.name === undefined ? {} : { name: ask.name }) };
  const kind = kindOf(source);
  const options = ask.call === "validate" ? officialUnlessAsked(ask.options) : ask.options;
  try {
    return { kind, ok: call(ask.call, input, options, await alsoFor(ask.call, source, options)) };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { kind, err: thrown };
  }
}

/** A check is official, as on the command line, unless the lighter mode is asked for. */
function officialUnlessAsked(options: Options): Options {
  const { strict, preflight } = options;
  return { ...options, strict: strict ?? preflight !== true };
}

/** Functions that are official whatever is asked for. */
const official: ReadonlySet<FunctionName> = new Set(["diagnose", "repair", "convert"]);

async function alsoFor(name: FunctionName, source: Source, options: Options): Promise<Also> {
  const now = new Date();
  const common = {
    conformance,
    today: daysAt(now),
    now,
    ...(source.name === undefined ? {} : { name: source.name }),
    said,
  };
  const { strict, findings, to } = options;
  const isOfficialAnyway = strict === true || findings === true || official.has(name);
  const how = { strict: isOfficialAnyway, official: options.official === true };
  // Without either, a verdict needs sets on days of editions before.
  if (name !== "validate" && !isOfficial(how)) return common;
  const target = to != null && isProfile(to) ? to : undefined;
  const { profile = target, asOf, today } = judging(options, common);
  const planned = plan(source, { profile, asOf, today, ...how });
  const { sets = [] } = await load(planned, languageOf(options));
  return { ...common, sets };
}

function said(refusal: Refused, language: Language): string {
  return refusedIn(refusal, language).message;
}

function languageOf({ lang }: Options): Language {
  return lang != null && isLanguage(lang) ? lang : "en";
}

function checked(options: Options): object {
  try {
    judging(options);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    return { err: refusedOptions(error) };
  }
}

/** Why a file was not read, by what its reader met. */
const unread = {
  missing: () => saidOfFile("missing"),
  forbidden: () => saidOfFile("forbidden"),
  unreadable: () => saidOfFile("unreadable"),
  too_large: (options: Options) => tooLarge(opening(options).limits),
} as const;

function unreadFor(why: keyof typeof unread, options: Options): Problem {
  const refused: Refused = { error: "bad_request", ...unread[why](options) };
  const { error, xmlCode: code = error } = refused;
  return { error, code, message: said(refused, languageOf(options)) };
}
