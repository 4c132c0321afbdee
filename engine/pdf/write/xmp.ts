/** The metadata of a Factur-X PDF (XMP, ISO 16684-1; Factur-X 1.0, 6.2.1; PDF/A-3, ISO 19005-3, 6.6; PDF/UA-1, ISO 14289-1, 5). */

import type { SpecificationId } from "../../model/specifications.ts";

export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly producer: string;
  readonly creator: string;
  readonly lang: string;
  readonly date: Date;
  /** Undefined for pages without an invoice for machines. */
  readonly attachment: AttachmentName | undefined;
  /** What the invoice names (BT-24). */
  readonly specification: SpecificationId;
}

/** What the XML is called in the PDF, which tells readers what it is: an invoice of EN 16931, or an XRechnung. */
export type AttachmentName = "factur-x.xml" | "xrechnung.xml";

/** Of a PDF with the invoice for machines in it. */
interface Attached extends Metadata {
  readonly attachment: AttachmentName;
}

interface Level {
  readonly level: string;
  /** That of the data: for XRechnung, its own. */
  readonly version: string;
}

const levels: Readonly<Record<AttachmentName, Level>> = {
  "factur-x.xml": { level: "EN 16931", version: "1.0" },
  "xrechnung.xml": { level: "XRECHNUNG", version: "3.0" },
};

/** EXTENDED-CTC-FR is a part of EXTENDED (XP Z12-012, annex A). */
const further: Readonly<Partial<Record<SpecificationId, Level>>> = {
  "fr-extended": { level: "EXTENDED", version: "1.0" },
};

function levelOf({ attachment, specification }: Attached): Level {
  return further[specification] ?? levels[attachment];
}

export const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const UA = "http://www.aiim.org/pdfua/ns/id/";

/** The properties that Factur-X adds, with what PDF/A requires of each. */
const properties: readonly (readonly [name: string, value: (of: Attached) => string, description: string])[] = [
  ["DocumentFileName", ({ attachment }) => attachment, "File name under which the invoice data is attached"],
  ["DocumentType", () => "INVOICE", "What kind of document the attached data is: an invoice"],
  ["Version", (of) => levelOf(of).version, "Release of the Factur-X data format that the attachment is written in"],
  ["ConformanceLevel", (of) => levelOf(of).level, "Factur-X profile that the attached invoice data keeps to"],
];

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (it) => escapes[it] ?? it);
}

/** `prefix` is the namespace's; each property is an element. */
function description(prefix: string, namespace: string, content: string): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${content}</rdf:Description>\n`;
}

function seq(text: string): string {
  return `<rdf:Seq><rdf:li>${escaped(text)}</rdf:li></rdf:Seq>`;
}

/** A schema that PDF/A does not know, described for it. */
interface Schema {
  readonly title: string;
  readonly namespace: string;
  readonly prefix: string;
  readonly valueType: "Text" | "Integer";
  readonly category: "external" | "internal";
  readonly properties: readonly (readonly [name: string, description: string])[];
}

const schemas: readonly [Schema, ...Schema[]] = [
  {
    title: "Factur-X PDFA Extension Schema",
    namespace: FX,
    prefix: "fx",
    valueType: "Text",
    category: "external",
    properties: properties.map(([name, , text]) => [name, text]),
  },
  {
    title: "PDF/UA identification",
    namespace: UA,
    prefix: "pdfuaid",
    valueType: "Integer",
    category: "internal",
    properties: [["part", "Which part of ISO 14289 the pages keep to"]],
  },
];

/** The descriptions of the extension schemas (ISO 19005-3, 6.6.2.3.3). */
function extensions(): string {
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ` +
    `xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">` +
    `<pdfaExtension:schemas><rdf:Bag>${schemas.map(extension).join("")}</rdf:Bag></pdfaExtension:schemas>` +
    "</rdf:Description>\n";
}

function extension({ title, namespace, prefix, valueType, category, properties }: Schema): string {
  const described = properties.map(([name, text]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
    `<pdfaProperty:valueType>${valueType}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category>` +
    `<pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`
  );
  return `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${title}</pdfaSchema:schema>` +
    `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${described.join("")}</rdf:Seq></pdfaSchema:property></rdf:li>`;
}

/** What other packets of metadata get beside what they have: the description of an e-invoice, and of its schema. */
export interface Described {
  readonly name: string;
  readonly level: string;
  readonly version: string;
}

export function invoiceDescription({ name, level, version }: Described): string {
  const values = [["DocumentFileName", name], ["DocumentType", "INVOICE"], ["Version", version], [
    "ConformanceLevel",
    level,
  ]];
  return description("fx", FX, values.map(([tag, value = ""]) => `<fx:${tag}>${escaped(value)}</fx:${tag}>`).join(""));
}

/** The namespaces that are described here. */
export const describable: ReadonlySet<string> = new Set(schemas.map(({ namespace }) => namespace));

/** The schemas of some of these, as items of a list of extension schemas. */
export function schemaItems(spaces: ReadonlySet<string>): string {
  return schemas.filter(({ namespace }) => spaces.has(namespace))
    .map((it) => extension(it).replace("<rdf:li ", `<rdf:li ${schemaNamespaces} `)).join("");
}

const schemaNamespaces =
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"';

/** A whole list of extension schemas with those in it. */
export function schemaList(spaces: ReadonlySet<string>): string {
  return description(
    "pdfaExtension",
    "http://www.aiim.org/pdfa/ns/extension/",
    `<pdfaExtension:schemas><rdf:Bag>${schemaItems(spaces)}</rdf:Bag></pdfaExtension:schemas>`,
  );
}

export function conformanceDescription(conformance: "A" | "B"): string {
  return description(
    "pdfaid",
    "http://www.aiim.org/pdfa/ns/id/",
    `<pdfaid:part>3</pdfaid:part><pdfaid:conformance>${conformance}</pdfaid:conformance>`,
  );
}

/** A packet of metadata around some descriptions. */
export function packetOf(...descriptions: readonly string[]): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/">\n',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n',
    ...descriptions,
    '</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end="w"?>',
  ].join("");
}

/** The title, the author and the program, as far as they are known. */
export function documentDescription(title: string, author: string, creator: string): string {
  return [
    title === "" ? "" : description(
      "dc",
      "http://purl.org/dc/elements/1.1/",
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
        (author === "" ? "" : `<dc:creator>${seq(author)}</dc:creator>`),
    ),
    creator === ""
      ? ""
      : description("xmp", "http://ns.adobe.com/xap/1.0/", `<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>`),
  ].join("");
}

/** What the Info dictionary says is said here again, in the same words. */
export function xmpOf(metadata: Metadata): string {
  const { title, author, producer, creator, lang, date, attachment } = metadata;
  const instant = date.toISOString().replace(/\.\d{3}Z$/, "Z");
  const fx = attachment === undefined
    ? ""
    : properties.map(([name, value]) => `<fx:${name}>${value({ ...metadata, attachment })}</fx:${name}>`).join("");
  return packetOf(
    conformanceDescription("A"),
    description("pdfuaid", UA, "<pdfuaid:part>1</pdfuaid:part>"),
    description(
      "dc",
      "http://purl.org/dc/elements/1.1/",
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator>${seq(author)}</dc:creator><dc:language><rdf:Bag><rdf:li>${lang}</rdf:li></rdf:Bag></dc:language>`,
    ),
    description("pdf", "http://ns.adobe.com/pdf/1.3/", `<pdf:Producer>${escaped(producer)}</pdf:Producer>`),
    description(
      "xmp",
      "http://ns.adobe.com/xap/1.0/",
      `<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool><xmp:CreateDate>${instant}</xmp:CreateDate>` +
        `<xmp:ModifyDate>${instant}</xmp:ModifyDate>`,
    ),
    description("fx", FX, fx),
    extensions(),
  );
}
