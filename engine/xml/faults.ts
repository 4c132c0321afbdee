/** What a document is refused for while it is read: the code, the words, and the place. */
import { quote, quoteCharacter, type Said } from "../model/said.ts";
import type { XmlCode } from "./refusal.ts";

/** The signal that ends a reading. It never leaves `readXml`. */
export class Fault {
  /** `offset` is a UTF-16 index. */
  constructor(readonly xmlCode: XmlCode, readonly message: string, readonly offset: number) {}
}

/** In the message, {} is what was found. The code is not_well_formed where none is given. */
type FaultText = readonly [message: string, xmlCode?: XmlCode];

const rows = {
  control: ["XML 1.0 does not allow the character {}. Remove it.", "control_character"],
  hyphens: [`A comment holds "--". Take it out, or end it "-->".`, "double_hyphen_in_comment"],
  markup: [`Markup that starts with "<!" is not known. Correct it.`],
  outside: ["There is text outside the root element. Remove it."],
  noMarkup: [`The document starts with {}, and XML starts with "<". Send the XML of an invoice.`],
  reference: ["XML knows no reference {}. Write &amp; for an ampersand, or the character itself."],
  noTag: [`A "<" starts no tag. Write &lt; instead.`],
  tag: ["The character {} cannot stand here in a tag. Correct the tag."],
  noValue: ["An attribute has no value before {}. Give it one in quotes."],
  unquoted: ["An attribute value starts with {}. Put it in quotes."],
  joined: ["No space comes before an attribute. Put one there."],
  value: [`An attribute value holds "<", or has no closing quote. Write &lt;, or close the value.`],
  duplicate: ["The attribute {} occurs twice in a tag. Keep one of them.", "duplicate_attribute"],
  instruction: ["A processing instruction has no proper name. Correct it, or remove it."],
  declaration: [`The XML declaration is not correct. Write <?xml version="1.0" encoding="UTF-8"?>.`],
  late: ["An XML declaration does not stand at the very start. Remove what is before it, or it."],
  version: [`The document is XML {}, and only 1.0 is read. Declare version="1.0".`],
  secondRoot: ["There is a second root element. Remove it."],
  unnamedEnd: ["An end tag has no name. Name the element that it closes."],
  crossed: ["The end tag {} does not close the innermost element. Close that first."],
  unopened: ["The end tag {} closes no element. Remove it."],
  textEnd: [`A text holds "]]>". Write "]]&gt;" instead.`],
  noRoot: ["There is no root element. Send a whole document."],
  unclosed: ["The document ends without the end tag of {}. Send all of it.", "unexpected_end"],
  truncated: ["The document ends in the middle of markup. Send all of it.", "unexpected_end"],
  entity: ["The DOCTYPE declares an entity, which is refused. Remove the DOCTYPE.", "entity_declaration_forbidden"],
  doctype: ["The document has a DOCTYPE, which is refused. Remove the <!DOCTYPE …>.", "doctype_forbidden"],
  depth: ["Elements are nested deeper than {}. Make the document flatter.", "depth_limit"],
  elements: ["The document has more than {} elements. Split it.", "element_limit"],
  attributes: ["An element has more than {} attributes. Remove some.", "attribute_limit"],
} as const satisfies Readonly<Record<string, FaultText>>;

/** `found` is quoted in the message, shortened. */
export function faultAt(kind: keyof typeof rows, offset: number, found: Said | number = ""): Fault {
  const [message, xmlCode = "not_well_formed"]: FaultText = rows[kind];
  const said = typeof found === "number" ? `${found}` : typeof found === "string" ? quote(found) : found.own;
  return new Fault(xmlCode, message.replace("{}", () => said), offset);
}

/** The same, and what was found is the character there: by its number, if it is invisible or looks like another one. */
export function faultOfCharacter(kind: keyof typeof rows, text: string, offset: number): Fault {
  return faultAt(kind, offset, quoteCharacter(String.fromCodePoint(text.codePointAt(offset) ?? 0)));
}

/** A text that ends in the middle of markup: only a reader of the whole document knows what that means. */
export function cutOff(): Fault {
  return faultAt("truncated", CUT_OFF);
}

/** Stands for the end of the text. */
export const CUT_OFF = -1;
