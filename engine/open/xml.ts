/** What opens XML, and a PDF with XML in it. */
import { refusePdf } from "./kind.ts";
import type { JsonLimits } from "./read_json.ts";
import { readXmlInvoice, type XmlReading } from "./read_xml.ts";
import type { Handed } from "../scenarios/find.ts";
import type { XmlLimits } from "../xml/limits.ts";
import type { Refusal } from "../xml/refusal.ts";

/** Caps for a document of any kind; what is left out keeps its default. */
export type Limits = XmlLimits & JsonLimits;

export interface OpenOptions {
  /** Without `values`, the cap on elements is that on the values of JSON as well. */
  readonly limits?: Partial<Limits>;
  /** Whether to read the document inside a transport envelope (SBDH), which is refused otherwise. */
  readonly unwrap?: boolean | undefined;
  /**
   * Whether text beside elements is left to the XML Schema among `sets`, as the official validators do. Left out, it is
   * refused, as it is where no schema follows: it is no part of what the API takes.
   */
  readonly mixed?: boolean | undefined;
  /** What took the document out of a PDF before. */
  readonly container?: "pdf" | undefined;
  /** What takes the e-invoice out of a PDF (engine/pdf). Without it a PDF is refused. */
  readonly extract?: Extract;
  /** Take a JSON invoice as it is stated, without the type and the totals that are otherwise filled in. */
  readonly asStated?: boolean;
  /** Rule sets that are to follow the document while it is read. */
  readonly sets?: readonly Handed[] | undefined;
}

export type Extract = (pdf: Uint8Array) =>
  | { readonly ok: { readonly name: string; readonly xml: Uint8Array } }
  | { readonly refusal: Refusal };

export interface OpenedXml extends XmlReading {
  readonly kind: "xml";
  readonly container?: "pdf" | undefined;
  /** The attachment of the PDF that the document is. */
  readonly attachment?: string | undefined;
}

/** Opens what is known to be XML. */
export function openXml(
  input: Uint8Array | string,
  { limits = {}, unwrap, mixed, container, sets }: OpenOptions = {},
): { readonly ok: OpenedXml } | { readonly refusal: Refusal } {
  const { values: _, ...caps } = limits;
  const reading = readXmlInvoice(input, {
    limits: caps,
    unwrap,
    mixed,
    sets,
  });
  if ("refusal" in reading) return reading;
  return { ok: { kind: "xml", ...reading.ok, container } };
}

/** Opens what is known to be a PDF. */
export function openPdf(input: Uint8Array | string, options: OpenOptions): ReturnType<typeof openXml> {
  const { extract } = options;
  if (extract === undefined || typeof input === "string") return { refusal: refusePdf() };
  const taken = extract(input);
  if ("refusal" in taken) return taken;
  const { name, xml } = taken.ok;
  const opened = openXml(xml, { ...options, container: "pdf" });
  return "refusal" in opened ? opened : { ok: { ...opened.ok, attachment: name } };
}
