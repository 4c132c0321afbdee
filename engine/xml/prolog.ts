/** What may stand before the root besides comments: the XML declaration, which is checked, and a DOCTYPE, which is refused. */
import { skipSpace } from "./characters.ts";
import { type Fault, faultAt } from "./faults.ts";

/** XMLDecl (production 23). */
const declaration =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d+"|'1\.\d+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/y;
const version = /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["'](1\.\d+)["']/y;

/** How most documents begin: what is known needs no analysis. */
export const usualDeclarations = [
  `<?xml version="1.0" encoding="UTF-8"?>`,
  `<?xml version='1.0' encoding='UTF-8'?>`,
] as const;

/** After a byte order mark and white space. */
export function documentStart(text: string): number {
  return skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
}

/** Whether an XML declaration, or what was meant as one, starts at an index. */
export function startsDeclaration(text: string, at: number): boolean {
  return /^<\?xml(?:[ \t\r\n?]|$)/.test(text.slice(at, at + 6));
}

/** The index after the XML declaration at an index. Throws its fault. */
export function declarationEnd(text: string, at: number): number {
  const usual = usualDeclarations.find((it) => text.startsWith(it, at));
  if (usual !== undefined) return at + usual.length;
  version.lastIndex = at;
  const number = version.exec(text)?.[1];
  if (number !== undefined && number !== "1.0") throw faultAt("version", at, number);
  declaration.lastIndex = at;
  const end = at + (declaration.exec(text)?.[0].length ?? 0);
  if (end > at) return end;
  const cut = text.indexOf(">", at) < 0 && text.indexOf("<", at + 1) < 0;
  throw cut ? faultAt("truncated", text.length) : faultAt("declaration", at);
}

/** The refusal of a DOCTYPE, in any letter case, at an index. */
export function doctypeFault(text: string, at: number): Fault | undefined {
  if (text.slice(at, at + 9).toLowerCase() !== "<!doctype") return undefined;
  return faultAt(declaresEntity(text, at) ? "entity" : "doctype", at);
}

/** Whether "<!ENTITY" is in the internal subset of the DOCTYPE at an index. */
function declaresEntity(text: string, doctype: number): boolean {
  const bracket = indexOf(/[[>]/g, text, doctype);
  if (text[bracket] !== "[") return false;
  const entity = indexOf(/<!entity/gi, text, bracket);
  const subsetEnd = indexOf(/\][ \t\r\n]*>/g, text, bracket);
  return entity >= 0 && (subsetEnd < 0 || entity < subsetEnd);
}

function indexOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? -1;
}
