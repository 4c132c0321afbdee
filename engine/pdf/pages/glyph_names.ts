/** What glyphs are called in fonts, as the Adobe Glyph List for new fonts has it: what pages of invoices are written with. */

import { hexDigit } from "../read/parser.ts";
import { composed } from "../write/composed.ts";

const named: ReadonlyMap<string, string> = new Map([
  ["space", " "],
  ["exclam", "!"],
  ["quotedbl", '"'],
  ["numbersign", "#"],
  ["dollar", "$"],
  ["percent", "%"],
  ["ampersand", "&"],
  ["quotesingle", "'"],
  ["parenleft", "("],
  ["parenright", ")"],
  ["asterisk", "*"],
  ["plus", "+"],
  ["comma", ","],
  ["hyphen", "-"],
  ["minus", "-"],
  ["period", "."],
  ["slash", "/"],
  ["zero", "0"],
  ["one", "1"],
  ["two", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
  ["six", "6"],
  ["seven", "7"],
  ["eight", "8"],
  ["nine", "9"],
  ["colon", ":"],
  ["semicolon", ";"],
  ["less", "<"],
  ["equal", "="],
  ["greater", ">"],
  ["question", "?"],
  ["at", "@"],
  ["bracketleft", "["],
  ["backslash", "\\"],
  ["bracketright", "]"],
  ["asciicircum", "^"],
  ["underscore", "_"],
  ["grave", "`"],
  ["braceleft", "{"],
  ["bar", "|"],
  ["braceright", "}"],
  ["asciitilde", "~"],
  ["sterling", "£"],
  ["yen", "¥"],
  ["section", "§"],
  ["copyright", "©"],
  ["ordfeminine", "ª"],
  ["guillemotleft", "«"],
  ["guillemotright", "»"],
  ["registered", "®"],
  ["degree", "°"],
  ["plusminus", "±"],
  ["acute", "´"],
  ["mu", "µ"],
  ["paragraph", "¶"],
  ["periodcentered", "·"],
  ["ordmasculine", "º"],
  ["onequarter", "¼"],
  ["onehalf", "½"],
  ["threequarters", "¾"],
  ["AE", "Æ"],
  ["ae", "æ"],
  ["Oslash", "Ø"],
  ["oslash", "ø"],
  ["germandbls", "ß"],
  ["multiply", "×"],
  ["divide", "÷"],
  ["Eth", "Ð"],
  ["eth", "ð"],
  ["Thorn", "Þ"],
  ["thorn", "þ"],
  ["Euro", "€"],
  ["quoteleft", "‘"],
  ["quoteright", "’"],
  ["quotesinglbase", "‚"],
  ["quotedblleft", "“"],
  ["quotedblright", "”"],
  ["quotedblbase", "„"],
  ["bullet", "•"],
  ["endash", "–"],
  ["emdash", "—"],
  ["ellipsis", "…"],
  ["trademark", "™"],
  ["OE", "Œ"],
  ["oe", "œ"],
  ["Lslash", "Ł"],
  ["lslash", "ł"],
  ["dotlessi", "ı"],
  ["fi", "ﬁ"],
  ["fl", "ﬂ"],
  ["cent", "¢"],
  ["dagger", "†"],
  ["daggerdbl", "‡"],
  ["perthousand", "‰"],
  ["guilsinglleft", "‹"],
  ["guilsinglright", "›"],
  ["Dcroat", "Đ"],
  ["dcroat", "đ"],
  ["exclamdown", "¡"],
  ["questiondown", "¿"],
  ["currency", "¤"],
  ["brokenbar", "¦"],
  ["logicalnot", "¬"],
  ["macron", "¯"],
  ["dieresis", "¨"],
  ["cedilla", "¸"],
  ["circumflex", "ˆ"],
  ["tilde", "˜"],
  ["breve", "˘"],
  ["dotaccent", "˙"],
  ["ring", "˚"],
  ["hungarumlaut", "˝"],
  ["ogonek", "˛"],
  ["caron", "ˇ"],
  ["fraction", "⁄"],
  ["florin", "ƒ"],
  ["onesuperior", "¹"],
  ["twosuperior", "²"],
  ["threesuperior", "³"],
  ["nbspace", "\u00a0"],
  ["sfthyphen", "\u00ad"],
]);

/** What is put on letters, by its name behind that of the letter. */
const accents: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circumflex: "\u0302",
  tilde: "\u0303",
  macron: "\u0304",
  breve: "\u0306",
  dotaccent: "\u0307",
  dieresis: "\u0308",
  ring: "\u030a",
  hungarumlaut: "\u030b",
  caron: "\u030c",
  commaaccent: "\u0326",
  cedilla: "\u0327",
  ogonek: "\u0328",
};

/** The text of a glyph by its name; undefined where the name says nothing. */
export function textOfGlyph(name: string): string | undefined {
  const [plain = ""] = name.split(".", 1);
  const known = named.get(plain);
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(plain)) return plain;
  const accent = accents[plain.slice(1)];
  if (accent !== undefined && Object.hasOwn(accents, plain.slice(1))) {
    return composed(`${plain.charAt(0)}${accent}`);
  }
  const [, units] = /^(?:uni|u)([0-9A-F]{4,6})$/.exec(plain) ?? [];
  const code = units === undefined
    ? undefined
    : Array.from(units).reduce((sum, it) => sum * 16 + hexDigit(it.charCodeAt(0)), 0);
  return code === undefined || code > 0x10ffff ? undefined : String.fromCodePoint(code).toWellFormed();
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The name that a character has first. */
const names: ReadonlyMap<string, string> = new Map([
  ...Array.from(letters, (letter) => {
    return Object.entries(accents).map(([name, mark]) => [composed(`${letter}${mark}`), `${letter}${name}`] as const);
  }).flat(),
  ...Array.from(letters, (letter) => [letter, letter] as const),
  ...[...named].map(([name, text]) => [text, name] as const).toReversed(),
]);

/** What the glyph of a character of the encodings is called; undefined where that is not known. */
export function nameOfGlyph(text: string | undefined): string | undefined {
  // Blanks that do not break, and hyphens that may, are drawn as the plain ones.
  return text === "\u00a0" ? "space" : text === "\u00ad" ? "hyphen" : names.get(text ?? "");
}
