/** Keys and hashes: how secrets are made, and what of them is kept. */

const KEY_PREFIX = "fl_live_";
const KEY_LENGTH = 40;
const KEY = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${KEY_LENGTH}}$`);
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Bytes from here on are thrown away: with them, the first characters of the alphabet would come more often. */
const UNBIASED = 256 - 256 % ALPHABET.length;

/** A new API key: `fl_live_` and 40 characters of `[0-9A-Za-z]`, which is 238 bits. */
export function newKey(random: (bytes: number) => Uint8Array): string {
  let key = "";
  while (key.length < KEY_LENGTH) {
    for (const byte of random(KEY_LENGTH - key.length)) {
      if (byte < UNBIASED) key += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return KEY_PREFIX + key;
}

/** What stands for a key in a text. */
const HIDDEN = `${KEY_PREFIX}…`;

/** A text without the keys in it, and without the secrets of Stripe, which look much like them. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/fl_live_[0-9A-Za-z]+/g, HIDDEN).replaceAll(
    /\b(?:[rs]k_(?:live|test)|whsec)_[0-9A-Za-z]+/g,
    "…",
  );
}

/** A text without the e-mail addresses in it. What is left out is the whole word, however it is punctuated. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+/g, (word) => hasAddress(word) ? "…" : word);
}

/** Whether a word has an @ between what can be a mailbox and what can be a domain: an XPath such as ID/@schemeID has not. */
function hasAddress(word: string): boolean {
  const at = word.lastIndexOf("@");
  return at > 0 && /[\w.+-]/.test(word.charAt(at - 1)) && /^@[\w-]{1,63}\.\w/.test(word.slice(at));
}

/** Whether a text has the form of a key. One that has not is looked up nowhere. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Bytes, or a text that stands for its UTF-8. */
export type Content = Uint8Array<ArrayBuffer> | string;

/** SHA-256 in hexadecimal. */
export async function sha256(content: Content): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(content))).toHex();
}

/** A key for HMAC-SHA-256. */
export function hmacKey(secret: Content): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

/** HMAC-SHA-256 in hexadecimal. */
export async function hmac(key: CryptoKey, content: Content): Promise<string> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(content))).toHex();
}

export function bytesOf(content: Content): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

/** A text that only who has a secret can read. */
export interface Sealed {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What opens a sealed text: a secret that cannot be guessed, and what the text belongs to. */
export interface Opener {
  readonly secret: string;
  readonly context: string;
}

/** Seals a text with AES-256-GCM, by a key that HKDF-SHA-256 (RFC 5869) derives from the secret. */
export async function seal(
  text: string,
  { secret, context }: Opener,
  random: (bytes: number) => Uint8Array,
): Promise<Sealed> {
  const [salt, iv] = [Uint8Array.from(random(16)), Uint8Array.from(random(12))];
  const key = await derivedKey(secret, salt);
  const how = { name: "AES-GCM", iv, additionalData: bytesOf(context) };
  return { salt, iv, bytes: new Uint8Array(await crypto.subtle.encrypt(how, key, bytesOf(text))) };
}

/** The sealed text; undefined for another secret or context, and where it was changed. */
export async function unseal({ salt, iv, bytes }: Sealed, { secret, context }: Opener): Promise<string | undefined> {
  const key = await derivedKey(secret, salt);
  const how = { name: "AES-GCM", iv, additionalData: bytesOf(context) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes));
  } catch {
    return undefined;
  }
}

async function derivedKey(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey("raw", bytesOf(secret), "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: bytesOf("faktlint seal") };
  return await crypto.subtle.deriveKey(how, from, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
