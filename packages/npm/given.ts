/**
 * The one check at the package's entry: what callers pass that have no types, or bypassed them. Anything but a document,
 * and an option that nobody can follow, is refused in words; nothing throws.
 */
import { isLanguage, languages } from "../../engine/locales.ts";
import { isProfile, type JsonRefusal, profileNames } from "../../engine/mod.ts";
import { isDay } from "../../host/kit/calendar.ts";
import { caps, isObject, kindOf, type Wanted } from "./wanted.ts";

/** Text, or bytes in whatever holds them: what `fetch`, files and sockets give. */
export type Input = string | Uint8Array | ArrayBuffer | SharedArrayBuffer | DataView;

export type Document = Uint8Array | string;
export type Given<O> = { readonly input: Document; readonly options: O } | { readonly refusal: JsonRefusal };

function holds(...fields: readonly string[]) {
  return (value: unknown) => isObject(value) && fields.every((name) => isObject(Reflect.get(value, name)));
}

const truth: Wanted = { is: (value) => typeof value === "boolean", words: "true or false" };
const callback: Wanted = { is: (value) => typeof value === "function", words: "a function" };

const ruleSets: Wanted = {
  is: (value) => Array.isArray(value) && value.every((it) => isObject(it) && "name" in it && "text" in it),
  words: "rule sets, such as those of faktlint/official",
};

/** What each option has to be; one that is undefined is left out. */
const wanted = {
  profile: { is: (value) => typeof value === "string" && isProfile(value), words: `one of ${profileNames.join(", ")}` },
  strict: truth,
  asOf: { is: (value) => typeof value === "string" && isDay(value), words: "a day such as 2026-11-23" },
  official: truth,
  unworded: truth,
  values: truth,
  unwrap: truth,
  mixed: truth,
  asStated: truth,
  docsBase: { is: (value) => typeof value === "string", words: "an address" },
  texts: { is: holds("rules", "service", "kinds", "where", "generic"), words: "a locale of faktlint/locales" },
  words: { is: holds("titles", "questions", "told"), words: "what loadWords of faktlint/diagnosis gives" },
  conformance: { is: isObject, words: "a record of the last comparison" },
  sets: ruleSets,
  national: ruleSets,
  onFault: callback,
  extract: callback,
  limits: caps,
  readers: caps,
  container: { is: (value) => value === "pdf", words: '"pdf"' },
  warnings: truth,
  allowLoss: truth,
  findings: truth,
  format: { is: (value) => value === "html" || value === "text", words: '"html" or "text"' },
  lang: { is: (value) => typeof value === "string" && isLanguage(value), words: `one of ${languages.join(", ")}` },
  accept: {
    is: (value) => Array.isArray(value) && value.every((it) => typeof it === "string"),
    words: "a list of ids",
  },
  answers: { is: areAnswers, words: "an object with JSON pointers as names, and texts or objects of texts as values" },
  amounts: { is: (value) => value === "computed" || value === "stated", words: '"computed" or "stated"' },
} as const satisfies Readonly<Record<string, Wanted>>;

function areAnswers(value: unknown): boolean {
  return isPlain(value) && Object.keys(value).every((it) => it.startsWith("/")) && isAnswer(value, MOST_LEVELS);
}

function isPlain(value: unknown): value is object {
  return isObject(value) && !Array.isArray(value);
}

/** No group of the model holds as many others. */
const MOST_LEVELS = 10;

function isAnswer(value: unknown, levels: number): boolean {
  if (typeof value === "string") return true;
  return levels > 0 && isPlain(value) && Object.values(value).every((it) => isAnswer(it, levels - 1));
}

/** The document and the options as the engine takes them, or why not. Options that are not known here are passed over. */
export function given<O extends object>(input: unknown, options: unknown): Given<O> {
  try {
    const document = documentIn(input);
    if (document === undefined) return refused(`A document is a text, or bytes; this is ${kindOf(input)}.`);
    const [known, wrong] = optionsIn(options);
    // Each option was looked at one by one; those of the caller's type are among them.
    return wrong === undefined ? { input: document, options: known as O } : refused(wrong);
  } catch {
    return refused("The document or the options cannot be looked at.");
  }
}

/** Options alone, for what takes no document; those that nobody can follow are left out. */
export function optionsGiven<O extends object>(options: unknown): O {
  try {
    return optionsIn(options)[0] as O;
  } catch {
    return {} as O;
  }
}

/** Text or bytes; what holds bytes otherwise, as `fetch` and files give it, is looked at as bytes. */
function documentIn(input: unknown): Document | undefined {
  if (typeof input === "string" || input instanceof Uint8Array) return input;
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  return isBuffer(input) ? new Uint8Array(input) : undefined;
}

/** By what it is called: one of another window or worker is of another class. */
function isBuffer(input: unknown): input is ArrayBuffer {
  return /^\[object (?:Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(input));
}

/** What of the options is known, and can be followed; what is wrong with the first that cannot. */
export function optionsIn(options: unknown): readonly [known: object, wrong?: string] {
  if (options === undefined || options === null) return [{}];
  if (typeof options !== "object" || Array.isArray(options)) {
    return [{}, `Options are an object; this is ${kindOf(options)}.`];
  }
  const known: [string, unknown][] = [];
  let wrong: string | undefined;
  for (const [name, { is, words }] of Object.entries<Wanted>(wanted)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined) continue;
    if (is(value)) known.push([name, value]);
    else wrong ??= `The option ${name} is ${words}; this is ${kindOf(value)}.`;
  }
  const found = Object.fromEntries(known);
  return wrong === undefined ? [found] : [found, wrong];
}

function refused(message: string): { readonly refusal: JsonRefusal } {
  return { refusal: { error: "bad_request", message } };
}

/** Why there is no result though the document may be good. */
export interface Broken {
  readonly error: "internal_error";
  readonly message: string;
}

const broken: Broken = {
  error: "internal_error",
  message: "The engine broke, which is a fault of ours; or an option did that was handed over, such as a rule set.",
};

/** What comes of the work, whatever breaks in it. */
export function attempted<T>(work: () => T): T | { readonly refusal: Broken } {
  try {
    return work();
  } catch {
    return { refusal: broken };
  }
}

/** The work on a document with options that were looked at. */
export function onGiven<O extends object, T>(
  input: unknown,
  options: unknown,
  work: (input: Document, options: O) => T,
): T | { readonly refusal: JsonRefusal | Broken } {
  const checked = given<O>(input, options);
  return "refusal" in checked ? checked : attempted(() => work(checked.input, checked.options));
}
