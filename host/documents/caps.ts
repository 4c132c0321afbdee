/** What the cap on characters comes to in bytes. */
import { defaultLimits, type XmlLimits } from "../../engine/mod.ts";

/** UTF-8 needs at most three bytes a UTF-16 code unit. */
const MOST_BYTES_A_CHARACTER = 3;

/** How many bytes a document can have that is within the caps. */
export function mostBytes({ characters = defaultLimits.characters }: Partial<XmlLimits>): number {
  return characters * MOST_BYTES_A_CHARACTER;
}

/** What of a PDF may be unpacked: as much as the document in it may have, and no less than by default. */
export function unpackedBytes(limits: Partial<XmlLimits>, byDefault: number): number {
  return Math.max(mostBytes(limits), byDefault);
}
