/**
 * Documents that are too long to be read back on the event loop: to make a text of megabytes out of JSON, and JSON out of the
 * text, holds up everybody for tenths of a second. Something short stands for such a text, until the answer is sent.
 */
import { type JsonText, plainOf } from "../domain/json_text.ts";
import type { Call } from "./tool.ts";
import { MOST_STRUCTURED } from "./verdict.ts";

/** Bytes of a text that may stand in the structured content: no character has more in UTF-8. */
const MOST_READ = 3 * MOST_STRUCTURED;

export interface Read {
  readonly plain: object;
  /** What is known of a text that is not here. */
  readonly long?: JsonText;
}

/** An answer with its document as a text, or with what stands for one that is too long. */
export function readIn(json: object, stand: Call["stand"]): Read {
  let long: JsonText | undefined;
  const plain = plainOf(json, (text) => {
    if (text.utf8.length <= MOST_READ) return text.toJSON();
    long = text;
    return stand(text);
  });
  return { plain, ...(long === undefined ? {} : { long }) };
}

/** For a caller whose answers are written as they are made. */
export const standAsIs: Call["stand"] = (text) => String(text.toJSON());
