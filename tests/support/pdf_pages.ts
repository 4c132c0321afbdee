/** What stands on the pages of a PDF that the engine wrote, read back from its bytes: texts with their places, and squares. */
import assert from "node:assert/strict";
import { Budget, defaultPdfLimits } from "../../engine/pdf/read/budget.ts";
import type { PdfFile } from "../../engine/pdf/read/file.ts";
import { type Dict, isStream, nameOf, type Value } from "../../engine/pdf/read/objects.ts";
import { readXref } from "../../engine/pdf/read/xref.ts";
import { facesOf, widthOf } from "../../engine/pdf/write/faces.ts";
import { sheet } from "../../engine/pdf/write/styles.ts";
import { fonts } from "../pdf/made.ts";

/** A text in one piece. Lengths are points from the upper left corner of the page. */
export interface Item {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
  readonly grey: number;
  /** Drawn at an angle. */
  readonly turned: boolean;
  /** No part of the text: page numbers and the like. */
  readonly artifact: boolean;
}

export interface Page {
  readonly items: readonly Item[];
  readonly squares: readonly (readonly [x: number, y: number, side: number])[];
}

export interface Read {
  readonly file: PdfFile;
  readonly trailer: Dict;
  readonly catalog: Dict;
  readonly pages: readonly Page[];
}

const faces = facesOf(fonts);

export function readPages(pdf: Uint8Array): Read {
  const { file, trailer } = readXref(pdf, new Budget({ ...defaultPdfLimits, work: 1e9, values: 1e8 }));
  const catalog = dict(file, trailer.get("Root"));
  const kids = file.list(dict(file, catalog.get("Pages")).get("Kids"));
  return { file, trailer, catalog, pages: kids.map((kid) => pageOf(file, dict(file, kid))) };
}

export function dict(file: PdfFile, value: Value | undefined): Dict {
  const found = file.dict(value);
  assert.ok(found !== undefined, "there is a dictionary");
  return found;
}

function textOfStream(file: PdfFile, value: Value | undefined): string {
  const stream = file.get(value);
  assert.ok(isStream(stream), "there is a stream");
  return new TextDecoder("latin1").decode(file.data(stream));
}

const drawn = /^([\d.]+) g BT \/(\w+) ([\d.]+) Tf (?:([-\d.]+) ([-\d.]+) Td|([-\d.]+ ){6}Tm) <([0-9A-Fa-f]*)> Tj ET$/;

function pageOf(file: PdfFile, page: Dict): Page {
  const resources = dict(file, dict(file, page.get("Resources")).get("Font"));
  const maps = new Map([...resources].map(([name, font]) => [name, charactersOf(file, dict(file, font))]));
  const items: Item[] = [];
  const squares: [number, number, number][] = [];
  let artifact = false;
  for (const line of textOfStream(file, page.get("Contents")).split("\n")) {
    if (/ B[DM]C$/.test(line)) artifact = line.startsWith("/Artifact");
    if (/^0 g .* re f$/.test(line) && line.split(" re").length > 2) squares.push(...squaresIn(line));
    const [, grey = "", name = "", size = "", x = "", y = "", turned, hex = ""] = drawn.exec(line) ?? [];
    assert.ok(hex !== "" || !line.includes("Tj"), `"${line}" is read`);
    if (hex === "") continue;
    const text = (hex.match(/.{4}/g) ?? []).map((code) => maps.get(name)?.get(code.toUpperCase()) ?? "\ufffd").join("");
    const style = { face: name === "B" ? "bold" : "regular", size: +size, leading: 0, grey: +grey } as const;
    items.push({
      text,
      x: +x,
      baseline: sheet.height - +y,
      size: +size,
      width: widthOf(faces, text, style),
      grey: +grey,
      turned: turned !== undefined,
      artifact,
    });
  }
  return { items, squares };
}

function squaresIn(line: string): readonly [number, number, number][] {
  return [...line.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) [-\d.]+ re/g)].map(([, x = "", y = "", side = ""]) => {
    return [+x, sheet.height - +y - +side, +side];
  });
}

/** What each code of a font stands for (ToUnicode, ISO 32000-2, 9.10.3). */
function charactersOf(file: PdfFile, font: Dict): ReadonlyMap<string, string> {
  assert.equal(nameOf(font.get("Encoding")), "Identity-H");
  const cmap = textOfStream(file, font.get("ToUnicode"));
  return new Map(
    [...cmap.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm)].map(([, code = "", units = ""]) => [
      code.toUpperCase(),
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16))),
    ]),
  );
}

/** All that is written on all pages, one text a line. */
export function textOfPages({ pages }: Pick<Read, "pages">): string {
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join("\n");
}
