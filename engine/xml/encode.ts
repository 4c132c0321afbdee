/** Text to bytes, by no platform: what runs as a component has no TextEncoder. */

/** UTF-8, where half of a surrogate pair becomes U+FFFD, as the Encoding Standard has it. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3 * text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[count++] = unit;
      continue;
    }
    const code = text.codePointAt(at) ?? unit;
    if (code > 0xffff) at++;
    count = put(bytes, count, isHalf(code) ? 0xfffd : code);
  }
  return bytes.slice(0, count);
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** Writes a character beyond ASCII, and gives where the next one goes. */
function put(bytes: Uint8Array, start: number, code: number): number {
  const [length, mark] = code < 0x800 ? [2, 0xc0] : code < 0x10000 ? [3, 0xe0] : [4, 0xf0];
  for (let left = length - 1, rest = code; left >= 0; left--, rest >>= 6) {
    bytes[start + left] = left === 0 ? mark | rest : 0x80 | (rest & 0x3f);
  }
  return start + length;
}
