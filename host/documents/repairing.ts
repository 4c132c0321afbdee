/** Repairs what a body holds: the document itself, or a JSON object with it as a text, beside what its sender says to it. */
import {
  type DocumentKind,
  kindOf,
  type OnFault,
  type OpenedJson,
  openJson,
  type OpenOptions,
} from "../../engine/mod.ts";
import { type DiagnoseOptions, loadWords } from "../../engine/diagnosis/mod.ts";
import { repairDocument } from "../../engine/repair/document.ts";
import {
  type Answers,
  type BadAnswer,
  badAnswer,
  type Claims,
  claimsOf,
  type RepairOptions,
} from "../../engine/repair/mod.ts";
import { type Language, loadDiagnosing } from "./locales.ts";
import { type Repairs, repairsIn } from "./repairs.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** How a body is repaired, with the language by its tag; it can be cloned. */
export interface Repairing
  extends
    Omit<DiagnoseOptions & OpenOptions, "texts" | "words" | "sets" | "onFault" | "extract">,
    Pick<RepairOptions, "accept" | "answers" | "warnings"> {
  readonly kind: "xml" | "json";
  readonly lang?: Language;
}

/** What became of the document; it can be cloned. */
export interface RepairedBody extends Repairs {
  readonly kind: "xml" | "json";
  readonly text: string;
  /** In the encoding that it came in. */
  readonly bytes: Bytes;
  /** The document as it came. */
  readonly given: Bytes;
  /** Of what came in a PDF: what it says otherwise now, to be held against the pages. */
  readonly claims?: Claims;
}

/** What of a request cannot be used, by the sentence that says so. */
export type Unusable = "field_twice" | "repair_fields" | "repair_accept" | "repair_answers";

export type RepairOutcome =
  | { readonly ok: RepairedBody }
  | Exclude<ReturnType<typeof repairDocument>, { readonly ok: unknown }>
  /** What is asked for cannot be used. */
  | { readonly problem: Unusable }
  /** An answer has another shape than its field. */
  | { readonly bad: BadAnswer };

export async function repairBody(
  body: Bytes,
  { lang = "en", kind, accept = [], answers = {}, ...options }: Repairing,
  onFault: OnFault,
): Promise<RepairOutcome> {
  const asked = askedIn(body, kind, options);
  if ("problem" in asked) return asked;
  const source = { input: asked.text ?? asked.bytes, mediaType: `application/${asked.kind}` };
  const [wording, words] = await Promise.all([loadDiagnosing(source, lang, options), loadWords(lang)]);
  const wanted = { accept: [...accept, ...asked.accept], answers: { ...answers, ...asked.answers } };
  const bad = badAnswer(wanted.answers);
  if (bad !== undefined) return { bad };
  const outcome = repairDocument(source, { ...options, ...wanted, ...wording, words, onFault });
  if ("refusal" in outcome) return outcome;
  const { opened: { kind: is }, text, bytes } = outcome.ok;
  const claims = options.container === "pdf" ? { claims: claimsOf(outcome.ok) } : {};
  return { ok: { ...repairsIn(outcome.ok), kind: is, text, bytes: bytes.slice(), given: asked.bytes, ...claims } };
}

/** The document that is to be repaired, and what its sender says to it. */
interface Asked {
  readonly kind: DocumentKind;
  readonly bytes: Bytes;
  /** Where it came as a text, which has no other encoding, whatever it says of itself. */
  readonly text?: string;
  readonly accept: readonly string[];
  readonly answers: Answers;
}

/** An invoice has no field called document, so that an object that has it as a text is no invoice. */
function askedIn(bytes: Bytes, kind: "xml" | "json", options: OpenOptions): Asked | { readonly problem: Unusable } {
  const plain = { kind, bytes, accept: [], answers: {} };
  const opened = kind === "xml" ? undefined : openJson(bytes, options);
  if (opened === undefined || "refusal" in opened) return plain;
  const { object, repeated } = opened.ok.source;
  const document = object.get("document")?.value;
  if (typeof document !== "string") return plain;
  const [twice] = repeated.get(object) ?? [];
  if (twice !== undefined) return { problem: "field_twice" };
  if ([...object.keys()].some((name) => !fields.includes(name))) return { problem: "repair_fields" };
  const accept = textsIn(object.get("accept")?.value ?? []);
  const answers = answersIn(object.get("answers")?.value ?? new Map());
  if (accept === undefined) return { problem: "repair_accept" };
  if (answers === undefined) return { problem: "repair_answers" };
  const encoded = new TextEncoder().encode(document);
  return { kind: kindOf({ input: document }), bytes: encoded, text: document, accept, answers };
}

const fields: readonly string[] = ["document", "accept", "answers"];

type Value = OpenedJson["source"]["root"]["value"];

function textsIn(value: Value): readonly string[] | undefined {
  const items = Array.isArray(value) ? value.map((it) => it.value) : undefined;
  const texts = items?.filter((it) => typeof it === "string");
  return texts?.length === items?.length ? texts : undefined;
}

function answersIn(value: Value): Answers | undefined {
  if (!(value instanceof Map) || [...value.keys()].some((it) => !it.startsWith("/"))) return undefined;
  return fieldsIn(value);
}

/** A text, or a number with its digits, or an object of these. */
function answerIn(value: Value): Answers[string] | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return value instanceof Map ? fieldsIn(value) : value.source;
}

function fieldsIn(object: Extract<Value, ReadonlyMap<string, unknown>>): Answers | undefined {
  const entries: [string, Answers[string]][] = [];
  for (const [name, { value }] of object) {
    const answer = answerIn(value);
    if (answer === undefined) return undefined;
    entries.push([name, answer]);
  }
  return Object.fromEntries(entries);
}
