/** What kind of text a file holds: JSON by its name or its first character, else XML. */

/** Whether a file is JSON. XML cannot begin as a JSON object or array does. */
export function isJson(file: string, bytes: Uint8Array): boolean {
  if (/\.json$/i.test(file)) return true;
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const first = bytes.subarray(start).find((byte) => byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return first === 0x7b || first === 0x5b;
}
