/**
 * What the service states about a document, in a form that can be checked later: the statement with its signature. Signatures are HMAC-SHA-256 (RFC 2104) over canonical JSON (RFC 8785), so only who holds the key
 * can check them.
 */
import { type Fields, isFields } from "../kit/fields.ts";
import canonicalize from "canonicalize";
import { allWellFormed, type Fingerprint } from "./fingerprint.ts";
import { partsOf } from "./json_text.ts";
import { joined } from "../../engine/model/bytes.ts";
import { PIECE } from "../kit/pieces.ts";
import { bytesOf, type Content, hmac, hmacKey, sha256 } from "../kit/secrets.ts";
import { nextTurn } from "../kit/turn.ts";

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
 * the key that it names is not one of these, so that nobody here can tell.
 */
export type Authenticity = "authentic" | "altered" | "unsigned" | "unknown_key";

/** Holds a statement to its signature. It may come from anywhere, so nothing of its seal is taken for granted. */
export async function authenticity<T extends Seal>(
  statement: T,
  keys: Pick<SigningKeys, "known">,
): Promise<Authenticity> {
  return await statusOf(sealSaid(statement), keys);
}

function sealSaid({ signature, ...sealed }: { readonly [K in keyof Seal]: unknown }): Claim["said"] {
  const { signed, key_id } = sealed;
  if (signed === false && key_id === null && signature === null) return "unsigned";
  return signed === true ? signedOf(sealed, { key_id, signature }) : "altered";
}

function signedOf(
  signed: object,
  { key_id, signature }: { readonly key_id: unknown; readonly signature: unknown },
): Claim["said"] {
  if (typeof key_id !== "string" || !isSignature(signature)) return "altered";
  return { text: canonicalOf(signed), key_id, signature };
}

async function statusOf(said: Claim["said"], { known }: Pick<SigningKeys, "known">): Promise<Authenticity> {
  if (typeof said === "string") return said;
  const by = known.find(({ id }) => id === said.key_id);
  if (by === undefined) return "unknown_key";
  // SubtleCrypto compares in constant time.
  const holds = await crypto.subtle.verify("HMAC", by.key, Uint8Array.fromHex(said.signature), bytesOf(said.text));
  return holds ? "authentic" : "altered";
}

/** What is said of an answer that is kept nowhere: a digest of it, and who made it when. */
export interface ReceiptFacts {
  /** SHA-256 in hexadecimal over the canonical JSON of the answer without its receipt. */
  readonly result_sha256: string;
  /** ISO 8601. */
  readonly issued_at: string;
  readonly engine: string;
  readonly statement: string;
  /** What the answer is about, where that is a document. */
  readonly document?: Fingerprint;
  /** What was made of it, where it was repaired. */
  readonly repair?: { readonly document: Fingerprint } & Fields;
}

/** The facts, with an HMAC over the canonical JSON of the whole answer but the signature itself, or explicitly without. */
export type Receipt =
  & ReceiptFacts
  & ({ readonly key_id: string; readonly signature: string } | { readonly unsigned: true });

/** An answer with its receipt. What of it is a JsonText is in its canonical form. */
export async function withReceipt<T extends object>(
  answer: T,
  facts: Omit<ReceiptFacts, "result_sha256">,
  by: SigningKey | undefined,
): Promise<T & { readonly receipt: Receipt }> {
  const content = joined(partsOf(answer, canonicalOf));
  await turnFor(content);
  const stated = { result_sha256: await sha256(content), ...facts };
  if (by === undefined) return { ...answer, receipt: { ...stated, unsigned: true } };
  const receipt = { ...stated, key_id: by.id };
  const signed = joined(partsOf({ ...answer, receipt }, canonicalOf));
  await turnFor(signed);
  const signature = await hmac(by.key, signed);
  return { ...answer, receipt: { ...receipt, signature } };
}

/** Lets others in before something long is hashed: that is done elsewhere, on a copy. */
async function turnFor({ length }: Uint8Array): Promise<void> {
  if (length > PIECE) await nextTurn();
}

/** What can be said of something that is shown as a statement of this service. */
export interface Presented {
  readonly status: Authenticity;
  /** The key that signed it, or that it names where nobody here has it. */
  readonly key_id: string | null;
  /** Told of what is authentic alone. */
  readonly issued_at: string | null;
}

/** What a statement claims: which key signed which text, and when; or what can be said of it without any key. */
export interface Claim {
  readonly key_id: string | null;
  readonly issued_at: string | null;
  readonly said: "altered" | "unsigned" | Signed;
}

/** The canonical JSON that a signature is over. */
interface Signed {
  readonly text: string;
  readonly key_id: string;
  readonly signature: string;
}

/**
 * What a record, or an answer with its receipt, claims, that somebody presents; undefined if it is neither. This is all that
 * grows with what is presented, and needs no secret, so that it can be done away from the event loop.
 */
export async function claimIn(statement: Fields): Promise<Claim | undefined> {
  const { receipt, ...answer } = statement;
  if (isFields(receipt)) {
    const { key_id, issued_at } = receipt;
    return { key_id: textOr(key_id), issued_at: textOr(issued_at), said: await receiptSaid(answer, receipt) };
  }
  const { signed, key_id, signature, ...rest } = statement;
  if (signed === undefined || key_id === undefined || signature === undefined) return undefined;
  const said = allWellFormed(rest) ? sealSaid({ ...rest, signed, key_id, signature }) : "altered";
  return { key_id: textOr(key_id), issued_at: textOr(statement["date"]), said };
}

function textOr(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Holds a claim to the keys. */
export async function judged({ key_id, issued_at, said }: Claim, keys: Pick<SigningKeys, "known">): Promise<Presented> {
  const status = await statusOf(said, keys);
  return {
    status,
    key_id: status === "authentic" || status === "unknown_key" ? key_id : null,
    issued_at: status === "authentic" ? issued_at : null,
  };
}

async function receiptSaid(answer: Fields, { signature, ...receipt }: Fields): Promise<Claim["said"]> {
  if (!allWellFormed([answer, receipt]) || receipt["result_sha256"] !== await sha256(canonicalOf(answer))) {
    return "altered";
  }
  const { key_id, unsigned } = receipt;
  if (unsigned === true && key_id === undefined && signature === undefined) return "unsigned";
  return signedOf({ ...answer, receipt }, { key_id, signature });
}

function isSignature(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

function canonicalOf(statement: object): string {
  const text = canonicalize(statement);
  if (text === undefined) throw new TypeError("A statement without JSON form cannot be signed");
  return text;
}
