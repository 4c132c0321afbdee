/**
 * The fingerprint of a document, which says of a file whether it is the one that a record or a receipt is about. The page of
 * a record works it out in the browser, by this.
 */
import canonicalize from "canonicalize";
import { shapeOf } from "../kit/json_shape.ts";
import { sha256 } from "../kit/secrets.ts";

export interface Fingerprint {
  /** Hexadecimal. */
  readonly sha256: string;
  /**
   * What was hashed: the bytes of the XML as they came, or the JSON with sorted keys and without white space. JSON with half
   * of a surrogate pair has no such form (RFC 8785, 3.2.2.2); of it, too, the bytes are hashed, and of what is nested deeper
   * or has more values than the engine reads.
   */
  readonly hash_input: "raw_xml_bytes" | "canonical_json" | "raw_json_bytes";
}

/** The fingerprint of a document that was read: JSON must be JSON. */
export async function fingerprint(kind: "xml" | "json", bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprint> {
  if (kind === "xml") return { sha256: await sha256(bytes), hash_input: "raw_xml_bytes" };
  const canonical = isBeyond(bytes) ? undefined : canonicalText(new TextDecoder().decode(bytes));
  if (canonical === undefined) return { sha256: await sha256(bytes), hash_input: "raw_json_bytes" };
  return { sha256: await sha256(canonical), hash_input: "canonical_json" };
}

/** What the engine reads has 250,000 values, each of them with at most two marks, and 100 levels. */
const MOST_MARKS = 500_000;
const MOST_LEVELS = 100;

function isBeyond(bytes: Uint8Array): boolean {
  const { values, levels } = shapeOf(bytes);
  return values > MOST_MARKS || levels > MOST_LEVELS;
}

/**
 * RFC 8785 knows numbers as binary doubles, and two amounts must not have the same fingerprint because a double cannot tell
 * them apart. A number that a double does not hold is written as a text, as the RFC advises in appendix D; to the engine,
 * both are the same number.
 */
function canonicalText(json: string): string | undefined {
  const value: unknown = JSON.parse(json, (_name, value: unknown, context?: { readonly source?: string }) => {
    const source = context?.source ?? "";
    return typeof value !== "number" || isHeld(source, value) ? value : source;
  });
  return allWellFormed(value) ? canonicalize(value) : undefined;
}

/** Whether the shortest decimal of a double is the number as it was written. */
function isHeld(source: string, value: number): boolean {
  return decimalOf(source) === decimalOf(String(value));
}

const DECIMAL = /^(-?)0*([0-9]*)(?:\.([0-9]*))?(?:e([+-]?[0-9]+))?$/i;
/** Numbers that are longer are no doubles, and not worth the work. */
const LONGEST = 100;

/** A decimal in the one form that all ways of writing it have in common. */
function decimalOf(text: string): string {
  const [found, sign = "", whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(text.slice(0, LONGEST + 1)) ?? [];
  if (found === undefined || found.length > LONGEST) return text;
  const digits = (whole + fraction).replace(/0+$/, "");
  if (/^0*$/.test(digits)) return "0";
  return `${sign}${digits.replace(/^0+/, "")}e${Number(exponent) + whole.length - digits.length}`;
}

/** Whether RFC 8785 has a form for a value: no half of a surrogate pair, and no number that is larger than doubles are. */
export function allWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, it]) => name.isWellFormed() && allWellFormed(it));
}
