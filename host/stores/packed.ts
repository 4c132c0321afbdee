/**
 * Values as bytes, for stores that several versions of Deno share: an operator's machine and a platform, or instances while
 * the platform moves on. Deno KV keeps values as V8 writes them, and an older V8 does not read what a newer one wrote; bytes
 * it keeps as they are. Packed are the text of a JSON value and, behind it, the bytes that are in it.
 */

const MARK = new TextEncoder().encode("\u0001pack");
/** Behind the mark stands how long the JSON is. */
const HEAD = MARK.length + 4;

/** Where bytes stood in a value: the how many-th they are. */
interface Place {
  readonly $bytes: number;
}

/** A value of JSON, with bytes anywhere in it. */
export function packed(value: unknown): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const text = JSON.stringify({ value }, (_name, it: unknown): unknown => {
    return it instanceof Uint8Array ? { $bytes: pieces.push(it) - 1 } satisfies Place : it;
  });
  const json = new TextEncoder().encode(`${JSON.stringify(pieces.map(({ length }) => length))}\n${text}`);
  const all = new Uint8Array(HEAD + json.length + pieces.reduce((sum, { length }) => sum + length, 0));
  all.set(MARK);
  new DataView(all.buffer).setUint32(MARK.length, json.length);
  let at = HEAD;
  for (const piece of [json, ...pieces]) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** What was packed; anything else as it is. */
export function unpacked<T>(value: T): T {
  if (!(value instanceof Uint8Array) || !MARK.every((byte, index) => byte === value[index])) return value;
  const bytes: Uint8Array = value;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MARK.length);
  const [sizes = "[]", text = ""] = new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length)).split("\n", 2);
  let at = HEAD + length;
  const pieces = [...JSON.parse(sizes)].map((size) => bytes.slice(at, at += size));
  return JSON.parse(text, (_name, it) => pieces[it?.$bytes] ?? it).value;
}
