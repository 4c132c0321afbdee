/** Error codes that lead to their rows. */
import type { Child } from "hono/jsx";
import type { Reference } from "./gather.ts";

/** A text in which every word that is an error code leads to what the page of errors says of it. */
export function withErrors(text: string, reference: Reference): Child {
  return text.split(/(\b[a-z]\w*)/).map((part, at) => {
    return reference.codes.has(part) ? <a key={at} href={errorAt(part, reference)}>{part}</a> : part;
  });
}

export function errorAt(code: string, { to }: Pick<Reference, "to">): string {
  return `${to("/docs/errors")}#${code}`;
}
