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
  /** Behind the character that it read last. */
  readonly position: number;
  /** Behind the last complete tag, comment, CDATA section or processing instruction. */
  readonly mark: number;
  /** The last start tag, complete or not. */
  readonly tag: number;
}

/** Where a fault lies, and what stands there for the message. */
type Locate = (progress: Progress, detail: string) => readonly [offset: number, found: string];
/** In the message, {} is what stands at the place. */
type Row = readonly [xmlCode: XmlCode, locate: Locate, message: string];

const here: Locate = ({ text, position }) => {
  let at = Math.min(position, text.length) - 1;
  const second = text.charCodeAt(at);
  const broken = second === 0x0a && text.charCodeAt(at - 1) === 0x0d;
  if (broken || (second & 0xfc00) === 0xdc00) at--;
  const code = text.codePointAt(at) ?? 0;
  const printable = code > 0x20 && code < 0x7f;
  return [at, printable ? String.fromCodePoint(code) : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`];
};
const end: Locate = ({ text }, detail) => [text.length, shown(detail)];
const markup: Locate = ({ text, mark }) => [text.indexOf("<", mark), ""];
const character: Locate = ({ text, mark }) => [mark + text.slice(mark).search(/[^ \t\r\n]/), ""];
const tag: Locate = (progress) => [progress.tag, ""];
const endTag: Locate = ({ text, position }) => {
  const at = text.lastIndexOf("</", position - 1);
  return [at, shown(text.slice(at + 2, position - 1).trimEnd())];
};
/** The comment event comes with the two hyphens, and moves the mark by one more. */
const hyphens: Locate = ({ mark }) => [mark - 3, ""];
const reference: Locate = (progress) => {
  const loose = looseAmpersand(progress);
  const at = loose < 0 ? progress.text.lastIndexOf("&", progress.position - 1) : loose;
  const written = /^&[^\s<>&;"']*;?/.exec(progress.text.slice(at, at + 100));
  return [at, shown(written?.[0] ?? "&")];
};
const attribute: Locate = ({ text, tag }, name) => [attributeOffset(text, tag, name, 2), shown(name)];

const wrongTag = "The character {} cannot stand here in a tag. Correct the tag.";
const wrongReference =
  "The reference {} is none that XML knows. Write &amp; for an ampersand, or the character itself.";
const outside = "There is text outside the root element. Remove it.";
const lateDeclaration =
  "An XML declaration stands elsewhere than at the very start. Remove it, or what stands before it.";
const wrongInstruction = "A processing instruction has no proper name. Correct it, or remove it.";
const wrongDeclaration = `The XML declaration is not correct. Write <?xml version="1.0" encoding="UTF-8"?>.`;

const rows: ReadonlyMap<string, Row> = new Map<string, Row>([
  ["disallowed character.", ["control_character", here, "XML 1.0 does not allow the character {}. Remove it."]],
  ["malformed comment.", [
    "double_hyphen_in_comment",
    hyphens,
    `A comment holds "--". Take it out, or end with "-->".`,
  ]],
  ["incorrect syntax.", ["not_well_formed", markup, `Markup that starts with "<!" is not known. Correct it.`]],
  ["text data outside of root node.", ["not_well_formed", character, outside]],
  ["empty entity name.", ["not_well_formed", reference, wrongReference]],
  ["undefined entity.", ["not_well_formed", reference, wrongReference]],
  ["disallowed character in entity name.", ["not_well_formed", reference, wrongReference]],
  ["malformed character entity.", ["not_well_formed", reference, wrongReference]],
  ["disallowed character in tag name", ["not_well_formed", markup, `A "<" starts no tag. Write &lt; instead.`]],
  ["disallowed character in tag name.", ["not_well_formed", here, wrongTag]],
  ["disallowed character in closing tag.", ["not_well_formed", here, wrongTag]],
  ["disallowed character in attribute name.", ["not_well_formed", here, wrongTag]],
  ["forward-slash in opening tag not followed by >.", ["not_well_formed", here, wrongTag]],
  ["attribute without value.", [
    "not_well_formed",
    here,
    "An attribute has no value before {}. Give it one in quotes.",
  ]],
  ["unquoted attribute value.", ["not_well_formed", here, "An attribute value starts with {}. Put it in quotes."]],
  ["no whitespace between attributes.", [
    "not_well_formed",
    here,
    "No space stands before an attribute. Put one there.",
  ]],
  ["processing instruction without a target.", ["not_well_formed", markup, wrongInstruction]],
  ["disallowed character in processing instruction name.", ["not_well_formed", markup, wrongInstruction]],
  ["an XML declaration must be at the start of the document.", ["not_well_formed", markup, lateDeclaration]],
  ["the XML declaration must appear at the start of the document.", ["not_well_formed", markup, lateDeclaration]],
  ["documents may contain only one root.", ["not_well_formed", tag, "There is a second root element. Remove it."]],
  ["weird empty close tag.", ["not_well_formed", endTag, "An end tag has no name. Name the element that it closes."]],
  ["unexpected close tag.", [
    "not_well_formed",
    endTag,
    "The end tag {} closes another element. Close the inner one first.",
  ]],
  ["unmatched closing tag", ["not_well_formed", endTag, "The end tag {} closes no element. Remove it."]],
  [`the string "]]>" is disallowed in char data.`, [
    "not_well_formed",
    here,
    `A text holds "]]>". Write "]]&gt;" instead.`,
  ]],
  ["duplicate attribute", [
    "duplicate_attribute",
    attribute,
    "The attribute {} stands twice in one tag. Keep one of them.",
  ]],
  ["document must contain a root element.", [
    "not_well_formed",
    end,
    "There is no root element. Send a whole document.",
  ]],
  ["unclosed tag", ["unexpected_end", end, "The document ends before the element {} does. Send all of it."]],
  ["unexpected end.", ["unexpected_end", end, "The document ends in the middle of markup. Send all of it."]],
]);
const unknown: Row = ["not_well_formed", here, "The document is not well-formed XML at the character {}. Correct it."];
const inDeclaration: Row = ["not_well_formed", markup, wrongDeclaration];
const inAttribute: Row = [
  "not_well_formed",
  here,
  `An attribute value holds "<", or has no closing quote. Write &lt;, or close the value.`,
];

/** The fault behind a complaint of the parser: its sentence, and behind a colon a name. */
export function faultOf(complaint: string, progress: Progress): Fault {
  const [key = "", name = ""] = complaint.split(": ");
  const doctype = doctypeFault(progress);
  if (doctype) return doctype;
  const row = rowOf(key, progress);
  const [offset, found] = row[1](progress, name.replace(/\.$/, ""));
  return new Fault(row[0], row[2].replace("{}", () => found), offset);
}

function rowOf(key: string, progress: Progress): Row {
  const { text, position, mark } = progress;
  const row = rows.get(key);
  if (key === "disallowed character." && text[position - 1] === "<") return inAttribute;
  // Without a semicolon the parser looks for the end of a reference until the text ends.
  if (row?.[1] === end && looseAmpersand(progress) >= 0) return ["not_well_formed", reference, wrongReference];
  if (row === undefined && /^\ufeff?<\?xml[ \t\r\n]/.test(text) && mark === 0) return inDeclaration;
  return row ?? unknown;
}

/** The markup that the parser is in, when it is a DOCTYPE in any letter case: that is what to say then. */
function doctypeFault({ text, position, mark }: Progress): Fault | undefined {
  const at = text.indexOf("<", mark);
  if (at < 0 || at >= position || !/^<!doctype/i.test(text.slice(at, at + 9))) return undefined;
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

/** The first "&" of the text or tag at hand that starts no reference; -1 when there is none. */
function looseAmpersand({ text, position, mark, tag }: Progress): number {
  const at = indexOf(/&(?!(?:lt|gt|amp|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/g, text, Math.max(mark, tag));
  if (at >= position) return -1;
  // Behind other markup than an open tag, the text at hand ends with the next "<".
  const next = tag < mark ? text.indexOf("<", mark) : -1;
  return next < 0 || at < next ? at : -1;
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
