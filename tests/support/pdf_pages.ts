/** What is on the pages of a PDF that the engine wrote, read back from its bytes: texts with their places, and squares. */
import assert from "node:assert/strict";
import { Budget, defaultPdfLimits } from "../../engine/pdf/read/budget.ts";
import type { PdfFile } from "../../engine/pdf/read/file.ts";
import { type Dict, isStream, nameOf, type Value } from "../../engine/pdf/read/objects.ts";
import { readXref } from "../../engine/pdf/read/xref.ts";
import { facesOf, gathered } from "../../engine/pdf/write/faces.ts";
import { widthOf } from "../../engine/pdf/write/setting.ts";
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
  /** All that is drawn, a row each: texts with role, place and look, rules and pictures as operators, squares counted. */
  readonly drawing: readonly string[];
}

export interface Read {
  readonly file: PdfFile;
  readonly trailer: Dict;
  readonly catalog: Dict;
  readonly pages: readonly Page[];
}

/** All typefaces that a document may need: one of their characters each. */
const faces = await gathered(facesOf(fonts), fonts, ["\u05d0\u0639\u{1f600}\ud55c\u3042\u8bed\u2713\u2a0c"]);

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

const drawn = /^([\d.]+) g BT \/(\w+) ([\d.]+) Tf (?:([-\d.]+) ([-\d.]+) Td|([-\d.]+ ){6}Tm) (.*?T[jJ])(?: 0 Ts)? ET$/;
/** A text that stands for the pieces up to its end. */
const said = /^\/Span <<\/ActualText <feff([0-9a-f]*)>>> BDC$/;

function pageOf(file: PdfFile, page: Dict): Page {
  const resources = dict(file, dict(file, page.get("Resources")).get("Font"));
  const maps = new Map([...resources].map(([name, font]) => [name, charactersOf(file, dict(file, font))]));
  const items: Item[] = [];
  const squares: [number, number, number][] = [];
  const drawing: string[] = [];
  let artifact = false;
  let role = "";
  let actual: { readonly text: string; begun: boolean } | undefined;
  for (const line of textOfStream(file, page.get("Contents")).split("\n")) {
    const [, units] = said.exec(line) ?? [];
    if (units !== undefined) {
      actual = { text: textOfUnits(units), begun: false };
      continue;
    }
    if (line === "EMC") actual = undefined;
    if (/ B[DM]C$/.test(line)) {
      artifact = line.startsWith("/Artifact");
      role = line.split(" ")[0]?.slice(1) ?? "";
    } else if (/^0 g .* re f$/.test(line) && line.split(" re").length > 2) {
      squares.push(...squaresIn(line));
      drawing.push(
        `${role}: squares, ${line.split(" re").length - 1} from ${line.slice("0 g ".length, line.indexOf(" re"))}`,
      );
    } else if (line !== "EMC" && !/T[jJ]/.test(line)) drawing.push(`${role}: ${line}`);
    const [, grey = "", name = "", size = "", x = "", y = "", turned, shown = ""] = drawn.exec(line) ?? [];
    assert.ok(shown !== "" || !/T[jJ]/.test(line), `"${line}" is read`);
    if (shown === "" || actual?.begun === true) continue;
    const hex = [...shown.matchAll(/<([0-9A-Fa-f]*)>/g)].map(([, codes]) => codes).join("");
    const glyphs = (hex.match(/.{4}/g) ?? []).map((code) => maps.get(name)?.get(code.toUpperCase()) ?? "\ufffd");
    const text = actual?.text ?? glyphs.join("");
    if (actual !== undefined) actual.begun = true;
    const style = { face: bold.test(name) ? "bold" : "regular", size: +size, leading: 0, grey: +grey } as const;
    const face = bold.test(name) ? "bold " : "";
    const place = turned === undefined ? `${x} ${y}` : line.replace(/^.*Tf (.*) Tm.*$/, "$1");
    drawing.push(`${role}: ${place}, ${face}${size}, grey ${grey}: ${text}`);
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
  return { items, squares, drawing };
}

/** The first typeface, and further ones behind it, are regular and bold in turn. */
const bold = /^F\d*[13579]$/;

function textOfUnits(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
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
      textOfUnits(units),
    ]),
  );
}

/** All that is written on all pages, one text a line. */
export function textOfPages({ pages }: Pick<Read, "pages">): string {
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join("\n");
}
