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
  let made = "";
  let done = from;
  for (let at = text.indexOf("&", from); at >= 0 && at < to; at = text.indexOf("&", done)) {
    // Behind markup or a quote a semicolon ends no reference: what is before it is none that XML knows.
    const end = text.indexOf(";", at);
    const character = end < 0 ? undefined : meant(text.slice(at + 1, end));
    if (character === undefined) throw faultAt("reference", at, writtenAt(text, at));
    if (forbiddenAt(character) >= 0) throw faultAt("control", at, text.slice(at, end + 1));
    made += plain(text.slice(done, at)) + character;
    done = end + 1;
  }
  return made + plain(text.slice(done, to));
}

function meant(name: string): string | undefined {
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
