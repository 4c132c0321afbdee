/** The advance widths of a TrueType program (ISO/IEC 14496-22: head, hhea, hmtx, maxp). */

export interface TrueType {
  readonly glyphs: number;
  /** In thousandths of the size; undefined for a glyph that is not there. */
  width(glyph: number): number | undefined;
}

/** Undefined where it is none that can be read. */
export function trueTypeIn(bytes: Uint8Array): TrueType | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const tables = tablesIn(view);
    const [head, hhea, hmtx, maxp] = ["head", "hhea", "hmtx", "maxp"].map((name) => tables.get(name));
    if (head === undefined || hhea === undefined || hmtx === undefined || maxp === undefined) return undefined;
    if (!tables.has("glyf") || !tables.has("loca")) return undefined;
    const units = view.getUint16(head + 18);
    const metrics = view.getUint16(hhea + 34);
    const glyphs = view.getUint16(maxp + 4);
    if (units === 0 || metrics === 0) return undefined;
    return {
      glyphs,
      width(glyph) {
        const at = hmtx + 4 * Math.min(glyph, metrics - 1);
        return glyph >= glyphs || at + 2 > bytes.length ? undefined : view.getUint16(at) * 1_000 / units;
      },
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function tablesIn(view: DataView): ReadonlyMap<string, number> {
  const count = view.getUint16(4);
  return new Map(Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((it) => view.getUint8(at + it)));
    return [name, view.getUint32(at + 8)];
  }));
}
