/**
 * JSON-RPC messages out of their texts. An invoice among the arguments stays the text that it came as, because the engine
 * reads it itself: `JSON.parse` would drop digits of numbers, and fields that an object has twice.
 */

import { isFields } from "./fields.ts";
import { shapeOf } from "./json_shape.ts";

/** What a body may hold. */
export interface MessageBounds {
  /** Levels and values in all: those of an invoice at its limits, and what stands around it. */
  readonly levels: number;
  readonly values: number;
  /** Names and values beside invoices, all of which are looked at where others wait for that. */
  readonly beside: number;
  /** Messages at once. */
  readonly atOnce: number;
}

export type MessagesRead = { readonly messages: unknown } | { readonly code: number; readonly refused: string };

const INVALID_REQUEST = -32600;
const PARSE_ERROR = -32700;

/** The message in a body, or several at once; or why they are not read, with the code of JSON-RPC. */
export function readMessages(bytes: Uint8Array, { levels, values, beside, atOnce }: MessageBounds): MessagesRead {
  const invalid = (refused: string) => ({ code: INVALID_REQUEST, refused });
  // Counted first, because endless nesting holds up its reader.
  const shape = shapeOf(bytes);
  if (shape.levels > levels) return invalid(`The message is nested deeper than ${levels} levels.`);
  if (shape.values > values) return invalid(`The message holds more than ${values} values.`);
  const text = utf8(bytes);
  const messages = text === undefined ? undefined : messagesIn(text);
  if (messages === undefined) {
    return { code: PARSE_ERROR, refused: "The body is no JSON. Send a JSON-RPC message in UTF-8." };
  }
  const isSeveral = Array.isArray(messages);
  if (!isSeveral && !isFields(messages)) return invalid("The body is no JSON-RPC message. Send an object.");
  if (isSeveral && messages.length > atOnce) return invalid(`Send at most ${atOnce} messages at once.`);
  if (sizeOf(messages) > beside) return invalid(`The message holds more than ${beside} values beside the invoice.`);
  return { messages };
}

/** How many values there are, the value itself and all below it. Names count by what they name. */
function sizeOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, it: unknown) => sum + sizeOf(it), 1);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A message, or several at once; undefined for a text that is no JSON. */
export function messagesIn(text: string): unknown {
  const message = parsed(text);
  if (!Array.isArray(message)) return withInvoiceText(message, text, 0);
  const starts = [...membersOf(text, 0)];
  return message.map((it, index) => withInvoiceText(it, text, starts[index]?.value ?? 0));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Messages that come at once, without the requests that one of them cancels, and without what cancels them: a request that is
 * cancelled is not answered, so that nobody would end the answer to all.
 */
export function withoutCancelled(messages: readonly unknown[]): readonly unknown[] {
  const requests = new Set(messages.filter(isFields).filter((it) => it["id"] !== undefined).map((it) => it["id"]));
  const cancelled = new Set(messages.map(cancelledBy).filter((id) => id !== undefined && requests.has(id)));
  return messages.filter((it) => {
    if (!isFields(it)) return true;
    return !(it["method"] !== undefined && cancelled.has(it["id"])) && !cancelled.has(cancelledBy(it));
  });
}

/** The request that a notification cancels. */
function cancelledBy(message: unknown): unknown {
  if (!isFields(message) || message["method"] !== "notifications/cancelled") return undefined;
  return isFields(message["params"]) ? message["params"]["requestId"] : undefined;
}

/** The fields of `tools/call` on the way to the arguments, and those of them that are invoices. */
const WAY = ["params", "arguments"] as const;
const INVOICES = ["invoice", "a", "b"] as const;

function withInvoiceText(message: unknown, text: string, start: number): unknown {
  if (!isFields(message) || !isFields(message["params"]) || !isFields(message["params"]["arguments"])) return message;
  const { params, params: { arguments: given } } = message;
  const invoices = INVOICES.filter((name) => isFields(given[name]));
  if (invoices.length === 0) return message;
  let at = start;
  for (const name of WAY) at = valueOf(text, at, name);
  const texts = invoices.map((name) => {
    const from = valueOf(text, at, name);
    return [name, text.slice(from, endOf(text, from))] as const;
  });
  return { ...message, params: { ...params, arguments: { ...given, ...Object.fromEntries(texts) } } };
}

/** Where the value of a field of an object begins; of two, that of the last, as with `JSON.parse`. */
function valueOf(text: string, start: number, name: string): number {
  let found = start;
  for (const it of membersOf(text, start)) {
    if (it.name !== undefined && JSON.parse(text.slice(...it.name)) === name) found = it.value;
  }
  return found;
}

interface Member {
  /** Where its name is; items of arrays have none. */
  readonly name?: readonly [number, number];
  readonly value: number;
}

/** The members of the object or array that begins in a text, after space. The text is known to be JSON. */
function* membersOf(text: string, start: number): Generator<Member> {
  const open = behindSpace(text, start);
  const isObject = text[open] === "{";
  let at = behindSpace(text, open + 1);
  while (text[at] !== "}" && text[at] !== "]") {
    const named = at;
    const colon = isObject ? behindSpace(text, endOf(text, at)) : at;
    const value = isObject ? behindSpace(text, colon + 1) : at;
    yield { ...(isObject ? { name: [named, endOf(text, named)] as const } : {}), value };
    at = behindSpace(text, endOf(text, value));
    if (text[at] === ",") at = behindSpace(text, at + 1);
  }
}

function behindSpace(text: string, start: number): number {
  let at = start;
  while (" \t\r\n".includes(text[at] ?? "x")) at++;
  return at;
}

/** Where a value ends that begins here. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text[at] ?? "";
    if (unit === '"') at = endOfText(text, at);
    else if (unit === "{" || unit === "[") depth++;
    else if (unit === "}" || unit === "]") depth--;
    else if (depth === 0) at = endOfWord(text, at);
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The last character of a number, or of true, false and null. */
function endOfWord(text: string, start: number): number {
  let at = start;
  while (!", \t\r\n}]".includes(text[at + 1] ?? ",")) at++;
  return at;
}

/** The quotation mark that ends a text. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
