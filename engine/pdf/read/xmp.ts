/** What the metadata of a PDF say (XMP, ISO 16684-1), and where, for those who change them. */
import { type Attributes, readXml, type Scope, type XmlSink } from "../../xml/reader.ts";
import { decodeXml } from "../../xml/decode.ts";

/** The namespaces that are looked into, by the prefixes that properties are named with here. */
export const namespaces = {
  pdfaid: "http://www.aiim.org/pdfa/ns/id/",
  pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
  pdfaExtension: "http://www.aiim.org/pdfa/ns/extension/",
  pdfaSchema: "http://www.aiim.org/pdfa/ns/schema#",
  fx: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  zf1: "urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#",
  zf2: "urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  dc: "http://purl.org/dc/elements/1.1/",
  pdf: "http://ns.adobe.com/pdf/1.3/",
  xmp: "http://ns.adobe.com/xap/1.0/",
} as const;

const prefixes: ReadonlyMap<string, string> = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));

/** From one index of the text up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Property {
  readonly value: string;
  /** The element, or the attribute; undefined where it cannot be told apart from what is around it. */
  readonly span: Span | undefined;
}

export interface Xmp {
  readonly source: string;
  /** By their names with prefix, such as pdfaid:part. */
  readonly properties: ReadonlyMap<string, readonly Property[]>;
  /** The namespaces of all properties. */
  readonly spaces: ReadonlySet<string>;
  /** The namespaces of the extension schemas that are described. */
  readonly described: ReadonlySet<string>;
  /** Where the list of extension schemas ends, and where all of it does; -1 where it has no end tag to write before. */
  readonly schemasEnd: number;
  readonly end: number;
}

/** Undefined where it is no XML that is read. */
export function xmpIn(bytes: Uint8Array): Xmp | undefined {
  const decoded = decodeXml(bytes);
  if ("refusal" in decoded) return undefined;
  const reading = new Reading(decoded.text);
  const fault = readXml(decoded.text, reading, { prefixes, limits: { characters: MOST, elements: 20_000 } });
  return fault === undefined && reading.end >= 0 ? reading : undefined;
}

const MOST = 4_000_000;
/** A property, its rdf:Alt and rdf:li. */
const MOST_AROUND = 4;

/** The value of a property; undefined where it is not there. */
export function said(xmp: Xmp | undefined, name: string): string | undefined {
  return xmp?.properties.get(name)?.[0]?.value.trim();
}

/** The namespace of an element, by the name that the reader gives it. */
function spaceOf(name: string): string {
  const [, uri] = /^Q\{([^}]*)\}/.exec(name) ?? [];
  return uri ?? Object.entries(namespaces).find(([prefix]) => name.startsWith(`${prefix}:`))?.[1] ?? name;
}

interface Open {
  readonly name: string;
  readonly offset: number;
  text: string;
}

class Reading implements XmlSink, Xmp {
  readonly properties: Map<string, Property[]> = new Map();
  readonly spaces: Set<string> = new Set();
  readonly described: Set<string> = new Set();
  schemasEnd = -1;
  end = -1;
  readonly #open: Open[] = [];

  constructor(readonly source: string) {}

  open(name: string, attributes: Attributes | undefined, offset: number, _raw: string, scope?: Scope): void {
    if (name === "rdf:Description") {
      for (const [raw, value] of Object.entries(attributes ?? {})) {
        const [prefix = "", local] = raw.split(":");
        const uri = local === undefined ? undefined : scope?.uri(prefix);
        const known = prefixes.get(uri ?? "");
        if (uri !== undefined && known !== "rdf" && prefix !== "xml") this.spaces.add(uri);
        if (known !== undefined) this.#add(`${known}:${local}`, value, this.#attribute(raw, offset));
      }
    }
    this.#open.push({ name, offset, text: "" });
  }

  /** Parts of a property are parts of its text: rdf:Alt, rdf:li. */
  text(text: string): void {
    for (const it of this.#open.slice(-MOST_AROUND)) it.text += text;
  }

  close(name: string, offset: number): void {
    const element = this.#open.pop();
    const around = this.#open.at(-1)?.name;
    const isTagged = this.source.startsWith("</", this.source.lastIndexOf("<", offset - 1));
    const endTag = isTagged ? this.source.lastIndexOf("<", offset - 1) : -1;
    if (around === "rdf:Description" && element !== undefined) {
      this.#add(name, element.text, { from: element.offset, to: offset });
      this.spaces.add(spaceOf(name));
    }
    if (around === "rdf:RDF" && name !== "rdf:Description") this.spaces.add(name);
    if (name === "pdfaSchema:namespaceURI" && element !== undefined) this.described.add(element.text.trim());
    if (name === "rdf:Bag" && around === "pdfaExtension:schemas") this.schemasEnd = endTag;
    if (name === "rdf:RDF") this.end = endTag;
  }

  #add(name: string, value: string, span: Span | undefined): void {
    const known = this.properties.get(name) ?? [];
    known.push({ value, span });
    this.properties.set(name, known);
  }

  /** An attribute with its value, in the tag that begins at an offset. */
  #attribute(raw: string, offset: number): Span | undefined {
    const tag = this.source.slice(offset, this.source.indexOf(">", offset) + 1);
    const at = tag.search(/\s/) < 0 ? -1 : tag.indexOf(`${raw}=`);
    if (at < 1 || !/\s/.test(tag.charAt(at - 1))) return undefined;
    const mark = tag.charAt(at + raw.length + 1);
    const end = mark === '"' || mark === "'" ? tag.indexOf(mark, at + raw.length + 2) : -1;
    return end < 0 ? undefined : { from: offset + at, to: offset + end + 1 };
  }
}
