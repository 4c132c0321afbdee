/** What undoes the filters of streams (ISO 32000-2, 7.4): deflate with the predictors of PNG, hexadecimal digits, base 85. */
import assert from "node:assert/strict";
import { Budget, type PdfLimits } from "../../engine/pdf/read/budget.ts";
import { unfilter } from "../../engine/pdf/read/filters.ts";
import type { Value } from "../../engine/pdf/read/objects.ts";
import { latin1 } from "../support/hostile.ts";
import { deflated } from "../support/pdf.ts";
import { deflateSync } from "node:zlib";
import { longTest } from "../support/sweeps.ts";

const plenty: PdfLimits = { work: 1e9, inflated: 1e9, values: 1e9 };

interface How {
  readonly parms?: Readonly<Record<string, Value>>;
  readonly limits?: Partial<PdfLimits>;
}

function unfiltered(name: string, bytes: string, { parms = {}, limits = {} }: How = {}): string {
  const out = unfilter(name, latin1(bytes), (key) => parms[key], new Budget({ ...plenty, ...limits }));
  return Array.from(out, (byte) => String.fromCharCode(byte)).join("");
}

const plain: readonly (readonly [name: string, bytes: string, text: string])[] = [
  ["ASCIIHexDecode", "48656C6c6f>", "Hello"],
  ["AHx", " 4\n8 6 5>6c", "He"],
  ["AHx", "485>", "HP"],
  ["AHx", "4865", "He"],
  ["AHx", ">", ""],
  ["AHx", ">48", ""],
  ["AHx", "4x8", "H"],
  ["ASCII85Decode", '87cURD]i,"Ebo80~>', "Hello World!"],
  ["A85", '87cUR D]i,"\nEbo80~>z', "Hello World!"],
  ["A85", "87cUR", "Hell"],
  ["A85", "z87cURz~>", "\0\0\0\0Hell\0\0\0\0"],
  ["A85", "87cURDZ~>", "Hello"],
  ["A85", "87cURD]f~>", "Hello "],
  ["A85", "87cURD]i*~>", "Hello W"],
  ["A85", "87cURD~>", "Hell"],
  ["A85", "!!!!u~>", "\0\0\0T"],
  ["A85", "s8W-!!!!!!~>", "\xff\xff\xff\xff\0\0\0\0"],
  ["A85", "~>", ""],
];

for (const [name, bytes, text] of plain) {
  Deno.test(`${name} of ${JSON.stringify(bytes)} is ${JSON.stringify(text)}`, () => {
    assert.equal(unfiltered(name, bytes), text);
  });
}

Deno.test("a filter of pictures is named in the refusal", () => {
  assert.throws(() => unfiltered("DCTDecode", "x"), /packed by DCTDecode, which is not read/);
});

for (const bytes of ["87c\x7f", "87c\x1f!", "87cvR", "8z"]) {
  Deno.test(`base 85 refuses ${JSON.stringify(bytes)}`, () => {
    assert.throws(() => unfiltered("A85", bytes), /damaged/);
  });
}

Deno.test("deflate is read whole, however long, and whatever follows it", () => {
  const long = Array.from({ length: 30_000 }, (_, at) => String.fromCharCode((at * at * 31) & 0xff)).join("");
  for (const name of ["FlateDecode", "Fl"]) {
    assert.equal(unfiltered(name, deflated(long)), long);
    assert.equal(unfiltered(name, `${deflated("abc")}\r\nrest`), "abc");
    assert.equal(unfiltered(name, deflated("")), "");
  }
});

Deno.test("deflate without its checksum is read, and anything but zlib data is damaged", () => {
  assert.equal(unfiltered("Fl", deflated("some text").slice(0, -4)), "some text");
  const [good, head] = [deflated("some text"), "\x78"];
  assert.ok(good.startsWith(head));
  for (const bad of ["", "x", `\x78\x00${good.slice(2)}`, `\x77\x85${good.slice(2)}`, `\x78\x9c\xff\xff\xff\xff`]) {
    assert.throws(() => unfiltered("Fl", bad), /a compressed part is damaged/, JSON.stringify(bad));
  }
});

/** Bytes that look random, the same each time. */
function noise(length: number): readonly number[] {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state >> 16) & 0xff;
  });
}

/** What PNG (clause 9) says of the byte to the left, above, and above the one to the left. */
const guesses: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  (left, up, corner) => {
    const estimate = left + up - corner;
    const far = [left, up, corner].map((it) => Math.abs(estimate - it));
    return [left, up, corner][far.indexOf(Math.min(...far))] ?? 0;
  },
];

/** Rows as PNG filters them; `kinds` in turn. */
function predicted(bytes: readonly number[], width: number, pixel: number, kinds: readonly number[]): string {
  const rows = Array.from({ length: bytes.length / width }, (_, row) => {
    const kind = kinds[row % kinds.length] ?? 0;
    const at = (r: number, column: number) => r < 0 || column < 0 ? 0 : bytes[r * width + column] ?? 0;
    const filtered = Array.from({ length: width }, (_, column) => {
      const guess = guesses[kind]?.(at(row, column - pixel), at(row - 1, column), at(row - 1, column - pixel)) ?? 0;
      return (at(row, column) - guess) & 0xff;
    });
    return String.fromCharCode(kind, ...filtered);
  });
  return rows.join("");
}

const forms: readonly (readonly [parms: Readonly<Record<string, number>>, width: number, pixel: number])[] = [
  [{ Columns: 4 }, 4, 1],
  [{}, 1, 1],
  [{ Columns: 3, Colors: 3 }, 9, 3],
  [{ Columns: 2, Colors: 3, BitsPerComponent: 16 }, 12, 6],
  [{ Columns: 9, BitsPerComponent: 1 }, 2, 1],
  [{ Columns: 3, Colors: 3, BitsPerComponent: 4 }, 5, 2],
];

for (const [parms, width, pixel] of forms) {
  Deno.test(`the predictors of PNG are undone, with ${JSON.stringify(parms)}`, () => {
    const bytes = noise(width * 10);
    for (const kinds of [[0], [1], [2], [3], [4], [4, 2, 3, 1, 0]]) {
      const packed = deflated(predicted(bytes, width, pixel, kinds));
      for (const Predictor of [10, 12, 15]) {
        const text = unfiltered("Fl", packed, { parms: { Predictor, ...parms } });
        assert.deepEqual([...text].map((it) => it.charCodeAt(0)), bytes, `kind ${kinds}`);
      }
    }
  });
}

Deno.test("a row of a kind that PNG does not have is taken as it is, and half a row is left out", () => {
  const parms = { Predictor: 12, Columns: 2 };
  assert.equal(unfiltered("Fl", deflated("\x05ab\x02\x01\x01\x01a"), { parms }), "abbc");
});

Deno.test("without a predictor, and with predictor 1, bytes stay; those that PNG does not have are refused", () => {
  assert.equal(unfiltered("Fl", deflated("\x02ab"), { parms: { Predictor: 1, Columns: 2 } }), "\x02ab");
  for (const Predictor of [0, 2, 9, 12.5]) {
    assert.throws(() => unfiltered("Fl", deflated("\x02ab"), { parms: { Predictor } }), /has the predictor/);
  }
  for (const parms of [{ Columns: 0 }, { Colors: 0 }, { BitsPerComponent: 0 }, { Columns: -1 }, { Colors: 1.5 }]) {
    assert.throws(() => unfiltered("Fl", deflated("ab"), { parms: { Predictor: 12, ...parms } }), /damaged/);
  }
});

Deno.test("what comes out is paid for, and what goes in", () => {
  const packed = deflated("0".repeat(1_000));
  assert.equal(unfiltered("Fl", packed, { limits: { inflated: 1_000 } }).length, 1_000);
  assert.throws(() => unfiltered("Fl", packed, { limits: { inflated: 999 } }), /larger than what is read/);
  assert.equal(unfiltered("AHx", "4865>", { limits: { inflated: 4, work: 9 } }), "He");
  assert.throws(() => unfiltered("AHx", "4865>", { limits: { inflated: 3 } }), /larger/);
  assert.throws(() => unfiltered("AHx", "4865>", { limits: { work: 8 } }), /too tangled/);
  assert.equal(unfiltered("A85", "87cUR", { limits: { inflated: 4, work: 9 } }), "Hell");
  assert.throws(() => unfiltered("A85", "87cUR", { limits: { inflated: 3 } }), /larger/);
  const parms = { Predictor: 12, Columns: 2 };
  assert.equal(unfiltered("Fl", deflated("\0ab\0cd"), { parms, limits: { inflated: 10 } }), "abcd");
  assert.throws(() => unfiltered("Fl", deflated("\0ab\0cd"), { parms, limits: { inflated: 9 } }), /larger/);
});

Deno.test("each piece of a deflate stream pays for what it refers back to, though nothing comes out of it", () => {
  const nothing = `\x78\x9c${"\0\0\0\xff\xff".repeat(2_000)}\x01\0\0\xff\xff`;
  const pieces = 2;
  assert.equal(unfiltered("Fl", nothing, { limits: { work: nothing.length + pieces * 32_768 } }), "");
  assert.throws(
    () => unfiltered("Fl", nothing, { limits: { work: nothing.length + pieces * 32_768 - 1 } }),
    /too tangled/,
  );
});

longTest("base 85 gives eight million bytes, and no more, whatever the limits are", () => {
  const most = 8_192_000;
  const zeros = (count: number) => unfilter("A85", latin1("z".repeat(count)), () => undefined, new Budget(plenty));
  assert.equal(zeros(most / 4).length, most);
  assert.throws(() => zeros(most / 4 + 1), /larger than what is read/);
});

Deno.test("deflate is read in pieces of 8 kB, and ends well where the last piece is full", () => {
  const stored = (length: number) => deflateSync(new Uint8Array(length).fill(0x61), { level: 0 });
  const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
  assert.equal(stored(8_183).length, 2 + 8_192);
  for (const length of [8_182, 8_183, 8_184]) {
    assert.equal(unfiltered("Fl", text(stored(length))), "a".repeat(length), `${length}`);
  }
  for (const kept of [8_193, 8_194, 8_195]) {
    assert.throws(() => unfiltered("Fl", text(stored(9_000).subarray(0, kept))), /damaged/, `${kept}`);
  }
});

Deno.test("Paeth's predictor takes the byte to the left where it is as near as the corner", () => {
  const parms = { Predictor: 15, Columns: 2 };
  assert.equal(unfiltered("Fl", deflated("\0\x0a\x0b\x04\xfe\x01"), { parms }), "\x0a\x0b\x08\x09");
});
