/** Operators that show text (ISO 32000-2, 9.4 and 14.9.4). */
import type { PDFFont } from "@cantoo/pdf-lib";
import type { Placed, Run } from "./setting.ts";

/** At most three places after the point, which is a thousandth of a point. */
export function operand(value: number): string {
  return `${Math.round(value * 1000) / 1000}`;
}

/** Begins what is said by a text and not by its glyphs: these may be in another order, or for several characters. */
export function actualText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return `/Span <</ActualText <feff${units.join("")}>>> BDC`;
}

/** Shows a run. Glyphs in a row are one string, as far as each begins where the one before ends. */
export function shows({ face, glyphs }: Run, font: PDFFont, size: number): string {
  const units = face.font.unitsPerEm;
  const codes = (list: readonly Placed[]) => `<${face.encode(font, list.map(({ glyph }) => glyph))}>`;
  if (glyphs.every(({ glyph, x, y, advance }) => x === 0 && y === 0 && advance === glyph.advanceWidth)) {
    return `${codes(glyphs)} Tj`;
  }
  const back = (by: number) => operand(-by * 1000 / units);
  const shown = glyphs.map((it) => {
    const rise = operand(it.y * size / units);
    const after = back(it.advance - it.x - it.glyph.advanceWidth);
    return `${rise} Ts [${back(it.x)} ${codes([it])} ${after}] TJ`;
  });
  return `${shown.join(" ")} 0 Ts`;
}
