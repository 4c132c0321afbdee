/** PDFs made by hand, down to the byte, for the tests of what reads them. Bytes are Latin-1 characters while they are made. */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { latin1 } from "./hostile.ts";

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

export function deflated(text: string): string {
  return textOf(deflateSync(latin1(text)));
}

export function stream(content: string, entries = ""): string {
  return `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

export interface Attached {
  readonly name: string;
  readonly content: string;
  /** What more its file specification says. */
  readonly more?: string;
}

/** The objects of a document with attachments, by number: 1 is the catalog. */
export function objectsWith(attached: readonly Attached[], pack = (content: string) => stream(content)): Objects {
  const names = attached.map(({ name }, index) => `(${name}) ${10 + 2 * index} 0 R`).join(" ");
  return new Map([
    [1, `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>`],
    [2, "<</Type/Pages/Kids[]/Count 0>>"],
    [3, `<</Names[${names}]>>`],
    ...attached.flatMap(({ name, content, more = "/AFRelationship/Alternative" }, index): [number, string][] => [
      [10 + 2 * index, `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${11 + 2 * index} 0 R>>${more}>>`],
      [11 + 2 * index, pack(content)],
    ]),
  ]);
}

export type Objects = ReadonlyMap<number, string>;

const HEADER = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";

/** Writes objects one after the other, and gives the place of each. */
function written(objects: Objects, header = HEADER): { body: string; places: Map<number, number> } {
  let body = header;
  const places = new Map<number, number>();
  for (const [number, object] of objects) {
    places.set(number, body.length);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { body, places };
}

/** With a cross-reference table. `trailer` is what is in it beside Root. */
export function classic(objects: Objects, trailer = ""): Uint8Array {
  const { body, places } = written(objects);
  const rows = [...places].map(([number, at]) => `${number} 1\n${`${at}`.padStart(10, "0")} 00000 n \n`).join("");
  return latin1(
    `${body}xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<</Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** Without any cross-reference, as if the file were cut off. */
export function cut(objects: Objects): Uint8Array {
  return latin1(written(objects).body);
}

/** An object stream of dictionaries and the like. */
export function packed(objects: Objects): string {
  const places: string[] = [];
  let body = "";
  for (const [number, object] of objects) {
    places.push(`${number} ${body.length}`);
    body += `${object} `;
  }
  const head = `${places.join(" ")} `;
  return stream(deflated(head + body), `/Type/ObjStm/N ${objects.size}/First ${head.length}/Filter/FlateDecode`);
}

/**
 * With an object stream for objects that are not streams, and a compressed cross-reference stream with predictor, as writers make
 * them today.
 */
export function modern(objects: Objects, options: { readonly xref?: boolean } = {}): Uint8Array {
  const inside = new Map([...objects].filter(([, object]) => !object.includes("\nstream\n")));
  const outside = new Map([...objects].filter(([number]) => !inside.has(number)));
  const { body, places } = written(new Map([...outside, [90, packed(inside)]]));
  if (options.xref === false) return latin1(`${body}`);
  const rows = Array.from({ length: 92 }, (_, number): readonly number[] => {
    const at = number === 91 ? body.length : places.get(number);
    if (at !== undefined) return [1, at >> 8, at & 0xff, 0];
    return inside.has(number) ? [2, 0, 90, [...inside.keys()].indexOf(number)] : [0, 0, 0, 0];
  });
  const up = rows.flatMap((row, index) => [2, ...row.map((byte, at) => (byte - (rows[index - 1]?.[at] ?? 0)) & 0xff)]);
  const xref = stream(
    deflated(String.fromCharCode(...up)),
    "/Type/XRef/W[1 2 1]/Size 92/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>",
  );
  return latin1(`${body}91 0 obj\n${xref}\nendobj\nstartxref\n${body.length}\n%%EOF\n`);
}

/** A PDF with an invoice inside, and a page that says what is there. */
export function pdfThatSays(text: string, xml: string): Uint8Array<ArrayBuffer> {
  return classic(
    withPage(
      objectsWith([{ name: "factur-x.xml", content: Buffer.from(xml).toString("latin1") }]),
      `BT /F1 10 Tf (${text}) Tj ET`,
    ),
  ).slice();
}

/** The objects with a page that has a content and one font. */
export function withPage(objects: Objects, content: string): Objects {
  return new Map([
    ...objects,
    [2, "<</Type/Pages/Kids[4 0 R]/Count 1>>"],
    [4, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 6 0 R>>"],
    [5, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"],
    [6, stream(content)],
  ]);
}
