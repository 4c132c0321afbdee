/**
 * What the parser complains of, in the codes and words of this project, at the place where the fault lies. The parser
 * tells it by a sentence, so the sentences of saxes 6.0.0 are the keys here; one that is unknown is still a refusal.
 */
import { shown } from "./namespaces.ts";
import type { XmlCode } from "./refusal.ts";

/** The signal that ends a parse. It never leaves `readXml`. */
export class Fault {
  constructor(readonly xmlCode: XmlCode, readonly message: string, readonly offset: number) {}
}

/** How far the parser has come, as UTF-16 indexes. */
export interface Progress {
  readonly text: string;
  /** After the character that it read last. */
  readonly position: number;
  /** After what the last event stood for. */
  readonly mark: number;
}

/** After a byte order mark and white space. */
export function documentStart(text: string): number {
  return /^\ufeff?[ \t\r\n]*/.exec(text)?.[0].length ?? 0;
}

/**
 * Where the text or markup starts that the parser is in: after the comments and processing instructions since the last
 * event. One that ends with the character read last counts as the one the parser is in.
 */
export function pieceStart({ text, position, mark }: Progress): number {
  let at = mark;
  for (let next = miscEnd(text, at); next > at && next < position; next = miscEnd(text, at)) at = next;
  return at;
}

/** After the comment or processing instruction at an index; -1 when there is none that ends. */
function miscEnd(text: string, at: number): number {
  const [start, end] = text.startsWith("<!--", at) ? [4, "-->"] : text.startsWith("<?", at) ? [2, "?>"] : [0, ""];
  const close = start === 0 ? -1 : text.indexOf(end, at + start);
  return close < 0 ? -1 : close + end.length;
}

/** Where a fault lies, and what stands there for the message. */
type Locate = (progress: Progress, detail: string) => readonly [offset: number, found: string];
/** In the message, {} is what stands at the place. The code is not_well_formed where none is given. */
type Row = readonly [locate: Locate, message: string, xmlCode?: XmlCode];

/** A character for a message: by its number, if it could not be seen or told from others. */
function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at) ?? 0;
  const printable = code > 0x20 && code < 0x7f;
  return printable ? String.fromCodePoint(code) : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

const here: Locate = ({ text, position }) => {
  let at = Math.min(position, text.length) - 1;
  const second = text.charCodeAt(at);
  const broken = second === 0x0a && text.charCodeAt(at - 1) === 0x0d;
  if (broken || (second & 0xfc00) === 0xdc00) at--;
  return [at, characterAt(text, at)];
};
const end: Locate = ({ text }, name) => [text.length, shown(name)];
const piece: Locate = (progress) => [pieceStart(progress), ""];
const character: Locate = (progress) => {
  const start = pieceStart(progress);
  const at = start + Math.max(progress.text.slice(start).search(/[^ \t\r\n]/), 0);
  return [at, characterAt(progress.text, at)];
};
const endTag: Locate = ({ text, position }) => {
  const at = text.lastIndexOf("</", position - 1);
  return [at, `</${shown(text.slice(at + 2, position - 1).trimEnd())}>`];
};
const hyphens: Locate = (progress) => [progress.text.indexOf("--", pieceStart(progress) + 4), ""];
const reference: Locate = (progress) => {
  const loose = looseAmpersand(progress);
  const at = loose < 0 ? progress.text.lastIndexOf("&", progress.position - 1) : loose;
  const written = /^&[^\s<>&;"']*;?/.exec(progress.text.slice(at, at + 100));
  return [at, shown(written?.[0] ?? "&")];
};
const attribute: Locate = (progress, name) => [
  attributeOffset(progress.text, pieceStart(progress), name, 2),
  shown(name),
];

const wrongTag: Row = [here, "The character {} cannot stand here in a tag. Correct the tag."];
const wrongReference: Row = [
  reference,
  'XML knows no reference "{}". Write &amp; for an ampersand, or the character itself.',
];
const wrongInstruction: Row = [piece, "A processing instruction has no proper name. Correct it, or remove it."];
const wrongDeclaration: Row = [
  piece,
  `The XML declaration is not correct. Write <?xml version="1.0" encoding="UTF-8"?>.`,
];
const lateDeclaration: Row = [
  piece,
  "An XML declaration does not stand at the very start. Remove what is before it, or it.",
];
const wrongValue: Row = [
  here,
  `An attribute value holds "<", or has no closing quote. Write &lt;, or close the value.`,
];
const noMarkup: Row = [
  character,
  `The document starts with "{}", and XML starts with "<". Send the XML of an invoice.`,
];
const truncated: Row = [end, "The document ends in the middle of markup. Send all of it.", "unexpected_end"];
const unknown: Row = [here, "The document is not well-formed XML at the character {}. Correct it."];

const controlCharacter = "disallowed character.";
const noRoot = "document must contain a root element.";
const textOutside = "text data outside of root node.";
const rows: ReadonlyMap<string, Row> = new Map<string, Row>([
  [controlCharacter, [here, "XML 1.0 does not allow the character {}. Remove it.", "control_character"]],
  ["malformed comment.", [hyphens, `A comment holds "--". Take it out, or end it "-->".`, "double_hyphen_in_comment"]],
  ["incorrect syntax.", [piece, `Markup that starts with "<!" is not known. Correct it.`]],
  [textOutside, [character, "There is text outside the root element. Remove it."]],
  ["empty entity name.", wrongReference],
  ["undefined entity.", wrongReference],
  ["disallowed character in entity name.", wrongReference],
  ["malformed character entity.", wrongReference],
  ["disallowed character in tag name", [piece, `A "<" starts no tag. Write &lt; instead.`]],
  ["disallowed character in tag name.", wrongTag],
  ["disallowed character in closing tag.", wrongTag],
  ["disallowed character in attribute name.", wrongTag],
  ["forward-slash in opening tag not followed by >.", wrongTag],
  ["attribute without value.", [here, "An attribute has no value before {}. Give it one in quotes."]],
  ["unquoted attribute value.", [here, "An attribute value starts with {}. Put it in quotes."]],
  ["no whitespace between attributes.", [here, "No space stands before an attribute. Put one there."]],
  ["processing instruction without a target.", wrongInstruction],
  ["disallowed character in processing instruction name.", wrongInstruction],
  ["an XML declaration must be at the start of the document.", lateDeclaration],
  ["the XML declaration must appear at the start of the document.", lateDeclaration],
  ["documents may contain only one root.", [piece, "There is a second root element. Remove it."]],
  ["weird empty close tag.", [endTag, "An end tag has no name. Name the element that it closes."]],
  ["unexpected close tag.", [endTag, "The end tag {} does not close the innermost element. Close that first."]],
  ["unmatched closing tag", [endTag, "The end tag {} closes no element. Remove it."]],
  [`the string "]]>" is disallowed in char data.`, [here, `A text holds "]]>". Write "]]&gt;" instead.`]],
  ["duplicate attribute", [
    attribute,
    "The attribute {} stands twice in a tag. Keep one of them.",
    "duplicate_attribute",
  ]],
  [noRoot, [end, "There is no root element. Send a whole document."]],
  ["unclosed tag", [end, "The document ends without the end tag of {}. Send all of it.", "unexpected_end"]],
  ["unexpected end.", truncated],
]);

/** The fault that a complaint of the parser stands for: a sentence, and after a colon a name. */
export function faultOf(complaint: string, progress: Progress): Fault {
  const [key = "", name = ""] = complaint.split(": ");
  const doctype = doctypeFault(progress.text, pieceStart(progress));
  if (doctype) return doctype;
  const [locate, message, xmlCode = "not_well_formed"] = rowOf(key, progress);
  const [offset, found] = locate(progress, name.replace(/\.$/, ""));
  return new Fault(xmlCode, message.replace("{}", () => found), offset);
}

/** Where the parser's sentence does not say enough, the text does. */
function rowOf(key: string, progress: Progress): Row {
  const { text, position } = progress;
  const row = rows.get(key);
  if (key === controlCharacter && text[position - 1] === "<") return wrongValue;
  if (key === textOutside && progress.mark === documentStart(text) && text[progress.mark] !== "<") return noMarkup;
  // Without a semicolon the parser looks for the end of a reference until the text ends.
  if (row?.[0] === end && looseAmpersand(progress) >= 0) return wrongReference;
  if (row === undefined) {
    const start = pieceStart(progress);
    return /^<\?xml[ \t\r\n?]/.test(text.slice(start, start + 6)) ? wrongDeclaration : unknown;
  }
  const inMarkup = key === noRoot && pieceStart({ ...progress, position: text.length + 1 }) < text.trimEnd().length;
  return inMarkup ? truncated : row;
}

/** What the prolog holds that is refused, whatever the parser thinks of it. */
export function prologFault(text: string): Fault | undefined {
  const start = documentStart(text);
  const version = /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["'](1\.[0-9]+)["']/.exec(text.slice(start))?.[1];
  if (version !== undefined && version !== "1.0") {
    const message = `The document is XML ${shown(version)}, and only 1.0 is read. Declare version="1.0".`;
    return new Fault("not_well_formed", message, start);
  }
  let at = start;
  for (let next = miscEnd(text, at); next > at; next = miscEnd(text, at)) {
    at = next + (/^[ \t\r\n]*/.exec(text.slice(next))?.[0].length ?? 0);
  }
  return doctypeFault(text, at);
}

/** The refusal of a DOCTYPE, in any letter case, at an index. */
function doctypeFault(text: string, at: number): Fault | undefined {
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return undefined;
  return declaresEntity(text, at)
    ? new Fault(
      "entity_declaration_forbidden",
      "The DOCTYPE declares an entity, which is refused. Remove the DOCTYPE.",
      at,
    )
    : new Fault("doctype_forbidden", "The document has a DOCTYPE, which is refused. Remove the <!DOCTYPE …>.", at);
}

/** Whether "<!ENTITY" stands in the internal subset of the DOCTYPE at an index. */
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

/** The first "&" of the text or tag that the parser is in that starts no reference; -1 when there is none. */
function looseAmpersand(progress: Progress): number {
  const { text, position } = progress;
  const start = pieceStart(progress);
  if (/^<[!?]/.test(text.slice(start, start + 2))) return -1;
  const at = indexOf(/&(?!(?:lt|gt|amp|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/g, text, start);
  // A text ends with the next "<"; a tag that holds one has been refused.
  const next = text[start] === "<" ? -1 : text.indexOf("<", start);
  return at < position && (next < 0 || at < next) ? at : -1;
}

/** Where the nth attribute of a name stands in a tag whose attributes are well-formed that far. */
export function attributeOffset(text: string, tag: number, name: string, nth: number): number {
  const pattern = /[ \t\r\n]+([^ \t\r\n=>/]+)[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*')/y;
  pattern.lastIndex = tag + 1 + (/^[^ \t\r\n>/]*/.exec(text.slice(tag + 1, tag + 1_000))?.[0].length ?? 0);
  for (let match = pattern.exec(text), left = nth; match; match = pattern.exec(text)) {
    if (match[1] === name && --left === 0) return match.index + match[0].search(/[^ \t\r\n]/);
  }
  return tag;
}
