/** The metadata of a PDF that holds an e-invoice: its own with what Factur-X adds, or new ones. */
import { namespaces, said, type Span, type Xmp } from "../read/xmp.ts";
import {
  conformanceDescription,
  describable,
  type Described,
  documentDescription,
  FX,
  invoiceDescription,
  packetOf,
  schemaItems,
  schemaList,
} from "../write/xmp.ts";

/** What the Info dictionary says. */
export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly creator: string;
}

/** New metadata; without `conformance`, PDF/A is not claimed. */
export function newMetadata(invoice: Described, info: DocumentInfo, conformance?: "A" | "B"): string {
  return packetOf(
    conformance === undefined ? "" : conformanceDescription(conformance),
    documentDescription(info.title, info.author, info.creator),
    invoiceDescription(invoice),
    schemaList(new Set([FX])),
  );
}

/** A change of a text from one index up to another. */
interface Edit extends Span {
  readonly text: string;
}

/**
 * Metadata that are there, with another claim and with what Factur-X adds; all else stays. Undefined where a place for that is
 * not found.
 */
export function addedMetadata(xmp: Xmp, invoice: Described, conformance: "A" | "B"): string | undefined {
  const properties = [...xmp.properties].filter(([name]) => /^(?:pdfaid|fx|zf1|zf2):/.test(name)).flatMap(([, all]) =>
    all
  );
  const spans = properties.map(({ span }) => span).filter((it) => it !== undefined);
  if (spans.length < properties.length || xmp.end < 0 || hasOlderSchema(xmp)) return undefined;
  const wanted = new Set([...xmp.spaces, FX].filter((it) => !predefined.has(it) && !xmp.described.has(it)));
  // PDF/A allows others only where a description says of what type each value is, which nobody here knows.
  if ([...wanted].some((it) => !describable.has(it))) return undefined;
  const hasList = xmp.schemasEnd >= 0;
  if (!hasList && (xmp.described.size > 0 || xmp.properties.has("pdfaExtension:schemas"))) return undefined;
  const prefix = rdfPrefix(xmp);
  if (prefix !== "rdf") return undefined;
  const extension = hasList ? "" : schemaList(wanted);
  const edits: readonly Edit[] = [
    ...spans.map((span) => ({ ...span, text: "" })),
    ...(hasList ? [{ from: xmp.schemasEnd, to: xmp.schemasEnd, text: schemaItems(wanted) }] : []),
    { from: xmp.end, to: xmp.end, text: conformanceDescription(conformance) + invoiceDescription(invoice) + extension },
  ];
  return edited(xmp.source, edits.toSorted((a, b) => a.from - b.from));
}

/** In parts, for a text may have thousands of changes. */
function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    // What is in what was taken out is gone.
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return [...parts, source.slice(at)].join("");
}

/** What needs no description (XMP Specification of September 2005; ISO 19005-3, 6.6.2.3.1). */
const predefined: ReadonlySet<string> = new Set([
  ...[namespaces.dc, namespaces.xmp, namespaces.pdf, namespaces.pdfaid, namespaces.pdfaExtension],
  // What is there of these is taken out.
  ...[namespaces.zf1, namespaces.zf2],
  ...["rights", "mm", "bj", "t/pg"].map((it) => `http://ns.adobe.com/xap/1.0/${it}/`),
  "http://ns.adobe.com/xmp/1.0/DynamicMedia/",
  ...["photoshop/1.0", "camera-raw-settings/1.0", "tiff/1.0", "exif/1.0", "exif/1.0/aux"].map((it) =>
    `http://ns.adobe.com/${it}/`
  ),
]);

function hasOlderSchema({ described }: Xmp): boolean {
  return [...described].some((it) => /CrossIndustryDocument/.test(it) && it !== FX);
}

/** What is written in has the prefix that everybody uses for RDF. */
function rdfPrefix({ source, end }: Xmp): string {
  const [, prefix = ""] = /^<\/([^:>\s]{1,20}):RDF/.exec(source.slice(end, end + 40)) ?? [];
  return prefix;
}

/** The part of PDF/A that metadata claim, and whether with the structure of the text; undefined where they claim none. */
export function claimIn(xmp: Xmp | undefined): { readonly part: string; readonly conformance: "A" | "B" } | undefined {
  const part = said(xmp, "pdfaid:part");
  if (part === undefined || !/^[123]$/.test(part)) return undefined;
  return { part, conformance: said(xmp, "pdfaid:conformance") === "A" ? "A" : "B" };
}
