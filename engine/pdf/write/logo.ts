/** The seller's logo: PNG, JPEG or SVG, told apart by its first bytes, and looked at before anything unpacks it. */
import { joined } from "../../model/bytes.ts";
import { Inflate } from "fflate";
import { readSvg, type Svg } from "./svg.ts";

/** Lengths are pixels, or units of the SVG. */
export type Logo =
  | { readonly kind: "png" | "jpeg"; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: "svg" } & Svg;

export type LogoFault =
  | { readonly fault: "large" | "pixels" | "unknown" | "damaged" | "cmyk" | "complex" | "shape" }
  | { readonly lacks: string };

const LOGO_BYTES = 1_048_576;
const MOST_PIXELS = 4_000_000;
/** The longest side in terms of the shortest. */
const LONGEST_SIDE = 20;

export function readLogo(bytes: Uint8Array): Logo | LogoFault {
  if (bytes.length > LOGO_BYTES) return { fault: "large" };
  const logo = read(bytes);
  if ("fault" in logo || "lacks" in logo) return logo;
  const { width, height } = logo;
  return Math.max(width, height) > LONGEST_SIDE * Math.min(width, height) ? { fault: "shape" } : logo;
}

function read(bytes: Uint8Array): Logo | LogoFault {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return readPng(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 4_096));
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*</.test(head) || !head.includes("<svg") && !head.includes(":svg")) {
    return { fault: "unknown" };
  }
  const svg = readSvg(bytes);
  return "drawing" in svg ? { kind: "svg", ...svg } : svg;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Chunks that the picture is made of; others may unpack to any size, and are left out. */
const needed = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** PNG (ISO/IEC 15948): its data must unpack to what its head says, and to no more. */
function readPng(bytes: Uint8Array): Logo | LogoFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Uint8Array[] = [bytes.subarray(0, 8)];
  const data: Uint8Array[] = [];
  let [ended, head] = [false, undefined as PngHead | undefined];
  for (let at = 8; at + 12 <= bytes.length && !ended;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return { fault: "damaged" };
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR" && length === 13) head ??= pngHead(content);
    if (type === "IDAT") data.push(content);
    if (needed.has(type)) chunks.push(bytes.subarray(at, at + 12 + length));
    ended = type === "IEND";
    at += 12 + length;
  }
  if (head === undefined || !ended || data.length === 0) return { fault: "damaged" };
  if (head.width * head.height > MOST_PIXELS) return { fault: "pixels" };
  if (!unpacksTo(data, head.size)) return { fault: "damaged" };
  return { kind: "png", bytes: joined(chunks), width: head.width, height: head.height };
}

interface PngHead {
  readonly width: number;
  readonly height: number;
  /** What its data unpacks to at most. */
  readonly size: number;
}

/** Samples of a pixel by its kind of colour, and the depths that each may have. */
const colours: ReadonlyMap<number, readonly [samples: number, depths: readonly number[]]> = new Map([
  [0, [1, [1, 2, 4, 8, 16]]],
  [2, [3, [8, 16]]],
  [3, [1, [1, 2, 4, 8]]],
  [4, [2, [8, 16]]],
  [6, [4, [8, 16]]],
]);

function pngHead(content: Uint8Array): PngHead | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colour = 0, packing = 0, filter = 0, interlace = 0] = content.subarray(8);
  const [samples = 0, depths = []] = colours.get(colour) ?? [];
  if (!depths.includes(depth) || packing !== 0 || filter !== 0 || interlace > 1 || width * height === 0) {
    return undefined;
  }
  const rows = height * (Math.ceil(width * samples * depth / 8) + 1);
  // Interlaced, it comes in seven passes, each with rows of its own.
  return { width, height, size: interlace === 0 ? rows : rows + 7 * (width + height) * samples * 2 + 64 };
}

function unpacksTo(data: readonly Uint8Array[], most: number): boolean {
  let size = 0;
  try {
    const packed = joined(data);
    const stream = new Inflate((chunk) => {
      size += chunk.length;
      if (size > most) throw new RangeError("more than the picture has");
    });
    // What zlib puts in front takes two bytes.
    for (let at = 2; at < packed.length; at += 8_192) {
      stream.push(packed.subarray(at, at + 8_192), at + 8_192 >= packed.length);
    }
    return size > 0;
  } catch {
    return false;
  }
}

/** The frames that PDF shows: baseline, extended and progressive (ISO 32000-2, 7.4.8). */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** JPEG: it goes into the PDF as it is, so only its head is looked at. CMYK has no place beside sRGB in PDF/A. */
function readJpeg(bytes: Uint8Array): Logo | LogoFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 <= bytes.length;) {
    const [mark, marker = 0] = bytes.subarray(at, at + 2);
    if (mark !== 0xff) return { fault: "damaged" };
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [depth, samples] = [bytes[at + 4], bytes[at + 9]];
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      if (samples === 4) return { fault: "cmyk" };
      if (!frames.has(marker) || depth !== 8 || samples !== 1 && samples !== 3 || width * height === 0) {
        return { fault: "damaged" };
      }
      if (width * height > MOST_PIXELS) return { fault: "pixels" };
      return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
        ? { kind: "jpeg", bytes, width, height }
        : { fault: "damaged" };
    }
    if (marker === 0xda || marker === 0xd9) return { fault: "damaged" };
    at += 2 + view.getUint16(at + 2);
  }
  return { fault: "damaged" };
}
