/// <reference lib="dom" />
/** What a page asks the server of its own origin, and what comes back. */
import { type Fields, isFields } from "../writing/json_fields.ts";

export interface Answer {
  readonly ok: boolean;
  /** As it came: a receipt is of these digits. */
  readonly text: string;
  readonly body: Fields;
  /** There was no answer, or none that could be read. */
  readonly failed?: "network" | "answer";
}

const failed = (failed: "network" | "answer"): Answer => ({ ok: false, text: "", body: {}, failed });

export interface Question {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: Blob | string | undefined;
  readonly type?: string;
  readonly lang?: string;
  /** Its answer shows a new key: asked again before there was one, it is the same question. */
  readonly makesKey?: boolean;
}

/** Asks the API below `base`. Never throws. */
export async function ask(base: string, question: Question): Promise<Answer> {
  const { method = "POST", path, key, body, type = "application/json", lang, makesKey = false } = question;
  const attempt = JSON.stringify([path, body, key]);
  const headers = new Headers(body === undefined ? {} : { "content-type": type });
  if (lang !== undefined) headers.set("accept-language", lang);
  if (key !== undefined) headers.set("authorization", `Bearer ${key}`);
  if (makesKey) headers.set("idempotency-key", attemptOf(attempt));
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    text = await response.text();
  } catch {
    return failed("network");
  }
  const read = parsed(text);
  if (read === undefined) return failed("answer");
  answered(attempt);
  return { ok: response.ok, text, body: read };
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The Idempotency-Key of a request that makes a key: the same for the same request until it was answered. So an answer that
 * gets lost on its way costs no key: pressing again gets it.
 */
const open = new Map<string, string>();

function attemptOf(request: string): string {
  const known = open.get(request) ?? crypto.getRandomValues(new Uint8Array(16)).join("-");
  open.set(request, known);
  return known;
}

/** The request was answered: the next one like it is another. */
function answered(request: string): void {
  open.delete(request);
}
