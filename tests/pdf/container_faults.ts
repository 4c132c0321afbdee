/** A Factur-X that we made, with one fault each in the PDF around its XML. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { Buffer } from "node:buffer";
import { samples } from "./all_samples.ts";
import { bytesOf } from "./made.ts";

/** What is found of a fault; of what is no fault, nothing. */
export interface Fault {
  readonly title: string;
  readonly make: (it: Parts) => void;
  readonly finds?: { readonly rule: string; readonly place: string; readonly actual?: string };
}

/** The parts of the PDF that faults are in. */
export interface Parts {
  readonly document: PDFDocument;
  readonly catalog: PDFDict;
  readonly spec: PDFDict;
  readonly file: PDFRawStream;
  /** Changes the XMP metadata. */
  readonly metadata: (change: (text: string) => string) => void;
  /** Changes the XML. */
  readonly xml: (change: (text: string) => string) => void;
  /** Attaches a further file. */
  readonly attach: (name: string, content: string) => void;
}

const ublInvoice = Deno.readTextFileSync(new URL("../../cases/base.ubl.xml", import.meta.url));

const UF = "Names/EmbeddedFiles/factur-x.xml/UF";
const RELATION = "Names/EmbeddedFiles/factur-x.xml/AFRelationship";
const MIME = "Names/EmbeddedFiles/factur-x.xml/EF/F/Subtype";

const named = (name: string) => ({ spec, metadata }: Parts) => {
  metadata((text) => text.replace("<fx:DocumentFileName>factur-x.xml", `<fx:DocumentFileName>${name}`));
  set(spec, "UF", PDFHexString.fromText(name));
  set(spec, "F", PDFString.of(name));
};
const related = (value: string) => ({ spec }: Parts) => set(spec, "AFRelationship", PDFName.of(value));
const replaced = (from: string | RegExp, to: string) => ({ metadata }: Parts) => {
  metadata((text) => {
    const made = text.replace(from, to);
    if (made === text) throw new Error(`the metadata have no ${from}`);
    return made;
  });
};
const level = (to: string) => ({ xml }: Parts) => {
  xml((text) => text.replace(/(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, `$1${to}`));
};
const dropped = (dict: keyof Pick<Parts, "catalog" | "spec">, name: string) => (it: Parts) =>
  it[dict].delete(PDFName.of(name));

export const containerFaults: readonly Fault[] = [
  { title: "none", make() {} },
  { title: "attached as invoice.xml", make: named("invoice.xml"), finds: name("invoice.xml") },
  { title: "attached as Factur-X.xml", make: named("Factur-X.xml"), finds: name("Factur-X.xml") },
  { title: "attached as ZUGFeRD-invoice.xml", make: named("ZUGFeRD-invoice.xml"), finds: name("ZUGFeRD-invoice.xml") },
  {
    title: "attached as xrechnung.xml, with BT-24 of EN 16931",
    make: named("xrechnung.xml"),
    finds: name("xrechnung.xml"),
  },
  {
    title: "F names another file than UF",
    make: ({ spec }) => set(spec, "F", PDFString.of("invoice.xml")),
    finds: { rule: "PDF-NAME", place: "Names/EmbeddedFiles/factur-x.xml/F", actual: "invoice.xml" },
  },
  {
    title: "without F",
    make: dropped("spec", "F"),
    finds: { rule: "PDF-NAME", place: "Names/EmbeddedFiles/factur-x.xml/F" },
  },
  {
    title: "fx:DocumentFileName is another name",
    make: replaced("<fx:DocumentFileName>factur-x.xml", "<fx:DocumentFileName>invoice.xml"),
    finds: { rule: "PDF-NAME", place: "Metadata/fx:DocumentFileName", actual: "invoice.xml" },
  },
  {
    title: "without fx:DocumentFileName",
    make: replaced(/<fx:DocumentFileName>.*?<\/fx:DocumentFileName>/, ""),
    finds: { rule: "PDF-NAME", place: "Metadata/fx:DocumentFileName" },
  },
  { title: "AFRelationship is Data", make: related("Data"), finds: relation("Data") },
  { title: "AFRelationship is Source", make: related("Source"), finds: relation("Source") },
  { title: "AFRelationship is Unspecified", make: related("Unspecified"), finds: relation("Unspecified") },
  {
    title: "without AFRelationship",
    make: dropped("spec", "AFRelationship"),
    finds: { rule: "PDF-RELATIONSHIP", place: RELATION },
  },
  {
    title: "BT-24 and the metadata are MINIMUM, AFRelationship Alternative",
    make(it) {
      level("urn:factur-x.eu:1p0:minimum")(it);
      replaced("<fx:ConformanceLevel>EN 16931", "<fx:ConformanceLevel>MINIMUM")(it);
    },
    finds: relation("Alternative"),
  },
  {
    title: "fx:ConformanceLevel is BASIC, BT-24 EN 16931",
    make: replaced("<fx:ConformanceLevel>EN 16931", "<fx:ConformanceLevel>BASIC"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:ConformanceLevel", actual: "BASIC" },
  },
  {
    title: "BT-24 is EXTENDED, fx:ConformanceLevel EN 16931",
    make: level("urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:ConformanceLevel", actual: "EN 16931" },
  },
  {
    title: "fx:ConformanceLevel is no level (COMFORT)",
    make: replaced("<fx:ConformanceLevel>EN 16931", "<fx:ConformanceLevel>COMFORT"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:ConformanceLevel", actual: "COMFORT" },
  },
  {
    title: "without fx:ConformanceLevel",
    make: replaced(/<fx:ConformanceLevel>.*?<\/fx:ConformanceLevel>/, ""),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:ConformanceLevel" },
  },
  {
    title: "fx:DocumentType is ORDER",
    make: replaced("<fx:DocumentType>INVOICE", "<fx:DocumentType>ORDER"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:DocumentType", actual: "ORDER" },
  },
  {
    title: "fx:Version is 2.0",
    make: replaced("<fx:Version>1.0", "<fx:Version>2.0"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/fx:Version", actual: "2.0" },
  },
  {
    title: "without the properties fx:…",
    make: replaced(/<fx:DocumentFileName>.*<\/fx:ConformanceLevel>/, ""),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata" },
  },
  {
    title: "the metadata have the schema of ZUGFeRD 2.0",
    make: ({ metadata }) =>
      metadata((text) =>
        text.replaceAll(
          "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
          "urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#",
        )
      ),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata", actual: "ZUGFeRD 2.0" },
  },
  {
    title: "the schema fx is not described",
    make: replaced(/<rdf:Description[^>]*xmlns:pdfaExtension=.*?<\/rdf:Description>/s, ""),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata/pdfaExtension:schemas" },
  },
  {
    title: "without metadata",
    make: dropped("catalog", "Metadata"),
    finds: { rule: "PDF-XMP-LEVEL", place: "Metadata" },
  },
  { title: "without AF", make: dropped("catalog", "AF"), finds: { rule: "PDF-AF", place: "AF" } },
  {
    title: "AF is empty",
    make: ({ document, catalog }) => set(catalog, "AF", document.context.obj([])),
    finds: { rule: "PDF-AF", place: "AF" },
  },
  {
    title: "not in EmbeddedFiles",
    make: dropped("catalog", "Names"),
    finds: { rule: "PDF-AF", place: "Names/EmbeddedFiles" },
  },
  {
    title: "PDF/A is not claimed",
    make: replaced(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A<\/pdfaid:conformance>/, ""),
    finds: { rule: "PDF-CLAIM", place: "Metadata/pdfaid:part" },
  },
  {
    title: "PDF/A-1 is claimed",
    make: replaced("<pdfaid:part>3", "<pdfaid:part>1"),
    finds: { rule: "PDF-CLAIM", place: "Metadata/pdfaid:part", actual: "1" },
  },
  {
    title: "PDF/A-3 at the level X is claimed",
    make: replaced("<pdfaid:conformance>A", "<pdfaid:conformance>X"),
    finds: { rule: "PDF-CLAIM", place: "Metadata/pdfaid:conformance", actual: "X" },
  },
  {
    title: "another invoice as copy.xml",
    make: ({ attach, file }) => attach("copy.xml", textOf(file)),
    finds: { rule: "PDF-SEVERAL", place: "Names/EmbeddedFiles", actual: "copy.xml" },
  },
  {
    title: "UBL in factur-x.xml",
    make: ({ xml }) => xml(() => ublInvoice),
    finds: { rule: "PDF-SYNTAX", place: "Names/EmbeddedFiles/factur-x.xml", actual: "UBL" },
  },
  {
    title: "the media type is application/xml",
    make: ({ file }) => set(file.dict, "Subtype", PDFName.of("application/xml")),
    finds: { rule: "PDF-SYNTAX", place: MIME, actual: "application/xml" },
  },
  {
    title: "without media type",
    make: ({ file }) => file.dict.delete(PDFName.of("Subtype")),
    finds: { rule: "PDF-SYNTAX", place: MIME },
  },
  {
    title: "an annotation of the first page instead of an attachment",
    make({ document, catalog, spec }) {
      const annotation = document.context.obj({ Type: "Annot", Subtype: "FileAttachment", Rect: [0, 0, 10, 10], F: 4 });
      annotation.set(PDFName.of("FS"), spec);
      document.getPage(0).node.set(PDFName.of("Annots"), document.context.obj([annotation]));
      catalog.delete(PDFName.of("Names"));
      catalog.delete(PDFName.of("AF"));
    },
    finds: { rule: "PDF-ANNOTATION", place: "Names/EmbeddedFiles" },
  },
];

function name(actual: string) {
  return { rule: "PDF-NAME", place: UF.replace("factur-x.xml", actual), actual };
}

function relation(actual: string) {
  return { rule: "PDF-RELATIONSHIP", place: RELATION, actual };
}

function set(dict: PDFDict, key: string, value: PDFObject): void {
  dict.set(PDFName.of(key), value);
}

function textOf(stream: PDFRawStream): string {
  return new TextDecoder().decode(decodePDFRawStream(stream).decode());
}

/** The PDF with a fault. */
export async function faulty({ make }: Fault): Promise<Uint8Array<ArrayBuffer>> {
  const sample = samples.find((it) => it.name === "simple-de");
  if (sample === undefined) throw new Error("there is no sample simple-de");
  const document = await PDFDocument.load(await bytesOf(sample), { updateMetadata: false });
  make(partsOf(document));
  return new Uint8Array(await document.save({ useObjectStreams: false, addDefaultPage: false }));
}

function streamIn(dict: PDFDict, name: string): PDFRawStream {
  const found = dict.lookup(PDFName.of(name));
  if (found instanceof PDFRawStream) return found;
  throw new Error(`there is no stream ${name}`);
}

function partsOf(document: PDFDocument): Parts {
  const { catalog, context } = document;
  const names = catalog.lookup(PDFName.of("Names"), PDFDict).lookup(PDFName.of("EmbeddedFiles"), PDFDict).lookup(
    PDFName.of("Names"),
    PDFArray,
  );
  const spec = names.lookup(1, PDFDict);
  const file = streamIn(spec.lookup(PDFName.of("EF"), PDFDict), "F");
  const rewritten = (stream: PDFRawStream, change: (text: string) => string) => {
    const kept = [...stream.dict.entries()].filter(([key]) => !["/Filter", "/Length"].includes(key.toString()));
    const entries = Object.fromEntries(kept.map(([key, value]) => [key.decodeText(), value]));
    const made = context.flateStream(new TextEncoder().encode(change(textOf(stream))), entries);
    const ref = context.getObjectRef(stream);
    if (ref !== undefined) context.assign(ref, made);
  };
  return {
    document,
    catalog,
    spec,
    file,
    metadata: (change) => rewritten(streamIn(catalog, "Metadata"), change),
    xml: (change) => rewritten(file, change),
    attach(name, content) {
      const stream = context.register(
        context.flateStream(Buffer.from(content), {
          Type: "EmbeddedFile",
          Subtype: "text/xml",
          Params: { Size: content.length },
        }),
      );
      const ref = context.register(context.obj({
        Type: "Filespec",
        F: PDFString.of(name),
        UF: PDFHexString.fromText(name),
        EF: { F: stream, UF: stream },
        AFRelationship: "Supplement",
      }));
      names.push(PDFHexString.fromText(name));
      names.push(ref);
      catalog.lookup(PDFName.of("AF"), PDFArray).push(ref);
    },
  };
}
