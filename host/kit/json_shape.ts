/** What a JSON text holds, before anything is made of it. */
export interface Shape {
  /** Names of fields: more than objects have where one occurs twice, of which readers take any. */
  readonly names: number;
  readonly values: number;
  readonly levels: number;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [BRACE, BRACKET, END_OF_BRACE, END_OF_BRACKET] = [0x7b, 0x5b, 0x7d, 0x5d];

/** Counts what a JSON text holds, by one look at each byte, before anything is made of it. Of no JSON it says nothing. */
export function shapeOf(bytes: Uint8Array): Shape {
  let [names, values, level, levels] = [0, 1, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COLON) names++;
    else if (byte === COMMA) values++;
    else if (byte === BRACE || byte === BRACKET) {
      values++;
      levels = Math.max(levels, ++level);
    } else if (byte === END_OF_BRACE || byte === END_OF_BRACKET) level--;
  }
  return { names, values, levels };
}

/** Where the text that begins with a quotation mark ends. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
