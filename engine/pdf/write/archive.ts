/**
 * A PDF/A-3a with the XML inside (ISO 19005-3; Factur-X 1.0), which is also PDF/UA-1 (ISO 14289-1): with the structure of its
 * text (ISO 32000-2, 14.7).
 */
import { PDFDocument, PDFHexString, type PDFImage, PDFName, PDFPageLeaf, PDFRef, utf8Encode } from "@cantoo/pdf-lib";
import { attach, type Attached } from "./attached.ts";
import { type Canvas, type Drawn, type Element, type Pen, type Pens } from "./canvas.ts";
import { eachOf, type Face, type Faces, fontkitOf } from "./faces.ts";
import { PICTURE } from "./mark.ts";
import { srgbProfile } from "./srgb.ts";
import { sheet } from "./styles.ts";
import { type Metadata, xmpOf } from "./xmp.ts";

/** A document to draw on. */
export interface Begun {
  readonly document: PDFDocument;
  readonly pens: Pens;
}

export async function begin(faces: Faces): Promise<Begun> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkitOf(faces));
  const pens = new Map<Face, Pen>();
  for (const [index, face] of eachOf(faces).entries()) {
    pens.set(face, { name: `F${index}`, font: await document.embedFont(face.file, { subset: true }), used: false });
  }
  return { document, pens };
}

/** What the document holds beside its pages and the XML. */
export interface Held {
  readonly supplements: readonly Attached[];
  /** The logo, when it is one of pixels. */
  readonly picture?: PDFImage | undefined;
}

/** Puts the pages, the XML, what comes with it and what PDF/A asks for into the document, and gives its bytes: the same for the same input. */
export async function finish(
  document: PDFDocument,
  canvas: Canvas,
  xml: string | undefined,
  { supplements, picture }: Held,
  metadata: Metadata,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = addPages(document, canvas, picture);
  addStructure(document, canvas, pages);
  describe(document, metadata);
  const bytes = utf8Encode(xml ?? metadata.title, false);
  const { attachment } = metadata;
  const invoice: readonly Attached[] = attachment === undefined ? [] : [{
    name: attachment,
    bytes,
    mimeType: "text/xml",
    description: attachment === "xrechnung.xml" ? "XRechnung" : "Factur-X",
    relationship: "Alternative",
  }];
  attach(document, [...invoice, ...supplements], metadata.date);
  const id = PDFHexString.of(fingerprint([...bytes, ...utf8Encode(metadata.date.toISOString(), false)]));
  document.context.trailerInfo.ID = document.context.obj([id, id]);
  return new Uint8Array(
    await document.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: Infinity }),
  );
}

/** `addPage` of the document would walk over all pages before each. */
function addPages(document: PDFDocument, canvas: Canvas, picture: PDFImage | undefined): readonly PDFRef[] {
  const { context, catalog } = document;
  const tree = catalog.get(PDFName.of("Pages"));
  if (!(tree instanceof PDFRef)) throw new TypeError("a new document refers to its pages");
  const contents = canvas.pages.map(({ content }) => contentOf(content));
  const pens = [...canvas.pens.values()].filter(({ used }) => used);
  return contents.map((content, index) => {
    const page = PDFPageLeaf.withContextAndParent(context, tree);
    page.set(PDFName.of("MediaBox"), context.obj([0, 0, sheet.width, sheet.height]));
    for (const { name, font } of pens) page.setFontDictionary(PDFName.of(name), font.ref);
    if (index === 0 && picture !== undefined) page.setXObject(PDFName.of(PICTURE), picture.ref);
    page.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
    page.set(PDFName.of("StructParents"), context.obj(index));
    page.set(PDFName.of("Tabs"), PDFName.of("S"));
    const ref = context.register(page);
    catalog.Pages().pushLeafNode(ref);
    return ref;
  });
}

/** What was drawn, as operators; texts are encoded only now, because what was drawn for a trial never is. */
function contentOf(content: readonly Drawn[]): string {
  return content.map((it) => typeof it === "string" ? it : it()).join("\n");
}

/** The tree of elements, and for each page the elements of its pieces (14.7.5.4). */
function addStructure(document: PDFDocument, { root, pages }: Canvas, refs: readonly PDFRef[]): void {
  const { context, catalog } = document;
  const tree = context.nextRef();
  const known = new Map<Element, PDFRef>();
  const add = (element: Element, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    known.set(element, ref);
    const kids = element.kids.map((kid) => {
      if ("role" in kid) return add(kid, ref);
      return context.obj({ Type: "MCR", Pg: refs[kid.page] ?? tree, MCID: kid.id });
    });
    const { role, alt, scope, box } = element;
    const attributes = scope !== undefined
      ? { O: "Table", Scope: scope }
      : box !== undefined
      ? { O: "Layout", Placement: "Block", BBox: [...box] }
      : undefined;
    context.assign(
      ref,
      context.obj({
        Type: "StructElem",
        S: role,
        P: parent,
        ...(kids.length === 0 ? {} : { K: kids }),
        ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
        ...(attributes === undefined ? {} : { A: attributes }),
      }),
    );
    return ref;
  };
  const top = add(root, tree);
  const owners = pages.flatMap(({ owners }, index) => [index, owners.map((owner) => known.get(owner) ?? top)]);
  const parents = context.register(context.obj({ Nums: owners }));
  context.assign(
    tree,
    context.obj({ Type: "StructTreeRoot", K: [top], ParentTree: parents, ParentTreeNextKey: pages.length }),
  );
  catalog.set(PDFName.of("StructTreeRoot"), tree);
  catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
}

/** Metadata, language, and the colours that greys are meant in. */
function describe(document: PDFDocument, metadata: Metadata): void {
  const { context, catalog } = document;
  document.setTitle(metadata.title);
  document.setAuthor(metadata.author);
  document.setProducer(metadata.producer);
  document.setCreator(metadata.creator);
  document.setCreationDate(metadata.date);
  document.setModificationDate(metadata.date);
  document.setLanguage(metadata.lang);
  const xmp = context.stream(utf8Encode(xmpOf(metadata), false), { Type: "Metadata", Subtype: "XML" });
  catalog.set(PDFName.of("Metadata"), context.register(xmp));
  catalog.set(PDFName.of("ViewerPreferences"), context.obj({ DisplayDocTitle: true }));
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }));
  const intent = context.obj({
    Type: "OutputIntent",
    S: "GTS_PDFA1",
    OutputConditionIdentifier: PDFHexString.fromText("sRGB"),
    Info: PDFHexString.fromText("sRGB IEC61966-2.1"),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));
}

/** 128 bits that tell documents apart (14.4), as hexadecimal digits: FNV-1a with four bases. Nothing is kept secret by it. */
function fingerprint(bytes: readonly number[]): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((base) => {
    const hash = bytes.reduce((value, byte) => Math.imul(value ^ byte, 0x01000193), base);
    return (hash >>> 0).toString(16).padStart(8, "0");
  }).join("");
}
