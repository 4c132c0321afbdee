/**
 * The colour space sRGB (IEC 61966-2-1) as an ICC profile of version 2 (ICC.1:2001-04), which PDF/A asks for where greys
 * and colours are used. It is worked out from the numbers of the standard.
 */

/** Chromaticities of the primaries, adapted to the white point D50, as the standard's profile has them. */
const primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;
const white = [0.9642, 1, 0.82491] as const;

const STEPS = 256;

/** The curve from the stored value to light. */
function light(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function big(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) & 0xff);
}

function ascii(text: string): readonly number[] {
  return Array.from(text, (it) => it.charCodeAt(0));
}

/** s15Fixed16Number. */
function fixed(value: number): readonly number[] {
  return big(Math.round(value * 65_536), 4);
}

function xyz(values: readonly number[]): readonly number[] {
  return [...ascii("XYZ "), ...big(0, 4), ...values.flatMap(fixed)];
}

/** textDescriptionType: in ASCII; the Unicode and Macintosh forms are empty. */
function description(text: string): readonly number[] {
  const length = [...big(text.length + 1, 4), ...ascii(text), 0];
  return [...ascii("desc"), ...big(0, 4), ...length, ...big(0, 8), ...Array.from({ length: 70 }, () => 0)];
}

function curve(): readonly number[] {
  const points = Array.from({ length: STEPS }, (_, index) => Math.round(light(index / (STEPS - 1)) * 65_535));
  return [...ascii("curv"), ...big(0, 4), ...big(STEPS, 4), ...points.flatMap((it) => big(it, 2))];
}

function padded(bytes: readonly number[]): readonly number[] {
  return [...bytes, ...Array.from({ length: (4 - bytes.length % 4) % 4 }, () => 0)];
}

const HEADER = 128;

/** The three curves share one place. */
export function srgbProfile(): Uint8Array {
  const tags: readonly (readonly [string, readonly number[]])[] = [
    ["desc", description("sRGB")],
    ["cprt", [...ascii("text"), ...big(0, 4), ...ascii("No rights reserved"), 0]],
    ["wtpt", xyz(white)],
    ...Object.entries(primaries).map(([name, values]) => [name, xyz(values)] as const),
    ["rTRC", curve()],
  ];
  const names = [...tags.map(([name]) => name), "gTRC", "bTRC"];
  let at = HEADER + 4 + 12 * names.length;
  const places = new Map<string, readonly number[]>();
  for (const [name, data] of tags) {
    places.set(name, [...big(at, 4), ...big(data.length, 4)]);
    at += padded(data).length;
  }
  const table = names.flatMap((name) => [...ascii(name), ...(places.get(name) ?? places.get("rTRC") ?? [])]);
  const body = [...big(names.length, 4), ...table, ...tags.flatMap(([, data]) => padded(data))];
  return new Uint8Array([...header(HEADER + body.length), ...body]);
}

/** A display device, RGB to XYZ, perceptual; dated with the day of the standard, because a profile needs a date. */
function header(size: number): readonly number[] {
  const date = [1999, 10, 18, 0, 0, 0].flatMap((it) => big(it, 2));
  return [
    ...big(size, 4),
    ...big(0, 4),
    ...big(0x02100000, 4),
    ...ascii("mntrRGB XYZ "),
    ...date,
    ...ascii("acsp"),
    ...big(0, 28),
    ...white.flatMap(fixed),
    ...big(0, 48),
  ];
}
