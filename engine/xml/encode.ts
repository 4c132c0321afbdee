/** Text to bytes, by no platform: what runs as a component has no TextEncoder. */

/** UTF-8, where half of a surrogate pair becomes U+FFFD, as the Encoding Standard has it. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3 * text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at++;
    else if ((code & 0xf800) === 0xd800) code = 0xfffd;
    // The bytes that follow the first one hold six bits each.
    let left = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes[count++] = (left === 0 ? 0 : (0x780 >> left) & 0xff) | (code >> 6 * left);
    while (left > 0) bytes[count++] = 0x80 | ((code >> 6 * --left) & 0x3f);
  }
  return bytes.slice(0, count);
}
