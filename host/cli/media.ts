/** What a file holds, by its name or its first bytes: PDF, JSON, else XML. */

/** Readers of PDF look for its header in so many bytes, for mail programs put things in front of it. */
const HEADER_WITHIN = 1_024;

/** Whether a file is a PDF. What begins as XML or JSON is none, whatever it quotes. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^[^<{[]*%PDF-/.test(String.fromCharCode(...bytes.subarray(0, HEADER_WITHIN)));
}

/** Whether a file is JSON. XML cannot begin as a JSON object or array does. */
export function isJson(file: string, bytes: Uint8Array): boolean {
  if (/\.json$/i.test(file)) return true;
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const first = bytes.subarray(start).find((byte) => byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return first === 0x7b || first === 0x5b;
}
