/**
 * What the service states about a document, in a form that can be checked later: the fingerprint of the document, and the
 * signature of the statement. Signatures are HMAC-SHA-256 (RFC 2104) over canonical JSON (RFC 8785), so only who holds the key
 * can check them.
 */
import canonicalize from "canonicalize";
import { bytesOf, type Content, hmac, hmacKey, sha256 } from "./secrets.ts";

export interface Fingerprint {
  /** Hexadecimal. */
  readonly sha256: string;
  /**
   * What was hashed: the bytes of the XML as they came, or the JSON with sorted keys and without white space. JSON with half
   * of a surrogate pair has no such form (RFC 8785, 3.2.2.2); of it, too, the bytes are hashed.
   */
  readonly hash_input: "raw_xml_bytes" | "canonical_json" | "raw_json_bytes";
}

/** The fingerprint of a document that was read: JSON must be JSON. */
export async function fingerprint(kind: "xml" | "json", bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprint> {
  if (kind === "xml") return { sha256: await sha256(bytes), hash_input: "raw_xml_bytes" };
  const canonical = canonicalText(new TextDecoder().decode(bytes));
  if (canonical === undefined) return { sha256: await sha256(bytes), hash_input: "raw_json_bytes" };
  return { sha256: await sha256(canonical), hash_input: "canonical_json" };
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

function allWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, it]) => name.isWellFormed() && allWellFormed(it));
}

export interface SigningKey {
  /** Tells keys apart and says nothing about them. */
  readonly id: string;
  readonly key: CryptoKey;
}

/** The key that a secret stands for. */
export async function signingKey(secret: Content): Promise<SigningKey> {
  const key = await hmacKey(secret);
  return { id: (await hmac(key, "faktlint key id")).slice(0, 16), key };
}

/** The keys of a service: one signs, and those that signed before it still verify. */
export interface SigningKeys {
  /** Without it, statements say that they are unsigned. */
  readonly current: SigningKey | undefined;
  /** All that verify, the current one among them. */
  readonly known: readonly SigningKey[];
}

/** Of a service that signs nothing and verifies nothing. */
export const noKeys: SigningKeys = { current: undefined, known: [] };

export async function signingKeys(current: Content | undefined, old: readonly Content[] = []): Promise<SigningKeys> {
  const signs = current === undefined ? undefined : await signingKey(current);
  return {
    current: signs,
    known: [...(signs === undefined ? [] : [signs]), ...await Promise.all(old.map(signingKey))],
  };
}

/** How a statement is signed, or that it is not. */
export interface Seal {
  readonly signed: boolean;
  readonly key_id: string | null;
  /** HMAC-SHA-256 in hexadecimal over the canonical JSON of everything but this field. */
  readonly signature: string | null;
}

/** Signs a statement of JSON values; without a key, it says that it is unsigned. */
export async function sign<T extends object>(statement: T, by: SigningKey | undefined): Promise<T & Seal> {
  if (by === undefined) return { ...statement, signed: false, key_id: null, signature: null };
  const sealed = { ...statement, signed: true, key_id: by.id };
  return { ...sealed, signature: await hmac(by.key, canonicalOf(sealed)) };
}

/**
 * What a signature says of a statement: it is as it was when one of the keys signed it; it is not; it never was signed; or
 * the key that it names is none of these, so that nobody here can tell.
 */
export type Authenticity = "authentic" | "altered" | "unsigned" | "unknown_key";

/** Holds a statement to its signature. It may come from anywhere, so nothing of its seal is taken for granted. */
export async function authenticity<T extends Seal>(
  { signature, ...sealed }: T,
  { known }: Pick<SigningKeys, "known">,
): Promise<Authenticity> {
  const { signed, key_id } = sealed;
  if (signed === false && key_id === null && signature === null) return "unsigned";
  if (signed !== true || typeof key_id !== "string" || !isSignature(signature)) return "altered";
  const by = known.find(({ id }) => id === key_id);
  if (by === undefined) return "unknown_key";
  // SubtleCrypto compares in constant time.
  const holds = await crypto.subtle.verify("HMAC", by.key, Uint8Array.fromHex(signature), bytesOf(canonicalOf(sealed)));
  return holds ? "authentic" : "altered";
}

function isSignature(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

function canonicalOf(statement: object): string {
  const text = canonicalize(statement);
  if (text === undefined) throw new TypeError("A statement without JSON form cannot be signed");
  return text;
}
