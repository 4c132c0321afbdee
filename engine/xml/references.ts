/** References in text and attribute values: the five entities of XML, and characters by their number (4.1, 4.6). */
import { forbiddenAt } from "./characters.ts";
import { faultAt } from "./faults.ts";

const entities: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * A part of a document with its references resolved, and each other piece of it as `plain` makes it. Throws the fault of
 * the first one that XML does not know.
 */
export function resolved(text: string, from: number, to: number, plain: (piece: string) => string): string {
  // A copy of its own, in which a search for what is not there ends where the part ends.
  const part = text.slice(from, to);
  let made = "";
  let done = 0;
  for (let at = part.indexOf("&"); at >= 0; at = part.indexOf("&", done)) {
    const end = part.indexOf(";", at);
    const character = end < 0 ? undefined : characterOf(part.slice(at + 1, end));
    if (character === undefined) throw faultAt("reference", from + at, writtenAt(text, from + at));
    if (forbiddenAt(character) >= 0) throw faultAt("control", from + at, part.slice(at, end + 1));
    made += plain(part.slice(done, at)) + character;
    done = end + 1;
  }
  return made + plain(part.slice(done));
}

/** What a text between markup stands for. */
export function meantBy(text: string, from: number, to: number): string {
  const section = text.slice(from, to).indexOf("]]>");
  const end = section < 0 ? to : from + section;
  // A reference that XML does not know is found first where it is before.
  const meant = resolved(text, from, end, linesOf);
  if (section >= 0) throw faultAt("textEnd", end + 2);
  return meant;
}

/** Line breaks as XML reads them (2.11). */
export function linesOf(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return entities.get(name);
  const hex = name.charCodeAt(1) === 0x78;
  const digits = name.slice(hex ? 2 : 1);
  if (!(hex ? /^[0-9a-fA-F]+$/ : /^[0-9]+$/).test(digits)) return undefined;
  const code = codeOf(digits, hex ? 16 : 10);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return String.fromCodePoint(code);
}

/** Beyond the last character of Unicode where there are more digits than a number holds exactly. */
function codeOf(digits: string, base: number): number {
  let code = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at);
    code = code * base + (digit <= 0x39 ? digit - 0x30 : (digit & 0xdf) - 0x37);
  }
  return code;
}

function writtenAt(text: string, at: number): string {
  return /^&[^\s<>&;"']*;?/.exec(text.slice(at, at + 100))?.[0] ?? "&";
}
