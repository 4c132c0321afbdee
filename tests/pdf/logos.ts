/** Logos of each kind, made up. */
import { deflateSync } from "node:zlib";
import { crc32 } from "node:zlib";

const svg = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="https://editor.example/" viewBox="0 0 240 60" x:tool="made up">
  <title>Wattenbek</title>
  <metadata><x:anything><x:text>passed over</x:text></x:anything></metadata>
  <g transform="translate(30 30) rotate(45)" style="fill:#0b5394;stroke:none">
    <rect x="-18" y="-18" width="36" height="36" rx="4"/>
    <circle r="9" fill="white" fill-opacity=".9"/>
  </g>
  <path d="M70 40 q10 -30 20 0 t20 0 l10 0 c5 -25 15 -25 20 0 a10 10 0 0 0 20 0 h10 v-20 z" fill="none" stroke="rgb(200, 80, 0)"
    stroke-width="3" stroke-linejoin="round"/>
  <polygon points="190,42 200,18 210,42" fill="darkgreen"/>
  <polyline points="215,42 220,30 225,42" fill="none" stroke="#333" stroke-linecap="round"/>
  <line x1="70" y1="50" x2="230" y2="50" stroke="#0b539480" stroke-width="2"/>
  <ellipse cx="232" cy="20" rx="6" ry="9" fill="currentColor" fill-rule="evenodd"/>
</svg>`;

export const svgLogo = new TextEncoder().encode(svg);

function chunk(type: string, content: Uint8Array): readonly number[] {
  const typed = [...new TextEncoder().encode(type), ...content];
  const words = new DataView(new ArrayBuffer(8));
  words.setUint32(0, content.length);
  words.setUint32(4, crc32(Uint8Array.from(typed)));
  const [length, check] = [new Uint8Array(words.buffer, 0, 4), new Uint8Array(words.buffer, 4, 4)];
  return [...length, ...typed, ...check];
}

/** A PNG of RGBA pixels that says that it is so large, and holds these rows. */
export function pngOf(width: number, height: number, data: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, 6);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return Uint8Array.from([
    ...signature,
    ...chunk("IHDR", new Uint8Array(head.buffer)),
    ...chunk("zTXt", new TextEncoder().encode("passed over")),
    ...chunk("IDAT", deflateSync(data)),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

/** Rows of a disc that fades into what is behind it. */
function disc(side: number): Uint8Array {
  return Uint8Array.from({ length: side * (side * 4 + 1) }, (_, at) => {
    const [y, offset] = [Math.floor(at / (side * 4 + 1)), at % (side * 4 + 1) - 1];
    if (offset < 0) return 0;
    const distance = Math.hypot(Math.floor(offset / 4) - side / 2, y - side / 2) / (side / 2);
    return [180, 30, 60, distance > 1 ? 0 : 255 - 150 * distance][offset % 4] ?? 0;
  });
}

export const pngLogo = pngOf(120, 120, disc(120));

/** A fade from blue to white, 64 by 32. */
export const jpegLogo = Uint8Array.fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn" +
    "KSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo" +
    "KCgoKCgoKCj/wAARCAAgAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAXEAADAQAAAAAAAAAAAAAAAAAAFWKh" +
    "/8QAFwEBAQEBAAAAAAAAAAAAAAAAAAcEBf/EABcRAQADAAAAAAAAAAAAAAAAAAASFWH/2gAMAwEAAhEDEQA/AI6kkJJKclkJZLda" +
    "65sExSSEklOSyEsi10gmKSQkkpyWQlkWukExSSEklOSyEsi10gpyScCScKckkJJJpa62QTFJOBJOFOSSEki10gmKScCScKckkJJF" +
    "rpBMUk4Ek4U5JISSLXSD/9k=",
);
