/**
 * The standard security handler of PDF (ISO 32000-2, 7.6) for documents that open without a password: everything is encrypted,
 * with a key that the empty user password gives. Such files are protected against changes, not against reading.
 */
import { joined } from "../../model/bytes.ts";
import { cbc } from "@noble/ciphers/aes.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { isSame } from "./bytes.ts";
import type { Lock } from "./file.ts";
import { Unreadable } from "./objects.ts";

/** What the encryption dictionary says, strings as bytes. */
export interface Encryption {
  readonly version: number;
  readonly revision: number;
  /** Bits. */
  readonly length: number;
  readonly permissions: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly userKey: Uint8Array;
  readonly encryptMetadata: boolean;
  /** The methods of its crypt filters (CFM) for streams and for strings. */
  readonly streams: string;
  readonly strings: string;
  /** The first part of the file identifier. */
  readonly id: Uint8Array;
}

/** Undefined where the empty password does not open the document, or the handler is another. */
export type Unlock = (encryption: Encryption) => Lock | undefined;

/** "sAlT" (algorithm 1). */
const SALT = Uint8Array.of(0x73, 0x41, 0x6c, 0x54);

/** What stands for a password that is shorter (7.6.4.3.2). As a text, because browsers of 2024 read no hexadecimal bytes. */
const PADDING = Uint8Array.from(
  "\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a",
  (character) => character.charCodeAt(0),
);

export const unlock: Unlock = (encryption) => {
  const { version, revision } = encryption;
  if (version === 5 && (revision === 5 || revision === 6)) return modernLock(encryption);
  if (![1, 2, 4].includes(version) || revision < 2 || revision > 4) return undefined;
  const key = olderKey(encryption);
  if (!opens(key, encryption)) return undefined;
  return lockOf(encryption, (method, object) => method === "AESV3" ? key : objectKey(key, object, method === "AESV2"));
};

type KeyOf = (method: string, object: number) => Uint8Array;

function lockOf({ streams, strings }: Encryption, keyOf: KeyOf): Lock {
  const opened = (method: string) => (bytes: Uint8Array, object: number) => {
    if (method === "None" || method === "Identity") return bytes;
    const key = keyOf(method, object);
    return method === "V2" ? rc4(key, bytes) : aes(key, bytes);
  };
  return { stream: opened(streams), string: opened(strings) };
}

/** Algorithm 2: the key of the file, revisions 2 to 4. */
function olderKey({ revision, length, owner, permissions, id, encryptMetadata }: Encryption): Uint8Array {
  const size = revision === 2 ? 5 : Math.min(16, Math.max(5, length / 8));
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, permissions | 0, true);
  const open = revision >= 4 && !encryptMetadata ? [new Uint8Array(4).fill(0xff)] : [];
  let key = md5(joined([PADDING, owner.subarray(0, 32), rights, id, ...open]));
  if (revision >= 3) { for (let round = 0; round < 50; round++) key = md5(key.subarray(0, size)); }
  return key.subarray(0, size);
}

/** Algorithms 4, 5 and 6: whether the key is that of the empty user password. */
function opens(key: Uint8Array, { revision, user, id }: Encryption): boolean {
  if (revision === 2) return isSame(rc4(key, PADDING), user.subarray(0, 32));
  let check = rc4(key, md5(joined([PADDING, id])));
  for (let round = 1; round < 20; round++) check = rc4(key.map((byte) => byte ^ round), check);
  return isSame(check, user.subarray(0, 16));
}

/** Algorithm 1: the key of an object. Generations are 0 in all but files that were changed by hand. */
function objectKey(key: Uint8Array, object: number, isAes: boolean): Uint8Array {
  const number = Uint8Array.of(object & 0xff, (object >> 8) & 0xff, (object >> 16) & 0xff, 0, 0);
  const salt = isAes ? [SALT] : [];
  return md5(joined([key, number, ...salt])).subarray(0, Math.min(16, key.length + 5));
}

/** Algorithm 2.A: the key of the file, revisions 5 and 6. */
function modernLock(encryption: Encryption): Lock | undefined {
  const { revision, user, userKey } = encryption;
  const [check, validation, salt] = [user.subarray(0, 32), user.subarray(32, 40), user.subarray(40, 48)];
  const hash = revision === 5 ? sha256 : hardened;
  if (user.length < 48 || userKey.length < 32 || !isSame(hash(validation), check)) return undefined;
  const key = cbc(hash(salt), new Uint8Array(16), { disablePadding: true }).decrypt(userKey.slice(0, 32));
  return lockOf(encryption, () => key);
}

/** Algorithm 2.B with the empty password. */
function hardened(salt: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(salt);
  for (let round = 0;; round++) {
    const block = new Uint8Array(64 * key.length);
    for (let at = 0; at < 64; at++) block.set(key, at * key.length);
    const mixed = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true }).encrypt(block);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = [sha256, sha384, sha512][rest]?.(mixed) ?? key;
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

/** The initialisation vector is in front, and padding at the end (7.6.3.1). Throws Unreadable. */
function aes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const size = bytes.length - bytes.length % 16;
  if (size < 32) return new Uint8Array();
  try {
    const plain = cbc(key, bytes.slice(0, 16), { disablePadding: true }).decrypt(bytes.slice(16, size));
    const padding = plain.at(-1) ?? 0;
    return padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
  } catch {
    throw new Unreadable("a part cannot be decrypted");
  }
}

/** RC4, which no library that is kept up still has: a permutation of the bytes, stirred by the key. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => [state[one], state[other]] = [at(other), at(one)];
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return bytes.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + at(one)) & 0xff;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
}
