/** Files inside the PDF (ISO 32000-2, 7.11.4; ISO 19005-3, 6.8): the XML, and what comes with the invoice (BG-24). */
import { decodeFromBase64, type PDFDocument, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { Invoice } from "../../mod.ts";
import { shown } from "./faces.ts";

export interface Attached {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly description?: string;
  /** What it is to the pages (AFRelationship). */
  readonly relationship: "Alternative" | "Supplement";
}

/** By these names readers know the invoice; nothing else may have one of them. */
const reserved: ReadonlySet<string> = new Set(["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]);

const LONGEST_NAME = 120;

/** The documents that the invoice holds (BT-125), under names that are no paths and of which each is there once. */
export function supplementsOf({ supportingDocuments = [] }: Invoice): readonly Attached[] {
  const taken = new Set(reserved);
  return supportingDocuments.flatMap(({ id = "", content, mimeCode, filename, description }): readonly Attached[] => {
    const bytes = content === undefined ? undefined : bytesOf(content);
    if (bytes === undefined) return [];
    const name = unique(plain(filename ?? "") || plain(id) || "attachment", taken);
    taken.add(name.toLowerCase());
    return [{
      name,
      bytes,
      mimeType: mimeCode ?? "application/octet-stream",
      relationship: "Supplement",
      ...(description === undefined ? {} : { description }),
    }];
  });
}

/** What base64 stands for; undefined for anything else. */
function bytesOf(content: string): Uint8Array | undefined {
  const text = content.replaceAll(/\s/g, "");
  const end = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const digits = text.slice(0, text.length - end);
  if (digits === "" || /[^A-Za-z0-9+/]/.test(digits) || digits.length % 4 === 1) return undefined;
  return decodeFromBase64(digits.padEnd(Math.ceil(digits.length / 4) * 4, "="));
}

/** A name without what file systems take for paths or refuse. */
function plain(name: string): string {
  const text = shown(name.slice(0, LONGEST_NAME).toWellFormed()).replaceAll(/[\n"*/:<>?\\|]/g, "_").trim();
  return /^\.*$/.test(text) ? "" : text;
}

function unique(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let count = 2;; count++) {
    const other = `${stem} (${count})${ending}`;
    if (!taken.has(other.toLowerCase())) return other;
  }
}

/** Puts files into the document: in the order given as associated files, and by their names where readers look them up. */
export function attach(document: PDFDocument, files: readonly Attached[], date: Date): void {
  const { context, catalog } = document;
  const specs = files.map((file) => [file.name, specOf(document, file, date)] as const);
  const byName = [...specs].sort(([a], [b]) => a < b ? -1 : 1);
  const names = context.obj({ Names: byName.flatMap(([name, ref]) => [PDFHexString.fromText(name), ref]) });
  catalog.set(PDFName.of("Names"), context.obj({ EmbeddedFiles: names }));
  catalog.set(PDFName.of("AF"), context.obj(specs.map(([, ref]) => ref)));
}

function specOf(
  { context }: PDFDocument,
  { name, bytes, mimeType, description, relationship }: Attached,
  date: Date,
): PDFRef {
  const when = PDFHexString.fromText(dateText(date));
  const stream = context.flateStream(bytes, {
    Type: "EmbeddedFile",
    Subtype: mimeType,
    Params: { Size: bytes.length, CreationDate: when, ModDate: when },
  });
  const file = context.register(stream);
  return context.register(context.obj({
    Type: "Filespec",
    F: PDFHexString.of(asciiHex(name)),
    UF: PDFHexString.fromText(name),
    EF: { F: file, UF: file },
    ...(description === undefined ? {} : { Desc: PDFHexString.fromText(description.toWellFormed()) }),
    AFRelationship: relationship,
  }));
}

/** A date of PDF (7.9.4), in UTC. */
function dateText(date: Date): string {
  return `D:${date.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`;
}

/** The name for readers that know ASCII alone. */
function asciiHex(name: string): string {
  const ascii = name.replaceAll(/[^ -~]/g, "_");
  return Array.from(ascii, (it) => it.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
