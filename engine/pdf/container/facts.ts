/** What a PDF says of the e-invoice inside it: the file, its specification, the catalog and the metadata. */
import { type InvoiceKind, invoiceKindOf } from "../read/contents.ts";
import type { FileInside, Searched } from "../read/attachments.ts";
import { isStream } from "../read/objects.ts";
import { stringText } from "../read/text.ts";
import { type Xmp, xmpIn } from "../read/xmp.ts";

export interface ContainerFacts {
  readonly name: string;
  /** The name for readers that know ASCII alone; undefined where there is none. */
  readonly plainName: string | undefined;
  readonly relationship: string | undefined;
  readonly mime: string | undefined;
  readonly listed: boolean;
  readonly associated: boolean;
  readonly annotated: boolean;
  readonly kind: InvoiceKind | undefined;
  readonly xml: Uint8Array;
  /** Further e-invoices, by name or by what they hold. */
  readonly others: readonly string[];
  readonly encrypted: boolean;
  readonly xmp: Xmp | undefined;
}

/** Of the invoice that is read; `others` are the further e-invoices. Throws Unreadable. */
export function factsOf(searched: Searched, invoice: FileInside, others: readonly FileInside[]): ContainerFacts {
  const { opened: { file, trailer }, budget } = searched;
  const { attachment: { name, relationship, mime, read }, spec, listed, associated } = invoice;
  const xml = read();
  const plain = stringText(file.get(spec.get("F")), budget);
  return {
    name,
    plainName: plain === "" ? undefined : plain,
    relationship,
    mime,
    listed: listed === true,
    associated: associated === true,
    annotated: !searched.files.includes(invoice),
    kind: invoiceKindOf(xml),
    xml,
    others: others.map(({ attachment }) => attachment.name),
    encrypted: file.get(trailer.get("Encrypt")) !== null,
    xmp: metadataOf(searched),
  };
}

function metadataOf({ opened: { file, trailer } }: Searched): Xmp | undefined {
  const stream = file.get(file.dict(trailer.get("Root"))?.get("Metadata"));
  return isStream(stream) ? xmpIn(file.data(stream)) : undefined;
}
