/** Logos in SVG: each shape, transform and property as the operators that draw it, and PNG by what its head says. */
import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";
import { readLogo } from "../../engine/pdf/write/logo.ts";
import { readSvg } from "../../engine/pdf/write/svg.ts";
import { lengthOf, pathOf } from "../../engine/pdf/write/svg_shapes.ts";
import { jpegLogo, pngOf } from "./logos.ts";
import { longTest } from "../support/sweeps.ts";

function svgOf(content: string, attributes = 'viewBox="0 0 100 40"') {
  return readSvg(new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`));
}

/** The operators behind the first, which moves the picture. */
function drawn(content: string): string {
  const svg = svgOf(content);
  assert.ok("drawing" in svg, JSON.stringify(svg));
  return svg.drawing.split("\n").slice(1).join(" | ");
}

const line = 'd="M0 0L9 0"';

const drawings: readonly (readonly [what: string, content: string, operators: string])[] = [
  ["a rectangle", '<rect x="1" y="2" width="30" height="4"/>', "0 0 0 rg 1 2 m 31 2 l 31 6 l 1 6 l h f"],
  [
    "a rectangle with round corners, by either radius",
    '<rect width="10" height="8" rx="2"/><rect width="10" height="8" ry="2"/>',
    Array(2).fill(
      "0 0 0 rg 2 0 m 8 0 l 9.105 0 10 0.895 10 2 c 10 6 l 10 7.105 9.105 8 8 8 c 2 8 l 0.895 8 0 7.105 0 6 c 0 2 l 0 0.895 0.895 0 2 0 c h f",
    ).join(" | "),
  ],
  [
    "a rectangle whose radii are larger than it is",
    '<rect width="4" height="2" rx="9" ry="9"/>',
    "0 0 0 rg 2 0 m 2 0 l 3.105 0 4 0.448 4 1 c 4 1 l 4 1.552 3.105 2 2 2 c 2 2 l 0.895 2 0 1.552 0 1 c 0 1 l 0 0.448 0.895 0 2 0 c h f",
  ],
  [
    "a rectangle with a radius of zero",
    '<rect width="3" height="2" rx="0" ry="5"/>',
    "0 0 0 rg 0 0 m 3 0 l 3 2 l 0 2 l h f",
  ],
  ["no rectangle without a width or a height", '<rect width="9"/><rect height="9"/><rect width="-1" height="9"/>', ""],
  [
    "a circle",
    '<circle cx="5" cy="6" r="2"/>',
    "0 0 0 rg 3 6 m 3 7.105 3.895 8 5 8 c 6.105 8 7 7.105 7 6 c 7 4.895 6.105 4 5 4 c 3.895 4 3 4.895 3 6 c h f",
  ],
  ["no circle and no ellipse without radii", '<circle r="0"/><ellipse rx="2"/><ellipse ry="2"/>', ""],
  ["a line", `<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>`, "0 0 0 rg 1 0 0 RG 1 w 0 J 0 j 1 2 m 3 4 l B"],
  ["a polyline, open", '<polyline points=" 1,2 3,4 "/>', "0 0 0 rg 1 2 m 3 4 l f"],
  ["a polygon, closed", '<polygon points="1,2 3,4 5 6"/>', "0 0 0 rg 1 2 m 3 4 l 5 6 l h f"],
  ["no polyline without points", '<polyline points=" "/><path/>', ""],
  ["lines across and down, from where the last ended", '<path d="M1 2H5V9z"/>', "0 0 0 rg 1 2 m 5 2 l 5 9 l h f"],
  ["cubic curves", '<path d="M0 0C1 2 3 4 5 6S7 8 9 9"/>', "0 0 0 rg 0 0 m 1 2 3 4 5 6 c 7 8 7 8 9 9 c f"],
  ["quadratic curves as cubic ones", '<path d="M3 0Q6 3 9 6"/>', "0 0 0 rg 3 0 m 5 2 7 4 9 6 c f"],
  ["a stroke alone", `<path ${line} fill="none" stroke="blue"/>`, "0 0 1 RG 1 w 0 J 0 j 0 0 m 9 0 l S"],
  ["nothing that has neither fill nor stroke", `<path ${line} fill="none"/><path ${line} fill="transparent"/>`, ""],
  [
    "ends and joins of strokes",
    ["butt miter", "round round", "square bevel", "odd odd"].map((it) => {
      const [cap, join] = it.split(" ");
      return `<path ${line} fill="none" stroke="red" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`;
    }).join(""),
    [[0, 0], [1, 1], [2, 2], [0, 0]].map(([cap, join]) => `1 0 0 RG 1 w ${cap} J ${join} j 0 0 m 9 0 l S`).join(" | "),
  ],
  ["evenodd", `<path ${line} fill-rule="evenodd"/>`, "0 0 0 rg 0 0 m 9 0 l f*"],
  [
    "what is inherited, until it is said otherwise",
    `<g fill="red" stroke="lime" stroke-width="3"><path ${line}/><path ${line} fill="inherit" stroke="none"/></g><path ${line}/>`,
    "1 0 0 rg 0 1 0 RG 3 w 0 J 0 j 0 0 m 9 0 l B | 1 0 0 rg 0 0 m 9 0 l f | 0 0 0 rg 0 0 m 9 0 l f",
  ],
  [
    "opacities multiplied, over white",
    `<g opacity=".5"><path ${line} fill-opacity="0.5" stroke="red" stroke-opacity="2"/></g>`,
    "0.75 0.75 0.75 rg 1 0.5 0.5 RG 1 w 0 J 0 j 0 0 m 9 0 l B",
  ],
  ["an opacity below zero as none", `<path ${line} opacity="-1"/>`, "1 1 1 rg 0 0 m 9 0 l f"],
  [
    "properties of a style before attributes",
    `<path ${line} fill="red" style=" fill : blue ;; x"/>`,
    "0 0 1 rg 0 0 m 9 0 l f",
  ],
  [
    "the innermost transform first",
    `<g transform="translate(10 0)"><path transform="scale(2)" ${line}/></g>`,
    "0 0 0 rg 10 0 m 28 0 l f",
  ],
  [
    "strokes as wide as transforms make them",
    `<path transform="matrix(2 0 0 8 5 5)" ${line} fill="none" stroke="red"/><path transform="rotate(30) scale(3)" d="M0 0z" fill="none" stroke="red"/>`,
    "1 0 0 RG 4 w 0 J 0 j 5 5 m 23 5 l S | 1 0 0 RG 3 w 0 J 0 j 0 0 m h S",
  ],
  [
    "nothing that is hidden, with all in it",
    `<g display="none"><path ${line}/></g><g visibility="hidden"><path ${line}/></g><path ${line} display="block"/>`,
    "0 0 0 rg 0 0 m 9 0 l f",
  ],
  [
    "nothing of titles, definitions and other namespaces, and what comes after them",
    `<title>t</title><defs><g><path ${line}/></g></defs><x:a xmlns:x="urn:x"><path ${line}/></x:a><a><path ${line}/></a>`,
    "0 0 0 rg 0 0 m 9 0 l f",
  ],
  ["properties that change nothing", `<path ${line} mask="none" filter="none"/>`, "0 0 0 rg 0 0 m 9 0 l f"],
];

for (const [what, content, operators] of drawings) {
  Deno.test(`readSvg() draws ${what}`, () => assert.equal(drawn(content), operators));
}

for (const name of ["clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end", "stroke-dasharray"]) {
  Deno.test(`readSvg() refuses ${name} by its name`, () => {
    assert.deepEqual(svgOf(`<path ${line} ${name}="url(#a)"/>`), { lacks: name });
  });
}

Deno.test("readSvg() refuses other colours and elements by their names, of which it keeps 60 characters", () => {
  assert.deepEqual(svgOf(`<path ${line} fill="nocolour"/>`), { lacks: "nocolour" });
  assert.deepEqual(svgOf(`<path ${line} fill="${"x".repeat(70)}"/>`), { lacks: "x".repeat(60) });
  assert.deepEqual(svgOf("<use/>"), { lacks: "<use>" });
});

Deno.test("readSvg() takes its size from the view box, else from width and height, in any unit", () => {
  const sizes = (attributes: string) => {
    const svg = svgOf("", attributes);
    return "drawing" in svg ? [svg.width, svg.height, svg.drawing.split("\n")[0]] : svg;
  };
  assert.deepEqual(sizes('viewBox="-5 2.5 30 20"'), [30, 20, "1 0 0 1 5 -2.5 cm"]);
  assert.deepEqual(sizes('viewBox="0,0,30,20" width="1" height="1"'), [30, 20, "1 0 0 1 0 0 cm"]);
  assert.deepEqual(sizes('width="30mm" height="20PX"'), [30, 20, "1 0 0 1 0 0 cm"]);
  for (const none of ['viewBox="0 0 0 5"', 'viewBox="0 0 5 0"', 'width="5"', 'width="100%" height="5"']) {
    assert.deepEqual(sizes(none), { lacks: "viewBox" }, none);
  }
});

longTest("readSvg() takes 100,000 segments and coordinates up to ten million, and no more", () => {
  const path = (segments: number) => `<path d="M0 0${"h1".repeat(segments - 1)}"/>`;
  assert.ok("drawing" in svgOf(path(100_000)));
  assert.deepEqual(svgOf(path(100_001)), { fault: "complex" });
  assert.deepEqual(svgOf(`${path(60_000)}${path(60_000)}`), { fault: "complex" });
  assert.ok("drawing" in svgOf('<path d="M10000000 0H-10000000"/>'));
  assert.deepEqual(svgOf('<path d="M10000001 0"/>'), { fault: "damaged" });
});

Deno.test("readSvg() calls anything but SVG damaged", () => {
  const read = (text: string) => readSvg(new TextEncoder().encode(text));
  const svg = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"';
  for (const text of ["", "<svg", "<svg/>", `<g ${svg}/>`, `<x><svg ${svg}/></x>`]) {
    assert.deepEqual(read(text), { fault: "damaged" }, text);
  }
  assert.deepEqual(readSvg(Uint8Array.of(0xff, 0xff, 0xff)), { fault: "damaged" });
  assert.deepEqual(read(`<!DOCTYPE svg><svg ${svg}/>`), { lacks: "<!DOCTYPE>" });
  assert.deepEqual(read(`<svg ${svg}>${"<g>".repeat(60)}`), { fault: "complex" });
});

Deno.test("lengthOf() reads numbers with and without units, and no percentages and words", () => {
  const lengths = ["1", " -2.5px ", "+.5", "1e2", "3CM", "4in", "50%", "auto", "", "--1", "1 2"].map(lengthOf);
  assert.deepEqual(lengths, [1, -2.5, 0.5, 100, 3, 4, undefined, undefined, undefined, undefined, undefined]);
  assert.equal(lengthOf(undefined), undefined);
  assert.equal(pathOf("text", {}), undefined);
});

/** What becomes of a picture. */
function said(bytes: Uint8Array): string {
  const logo = readLogo(bytes);
  return "kind" in logo ? `${logo.kind} ${logo.width} ${logo.height}` : "fault" in logo ? logo.fault : logo.lacks;
}

/** Rows of a PNG of four bytes a pixel. */
const rows = (width: number, height: number) => new Uint8Array(height * (4 * width + 1));

Deno.test("a PNG may be twenty times as long as it is high, or as high as it is long", () => {
  assert.equal(said(pngOf(20, 1, rows(20, 1))), "png 20 1");
  assert.equal(said(pngOf(21, 1, rows(21, 1))), "shape");
  assert.equal(said(pngOf(1, 20, rows(1, 20))), "png 1 20");
  assert.equal(said(pngOf(1, 21, rows(1, 21))), "shape");
});

Deno.test("a PNG may have four million pixels, and data of as many bytes as they need, and no more", () => {
  assert.equal(said(pngOf(2_000, 2_000, new Uint8Array(9))), "png 2000 2000");
  assert.equal(said(pngOf(2_000, 2_001, new Uint8Array(9))), "pixels");
  assert.equal(said(pngOf(8, 8, rows(8, 8))), "png 8 8");
  assert.equal(said(pngOf(8, 8, new Uint8Array([...rows(8, 8), 0]))), "damaged");
  assert.equal(said(pngOf(8, 8, new Uint8Array())), "damaged");
});

Deno.test("a PNG whose data break off is damaged, though its chunks are whole", () => {
  const png = pngOf(16, 16, Uint8Array.from({ length: 16 * 65 }, (_, at) => at * at));
  assert.equal(said(png), "png 16 16");
  const at = new TextDecoder("latin1").decode(png).indexOf("IDAT");
  const length = new DataView(png.buffer).getUint32(at - 4);
  const short = new Uint8Array([...png.subarray(0, at + 4 + length / 2), ...png.subarray(at + 4 + length)]);
  new DataView(short.buffer).setUint32(at - 4, Math.floor(length / 2));
  assert.equal(said(short), "damaged");
});

/** A PNG with other bytes in its head, from the depth on; its check sum is not looked at. */
function pngWith(...head: readonly number[]): Uint8Array {
  const bytes = pngOf(4, 4, new Uint8Array(1));
  bytes.set(head, 8 + 8 + 8);
  return bytes;
}

Deno.test("a PNG has depths that its kind of colour allows, and one packing, filter and interlacing", () => {
  const good = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [8, 2], [16, 2], [1, 3], [8, 3], [8, 4], [16, 4], [8, 6], [
    16,
    6,
  ]];
  for (const head of good) assert.equal(said(pngWith(...head)), "png 4 4", `${head}`);
  for (const head of [[3, 0], [4, 2], [16, 3], [4, 4], [4, 6], [8, 1], [8, 5], [8, 7]]) {
    assert.equal(said(pngWith(...head)), "damaged", `${head}`);
  }
  assert.equal(said(pngWith(8, 6, 0, 0, 1)), "png 4 4");
  for (const head of [[8, 6, 1], [8, 6, 0, 1], [8, 6, 0, 0, 2]]) assert.equal(said(pngWith(...head)), "damaged");
});

Deno.test("of a PNG only the chunks are kept that the picture is made of, and what is behind its end is not looked at", () => {
  const png = pngOf(4, 4, rows(4, 4));
  const logo = readLogo(new Uint8Array([...png, 1, 2, 3]));
  assert.ok("kind" in logo && logo.kind === "png");
  const text = new TextDecoder("latin1").decode(logo.bytes);
  assert.deepEqual([...text.matchAll(/[A-Z]{4}/gi)].map(([it]) => it).filter((it) => /^(?:I|zT)/.test(it)), [
    "IHDR",
    "IDAT",
    "IEND",
  ]);
  const packed = deflateSync(rows(4, 4)).length;
  assert.equal(logo.bytes.length, 8 + (12 + 13) + (12 + packed) + 12);
});

/** The JPEG with another byte at a place of its frame. */
function jpegWith(changes: Readonly<Record<number, number>>): Uint8Array {
  const frame = jpegLogo.findIndex((byte, index) => byte === 0xff && jpegLogo[index + 1] === 0xc0);
  const changed = jpegLogo.slice();
  for (const [at, value] of Object.entries(changes)) changed[frame + Number(at)] = value;
  return changed;
}

Deno.test("a JPEG is baseline, extended or progressive, grey or of three colours, and ends with its mark", () => {
  assert.equal(said(jpegLogo), "jpeg 64 32");
  for (const frame of [0xc1, 0xc2]) assert.equal(said(jpegWith({ 1: frame })), "jpeg 64 32");
  for (const frame of [0xc3, 0xc5, 0xcf]) assert.equal(said(jpegWith({ 1: frame })), "damaged");
  assert.equal(said(jpegWith({ 9: 1 })), "jpeg 64 32");
  assert.equal(said(jpegWith({ 9: 2 })), "damaged");
  assert.equal(said(jpegWith({ 8: 0 })), "damaged");
  assert.equal(said(jpegWith({ 5: 0x60, 7: 0x60 })), "pixels");
  assert.equal(said(jpegLogo.slice(0, -1)), "damaged");
  assert.equal(said(new Uint8Array([...jpegLogo, 0])), "damaged");
  const filled = new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xff, ...jpegLogo.slice(3)]);
  assert.equal(said(filled), "jpeg 64 32");
});

Deno.test("a rectangle with one radius of zero has sharp corners", () => {
  const rect = (rx: string, ry: string) => pathOf("rect", { x: "1", y: "2", width: "8", height: "4", rx, ry });
  for (const [rx, ry] of [["2", "0"], ["0", "2"], ["0", "0"], ["-1", "2"]] as const) {
    assert.equal(rect(rx, ry), "M1 2h8v4h-8Z", `${rx} ${ry}`);
  }
});

Deno.test("an interlaced PNG may have the rows of seven passes", () => {
  const passes = [[1, 1], [1, 1], [2, 1], [2, 2], [4, 2], [4, 4], [8, 4]].map(([width = 0, height = 0]) => {
    return height * (4 * width + 1);
  });
  const data = new Uint8Array(passes.reduce((sum, it) => sum + it, 0));
  const png = pngOf(8, 8, data);
  assert.equal(said(png), "damaged");
  png[8 + 8 + 12] = 1;
  assert.equal(said(png), "png 8 8");
});

Deno.test("a PNG is unpacked in pieces of 8 kB, and breaks off also where the last piece is full", () => {
  const stored = (length: number) => deflateSync(new Uint8Array(length), { level: 0 });
  const side = 45;
  const size = side * (4 * side + 1);
  const png = (data: Uint8Array) => {
    const whole = pngOf(side, side, new Uint8Array());
    const text = new TextDecoder("latin1").decode(whole);
    const [from, to] = [text.indexOf("IDAT") - 4, text.indexOf("IEND") - 4];
    const head = new Uint8Array(8);
    new DataView(head.buffer).setUint32(0, data.length);
    head.set(new TextEncoder().encode("IDAT"), 4);
    return new Uint8Array([...whole.subarray(0, from), ...head, ...data, 0, 0, 0, 0, ...whole.subarray(to)]);
  };
  assert.ok(size > 8_140 && size < 8_192);
  assert.equal(said(png(stored(size))), `png ${side} ${side}`);
  const longer = deflateSync(Uint8Array.from({ length: 9_000 }, (_, at) => (at * at * 31) & 0xff), { level: 0 });
  for (const kept of [8_000, 2 + 8_192 - 100]) assert.equal(said(png(longer.subarray(0, kept))), "damaged");
});

Deno.test("a JPEG may have four million pixels, and no picture in front of its frame", () => {
  assert.equal(said(jpegWith({ 5: 0x07, 6: 0xd0, 7: 0x07, 8: 0xd0 })), "jpeg 2000 2000");
  assert.equal(said(jpegWith({ 5: 0x07, 6: 0xd0, 7: 0x07, 8: 0xd1 })), "pixels");
  for (const marker of [0xda, 0xd9]) {
    const early = new Uint8Array([0xff, 0xd8, 0xff, marker, 0, 2, ...jpegLogo.slice(2)]);
    assert.equal(said(early), "damaged", `${marker}`);
  }
  for (const marker of [0xc4, 0xc8, 0xcc, 0xbf, 0xd0]) {
    assert.equal(
      said(new Uint8Array([0xff, 0xd8, 0xff, marker, 0, 2, ...jpegLogo.slice(2)])),
      "jpeg 64 32",
      `${marker}`,
    );
  }
});

Deno.test("a stroke is as wide as its transforms make it, wherever they move it, and as strong as its opacity", () => {
  const stroke = (attributes: string) => drawn(`<path d="M0 0L1 0" fill="none" stroke="black" ${attributes}/>`);
  assert.equal(
    stroke('transform="translate(5 7) rotate(90) scale(2)"'),
    "0 0 0 RG 2 w 0 J 0 j 5 7 m 5 9 l S",
  );
  assert.equal(stroke('stroke-opacity=".25"'), "0.75 0.75 0.75 RG 1 w 0 J 0 j 0 0 m 1 0 l S");
});

Deno.test("a logo may have a megabyte, and a JPEG ends with both bytes of its mark", () => {
  assert.equal(said(new Uint8Array(1_048_576)), "unknown");
  assert.equal(said(new Uint8Array(1_048_577)), "large");
  for (const at of [-1, -2]) assert.equal(said(jpegLogo.with(at, 0)), "damaged");
  assert.equal(said(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, ...jpegLogo.slice(3)])), "damaged");
});
