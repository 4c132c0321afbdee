/** A repaired document as bytes, in the encoding that it came in. */
import { encodeUtf8 } from "../xml/encode.ts";
import type { Opened } from "../open/open.ts";
import { editedBytes } from "./xml/bytes.ts";
import type { TextEdit } from "./xml/edits.ts";

interface Edited {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/**
 * The bytes of the document with the repairs in them; all others stay. Undefined for encodings that are read and not written.
 * `before`: what the bytes were opened as; where they are a PDF, the XML that was taken out of it is written in UTF-8.
 */
export function repairedBytes(bytes: Uint8Array, before: Opened, { text, edits }: Edited): Uint8Array | undefined {
  if (before.kind === "xml" && before.attachment === undefined) return editedBytes(bytes, before.text, edits);
  const isMarked = before.kind === "json" && MARK.every((byte, at) => bytes[at] === byte);
  return encodeUtf8(isMarked ? `\ufeff${text}` : text);
}

/** The byte order mark of UTF-8. */
const MARK: readonly number[] = [0xef, 0xbb, 0xbf];
