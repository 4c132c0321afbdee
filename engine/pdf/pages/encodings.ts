/** The encodings of simple fonts (ISO 32000-2, annex D), as far as pages of invoices are written in them. */

/** The text of a code; undefined where the encoding has none. */
export type SimpleEncoding = (code: number) => string | undefined;

/** From 0x80 on, a character a code; the replacement character where there is none. */
const windows = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ" + range(0xa0, 0xff);
const mac =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨\ufffdÆØ\ufffd±\ufffd\ufffd¥µ\ufffd\ufffd\ufffd\ufffd\ufffdªº\ufffdæø" +
  "¿¡¬\ufffdƒ\ufffd\ufffd«»…\u00a0ÀÃÕŒœ–—“”‘’÷\ufffdÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\ufffdÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
const standard = "\ufffd".repeat(33) +
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\ufffd–†‡·\ufffd¶•‚„”»…‰\ufffd¿\ufffd`´ˆ˜¯˘˙¨\ufffd˚¸\ufffd˝˛ˇ—" +
  "\ufffd".repeat(16) +
  "Æ\ufffdª\ufffd\ufffd\ufffd\ufffdŁØŒº\ufffd\ufffd\ufffd\ufffd\ufffdæ\ufffd\ufffd\ufffdı\ufffd\ufffdłøœß";

const upper: ReadonlyMap<string, string> = new Map([
  ["WinAnsiEncoding", windows],
  ["MacRomanEncoding", mac],
  ["StandardEncoding", standard],
]);

/** What the standard encoding has otherwise below 0x80. */
const quotes: ReadonlyMap<number, string> = new Map([[0x27, "’"], [0x60, "‘"]]);

/** By its name. Fonts that name none are written in what their writers have, which is that of Windows. */
export function encodingOf(name: string | undefined): SimpleEncoding {
  const above = upper.get(name ?? "WinAnsiEncoding") ?? windows;
  const isStandard = above === standard;
  return (code) => {
    if (code < 0x20) return undefined;
    if (isStandard && quotes.has(code)) return quotes.get(code);
    const character = code < 0x80 ? String.fromCharCode(code) : above.charAt(code - 0x80);
    return character === "\ufffd" || character === "" ? undefined : character;
  };
}

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
