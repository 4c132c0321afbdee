/** The advance widths and the character maps of a TrueType program (ISO/IEC 14496-22: head, hhea, hmtx, maxp, cmap). */

export interface TrueType {
  readonly glyphs: number;
  /** In thousandths of the size; undefined for a glyph that is not there. */
  width(glyph: number): number | undefined;
  readonly maps: readonly CharacterMap[];
}

/** Which glyphs characters have, by one of the numberings of a platform. */
export interface CharacterMap {
  /** The platform and its numbering: "3,1" is Unicode on Windows, "3,0" its symbols, "1,0" MacRoman. */
  readonly kind: string;
  /** 0 for none; undefined where the map is of a form that is not read. */
  glyphOf(code: number): number | undefined;
}

/** Undefined where it cannot be read. */
export function trueTypeIn(bytes: Uint8Array): TrueType | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const tables = tablesIn(view);
    const [head, hhea, hmtx, maxp] = ["head", "hhea", "hmtx", "maxp"].map((name) => tables.get(name)?.start);
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
      maps: mapsIn(view, tables.get("cmap")?.start),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The CFF program inside of an OpenType one; undefined where it has none. */
export function cffTableIn(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const table = tablesIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)).get("CFF ");
    return table === undefined ? undefined : bytes.subarray(table.start, table.start + table.length);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Table {
  readonly start: number;
  readonly length: number;
}

function tablesIn(view: DataView): ReadonlyMap<string, Table> {
  const count = view.getUint16(4);
  return new Map(Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((it) => view.getUint8(at + it)));
    return [name, { start: view.getUint32(at + 8), length: view.getUint32(at + 12) }];
  }));
}

/** No program has more; a list that says so may be made to take long. */
const MOST_MAPS = 20;

function mapsIn(view: DataView, start: number | undefined): readonly CharacterMap[] {
  if (start === undefined) return [];
  const count = Math.min(view.getUint16(start + 2), MOST_MAPS);
  return Array.from({ length: count }, (_, index) => {
    const at = start + 4 + 8 * index;
    const table = start + view.getUint32(at + 4);
    const read = readers.get(view.getUint16(table));
    return {
      kind: `${view.getUint16(at)},${view.getUint16(at + 2)}`,
      glyphOf: (code) => read === undefined ? undefined : within(() => read(view, table, code)),
    };
  });
}

/** What is behind the end of the bytes is no glyph. */
function within(read: () => number): number {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

type Reader = (view: DataView, table: number, code: number) => number;

/** By the number of the form: a byte for each code, segments, and a run. */
const readers: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [0, (view, table, code) => code < 256 ? view.getUint8(table + 6 + code) : 0],
  [4, segmented],
  [6, (view, table, code) => {
    const [first, count] = [view.getUint16(table + 6), view.getUint16(table + 8)];
    return code >= first && code < first + count ? view.getUint16(table + 10 + 2 * (code - first)) : 0;
  }],
]);

/** Segments are sorted by where they end. */
function segmented(view: DataView, table: number, code: number): number {
  const size = view.getUint16(table + 6);
  let [from, to] = [0, size >> 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (view.getUint16(table + 14 + 2 * middle) < code) from = middle + 1;
    else to = middle;
  }
  if (from >= size >> 1) return 0;
  const starts = table + 16 + size + 2 * from;
  const [first, delta, place] = [0, size, 2 * size].map((it) => view.getUint16(starts + it));
  if (first === undefined || delta === undefined || place === undefined || code < first) return 0;
  if (place === 0) return (code + delta) & 0xffff;
  const glyph = view.getUint16(starts + 2 * size + place + 2 * (code - first));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
